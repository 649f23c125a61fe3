"""What a recruiting costs: which discount can save which units.

A discount on a type of Soldier saves units of that type's price only; one on the whole recruiting saves any.
Whether several of them are enough together is a question of a flow from discounts to units, and has a short
answer (Hall's theorem, max-flow min-cut): they are, if for every choice of resources the units to be saved
there are no more than all discounts could save there.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

KINDS_OF_GOODS = range(4)
CHOICES_OF_GOODS = tuple(some for size in (1, 2, 3, 4) for some in combinations(KINDS_OF_GOODS, size))
Units = tuple[int, ...]  # by resource: W S G C


class Bill(NamedTuple):
    """The price of some Soldiers, and the discounts on it."""

    parts: tuple[Units, ...]  # by type of Soldier: what those cost without any discount
    off: Units  # by type of Soldier: how many units of its part are saved
    whole: int  # how many units are saved whatever they are for

    @property
    def cost(self) -> Units:
        """All of it without any discount."""
        return _added(self.parts)

    def can_save(self, saved: Sequence[int]) -> bool:
        """Whether the discounts reach so far, and there is so much to be saved."""
        if any(n > cost for n, cost in zip(saved, self.cost, strict=True)):
            return False
        return all(sum(saved[what] for what in some) <= self.reach(some) for some in CHOICES_OF_GOODS)

    def most(self) -> int:
        """How many units are saved in all; the order of saving does not change it."""
        return _most(self) if self.whole or any(self.off) else 0

    def reach(self, some: Sequence[int]) -> int:
        """How many units of these resources all discounts together could save."""
        reach = self.whole
        for part, off in zip(self.parts, self.off, strict=True):
            if off:
                reach += min(off, sum(part[what] for what in some))
        return reach

    def lacking(self, has: Sequence[int]) -> Units:
        """What must be saved by a player with only these goods."""
        return tuple(max(cost - n, 0) for cost, n in zip(self.cost, has, strict=True))

    def affordable(self, has: Sequence[int]) -> bool:
        lacking = self.lacking(has)
        if not any(lacking):
            return True
        return (self.whole > 0 or any(self.off)) and self.can_save(lacking)

    def savable(self, saved: Sequence[int]) -> list[int]:
        """The resources of which one unit more can be saved."""
        more = [tuple(n + (what == i) for i, n in enumerate(saved)) for what in KINDS_OF_GOODS]
        return [what for what in KINDS_OF_GOODS if self.can_save(more[what])]


@functools.lru_cache(maxsize=10_000)
def _most(bill: Bill) -> int:
    cost = bill.cost
    total = sum(cost)
    return min(total, *(bill.reach(some) + total - sum(cost[w] for w in some) for some in CHOICES_OF_GOODS))


@functools.cache
def _added(parts: tuple[Units, ...]) -> Units:
    return tuple(map(sum, zip(*parts, strict=True)))
