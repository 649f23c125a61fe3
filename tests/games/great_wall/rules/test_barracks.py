"""The Barracks: recruiting as one event, paid first; then each Soldier Attacks or rests."""

from __future__ import annotations

import pytest

from tests.games.great_wall.rule_tables import asked, refusal
from tests.games.great_wall.stories.staging import Table


def barracks(t: Table, *clerks: int) -> None:
    """With Clerks of the other seats beside, so that no one is ashamed."""
    t.clerks("barracks", *clerks)
    t.activate("barracks", advanced=True)


@pytest.mark.clause("gw.recruit")
def test_an_archer_costs_two_chi_and_one_wood() -> None:
    t = Table()
    t.give(0, "W1 C2")
    barracks(t, 1, 0, 0)
    assert t.offers(0) == ["Ar", "done"]
    t.play("0 Ar", "0 Ar>L")
    assert (t.goods(0), t.resting(0, "L"), t.pool(0)) == ("", [0, 1, 0], [10, 3, 2])


@pytest.mark.clause("gw.recruit")
@pytest.mark.parametrize(("soldier", "price"), [("Sp", "W1 S2"), ("Ho", "W1 G3")])
def test_spearmen_are_paid_in_stone_and_horsemen_in_gold(soldier: str, price: str) -> None:
    t = Table()
    t.give(0, price)
    barracks(t, 1, 0, 0)
    t.play(f"0 {soldier}", f"0 {soldier}>M")
    assert (t.goods(0), sum(t.resting(0, "M"))) == ("", 1)


@pytest.mark.clause("gw.recruit")
def test_one_soldier_for_each_clerk_of_any_types() -> None:
    t = Table()
    t.give(0, "W9 S9 G9 C9")
    barracks(t, 2, 1, 0)
    t.play("0 Sp", "0 Ho")
    assert t.question == "muster"
    t.play("0 Ho>R", "0 Sp>L")
    assert (t.resting(0, "R"), t.resting(0, "L"), asked(t)) == ([0, 0, 1], [1, 0, 0], [])
    assert t.goods(0) == "W7 S7 G6 C9"


@pytest.mark.clause("gw.recruit")
def test_rewards_of_the_first_soldier_do_not_pay_for_the_second() -> None:
    t = Table()
    t.hordes("L", "H4-L")  # its spots give Wood
    t.give(0, "W1 S4")
    barracks(t, 2, 1, 0)
    t.play("0 Sp")
    assert t.question == "muster"  # a second one cannot be paid
    t.play("0 Sp:L1a3")
    assert (t.goods(0), asked(t)) == ("W1 S2", [])


@pytest.mark.clause("gw.recruit")
def test_recruited_soldiers_may_attack_the_same_horde_or_different_ones() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.hordes("R", "H3-R")
    t.give(0, "W3 S6")
    barracks(t, 3, 0, 0)
    t.play("0 Sp", "0 Sp", "0 Sp", "0 Sp:L1a2", "0 Sp:L1b2", "0 Sp:R1a3")
    assert (t.covered("H1-L"), t.covered("H3-R")) == (2, 1)


@pytest.mark.clause("gw.recruit")
def test_soldiers_with_shame_cannot_be_recruited() -> None:
    t = Table()
    t.shame(0, 10)
    t.give(0, "W9 S9 C9")
    barracks(t, 1, 0, 0)
    assert t.offers(0) == ["Ar", "done"]


@pytest.mark.clause("gw.recruit")
def test_recruiting_is_optional_and_fewer_are_enough() -> None:
    t = Table()
    t.give(0, "W9 S9")
    barracks(t, 2, 1, 0)
    t.play("0 Sp", "0 done", "0 Sp>L")
    assert (t.goods(0), t.resting(0, "L")) == ("W8 S7", [1, 0, 0])


@pytest.mark.clause("gw.recruit")
def test_several_clerks_make_one_recruit_event_and_one_attack_event() -> None:
    t = Table()
    t.general(0, "G05", supporting=2)  # Honor for each Attack event
    t.hordes("L", "H8-L")
    t.give(0, "W2 S4")
    barracks(t, 2, 1, 0)
    t.play("0 Sp", "0 Sp", "0 Sp:L1a2", "0 Sp:L1a3")
    assert t.honor(0) == 2 + 2


@pytest.mark.clause("gw.recruit")
def test_who_cannot_pay_for_any_soldier_is_not_asked() -> None:
    t = Table()
    t.give(0, "W9 S1 G2 C1")
    barracks(t, 1, 0, 0)
    assert asked(t) == []


@pytest.mark.clause("gw.recruit")
def test_a_soldier_that_was_not_recruited_cannot_be_placed() -> None:
    t = Table()
    t.give(0, "W9 S9 G9")
    barracks(t, 1, 0, 0)
    t.play("0 Sp")
    assert refusal(t, "0 Ho>L").startswith("not-offered")
