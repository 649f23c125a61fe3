"""Killing and Saving Soldiers."""

from __future__ import annotations

import pytest

from tests.games.great_wall.rule_tables import asked, tell, wounds_on
from tests.games.great_wall.stories.staging import Table


def six_spearmen(t: Table, *seats: int) -> None:
    """Khan's Guard in L, covered by Spearmen of these seats."""
    t.hordes("L", "H6-L")
    t.cover("H6-L", **dict(zip(("a2", "a3", "a4", "a5", "b3", "b4"), seats, strict=True)))


@pytest.mark.clause("gw.kill")
def test_with_lethality_two_each_player_loses_two_soldiers() -> None:
    t = Table(year=3)
    six_spearmen(t, 0, 0, 0, 1, 1, 1)
    t.begin("defeats")
    assert (t.pool(0), t.pool(1)) == ([9, 4, 2], [9, 4, 2])
    assert (t.resting(0, "L"), t.resting(1, "L")) == ([1, 0, 0], [1, 0, 0])


@pytest.mark.clause("gw.kill")
@pytest.mark.parametrize(
    ("players", "year", "lethality"), [(3, 1, 1), (3, 3, 2), (3, 6, 3), (4, 1, 1), (4, 4, 2), (4, 5, 3)]
)
def test_lethality_follows_the_time_track(players: int, year: int, lethality: int) -> None:
    t = Table(players, year)
    six_spearmen(t, 0, 0, 0, 0, 0, 0)
    t.begin("defeats")
    assert t.resting(0, "L") == [6 - lethality, 0, 0]


@pytest.mark.clause("gw.kill")
def test_no_one_loses_more_soldiers_than_are_there() -> None:
    t = Table(year=6)
    six_spearmen(t, 0, 0, 0, 0, 0, 1)
    t.begin("defeats")
    assert (t.resting(0, "L"), t.resting(1, "L"), t.pool(1)) == ([2, 0, 0], [0, 0, 0], [10, 4, 2])


@pytest.mark.clause("gw.kill")
@pytest.mark.parametrize(
    ("dies", "rests", "pool"), [("Sp", [0, 0, 1], [10, 4, 1]), ("Ho", [1, 0, 0], [9, 4, 2])]
)
def test_the_owner_chooses_who_dies(dies: str, rests: list[int], pool: list[int]) -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.rider("H1-L", 0, "a2", "a3")
    t.cover("H1-L", b2=0, b3=-1)
    t.begin("defeats")
    assert (asked(t), t.offers(0)) == ([0], ["Sp", "Ho"])
    t.play(f"0 {dies}")
    assert (t.resting(0, "L"), t.pool(0)) == (rests, pool)


@pytest.mark.clause("gw.kill")
def test_archers_on_the_wall_survive_a_defeated_horde() -> None:
    t = Table(year=6)
    six_spearmen(t, 0, 0, 0, 0, 0, 0)
    t.fire(0, "L")
    t.begin("defeats")
    assert t.pool(0)[1] == 3


@pytest.mark.clause("gw.kill.save")
def test_two_chi_save_a_soldier_into_the_rest_zone() -> None:
    t = Table()
    t.give(0, "C3")
    six_spearmen(t, 0, 0, 0, 1, 1, 1)
    t.begin("defeats")
    assert t.offers(0) == ["Sp", "done"]
    t.play("0 Sp")
    assert (t.goods(0), t.resting(0, "L"), t.pool(0)) == ("C1", [3, 0, 0], [7, 4, 2])


@pytest.mark.clause("gw.kill.save")
def test_any_number_of_the_dying_may_be_saved() -> None:
    t = Table(year=6)
    t.give(0, "C5")
    six_spearmen(t, 0, 0, 0, 0, 0, 0)
    t.begin("defeats")
    t.play("0 Sp", "0 Sp")
    assert (t.goods(0), t.resting(0, "L"), asked(t)) == ("C1", [5, 0, 0], [])


@pytest.mark.clause("gw.kill.save")
def test_saving_is_optional() -> None:
    t = Table()
    t.give(0, "C9")
    six_spearmen(t, 0, 0, 0, 1, 1, 1)
    t.begin("defeats")
    t.play("0 done")
    assert (t.goods(0), t.resting(0, "L")) == ("C9", [2, 0, 0])


@pytest.mark.clause("gw.kill.save")
def test_a_saved_soldier_was_not_killed() -> None:
    t = Table()
    t.advisor(0, "A31")  # the Gravedigger: Honor when Soldiers are Killed
    t.give(0, "C2")
    six_spearmen(t, 0, 0, 0, 1, 1, 1)
    t.begin("defeats")
    t.play("0 Sp")
    assert t.honor(0) == 2  # only for having been there
    assert [event.saved for event in tell(t, "killed") if event.seat == 0] == [True]


@pytest.mark.clause("gw.kill.save")
def test_a_soldier_saved_in_a_breach_rests_and_leaves_a_wound() -> None:
    t = Table()
    t.hordes("L", "H5-L")
    t.cover("H5-L", a1=0)
    t.give(0, "C2")
    t.begin("winter")
    while t.question != "save":
        t.play(f"{asked(t)[0]} {t.offers(asked(t)[0])[0]}")
    t.play("0 Sp")
    assert (t.resting(0, "L"), wounds_on(t, "H5-L")) == ([1, 0, 0], ["a1"])


@pytest.mark.clause("gw.kill.save")
def test_the_dying_of_one_defeated_horde_are_one_event_each_horde_another() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.hordes("M", "H1-M")
    t.cover("H1-L", a2=0, a3=-1, b2=-1, b3=-1)
    t.cover("H1-M", a2=0, a3=-1, b2=-1, b3=-1)
    t.hold(0, "T01", "T01")  # Withdrawal
    t.begin("defeats")
    windows = 0
    while t.question == "tactic":
        windows += t.s.stack[-1].data["window"] == "SOLDIERS_KILLED"
        t.play("0 T01" if "T01" in t.offers(0) else "0 pass")
    assert (windows, t.s.tactics[0], t.resting(0, "L"), t.resting(0, "M")) == (2, [], [1, 0, 0], [1, 0, 0])
