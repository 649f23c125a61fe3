"""Lumber Mill, Quarry, Gold Mine and Temple: gather, upgrade, donate."""

from __future__ import annotations

import pytest

from tests.games.great_wall.rule_tables import asked, level
from tests.games.great_wall.stories.staging import Table

MADE = [("lumber_mill", "W"), ("quarry", "S"), ("gold_mine", "G"), ("temple", "C")]
PAID = [
    ("lumber_mill", "lum", "C"),
    ("quarry", "qua", "W"),
    ("gold_mine", "gol", "S"),
    ("temple", "tem", "G"),
]


@pytest.mark.clause("gw.production.gather")
@pytest.mark.parametrize(("place", "what"), MADE)
def test_each_clerk_gathers_one_resource(place: str, what: str) -> None:
    t = Table()
    t.clerks(place, 2, 1, 0)
    t.activate(place)
    t.skip()
    assert (t.goods(0), t.goods(1), t.goods(2)) == (f"{what}2", f"{what}1", "")


@pytest.mark.clause("gw.production.gather")
def test_an_overseer_on_level_two_of_the_gold_mine_adds_two_gold_once() -> None:
    t = Table()
    t.overseer(0, "gold_mine", 2)
    t.clerks("gold_mine", 2, 1, 0)
    t.activate("gold_mine")
    t.skip()
    assert (t.goods(0), t.goods(1)) == ("G4", "G1")


@pytest.mark.clause("gw.production.gather")
def test_an_overseer_without_a_clerk_gathers_nothing() -> None:
    t = Table()
    t.overseer(0, "gold_mine", 3)
    t.clerks("gold_mine", 0, 2, 1)
    t.activate("gold_mine")
    t.skip()
    assert t.goods(0) == ""


@pytest.mark.clause("gw.production.gather")
def test_all_gather_before_anybody_upgrades_and_all_upgrade_before_anybody_donates() -> None:
    t = Table()
    t.clerks("lumber_mill", 2, 1, 0)
    t.give(0, "C2")
    t.give(1, "C2")
    t.activate("lumber_mill")
    assert (t.goods(0), t.goods(1), t.question) == ("W2 C2", "W1 C2", "upgrade")
    steps = []
    while asked(t):
        steps.append((t.question, asked(t)[0]))
        t.play(f"{asked(t)[0]} {t.offers(asked(t)[0])[-1]}")
    assert steps == [("upgrade", 0), ("upgrade", 1), ("donate", 0), ("donate", 1)]


@pytest.mark.clause("gw.production.upgrade")
@pytest.mark.parametrize(("place", "code", "pays"), PAID)
def test_two_resources_of_the_kind_shown_place_the_first_overseer(place: str, code: str, pays: str) -> None:
    t = Table()
    t.clerks(place, 2, 1, 0)
    t.give(0, f"{pays}2")
    t.activate(place)
    assert t.offers(0) == [f"{code}:Sp", f"{code}:Ar", f"{code}:Ho", "done"]
    t.play(f"0 {code}:Ho")
    assert (level(t, 0, place), t.pool(0)) == (1, [10, 4, 1])
    assert pays not in t.goods(0)


@pytest.mark.clause("gw.production.upgrade")
def test_the_second_box_of_the_lumber_mill_costs_three_chi() -> None:
    t = Table()
    t.overseer(0, "lumber_mill", 1)
    t.clerks("lumber_mill", 2, 1, 0)
    t.give(0, "C3")
    t.activate("lumber_mill")
    t.play("0 lum")
    assert (level(t, 0, "lumber_mill"), t.goods(0), t.pool(0)) == (2, "W3", [9, 4, 2])


@pytest.mark.clause("gw.production.upgrade")
def test_the_third_box_costs_four_and_there_is_no_fourth() -> None:
    t = Table()
    t.overseer(0, "lumber_mill", 2)
    t.overseer(1, "lumber_mill", 3)
    t.clerks("lumber_mill", 1, 2, 0)
    t.give(0, "C4")
    t.give(1, "C9")
    t.activate("lumber_mill")
    t.play("0 lum")
    assert (level(t, 0, "lumber_mill"), t.goods(0), t.question) == (3, "W3", "donate")


@pytest.mark.clause("gw.production.upgrade")
def test_who_cannot_pay_is_not_asked() -> None:
    t = Table()
    t.clerks("lumber_mill", 2, 1, 0)
    t.give(0, "C1 S9 G9")
    t.activate("lumber_mill")
    assert t.question == "donate"


@pytest.mark.clause("gw.production.upgrade")
def test_many_clerks_upgrade_only_once() -> None:
    t = Table()
    t.clerks("lumber_mill", 2, 1, 0)
    t.give(0, "C9")
    t.activate("lumber_mill")
    t.play("0 lum:Sp")
    assert (level(t, 0, "lumber_mill"), t.question) == (1, "donate")


@pytest.mark.clause("gw.production.upgrade")
def test_only_a_soldier_without_shame_in_the_pool_becomes_an_overseer() -> None:
    t = Table()
    t.shame(0, 10)
    t.rest(0, "L", Ho=2)
    t.clerks("lumber_mill", 2, 1, 0)
    t.give(0, "C2")
    t.activate("lumber_mill")
    assert t.offers(0) == ["lum:Ar", "done"]


@pytest.mark.clause("gw.production.upgrade")
def test_overseers_of_several_players_share_a_box() -> None:
    t = Table()
    t.overseer(1, "lumber_mill", 1)
    t.clerks("lumber_mill", 2, 1, 0)
    t.give(0, "C2")
    t.activate("lumber_mill")
    t.play("0 lum:Sp")
    assert (level(t, 0, "lumber_mill"), level(t, 1, "lumber_mill")) == (1, 1)


@pytest.mark.clause("gw.production.donate")
@pytest.mark.parametrize(("place", "what"), MADE[:3])
def test_one_of_what_was_gathered_goes_to_the_warehouse_for_two_honor(place: str, what: str) -> None:
    t = Table()
    t.clerks(place, 2, 1, 0)
    t.give(0, "W3 S3 G3")
    t.activate(place)
    t.play("0 done") if t.question == "upgrade" else None
    assert t.offers(0) == [what, "pass"]
    t.play(f"0 {what}")
    assert (t.honor(0), t.s.warehouse["WSG".index(what)], asked(t)) == (2, 1, [1])


@pytest.mark.clause("gw.production.donate")
def test_chi_is_never_donated() -> None:
    t = Table()
    t.clerks("temple", 2, 1, 0)
    t.activate("temple")
    assert (asked(t), t.s.warehouse, t.goods(0)) == ([], [0, 0, 0], "C2")


@pytest.mark.clause("gw.production.donate")
def test_no_one_must_donate() -> None:
    t = Table()
    t.clerks("quarry", 2, 1, 0)
    t.activate("quarry")
    t.play("0 pass", "1 pass")
    assert (t.goods(0), t.s.warehouse, t.s.honor) == ("S2", [0, 0, 0], [0, 0, 0])
