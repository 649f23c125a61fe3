"""Generated boards: `seed:NAME` is the same map on every machine.

Everything follows from SHA-256 of the name, by integers alone. A map is drawn at random within a symmetry and
kept if each of its `traits` lies within what the two built-in maps have; else the next one is drawn.
"""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import TypeAlias

from mandate.core.errors import Malformed
from mandate.games.qin.rules.board import BUILT_IN, COLOURS, SEEDED, Board, built_in
from mandate.games.qin.rules.clauses import QinCode

SIZE = 13  # rows and columns
MIDDLE = SIZE // 2
POND = 3  # squares
NAMES = re.compile(r"[A-Za-z0-9-]{1,30}", re.ASCII)
_ORIGIN = "mandate qin board 1"  # another number wherever the same name is to give another map

Cell: TypeAlias = tuple[int, int]  # row, column
_STEPS = ((-1, 0), (0, -1), (0, 1), (1, 0))
_ALL: tuple[Cell, ...] = tuple(product(range(SIZE), range(SIZE)))


@functools.lru_cache(maxsize=256)
def generated(name: str) -> Board:
    """The board of a name such as `seed:jade-river`; upper and lower case are the same."""
    seed = name.removeprefix(SEEDED)
    if not NAMES.fullmatch(seed):
        raise Malformed(QinCode.MAP_SEED, name=seed[:40])
    seed = seed.lower()
    draw = _Draw(seed)
    while True:
        rows = _sketch(draw)
        if rows is not None and is_like_the_built_in(rows):
            return Board(SEEDED + seed, rows)


class _Draw:
    """Random numbers from SHA-256 of the name and a counter."""

    def __init__(self, seed: str) -> None:
        self._numbers = self._stream(seed)

    @staticmethod
    def _stream(seed: str) -> Iterator[int]:
        block = 0
        while True:
            digest = hashlib.sha256(f"{_ORIGIN}:{seed}:{block}".encode("ascii")).digest()
            yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, len(digest), 4))
            block += 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        limit = (1 << 32) // n * n
        return next(number for number in self._numbers if number < limit) % n

    def between(self, least: int, most: int) -> int:
        return least + self.below(most - least + 1)

    def choose(self, cells: Sequence[Cell]) -> Cell:
        return cells[self.below(len(cells))]


# --- drawing ----------------------------------------------------------------------------------------------


def _mirror(cell: Cell) -> Cell:
    return cell[0], SIZE - 1 - cell[1]


def _half_turn(cell: Cell) -> Cell:
    return SIZE - 1 - cell[0], SIZE - 1 - cell[1]


def _sketch(draw: _Draw) -> tuple[str, ...] | None:
    """A map at random; None where a piece found no place. Traits are checked by the caller."""
    limits = limits_of_the_built_in()
    twin = (_mirror, _half_turn)[draw.below(2)]
    signs = dict.fromkeys(_ALL, ".")
    colours = list(COLOURS)
    for i in (2, 1):
        j = draw.below(i + 1)
        colours[i], colours[j] = colours[j], colours[i]
    for cell, colour in zip(_starts(draw, twin), colours, strict=True):
        signs[cell] = colour
    ponds = draw.between(*limits["ponds"]) // 2
    villages = draw.between(*limits["villages"]) // 2
    doubles = max(0, draw.between(*limits["village squares"]) // 2 - villages)
    pieces = [("V", 2 if number < doubles else 1) for number in range(villages)] + [("~", POND)] * ponds
    for sign, size in pieces:
        cells = _piece(draw, signs, sign, size, twin)
        if cells is None:
            return None
        for cell in cells:
            signs[cell] = signs[twin(cell)] = sign
    # lay it on its side as often as not
    turned = draw.below(2) == 1
    return tuple(
        "".join(signs[(column, row) if turned else (row, column)] for column in range(SIZE))
        for row in range(SIZE)
    )


def _starts(draw: _Draw, twin: Callable[[Cell], Cell]) -> tuple[Cell, Cell, Cell]:
    """One in the middle; the others opposite each other, or above and below it."""
    least, most = limits_of_the_built_in()["starts nearest"]
    middle = MIDDLE, MIDDLE
    if twin is _mirror:
        return (
            (MIDDLE - draw.between(least, most), MIDDLE),
            middle,
            (MIDDLE + draw.between(least, most), MIDDLE),
        )
    apart = draw.between(least, most)
    aside = draw.between(-apart, apart)
    start = MIDDLE - (apart - abs(aside)), MIDDLE + aside
    return start, middle, twin(start)


def _piece(
    draw: _Draw, signs: Mapping[Cell, str], sign: str, size: int, twin: Callable[[Cell], Cell]
) -> set[Cell] | None:
    """Free squares that hang together and keep their distance, also from where their twins will lie."""
    apart = limits_of_the_built_in()["villages nearest each other"][0] if sign == "V" else 2
    shut = {cell for cell in _ALL if signs[cell] != "."}
    shut |= _around(shut)
    shut.update(*(_disk(cell, apart - 1) for cell in _ALL if signs[cell] == sign))
    shut.update(cell for cell in _ALL if _distance(cell, twin(cell)) < apart)
    free = [cell for cell in _ALL if cell not in shut]
    if not free:
        return None
    cells = {draw.choose(free)}
    while len(cells) < size:
        edge = sorted(_around(cells) - cells - shut)
        if not edge:
            return None
        cells.add(draw.choose(edge))
    close = any(_distance(cell, twin(other)) < apart for cell, other in product(cells, repeat=2))
    return None if close else cells


@functools.cache
def _beside(cell: Cell) -> tuple[Cell, ...]:
    row, column = cell
    near = ((row + y, column + x) for y, x in _STEPS)
    return tuple((y, x) for y, x in near if 0 <= y < SIZE and 0 <= x < SIZE)


# --- judging ----------------------------------------------------------------------------------------------


@functools.cache
def limits_of_the_built_in() -> Mapping[str, tuple[int, int]]:
    """For each trait the least and the most that a built-in map has."""
    each = [traits(built_in(name).rows) for name in BUILT_IN]
    return {trait: (min(one[trait] for one in each), max(one[trait] for one in each)) for trait in each[0]}


def is_like_the_built_in(rows: Sequence[str]) -> bool:
    limits = limits_of_the_built_in()
    return all(limits[trait][0] <= value <= limits[trait][1] for trait, value in traits(rows).items())


def traits(rows: Sequence[str]) -> dict[str, int]:
    """What can be counted of a map, and matters for how it plays."""
    signs = {(y, x): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
    grass = {cell for cell, sign in signs.items() if sign == "."}
    starts = [cell for cell, sign in signs.items() if sign in COLOURS]
    villages, ponds = _groups(signs, "V"), _groups(signs, "~")
    apart = sorted(_distance(a, b) for a, b in combinations(starts, 2))
    reach = [min(_distance(cell, start) for cell in village for start in starts) for village in villages]
    between = [
        min(min(_distance(a, b) for a, b in product(one, other)) for other in villages if other is not one)
        for one in villages
    ]
    shores = [sum(near in grass for near in _around(village)) for village in villages]
    return {
        "villages": len(villages),
        "village squares": sum(map(len, villages)),
        "village largest": max(map(len, villages)),
        "ponds": len(ponds),
        "water": sum(map(len, ponds)),
        "places": sum((y, x + 1) in grass for y, x in grass) + sum((y + 1, x) in grass for y, x in grass),
        "meadows": len(_groups(signs, ".")),
        "starts nearest": apart[0],
        "starts farthest": apart[-1],
        "start doors": min(sum(near in grass for near in _beside(start)) for start in starts),
        "villages nearest a start": min(reach),
        "villages from starts": sum(reach) // len(reach),
        "villages nearest each other": min(between),
        "villages from each other": sum(between) // len(between),
        "shores least": min(shores),
        "shores": sum(shores),
    }


def _groups(signs: Mapping[Cell, str], sign: str) -> list[set[Cell]]:
    """The squares of a sign, those together that share edges."""
    left = {cell for cell, each in signs.items() if each == sign}
    groups = []
    while left:
        group, queue = set(), [min(left)]
        left.discard(queue[0])
        while queue:
            cell = queue.pop()
            group.add(cell)
            found = left.intersection(_beside(cell))
            left -= found
            queue += found
        groups.append(group)
    return groups


def _around(cells: Iterable[Cell]) -> set[Cell]:
    return {near for cell in cells for near in _beside(cell)}


@functools.cache
def _disk(middle: Cell, radius: int) -> frozenset[Cell]:
    return frozenset(cell for cell in _ALL if _distance(cell, middle) <= radius)


def _distance(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
