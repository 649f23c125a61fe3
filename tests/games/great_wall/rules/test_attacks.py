"""Attacks: Spearmen, Horsemen and Archers, fresh from the Barracks, from Rest Zones and from Firing spots."""

from __future__ import annotations

import pytest

from mandate.games.great_wall.rules.army.soldiers import attack
from tests.games.great_wall.rule_tables import asked, firing, refusal, wounds_on
from tests.games.great_wall.stories.staging import Table


def recruits(t: Table, *soldiers: str) -> None:
    """Seat 0 recruits these and must place them now."""
    t.give(0, "W9 S9 G9 C9")
    t.clerks("barracks", len(soldiers), 0, 0)
    t.activate("barracks", advanced=True)
    t.play(*(f"0 {soldier}" for soldier in soldiers))
    t.s.res[0] = [0, 0, 0, 0]


def attacks(t: Table, n: int = 9, **limits: str) -> None:
    """Seat 0 may Attack with Soldiers in the field."""
    how = {"source": "both", "kind": "any", **limits}
    t.happens(attack, 0, n, source=how["source"], kind=how["kind"])


# --- Spearmen -----------------------------------------------------------------------------------------


@pytest.mark.clause("gw.attack.spearman")
def test_a_recruited_spearman_takes_a_free_spot_next_to_any_wall_and_its_reward() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.hordes("R", "H3-R")
    t.cover("H1-L", a2=1, a3=-1)
    recruits(t, "Sp")
    assert [token for token in t.offers(0) if ":" in token] == [
        "Sp:L1b2", "Sp:L1b3", "Sp:R1a2", "Sp:R1a3", "Sp:R1a4", "Sp:R1b3", "Sp:R1b4",
    ]  # fmt: skip
    t.play("0 Sp:L1b3")
    assert (t.honor(0), t.goods(0), t.covered("H1-L"), t.s.wounds) == (2, "", 3, [1, 0, 0])


@pytest.mark.clause("gw.attack.spearman")
def test_a_spearman_does_not_reach_the_second_row() -> None:
    t = Table()
    t.hordes("L", "H1-L", "H3-L")
    recruits(t, "Sp")
    assert refusal(t, "0 Sp:L2a2") == "gw-not-closest gw.attack.spearman"


@pytest.mark.clause("gw.attack.spearman")
def test_a_full_horde_that_is_not_defeated_yet_still_is_the_closest() -> None:
    t = Table()
    t.hordes("L", "H1-L", "H3-L")
    t.cover("H1-L", a2=1, a3=1, b2=1, b3=-1)
    recruits(t, "Sp")
    assert t.offers(0) == ["Sp>L", "Sp>M", "Sp>R"]
    assert refusal(t, "0 Sp:L2a2") == "gw-not-closest gw.attack.spearman"


@pytest.mark.clause("gw.attack.spearman")
def test_a_covered_spot_is_not_taken_again() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=1, b2=-1)
    recruits(t, "Sp")
    assert refusal(t, "0 Sp:L1a2") == "gw-covered gw.attack.spearman"
    assert refusal(t, "0 Sp:L1b2") == "gw-covered gw.attack.spearman"
    assert refusal(t, "0 Sp:L1a1") == "gw-covered gw.attack.spearman"  # there is no spot at all


@pytest.mark.clause("gw.attack.spearman")
@pytest.mark.parametrize(
    ("card", "spot", "goods", "honor"),
    [("H1-L", "a3", "W1", 0), ("H5-L", "b2", "", 3), ("H6-L", "b4", "G1", 0), ("H2-L", "a3", "C1", 0)],
)
def test_the_reward_is_the_one_printed_on_the_spot(card: str, spot: str, goods: str, honor: int) -> None:
    t = Table()
    t.hordes("L", card)
    recruits(t, "Sp")
    t.play(f"0 Sp:L1{spot}")
    assert (t.goods(0), t.honor(0)) == (goods, honor)


@pytest.mark.clause("gw.attack.spearman")
def test_a_spot_may_give_a_tactic_card_or_a_resource_of_choice() -> None:
    t = Table()
    t.hordes("L", "H6-L")
    t.hordes("M", "H8-M")
    recruits(t, "Sp", "Sp")
    t.play("0 Sp:L1a4", "0 Sp:M1b3", "0 S")
    assert (len(t.s.tactics[0]), t.goods(0)) == (1, "S1")


# --- Horsemen -----------------------------------------------------------------------------------------


@pytest.mark.clause("gw.attack.horseman")
def test_a_horseman_covers_two_spots_on_any_row_and_gains_both_rewards() -> None:
    t = Table()
    t.hordes("L", "H3-L", "H1-L")
    recruits(t, "Ho")
    t.play("0 Ho:L2a2a3")
    assert (t.covered("H1-L"), t.honor(0), t.goods(0), t.s.wounds) == (2, 1, "W1", [2, 0, 0])


@pytest.mark.clause("gw.attack.horseman")
def test_two_spots_are_side_by_side_or_one_above_the_other_and_never_diagonal() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    recruits(t, "Ho")
    assert [token for token in t.offers(0) if ":" in token] == [
        "Ho:L1a2a3", "Ho:L1a2b2", "Ho:L1a3b3", "Ho:L1b2b3",
    ]  # fmt: skip
    assert refusal(t, "0 Ho:L1a2b3") == "gw-covered gw.attack.horseman"


@pytest.mark.clause("gw.attack.horseman")
def test_both_spots_must_be_free() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.cover("H1-L", a3=1)
    recruits(t, "Ho")
    assert [token for token in t.offers(0) if ":" in token] == ["Ho:L1a2b2", "Ho:L1b2b3"]
    assert refusal(t, "0 Ho:L1a2a3") == "gw-covered gw.attack.horseman"
    assert refusal(t, "0 Ho:L1a3b3") == "gw-covered gw.attack.horseman"


@pytest.mark.clause("gw.attack.horseman")
def test_horsemen_cannot_attack_where_no_two_spots_touch() -> None:
    t = Table()
    t.hordes("L", "H5-L")
    recruits(t, "Ho")
    assert t.offers(0) == ["Ho>L", "Ho>M", "Ho>R"]


# --- Archers ------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.attack.archer")
def test_an_archer_takes_a_firing_spot_and_wounds_any_row_without_a_reward() -> None:
    t = Table()
    t.hordes("L", "H1-L", "H5-L")
    recruits(t, "Ar")
    t.play("0 Ar:L")
    assert len(t.offers(0)) == 9
    t.play("0 L2b2")
    assert (firing(t, "L"), wounds_on(t, "H5-L"), t.honor(0)) == ([1, 0, 0], ["b2"], 0)
    assert t.s.wounds == [1, 0, 0]


@pytest.mark.clause("gw.attack.archer")
def test_an_archer_needs_a_free_firing_spot() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.fire(1, "L")
    recruits(t, "Ar")
    assert "Ar:L" not in t.offers(0)
    assert "Ar:M" in t.offers(0)


@pytest.mark.clause("gw.attack.archer")
@pytest.mark.parametrize(("wall", "spots"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_a_higher_wall_has_more_firing_spots(wall: int, spots: int) -> None:
    t = Table()
    t.s.walls = [wall, 0, 0]
    t.fire(1, "L", spots - 1)
    recruits(t, "Ar", "Ar")
    t.play("0 Ar:L")
    assert ("Ar:L" in t.offers(0), sum(firing(t, "L"))) == (False, spots)


@pytest.mark.clause("gw.attack.archer")
def test_an_archer_without_a_target_may_still_take_a_firing_spot_and_that_is_an_attack() -> None:
    t = Table()
    t.advisor(0, "A35")  # the Fletcher: Honor for an Attack in which an Archer took its spot
    recruits(t, "Ar")
    t.play("0 auto", "0 Ar:M")  # a Chi less to pay
    assert (firing(t, "M"), t.honor(0), asked(t)) == ([1, 0, 0], 1, [])


@pytest.mark.clause("gw.attack.archer")
def test_the_wound_must_be_placed_where_one_can_be() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    recruits(t, "Ar")
    t.play("0 Ar:L")
    assert t.offers(0) == ["L1a2", "L1a3", "L1b2", "L1b3"]


@pytest.mark.clause("gw.attack.archer")
def test_an_attacking_archer_may_wound_a_shielded_horde() -> None:
    t = Table()
    t.hordes("L", "H3-L")
    t.fire(0, "L")
    attacks(t)
    t.play("0 fire:L", "0 L1a2")
    assert wounds_on(t, "H3-L") == ["a2"]


# --- from Rest Zones and Firing spots -----------------------------------------------------------------


@pytest.mark.clause("gw.attack.spearman", "gw.attack.horseman", "gw.attack.archer")
def test_resting_soldiers_attack_only_in_their_own_section() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.hordes("R", "H1-R", "H7-R")
    t.rest(0, "R", Sp=1, Ar=1, Ho=1)
    attacks(t)
    assert {token.partition(":")[2][:1] for token in t.offers(0)} == {"R", ""}
    assert [token for token in t.offers(0) if token.startswith("Sp")] == [
        "Sp:R1a2", "Sp:R1a3", "Sp:R1b2", "Sp:R1b3",
    ]  # fmt: skip
    assert "Ho:R2a3a4" in t.offers(0)
    assert "Ar:R" in t.offers(0)


@pytest.mark.clause("gw.attack.archer")
def test_an_archer_on_a_firing_spot_wounds_and_stays() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.fire(0, "L")
    attacks(t)
    t.play("0 fire:L", "0 L1b3")
    assert (wounds_on(t, "H1-L"), firing(t, "L"), t.honor(0)) == (["b3"], [1, 0, 0], 0)
    assert asked(t) == []  # it shoots only once


@pytest.mark.clause("gw.attack.archer")
def test_an_archer_that_takes_its_spot_shoots_once_in_that_attack() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.rest(0, "L", Ar=1)
    attacks(t)
    t.play("0 Ar:L", "0 L1b3")
    assert (wounds_on(t, "H1-L"), firing(t, "L"), asked(t)) == (["b3"], [1, 0, 0], [])


@pytest.mark.clause("gw.attack.archer")
def test_an_archer_on_a_firing_spot_without_a_target_cannot_attack() -> None:
    t = Table()
    t.fire(0, "L")
    attacks(t)
    assert asked(t) == []


@pytest.mark.clause("gw.attack.spearman")
@pytest.mark.clause("gw.attack.stay")
def test_soldiers_on_a_horde_never_attack_again() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0)
    attacks(t)
    assert asked(t) == []


@pytest.mark.clause("gw.attack.spearman")
def test_soldiers_in_the_pool_do_not_attack_without_being_recruited() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.rest(1, "L", Sp=1)
    attacks(t)
    assert asked(t) == []
