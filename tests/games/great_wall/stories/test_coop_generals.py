"""Short stories for the eight Generals with the co-op symbol."""

from mandate.core.game import Seat
from mandate.games.great_wall.rules.army.shame import gain_shame, price
from tests.games.great_wall.coop_tables import agree, fulfilment, happen, in_force, together


def test_k1_wen_tianxiang_atones_for_less() -> None:
    t = together()
    t.general(0, "K1", supporting=2)
    t.s.honor[0] = 6
    t.happens(gain_shame, 0)
    t.play("0 Sp", "0 Sp")
    assert (t.honor(0), t.s.shame_pool) == (0, 30)


def test_k1_wen_tianxiang_pays_four_honor_at_least() -> None:
    t = together()
    t.general(0, "K1", supporting=3)
    assert price(t.s, Seat(0)) == 4
    t.advisor(0, "A17")
    in_force(t, "E11")
    assert price(t.s, Seat(0)) == 4


def test_k2_yu_yunwen_gives_before_requests_are_fulfilled() -> None:
    t = together("RQ05")
    t.general(1, "K2", supporting=2)
    t.give(1, "W8")
    t.give(0, "W2")
    fulfilment(t)
    t.play("1 W>seat1", "1 W>seat3", "1 W>seat3", "1 W>seat3")
    assert [t.goods(seat) for seat in range(3)] == ["W3", "W4", "W3"]  # four in all: two for each supporter
    agree(t, "RQ05")
    assert t.s.fulfilled == ["RQ05"]


def test_k2_yu_yunwen_gives_nothing_to_himself_and_may_stop() -> None:
    t = together("RQ05")
    t.general(1, "K2", supporting=1)
    t.give(1, "W1")
    fulfilment(t)
    assert t.offers(1) == ["W>seat1", "W>seat3", "done"]
    t.play("1 done")
    assert t.goods(1) == "W1"


def test_k3_liu_qi_lets_the_others_share_in_his_claims() -> None:
    t = together()
    t.general(0, "K3", supporting=2)
    t.hordes("L", "X1-L")
    t.cover("X1-L", a2=0, a3=-1, b2=-1)
    t.begin("defeats")
    assert t.s.honor == [2 + 2, 2, 2]  # a Soldier on it, the card; two for each of the others


def test_k3_liu_qi_has_no_part_in_the_claims_of_others() -> None:
    t = together()
    t.general(0, "K3", supporting=2)
    t.hordes("L", "X1-L")
    t.cover("X1-L", a2=1, a3=-1, b2=-1)
    t.begin("defeats")
    assert t.s.honor == [0, 4, 0]


def test_k4_bi_zaiyu_weakens_an_assault_once_a_year() -> None:
    t = together()
    t.general(0, "K4", supporting=3)
    t.hordes("L", "X5-L")
    t.hordes("M", "X5-M")
    t.begin("winter")
    t.play("0 K4")
    assert t.s.breached == [1, 2, 0]  # 6 - 3 against 3, then 6 against 3; it is not asked again


def test_k4_bi_zaiyu_may_wait_and_power_never_falls_below_zero() -> None:
    t = together()
    t.general(0, "K4", supporting=4)
    t.hordes("L", "X5-L")
    t.hordes("M", "X7-M")
    t.begin("winter")
    t.play("0 pass")
    t.skip(until="use")
    t.play("0 K4")
    events = [event for event in t.events if event.kind == "assaulted"]
    assert [(event.section, event.power) for event in events] == [("L", 6), ("M", 0)]


def test_k5_wang_jian_keeps_barricades() -> None:
    t = together()
    t.general(1, "K5", supporting=2)
    t.s.barricades = [2, 1, 0]
    t.begin("winter")
    assert t.offers(1) == ["L", "M", "done"]
    t.play("1 L", "1 M")
    t.skip()
    assert t.s.barricades == [1, 1, 0]


def test_k5_wang_jian_keeps_all_if_there_are_no_more() -> None:
    t = together()
    t.general(1, "K5", supporting=3)
    t.s.barricades = [2, 1, 0]
    t.begin("winter")
    t.skip(until="keep")
    assert t.offers(1) == ["L", "M", "all", "done"]
    t.play("1 all")
    assert t.s.barricades == [2, 1, 0]


def test_k5_wang_jian_may_let_barricades_go_to_build_them_again() -> None:
    t = together()
    t.general(1, "K5", supporting=3)
    t.s.barricades = [2, 1, 0]
    t.begin("winter")
    t.skip(until="keep")
    t.play("1 L", "1 done")
    assert t.s.barricades == [1, 0, 0]


def test_k6_lu_xiufu_comforts_everybody_after_an_event() -> None:
    t = together()
    t.general(0, "K6", supporting=4)
    happen(t, "E10")
    for seat in range(3):
        t.play(f"{seat} W", f"{seat} S", f"{seat} C")
    assert [t.goods(seat) for seat in range(3)] == ["W1 S1 C1"] * 3  # three at most
    assert t.question == ""


def test_k7_mu_guiying_lets_others_attack() -> None:
    t = together()
    t.general(0, "K7", supporting=3)
    t.hordes("L", "X3-L")
    t.rest(0, "L", Sp=1)
    t.rest(1, "L", Sp=3)
    t.commands("C5", "C6", "C6")
    t.turn()
    assert t.offers(0) == ["seat1", "seat2", "pass"]
    t.play("0 seat2", "0 seat2", "0 seat1")
    assert t.question == "attack"
    t.play("0 Sp:L1a2", "1 Sp:L1a3", "1 done")  # the owner may refuse
    assert (t.covered("X3-L"), t.honor(1), t.question) == (2, 2, "clerks")


def test_k7_the_attacks_of_one_owner_are_one_event() -> None:
    t = together()
    t.general(0, "K7", supporting=2)
    t.advisor(1, "A37")  # Honor once for each Attack event
    t.hordes("L", "X3-L")
    t.rest(1, "L", Sp=2)
    t.commands("C5", "C6", "C6")
    t.turn()
    t.play("0 seat2", "0 seat2", "1 Sp:L1a2", "1 Sp:L1b3")
    assert (t.honor(1), t.question) == (2, "clerks")


def test_k8_yu_jie_gives_and_is_given() -> None:
    t = together()
    t.general(0, "K8", supporting=2)
    t.give(0, "W2 S1")
    t.give(2, "G3")
    t.commands("C5", "C6", "C6")
    t.turn()
    t.play("0 W>seat2", "0 S>seat3")
    assert t.offers(0) == ["seat2", "seat3", "pass"]
    t.play("0 seat3", "2 G>seat1", "2 G>seat1")
    assert ([t.goods(seat) for seat in range(3)], t.question) == (["W1 G2", "W1", "S1 G1"], "clerks")


def test_k8_the_giver_decides_what_and_may_give_nothing() -> None:
    t = together()
    t.general(0, "K8", supporting=2)
    t.give(1, "G3")
    t.commands("C5", "C6", "C6")
    t.turn()
    t.play("0 done", "0 seat2", "1 done")
    assert (t.goods(0), t.question) == ("", "clerks")
