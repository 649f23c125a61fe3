"""One short story for each box of the six Tactic cards with the co-op symbol."""

from mandate.core.game import Seat
from mandate.games.great_wall.rules.army.shame import gain_shame
from tests.games.great_wall.coop_tables import together
from tests.games.great_wall.stories.staging import Table


def summer(t: Table) -> None:
    t.begin("summer")


def test_u01_shared_stores_go_to_one_player() -> None:
    t = together()
    t.hold(0, "U01")
    t.give(0, "W2 S2")
    summer(t)
    t.play("0 U01", "0 W>seat3")
    assert t.offers(0) == ["W>seat3", "S>seat3", "done"]  # all to the same one, who cannot refuse
    t.play("0 S>seat3", "0 S>seat3")
    assert (t.goods(0), t.goods(2), t.question) == ("W1", "W1 S2", "")


def test_u01_shared_stores_need_something_to_share() -> None:
    t = together()
    t.hold(0, "U01")
    summer(t)
    assert t.offers(0) == ["pass"]


def test_u01_shared_stores_boosted_serve_everybody() -> None:
    t = together()
    t.hold(1, "U01")
    t.give(1, "C1")
    summer(t)
    t.play("1 U01+", "0 W", "1 S", "2 G")
    assert [t.goods(seat) for seat in range(3)] == ["W1", "S1", "G1"]


def assault(t: Table) -> None:
    t.hordes("L", "X5-L", "X8-L")  # 6 + 1 + 3
    t.begin("winter")


def test_u02_signal_fires_add_two_to_the_defense() -> None:
    t = together()
    t.hold(2, "U02")
    t.s.barricades = [3, 0, 0]
    assault(t)
    t.play("2 U02")
    assert (t.s.breached[0], t.s.barricades) == (1, [0, 0, 0])


def test_u02_without_signal_fires_the_wall_falls() -> None:
    t = together()
    t.hold(2, "U02")
    t.s.barricades = [3, 0, 0]
    assault(t)
    t.play("2 pass")
    assert t.s.breached[0] == 2


def test_u02_signal_fires_boosted_add_five_here_only() -> None:
    t = together()
    t.hold(2, "U02")
    t.give(2, "C2")
    t.hordes("M", "X5-M")
    t.s.barricades = [1, 0, 0]
    assault(t)
    t.play("2 U02+")
    assert t.s.breached == [1, 2, 0]


def test_u03_many_hands_help_another_player_at_the_location() -> None:
    t = together(players=4)
    t.hold(0, "U03")
    t.clerks("academy", 1, 1, 1, 0)
    t.s.active = Seat(0)
    t.activate("academy")
    t.play("0 1-2-3", "0 U03")
    assert t.offers(0) == ["seat2", "seat3", "pass"]
    t.play("0 seat3", "2 W", "2 W")
    assert (t.goods(0), t.goods(2)) == ("", "W2")


def test_u03_many_hands_boosted_help_everybody_there() -> None:
    t = together()
    t.hold(0, "U03")
    t.give(0, "C1")
    t.clerks("academy", 1, 1, 0)
    t.s.active = Seat(0)
    t.activate("academy")
    t.play("0 1-2", "0 U03+", "0 W", "0 W", "1 S", "1 G")
    assert [t.goods(seat) for seat in range(3)] == ["W2", "S1 G1", ""]


def sortie(t: Table) -> None:
    t.hordes("L", "X5-L")
    for seat in range(3):
        t.rest(seat, "L", Sp=3)
    t.commands("C5", "C6", "C6")
    t.turn()


def test_u04_joint_sortie_lets_another_player_attack_with_two() -> None:
    t = together()
    t.hold(0, "U04")
    sortie(t)
    t.play("0 U04", "0 seat2", "1 Sp:L1a2", "1 Sp:L1b2")
    assert (t.covered("X5-L"), t.honor(1), t.question) == (2, 4, "clerks")


def test_u04_joint_sortie_boosted_lets_everybody_attack() -> None:
    t = together()
    t.hold(0, "U04")
    t.give(0, "C2")
    sortie(t)
    t.play("0 U04+", "0 Sp:L1a2", "0 Sp:L1b2", "1 done", "2 Sp:L1a3", "2 done")
    assert (t.covered("X5-L"), t.s.honor, t.goods(2), t.question) == (3, [4, 0, 0], "G1", "clerks")


def battle(t: Table) -> None:
    """Seat 1 loses two Soldiers and seat 2 one; Lethality 2."""
    t.s.year = 3
    t.hordes("L", "X5-L")
    t.cover("X5-L", a2=1, a3=1, a4=1, b2=2)
    t.begin("defeats")


def test_u05_field_surgeons_save_a_soldier_of_another_player() -> None:
    t = together()
    t.hold(0, "U05")
    battle(t)
    assert t.offers(0) == ["U05", "pass"]
    t.play("0 U05")
    assert t.offers(0) == ["seat2", "seat3", "pass"]
    t.play("0 seat3")
    assert (t.resting(1, "L"), t.resting(2, "L")) == ([1, 0, 0], [1, 0, 0])


def test_u05_field_surgeons_the_owner_chooses_the_soldier() -> None:
    t = together()
    t.hold(0, "U05")
    t.s.year = 3
    t.hordes("L", "X5-L")
    t.cover("X5-L", a2=1, b4=-1, a4=-1, b2=-1)
    t.rider("X5-L", 1, "a3", "b3")
    t.begin("defeats")
    t.play("1 Sp", "0 U05", "0 seat2")  # both of them die
    assert t.offers(1) == ["Sp", "Ho", "done"]
    t.play("1 Ho")
    assert t.resting(1, "L") == [0, 0, 1]


def test_u05_field_surgeons_boosted_save_four_of_any_players() -> None:
    t = together()
    t.hold(0, "U05")
    t.give(0, "C2")
    battle(t)
    t.play("0 U05+", "0 seat2", "0 seat2")
    assert t.offers(0) == ["seat3", "pass"]  # no more of seat 2 are dying
    t.play("0 seat3")
    assert (t.resting(1, "L"), t.resting(2, "L")) == ([3, 0, 0], [1, 0, 0])


def test_u06_petition_takes_a_token_off_anybody() -> None:
    t = together()
    t.hold(0, "U06")
    t.shame(1, 2)
    t.happens(lambda s: s.push("tactic", 0, window="FALL_REVEAL"))
    t.play("0 U06")
    assert t.offers(0) == ["seat2", "pass"]
    t.play("0 seat2", "1 Sp")
    assert (t.s.shamed[1][0], t.s.shame_pool) == (1, 29)


def test_u06_petition_boosted_takes_two_tokens() -> None:
    t = together()
    t.hold(0, "U06")
    t.give(0, "C2")
    t.shame(1, 2)
    t.shame(2, 1)
    t.happens(lambda s: s.push("tactic", 0, window="FALL_REVEAL"))
    t.play("0 U06+", "0 seat2", "1 Sp", "0 seat3", "2 Sp")
    assert (t.s.shamed[1][0], t.s.shamed[2][0], t.s.shame_pool) == (1, 0, 29)


def test_u06_petition_needs_a_token() -> None:
    t = together()
    t.hold(0, "U06")
    t.happens(lambda s: s.push("tactic", 0, window="FALL_REVEAL"))
    assert t.offers(0) == ["pass"]
    t.happens(gain_shame, 1)
    t.play("1 Sp")
    assert t.offers(0) == ["U06", "pass"]
