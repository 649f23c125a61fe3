"""A Breach: Shame, the dying, the Wounds they leave."""

from __future__ import annotations

import pytest

from tests.games.great_wall.driving import clans
from tests.games.great_wall.rule_tables import asked, firing, shame_all, shamed, winter, wounds_on
from tests.games.great_wall.stories.staging import Table


@pytest.mark.clause("gw.winter.breach")
def test_each_player_takes_shame_for_each_horde_without_an_own_soldier() -> None:
    t = Table()
    t.hordes("L", "H4-L", "H2-L")
    t.cover("H4-L", a3=0)
    t.cover("H2-L", a3=0, a4=1)
    winter(t)
    shame_all(t)
    assert [sum(shamed(t, seat)) for seat in range(3)] == [0, 1, 2]


@pytest.mark.clause("gw.winter.breach")
def test_archers_on_the_wall_do_not_spare_their_owner_the_shame() -> None:
    t = Table()
    t.hordes("L", "H5-L")
    t.fire(0, "L")
    winter(t)
    t.play("0 L1a1")
    shame_all(t)
    assert sum(shamed(t, 0)) == 1


@pytest.mark.clause("gw.winter.breach")
def test_shame_comes_first_in_tea_order_and_the_dying_cannot_carry_it() -> None:
    t = Table()
    t.s.tea = clans(1, 2, 0)
    t.hordes("L", "H4-L", "H2-L")
    t.cover("H4-L", a3=0, a4=1)
    t.s.pool[0] = [0, 0, 0]  # seat 0 has no Soldier left in the pool
    t.s.honor[0] = 9
    winter(t)
    order = []
    while t.question == "shame":
        order += asked(t)
        t.play(f"{asked(t)[0]} Sp")
    assert order == [1, 2, 2]
    assert (t.honor(0), t.s.shame_boxed, sum(shamed(t, 0))) == (4, 1, 0)
    assert t.s.pool[0][0] == 1  # the one on the Horde died afterwards


@pytest.mark.clause("gw.winter.breach")
def test_on_each_horde_each_player_loses_soldiers_by_the_lethality() -> None:
    t = Table(year=3)
    t.hordes("L", "H4-L", "H6-L")
    t.cover("H4-L", a3=0, a4=0, a5=0, b3=1)
    t.cover("H6-L", a2=0, a3=0, a4=0, a5=2)
    winter(t)
    shame_all(t)
    assert (t.pool(0), t.covered("H4-L"), t.covered("H6-L")) == ([8, 4, 2], 4, 4)
    assert (len(wounds_on(t, "H4-L")), len(wounds_on(t, "H6-L"))) == (3, 3)  # survivors stay


@pytest.mark.clause("gw.winter.breach")
def test_a_killed_horseman_leaves_two_wounds_that_no_one_dealt() -> None:
    t = Table()
    t.hordes("L", "H4-L")
    t.rider("H4-L", 0, "a3", "a4")
    winter(t)
    shame_all(t)
    assert (wounds_on(t, "H4-L"), t.s.wounds, t.pool(0)) == (["a3", "a4"], [0, 0, 0], [10, 4, 2])


@pytest.mark.clause("gw.winter.breach")
def test_all_archers_on_firing_spots_there_die_and_no_others() -> None:
    t = Table()
    t.s.walls = [1, 0, 0]
    t.s.barricades = [0, 3, 0]
    t.hordes("L", "H3-L", "H3-M")
    t.hordes("M", "H3-R")
    t.fire(0, "L")
    t.fire(1, "L")
    t.fire(0, "M")
    t.rest(0, "L", Ar=1, Sp=1)
    winter(t)
    shame_all(t)
    assert (firing(t, "L"), firing(t, "M"), t.resting(0, "L")) == ([0, 0, 0], [1, 0, 0], [1, 1, 0])
    assert (t.pool(0)[1], t.pool(1)[1]) == (2, 4)


@pytest.mark.clause("gw.winter.breach")
def test_one_withdrawal_saves_all_of_a_breached_section() -> None:
    """The rulebook's example: all die at once, so one boosted card saves Soldiers and Archers alike."""
    t = Table()
    t.hold(0, "T01")
    t.give(0, "C2")
    t.hordes("L", "H3-L", "H4-L")
    t.cover("H3-L", a2=0)
    t.cover("H4-L", a3=0)
    t.s.pool[0][0] = 0
    t.fire(0, "L")
    winter(t)
    while "T01+" not in t.offers(0):
        seat = asked(t)[0]
        t.play(f"{seat} {t.offers(seat)[-1 if t.question == 'tactic' else 0]}")
    t.play("0 T01+")
    assert (t.resting(0, "L"), t.goods(0), t.s.tactics[0]) == ([2, 1, 0], "", [])


@pytest.mark.clause("gw.winter.breach")
def test_hordes_that_breach_stay_where_they_are() -> None:
    t = Table()
    t.hordes("L", "H4-L", "H2-L")
    winter(t)
    shame_all(t)
    assert t.row("L") == ["H4-L", "H2-L"]
