"""Co-op with two players: all of the Reed Clan's rules hold, and "players" are the two persons (Q62)."""

from __future__ import annotations

import pytest

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.vocabulary import Section
from mandate.games.great_wall.rules.army.assault import defense
from mandate.games.great_wall.rules.fields import flattened
from mandate.games.great_wall.rules.game import GREAT_WALL
from tests.games.great_wall.coop_tables import agree, fulfilment, happen, in_force, together
from tests.games.great_wall.driving import clans
from tests.games.great_wall.stories.staging import Table

OUT = {"RQ01", "RQ02", "RQ03", "RQ04"}  # the four that the rulebook removes


def two(*demanded: str, year: int = 2) -> Table:
    return together(*demanded, players=2, year=year)


@pytest.mark.clause("gw.coop.setup")
def test_two_players_have_the_reed_clan_two_sections_and_twenty_tokens() -> None:
    s = GREAT_WALL.start({"players": 2, "coop": True}, Chance("two"))
    assert (s.n, s.clans, s.reed, s.sections, s.shame_pool) == (2, 3, 2, (1, 2), 20)
    assert (s.side.years, len(s.deal.hordes)) == (6, 16)
    assert all(card[0] == "X" and card[-1] in "MR" for card in s.deal.hordes)
    assert [len(row) for row in s.rows] in ([0, 1, 2], [0, 2, 1])  # three Hordes


@pytest.mark.clause("gw.coop.setup")
def test_two_players_have_two_slots_and_eight_requests() -> None:
    for number in range(20):
        s = GREAT_WALL.start({"players": 2, "coop": True}, Chance(number))
        assert len(s.requests) == 2
        assert set(s.deal.requests) == {f"RQ{n:02}" for n in range(1, 13)} - OUT


@pytest.mark.clause("gw.coop.setup")
def test_strong_walls_hold_two_more_at_every_level() -> None:
    usual = GREAT_WALL.start({"players": 2, "coop": True}, Chance(1))
    strong = GREAT_WALL.start({"players": 2, "coop": True, "walls": "strong"}, Chance(1))
    for level in range(4):
        for state in (usual, strong):
            state.walls = [level] * 3
        assert defense(strong, Section(1)) == defense(usual, Section(1)) + 2


@pytest.mark.clause("gw.coop.hordes")
def test_spring_brings_one_horde_more_to_two_players_too() -> None:
    t = two(year=1)
    t.begin("spring")
    assert sum(map(len, t.s.rows)) == 3


@pytest.mark.clause("gw.coop.end")
def test_two_players_need_six_requests() -> None:
    for done, reason in ((5, "requests"), (4, "")):
        t = two("RQ09")
        t.s.fulfilled = [f"RQ{n:02}" for n in range(5, 5 + done)]
        t.s.walls = [0, 2, 1]
        t.begin("winter")
        t.skip()
        assert t.s.reason == reason


@pytest.mark.clause("gw.coop.request")
def test_the_reed_clan_pays_nothing_and_proposes_nothing() -> None:
    t = two("RQ08", "RQ12")
    t.s.tea = clans(2, 1, 0)  # the Reed Clan on top
    for seat in (0, 1):
        t.give(seat, "C5")
        t.overseer(seat, "quarry", 3)
    fulfilment(t)
    assert t.offers(1) == ["RQ08", "done"]
    t.play("1 RQ08", "1 agree", "0 agree")
    assert (t.s.fulfilled, t.goods(0), t.goods(1)) == (["RQ12", "RQ08"], "", "")


@pytest.mark.clause("gw.coop.request")
@pytest.mark.parametrize(
    ("card", "enough", "less"),
    [("RQ05", "W6", "W5"), ("RQ06", "S6", "S5"), ("RQ07", "G6", "G5"), ("RQ08", "C5", "C4")],
)
def test_two_players_pay_more_goods_than_others_do(card: str, enough: str, less: str) -> None:
    t = two(card)
    t.give(0, enough)
    t.give(1, less)
    fulfilment(t)
    t.play(f"0 {card}", "0 agree")
    assert t.offers(1) == ["refuse"]
    t.give(1, f"{less[0]}1")
    t.happens(lambda _: None)
    t.play("1 agree")
    assert (t.s.fulfilled, t.goods(0), t.goods(1)) == ([card], "", "")


@pytest.mark.clause("gw.coop.request")
def test_two_players_pay_two_trophies() -> None:
    t = two("RQ10")
    t.s.trophies = [1, 1, 0]
    fulfilment(t)
    agree(t, "RQ10")
    assert (t.s.fulfilled, t.s.trophies) == (["RQ10"], [0, 0, 0])


@pytest.mark.clause("gw.coop.step")
def test_the_reed_clan_takes_no_shame_for_requests() -> None:
    t = two("RQ05", "RQ06")
    t.begin("requests")
    t.skip()
    assert (sum(flattened(t.s.shamed)), t.s.shame_pool) == (4, 16)


@pytest.mark.clause("gw.coop.event")
def test_an_event_turns_the_reed_marker_over_and_strikes_persons_only() -> None:
    t = two()
    t.s.tea = clans(0, 1, 2)
    happen(t, "E05")
    assert t.s.tea == [2, 1, 0]
    t.s.honor = [5, 5, 0]
    t.begin("summer")
    assert t.s.honor == [5, 5, 0]  # the Reed Clan is on top: no one loses
    happen(t, "E06")
    assert (t.question, list(t.s.asked)) == ("ordeal", [1])


@pytest.mark.clause("gw.coop.order")
def test_the_reed_clan_has_a_place_in_the_order_and_its_overlord_sets_it_in_its_turn() -> None:
    t = two()
    t.s.tea = clans(1, 2, 0)
    t.commands("C5", "C6")
    t.turn()
    t.play("0 done")
    assert t.offers(0) == ["2-reed", "reed-2"]
    t.play("0 reed-2")
    assert (t.question, list(t.s.asked)) == ("reed.move", [1])  # led by the higher of the two


@pytest.mark.clause("gw.coop.order")
def test_in_the_reed_clans_turn_its_overlord_sets_the_order() -> None:
    t = two()
    t.s.tea = clans(1, 2, 0)
    t.s.card[2] = "R1"
    t.begin("turn", 2, card=t.s.card[2])
    t.play("1 done")
    assert (t.question, t.offers(1)) == ("arrange", ["2-1", "1-2"])


@pytest.mark.clause("gw.coop.honor")
def test_a_horde_that_the_reed_clan_covered_most_is_no_ones_trophy() -> None:
    t = two()
    t.hordes("M", "X1-M")
    t.cover("X1-M", a2=0, a3=2, b2=2)
    t.begin("defeats")
    assert (t.s.trophies, t.s.honor[:2]) == ([0, 0, 0], [2, 0])


@pytest.mark.clause("gw.coop.hordes")
def test_the_reed_clan_pays_no_toll() -> None:
    t = two()
    t.hordes("M", "X2-M")
    t.begin("reed.attack", 0)
    t.play("0 Sp:M1a2")
    assert (t.covered("X2-M"), t.question) == (1, "")


@pytest.mark.clause("gw.coop.resign")
def test_the_other_of_two_plays_on_alone() -> None:
    t = two("RQ08")
    t.give(0, "C5")
    t.s.resign(Seat(1))
    t.s.year += 1
    fulfilment(t)
    agree(t, "RQ08")
    assert (t.s.outcome, t.s.fulfilled) == (None, ["RQ08"])


@pytest.mark.clause("gw.coop.resign")
@pytest.mark.parametrize("overlord", ["higher", "active"])
def test_who_is_left_of_two_leads_the_reed_clan(overlord: str) -> None:
    t = Table(2, coop=True, overlord=overlord)
    t.commands("C5", "C6")
    t.turn(0)  # seat 0 is higher, and active
    t.s.resign(Seat(0))
    t.begin("effects", t.s.reed, src="R1/box1", i=0)
    assert (t.question, list(t.s.asked)) == ("reed.move", [1])


@pytest.mark.clause("gw.coop.event")
def test_sinking_ground_weakens_the_two_sections_in_use() -> None:
    from mandate.games.great_wall.rules.army.assault import defense

    t = two()
    in_force(t, "E10")
    assert [defense(t.s, section) for section in t.s.sections] == [2, 2]
