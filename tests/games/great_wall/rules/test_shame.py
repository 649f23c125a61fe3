"""Shame tokens: where they go, and what happens when they cannot."""

from __future__ import annotations

import pytest

from mandate.games.great_wall.rules.army.shame import gain_shame
from tests.games.great_wall.rule_tables import asked, claim, refusal, shamed
from tests.games.great_wall.stories.staging import Table


@pytest.mark.clause("gw.shame.place")
def test_a_token_goes_under_any_soldier_in_the_pool() -> None:
    t = Table()
    t.happens(gain_shame, 0)
    assert t.offers(0) == ["Sp", "Ar", "Ho"]
    t.play("0 Ho")
    assert (shamed(t, 0), t.pool(0), t.s.shame_pool) == ([0, 0, 1], [10, 4, 1], 29)


@pytest.mark.clause("gw.shame.place")
def test_or_on_one_of_the_two_spots_of_a_claimed_horde() -> None:
    t = Table()
    claim(t, 0, "H1-L")
    claim(t, 1, "H1-M")
    t.happens(gain_shame, 0, 3)
    assert t.offers(0) == ["Sp", "Ar", "Ho", "H1-L"]
    t.play("0 H1-L", "0 H1-L")
    assert t.offers(0) == ["Sp", "Ar", "Ho"]
    assert t.s.horde_shame[t.horde("H1-L")] == 2


@pytest.mark.clause("gw.shame.place")
def test_no_soldier_carries_two_tokens() -> None:
    t = Table()
    t.shame(0, 9)
    t.happens(gain_shame, 0, 2)
    t.play("0 Sp")
    assert t.offers(0) == ["Ar", "Ho"]


@pytest.mark.clause("gw.shame.place")
def test_soldiers_in_the_field_carry_no_shame() -> None:
    t = Table()
    t.rest(0, "L", Sp=10, Ho=2)
    t.fire(0, "L", 3)
    t.happens(gain_shame, 0)
    assert (asked(t), shamed(t, 0)) == ([], [0, 1, 0])  # the last Archer in the pool has no choice


@pytest.mark.clause("gw.shame.place")
def test_a_legal_place_may_not_be_refused() -> None:
    t = Table()
    t.s.honor[0] = 50
    t.happens(gain_shame, 0)
    assert refusal(t, "0 nowhere").startswith("not-offered")
    assert refusal(t, "0 done").startswith("not-offered")


@pytest.mark.clause("gw.shame.place")
def test_a_soldier_with_shame_is_used_in_no_way() -> None:
    t = Table()
    t.s.shamed[0], t.s.pool[0] = [10, 4, 2], [0, 0, 0]
    t.give(0, "W9 S9 G9 C9")
    t.clerks("barracks", 1, 0, 0)
    t.activate("barracks", advanced=True)
    assert asked(t) == []
    t.clerks("lumber_mill", 1, 1, 0)
    t.activate("lumber_mill", advanced=True)
    assert t.question == "donate"  # no Overseer can be placed


@pytest.mark.clause("gw.shame.nowhere")
def test_without_a_place_the_token_leaves_the_game_and_costs_five_honor() -> None:
    t = Table()
    t.rest(0, "L", Sp=10, Ar=4, Ho=2)
    claim(t, 0, "H1-L", shame=2)
    t.s.honor[0] = 7
    t.happens(gain_shame, 0)
    assert (t.honor(0), t.s.shame_pool, t.s.shame_boxed) == (2, 27, 1)


@pytest.mark.clause("gw.shame.nowhere")
def test_an_empty_pool_costs_five_honor_for_each_token_and_shames_no_one() -> None:
    t = Table()
    t.s.shame_pool = 1
    t.s.honor[0] = 12
    t.happens(gain_shame, 0, 3)
    t.play("0 Sp")
    assert (t.honor(0), shamed(t, 0), t.s.shame_pool, t.s.shame_boxed) == (2, [1, 0, 0], 0, 0)


@pytest.mark.clause("gw.shame.nowhere")
def test_honor_never_falls_below_zero() -> None:
    t = Table()
    t.s.shame_pool = 0
    t.s.honor[0] = 3
    t.happens(gain_shame, 0)
    assert t.honor(0) == 0
