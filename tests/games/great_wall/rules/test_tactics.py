"""Tactic cards: the seven windows, who is asked there and how often, boosted boxes, cards without effect."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.great_wall.driving import clans
from tests.games.great_wall.rule_tables import asked, at, refusal, wounds_on
from tests.games.great_wall.stories.staging import Table


def windows(t: Table) -> list[str]:
    """Everybody passes; which windows opened for whom: `SUMMER_INCOME 0`."""
    seen = []
    while asked(t):
        seat = asked(t)[0]
        if t.question == "tactic":
            seen.append(f"{t.s.stack[-1].data['window']} {seat}")
        t.play(f"{seat} {t.offers(seat)[0 if t.question == 'shame' else -1]}")
    return seen


def held_by_all(t: Table) -> None:
    """One card each that fits no window here (Restless without an upgrade, or at another time)."""
    for seat, card in enumerate(("T02", "T05", "T10")):
        t.hold(seat, card)


def _summer(t: Table) -> None:
    t.begin("summer")


def _fall(t: Table) -> None:
    t.begin("fall")
    t.play("0 C2", "1 C1", "2 C4")
    assert (t.question, t.s.track) == ("tactic", [-1, -1, -1])  # before the order is chosen


def _turn(t: Table) -> None:
    t.commands("C2", "C1", "C1")
    t.turn(0)


def _location(t: Table) -> None:
    t.clerks("logistics", 1, 0, 1)
    t.activate("logistics")


def _defeat(t: Table) -> None:
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=-1, b2=-1, b3=-1)
    t.fire(2, "L")
    t.begin("defeats")


def _assault(t: Table) -> None:
    t.s.barricades = [3, 3, 3]
    t.hordes("L", "H1-L")
    t.hordes("R", "H1-R")
    t.begin("winter")


ALL = ["0", "1", "2"]


@pytest.mark.clause("gw.tactic.window")
@pytest.mark.parametrize(
    ("happens", "expected"),
    [
        (_summer, [f"SUMMER_INCOME {seat}" for seat in ALL]),
        (_turn, ["MY_TURN 0"]),
        (_location, ["LOCATION 0", "LOCATION 2"]),
        (_defeat, ["HORDE_DEFEATED 0", "HORDE_DEFEATED 2", "SOLDIERS_KILLED 0"]),
        (_assault, [f"ASSAULT {seat}" for _ in "LR" for seat in ALL]),
    ],
)
def test_a_window_opens_at_its_moment_for_those_concerned(
    happens: Callable[[Table], None], expected: list[str]
) -> None:
    t = Table()
    held_by_all(t)
    happens(t)
    assert windows(t) == expected


@pytest.mark.clause("gw.tactic.window")
def test_the_window_of_the_revealed_cards_opens_before_their_order_is_chosen() -> None:
    t = Table()
    held_by_all(t)
    _fall(t)
    order = []
    while t.question == "tactic":
        order += asked(t)
        t.play(f"{asked(t)[0]} pass")
    assert (order, t.question) == ([0, 1, 2], "fall.order")


@pytest.mark.clause("gw.tactic.window")
def test_players_are_asked_in_tea_order() -> None:
    t = Table()
    t.s.tea = clans(2, 0, 1)
    held_by_all(t)
    _summer(t)
    assert windows(t) == ["SUMMER_INCOME 2", "SUMMER_INCOME 0", "SUMMER_INCOME 1"]


@pytest.mark.clause("gw.tactic.window")
def test_a_card_of_another_window_is_refused() -> None:
    t = Table()
    t.hold(0, "T01", "T10")
    _turn(t)
    assert t.offers(0) == ["pass"]
    assert refusal(t, "0 T01") == "gw-window gw.tactic.window"
    assert refusal(t, "0 T10+") == "gw-window gw.tactic.window"


@pytest.mark.clause("gw.tactic.window")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    t = Table()
    t.hold(0, "T01")
    _turn(t)
    assert refusal(t, "0 T02") == "gw-no-card gw.tactic.window"


@pytest.mark.clause("gw.tactic.window")
def test_each_player_plays_one_card_for_each_opening() -> None:
    t = Table()
    t.hold(0, "T08", "T08")
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=-1, b2=-1, b3=-1)
    t.begin("defeats")
    t.play("0 T08", "0 W", "0 W")
    assert t.s.stack[-1].data["window"] == "SOLDIERS_KILLED"  # the next one: the same is not open any more
    assert t.s.tactics[0] == ["T08"]


@pytest.mark.clause("gw.tactic.window")
def test_each_defeated_horde_is_an_event_of_its_own() -> None:
    t = Table()
    t.hold(0, "T08", "T08")
    for section, card in (("L", "H1-L"), ("R", "H1-R")):
        t.hordes(section, card)
        t.cover(card, a2=0, a3=-1, b2=-1, b3=-1)
    t.begin("defeats")
    t.play("0 T08", "0 W", "0 W", "0 pass", "0 T08", "0 S", "0 S")
    assert (t.goods(0), t.s.tactics[0]) == ("W2 S2", [])


@pytest.mark.clause("gw.tactic.window")
def test_several_players_may_play_in_one_window() -> None:
    t = Table()
    t.hold(0, "T06")
    t.hold(1, "T06")
    t.clerks("quarry", 1, 1, 0)
    t.activate("quarry", advanced=True)
    t.play("0 pass", "1 pass", "0 T06", "1 T06")
    assert (t.goods(0), t.goods(1), at(t, "quarry")) == ("S2", "S2", [0, 0, 0])


@pytest.mark.clause("gw.tactic.window")
def test_clerks_are_still_at_the_location_when_its_window_is_open() -> None:
    t = Table()
    t.hold(0, "T06")
    t.clerks("quarry", 1, 1, 0)
    t.activate("quarry", advanced=True)
    t.play("0 pass", "1 pass")
    assert (t.question, at(t, "quarry")) == ("tactic", [1, 1, 0])


@pytest.mark.clause("gw.tactic.window")
def test_victims_are_chosen_before_the_window_and_chi_is_paid_after_it() -> None:
    t = Table(year=3)
    t.hold(0, "T01")
    t.give(0, "C2")
    t.hordes("L", "H1-L")
    t.rider("H1-L", 0, "a2", "a3")
    t.cover("H1-L", b2=0, b3=0)
    t.begin("defeats")
    t.play("0 pass")
    kinds = []
    for choice in ("0 Ho", "0 T01", "0 Ho", "0 done"):
        kinds.append(t.question)
        t.play(choice)
    assert kinds == ["victim", "tactic", "save", "save"]
    assert t.resting(0, "L") == [1, 0, 1]  # the Horseman was Saved, one Spearman survived


@pytest.mark.clause("gw.tactic.boost")
def test_the_boosted_box_costs_its_chi() -> None:
    t = Table()
    t.hold(0, "T07", "T08")
    t.give(0, "C1")
    t.s.tea = clans(1, 0, 2)
    _fall(t)
    assert t.offers(0) == ["T07", "T07+", "pass"]
    t.play("0 T07+", "0 up")
    assert (t.goods(0), t.honor(0), t.s.tea) == ("", 2, [0, 1, 2])


@pytest.mark.clause("gw.tactic.boost")
def test_without_the_chi_there_is_only_the_basic_box() -> None:
    t = Table()
    t.hold(0, "T07")
    t.s.tea = clans(1, 0, 2)
    _fall(t)
    assert refusal(t, "0 T07+") == "gw-boost gw.tactic.boost"
    t.play("0 T07", "0 up", "0 C")
    assert (t.goods(0), t.honor(0), t.s.tea) == ("C1", 0, [0, 1, 2])


@pytest.mark.clause("gw.tactic.boost")
def test_only_one_box_is_used() -> None:
    t = Table()
    t.hold(0, "T08")
    t.give(0, "C5")
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=-1, b2=-1, b3=-1)
    t.begin("defeats")
    t.play("0 T08+", "0 W", "0 C")
    assert t.goods(0) == "W1 C5"
    t.skip()
    assert (t.honor(0), t.s.tactic_discard) == (3 + 2, ["T08"])


@pytest.mark.clause("gw.tactic.effect")
def test_a_card_that_could_do_nothing_may_not_be_played() -> None:
    t = Table()
    t.hold(0, "T02", "T03", "T04")
    t.give(0, "C9")
    t.s.pool[0] = [0, 0, 0]
    _turn(t)
    assert t.offers(0) == ["T04", "T04+", "pass"]  # Volley still brings its Honor
    assert refusal(t, "0 T02") == "gw-no-effect gw.tactic.effect"
    assert refusal(t, "0 T03+") == "gw-no-effect gw.tactic.effect"


@pytest.mark.clause("gw.tactic.effect")
def test_the_basic_box_may_have_no_effect_where_the_boosted_one_has() -> None:
    t = Table()
    t.hold(0, "T10")
    t.give(0, "C1")
    _summer(t)
    assert t.offers(0) == ["T10+", "pass"]  # no Shame, but Honor instead of it
    assert refusal(t, "0 T10") == "gw-no-effect gw.tactic.effect"


@pytest.mark.clause("gw.tactic.effect")
def test_volley_wounds_in_the_section_of_the_archer() -> None:
    t = Table()
    t.hold(0, "T04")
    t.hordes("L", "H1-L")
    t.fire(0, "L")
    _turn(t)
    t.play("0 T04", "0 fire:L", "0 L1a2")
    assert (wounds_on(t, "H1-L"), t.honor(0)) == (["a2"], 1)
