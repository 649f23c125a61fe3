"""Who meets whom in a mini cup: cyclic block designs.

A base block is turned through all players, so each player sits on each of its seats once. The base blocks of
a design are chosen so that every two players meet equally often.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

Block = tuple[int, ...]

# Base blocks by seats at a table and number of players.
DESIGNS: dict[tuple[int, int], Sequence[Block]] = {
    # odd numbers meet once, even ones twice, once on each seat
    **{(2, size): [(0, apart) for apart in range(1, 1 + size // 2)] for size in (3, 5, 7)},
    **{(2, size): [(0, apart) for apart in range(1, size)] for size in (2, 4, 6)},
    (3, 3): [(0, 1, 2)],
    (3, 4): [(0, 1, 2)],
    (3, 5): [(0, 1, 2), (0, 2, 4)],
    (3, 7): [(0, 1, 3)],
    (4, 4): [(0, 1, 2, 3)],
    (4, 5): [(0, 1, 2, 3)],
    (4, 7): [(0, 1, 2, 4)],
}


def blocks(seats: int, size: int) -> list[Block]:
    """All games of a mini cup: who sits where, as numbers of players."""
    return [
        tuple((player + turn) % size for player in base)
        for base in DESIGNS[seats, size]
        for turn in range(size)
    ]


def rounds(seats: int, size: int) -> list[list[Block]]:
    """The games in rounds: in each round a player plays at most once.

    Those who have sat out most are served first, so that rounds are few and waits are short.
    """
    left, found = blocks(seats, size), []
    while left:
        remaining = [sum(player in block for block in left) for player in range(size)]
        chosen: list[Block] = []
        for block in sorted(left, key=lambda block: -sum(remaining[player] for player in block)):
            if not set(block) & set(chain.from_iterable(chosen)):
                chosen.append(block)
        left = [block for block in left if block not in chosen]
        found.append(chosen)
    return found
