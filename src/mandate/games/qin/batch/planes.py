"""How the board of a game looks, kept from step to step, and the planes that are written from it.

A placement changes the two regions that its spaces belong to now, and villages. So a row of a batch has,
behind its game, four bytes for each space, which are updated rather than gathered again: what lies there,
its owner (by the game's own seats), the size of its area, and its pagodas. From these all planes are
written at every step, in loops that a processor vectorizes; they are the numbers that
`mandate.games.qin.envs.planes` writes space by space, which tests compare.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandate.core.jit import inlined, jit_on
from mandate.games.qin.envs.encoding import printed_on
from mandate.games.qin.envs.planes import (
    LARGE,
    LARGENESS,
    LATEST,
    MAJOR,
    OF_VILLAGE,
    PAGODA,
    PLANES,
    PROVINCE,
    SEATS,
    START,
)
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import Board
from mandate.games.qin.rules.kernel import (
    CELL,
    LABEL,
    MAJOR_SIZE,
    NEXT,
    NO_ONE,
    OWNER,
    PAGODAS,
    SIZE,
    VILLAGE_OWNER,
    BoardArray,
    GameArray,
)

Bytes = npt.NDArray[np.uint8]
Planes = npt.NDArray[Any]  # float32, or uint8
Places = npt.NDArray[np.uint16]
Latest = npt.NDArray[np.uint16]  # seat × two spaces, 0 for none

CELLS, WHOSE, SIZES, HEIGHTS, KEPT = 0, 1, 2, 3, 4  # the tables, and how many there are
VILLAGERS: Final = 8  # added to the owner of a village, to tell it from the owner of a province
NOT_OWNED, NO_SEAT = np.uint8(255), np.uint8(254)
YES, NO = np.uint8(1), np.uint8(0)
TOGETHER: Final = 32  # bytes that a processor handles at once


class Outlook(NamedTuple):
    """What never changes on a board."""

    spaces: int
    length: int  # of a table: `spaces`, rounded up so that nothing is left over for single steps
    there: Places  # the kernel's space at each place in reading order
    where: Places  # and the place of each space
    villages: Places  # a row for each space of a village: where, and the number of the village
    start: Bytes  # whether a space is a printed start space

    @classmethod
    def of(cls, board: Board) -> Outlook:
        spaces = board.height * board.width
        # what is written too much of a plane is written over by the next; small boards would have no room
        length = -(-spaces // TOGETHER) * TOGETHER if spaces >= TOGETHER else spaces
        there = np.array(board.spaces, dtype=np.uint16)
        where = np.zeros(int(board.geometry[kernel.SPACES]), dtype=np.uint16)
        where[there] = np.arange(spaces)
        villages = [(where[s], number) for number, each in enumerate(board.villages) for s in each]
        start = np.zeros(length, dtype=np.uint8)
        start[:spaces] = printed_on(board)[len(where) :][there]
        return cls(spaces, length, there, where, np.array(villages, dtype=np.uint16).reshape(-1, 2), start)


@inlined
def see_region(b: BoardArray, g: GameArray, outlook: Outlook, s: int, seen: Bytes) -> None:
    """Every space of the region at `s`."""
    length, label = outlook.length, np.int64(g[b[LABEL] + s])
    owner, size = g[b[OWNER] + label], np.int64(g[b[SIZE] + label])
    pagodas, cell = np.int64(g[b[PAGODAS] + label]), np.uint8(g[b[CELL] + s])
    whose = NOT_OWNED if owner == NO_ONE else np.uint8(owner)
    large, high = np.uint8(size if size < LARGE else LARGE), np.uint8(pagodas if pagodas < 2 else 2)
    at = label
    for _ in range(size):
        place = np.int64(outlook.where[at])
        seen[place] = cell
        seen[WHOSE * length + place] = whose
        seen[SIZES * length + place] = large
        seen[HEIGHTS * length + place] = high
        at = np.int64(g[b[NEXT] + at])


@inlined
def see_villages(b: BoardArray, g: GameArray, outlook: Outlook, seen: Bytes) -> None:
    villages = outlook.villages
    for i in range(len(villages)):
        owner = g[b[VILLAGE_OWNER] + villages[i, 1]]
        whose = NOT_OWNED if owner == NO_ONE else np.uint8(VILLAGERS + owner)
        seen[WHOSE * outlook.length + villages[i, 0]] = whose


@jit_on(kernel)
def see_all(b: BoardArray, g: GameArray, outlook: Outlook, seen: Bytes) -> None:
    """The whole board."""
    for i in range(KEPT * outlook.length):
        seen[i] = 0
    for place in range(outlook.spaces):
        s = np.int64(outlook.there[place])
        seen[place] = np.uint8(g[b[CELL] + s])
        seen[WHOSE * outlook.length + place] = NOT_OWNED
    for place in range(outlook.spaces):
        s = np.int64(outlook.there[place])
        if g[b[LABEL] + s] == s:
            see_region(b, g, outlook, s, seen)
    see_villages(b, g, outlook, seen)


@jit_on(kernel)
def write_planes(
    outlook: Outlook, seen: Bytes, latest: Latest, me: int, seats: int, fractions: bool, planes: Planes
) -> None:
    """All planes of one game, from what is kept of it and the spaces covered last by each seat.

    A table is longer than a plane: what is too much is written over by the next one.
    """
    spaces, length = outlook.spaces, outlook.length
    flat = planes.reshape(PLANES * spaces)
    cells, whose = seen[:length], seen[WHOSE * length : SIZES * length]
    sizes, heights = seen[SIZES * length : HEIGHTS * length], seen[HEIGHTS * length : KEPT * length]
    start = outlook.start
    for kind in range(START):
        plane, wanted = flat[kind * spaces :], np.uint8(kind)
        for i in range(length):
            plane[i] = YES if cells[i] == wanted else NO
    plane = flat[START * spaces :]
    for i in range(length):
        plane[i] = start[i]
    for at in range(2 * SEATS):
        seat = at % SEATS
        owner = np.uint8((me + seat) % seats + (VILLAGERS if at >= SEATS else 0))
        plane, wanted = flat[(PROVINCE + at) * spaces :], owner if seat < seats else NO_SEAT
        for i in range(length):
            plane[i] = YES if whose[i] == wanted else NO
    plane = flat[LARGENESS * spaces :]
    if fractions:
        for i in range(length):
            plane[i] = np.float32(sizes[i]) / np.float32(LARGE)
    else:
        for i in range(length):
            plane[i] = sizes[i]
    plane = flat[MAJOR * spaces :]
    for i in range(length):
        plane[i] = YES if sizes[i] >= np.uint8(MAJOR_SIZE) else NO
    plane = flat[PAGODA * spaces :]
    if fractions:
        for i in range(length):
            plane[i] = np.float32(heights[i]) * np.float32(0.5)
    else:
        for i in range(length):
            plane[i] = heights[i]
    plane = flat[LATEST * spaces :]
    for i in range(spaces):
        plane[i] = NO
    for seat in range(seats):
        if latest[seat, 0] != 0:
            plane[outlook.where[latest[seat, 0]]] = YES
            plane[outlook.where[latest[seat, 1]]] = YES


assert OF_VILLAGE == PROVINCE + SEATS, "the planes of villages follow those of provinces"
