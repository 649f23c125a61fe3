"""The Builders' Encampment: Barricades, Walls, and the Warehouse that pays first."""

from __future__ import annotations

import pytest

from mandate.games.great_wall.rules.army.soldiers import attack
from mandate.games.great_wall.rules.effects.running import run
from tests.games.great_wall.rule_tables import asked, firing
from tests.games.great_wall.stories.staging import Table


def builders(t: Table, *clerks: int) -> None:
    t.clerks("builders", *clerks)
    t.activate("builders")


@pytest.mark.clause("gw.build.barricade")
def test_two_resources_in_any_mix_build_a_barricade_for_two_honor() -> None:
    t = Table()
    t.give(0, "W1 G1")
    builders(t, 1, 0, 0)
    assert t.offers(0) == ["barricade:L", "barricade:M", "barricade:R", "done"]
    t.play("0 barricade:M")
    assert (t.s.barricades, t.honor(0), t.goods(0)) == ([0, 1, 0], 2, "")


@pytest.mark.clause("gw.build.barricade")
def test_chi_builds_nothing() -> None:
    t = Table()
    t.give(0, "C9 W1")
    builders(t, 1, 0, 0)
    assert asked(t) == []


@pytest.mark.clause("gw.build.barricade")
def test_a_section_has_room_for_three_barricades() -> None:
    t = Table()
    t.s.barricades = [3, 2, 3]
    t.give(0, "W4")
    builders(t, 1, 0, 0)
    assert t.offers(0) == ["barricade:M", "done"]


@pytest.mark.clause("gw.build.wall")
@pytest.mark.parametrize(("level", "cost"), [(1, 5), (2, 10), (3, 15)])
def test_a_wall_level_brings_honor_equal_to_its_cost(level: int, cost: int) -> None:
    t = Table()
    t.s.walls = [level - 1] * 3
    t.s.barricades = [3] * 3
    t.give(0, f"W{cost - 2} S1 G1")
    builders(t, 1, 0, 0)
    t.play("0 wall:R")
    assert (t.s.walls[2], t.honor(0), t.goods(0), t.s.built[0]) == (level, cost, "", 1)


@pytest.mark.clause("gw.build.wall")
def test_levels_follow_one_another_and_the_third_is_the_last() -> None:
    t = Table()
    t.s.walls = [3, 0, 3]
    t.s.barricades = [3] * 3
    t.give(0, "W40")
    builders(t, 4, 0, 0)
    t.play("0 wall:M", "0 wall:M")
    assert (t.s.walls, t.honor(0)) == ([3, 2, 3], 15)
    t.play("0 wall:M")
    assert (t.s.walls, t.honor(0), asked(t)) == ([3, 3, 3], 30, [])


@pytest.mark.clause("gw.build.wall")
def test_who_cannot_pay_a_level_is_not_offered_it() -> None:
    t = Table()
    t.s.walls = [1, 0, 0]
    t.give(0, "S6")
    builders(t, 1, 0, 0)
    assert [token for token in t.offers(0) if token.startswith("wall")] == ["wall:M", "wall:R"]


@pytest.mark.clause("gw.build.wall", "gw.build.barricade")
def test_each_clerk_builds_one_thing_the_same_or_another() -> None:
    t = Table()
    t.give(0, "W9")
    builders(t, 3, 0, 0)
    t.play("0 barricade:L", "0 wall:L", "0 barricade:L")
    assert (t.s.walls, t.s.barricades, t.honor(0), asked(t)) == ([1, 0, 0], [2, 0, 0], 9, [])


@pytest.mark.clause("gw.build.wall", "gw.build.barricade")
def test_one_clerk_builds_one_thing_however_much_there_is_to_pay_with() -> None:
    t = Table()
    t.give(0, "W40")
    builders(t, 1, 0, 0)
    t.play("0 wall:L")
    assert (asked(t), t.goods(0)) == ([], "W35")


@pytest.mark.clause("gw.build.wall")
def test_all_levels_of_one_activation_are_one_event() -> None:
    t = Table()
    t.advisor(0, "A28")  # the Architect: 3 Honor for the event
    t.give(0, "W15")
    builders(t, 2, 0, 0)
    t.play("0 wall:L", "0 wall:L")
    assert t.honor(0) == 5 + 10 + 3


@pytest.mark.clause("gw.build.wall")
def test_archers_rise_with_the_wall_and_do_not_shoot() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.fire(1, "L")
    t.give(0, "W5")
    builders(t, 1, 0, 0)
    t.play("0 wall:L")
    assert (firing(t, "L"), t.covered("H1-L")) == ([0, 1, 0], 0)


@pytest.mark.clause("gw.build.wall", "gw.attack.archer")
def test_a_higher_wall_has_room_for_one_more_archer() -> None:
    t = Table()
    t.fire(1, "L")
    t.rest(0, "L", Ar=1)
    t.happens(attack, 0, 1, source="rest", kind="any")
    assert asked(t) == []
    t.give(0, "W5")
    builders(t, 1, 0, 0)
    t.play("0 wall:L")
    t.happens(attack, 0, 1, source="rest", kind="any")
    t.play("0 Ar:L")
    assert firing(t, "L") == [1, 1, 0]


@pytest.mark.clause("gw.build.pay")
def test_the_warehouse_pays_first_and_the_builder_the_rest() -> None:
    t = Table()
    t.s.warehouse = [1, 2, 0]
    t.give(0, "G4")
    builders(t, 1, 0, 0)
    t.play("0 wall:L")
    assert (t.s.warehouse, t.goods(0), t.honor(0)) == ([0, 0, 0], "G2", 5)


@pytest.mark.clause("gw.build.pay")
def test_nothing_of_the_own_supply_is_paid_while_the_warehouse_has_enough() -> None:
    t = Table()
    t.s.warehouse = [3, 3, 0]
    t.give(0, "W9")
    builders(t, 1, 0, 0)
    t.play("0 barricade:L")
    assert (t.question, t.offers(0)) == ("house", ["W", "S", "auto"])
    t.play("0 S", "0 S")
    assert (t.s.warehouse, t.goods(0)) == ([3, 1, 0], "W9")


@pytest.mark.clause("gw.build.pay")
def test_the_builder_chooses_which_own_resources_are_paid() -> None:
    t = Table()
    t.give(0, "W2 S2 G2")
    builders(t, 1, 0, 0)
    t.play("0 barricade:L", "0 G", "0 W")
    assert t.goods(0) == "W1 S2 G1"


@pytest.mark.clause("gw.build.pay")
def test_a_discount_comes_before_the_warehouse_and_honor_stays_whole() -> None:
    t = Table()
    t.advisor(0, "A26")  # the Master Mason: two less
    t.s.warehouse = [0, 0, 5]
    builders(t, 1, 0, 0)
    t.play("0 wall:L")
    assert (t.s.warehouse, t.honor(0)) == ([0, 0, 2], 5)


@pytest.mark.clause("gw.build.pay")
def test_the_warehouse_pays_first_outside_the_encampment_too() -> None:
    t = Table()
    t.s.warehouse = [0, 1, 0]
    t.give(0, "W9")
    t.happens(run, 0, "C4/box3", {"box": 3})  # Work Harder: a Wall for four less
    t.play("0 build_wall", "0 wall:M")
    assert (t.s.warehouse, t.goods(0), t.honor(0)) == ([0, 0, 0], "W9", 5)


@pytest.mark.clause("gw.build.pay")
def test_options_are_paid_in_turn_so_that_a_later_builder_finds_less() -> None:
    t = Table()
    t.s.warehouse = [2, 0, 0]
    builders(t, 1, 1, 0)
    t.play("0 barricade:L")
    assert (t.s.warehouse, asked(t), t.s.honor) == ([0, 0, 0], [], [2, 0, 0])
