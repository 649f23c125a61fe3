"""What the mover of a game of Qin may do, written out as a mask.

On a pair of free spaces beside a colored one every tile of the hand may lie, unless it joins provinces. That
is possible on few pairs, those around which two provinces of one color lie; only these are judged, by the
kernel's `meet`. The rest is branch-free: a processor could not predict such branches.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandate.core.jit import inlined, jit_on
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import Board
from mandate.games.qin.rules.kernel import (
    AROUND,
    CELL,
    FRONTIER,
    LABEL,
    LISTED,
    MOVER,
    MUST_PASS,
    NEAR,
    NO_ONE,
    NOTHING,
    PAIRS_AT,
    SIZE,
    TAKEN,
    WAYS,
    BoardArray,
    GameArray,
    colours_in_hand,
    meet,
)

Mask = npt.NDArray[np.int8]
Whole = npt.NDArray[np.uint8]
Lanes = npt.NDArray[np.uint64]
Begins = npt.NDArray[np.uint32]

# The provinces beside a space: their labels in one number, 16 bits for each colour, the lowest for none.
LANE: Final = 16
_EACH = np.uint64(0x0001_0001_0001_0000)
_BELOW, _TOP = np.uint64(0x7FFF_7FFF_7FFF_0000), np.uint64(0x8000_8000_8000_0000)  # _TOP: two provinces there
assert (26 + 2) ** 2 * 4 < 0x7FFF, "four labels are less than half a lane"


class MaskRoom(NamedTuple):
    """Arrays to work in, and where the ways to lay a tile on a pair begin in a mask."""

    begins: Begins
    whole: Whole  # the mask, with some room behind
    lanes: Lanes  # zeros, an entry a space

    @classmethod
    def on(cls, board: Board, begins: Begins) -> MaskRoom:
        b = board.geometry
        whole = np.empty(WAYS * (int(b[kernel.PAIRS]) + 1), dtype=np.uint8)
        return cls(begins, whole, np.zeros(int(b[kernel.SPACES]), dtype=np.uint64))


def begins_on(board: Board) -> Begins:
    """Four entries a space, as in PAIRS_AT; behind all others where there is no pair."""
    b = board.geometry
    pairs = b[b[PAIRS_AT] : b[PAIRS_AT] + 4 * b[kernel.SPACES]]
    begins: Begins = (WAYS * np.where(pairs == NOTHING, b[kernel.PAIRS], pairs)).astype(np.uint32)
    return begins


@inlined
def filled(lanes: np.uint64) -> np.uint64:
    """The top bit of each lane that is not zero."""
    return (lanes + _BELOW) & _TOP


@inlined
def shared_lanes(labels: np.uint64, total: np.uint64, count: np.uint64) -> np.uint64:
    """The labels as they are, but only the top bit where several provinces share a lane.

    Given are the labels beside a space in their lanes, laid over each other, added, and counted.
    """
    for colour in range(1, 4):
        lane = np.uint64(LANE * colour)
        all_alike = ((labels >> lane) & np.uint64(0xFFFF)) * ((count >> lane) & np.uint64(0xFFFF))
        if all_alike != (total >> lane) & np.uint64(0xFFFF):  # which is less, if they are not
            labels = (labels & ~(np.uint64(0xFFFF) << lane)) | (np.uint64(0x8000) << lane)
    return labels


@inlined
def write_ways(begin: np.uint64, ways: np.uint64, last: np.uint64, whole: Whole) -> None:
    """A byte for each way to lay a tile on a pair; eight of them in one number, which is stored at once."""
    for way in range(8):
        whole[begin + np.uint64(way)] = np.uint8(ways >> np.uint64(8 * way))
    whole[begin + np.uint64(8)] = np.uint8(last)


@inlined
def spread(ways: int) -> tuple[np.uint64, np.uint64]:
    """A bit for each way as bytes: the first eight in one number, and the last."""
    bytes_ = np.uint64(0)
    for way in range(8):
        bytes_ |= np.uint64((ways >> way) & 1) << np.uint64(8 * way)
    return bytes_, np.uint64((ways >> 8) & 1)


@jit_on(kernel)
def check_double(
    b: BoardArray, g: GameArray, s: int, t: int, lanes: np.uint64, begin: int, whole: Whole
) -> None:
    """A tile of one colour on both spaces, for the colours of these lanes."""
    for colour in range(1, 4):
        if (lanes >> np.uint64(LANE * colour + 15)) & np.uint64(1) != 0 and meet(b, g, s, t, colour) < 0:
            whole[begin + 4 * (colour - 1)] = 0


@jit_on(kernel)
def check_space(
    b: BoardArray, g: GameArray, s: int, lanes: np.uint64, doubles: np.uint64, room: MaskRoom
) -> None:
    """All tiles that have one of their spaces here, for the colours of these lanes."""
    for colour in range(1, 4):
        if (lanes >> np.uint64(LANE * colour + 15)) & np.uint64(1) == 0 or meet(b, g, s, s, colour) >= 0:
            continue
        for side in range(4):
            begin = np.int64(room.begins[4 * s + side])
            for other in range(3):
                if other != colour - 1:
                    way = 3 * (colour - 1) + other if side < 2 else 3 * other + colour - 1
                    room.whole[begin + way] = 0
    if lanes & doubles != 0:
        for side in range(4):
            other = b[b[AROUND] + 4 * s + side]
            if g[b[NEAR] + other] < TAKEN:
                check_double(b, g, s, other, lanes & doubles, np.int64(room.begins[4 * s + side]), room.whole)


@inlined
def lay_hand(b: BoardArray, g: GameArray, room: MaskRoom, in_hand: int) -> None:
    """All tiles of the hand onto all open pairs; and what provinces are beside each space of the frontier."""
    begins, whole, lanes = room.begins, room.whole, room.lanes
    ways, last = spread(in_hand)
    nothing = np.uint64(0)
    listed, near_of, around = np.uint64(b[LISTED]), np.uint64(b[NEAR]), np.uint64(b[AROUND])
    label_of, size_of, cell_of = np.uint64(b[LABEL]), np.uint64(b[SIZE]), np.uint64(b[CELL])
    for i in range(np.int64(g[FRONTIER])):
        s = np.uint64(g[listed + np.uint64(i)])
        labels, total, count = np.uint64(0), np.uint64(0), np.uint64(0)
        for side in range(4):
            at = np.uint64(4) * s + np.uint64(side)
            other = np.uint64(b[around + at])
            free = g[near_of + other] < TAKEN
            write_ways(np.uint64(begins[at]), ways if free else nothing, last if free else nothing, whole)
            label = np.uint64(g[label_of + other])
            # 1 from two spaces on, computed: a condition would become a branch
            province = (np.uint64(g[size_of + label]) + np.uint64(0xFFFE)) >> np.uint64(16)
            lane = np.uint64(LANE) * (np.uint64(g[cell_of + other]) & np.uint64(3))
            label = (label * province) << lane
            labels |= label
            total += label
            count += province << lane
        lanes[s] = labels
        if count & ~_EACH != 0:  # two in one lane, or more
            lanes[s] = shared_lanes(labels, total, count)


@inlined
def check_joinings(b: BoardArray, g: GameArray, room: MaskRoom, in_hand: int) -> None:
    """Take back what would join provinces and may not."""
    begins, lanes = room.begins, room.lanes
    listed, around = np.uint64(b[LISTED]), np.uint64(b[AROUND])
    doubles = np.uint64(0)
    for colour in range(1, 4):
        doubles |= np.uint64((in_hand >> (4 * (colour - 1))) & 1) << np.uint64(LANE * colour + 15)
    for i in range(np.int64(g[FRONTIER])):
        s = np.uint64(g[listed + np.uint64(i)])
        mine = lanes[s]
        for side in range(2):
            at = np.uint64(4) * s + np.uint64(side)
            other = b[around + at]
            theirs = lanes[other]
            differ = filled(mine) & filled(theirs) & filled(mine ^ theirs) & doubles
            if differ != 0:
                check_double(b, g, np.int64(s), np.int64(other), differ, np.int64(begins[at]), room.whole)
        if mine & _TOP != 0:
            check_space(b, g, np.int64(s), mine & _TOP, doubles, room)
    for i in range(np.int64(g[FRONTIER])):
        lanes[g[listed + np.uint64(i)]] = 0


@jit_on(kernel)
def write_mask(b: BoardArray, g: GameArray, room: MaskRoom, mask: Mask) -> None:
    """A 1 for each legal placement of the mover."""
    whole = room.whole
    for i in range(whole.size):
        whole[i] = 0
    if g[MOVER] != NO_ONE and g[MUST_PASS] == 0:
        in_hand = np.int64(colours_in_hand(g))
        lay_hand(b, g, room, in_hand)
        check_joinings(b, g, room, in_hand)
    for i in range(mask.size):
        mask[i] = whole[i]
