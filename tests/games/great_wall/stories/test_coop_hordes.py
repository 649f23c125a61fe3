"""Short stories for the eight types of co-op Hordes, and for each card of each type."""

import pytest

from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import L, M
from mandate.games.great_wall.rules.army.assault import defense, power
from mandate.games.great_wall.rules.army.hordes import place
from mandate.games.great_wall.rules.army.recruiting import recruit
from mandate.games.great_wall.rules.army.soldiers import attack
from tests.games.great_wall.coop_tables import together
from tests.games.great_wall.rule_tables import firing
from tests.games.great_wall.stories.staging import Table

COOP = [card.id for card in OURS.cards.hordes.values() if card.coop]


@pytest.mark.parametrize("card", COOP)
def test_a_co_op_horde_comes_is_fought_and_pays_at_once(card: str) -> None:
    t = together()
    t.hordes("M", card)
    kind = OURS.horde_types[t.s.kind_of[t.horde(card)]]
    t.give(0, "C1")
    t.rest(0, "M", Sp=kind.spots)
    t.happens(attack, 0, 9, source="both", kind="any")
    while t.question in ("attack", "pay", "gain"):
        t.play(f"0 {t.offers(0)[0]}")
    assert t.covered(card) == kind.spots == len(OURS.vital[t.s.kind_of[t.horde(card)]])
    before = t.honor(0)
    t.begin("defeats")
    t.skip()
    assert t.honor(0) == before + 2 + kind.honor
    assert (t.s.trophies, t.s.claimed, t.s.horde_discard) == ([1, 0, 0], [[], [], []], [t.horde(card)])


@pytest.mark.parametrize("card", COOP)
def test_the_back_of_a_co_op_horde_points_to_a_section(card: str) -> None:
    t = together()
    for section, other in zip("LMR", [one for one in COOP if one[:2] not in (card[:2], "X1")], strict=False):
        t.hordes(section, other)
    t.next_hordes("X6-L" if card[:2] != "X6" else "X8-L", card)
    t.happens(place)
    assert len(t.row(card[-1])) == 2


def test_x1_vanguard_riders_overtake_the_horde_before_them() -> None:
    t = together()
    for section in "LMR":
        t.hordes(section, f"X3-{section}")
    t.next_hordes("X1-R", "X8-M")
    t.happens(place)
    assert t.row("M") == ["X1-R", "X3-M"]


def test_x2_pike_ranks_take_a_resource_for_an_attack_event() -> None:
    t = together()
    t.hordes("L", "X2-L")
    t.give(0, "C1 W1")
    t.rest(0, "L", Sp=2)
    t.happens(attack, 0, 2, source="both", kind="any")
    t.play("0 Sp:L1a2", "0 C", "0 Sp:L1a4")
    assert (t.goods(0), t.covered("X2-L")) == ("W1 S2", 2)  # paid before the reward, and once


def test_x2_pike_ranks_are_out_of_reach_without_a_resource() -> None:
    t = together()
    t.hordes("L", "X2-L", "X3-L")
    t.rest(0, "L", Sp=1, Ho=1)
    t.happens(attack, 0, 2, source="both", kind="any")
    assert t.offers(0) == ["Ho:L2a2a3", "Ho:L2a2b2", "Ho:L2a3b3", "Ho:L2b2b3", "done"]


def test_x2_archers_pay_no_toll() -> None:
    t = together()
    t.hordes("L", "X2-L")
    t.rest(0, "L", Ar=1)
    t.happens(attack, 0, 1, source="both", kind="any")
    t.play("0 Ar:L", "0 L1a2")
    assert (t.covered("X2-L"), t.question) == (1, "")


def test_x2_two_pike_ranks_take_a_toll_each_and_recruits_pay_too() -> None:
    t = together()
    t.hordes("L", "X2-L")
    t.hordes("M", "X2-M")
    t.give(0, "S4 W2 G2")
    t.happens(recruit, 0, 2)
    t.play("0 Sp", "0 Sp")
    assert t.goods(0) == "G2"
    t.play("0 Sp:L1a3", "0 Sp:M1a3")
    assert (t.goods(0), t.honor(0)) == ("", 2)


def test_x2_no_one_must_pay_a_toll_in_an_attack_order() -> None:
    t = together()
    t.hordes("L", "X2-L")
    t.give(0, "W1")
    t.rest(0, "L", Sp=2)
    t.happens(attack, 0, 9, source="both", kind="any", zones=True)
    assert "done" in t.offers(0)
    t.play("0 Sp:L1a3")
    assert (t.goods(0), "done" in t.offers(0)) == ("", False)  # once paid, all of the zone must go


def test_x3_sappers_halve_the_worth_of_barricades() -> None:
    t = together()
    t.s.barricades = [2, 2, 0]
    t.hordes("L", "X3-L")
    assert (defense(t.s, L), defense(t.s, M)) == (3 + 2, 3 + 4)


def test_x4_butchers_kill_one_more() -> None:
    t = together()
    t.hordes("L", "X4-L")
    t.cover("X4-L", a1=0, a3=0, b2=0, b4=1)
    t.begin("defeats")
    assert (t.resting(0, "L"), t.resting(1, "L")) == ([1, 0, 0], [0, 0, 0])


def test_x4_butchers_give_horsemen_no_way_in() -> None:
    t = together()
    t.hordes("L", "X4-L")
    t.rest(0, "L", Ho=1)
    t.happens(attack, 0, 1, source="both", kind="any")
    assert t.question == ""


def test_x5_night_guard_is_stronger_in_company() -> None:
    t = together()
    t.hordes("L", "X5-L", "X6-L", "X8-L")
    assert power(t.s, L) == 6 + 2 + 4 + 3


def test_x6_slave_takers_bring_double_shame() -> None:
    t = together()
    t.hordes("L", "X6-L", "X6-M")
    t.cover("X6-L", a2=0)
    t.begin("breach", section=0)
    t.skip()
    assert [sum(t.s.shamed[seat]) for seat in range(3)] == [2, 4, 4]


def test_x7_baggage_column_strengthens_the_others_once() -> None:
    t = together()
    t.hordes("L", "X7-L", "X7-M", "X6-L")
    assert power(t.s, L) == (3 + 1) + (3 + 1) + (4 + 1)


def test_x7_baggage_column_feeds_everybody_who_fought_it() -> None:
    t = together()
    t.hordes("L", "X7-L")
    t.cover("X7-L", a2=0, a3=0, b2=1, b3=-1, b4=-1)
    t.fire(2, "L")
    t.begin("defeats")
    t.play("0 W", "1 G")
    assert ([t.goods(seat) for seat in range(3)], t.s.trophies) == (["W1", "G1", ""], [1, 0, 0])


def test_x8_mounted_bowmen_drive_an_archer_off_the_wall() -> None:
    t: Table = together()
    t.hordes("L", "X8-L")
    t.s.walls = [1, 0, 0]
    t.fire(0, "L")
    t.fire(1, "L")
    t.begin("winter")
    assert (firing(t, "L"), t.resting(1, "L")) == ([1, 0, 0], [0, 1, 0])  # lowest in Tea order
