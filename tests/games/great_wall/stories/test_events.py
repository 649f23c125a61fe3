"""Two short stories for each Event: what it does at once, and what stays."""

from mandate.core.game import Seat
from mandate.games.great_wall.cards.numbers import L, M, R
from mandate.games.great_wall.rules.army.assault import defense, power
from mandate.games.great_wall.rules.army.shame import price
from mandate.games.great_wall.rules.army.soldiers import attack
from mandate.games.great_wall.rules.city.building import barricade_price
from mandate.games.great_wall.rules.city.production import donate_honor, summer_income
from mandate.games.great_wall.rules.effects.tactics import boost_price
from tests.games.great_wall.coop_tables import happen, in_force, together
from tests.games.great_wall.driving import clans
from tests.games.great_wall.rule_tables import at, wounds_on


def test_e01_hard_frost_costs_each_a_wood_and_a_stone() -> None:
    t = together()
    t.give(0, "W2 S2")
    t.give(1, "W1")
    t.give(2, "G1")
    happen(t, "E01")
    assert [t.goods(seat) for seat in range(3)] == ["W1 S1", "", "G1"]


def test_e01_hard_frost_wastes_the_first_shot_in_each_section() -> None:
    t = together()
    in_force(t, "E01")
    t.advisor(0, "A42")
    t.hordes("L", "X3-L")
    t.hordes("M", "X3-M")
    t.s.walls = [1, 1, 1]
    t.fire(0, "L")
    t.fire(1, "L")
    t.fire(2, "M")
    t.begin("winter")
    t.play("1 L1a2")  # seat 0 shot first, and seat 2 alone in the middle
    assert (wounds_on(t, "X3-L"), wounds_on(t, "X3-M")) == (["a2"], [])
    assert (t.s.fired, t.honor(0)) == ([1, 1, 2], 1)  # the Watch Captain: a wasted shot is one


def test_e02_rebel_province_has_nothing_that_happens_at_once() -> None:
    t = together()
    happen(t, "E02")
    assert (t.s.events, t.question) == (["E02"], "")


def test_e02_rebel_province_takes_from_the_highest_overseer() -> None:
    t = together()
    in_force(t, "E02")
    t.overseer(0, "quarry", 3)
    t.overseer(0, "temple", 1)
    t.happens(summer_income, [0])
    assert t.goods(0) == "S2 C1"


def test_e02_among_equal_overseers_the_owner_chooses() -> None:
    t = together()
    in_force(t, "E02")
    t.overseer(0, "quarry", 1)
    t.overseer(0, "temple", 1)
    t.happens(summer_income, [0])
    assert t.offers(0) == ["qua", "tem"]
    t.play("0 qua")
    assert t.goods(0) == "C1"


def test_e02_equal_overseers_are_chosen_from_in_tea_order() -> None:
    t = together()
    in_force(t, "E02")
    for seat in range(3):
        t.overseer(seat, "lumber_mill", 1)
        t.overseer(seat, "quarry", 1)
    t.s.tea = clans(1, 2, 0)
    t.begin("summer")
    t.play("1 lum", "2 qua", "0 lum")
    assert [t.goods(seat) for seat in range(3)] == ["S1", "S1", "W1"]


def test_e02_leaves_the_income_of_a_command_card() -> None:
    t = together()
    in_force(t, "E02")
    t.overseer(0, "quarry", 1)
    t.commands("C2", "C6", "C6")
    t.begin("effects", 0, src="C2/box3", i=0, box=3)
    assert t.goods(0) == "S1"


def test_e03_camp_fever_sends_a_soldier_of_each_home() -> None:
    t = together()
    t.rest(0, "L", Sp=1, Ho=1)
    t.fire(1, "M")
    happen(t, "E03")
    assert t.offers(0) == ["Sp:L", "Ho:L"]
    t.play("0 Ho:L")
    assert (t.resting(0, "L"), t.s.fire, t.pool(0), t.pool(1)) == (
        [1, 0, 0], [[0] * 3] * 3, [9, 4, 2], [10, 4, 2],
    )  # fmt: skip
    assert t.honor(0) == 0  # no one was Killed


def test_e03_camp_fever_makes_saving_dearer() -> None:
    t = together()
    in_force(t, "E03")
    t.give(0, "C3")
    t.hordes("L", "X1-L")
    t.cover("X1-L", a2=0, a3=-1, b2=-1)
    t.begin("defeats")
    t.play("0 Sp")
    assert (t.resting(0, "L"), t.goods(0)) == ([1, 0, 0], "")


def test_e04_washed_out_roads_bring_a_clerk_of_each_home() -> None:
    t = together()
    t.clerks("quarry", 1, 0, 0)
    t.clerks("builders", 1, 1, 0)
    happen(t, "E04")
    assert t.offers(0) == ["qua", "bui"]
    t.play("0 bui")
    assert (at(t, "quarry"), at(t, "builders"), t.s.clerk_pool) == ([1, 0, 0], [0, 0, 0], [4, 5, 5])


def test_e04_no_one_leaves_a_locked_location() -> None:
    t = together()
    t.clerks("quarry", 1, 1, 1)
    happen(t, "E04")
    assert at(t, "quarry") == [1, 1, 1]


def test_e04_washed_out_roads_let_two_soldiers_go_along() -> None:
    t = together()
    in_force(t, "E04")
    t.rest(0, "L", Sp=3)
    t.begin("march", 0, n=1)
    t.play("0 L-M")
    assert t.offers(0) == ["Sp", "done"]
    t.play("0 Sp", "0 Sp")
    assert (t.resting(0, "L"), t.resting(0, "M"), t.question) == ([1, 0, 0], [2, 0, 0], "")


def test_e05_palace_intrigue_turns_the_tea_stack_over() -> None:
    t = together()
    happen(t, "E05")
    assert t.s.tea == [2, 1, 0]


def test_e05_palace_intrigue_costs_the_top_of_the_stack_two_honor_each_summer() -> None:
    t = together()
    in_force(t, "E05")
    t.s.honor = [5, 5, 5]
    t.begin("summer")
    assert t.s.honor == [3, 5, 5]


def test_e06_corvee_order_costs_two_resources_or_shame() -> None:
    t = together()
    t.give(0, "W1 S2")
    t.give(1, "W1 C5")
    t.give(2, "G2")
    happen(t, "E06")
    assert t.offers(0) == ["lose", "gain_shame"]
    t.play("0 lose", "0 auto")
    assert t.goods(0) == "S1"
    assert t.offers(1) == ["gain_shame"]  # asked all the same: no one sees behind the screen
    t.play("1 gain_shame", "1 Sp", "2 gain_shame", "2 Ho")
    assert (t.goods(1), t.goods(2), t.s.shamed) == ("W1 C5", "G2", [[0, 0, 0], [1, 0, 0], [0, 0, 1]])


def test_e06_corvee_order_makes_barricades_cheaper() -> None:
    t = together()
    in_force(t, "E06")
    assert barricade_price(t.s, Seat(0), 0) == 1


def test_e07_granary_fire_burns_what_is_most_plentiful() -> None:
    t = together()
    t.s.warehouse = [3, 3, 1]
    happen(t, "E07")
    assert t.s.warehouse == [1, 1, 1]
    u = together()
    u.s.warehouse = [0, 1, 2]
    happen(u, "E07")
    assert u.s.warehouse == [0, 0, 0]


def test_e07_granary_fire_makes_donations_worth_one_honor() -> None:
    t = together()
    in_force(t, "E07")
    assert donate_honor(t.s, Seat(0)) == 1
    t.give(0, "W1")
    t.begin("donate", 0, kinds=1, n=1, given=0)
    t.play("0 W")
    assert t.honor(0) == 1


def test_e08_volunteers_let_each_deploy_a_spearman() -> None:
    t = together()
    happen(t, "E08")
    assert t.offers(0) == ["Sp>L", "Sp>M", "Sp>R", "done"]
    t.play("0 Sp>M", "1 done", "2 Sp>R")
    assert (t.resting(0, "M"), t.resting(1, "M"), t.resting(2, "R")) == ([1, 0, 0], [0, 0, 0], [1, 0, 0])


def test_e08_volunteers_make_horsemen_one_gold_dearer() -> None:
    t = together()
    in_force(t, "E08")
    t.give(0, "W1 G3")
    t.begin("recruiting", 0, **_recruiting())
    assert t.question == ""
    t.give(0, "G1")
    t.begin("recruiting", 0, **_recruiting())
    t.play("0 Ho", "0 Ho>L")
    assert t.goods(0) == ""


def _recruiting() -> dict[str, object]:
    return {
        "attackers_melee": 0, "attackers_Ho": 0, "archers_placed": 0, "shots": 0, "where": 0, "tolled": (),
        "n": 1, "type": "any", "disc": 0, "chosen": (0, 0, 0), "cost": (0, 0, 0, 0), "off": 0,
    }  # fmt: skip


def test_e09_forward_riders_bring_a_horde() -> None:
    t = together()
    t.next_hordes("X1-L", "X2-M")
    happen(t, "E09")
    assert t.row("L") == ["X1-L"]


def test_e09_forward_riders_strengthen_the_third_row() -> None:
    t = together()
    t.hordes("L", "X2-L", "X2-M")
    in_force(t, "E09")
    assert power(t.s, L) == 3 + 3
    t.hordes("L", "X2-R")
    assert power(t.s, L) == 3 + 3 + 4


def test_e10_sinking_ground_has_nothing_that_happens_at_once() -> None:
    t = together()
    happen(t, "E10")
    assert (t.s.events, t.question) == (["E10"], "")


def test_e10_sinking_ground_weakens_low_walls() -> None:
    t = together()
    in_force(t, "E10")
    t.s.walls = [0, 1, 2]
    assert [defense(t.s, section) for section in (L, M, R)] == [2, 4, 7]


def test_e11_imperial_audit_costs_five_honor_or_shame() -> None:
    t = together()
    t.s.honor = [5, 4, 9]
    happen(t, "E11")
    assert t.offers(0) == ["lose", "gain_shame"]
    t.play("0 lose")
    assert t.offers(1) == ["gain_shame"]
    t.play("1 gain_shame", "1 Sp", "2 gain_shame", "2 Sp")
    assert t.question == "atone"  # for 8 Honor: the Event is in force
    t.play("2 Sp")
    assert (t.s.honor, t.s.shame_pool) == ([0, 4, 1], 29)


def test_e11_imperial_audit_makes_atoning_cheaper() -> None:
    t = together()
    assert price(t.s, Seat(0)) == 10
    in_force(t, "E11")
    assert price(t.s, Seat(0)) == 8


def test_e12_ill_omens_cost_each_a_tactic_card() -> None:
    t = together()
    t.hold(0, "T01", "T02")
    t.hold(1, "T03")
    happen(t, "E12")
    assert t.offers(0) == ["T01", "T02"]
    t.play("0 T02")
    assert t.offers(1) == ["T03"]  # asked, though there is only one kind of card
    t.play("1 T03")
    assert (t.s.tactics, t.s.tactic_discard) == ([["T01"], [], []], ["T02", "T03"])


def test_e12_ill_omens_make_boosts_dearer_and_the_academy_richer() -> None:
    t = together()
    in_force(t, "E12")
    assert boost_price(t.s, Seat(0), "T03") == 2
    t.clerks("academy", 2, 1, 0)
    t.s.active = Seat(0)
    t.activate("academy")
    t.play("0 1-2")
    assert [len(hand) for hand in t.s.tactics] == [3, 2, 0]


def test_an_attack_in_the_frost_is_no_shot_of_winter() -> None:
    t = together()
    in_force(t, "E01")
    t.hordes("L", "X3-L")
    t.fire(0, "L")
    t.happens(attack, 0, 1, source="both", kind="any")
    t.play("0 fire:L", "0 L1a2")
    assert wounds_on(t, "X3-L") == ["a2"]
