"""Cards that meet: discounts add up, events are distinguished, what is usable once comes back."""

from mandate.games.great_wall.rules.army.recruiting import recruit
from mandate.games.great_wall.rules.army.soldiers import attack
from mandate.games.great_wall.rules.city.building import build
from tests.games.great_wall.driving import clans
from tests.games.great_wall.stories.staging import Table


def test_discounts_add_up_and_the_honor_stays_as_printed() -> None:
    t = Table()
    t.general(0, "G11", supporting=1)
    t.advisor(0, "A26")
    t.commands("C4", "C1", "C1")
    t.turn()
    t.play("0 done", "1 done", "2 done", "0 build_wall", "0 wall:L")  # 5 - 4 - 2 - 1 is nothing
    assert (t.s.walls, t.honor(0)) == ([1, 0, 0], 5 + 1)


def test_the_warehouse_pays_first_and_the_discount_comes_before_it() -> None:
    t = Table()
    t.advisor(0, "A26")
    t.s.warehouse = [2, 0, 0]
    t.give(0, "S1")
    t.happens(build, 0, 1)
    t.play("0 wall:L")
    assert (t.goods(0), t.s.warehouse, t.honor(0)) == ("", [0, 0, 0], 5)


def test_carpenter_and_stopgap_build_a_barricade_for_nothing() -> None:
    t = Table()
    t.advisor(0, "A27")
    t.hold(0, "T05")
    t.hordes("L", "H6-L")
    t.begin("winter")
    t.play("0 T05", "0 barricade:L")
    assert (t.honor(0), t.s.breached[0]) == (2, 1)


def test_two_discounts_on_a_horseman() -> None:
    t = Table()
    t.general(0, "G09", supporting=1)
    t.advisor(0, "A36")
    t.give(0, "G1")
    t.happens(recruit, 0, 1)
    t.play("0 Ho", "0 Ho>L")
    assert (t.goods(0), t.resting(0, "L")) == ("", [0, 0, 1])


def test_a_discount_is_never_worth_more_than_the_cost() -> None:
    t = Table()
    t.general(0, "G08", supporting=5)
    t.happens(recruit, 0, 2)
    t.play("0 Sp")
    assert t.question == "muster"  # 5 of the 6 units of two Spearmen would be saved, and one is not there


def test_the_owner_orders_what_happens_at_the_same_time() -> None:
    t = Table()
    t.general(0, "G13", supporting=1)
    t.advisor(0, "A22", "A15")
    t.begin("summer")
    assert sorted(t.offers(0)) == ["A15", "A22", "G13"]


def test_messenger_helps_betrayal_with_the_copied_card_and_without() -> None:
    t = Table()
    t.advisor(0, "A11")
    t.commands("C3", "C5", "C1")
    t.turn()
    t.play("0 copy_card", "0 C5", "0 aca", "0 aca", "0 aca", "0 aca")
    assert list(t.s.asked) == [1]
    t = Table()
    t.advisor(0, "A11")
    t.commands("C3", "C5", "C1")
    t.turn()
    t.play("0 move_clerks", "0 qua", "0 lum", "0 gol")
    assert t.question == ""


def test_skirmisher_makes_an_attack_event_of_his_own() -> None:
    t = Table()
    t.general(0, "G05", supporting=2)
    t.advisor(0, "A43")
    t.hordes("L", "H3-L")
    t.rest(0, "L", Sp=1)
    t.give(0, "W1 S2")
    t.happens(recruit, 0, 1)
    t.play("0 Sp", "0 Sp:L1a2", "0 Sp:L1a4")
    assert t.honor(0) == 4 + 4


def test_withdrawal_is_a_rescue_for_the_field_physician() -> None:
    t = Table()
    t.advisor(0, "A39")
    t.hold(0, "T01")
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=0, b2=1, b3=1)
    t.begin("defeats")
    t.play("0 pass", "0 T01")
    assert (t.honor(0), t.resting(0, "L")) == (2 + 1, [2, 0, 0])


def test_what_is_usable_once_a_year_comes_back_in_spring() -> None:
    t = Table(year=1)
    t.general(0, "G07", supporting=1)
    t.give(0, "C2")
    t.hordes("L", "H3-L")
    t.hordes("M", "H4-L")
    t.hordes("R", "H6-L")
    t.rest(0, "L", Sp=2)
    t.happens(attack, 0, 1, source="rest", kind="any")
    t.play("0 Sp:L1a2", "0 pay", "0 L1a3")
    t.begin("spring")
    t.happens(attack, 0, 1, source="rest", kind="any")
    t.play("0 Sp:L1a4")
    assert t.offers(0) == ["pay", "pass"]


def test_an_advisor_below_the_general_does_nothing() -> None:
    t = Table()
    t.s.supporting[0] = ["A22"]
    t.begin("summer")
    assert t.s.tactics[0] == []


def test_a_drawn_card_above_the_limit_is_discarded_at_once() -> None:
    t = Table()
    t.advisor(0, "A22")
    t.hold(0, "T01", "T02", "T03", "T04", "T05")
    t.begin("summer")
    assert t.question == "limit"
    t.play("0 T03")
    assert len(t.s.tactics[0]) == 5


def test_the_claim_goes_to_the_higher_tea_marker_in_a_tie() -> None:
    t = Table()
    t.s.tea = clans(2, 1, 0)
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=0, b2=1, b3=1)
    t.begin("defeats")
    assert t.claimed(1) == ["H1-L"]


def test_a_horde_covered_by_wounds_alone_is_claimed_by_no_one() -> None:
    t = Table()
    t.general(0, "G04", supporting=2)
    t.fire(0, "L")
    t.hordes("L", "H8-L", "H1-L")
    t.cover("H8-L", a2=-1, a3=-1, a4=-1, b3=-1, b4=-1)
    t.begin("defeats")
    assert (t.claimed(0), t.honor(0), t.goods(0)) == ([], 2, "")
    assert t.row("L") == ["H1-L"]


def test_archer_without_a_target_may_take_a_firing_spot() -> None:
    t = Table()
    t.advisor(0, "A35")
    t.rest(0, "L", Ar=1)
    t.happens(attack, 0, 1, source="rest", kind="any")
    t.play("0 Ar:L")
    assert (t.s.fire[0][0], t.honor(0), t.question) == (1, 1, "")


def test_supply_train_and_khans_guard_add_up() -> None:
    t = Table()
    t.hordes("L", "H6-L", "H8-L")
    t.s.walls = [2, 0, 0]  # 7 against (5 + 1 + 1) + 2
    t.begin("winter")
    t.skip()
    assert t.s.breached[0] == 2


def test_a_mediator_without_resources_is_not_asked() -> None:
    t = Table()
    t.advisor(0, "A16")
    t.clerks("temple", 3, 0, 0)
    t.activate("temple")
    assert t.question == "shame"


def test_spearmen_reach_only_the_closest_horde_even_if_it_is_full() -> None:
    t = Table()
    t.hordes("L", "H1-L", "H3-L")
    t.cover("H1-L", a2=1, a3=1, b2=1, b3=1)
    t.rest(0, "L", Sp=1, Ho=1)
    t.happens(attack, 0, 2, source="rest", kind="any")
    assert all(offer.startswith("Ho:L2") or offer == "done" for offer in t.offers(0))
