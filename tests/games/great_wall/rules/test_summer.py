"""Summer: income, getting rid of Shame, and the Command cards of the Year before."""

from __future__ import annotations

import pytest

from tests.games.great_wall.driving import clans
from tests.games.great_wall.rule_tables import asked, claim, refusal, shamed
from tests.games.great_wall.stories.staging import Table


def summer(t: Table) -> None:
    t.begin("summer")


@pytest.mark.clause("gw.summer.income")
def test_an_overseer_on_level_two_of_the_gold_mine_brings_two_gold() -> None:
    t = Table()
    t.overseer(0, "gold_mine", 2)
    summer(t)
    assert [t.goods(seat) for seat in range(3)] == ["G2", "", ""]


@pytest.mark.clause("gw.summer.income")
def test_every_overseer_gives_its_level_without_any_clerk() -> None:
    t = Table()
    for place, level in (("lumber_mill", 1), ("quarry", 2), ("gold_mine", 3), ("temple", 1)):
        t.overseer(1, place, level)
    summer(t)
    assert t.goods(1) == "W1 S2 G3 C1"


@pytest.mark.clause("gw.summer.income")
def test_the_second_year_already_has_a_summer() -> None:
    t = Table(year=1)
    t.overseer(0, "temple", 1)
    t.begin("year")
    assert (t.s.year, t.goods(0), t.question) == (2, "C1", "fall.choose")


@pytest.mark.clause("gw.summer.shame")
def test_two_chi_send_a_token_back_to_the_supply_as_often_as_one_can_pay() -> None:
    t = Table()
    t.give(0, "C5")
    t.shame(0, 3)
    summer(t)
    assert (t.offers(0), t.s.shame_pool) == (["Sp", "done"], 27)
    t.play("0 Sp")
    assert (t.goods(0), t.s.shame_pool, t.pool(0)) == ("C3", 28, [8, 4, 2])
    t.play("0 Sp")
    assert (t.goods(0), t.s.shame_pool, shamed(t, 0), asked(t)) == ("C1", 29, [1, 0, 0], [])


@pytest.mark.clause("gw.summer.shame")
def test_a_token_may_come_from_a_claimed_horde() -> None:
    t = Table()
    t.give(0, "C2")
    t.shame(0, 1)
    claim(t, 0, "H4-M", shame=2)
    summer(t)
    assert t.offers(0) == ["Sp", "H4-M", "done"]
    t.play("0 H4-M")
    assert (t.s.horde_shame[t.horde("H4-M")], t.s.shame_pool) == (1, 28)


@pytest.mark.clause("gw.summer.shame")
def test_no_one_must_pay_for_shame() -> None:
    t = Table()
    t.give(0, "C9")
    t.shame(0, 1)
    summer(t)
    t.play("0 done")
    assert (t.goods(0), shamed(t, 0), asked(t)) == ("C9", [1, 0, 0], [])


@pytest.mark.clause("gw.summer.shame")
def test_income_comes_before_the_chi_is_paid() -> None:
    t = Table()
    t.overseer(0, "temple", 2)
    t.shame(0, 1)
    summer(t)
    assert t.offers(0) == ["Sp", "done"]


@pytest.mark.clause("gw.summer.shame")
def test_shame_is_discarded_in_tea_order() -> None:
    t = Table()
    t.s.tea = clans(2, 0, 1)
    for seat in range(3):
        t.give(seat, "C2")
        t.shame(seat, 1)
    summer(t)
    order = []
    while asked(t):
        order += asked(t)
        t.play(f"{asked(t)[0]} done")
    assert order == [2, 0, 1]


@pytest.mark.clause("gw.summer.reclaim")
def test_the_cards_of_the_track_are_discarded_and_may_be_taken_back() -> None:
    t = Table()
    t.commands("C1", "C2", "C4")
    summer(t)
    assert (t.s.track, t.s.card) == ([-1, -1, -1], ["", "", ""])
    assert t.s.discard == [["C1"], ["C2"], ["C4"]]
    t.play("0 reclaim", "1 honor", "2 reclaim")
    assert t.s.discard == [[], ["C2"], []]
    assert (t.s.hand[0], t.s.honor) == (["C1", "C2", "C3", "C4", "C5", "C6"], [0, 2, 0])


@pytest.mark.clause("gw.summer.reclaim")
def test_honor_counts_every_own_card_in_the_discard_pile_and_leaves_them_there() -> None:
    t = Table()
    t.commands("C1", "C2", "C4")
    t.s.hand[0], t.s.discard[0] = ["C3", "C4"], ["C2", "C5", "C6"]
    summer(t)
    t.play("0 honor")
    assert (t.honor(0), sorted(t.s.discard[0])) == (8, ["C1", "C2", "C5", "C6"])


@pytest.mark.clause("gw.summer.reclaim")
def test_all_cards_are_taken_back_at_once_in_tea_order() -> None:
    t = Table()
    t.commands("C1", "C2", "C4")
    t.s.tea = clans(1, 2, 0)
    t.s.hand[1], t.s.discard[1] = ["C5", "C6"], ["C1", "C4"]
    summer(t)
    assert (asked(t), t.offers(1)) == ([1], ["reclaim", "honor"])
    t.play("1 reclaim")
    assert (t.s.hand[1], asked(t)) == (["C1", "C2", "C4", "C5", "C6"], [2])


@pytest.mark.clause("gw.summer.reclaim")
def test_one_of_the_two_must_be_chosen() -> None:
    t = Table()
    t.commands("C1", "C2", "C4")
    summer(t)
    assert refusal(t, "0 pass").startswith("not-offered")


@pytest.mark.clause("gw.summer.betrayal")
def test_betrayal_stays_in_the_discard_pile() -> None:
    t = Table()
    t.commands("C3", "C2", "C4")
    t.s.hand[0].remove("C1")
    t.s.discard[0] = ["C1"]
    summer(t)
    t.play("0 reclaim")
    assert (t.s.discard[0], t.s.hand[0]) == (["C3"], ["C1", "C2", "C4", "C5", "C6"])


@pytest.mark.clause("gw.summer.betrayal")
def test_betrayal_counts_for_honor_in_every_later_summer() -> None:
    t = Table()
    t.s.hand[0].remove("C3")
    t.s.discard[0] = ["C3"]
    for year in (3, 4):
        t.s.year = year
        summer(t)
        t.play("0 honor")
    assert t.honor(0) == 4
