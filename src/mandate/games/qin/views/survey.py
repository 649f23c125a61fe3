"""What the kernel keeps, read off and written down in compiled loops, for views that every choice brings."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from mandate.core.jit import inlined, jit_on
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.kernel import (
    BLUE,
    BOTH_STEPS,
    DECK,
    GONE,
    HANDS,
    KINDS,
    LABEL,
    MAJOR_SIZE,
    NEXT,
    NO_ONE,
    ON_THE_BOARD,
    OWNER,
    PAGODAS,
    PILES,
    RED,
    SIZE,
    SPACES,
    VILLAGE_OWNER,
    BoardArray,
    GameArray,
)

Text = npt.NDArray[np.uint8]
Numbers = npt.NDArray[np.uint16]
Number: TypeAlias = int | np.int64
FACTS = 4  # of a region: where its spaces end, its colour, its owner, its pagodas
SEATS = 4
COUNTS = 2 * SEATS + KINDS  # sizes of hands, sizes of hands that left the game, unseen tiles of each kind

# --- A script: how a board is written, for each space -----------------------------------------------------
SIGN = 0  # tables of SPACES entries each: the map's sign …
LONG = 1  # … how long the space's name is …
NAME = 2  # … its (up to three) letters …
FIRST_OF = 5  # … and 1 + the number of the village that it is the first space of, or 0
SCRIPT_TABLES = 6

ROOM = 48  # bytes for each space: a province takes 63 at most for its first two, all the rest 7 a space


def _text(written: str) -> Text:
    return np.frombuffer(written.encode(), dtype=np.uint8)


_CELLS, _COLOUR, _OWNER, _PAGODAS = map(_text, ('{"cells":["', '"],"colour":"', '","owner":', ',"pagodas":'))
_NEXT_CELL, _NEXT, _NULL = map(_text, ('","', "},", "null"))
_LETTERS = _text("RYB")
_PLACED = _text("rybstu")  # the last three where the end of a game cut off their joining
GRASS, SLASH, SPACE, COMMA, EQUALS, TIMES, NONE, ZERO = b"./ ,=x-0"


@inlined
def _table(b: BoardArray, which: int) -> int:
    """Where a table begins among those on the board; the first are the CELLs."""
    return int(b[which]) - ON_THE_BOARD


@jit_on(kernel)
def find_regions(b: BoardArray, tables: Numbers, least: int, spaces: Numbers, facts: Numbers) -> int:
    """The spaces of all regions of at least so many, region by region in reading order; how many regions.

    `tables` is a game from `ON_THE_BOARD` on. `facts` gets FACTS numbers for each region.
    """
    n = np.int64(b[SPACES])
    label_of, next_of, size_of = _table(b, LABEL), _table(b, NEXT), _table(b, SIZE)
    owner_of, pagodas_of = _table(b, OWNER), _table(b, PAGODAS)
    count, end = 0, 0
    for s in range(n):
        label = np.int64(tables[label_of + s])
        if tables[s] < RED or tables[s] > BLUE or tables[size_of + label] < least:
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
            at = int(tables[next_of + at])
            if at <= s:
                break
        if at < s:
            end = begin
            continue
        facts[FACTS * count] = end
        facts[FACTS * count + 1] = tables[s]
        facts[FACTS * count + 2] = tables[owner_of + label]
        facts[FACTS * count + 3] = tables[pagodas_of + label]
        count += 1
    return count


@jit_on(kernel)
def look_at(g: GameArray, seat: int, seen: GameArray, counts: Numbers) -> None:
    """What `seat` (or NO_ONE) may know of `g`, into an array of zeros: all but the deck and the other hands.

    `counts` gets the size of each hand, then of each hand that left the game, then how many tiles of each
    kind are unseen: neither in this seat's hand nor on the board. They are counted over all hidden tiles
    together, so they reveal nothing of where each tile is.
    """
    for i in range(g.size):
        seen[i] = g[i] if (i < HANDS) | (i >= ON_THE_BOARD) else 0
    for owner in range(SEATS):
        if owner == seat:
            for kind in range(KINDS):
                seen[HANDS + owner * KINDS + kind] = g[HANDS + owner * KINDS + kind]
                seen[GONE + owner * KINDS + kind] = g[GONE + owner * KINDS + kind]
    count_tiles(g, seat, counts)


@inlined
def count_tiles(g: GameArray, seat: int, counts: Numbers) -> None:
    """The numbers of `look_at`."""
    for i in range(COUNTS):
        counts[i] = 0
    for owner in range(SEATS):
        for kind in range(KINDS):
            held, left_with = g[HANDS + owner * KINDS + kind], g[GONE + owner * KINDS + kind]
            counts[owner] += held
            counts[SEATS + owner] += left_with
            counts[2 * SEATS + kind] += held + left_with if owner != seat else 0
    in_piles = np.int64(0)  # ten bits a kind: counting in memory would wait for each tile
    for pile in range(4):
        for i in range(g[PILES + pile]):
            in_piles += np.int64(1) << (np.int64(10) * np.int64(g[DECK + 4 * i + pile]))
    for kind in range(KINDS):
        counts[2 * SEATS + kind] += (in_piles >> np.int64(10 * kind)) & np.int64(1023)


@inlined
def _put(out: Text, at: int, text: Text) -> int:
    for i in range(text.size):
        out[at + i] = text[i]
    return at + text.size


@inlined
def _put_number(out: Text, at: int, number: Number) -> int:
    size, rest = 1, number
    while rest >= 10:
        rest //= 10
        size += 1
    for i in range(size):
        out[at + size - 1 - i] = ZERO + number % 10
        number //= 10
    return at + size


@inlined
def _put_name(out: Text, at: int, script: Numbers, n: Number, space: Number) -> int:
    for i in range(3):
        out[at + i] = script[(NAME + i) * n + space]
    return int(at + np.int64(script[LONG * n + space]))


@jit_on(kernel)
def write_provinces(
    b: BoardArray, script: Numbers, spaces: Numbers, facts: Numbers, count: int, out: Text
) -> int:
    """The regions that `find_regions` has found as the inside of a JSON list; how many bytes."""
    n = np.int64(b[SPACES])
    at, begin = 0, np.int64(0)
    for region in range(count):
        end = np.int64(facts[FACTS * region])
        owner = facts[FACTS * region + 2]
        at = _put(out, at, _CELLS)
        for place in range(begin, end):
            at = _put_name(out, at, script, n, np.int64(spaces[place]))
            at = _put(out, at, _NEXT_CELL)
        at = _put(out, at - _NEXT_CELL.size, _COLOUR)
        out[at] = _LETTERS[facts[FACTS * region + 1] - 1]
        at = _put(out, at + 1, _OWNER)
        at = _put(out, at, _NULL) if owner == NO_ONE else _put_number(out, at, np.int64(owner))
        at = _put(out, at, _PAGODAS)
        at = _put_number(out, at, np.int64(facts[FACTS * region + 3]))
        at = _put(out, at, _NEXT)
        begin = end
    return max(at - 1, 0)


@jit_on(kernel)
def write_rows(b: BoardArray, tables: Numbers, script: Numbers, out: Text, at: int) -> int:
    """The rows of a position string, from `at` on; where they end."""
    n, stride = np.int64(b[SPACES]), np.int64(b[BOTH_STEPS]) - 1
    label_of, size_of = _table(b, LABEL), _table(b, SIZE)
    run = 0
    for s in range(stride + 1, n - stride):
        sign = np.uint8(script[SIGN * n + s])
        colour = np.int64(tables[s])
        if (sign == GRASS) & (colour >= RED) & (colour <= BLUE):
            alone = tables[size_of + np.int64(tables[label_of + s])] == 1
            beside = (
                (tables[s - 1] == colour)
                | (tables[s + 1] == colour)
                | (tables[s - stride] == colour)
                | (tables[s + stride] == colour)
            )
            sign = _PLACED[colour - 1 + 3 * (alone & beside)]
        if sign == GRASS:
            run += 1
            continue
        if run > 0:
            at = _put_number(out, at, run)
            run = 0
        if s % stride != 0:  # of the two signs of the border between rows one is enough
            out[at] = sign
            at += 1
    return at - 1


@jit_on(kernel)
def write_owners(
    b: BoardArray,
    tables: Numbers,
    script: Numbers,
    spaces: Numbers,
    facts: Numbers,
    count: int,
    out: Text,
    at: int,
) -> int:
    """The owners of a position string, from `at` on, in reading order; where they end."""
    n = np.int64(b[SPACES])
    owner_of_village = _table(b, VILLAGE_OWNER)
    region, begin, start = 0, np.int64(0), at
    for s in range(n):
        owner, size, pagodas = np.int64(NO_ONE), np.int64(1), np.int64(1)
        if region < count and spaces[begin] == s:
            end = np.int64(facts[FACTS * region])
            owner, size = np.int64(facts[FACTS * region + 2]), end - begin
            pagodas = np.int64(facts[FACTS * region + 3])
            region, begin = region + 1, end
        elif script[FIRST_OF * n + s] > 0:
            owner = np.int64(tables[owner_of_village + script[FIRST_OF * n + s] - 1])
        if owner == NO_ONE:
            continue
        at = _put_name(out, at, script, n, s)
        out[at] = EQUALS
        at = _put_number(out, at + 1, owner)
        if pagodas != (2 if size >= MAJOR_SIZE else 1):
            out[at] = TIMES
            at = _put_number(out, at + 1, pagodas)
        out[at] = COMMA
        at += 1
    if at == start:
        out[at] = NONE
        at += 2
    return at - 1


@jit_on(kernel)
def write_board(
    b: BoardArray, tables: Numbers, script: Numbers, spaces: Numbers, facts: Numbers, out: Text
) -> tuple[int, int]:
    """What lies on the board: the provinces as JSON, then rows and owners as in a position string.

    `spaces` and `facts` are room to work in. Returns where the first ends, and where all ends.
    """
    count = find_regions(b, tables, 2, spaces, facts)
    provinces = write_provinces(b, script, spaces, facts, count, out)
    at = write_rows(b, tables, script, out, provinces)
    out[at] = SPACE
    return provinces, write_owners(b, tables, script, spaces, facts, count, out, at + 1)
