"""Which discount saves which unit, against counting out every way; and stories of recruiting with them."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mandate.core.game import Seat
from mandate.games.great_wall.rules.army.bills import Bill, Units
from mandate.games.great_wall.rules.army.recruiting import bill, recruit
from tests.games.great_wall.stories.staging import Table

SP, AR, HO = (1, 2, 0, 0), (1, 0, 0, 2), (1, 0, 3, 0)
NONE: Units = (0, 0, 0, 0)

small = st.integers(0, 2)
units = st.tuples(small, small, small, small)
bills = st.builds(
    Bill,
    parts=st.tuples(units, units, units),
    off=st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 3)),
    whole=st.integers(0, 2),
)


def ways_to_save(part: tuple[int, ...], most: int) -> set[tuple[int, ...]]:
    return {way for way in product(*(range(n + 1) for n in part)) if sum(way) <= most}


def all_savings(given_bill: Bill) -> set[tuple[int, ...]]:
    """Every way to use the discounts, written out: each type's on its own part, the whole one on the rest."""
    found = {NONE}
    for part, off in zip(given_bill.parts, given_bill.off, strict=True):
        more = ways_to_save(part, off)
        found = {tuple(a + b for a, b in zip(old, new, strict=True)) for old in found for new in more}
    rest = {way: tuple(c - n for c, n in zip(given_bill.cost, way, strict=True)) for way in found}
    return {
        tuple(a + b for a, b in zip(way, new, strict=True))
        for way in found
        for new in ways_to_save(rest[way], given_bill.whole)
    }


@given(bills)
@settings(max_examples=60, deadline=None)
def test_what_can_be_saved_is_what_counting_out_every_way_finds(given_bill: Bill) -> None:
    ways = all_savings(given_bill)
    assert given_bill.most() == max(map(sum, ways))
    for saved in product(*(range(n + 1) for n in given_bill.cost)):
        assert given_bill.can_save(saved) == (saved in ways), saved
    assert not given_bill.can_save((given_bill.cost[0] + 1, *NONE[1:]))


@given(bills)
@settings(max_examples=60, deadline=None)
def test_however_one_begins_to_save_the_same_number_is_saved(given_bill: Bill) -> None:
    saved = NONE
    while found := given_bill.savable(saved):
        saved = tuple(n + (what == found[-1]) for what, n in enumerate(saved))
    assert sum(saved) == given_bill.most()


@pytest.mark.parametrize(
    ("off", "whole", "has", "enough"),
    [
        ((0, 0, 2), 0, (2, 0, 3, 0), False),  # the Archer's Chi is no one's to save
        ((0, 0, 2), 0, (2, 0, 1, 2), True),
        ((0, 0, 2), 0, (1, 0, 2, 2), True),  # the Horseman's own Wood and one Gold
        ((0, 0, 2), 0, (0, 0, 3, 2), False),  # and not the Archer's Wood
        ((0, 1, 2), 0, (0, 0, 2, 2), True),
        ((0, 0, 0), 2, (2, 0, 3, 0), True),  # a discount on the whole saves any
        ((0, 0, 2), 1, (0, 0, 2, 2), True),
        ((0, 0, 2), 1, (0, 0, 2, 1), False),
    ],
)
def test_a_horseman_and_an_archer(
    off: tuple[int, ...], whole: int, has: tuple[int, ...], enough: bool
) -> None:
    assert Bill((NONE, AR, HO), off, whole).affordable(has) is enough


@pytest.mark.clause("gw.recruit.discount")
@pytest.mark.parametrize("general", ["", "G09"])
def test_the_stable_masters_discount_pays_for_no_archer(general: str) -> None:
    t = Table()
    t.general(0, general)
    t.advisor(0, "A36")
    t.give(0, "W2 G3")
    t.happens(recruit, 0, 2)
    assert t.offers(0) == ["Ho", "done"]
    t.play("0 Ho")
    assert t.offers(0) == ["Ho", "done"]  # two Horsemen save four units; an Archer has none of them


@pytest.mark.clause("gw.recruit.discount")
@pytest.mark.parametrize(
    ("card", "first", "second", "goods"),
    [("A34", "Sp", "Ar", "W2 S2 C1"), ("A35", "Ar", "Ho", "W2 C2 G2"), ("A36", "Ho", "Sp", "W2 G3 S1")],
)
def test_a_discount_on_one_type_pays_for_no_other(card: str, first: str, second: str, goods: str) -> None:
    t = Table()
    t.advisor(0, card)
    t.give(0, goods)
    t.happens(recruit, 0, 2)
    t.play(f"0 {first}")
    assert second not in t.offers(0)


@pytest.mark.clause("gw.recruit.discount")
def test_han_shizhong_saves_any_unit_of_the_recruiting() -> None:
    t = Table()
    t.general(0, "G08", supporting=2)
    t.give(0, "W2 G3")
    t.happens(recruit, 0, 2)
    t.play("0 Ho", "0 Ar", "0 Ho>L", "0 Ar>L")
    assert (t.goods(0), t.resting(0, "L")) == ("", [0, 1, 1])


@pytest.mark.clause("gw.recruit.discount")
def test_only_units_of_the_discounted_type_are_offered_to_be_saved() -> None:
    t = Table()
    t.advisor(0, "A36")
    t.give(0, "W9 G9 C9")
    t.happens(recruit, 0, 2)
    t.play("0 Ho", "0 Ar")
    assert (t.question, t.offers(0)) == ("saving", ["W", "G", "auto"])
    t.play("0 W")
    assert t.question == "muster"  # the Horseman has one Wood only: the other unit is Gold
    assert t.goods(0) == "W8 G7 C7"


def test_several_discounts_add_up_and_reach_no_further_than_the_price() -> None:
    t = Table()
    t.general(0, "G09")
    t.advisor(0, "A36")
    found = bill(t.s, Seat(0), (0, 1, 2), disc=1)
    assert (found.parts, found.off, found.whole) == ((NONE, AR, (2, 0, 6, 0)), (0, 0, 6), 1)
    assert found.most() == 7
    assert Bill((NONE, NONE, HO), (0, 0, 9), 9).most() == sum(HO)


@pytest.mark.clause("gw.recruit.discount")
def test_what_an_event_adds_is_saved_like_the_rest() -> None:
    t = Table(coop=True)
    t.advisor(0, "A36")
    t.s.events = ["E08"]
    t.give(0, "W1 G2")
    t.happens(recruit, 0, 1)
    assert t.offers(0) == ["Ho", "done"]
    t.play("0 Ho")
    assert t.goods(0) == ""
