"""Logistics Center, Tea House, Embassy and War Academy."""

from __future__ import annotations

import pytest

from mandate.games.great_wall.cards.numbers import TEA_HOUSE
from tests.games.great_wall.driving import clans
from tests.games.great_wall.rule_tables import asked, at, firing, refusal
from tests.games.great_wall.stories.staging import Table

# --- the Logistics Center -----------------------------------------------------------------------------


@pytest.mark.clause("gw.logistics")
def test_from_a_firing_spot_to_either_and_from_a_rest_zone_to_a_rest_zone() -> None:
    """The rulebook's picture: an Archer on the Wall, an Archer and a Spearman at rest, left to right."""
    t = Table()
    t.fire(0, "L")
    t.rest(0, "L", Ar=1, Sp=1)
    t.clerks("logistics", 1, 0, 0)
    t.activate("logistics")
    t.play("0 L-R")
    assert t.offers(0) == ["Sp", "Ar", "fire>rest", "fire>fire", "all", "done"]
    t.play("0 fire>fire", "0 Sp", "0 Ar")
    assert (firing(t, "R"), t.resting(0, "R"), t.resting(0, "L")) == ([1, 0, 0], [1, 1, 0], [0, 0, 0])


@pytest.mark.clause("gw.logistics")
def test_an_archer_from_a_firing_spot_may_go_to_rest() -> None:
    t = Table()
    t.fire(0, "L")
    t.clerks("logistics", 1, 0, 0)
    t.activate("logistics")
    t.play("0 L-M", "0 fire>rest")
    assert (firing(t, "L"), firing(t, "M"), t.resting(0, "M")) == ([0, 0, 0], [0, 0, 0], [0, 1, 0])


@pytest.mark.clause("gw.logistics")
def test_a_firing_spot_must_be_free_to_be_moved_to() -> None:
    t = Table()
    t.fire(0, "L")
    t.fire(1, "R")
    t.clerks("logistics", 1, 0, 0)
    t.activate("logistics")
    t.play("0 L-R")
    assert "fire>fire" not in t.offers(0)


@pytest.mark.clause("gw.logistics")
def test_moving_is_no_attack_and_places_no_wound() -> None:
    t = Table()
    t.hordes("R", "H1-R")
    t.fire(0, "L")
    t.rest(0, "L", Sp=1)
    t.clerks("logistics", 1, 0, 0)
    t.activate("logistics")
    t.play("0 L-R", "0 fire>fire", "0 Sp")
    assert (t.covered("H1-R"), t.resting(0, "R"), asked(t)) == (0, [1, 0, 0], [])


@pytest.mark.clause("gw.logistics")
def test_one_action_leads_from_one_section_to_one_other() -> None:
    t = Table()
    t.rest(0, "L", Sp=2)
    t.rest(0, "M", Sp=1)
    t.clerks("logistics", 1, 0, 0)
    t.activate("logistics")
    assert t.offers(0) == ["L-M", "L-R", "M-L", "M-R", "done"]
    t.play("0 L-R", "0 Sp")
    assert t.offers(0) == ["Sp", "all", "done"]
    t.play("0 done")
    assert (t.resting(0, "L"), t.resting(0, "R"), asked(t)) == ([1, 0, 0], [1, 0, 0], [])


@pytest.mark.clause("gw.logistics")
def test_a_second_clerk_may_move_the_same_soldiers_again() -> None:
    t = Table()
    t.rest(0, "L", Ho=2)
    t.clerks("logistics", 2, 0, 0)
    t.activate("logistics")
    t.play("0 L-M", "0 all", "0 M-R", "0 all")
    assert t.resting(0, "R") == [0, 0, 2]


@pytest.mark.clause("gw.logistics")
@pytest.mark.clause("gw.attack.stay")
def test_soldiers_on_a_horde_are_not_moved() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0)
    t.clerks("logistics", 1, 0, 0)
    t.activate("logistics")
    assert (asked(t), at(t, "logistics")) == ([], [0, 0, 0])


# --- the Tea House ------------------------------------------------------------------------------------


@pytest.mark.clause("gw.tea")
def test_the_rulebooks_example_both_pass_the_player_on_top() -> None:
    """From the top yellow (0), red (1), blue (2): red passes yellow, then blue passes yellow too."""
    t = Table()
    t.clerks("tea_house", 0, 1, 1)
    t.activate("tea_house")
    t.play("1 up")
    assert t.s.tea == [1, 0, 2]
    t.play("2 up")
    assert t.s.tea == [1, 2, 0]


@pytest.mark.clause("gw.tea")
def test_who_has_clerks_on_all_spots_goes_to_the_top() -> None:
    t = Table()
    t.clerks("tea_house", 0, 0, 2)
    t.activate("tea_house")
    t.play("2 up")
    assert t.s.tea == [2, 0, 1]


@pytest.mark.clause("gw.tea")
def test_several_clerks_that_do_not_fill_the_house_move_a_marker_once() -> None:
    t = Table(4)
    t.s.spots = tuple(3 if place == TEA_HOUSE else n for place, n in enumerate(t.s.spots))  # two are filled
    t.clerks("tea_house", 0, 0, 1, 2)
    t.activate("tea_house")
    t.play("2 up", "3 up")
    assert t.s.tea == [0, 2, 3, 1]


@pytest.mark.clause("gw.tea")
def test_the_player_on_top_has_no_effect_and_gets_the_clerks_back() -> None:
    t = Table()
    t.clerks("tea_house", 1, 1, 0)
    t.activate("tea_house")
    assert asked(t) == [1]
    t.play("1 pass")
    assert (t.s.tea, t.s.clerk_pool) == ([0, 1, 2], [5, 5, 5])


@pytest.mark.clause("gw.tea")
def test_who_is_passed_does_not_act_again() -> None:
    t = Table()
    t.clerks("tea_house", 1, 1, 0)
    t.activate("tea_house")
    t.play("1 up")
    assert (t.s.tea, asked(t)) == ([1, 0, 2], [])


# --- the Embassy --------------------------------------------------------------------------------------


@pytest.mark.clause("gw.embassy")
def test_a_clerk_is_hired_for_two_gold() -> None:
    t = Table()
    t.give(0, "G2")
    t.support(0, 2)
    t.clerks("embassy", 1, 0, 0)
    t.activate("embassy")
    t.play("0 clerk")
    assert (t.goods(0), t.s.clerk_pool[0], t.s.clerk_new[0]) == ("", 6, 2)


@pytest.mark.clause("gw.embassy")
def test_only_three_clerks_can_be_hired_in_the_game() -> None:
    t = Table()
    t.give(0, "G9")
    t.clerks("embassy", 4, 0, 0)
    t.activate("embassy")
    t.play("0 clerk", "0 clerk", "0 clerk")
    assert (t.s.clerk_new[0], "clerk" in t.offers(0), sum(t.s.clerk_pool)) == (0, False, 18)


@pytest.mark.clause("gw.embassy")
def test_the_third_advisor_costs_three_gold() -> None:
    t = Table()
    t.advisor(0, "A01")
    t.support(0, 1)
    t.show("A02", "A03", "A04", "A05")
    t.give(0, "G3")
    t.clerks("embassy", 1, 0, 0)
    t.activate("embassy")
    t.play("0 A03")
    assert (t.goods(0), t.s.advisors[0]) == ("", ["A01", "A03"])


@pytest.mark.clause("gw.embassy")
def test_who_has_too_little_gold_for_an_advisor_is_not_offered_one() -> None:
    t = Table()
    t.advisor(0, "A01")
    t.support(0, 1)
    t.show("A02", "A03", "A04", "A05")
    t.give(0, "G2")
    t.clerks("embassy", 1, 0, 0)
    t.activate("embassy")
    assert t.offers(0) == ["clerk", "done"]


@pytest.mark.clause("gw.embassy")
@pytest.mark.clause("gw.advisor")
def test_an_advisor_becomes_active_or_supporting_at_once() -> None:
    t = Table()
    t.show("A02", "A03", "A04", "A05")
    t.give(0, "G9")
    t.clerks("embassy", 2, 0, 0)
    t.activate("embassy")
    t.play("0 A03/s", "0 A04")
    assert (t.s.supporting[0], t.s.advisors[0], t.goods(0)) == (["A03"], ["A04"], "G6")


@pytest.mark.clause("gw.embassy")
def test_the_display_slides_left_and_is_refilled_after_each_hire() -> None:
    t = Table()
    t.show("A02", "A03", "A04", "A05")
    t.give(0, "G9")
    new = t.s.advisor_deck[-1]
    t.clerks("embassy", 2, 0, 0)
    t.activate("embassy")
    t.play("0 A03")
    assert t.s.display == ["A02", "A04", "A05", new]
    assert new in t.offers(0)


@pytest.mark.clause("gw.embassy")
def test_without_cards_in_deck_and_discard_pile_the_slot_stays_empty() -> None:
    t = Table()
    t.show("A02", "A03", "A04", "A05")
    t.s.advisor_deck = []
    t.give(0, "G9")
    t.clerks("embassy", 1, 0, 0)
    t.activate("embassy")
    t.play("0 A03")
    assert t.s.display == ["A02", "A04", "A05"]


@pytest.mark.clause("gw.embassy")
def test_each_clerk_hires_once() -> None:
    t = Table()
    t.show("A02", "A03", "A04", "A05")
    t.give(0, "G9")
    t.clerks("embassy", 1, 0, 0)
    t.activate("embassy")
    t.play("0 clerk")
    assert (asked(t), t.goods(0)) == ([], "G7")


# --- the War Academy ----------------------------------------------------------------------------------


@pytest.mark.clause("gw.tactic.draw")
def test_each_clerk_at_the_academy_draws_one_card_in_tea_order() -> None:
    t = Table()
    top = t.s.tactic_deck[::-1]
    t.s.tea = clans(1, 0, 2)
    t.clerks("academy", 2, 1, 0)
    t.activate("academy")
    t.skip()
    assert t.s.tactics == [sorted(top[1:3]), top[:1], []]


@pytest.mark.clause("gw.tactic.draw")
def test_beyond_five_the_owner_discards_any_card_at_once() -> None:
    t = Table()
    t.hold(0, "T01", "T02", "T03", "T04")
    t.s.tactic_deck.remove("T05")
    t.s.tactic_deck.remove("T06")
    t.s.tactic_deck += ["T06", "T05"]
    t.clerks("academy", 2, 1, 0)
    t.activate("academy")
    assert (asked(t), t.question) == ([0], "limit")
    assert t.offers(0) == ["T01", "T02", "T03", "T04", "T05", "T06"]
    assert refusal(t, "0 T07").startswith("not-offered")
    t.play("0 T03")
    assert (t.s.tactics[0], t.s.tactic_discard) == (["T01", "T02", "T04", "T05", "T06"], ["T03"])
    assert len(t.s.tactics[1]) == 1  # only then seat 1 drew


@pytest.mark.clause("gw.tactic.draw")
def test_discards_become_a_new_deck_in_the_middle_of_a_draw() -> None:
    t = Table()
    t.s.tactic_discard = t.s.tactic_deck[1:]
    t.s.tactic_deck = t.s.tactic_deck[:1]
    last = t.s.tactic_deck[0]
    t.clerks("academy", 3, 0, 0)
    t.activate("academy")
    t.skip()
    assert last in t.s.tactics[0]
    assert (len(t.s.tactics[0]), t.s.tactic_discard, len(t.s.tactic_deck)) == (3, [], 17)
    assert t.s.tactic_epoch == 1


@pytest.mark.clause("gw.tactic.draw")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    t = Table()
    t.s.tactic_deck = []
    t.clerks("academy", 3, 0, 0)
    t.activate("academy")
    assert (t.s.tactics[0], at(t, "academy")) == ([], [0, 0, 0])
