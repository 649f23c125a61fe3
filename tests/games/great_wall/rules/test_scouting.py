"""Scouts are undone one by one, so that what a seat knows of the Horde deck is never contradicted."""

import pytest

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.rules.army.scouting import NO_CHOICE, Scouting, laid, redraw

HORDES = tuple(OURS.cards.hordes)
HIDDEN = ["??"] * len(HORDES)


def look(order: str, *, back: str = "M", cards: str = "", first: int = 3, seat: int = 1) -> Scouting:
    places = tuple(range(first, first + 3))
    return Scouting(Seat(seat), 7, back, places, tuple(cards.split()), order)


def knowing(**cards: str) -> list[str]:
    """What is known now, by place: `p3="?-M"`."""
    known = HIDDEN[:]
    for place, card in cards.items():
        known[int(place[1:])] = card
    return known


@pytest.mark.clause("gw.secret")
def test_cards_lie_as_the_last_scout_has_put_them() -> None:
    cards = laid(HORDES, [look("312"), look("213", first=4)])
    assert cards[2:8] == (HORDES[2], HORDES[5], HORDES[4], HORDES[3], HORDES[6], HORDES[7])


@pytest.mark.clause("gw.secret")
def test_a_redrawn_deck_fits_all_that_was_seen_of_it() -> None:
    """Own looks before and after a hidden one, a card that came up, and the backs of top cards."""
    scouts = [
        look("231", back="L", cards="H1-L H2-M H3-R", seat=0),
        look("", back="M"),
        look("", back="M", first=5),
        look("123", back="R", cards="H4-R H2-M H6-L", seat=0, first=5),
    ]
    known = knowing(p3="H3-R", p4="H1-L", p5="H4-R", p6="H2-M", p7="H6-L", p23="H8-L")
    chance, orders = Chance("fits"), set()
    for _ in range(200):
        dealt, known_cards = redraw(known, HORDES, scouts, chance)
        assert sorted(dealt) == sorted(HORDES)
        now = laid(dealt, known_cards)
        assert all(seen in ("??", card) for seen, card in zip(known, now, strict=True))
        for i, (shown, drawn) in enumerate(zip(scouts, known_cards, strict=True)):
            before = laid(dealt, known_cards[:i])
            assert drawn.cards == tuple(before[place] for place in drawn.places)
            assert drawn.cards[0].endswith(shown.back)
            assert shown.cards in ((), drawn.cards)
            assert shown.order in ("", drawn.order)
        orders.add((known_cards[1].order, known_cards[2].order))
    # the first hidden order follows from what came up; of the other, only where the top card went is open
    assert {first for first, _ in orders} == {"231"}
    assert len({second for _, second in orders}) > 1


@pytest.mark.clause("gw.secret")
def test_orders_are_as_likely_as_the_deals_that_fit_them() -> None:
    """The back on top was M before and after: the card stayed in 2 orders of 6, and needs no second M."""
    chance = Chance("likely")
    stayed = sum(
        redraw(knowing(p3="?-M"), HORDES, [look("")], chance)[1][0].order[0] == "1" for _ in range(2000)
    )
    assert stayed / 2000 == pytest.approx(2 / (2 + 4 * 7 / 23), abs=0.04)  # 7 of 23 other cards have an M


@pytest.mark.clause("gw.secret")
def test_an_order_that_no_one_chose_is_known_to_all() -> None:
    kept = look("123", cards="H1-M H2-L H3-L")._replace(number=NO_CHOICE)
    assert kept.seen_by(Seat(0)) == kept._replace(cards=())
    assert kept.seen_by(Seat(1)) == kept
    assert kept._replace(number=3).seen_by(Seat(0)) == kept._replace(number=3, cards=(), order="")
