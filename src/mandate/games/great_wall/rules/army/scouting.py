"""Which Horde card lies where in the deck, and what is known of it after scouting.

Places in the deck keep their order for the whole game; scouting changes which cards lie at the topmost of
them. So a list of places says nothing about the order, which only the scout knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from math import factorial, perm, prod
from typing import Any, NamedTuple

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.numbers import SECTION
from mandate.games.great_wall.cards.vocabulary import SECTIONS
from mandate.games.great_wall.rules.deal import HIDDEN

BACK = "?-"  # prefix of the Section, if only the card's back is known
NO_CHOICE = -1  # as the number of a choice: the order was not chosen, so all know it


class Scouting(NamedTuple):
    """One look at the top of the deck. For other seats the cards, and an order that was chosen, are empty."""

    seat: Seat
    number: int  # of the choice in the history, or NO_CHOICE
    back: str  # the Section on the back of the top card before, which all had seen
    places: tuple[int, ...]  # from the top
    cards: tuple[str, ...]  # what lay there before
    order: str  # `312`: the third card went to the first place, and so on

    @classmethod
    def from_json(cls, stored: Sequence[Any]) -> Scouting:
        seat, number, back, places, cards, order = stored
        return cls(seat, number, back, tuple(places), tuple(cards), order)

    def to_json(self) -> list[Any]:
        return [*self[:3], list(self.places), list(self.cards), self.order]

    def moved(self, by: int) -> Scouting:
        """With its places counted from another one."""
        return self._replace(places=tuple(place + by for place in self.places))

    def seen_by(self, seat: Seat | None) -> Scouting:
        if seat == self.seat:
            return self
        return self._replace(cards=(), order=self.order if self.number == NO_CHOICE else "")


def laid(dealt: Sequence[str], scouts: Sequence[Scouting]) -> tuple[str, ...]:
    """The Horde card at each place, after these scouts have put the dealt ones back in their orders."""
    cards = list(dealt)
    for look in scouts:
        before = [cards[place] for place in look.places]
        for place, digit in zip(look.places, look.order, strict=True):
            cards[place] = before[int(digit) - 1]
    return tuple(cards)


# --- redrawing what a seat does not know --------------------------------------------------------------


def redraw(
    known: Sequence[str], deck: Sequence[str], scouts: Sequence[Scouting], chance: Chance
) -> tuple[tuple[str, ...], list[Scouting]]:
    """A deal of the deck's cards and the scouts' orders that lead to what is known of each place now.

    The scouts are undone from the last to the first. What is known then of a place before any of them
    is what the deal must fit.
    """
    undone = _undo(list(known), deck, scouts, chance)
    assert undone is not None, "what is known of the Horde cards fits no deal"
    first, orders = undone
    dealt = fill(first, deck, chance)
    made: list[Scouting] = []
    for look, order in zip(scouts, orders, strict=True):
        cards = laid(dealt, made)
        made.append(look._replace(cards=tuple(cards[place] for place in look.places), order=order))
    return dealt, made


def _undo(
    known: list[str], deck: Sequence[str], scouts: Sequence[Scouting], chance: Chance
) -> tuple[list[str], list[str]] | None:
    """What was known before the scouts, and an order for each; None if no orders fit."""
    if not scouts:
        return known, []
    look = scouts[-1]
    digits = "".join(str(i) for i in range(1, len(look.places) + 1))
    orders = [look.order] if look.order else ["".join(order) for order in permutations(digits)]
    looks = []
    for order in orders:
        before = _before(known, look, order)
        if before is not None and (deals := _deals(before, deck)):
            looks.append((deals, order, before))
    while looks:
        at = _weighted([deals for deals, _, _ in looks], chance)
        _, order, before = looks.pop(at)
        undone = _undo(before, deck, scouts[:-1], chance)
        if undone is not None:
            return undone[0], [*undone[1], order]
    return None


def _before(known: list[str], look: Scouting, order: str) -> list[str] | None:
    """What is known of the places before this look, if the cards were put back so; None if they cannot be."""
    before = known[:]
    for place, digit in zip(look.places, order, strict=True):
        before[look.places[int(digit) - 1]] = known[place]
    seen = list(look.cards) or [BACK + look.back]
    for place, card in zip(look.places, seen, strict=False):
        both = _both(before[place], card)
        if both is None:
            return None
        before[place] = both
    return before


def _both(one: str, other: str) -> str | None:
    """What two sights of one card say together; None if they are of different cards."""
    if one in (HIDDEN, other):
        return other
    if other == HIDDEN:
        return one
    if one[-1] == other[-1] and BACK in (one[:2], other[:2]):
        return other if one.startswith(BACK) else one
    return None


def _deals(known: Sequence[str], deck: Sequence[str]) -> int:
    """How many deals fit what is known of each place."""
    faces = [card for card in known if card[0] != "?"]
    if len(set(faces)) < len(faces):
        return 0
    unseen = [0] * len(SECTIONS)
    for card in deck:
        unseen[SECTION[card[-1]]] += card not in faces
    backs = [known.count(BACK + section) for section in SECTIONS]
    return prod(map(perm, unseen, backs)) * factorial(known.count(HIDDEN))


def _weighted(weights: Sequence[int], chance: Chance) -> int:
    point = chance.below(sum(weights))
    for at, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return at
    raise AssertionError("no weights")


def fill(known: Sequence[str], deck: Sequence[str], chance: Chance) -> tuple[str, ...]:
    """Any of the deals that fit, each equally likely."""
    cards = list(known)
    unseen = [card for card in deck if card not in cards]
    chance.shuffle(unseen)
    for place, seen in enumerate(cards):
        if seen.startswith(BACK):
            cards[place] = next(card for card in unseen if card[-1] == seen[-1])
            unseen.remove(cards[place])
    return tuple(unseen.pop() if card == HIDDEN else card for card in cards)
