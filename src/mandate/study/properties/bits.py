"""What a seat does not know, in bits: the entropy of the other hands, if all deals are equally likely."""

from __future__ import annotations

import functools
import itertools
import math
from collections import Counter
from collections.abc import Sequence


def of_hands(kinds: Sequence[int], hands: Sequence[int]) -> float:
    """Of hands drawn from so many cards of each kind; where the rest of the cards lies is unknown.

    Cards of a kind are alike, and so is the order in a hand.
    """
    return _of_hands(tuple(sorted(kinds)), tuple(sorted(size for size in hands if size)))


def of_sets(cards: int, sets: Sequence[int]) -> float:
    """Of sets drawn one after another from so many cards, all different."""
    total = 0.0
    for size in sets:
        total += math.log2(math.comb(cards, size))
        cards -= size
    return total


@functools.lru_cache(maxsize=1 << 16)
def _of_hands(kinds: tuple[int, ...], hands: tuple[int, ...]) -> float:
    """A deal has as many ways as its kinds have together, of all ways that there are. What is expected of
    a kind depends on how many hands got of it, and on nothing else."""
    cards = sum(kinds)
    if not hands or sum(hands) > cards:
        return 0.0
    every = _ways(cards, hands)
    expected = 0.0
    for kind, often in Counter(kinds).items():
        for got in itertools.product(*(range(min(kind, size) + 1) for size in hands)):
            rest = tuple(size - part for size, part in zip(hands, got, strict=True))
            if sum(got) <= kind and sum(rest) <= cards - kind:
                ways = _ways(kind, got)
                expected += often * 2 ** (ways + _ways(cards - kind, rest) - every) * ways
    return max(0.0, every - expected)


@functools.lru_cache(maxsize=1 << 16)
def _ways(cards: int, hands: tuple[int, ...]) -> float:
    """How many ways there are to deal so many different cards to these hands, as a power of 2."""
    total = math.lgamma(cards + 1) - math.lgamma(cards - sum(hands) + 1)
    return (total - sum(math.lgamma(size + 1) for size in hands)) / math.log(2)
