"""Qin's observation written in compiled loops, from what a view holds of a game.

The names in `PLANES` and `VECTOR` say what stands where, in the order in which it is written here.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from mandate.core.jit import inlined, jit_on
from mandate.envs.layout import Floats
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import TILE_NAMES
from mandate.games.qin.rules.kernel import (
    BLOCKED,
    BOTH_STEPS,
    CELL,
    FREE,
    HAND_SIZE,
    HANDS,
    KINDS,
    LABEL,
    MAJOR_SIZE,
    MOVER,
    NO_ONE,
    OWNER,
    PAGODAS,
    PILES,
    PLAYERS,
    PLY,
    RED,
    RESIGNED,
    SIZE,
    SPACES,
    SUPPLY,
    VILLAGE,
    VILLAGE_OWNER,
    BoardArray,
    GameArray,
)

SEATS: Final = 4
LARGE: Final = 10  # the size of a province from which on it counts as large as can be
LONG: Final = 128  # choices: no game comes near it

_WHOSE = ("own", "next seat", "second next seat", "third next seat")
PLANE_NAMES: Final = (
    ("grass", "free for a tile"),
    ("red", "red"),
    ("yellow", "yellow"),
    ("blue", "blue"),
    ("village", "a village"),
    ("water", "water"),
    ("start", "a printed start space"),
    *((f"province_{i}", f"in a province: {whose}") for i, whose in enumerate(_WHOSE)),
    *((f"village_{i}", f"in a village: {whose}") for i, whose in enumerate(_WHOSE)),
    ("size", f"spaces of the area of this colour, ÷ {LARGE}, 1 at most"),
    ("major", "in a major province"),
    ("pagodas", "pagodas of this province, ÷ 2, 1 at most"),
    ("latest", "covered in the last round"),
)
PLANES: Final = len(PLANE_NAMES)
START, PROVINCE, OF_VILLAGE, LARGENESS, MAJOR, PAGODA, LATEST = 6, 7, 11, 15, 16, 17, 18

VECTOR_NAMES: Final = (
    ("hand", KINDS, f"own tiles of each kind ({' '.join(TILE_NAMES)}), ÷ 3"),
    ("unseen", KINDS, "tiles of each kind not seen yet, ÷ 12"),
    ("supply", SEATS, "by seat: pagodas left, ÷ 24"),
    ("hand_sizes", SEATS, "by seat: tiles in hand, ÷ 3"),
    ("there", SEATS, "by seat: the seat is in play"),
    ("resigned", SEATS, "by seat: has resigned"),
    ("mover", SEATS, "by seat: is to move"),
    ("piles", 4, "tiles in each pile, ÷ 18"),
    ("ply", 1, f"choices so far, ÷ {LONG}"),
)
VECTOR: Final = sum(size for _, size, _ in VECTOR_NAMES)
UNSEEN, LEFT, IN_HAND, THERE, GONE, MOVES, IN_PILES, SO_FAR = 6, 12, 16, 20, 24, 28, 32, 36

Printed = npt.NDArray[np.uint16]  # for each space: 1 + the number of its village; then whether it is a start
Spaces = npt.NDArray[np.uint16]
Wholes = npt.NDArray[np.uint8]


@inlined
def facts_of(b: BoardArray, g: GameArray, printed: Printed, s: int, me: int) -> tuple[int, int, int, int]:
    """Of a space: what lies there; 1 + the relative seat that owns its province or village, or 0 if none;
    the size of its area and its pagodas, 0 outside an area."""
    cell = np.int64(g[b[CELL] + s])
    owner, size, pagodas = np.int64(NO_ONE), np.int64(0), np.int64(0)
    if (cell >= RED) & (cell < VILLAGE):
        label = np.int64(g[b[LABEL] + s])
        owner, size = np.int64(g[b[OWNER] + label]), np.int64(g[b[SIZE] + label])
        pagodas = np.int64(g[b[PAGODAS] + label])
    elif cell == VILLAGE:
        owner = np.int64(g[b[VILLAGE_OWNER] + printed[s] - 1])
    seats = np.int64(g[PLAYERS])
    whose = np.int64(0) if owner == NO_ONE else 1 + (owner - me + seats) % seats
    return cell, whose, size, pagodas


@jit_on(kernel)
def write_planes(b: BoardArray, g: GameArray, printed: Printed, latest: Spaces, me: int, out: Floats) -> None:
    """All planes. `out` begins as zeros."""
    n, stride = np.int64(b[SPACES]), np.int64(b[BOTH_STEPS]) - 1
    for row in range(n // stride - 2):
        for column in range(stride - 2):
            s = (row + 1) * stride + column + 1
            cell, whose, size, pagodas = facts_of(b, g, printed, s, me)
            out[cell, row, column] = 1.0
            out[START, row, column] = printed[n + s]
            if whose != 0:
                out[(OF_VILLAGE if cell == VILLAGE else PROVINCE) + whose - 1, row, column] = 1.0
            if size != 0:
                out[LARGENESS, row, column] = (size if size < LARGE else LARGE) / LARGE
                out[MAJOR, row, column] = 1.0 if size >= MAJOR_SIZE else 0.0
                out[PAGODA, row, column] = (pagodas if pagodas < 2 else 2) / 2
    for i in range(latest.size):
        s = np.int64(latest[i])
        out[LATEST, s // stride - 1, s % stride - 1] = 1.0


@jit_on(kernel)
def write_vector(g: GameArray, counts: Spaces, me: int, fractions: bool, out: Floats | Wholes) -> None:
    """All of the vector. `counts` are those of `survey.look_at`: hand sizes, unseen tiles of each kind.

    Without `fractions` nothing is divided, so that all numbers are whole.
    """
    seats = np.int64(g[PLAYERS])
    hand, unseen, supply, pile = (HAND_SIZE, 12, 24, 18) if fractions else (1, 1, 1, 1)
    for kind in range(KINDS):
        out[kind] = g[HANDS + me * KINDS + kind] / hand
        out[UNSEEN + kind] = counts[2 * SEATS + kind] / unseen
    for i in range(SEATS):
        seat = (me + i) % seats
        there = i < seats
        out[LEFT + i] = g[SUPPLY + seat] / supply if there else 0.0
        out[IN_HAND + i] = counts[seat] / hand if there else 0.0
        out[THERE + i] = 1.0 if there else 0.0
        out[GONE + i] = np.int64(g[RESIGNED]) >> seat & 1 if there else 0.0
        out[MOVES + i] = 1.0 if there and g[MOVER] == seat else 0.0
        out[IN_PILES + i] = g[PILES + i] / pile
    out[SO_FAR] = (g[PLY] if g[PLY] < LONG else LONG) / (LONG if fractions else 1)


assert (FREE, RED, VILLAGE, BLOCKED) == (0, 1, 4, 5), "the first planes are the kernel's kinds of cells"
