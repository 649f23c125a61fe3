"""One short story for each Artifact, and the other steps of the final scoring."""

from dataclasses import replace

from mandate.games.great_wall.rules.army.soldiers import attack
from mandate.games.great_wall.rules.year.scoring import end
from tests.games.great_wall.stories.staging import Table


def final(t: Table, *artifacts: str) -> list[int]:
    """The Honor of all seats after a game with these Artifacts."""
    t.s.deal = replace(t.s.deal, artifacts=artifacts)
    t.happens(end, "time")
    return t.s.honor


def test_f1_jade_tally_gives_8_for_each_supporting_advisor() -> None:
    t = Table()
    t.support(0, 3)
    t.advisor(1, "A01", "A02")
    assert final(t, "F1") == [24, 0, 0]


def test_f2_quiver_of_the_north_gives_1_for_each_wound_dealt() -> None:
    t = Table()
    t.hordes("L", "H3-L")
    t.s.walls = [1, 0, 0]
    t.rest(0, "L", Ho=1, Sp=1, Ar=1)
    t.happens(attack, 0, 3, source="rest", kind="any")
    t.play("0 Ho:L1a4b4", "0 Sp:L1a2", "0 Ar:L", "0 L1a3")
    before = t.honor(0)
    assert final(t, "F2")[0] - before == 2 + 1 + 1


def test_f3_ledger_of_provinces_gives_3_for_each_overseer_level() -> None:
    t = Table()
    t.overseer(0, "quarry", 2)
    t.overseer(0, "temple", 1)
    t.overseer(1, "temple", 3)
    assert final(t, "F3") == [9, 9, 0]


def test_f4_banner_of_victories_gives_7_for_each_claimed_horde_without_shame() -> None:
    t = Table()
    t.s.claimed[0] = [t.horde("H1-L"), t.horde("H2-L")]
    t.s.horde_shame[t.horde("H2-L")] = 1
    assert final(t, "F4") == [3 + 7, 0, 0]  # and the 3 Honor of the clean Steppe Scouts


def test_f5_builders_compass_gives_5_for_each_wall_level_built() -> None:
    t = Table()
    t.give(0, "S5")
    t.give(1, "S10")
    t.clerks("builders", 1, 1, 0)
    t.activate("builders")
    t.play("0 wall:L", "1 wall:L")
    assert t.s.walls == [2, 0, 0]
    assert final(t, "F5") == [5 + 5, 10 + 5, 0]


def test_shame_below_soldiers_costs_5_each_and_never_more_than_there_is() -> None:
    t = Table()
    t.shame(0, 2)
    t.shame(1, 3)
    t.s.honor = [22, 3, 0]
    assert final(t) == [12, 0, 0]


def test_three_artifacts_are_added_up() -> None:
    t = Table()
    t.support(0, 1)
    t.overseer(0, "quarry", 2)
    t.s.wounds[0] = 4
    assert final(t, "F1", "F2", "F3") == [8 + 4 + 6, 0, 0]
