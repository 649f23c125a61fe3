"""One short story for each type of Horde."""

from mandate.games.great_wall.cards.numbers import L, M
from mandate.games.great_wall.rules.army.assault import defense, power
from mandate.games.great_wall.rules.army.recruiting import recruit
from mandate.games.great_wall.rules.army.soldiers import attack
from tests.games.great_wall.stories.staging import Table


def test_h1_steppe_scouts_change_places_with_the_horde_in_front() -> None:
    t = Table(year=1)
    t.hordes("L", "H6-L")
    t.hordes("M", "H2-L")
    t.hordes("R", "H3-L")
    t.cover("H6-L", a2=0)
    t.next_hordes("H1-L", "H4-L", "H5-L")  # the back of each next card points to the left
    t.begin("spring")
    assert t.row("L") == ["H1-L", "H6-L", "H4-L"]
    assert t.covered("H6-L") == 1  # with all pieces on it


def test_h1_steppe_scouts_stay_where_no_one_is_in_front() -> None:
    t = Table(year=1)
    t.next_hordes("H1-L", "H4-L")
    t.begin("spring")
    assert (t.row("L"), t.row("M")) == (["H1-L"], ["H4-L"])


def test_h2_horse_archers_next_to_the_wall_drive_the_lowest_archer_off() -> None:
    t = Table()
    t.hordes("L", "H2-L")
    t.s.walls = [2, 0, 0]
    t.fire(0, "L")
    t.fire(1, "L")
    t.begin("winter")
    t.skip()
    assert (t.s.fire[0], t.resting(1, "L")) == ([1, 0, 0], [0, 1, 0])
    assert t.covered("H2-L") == 1


def test_h2_horse_archers_in_the_second_row_drive_no_one_off() -> None:
    t = Table()
    t.hordes("L", "H1-L", "H2-L")
    t.s.walls = [2, 0, 0]
    t.fire(1, "L")
    t.begin("winter")
    t.skip()
    assert t.s.fire[0] == [0, 1, 0]


def test_h3_shield_bearers_cannot_be_shot_at_in_winter() -> None:
    t = Table()
    t.hordes("L", "H3-L", "H1-L")
    t.fire(0, "L")
    t.begin("winter")
    assert t.offers(0) == ["L2a2", "L2a3", "L2b2", "L2b3"]


def test_h3_shield_bearers_can_be_wounded_by_an_attack() -> None:
    t = Table()
    t.hordes("L", "H3-L")
    t.fire(0, "L")
    t.happens(attack, 0, 1, source="fire", kind="Ar")
    t.play("0 fire:L", "0 L1a2")
    assert t.covered("H3-L") == 1


def test_h4_siege_crew_weakens_barricades_and_a_second_one_does_not_add() -> None:
    t = Table()
    t.hordes("L", "H4-L", "H4-M")
    t.hordes("M", "H1-L")
    t.s.barricades = [3, 3, 0]
    assert (defense(t.s, L), defense(t.s, M)) == (3 + 3, 3 + 6)


def test_h5_berserkers_kill_one_more() -> None:
    t = Table()
    t.hordes("L", "H5-L")
    t.cover("H5-L", a1=0, a3=0, a5=0, b2=1, b4=1)
    t.begin("defeats")
    assert (t.resting(0, "L"), t.resting(1, "L")) == ([1, 0, 0], [0, 0, 0])


def test_h5_berserkers_kill_one_more_in_a_breach_too() -> None:
    t = Table()
    t.hordes("L", "H5-L")
    t.cover("H5-L", a1=0, a3=0, a5=0)
    t.begin("winter")
    t.skip()
    assert (t.pool(0), t.covered("H5-L")) == ([9, 4, 2], 3)  # two died, and Wounds stay


def test_h5_berserkers_leave_no_room_for_horsemen() -> None:
    t = Table()
    t.hordes("L", "H5-L")
    t.rest(0, "L", Ho=1)
    t.happens(attack, 0, 1, source="rest", kind="any")
    assert t.question == ""


def test_h6_khans_guard_is_stronger_in_a_crowd() -> None:
    t = Table()
    t.hordes("L", "H6-L")
    t.hordes("M", "H6-M", "H1-L", "H2-L")
    assert (power(t.s, L), power(t.s, M)) == (5, 5 + 2 + 2 + 3)


def test_h7_raiders_shame_twice_those_who_did_not_fight_them() -> None:
    t = Table()
    t.hordes("L", "H7-L", "H2-L")  # power 6 against 3
    t.cover("H7-L", a3=0)
    t.begin("winter")
    t.skip()
    assert t.s.shame_pool == 30 - 1 - 3 - 3
    assert sum(t.s.shamed[0]) == 1


def test_h8_supply_train_strengthens_the_others_once() -> None:
    t = Table()
    t.hordes("L", "H8-L", "H1-L", "H8-M")
    assert power(t.s, L) == (2 + 1) + (2 + 1) + (2 + 1)


def test_h8_supply_train_gives_two_resources_to_its_claimant() -> None:
    t = Table()
    t.hordes("L", "H8-L")
    t.cover("H8-L", a2=0, a3=0, a4=1, b3=-1)
    t.begin("defeats")
    t.play("0 W", "0 G")
    assert (t.claimed(0), t.goods(0), t.goods(1)) == (["H8-L"], "W1 G1", "")


def test_vital_spots_give_what_is_printed_on_them() -> None:
    t = Table()
    t.hordes("L", "H6-L")
    t.hordes("M", "H8-L")
    t.give(0, "W4 S8")
    t.happens(recruit, 0, 4)
    t.play("0 Sp", "0 Sp", "0 Sp", "0 Sp")
    t.play("0 Sp:L1a5", "0 Sp:L1a4", "0 Sp:M1a2", "0 Sp:M1b3", "0 G")
    assert (t.honor(0), t.goods(0), len(t.s.tactics[0])) == (3, "W1 G1", 1)


def test_a_horseman_gains_both_rewards() -> None:
    t = Table()
    t.hordes("L", "H1-L", "H2-L")
    t.rest(0, "L", Ho=1)
    t.happens(attack, 0, 1, source="rest", kind="any")
    t.play("0 Ho:L2b2b3")
    assert (t.honor(0), t.goods(0), t.covered("H2-L")) == (2, "W1", 2)
