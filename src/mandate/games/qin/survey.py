"""The board of a kernel record read off in compiled loops, for the views that every choice brings."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from mandate.core.jit import jit_on
from mandate.games.qin import kernel
from mandate.games.qin.kernel import BLUE, RED, SPACES, Board, Record

Signs = npt.NDArray[np.uint8]
FACTS = 4  # of a region: where its spaces end, its colour, its owner, its pagodas
GRASS = ord(".")


@jit_on(kernel)
def find_regions(b: Board, tables: Record, least: int, spaces: Record, facts: Record) -> int:
    """The spaces of all regions of at least so many, region by region in reading order; how many regions.

    `tables` is a record from `CELL` on. `facts` gets FACTS numbers for each region.
    """
    n = np.int64(b[SPACES])
    count, end = 0, 0
    for s in range(n):
        label = np.int64(tables[n + s])
        if tables[s] < RED or tables[s] > BLUE or tables[3 * n + label] < least:
            continue
        begin = end
        at = s
        while True:  # round the ring; `s` comes first, or another space has been here before it
            place = end
            while place > begin and spaces[place - 1] > at:
                spaces[place] = spaces[place - 1]
                place -= 1
            spaces[place] = at
            end += 1
            at = int(tables[2 * n + at])
            if at <= s:
                break
        if at < s:
            end = begin
            continue
        facts[FACTS * count] = end
        facts[FACTS * count + 1] = tables[s]
        facts[FACTS * count + 2] = tables[4 * n + label]
        facts[FACTS * count + 3] = tables[5 * n + label]
        count += 1
    return count


@jit_on(kernel)
def draw_signs(b: Board, tables: Record, stride: int, colours: Signs, signs: Signs) -> None:
    """Write the sign of its colour over the grass of each space with a tile.

    The last three signs are for a region of one space that lies beside another region of its colour.
    """
    n = np.int64(b[SPACES])
    for s in range(n):
        colour = tables[s]
        if signs[s] != GRASS or colour < RED or colour > BLUE:
            continue
        alone = tables[3 * n + np.int64(tables[n + s])] == 1
        beside = (
            (tables[s - 1] == colour)
            | (tables[s + 1] == colour)
            | (tables[s - stride] == colour)
            | (tables[s + stride] == colour)
        )
        signs[s] = colours[colour - 1 + 3 * (alone & beside)]
