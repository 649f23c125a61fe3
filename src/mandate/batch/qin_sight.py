"""What the movers of many games of Qin know and may do, in compiled loops.

The planes are the same numbers as `mandate.envs.qin_planes` writes, which tests compare. That one goes space
by space; here it goes plane by plane, in loops that a processor runs several steps of together.
"""

from __future__ import annotations

import numpy as np

from mandate.batch.qin_games import Games, Latest, Masks
from mandate.core.jit import jit_on
from mandate.envs import qin_planes
from mandate.envs.layout import Floats
from mandate.envs.qin_planes import (
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
    Printed,
    Spaces,
    write_vector,
)
from mandate.games.qin import kernel, survey
from mandate.games.qin.kernel import (
    BOTH_STEPS,
    CELL,
    LABEL,
    MAJOR_SIZE,
    MOVER,
    NOBODY,
    OWNER,
    PAGODAS,
    PLAYERS,
    SIZE,
    SPACES,
    VILLAGE_OWNER,
    BoardArray,
    Codes,
    GameArray,
    legal,
)
from mandate.games.qin.survey import count_tiles

YES, NO = np.float32(1), np.float32(0)


@jit_on(kernel)
def write_sight(
    b: BoardArray, g: GameArray, printed: Printed, latest: Spaces, me: int, work: GameArray, out: Floats
) -> None:
    """All planes. Only what lies open on the board is read. `work` has room for a game."""
    n, stride, seats = np.int64(b[SPACES]), np.int64(b[BOTH_STEPS]) - 1, np.int64(g[PLAYERS])
    width, height = stride - 2, n // stride - 2
    cell_of, label_of, size_of, owner_of = b[CELL], b[LABEL], b[SIZE], b[OWNER]
    pagodas_of, chief_of = b[PAGODAS], b[VILLAGE_OWNER]
    count = width * height
    flat = out.reshape(PLANES, count)
    cells, sizes, pagodas = work[:count], work[count : 2 * count], work[2 * count : 3 * count]
    lords, chiefs = work[3 * count : 4 * count], work[4 * count : 5 * count]  # of provinces, of villages
    at = np.uint64(0)
    for row in range(height):
        s = np.uint64((row + 1) * stride + 1)
        for _ in range(width):
            # a space that is no region has the label of a corner, which has no size and nobody's pagodas;
            # NOBODY less a seat is no seat
            label = g[label_of + s]
            owner = np.int64(g[owner_of + label])
            cells[at] = g[cell_of + s]
            sizes[at] = g[size_of + label]
            pagodas[at] = g[pagodas_of + label]
            lords[at] = owner - me + (seats if owner < me else 0)
            chief = np.int64(g[chief_of + printed[s] - 1]) if printed[s] > 0 else np.int64(NOBODY)
            chiefs[at] = chief - me + (seats if chief < me else 0)
            flat[START, at] = printed[np.uint64(n) + s]
            at += np.uint64(1)
            s += np.uint64(1)
    for kind in range(START):
        for i in range(count):
            flat[kind, i] = YES if cells[i] == kind else NO
    for seat in range(SEATS):
        for i in range(count):
            flat[PROVINCE + seat, i] = YES if lords[i] == seat else NO
        for i in range(count):
            flat[OF_VILLAGE + seat, i] = YES if chiefs[i] == seat else NO
    for i in range(count):
        flat[LARGENESS, i] = np.float32(sizes[i] if sizes[i] < LARGE else LARGE) / np.float32(LARGE)
        flat[MAJOR, i] = YES if sizes[i] >= MAJOR_SIZE else NO
        flat[PAGODA, i] = np.float32(pagodas[i] if pagodas[i] < 2 else 2) * np.float32(0.5)
        flat[LATEST, i] = NO
    for i in range(latest.size):
        s = np.int64(latest[i])
        flat[LATEST, (s // stride - 1) * width + s % stride - 1] = YES


@jit_on(kernel, survey, qin_planes)
def observe_games(
    b: BoardArray,
    printed: Printed,
    games: Games,
    latest: Latest,
    planes: Floats,
    vectors: Floats,
    masks: Masks,
    work: GameArray,
    counts: GameArray,
    covered: GameArray,
    codes: Codes,
    begin: int,
    end: int,
) -> None:
    """Of the mover of each game, as `mandate.envs` tells it; all of it is written anew.

    `work`, `counts`, `covered` and `codes` are room to work in.
    """
    for i in range(begin, end):
        g = games[i]
        me = np.int64(g[MOVER])
        n = 0
        for seat in range(np.int64(g[PLAYERS])):
            if latest[i, seat, 0] != 0:
                covered[n], covered[n + 1] = latest[i, seat, 0], latest[i, seat, 1]
                n += 2
        write_sight(b, g, printed, covered[:n], me, work, planes[i])
        count_tiles(g, me, counts)
        write_vector(g, counts, me, vectors[i])
        masks[i, :] = 0
        for j in range(legal(b, g, codes)):
            masks[i, codes[j]] = 1
