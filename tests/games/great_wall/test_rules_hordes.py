"""Defeating Hordes, dying, Shame, and Winter."""

import pytest

from mandate.games.great_wall.assault import power
from mandate.games.great_wall.events import Defeated
from mandate.games.great_wall.flow.winter import defense
from mandate.games.great_wall.numbers import L
from mandate.games.great_wall.shame import gain_shame

from .stories import Table

# --- Defeated Hordes -----------------------------------------------------------------------------------


@pytest.mark.clause("gw.defeat")
def test_a_covered_horde_is_defeated_in_the_next_defeat_step() -> None:
    """Seat 0 has most spots, seat 1 one; seat 2 an Archer on the Wall. Lethality 1 in Year 2."""
    t = Table()
    t.hordes("L", "H1-L", "H7-L")
    t.cover("H1-L", a2=0, a3=0, b2=1, b3=-1)
    t.fire(2, "L")
    t.begin("defeats")
    t.skip()
    assert [t.honor(seat) for seat in range(3)] == [2, 2, 2]
    assert t.claimed(0) == ["H1-L"]
    assert t.resting(0, "L") == [1, 0, 0]  # one died, one rests
    assert t.pool(0) == [9, 4, 2]
    assert t.pool(1) == [10, 4, 2]
    assert t.row("L") == ["H7-L"]


@pytest.mark.clause("gw.defeat")
def test_hordes_are_defeated_row_by_row_from_the_wall() -> None:
    t = Table()
    t.hordes("L", "H8-L", "H1-L")
    t.hordes("R", "H7-L")
    t.cover("H1-L", a2=0, a3=0, b2=0, b3=0)
    t.cover("H7-L", a3=1, a4=1, b2=1, b4=1)
    t.s.told = []
    t.begin("defeats")
    assert [event.horde for event in t.s.told if isinstance(event, Defeated)] == ["H7-L", "H1-L"]


@pytest.mark.clause("gw.defeat")
def test_a_horde_covered_by_wounds_alone_is_discarded() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=-1, a3=-1, b2=-1, b3=-1)
    t.begin("defeats")
    assert t.s.horde_discard == [t.horde("H1-L")]
    assert t.row("L") == []


@pytest.mark.clause("gw.defeat.majority")
def test_a_tie_for_most_spots_goes_to_the_higher_tea_marker() -> None:
    t = Table()
    t.s.tea = [1, 0, 2]
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=0, b2=1, b3=1)
    t.begin("defeats")
    t.skip()
    assert t.claimed(1) == ["H1-L"]


@pytest.mark.clause("gw.defeat.majority")
def test_a_horseman_counts_for_both_of_its_spots() -> None:
    t = Table()
    t.hordes("L", "H8-L")
    t.rider("H8-L", 2, "a2", "a3")
    t.cover("H8-L", a4=0, b3=0, b4=-1)
    t.s.tea = [2, 0, 1]
    t.begin("defeats")
    t.skip()
    assert t.claimed(2) == ["H8-L"]


@pytest.mark.clause("gw.kill")
def test_the_owner_chooses_which_type_of_soldier_dies() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.rider("H1-L", 0, "a2", "a3")
    t.cover("H1-L", b2=0, b3=0)
    t.begin("defeats")
    assert t.question == "victim"
    assert t.offers(0) == ["Sp", "Ho"]
    t.play("0 Ho")
    t.skip()
    assert t.pool(0) == [8, 4, 2]
    assert t.resting(0, "L") == [2, 0, 0]


@pytest.mark.clause("gw.kill")
def test_lethality_grows_with_the_years() -> None:
    t = Table(year=6)
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=0, b2=0, b3=0)
    t.begin("defeats")
    t.skip()
    assert t.resting(0, "L") == [1, 0, 0]


@pytest.mark.clause("gw.kill.save")
def test_a_dying_soldier_is_saved_for_two_chi() -> None:
    t = Table()
    t.give(0, "C3")
    t.hordes("M", "H1-L")
    t.cover("H1-L", a2=0, a3=0, b2=0, b3=0)
    t.begin("defeats")
    t.play("0 Sp")
    assert t.goods(0) == "C1"
    assert t.resting(0, "M") == [4, 0, 0]


# --- Shame --------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.shame.place")
def test_a_token_goes_under_a_soldier_or_on_a_claimed_horde() -> None:
    t = Table()
    t.s.horde_deck.remove(t.horde("H4-M"))
    t.s.claimed[0] = [t.horde("H4-M")]
    t.happens(gain_shame, 0, 3)
    assert t.offers(0) == ["Sp", "Ar", "Ho", "H4-M"]
    t.play("0 H4-M", "0 H4-M")
    assert t.offers(0) == ["Sp", "Ar", "Ho"]  # two tokens on a card at most
    t.play("0 Ho")
    assert t.pool(0) == [10, 4, 1]
    assert t.s.shame_pool == 27


@pytest.mark.clause("gw.shame.nowhere")
def test_an_empty_pool_costs_five_honor_but_never_below_zero() -> None:
    t = Table()
    t.s.shame_pool = 0
    t.s.honor = [7, 0, 0]
    t.happens(gain_shame, 0, 2)
    assert t.honor(0) == 0


@pytest.mark.clause("gw.shame.nowhere")
def test_a_token_without_a_place_leaves_the_game() -> None:
    t = Table()
    t.s.pool[:3] = [0, 0, 0]
    t.s.honor = [9, 0, 0]
    t.happens(gain_shame, 0, 1)
    assert (t.honor(0), t.s.shame_pool, t.s.shame_boxed) == (4, 29, 1)


# --- Winter -------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.winter.firing")
def test_in_winter_each_archer_must_wound_a_horde_of_its_section() -> None:
    t = Table()
    t.s.walls = [1, 0, 0]
    t.hordes("L", "H7-L")
    t.fire(1, "L", 2)
    t.begin("winter")
    assert t.question == "wound"
    assert "done" not in t.offers(1)
    t.play("1 L1a3", "1 L1a4")
    assert t.covered("H7-L") == 2
    assert t.s.wounds[1] == 2


@pytest.mark.clause("gw.winter.assault")
def test_a_wall_holds_when_its_defense_equals_the_power() -> None:
    t = Table()
    t.s.barricades = [1, 0, 0]
    t.hordes("L", "H7-L", "H8-L")  # 3 and 2; the train adds 1 to the Raiders
    assert (power(t.s, L), defense(t.s, L)) == (6, 5)
    t.s.barricades = [2, 0, 0]
    t.begin("winter")
    assert t.s.breached == [1, 0, 0]
    assert t.s.barricades == [0, 0, 0]


@pytest.mark.clause("gw.winter.breach")
def test_a_breach_brings_shame_kills_on_each_horde_and_all_archers() -> None:
    """Seat 0 is on the first Horde only; seat 2 has just an Archer there."""
    t = Table()
    t.hordes("L", "H4-L", "H6-L")
    t.cover("H4-L", a3=0, a4=0)
    t.fire(2, "L")
    t.begin("breach", section=0)
    t.skip()
    assert [sum(t.s.shamed[seat * 3 : seat * 3 + 3]) for seat in range(3)] == [1, 2, 2]
    assert t.covered("H4-L") == 2  # a Spearman and the Wound that the other left
    assert t.s.cover.count(1) == 1
    assert t.s.fire == [0] * 9
    assert t.resting(2, "L") == [0, 0, 0]


@pytest.mark.clause("gw.winter.breach")
def test_survivors_of_a_breach_stay_on_the_horde() -> None:
    t = Table()
    t.hordes("L", "H4-L")
    t.cover("H4-L", a3=0, a4=0, a5=0)
    t.begin("breach", section=0)
    t.skip()
    assert t.s.cover.count(2) == 2
    assert t.resting(0, "L") == [0, 0, 0]
