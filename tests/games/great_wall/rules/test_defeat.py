"""Defeated Hordes: who is honored, who claims the card, and what moves up."""

from __future__ import annotations

import pytest

from tests.games.great_wall.driving import clans
from tests.games.great_wall.rule_tables import asked, firing, tell
from tests.games.great_wall.stories.staging import Table


def defeats(t: Table) -> None:
    """A Defeat Hordes step; everybody lets Soldiers die."""
    t.begin("defeats")
    t.skip()


def defeated(t: Table) -> list[str]:
    return [event.horde for event in tell(t, "defeated")]


@pytest.mark.clause("gw.defeat")
def test_a_horde_with_a_free_spot_is_not_defeated() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=0, b2=0)
    defeats(t)
    assert (t.row("L"), t.s.honor) == (["H1-L"], [0, 0, 0])


@pytest.mark.clause("gw.defeat")
def test_covering_the_last_spot_does_not_defeat_a_horde_before_the_step() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=1, a3=1, b2=1)
    t.commands("C5", "C1", "C1")
    t.rest(0, "L", Sp=2)
    t.turn(0)
    t.play("0 done", "1 done", "2 done", "0 Sp:L1b3")
    assert t.resting(0, "L") == [1, 0, 0]  # the other one could not Attack any more
    t.skip()
    assert t.claimed(1) == ["H1-L"]


@pytest.mark.clause("gw.defeat")
def test_who_has_a_soldier_on_it_gains_two_honor_however_many() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=0, b2=0, b3=1)
    defeats(t)
    assert t.s.honor == [2, 2, 0]


@pytest.mark.clause("gw.defeat")
def test_each_archer_on_a_firing_spot_of_the_section_brings_two_honor() -> None:
    t = Table()
    t.s.walls = [3, 0, 0]
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=-1, b2=-1, b3=-1)
    t.fire(0, "L", 1)
    t.fire(1, "L", 2)
    t.fire(2, "M", 1)
    t.rest(2, "L", Ar=1)
    defeats(t)
    assert t.s.honor == [4, 4, 0]
    assert firing(t, "L") == [1, 2, 0]


@pytest.mark.clause("gw.defeat")
def test_survivors_go_to_the_rest_zone_and_wounds_to_the_supply() -> None:
    t = Table()
    t.hordes("M", "H1-M")
    t.cover("H1-M", a2=0, a3=0, b2=0, b3=-1)
    defeats(t)
    assert (t.resting(0, "M"), t.pool(0), t.covered("H1-M")) == ([2, 0, 0], [8, 4, 2], 0)


@pytest.mark.clause("gw.defeat")
def test_a_horde_without_any_soldier_is_discarded() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=-1, a3=-1, b2=-1, b3=-1)
    t.fire(0, "L")
    defeats(t)
    assert (t.s.claimed, t.s.horde_discard, t.row("L")) == ([[], [], []], [t.horde("H1-L")], [])
    assert t.s.honor == [2, 0, 0]  # for the Archer


@pytest.mark.clause("gw.defeat")
def test_cards_behind_move_up_with_everything_on_them() -> None:
    t = Table()
    t.hordes("L", "H1-L", "H3-L", "H7-L")
    t.cover("H1-L", a2=0, a3=-1, b2=-1, b3=-1)
    t.cover("H3-L", a2=1)
    defeats(t)
    assert (t.row("L"), t.covered("H3-L"), t.pool(1)) == (["H3-L", "H7-L"], 1, [9, 4, 2])


@pytest.mark.clause("gw.defeat")
def test_defeated_hordes_are_resolved_row_by_row_and_each_row_from_the_left() -> None:
    t = Table()
    t.hordes("L", "H3-L", "H1-L")
    t.hordes("M", "H1-M", "H7-M")
    t.hordes("R", "H1-R")
    for card in ("H1-L", "H1-M", "H1-R"):
        t.cover(card, a2=0, a3=-1, b2=-1, b3=-1)
    t.cover("H7-M", a3=1, a4=-1, b2=-1, b4=-1)
    t.s.walls = [0, 0, 0]
    t.give(0, "C2")
    t.begin("defeats")
    t.play("0 done")  # seat 0 might save the first one
    t.skip()
    assert (t.claimed(0), t.claimed(1)) == (["H1-M", "H1-R", "H1-L"], ["H7-M"])
    assert [horde for horde in defeated(t) if horde in ("H1-L", "H7-M")] == ["H1-L", "H7-M"]


@pytest.mark.clause("gw.defeat.majority")
def test_who_covers_most_spots_claims_the_card_wounds_do_not_count() -> None:
    t = Table()
    t.hordes("L", "H6-L")
    t.cover("H6-L", a2=1, a3=1, a4=0, a5=-1, b3=-1, b4=-1)
    defeats(t)
    assert t.claimed(1) == ["H6-L"]


@pytest.mark.clause("gw.defeat.majority")
def test_a_tie_goes_to_the_player_higher_on_the_tea_track() -> None:
    t = Table()
    t.s.tea = clans(2, 1, 0)
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=0, b2=1, b3=1)
    defeats(t)
    assert t.claimed(1) == ["H1-L"]


@pytest.mark.clause("gw.defeat.majority")
def test_a_horseman_covers_two_spots() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.rider("H1-L", 2, "a2", "a3")
    t.cover("H1-L", b2=0, b3=-1)
    defeats(t)
    assert t.claimed(2) == ["H1-L"]


@pytest.mark.clause("gw.defeat.majority")
def test_the_majority_is_counted_before_soldiers_are_killed() -> None:
    t = Table(year=6)  # Lethality 3
    t.hordes("L", "H6-L")
    t.cover("H6-L", a2=0, a3=0, a4=0, a5=1, b3=1, b4=-1)
    defeats(t)
    assert (t.claimed(0), t.resting(0, "L"), t.pool(0)) == (["H6-L"], [0, 0, 0], [10, 4, 2])


@pytest.mark.clause("gw.defeat.majority")
def test_archers_on_the_wall_do_not_claim() -> None:
    t = Table()
    t.s.walls = [3, 0, 0]
    t.hordes("L", "H1-L")
    t.fire(0, "L", 4)
    t.cover("H1-L", a2=2, a3=-1, b2=-1, b3=-1)
    defeats(t)
    assert t.claimed(2) == ["H1-L"]


@pytest.mark.clause("gw.defeat")
def test_hordes_are_defeated_after_the_activations_of_each_turn() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=-1, b2=-1, b3=-1)
    t.commands("C2", "C1", "C1")
    t.turn(0)
    t.play("0 done", "1 done", "2 done")
    assert t.claimed(0) == []  # Economy still asks for a resource
    t.play("0 W")
    assert (t.claimed(0), asked(t)) == (["H1-L"], [])
