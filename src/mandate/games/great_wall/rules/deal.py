"""How a game began: everything that chance gave, and what it will give.

When a deck runs out its discards are shuffled. The order of that shuffle follows from `later`, a secret
word of the deal, so a record needs no other chance; `orders` names the shuffles that are already known, in a
deal that was redrawn to fit what a seat has seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mandate.core.errors import Code, Malformed
from mandate.core.flow import NO_ONE
from mandate.core.game import Json
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.numbers import BARRACKS, CODES, MADE_AT
from mandate.games.great_wall.rules.lineup import lineup_for

TRACK = (*CODES[:MADE_AT], CODES[BARRACKS])  # the tokens of Qin Jiushao's Location track
HIDDEN = "??"
DEALT = 2  # Generals, and Advisors, to each seat


@dataclass(frozen=True, slots=True)
class Deal:
    options: Json
    artifacts: tuple[str, ...]  # the three in play
    hordes: tuple[str, ...]  # from the top of the deck
    generals: tuple[str, ...]  # two for each seat
    advisors: tuple[str, ...]  # two for each seat, then the deck from its top
    tactics: tuple[str, ...]  # from the top of the deck
    later: str
    orders: Mapping[str, tuple[str, ...]]
    solo: tuple[str, ...] = ()  # Qin Jiushao's Command cards from the top of his deck
    track: tuple[str, ...] = ()  # his Location track from the highest space
    requests: tuple[str, ...] = ()  # co-op: from the top of the deck
    events: tuple[str, ...] = ()  # co-op: from the top of the deck

    def shuffled(self, deck: str, epoch: int, cards: Sequence[str]) -> list[str]:
        """The discards in the order of this shuffle, the top card last."""
        left = sorted(cards)
        order = self.orders.get(f"{deck}{epoch}")
        if order is None:
            Chance(f"{self.later}/{deck}{epoch}").shuffle(left)
            return left
        assert sorted(order) == left, "a shuffle of other cards"
        return list(reversed(order))

    def to_json(self) -> Json:
        stored: Json = {"options": self.options}
        stored |= {name: list(getattr(self, name)) for name in decks_of(self.options)}
        stored["later"] = self.later
        if self.orders:
            stored["orders"] = {name: list(order) for name, order in self.orders.items()}
        return stored

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> Deal:
        """A stored deal, checked: every card of each deck exactly once, and no unknown card."""
        whole = decks_of(stored["options"])
        decks = {name: tuple(_strings(stored, name)) for name in whole}
        if any(HIDDEN in cards for cards in decks.values()):
            raise Malformed(Code.REDACTED_RECORD)
        for name, (cards, size) in whole.items():
            if len(decks[name]) != size or not _part_of(decks[name], cards):
                raise bad_setup(name, f"{size} cards of the game")
        orders = {str(name): tuple(order) for name, order in dict(stored.get("orders", {})).items()}
        return cls(dict(stored["options"]), **decks, later=str(stored.get("later", "")), orders=orders)


def decks_of(options: Mapping[str, Any]) -> dict[str, tuple[tuple[str, ...], int]]:
    """The decks of a game with these options: their cards, and how many of them are dealt."""
    table = lineup_for(options)
    decks = {
        "artifacts": (table.artifacts, table.box.numbers["artifact_slots"] if table.artifacts else 0),
        "hordes": (table.hordes, len(table.hordes)),
        "generals": (table.generals, DEALT * table.seats),
        "advisors": (table.advisors, len(table.advisors)),
        "tactics": (table.tactics, len(table.tactics)),
    }
    if table.jiushao != NO_ONE:
        decks |= {"solo": (table.solo, len(table.solo)), "track": (TRACK, len(TRACK))}
    if table.coop is not None:
        decks["requests"] = table.requests, len(table.requests)
        decks["events"] = table.events, len(table.events)
    return decks


def _strings(stored: Mapping[str, Any], name: str) -> list[str]:
    value = stored.get(name)
    if not isinstance(value, list | tuple) or not all(isinstance(card, str) for card in value):
        raise bad_setup(name, "a list of cards")
    return list(value)


def _part_of(cards: Sequence[str], whole: Sequence[str]) -> bool:
    left = list(whole)
    for card in cards:
        if card not in left:
            return False
        left.remove(card)
    return True


def bad_setup(key: str, expected: str) -> Malformed:
    return Malformed(Code.BAD_RECORD, line=1, key=f"setup.{key}", expected=expected)


def fresh(options: Json, chance: Chance) -> Deal:
    """A new deal."""
    decks: dict[str, tuple[str, ...]] = {}
    for name, (whole, size) in decks_of(options).items():
        cards = list(whole)
        chance.shuffle(cards)
        decks[name] = tuple(cards[:size])
    return Deal(options, **decks, later=f"{chance.word():016x}{chance.word():016x}", orders={})
