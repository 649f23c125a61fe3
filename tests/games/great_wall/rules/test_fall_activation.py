"""Fall: the Activation step, Shame for being alone, Advanced Activation."""

from __future__ import annotations

import pytest

from mandate.games.great_wall.rules.city.locations import activation_step
from tests.games.great_wall.driving import clans
from tests.games.great_wall.rule_tables import asked, at, refusal, shamed, tell
from tests.games.great_wall.stories.staging import Table


def activations(t: Table, seat: int = 0) -> None:
    t.happens(activation_step, seat)


def activated(t: Table) -> list[str]:
    return [event.location for event in tell(t, "activated")]


# --- the Activation step ------------------------------------------------------------------------------


@pytest.mark.clause("gw.fall.activate")
def test_full_regular_locations_and_special_ones_with_a_clerk_activate() -> None:
    t = Table()
    t.clerks("lumber_mill", 0, 2, 1)
    t.clerks("quarry", 1, 1, 0)
    t.clerks("logistics", 0, 0, 1)
    activations(t)
    assert t.offers(0) == ["lum", "log"]
    t.play("0 log")
    t.skip()
    assert activated(t) == ["log", "lum"]
    assert at(t, "quarry") == [1, 1, 0]


@pytest.mark.clause("gw.fall.activate")
def test_the_active_player_chooses_the_order_also_without_clerks_there() -> None:
    t = Table()
    t.clerks("lumber_mill", 0, 2, 1)
    t.clerks("quarry", 0, 1, 2)
    activations(t, 0)
    assert (asked(t), t.offers(0)) == ([0], ["lum", "qua"])


@pytest.mark.clause("gw.fall.activate")
def test_all_clerks_return_to_their_owners_used_or_not() -> None:
    t = Table()
    t.clerks("barracks", 1, 1, 1)  # no one can pay for a Soldier
    activations(t)
    assert (at(t, "barracks"), t.s.clerk_pool) == ([0, 0, 0], [5, 5, 5])


@pytest.mark.clause("gw.fall.activate")
def test_each_player_there_resolves_in_tea_order() -> None:
    t = Table()
    t.s.tea = clans(2, 1, 0)
    t.clerks("embassy", 1, 1, 1)
    for seat in range(3):
        t.give(seat, "G2")
    activations(t)
    order = []
    while asked(t):
        order += asked(t)
        t.play(f"{asked(t)[0]} done")
    assert order == [2, 1, 0]


@pytest.mark.clause("gw.fall.activate")
def test_a_player_without_clerks_there_gets_nothing() -> None:
    t = Table()
    t.overseer(2, "quarry", 3)
    t.clerks("quarry", 1, 2, 0)
    t.activate("quarry")
    t.skip()
    assert (t.goods(0), t.goods(1), t.goods(2)) == ("S1", "S2", "")


@pytest.mark.clause("gw.fall.activate")
def test_the_effect_of_a_location_may_be_declined() -> None:
    t = Table()
    t.clerks("embassy", 1, 0, 0)
    t.give(0, "G9")
    t.activate("embassy")
    t.play("0 done")
    assert (t.goods(0), at(t, "embassy")) == ("G9", [0, 0, 0])


@pytest.mark.clause("gw.fall.activate")
def test_clerks_stay_where_nothing_activates() -> None:
    t = Table()
    t.clerks("temple", 1, 1, 0)
    t.begin("winter")
    assert at(t, "temple") == [1, 1, 0]


@pytest.mark.clause("gw.fall.activate")
def test_the_activation_step_is_a_snapshot_of_its_beginning() -> None:
    t = Table()
    t.clerks("logistics", 1, 0, 0)
    t.clerks("academy", 1, 0, 0)
    activations(t)
    t.clerks("quarry", 1, 1, 1)  # filled by some effect meanwhile
    t.clerks("academy", 0, 0, 0)  # and emptied by another
    t.play("0 log")
    assert (activated(t), at(t, "quarry"), asked(t)) == (["log"], [1, 1, 1], [])


# --- Shame for being alone ----------------------------------------------------------------------------


@pytest.mark.clause("gw.fall.alone")
@pytest.mark.parametrize("place", ["lumber_mill", "quarry", "gold_mine", "temple", "barracks"])
def test_who_fills_a_location_with_the_shame_icon_alone_takes_a_token(place: str) -> None:
    t = Table()
    t.clerks(place, 3, 0, 0)
    t.activate(place)
    t.play("0 Sp")
    assert (shamed(t, 0), t.s.shame_pool) == ([1, 0, 0], 29)


@pytest.mark.clause("gw.fall.alone")
def test_a_clerk_of_a_second_player_prevents_it() -> None:
    t = Table()
    t.clerks("quarry", 2, 1, 0)
    t.activate("quarry")
    t.skip()
    assert t.s.shame_pool == 30


@pytest.mark.clause("gw.fall.alone")
@pytest.mark.parametrize("place", ["tea_house", "builders", "logistics", "embassy", "academy"])
def test_locations_without_the_icon_bring_no_shame(place: str) -> None:
    t = Table()
    t.clerks(place, 2, 0, 0)
    t.activate(place)
    t.skip()
    assert t.s.shame_pool == 30


@pytest.mark.clause("gw.fall.alone")
def test_the_token_comes_before_the_effects_of_the_location() -> None:
    t = Table()
    t.clerks("quarry", 3, 0, 0)
    t.activate("quarry")
    assert (t.question, t.goods(0)) == ("shame", "")
    t.play("0 Ar")
    assert t.goods(0) == "S3"


# --- Advanced Activation ------------------------------------------------------------------------------


@pytest.mark.clause("gw.fall.advanced")
def test_an_advanced_activation_needs_an_own_clerk_there_and_no_full_location() -> None:
    t = Table()
    t.commands("C1", "C4", "C4")
    t.clerks("quarry", 1, 1, 0)
    t.clerks("temple", 0, 2, 0)
    t.turn(0)
    t.play("0 done", "1 done", "2 done")
    assert t.offers(0) == ["qua", "pass"]
    assert refusal(t, "0 tem").startswith("not-offered")


@pytest.mark.clause("gw.fall.advanced")
def test_all_players_there_resolve_and_all_clerks_return() -> None:
    t = Table()
    t.clerks("quarry", 1, 1, 0)
    t.activate("quarry", advanced=True)
    t.skip()
    assert (t.goods(0), t.goods(1), at(t, "quarry")) == ("S1", "S1", [0, 0, 0])


@pytest.mark.clause("gw.fall.advanced")
def test_an_advanced_activation_brings_no_shame_for_being_alone() -> None:
    t = Table()
    t.clerks("quarry", 3, 0, 0)
    t.activate("quarry", advanced=True)
    t.skip()
    assert (t.goods(0), t.s.shame_pool) == ("S3", 30)


@pytest.mark.clause("gw.fall.advanced")
def test_without_a_clerk_on_the_board_there_is_no_advanced_activation() -> None:
    t = Table()
    t.commands("C1", "C4", "C4")
    t.turn(0)
    t.play("0 done", "1 done", "2 done")
    assert asked(t) == []
