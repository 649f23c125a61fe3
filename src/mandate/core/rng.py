"""Seeded chance, and deals that can be verified after the game.

A deal is verifiable when its seed came from no one at the table: a hash over a fresh salt and the deal is
shown before the first choice, and salt and deal are opened at the end. A game with a given seed has
no commitment, for the giver of the seed knows the deal.
"""

from __future__ import annotations

import hashlib
import random
import secrets
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

Item = TypeVar("Item")


class Chance:
    """A stream of random numbers, the same for the same seed on every machine.

    It uses only `getrandbits` of Python's generator, whose sequence is the same in every version.

    Examples:
        >>> chance = Chance("a rainy evening")
        >>> [chance.below(6) + 1 for _ in range(5)]
        [6, 3, 4, 2, 2]
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self.given = seed is not None
        self._bits = random.Random(str(seed) if self.given else secrets.token_hex(32))

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        bits = n.bit_length()
        while (number := self._bits.getrandbits(bits)) >= n:
            pass
        return number

    def choose(self, items: Sequence[Item]) -> Item:
        """One of them, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Put them in another order, each equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def word(self) -> int:
        """64 random bits, not all zero: a seed for a kernel's own generator."""
        return self._bits.getrandbits(64) or 1


def fresh_salt() -> str:
    """256 unpredictable bits, as hexadecimal digits."""
    return secrets.token_hex(32)


def commit(salt: str, secret: str) -> str:
    """The commitment to a secret: SHA-256 over `salt:secret`, as hexadecimal digits.

    Examples:
        >>> commit("salt", "RRYYBB")[:8]
        'c5eb9c3e'
    """
    return hashlib.sha256(f"{salt}:{secret}".encode()).hexdigest()
