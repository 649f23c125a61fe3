"""The Great Wall's table, relative to the observing seat.

Clans are in relative order: the seat's own, the other seats in their order, then the automata. Whatever is
not in use (a fourth Clan, the left Section, co-op) is all zeros. Everything is read from the table in a view
(`tabletop`), which holds only what its seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.envs.tokens import CLANS
from mandate.games.great_wall.views.tabletop import Tabletop
from mandate.games.great_wall.views.tabletop.common import Army, Goods
from tests.envs.reading import counts, one_hot

TYPES: Final = len(OURS.horde_types)


@dataclass(frozen=True, slots=True)
class Seen:
    """The table, and the seat that sees it."""

    table: Tabletop
    left: int  # how much of the question is left: Clerks to move, resources to pay

    @property
    def me(self) -> int:
        return self.table.seat or 0

    def slot(self, clan: int) -> int:
        seats = self.table.options.players
        return (clan - self.me) % seats if clan < seats else clan

    def by_clan(self, values: Sequence[float]) -> list[float]:
        """One number for each Clan, in relative order; zeros for a list that is missing."""
        out = [0.0] * CLANS
        for clan, value in enumerate(values):
            out[self.slot(clan)] = float(value)
        return out

    def clan(self, clan: int | None) -> list[float]:
        return one_hot(CLANS, None if clan is None else self.slot(clan))


def army(army: Army) -> list[float]:
    return [float(army.Sp), float(army.Ar), float(army.Ho)]


def goods(goods: Goods) -> list[float]:
    return [min(n, 2) for n in per(10, units(goods))]


def units(goods: Goods) -> list[float]:
    return [float(goods.W), float(goods.S), float(goods.G), float(goods.C)]


def per(by: int, numbers: Iterable[float]) -> list[float]:
    return [number / by for number in numbers]


def cards_in(known: dict[str, int], cards: Iterable[str | None]) -> list[float]:
    return counts(len(known), [known[card] for card in cards if card in known])


def types(cards: Iterable[str]) -> list[float]:
    return counts(TYPES, [OURS.type_of[card] for card in cards])


def yes(fact: object) -> list[float]:
    return [1.0 if fact else 0.0]
