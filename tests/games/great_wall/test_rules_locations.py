"""What the Locations do."""

import pytest

from mandate.core.errors import Refused
from mandate.games.great_wall.locations.building import build
from mandate.games.great_wall.recruiting import recruit

from .stories import Table

# --- Production ----------------------------------------------------------------------------------------


@pytest.mark.clause("gw.production.gather")
def test_clerks_gather_and_overseers_add_their_level() -> None:
    t = Table()
    t.clerks("quarry", 2, 1)
    t.overseer(0, "quarry", 2)
    t.overseer(2, "quarry", 3)
    t.activate("quarry")
    t.skip()
    assert (t.goods(0), t.goods(1), t.goods(2)) == ("S4", "S1", "")


@pytest.mark.clause("gw.production.upgrade")
def test_the_first_overseer_is_a_soldier_from_the_pool() -> None:
    t = Table()
    t.give(0, "W2")
    t.clerks("quarry", 2, 1)
    t.activate("quarry")
    assert t.offers(0) == ["qua:Sp", "qua:Ar", "qua:Ho", "done"]
    t.play("0 qua:Ar")
    assert t.pool(0) == [10, 3, 2]
    assert t.question == "donate"  # one upgrade for an activation
    assert t.goods(0) == "S2"


@pytest.mark.clause("gw.production.upgrade")
def test_higher_boxes_cost_more() -> None:
    t = Table()
    t.give(0, "C7")
    t.overseer(0, "lumber_mill", 1)
    for level in (2, 3):
        t.clerks("lumber_mill", 1, 1)
        t.activate("lumber_mill")
        t.play("0 lum")
        t.skip()
        assert t.s.level[0] == level
    assert t.goods(0) == "W5"  # 1 and level 1, then 1 and level 2; the 7 Chi are paid


@pytest.mark.clause("gw.production.donate")
def test_one_gathered_resource_goes_to_the_warehouse_for_two_honor() -> None:
    t = Table()
    t.clerks("gold_mine", 2, 1)
    t.activate("gold_mine")
    t.play("0 G")
    assert (t.honor(0), t.goods(0), t.s.warehouse) == (2, "G1", [0, 0, 1])
    t.skip()
    assert t.honor(1) == 0


@pytest.mark.clause("gw.production.donate")
def test_chi_is_never_donated() -> None:
    t = Table()
    t.clerks("temple", 2, 1)
    t.activate("temple")
    assert t.question == ""


# --- Barracks -----------------------------------------------------------------------------------------


@pytest.mark.clause("gw.recruit")
def test_all_soldiers_are_paid_for_before_any_is_placed() -> None:
    """The Wood that the first spot gives cannot pay for the second Soldier."""
    t = Table()
    t.hordes("L", "H1-L")
    t.give(0, "W1 S4")
    t.happens(recruit, 0, 2)
    t.play("0 Sp")
    assert t.question == "muster"
    t.play("0 Sp:L1a3")
    assert t.goods(0) == "W1 S2"


@pytest.mark.clause("gw.recruit")
def test_a_recruit_may_go_to_any_rest_zone() -> None:
    t = Table()
    t.give(0, "W1 G3")
    t.happens(recruit, 0, 1)
    t.play("0 Ho")
    assert {"Ho>L", "Ho>M", "Ho>R"} <= set(t.offers(0))
    t.play("0 Ho>R")
    assert t.resting(0, "R") == [0, 0, 1]
    assert t.goods(0) == ""


@pytest.mark.clause("gw.attack.spearman")
def test_a_spearman_attacks_the_horde_next_to_the_wall_and_gains_the_reward() -> None:
    t = Table()
    t.hordes("M", "H7-L", "H1-L")
    t.give(0, "W1 S2")
    t.happens(recruit, 0, 1)
    t.play("0 Sp")
    assert {"Sp:M1a3", "Sp:M1a4", "Sp:M1b2", "Sp:M1b4"} <= set(t.offers(0))
    with pytest.raises(Refused) as refusal:
        t.play("0 Sp:M2a2")
    assert refusal.value.clause == "gw.attack.spearman"
    t.play("0 Sp:M1a3")
    assert t.goods(0) == "G1"
    assert t.s.wounds[0] == 1


@pytest.mark.clause("gw.attack.horseman")
def test_a_horseman_takes_two_spots_side_by_side_on_any_horde_and_both_rewards() -> None:
    t = Table()
    t.hordes("L", "H5-L", "H1-L")  # the Berserkers have no two spots side by side
    t.rest(0, "L", Ho=1)
    t.begin("attacking", 0, **_event(), n=1, source="rest", type="any", zones=False)
    assert t.offers(0) == ["Ho:L2a2a3", "Ho:L2a2b2", "Ho:L2a3b3", "Ho:L2b2b3", "done"]
    t.play("0 Ho:L2a2b2")
    assert (t.honor(0), t.goods(0), t.covered("H1-L")) == (1, "S1", 2)
    assert t.s.wounds[0] == 2


@pytest.mark.clause("gw.attack.archer")
def test_an_archer_takes_a_firing_spot_and_must_wound_without_reward() -> None:
    t = Table()
    t.hordes("R", "H1-L", "H7-L")
    t.give(0, "W1 C2")
    t.happens(recruit, 0, 1)
    t.play("0 Ar", "0 Ar:R")
    assert t.question == "wound"
    assert "done" not in t.offers(0)
    t.play("0 R2a3")
    assert t.goods(0) == ""
    assert t.s.wounds[0] == 1
    assert t.covered("H7-L") == 1


@pytest.mark.clause("gw.attack.archer")
def test_an_archer_without_a_target_still_takes_its_spot_if_one_is_free() -> None:
    t = Table()
    t.rest(0, "L", Ar=2)
    t.begin("attacking", 0, **_event(), n=9, source="both", type="any", zones=False)
    t.play("0 Ar:L")
    assert t.question == ""  # one spot at level 0, and nothing to shoot at
    assert t.s.fire[0] == 1


@pytest.mark.clause("gw.attack.zone")
def test_from_a_chosen_rest_zone_all_that_can_must_attack() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.hordes("M", "H7-L")
    t.rest(0, "L", Sp=2)
    t.rest(0, "M", Sp=1)
    t.begin("attacking", 0, **_event(), n=99, source="both", type="any", zones=True)
    assert "done" in t.offers(0)
    t.play("0 Sp:L1a2")
    assert "done" not in t.offers(0)
    t.play("0 Sp:L1b2")
    assert "done" in t.offers(0)  # the zone of Section M was not chosen


def _event() -> dict[str, int]:
    from mandate.games.great_wall.soldiers import EVENT

    return dict(EVENT)


# --- Builders' Encampment -----------------------------------------------------------------------------


@pytest.mark.clause("gw.build.wall", "gw.build.pay")
def test_a_wall_brings_honor_for_its_cost_and_the_warehouse_pays_first() -> None:
    t = Table()
    t.s.warehouse = [1, 0, 2]
    t.give(0, "W1 S1 G3")
    t.happens(build, 0, 1)
    assert "wall:M" in t.offers(0)
    t.play("0 wall:M")
    assert t.s.warehouse == [0, 0, 0]
    assert t.question == "pay"  # two of the own five, in any mix
    t.play("0 W", "0 S")
    assert (t.honor(0), t.goods(0), t.s.walls, t.s.built) == (5, "G3", [0, 1, 0], [1, 0, 0])


@pytest.mark.clause("gw.build.pay")
def test_where_the_warehouse_holds_more_than_needed_the_builder_chooses() -> None:
    t = Table()
    t.s.warehouse = [2, 2, 0]
    t.happens(build, 0, 1)
    t.play("0 barricade:L")
    assert t.offers(0) == ["W", "S", "auto"]
    t.play("0 S", "0 S")
    assert t.s.warehouse == [2, 0, 0]


@pytest.mark.clause("gw.build.barricade")
def test_a_barricade_needs_an_empty_spot_and_brings_two_honor() -> None:
    t = Table()
    t.s.barricades = [3, 0, 0]
    t.give(0, "W4")
    t.happens(build, 0, 2)
    assert "barricade:L" not in t.offers(0)
    t.play("0 barricade:R", "0 barricade:R")
    assert (t.honor(0), t.goods(0), t.s.barricades) == (4, "", [3, 0, 2])


@pytest.mark.clause("gw.build.wall")
def test_walls_rise_one_level_after_another_up_to_three() -> None:
    t = Table()
    t.give(0, "W30")
    t.happens(build, 0, 4)
    t.play("0 wall:L", "0 wall:L", "0 wall:L")
    assert (t.honor(0), t.s.walls, t.goods(0)) == (30, [3, 0, 0], "")


# --- Logistics, Embassy, Academy ----------------------------------------------------------------------


@pytest.mark.clause("gw.logistics")
def test_soldiers_move_to_another_section_and_archers_keep_their_height() -> None:
    t = Table()
    t.clerks("logistics", 1)
    t.rest(0, "L", Sp=2, Ar=1)
    t.fire(0, "L", 1)
    t.activate("logistics")
    t.play("0 L-R")
    assert t.offers(0) == ["Sp", "Ar", "fire>rest", "fire>fire", "all", "done"]
    t.play("0 Sp", "0 Ar", "0 fire>fire")
    assert t.offers(0) == ["Sp", "all", "done"]
    t.play("0 done")
    assert t.resting(0, "R") == [1, 1, 0]
    assert t.resting(0, "L") == [1, 0, 0]
    assert t.s.fire == [0, 0, 0, 0, 0, 0, 1, 0, 0]


@pytest.mark.clause("gw.embassy")
def test_clerks_cost_two_gold_and_advisors_as_many_as_one_then_has() -> None:
    t = Table()
    t.show("A01", "A02", "A03", "A04")
    t.advisor(0, "A05")
    t.support(0, 1)
    t.give(0, "G9")
    t.clerks("embassy", 3)
    t.activate("embassy")
    t.play("0 clerk", "0 A02", "0 A04/s")
    assert t.goods(0) == ""  # 2 and 3 and 4
    assert t.s.advisors[0] == ["A05", "A02"]
    assert t.s.supporting[0][1:] == ["A04"]
    assert len(t.s.display) == 4
    assert t.s.display[:2] == ["A01", "A03"]
    assert (t.s.clerk_new[0], t.s.clerk_pool[0]) == (2, 6)


@pytest.mark.clause("gw.tactic.draw")
def test_a_sixth_tactic_card_must_be_discarded_at_once() -> None:
    t = Table()
    t.hold(0, "T01", "T02", "T03", "T04", "T05")
    t.clerks("academy", 1)
    t.activate("academy")
    assert t.question == "limit"
    t.play("0 T03")
    assert len(t.s.tactics[0]) == 5
    assert t.s.tactic_discard == ["T03"]


@pytest.mark.clause("gw.tactic.draw")
def test_an_empty_tactic_deck_is_made_of_its_discards() -> None:
    t = Table()
    t.s.tactic_deck, t.s.tactic_discard = [], ["T01", "T05"]
    t.clerks("academy", 1)
    t.activate("academy")
    assert (len(t.s.tactic_deck), t.s.tactic_discard, t.s.tactic_epoch) == (1, [], 1)
