"""Winter: firing and the Assault."""

from __future__ import annotations

import pytest

from tests.games.great_wall.driving import clans
from tests.games.great_wall.rule_tables import asked, shame_all, tell, winter, wounds_on
from tests.games.great_wall.stories.staging import Table

# --- firing -------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.winter.firing")
def test_each_archer_on_a_firing_spot_must_wound_a_horde_of_its_section() -> None:
    t = Table()
    t.s.walls = [2, 0, 0]
    t.hordes("L", "H1-L", "H7-L")
    t.hordes("M", "H1-M")
    t.fire(0, "L", 2)
    t.rest(0, "M", Ar=1)
    winter(t)
    assert "done" not in t.offers(0)
    assert {token[0] for token in t.offers(0)} == {"L"}
    t.play("0 L2a3", "0 L1b3")
    assert (wounds_on(t, "H7-L"), wounds_on(t, "H1-L"), t.covered("H1-M")) == (["a3"], ["b3"], 0)
    assert (t.s.wounds[0], t.honor(0), t.goods(0)) == (2, 0, "")  # Wounds dealt, and no reward


@pytest.mark.clause("gw.winter.firing")
def test_shooting_goes_from_the_left_and_in_tea_order() -> None:
    t = Table()
    t.s.tea = clans(1, 0, 2)
    t.s.walls = [1, 1, 0]
    for section, card in (("L", "H6-L"), ("M", "H6-M")):
        t.hordes(section, card)
        t.fire(0, section)
        t.fire(1, section)
    winter(t)
    order = []
    while t.question == "wound":
        seat = asked(t)[0]
        order.append(f"{seat}{t.offers(seat)[0][0]}")
        t.play(f"{seat} {t.offers(seat)[0]}")
    assert order == ["1L", "0L", "1M", "0M"]


@pytest.mark.clause("gw.winter.firing")
def test_an_archer_without_a_target_does_not_shoot() -> None:
    t = Table()
    t.fire(0, "L")
    winter(t)
    assert (asked(t), t.s.wounds[0]) == ([], 0)


@pytest.mark.clause("gw.winter.firing")
def test_no_shot_of_winter_hits_a_shielded_horde() -> None:
    t = Table()
    t.s.barricades = [3, 3, 3]
    t.hordes("L", "H3-L")
    t.fire(0, "L")
    winter(t)
    assert (t.covered("H3-L"), asked(t)) == (0, [])


@pytest.mark.clause("gw.winter.firing")
def test_a_horde_covered_by_shots_is_defeated_before_it_assaults() -> None:
    t = Table()
    t.hordes("L", "H6-L")
    t.cover("H6-L", a2=0, a3=-1, a4=-1, a5=-1, b3=-1)
    t.fire(1, "L")
    winter(t)  # the last free spot is the only target
    assert (t.claimed(0), t.s.honor, t.s.shame_pool) == (["H6-L"], [2, 2, 0], 30)
    assert tell(t, "assaulted") == []


@pytest.mark.clause("gw.winter.firing")
def test_winter_shooting_is_no_attack() -> None:
    t = Table()
    t.general(0, "G07", supporting=1)  # would Wound after an Attack
    t.give(0, "C5")
    t.s.barricades = [3, 3, 3]
    t.hordes("L", "H1-L")
    t.fire(0, "L")
    winter(t)
    t.play("0 L1a2")
    assert (asked(t), t.goods(0)) == ([], "C5")


# --- the Assault --------------------------------------------------------------------------------------


@pytest.mark.clause("gw.winter.assault")
def test_a_wall_holds_against_power_equal_to_its_defense() -> None:
    t = Table()
    t.hordes("L", "H2-L")  # 3 against 3
    winter(t)
    assert (t.s.breached, t.s.shame_pool) == ([1, 0, 0], 30)


@pytest.mark.clause("gw.winter.assault")
def test_greater_power_breaches() -> None:
    t = Table()
    t.hordes("L", "H4-L")  # 4 against 3
    winter(t)
    shame_all(t)
    assert (t.s.breached, t.s.shame_pool) == ([2, 0, 0], 27)


@pytest.mark.clause("gw.winter.assault")
@pytest.mark.parametrize(
    ("wall", "barricades", "held"), [(0, 0, 2), (0, 1, 2), (0, 2, 1), (1, 1, 1), (2, 0, 1)]
)
def test_each_barricade_adds_two_to_the_defense_of_the_wall(wall: int, barricades: int, held: int) -> None:
    t = Table()
    t.s.walls = [wall, 0, 0]
    t.s.barricades = [barricades, 0, 0]
    t.hordes("L", "H2-L", "H7-L")  # 6
    winter(t)
    shame_all(t)
    assert t.s.breached[0] == held


@pytest.mark.clause("gw.winter.assault")
@pytest.mark.parametrize(("wall", "defense"), [(0, 3), (1, 5), (2, 7), (3, 10)])
def test_a_higher_wall_defends_better(wall: int, defense: int) -> None:
    t = Table()
    t.s.walls = [wall, 0, 0]
    t.hordes("L", "H1-L")
    t.hordes("M", "H1-M")
    t.fire(0, "M")
    winter(t)
    t.play("0 M1a2")
    assert [(event.section, event.defense) for event in tell(t, "assaulted")] == [("L", defense), ("M", 3)]


@pytest.mark.clause("gw.winter.assault")
def test_the_power_of_all_hordes_in_a_section_is_added_up() -> None:
    t = Table()
    t.s.walls = [2, 0, 0]
    t.hordes("L", "H2-L", "H3-L", "H1-L")  # 3 + 3 + 2 against 7
    winter(t)
    shame_all(t)
    assert t.s.breached == [2, 0, 0]


@pytest.mark.clause("gw.winter.assault")
def test_covered_spots_do_not_weaken_a_horde() -> None:
    t = Table()
    t.hordes("L", "H4-L")
    t.cover("H4-L", a3=0, a4=1, a5=2, b3=-1)
    winter(t)
    assert t.s.breached == [2, 0, 0]


@pytest.mark.clause("gw.winter.assault")
def test_after_all_sections_every_barricade_is_discarded() -> None:
    t = Table()
    t.s.barricades = [3, 2, 1]
    t.hordes("L", "H1-L")
    winter(t)
    assert t.s.barricades == [0, 0, 0]


@pytest.mark.clause("gw.winter.assault")
def test_an_empty_section_is_not_assaulted() -> None:
    t = Table()
    winter(t)
    assert (t.s.breached, t.s.shame_pool) == ([0, 0, 0], 30)


@pytest.mark.clause("gw.winter.assault")
def test_sections_are_resolved_from_the_left() -> None:
    t = Table()
    t.hordes("R", "H4-R")
    t.hordes("M", "H4-M")
    t.hordes("L", "H4-L")
    winter(t)
    shame_all(t)
    assert t.s.breached == [2, 2, 2]
    assert [event.section for event in tell(t, "assaulted")] == ["M", "R"]  # L before the first choice
