"""Boards: text maps in, geometry for the kernel out.

A map is rows of `.` grass, `V` village (touching V squares are one village), `~` water and `R Y B`
printed start spaces. Spaces are named as on a spreadsheet: columns a, b, c … from the left, rows
1, 2, 3 … from the top.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from importlib import resources
from pathlib import PurePath
from typing import Literal, NewType, TypeAlias

import numpy as np
import numpy.typing as npt

from mandate.core.errors import Malformed
from mandate.core.text import BLANK
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.clauses import QinCode
from mandate.games.qin.views import survey

Space = NewType("Space", int)

Colour: TypeAlias = Literal["R", "Y", "B"]
TileName: TypeAlias = Literal["RR", "YY", "BB", "RY", "RB", "YB"]

COLOURS: tuple[Colour, ...] = ("R", "Y", "B")
TILE_NAMES: tuple[TileName, ...] = ("RR", "YY", "BB", "RY", "RB", "YB")
SMALLEST, LARGEST = 3, 26
LONGEST_NAME = 40  # characters: a name goes into every record, and is shown to every viewer
BUILT_IN = ("bird", "lion")
SEEDED = "seed:"  # begins the name of a generated map
_MEANING = {".": kernel.FREE, "V": kernel.VILLAGE, "~": kernel.BLOCKED, "R": 1, "Y": 2, "B": 3}


class Board:
    """A checked map, with everything the kernel needs to know of it."""

    def __init__(self, name: str, rows: Sequence[str], lines: Sequence[int] = (), file: str = "") -> None:
        """`lines` gives where in its `file` each row stands, if not simply one after the other."""
        self.name = name
        self.rows = tuple(rows)
        check_name(name)
        check(file or name, self.rows, lines)
        self.height, self.width = len(self.rows), len(self.rows[0])
        self.stride = self.width + 2
        self.spaces = [
            Space((row + 1) * self.stride + column + 1)
            for row in range(self.height)
            for column in range(self.width)
        ]
        self.villages = _villages(self)
        self.geometry, self.pairs = _geometry(self)
        self.game_size = int(self.geometry[kernel.GAME_SIZE])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.rows == other.rows

    def __hash__(self) -> int:
        return hash(self.rows)

    def __repr__(self) -> str:
        return f"Board({self.name!r}, {self.width}×{self.height})"

    def __reduce__(self) -> tuple[object, ...]:
        return Board, (self.name, self.rows)

    @property
    def text(self) -> str:
        return "".join(row + "\n" for row in self.rows)

    def name_of(self, space: Space) -> str:
        return self._names[space]

    def names_of(self, spaces: Iterable[Space]) -> list[str]:
        names = self._names
        return [names[space] for space in spaces]

    @functools.cached_property
    def _names(self) -> Mapping[Space, str]:
        places = ((space, *divmod(space, self.stride)) for space in self.spaces)
        return {space: f"{chr(ord('a') + column - 1)}{row}" for space, row, column in places}

    def space(self, name: str) -> Space | None:
        """The space of that name, or None where the map has no such space."""
        return self._by_name.get(name)

    def at(self, space: Space) -> str:
        """The map's sign for a space."""
        row, column = divmod(space, self.stride)
        return self.rows[row - 1][column - 1]

    @functools.cached_property
    def _by_name(self) -> Mapping[str, Space]:
        return {name: space for space, name in self._names.items()}

    @functools.cached_property
    def near(self) -> Mapping[Space, list[Space]]:
        """For each space those of the map that share an edge with it."""
        inside = set(self.spaces)
        steps = (-self.stride, -1, 1, self.stride)
        return {s: [near for step in steps if (near := Space(s + step)) in inside] for s in self.spaces}

    @functools.cached_property
    def script(self) -> npt.NDArray[np.uint16]:
        """How each space is written, in the tables that `survey` names; `/` on the border."""
        n = int(self.geometry[kernel.SPACES])
        tables = [[0] * n for _ in range(survey.SCRIPT_TABLES)]
        tables[survey.SIGN] = [survey.SLASH] * n
        for space, name in self._names.items():
            tables[survey.SIGN][space] = ord(self.at(space))
            tables[survey.LONG][space] = len(name)
            for i, letter in enumerate(name):
                tables[survey.NAME + i][space] = ord(letter)
        for number, village in enumerate(self.villages, 1):
            tables[survey.FIRST_OF][village[0]] = number
        return np.array([entry for table in tables for entry in table], dtype=np.uint16)

    @functools.cached_property
    def first_village(self) -> int:
        """Where the owners of villages begin in a chart's tables."""
        return int(self.geometry[kernel.VILLAGE_OWNER]) - kernel.ON_THE_BOARD

    @functools.cached_property
    def villages_written(self) -> dict[bytes, bytes]:
        """The villages as JSON by the numbers of their owners: these change far less often than the board."""
        return {}

    @functools.cached_property
    def village_texts(self) -> Sequence[bytes]:
        """Each village as JSON, up to its owner."""
        cells = (",".join(f'"{name}"' for name in self.names_of(village)) for village in self.villages)
        return [f'{{"cells":[{names}],"owner":'.encode() for names in cells]

    @functools.cached_property
    def tokens(self) -> tuple[str, ...]:
        """The token of each code: `tokens[code]` (without a pile)."""
        tokens = []
        for s, t in self.pairs:
            first, second = self.name_of(s), self.name_of(t)
            for colours in range(9):
                a, b = COLOURS[colours // 3], COLOURS[colours % 3]
                swapped = colours % 3 < colours // 3
                tokens.append(f"{b}{a}:{second}{first}" if swapped else f"{a}{b}:{first}{second}")
        return tuple(tokens)

    @functools.cached_property
    def token_array(self) -> npt.NDArray[np.object_]:
        """The tokens again, so that many can be taken at once."""
        return np.array(self.tokens, dtype=np.object_)

    @functools.cached_property
    def codes(self) -> Mapping[str, int]:
        return {token: code for code, token in enumerate(self.tokens)}


def check_name(name: str) -> None:
    """Refuse a name that is too long, or has characters that cannot be seen."""
    for place, sign in enumerate(name, 1):
        if not sign.isprintable() or sign in BLANK:
            raise Malformed(QinCode.MAP_NAME_UNSEEN, place=place, sign=f"U+{ord(sign):04X}")
    if len(name) > LONGEST_NAME:
        raise Malformed(QinCode.MAP_NAME, signs=len(name), most=LONGEST_NAME)


def check(name: str, rows: Sequence[str], lines: Sequence[int] = ()) -> None:
    """Refuse a map that cannot be played on, naming the line and the column."""
    lines = lines or range(1, len(rows) + 1)
    if not SMALLEST <= len(rows) <= LARGEST:
        raise Malformed(QinCode.MAP_HEIGHT, file=name, rows=len(rows), least=SMALLEST, most=LARGEST)
    width = len(rows[0])
    if not SMALLEST <= width <= LARGEST:
        raise Malformed(
            QinCode.MAP_WIDTH, file=name, line=lines[0], columns=width, least=SMALLEST, most=LARGEST
        )
    for line, row in zip(lines, rows, strict=True):
        for column, sign in enumerate(row, 1):
            if sign not in _MEANING:
                raise Malformed(QinCode.MAP_SIGN, file=name, line=line, column=column, sign=sign)
        if len(row) != width:
            raise Malformed(QinCode.MAP_RAGGED, file=name, line=line, columns=len(row), expected=width)
    for colour in COLOURS:
        if not any(colour in row for row in rows):
            raise Malformed(QinCode.MAP_NO_START, clause="qin.board.start", file=name, colour=colour)
    for number, row in enumerate(rows):
        for column, sign in enumerate(row, 1):
            below = rows[number + 1][column - 1] if number + 1 < len(rows) else ""
            after = row[column : column + 1]
            if sign in COLOURS and sign in (below, after):
                raise Malformed(
                    QinCode.MAP_STARTS_TOUCH,
                    clause="qin.board.start",
                    file=name,
                    line=lines[number],
                    column=column,
                    colour=sign,
                )


def check_placements(board: Board) -> None:
    """Refuse a map on which no tile fits: its games would be over before they begin."""
    starts = (space for space in board.spaces if board.at(space) in COLOURS)
    beside_starts = {near for start in starts for near in board.near[start]}
    if not any(first in beside_starts or second in beside_starts for first, second in board.pairs):
        raise Malformed(QinCode.MAP_NO_PLACEMENT, clause="qin.place.adjoin", file=board.name)


def parse(file: str, text: str) -> Board:
    """A board from the text of a map; blank lines at the end and `#` comment lines are left out.

    It is called by the last part of the file's name, as far as that can be shown.
    """
    written = enumerate(text.removeprefix("\ufeff").splitlines(), 1)
    rows = [(number, row.rstrip()) for number, row in written if not row.startswith("#")]
    while rows and not rows[-1][1]:
        rows.pop()
    name = "".join(sign for sign in PurePath(file).name if sign.isprintable())[:LONGEST_NAME]
    return Board(name, [row for _, row in rows], [number for number, _ in rows], file)


@functools.cache
def built_in(name: str) -> Board:
    """One of the maps that come with the game: reconstructions, not the printed boards."""
    text = resources.files("mandate.games.qin.rules").joinpath("boards", f"{name}.txt").read_text("utf-8")
    return parse(name, text)


@functools.lru_cache(maxsize=64)
def from_rows(name: str, rows: tuple[str, ...]) -> Board:
    """The same board object for the same map, so that its tables are made once."""
    if name in BUILT_IN and built_in(name).rows == rows:
        return built_in(name)
    return Board(name, rows)


def _villages(board: Board) -> list[list[Space]]:
    """Each village as its squares in reading order; villages in reading order of their first square."""
    villages: list[list[Space]] = []
    seen: set[Space] = set()
    for start in board.spaces:
        if board.at(start) != "V" or start in seen:
            continue
        village, queue = [], [start]
        seen.add(start)
        while queue:
            space = queue.pop()
            village.append(space)
            for near in board.near[space]:
                if board.at(near) == "V" and near not in seen:
                    seen.add(near)
                    queue.append(near)
        villages.append(sorted(village))
    return villages


def _geometry(board: Board) -> tuple[kernel.BoardArray, list[tuple[Space, Space]]]:
    n = board.stride * (board.height + 2)
    start_cells = [kernel.BLOCKED] * n
    for space in board.spaces:
        start_cells[space] = _MEANING[board.at(space)]
    pairs: list[tuple[Space, Space]] = []
    pairs_at = [kernel.NOTHING] * (4 * n)
    for space in board.spaces:
        for direction, step in enumerate((1, board.stride)):
            if start_cells[space] == start_cells[space + step] == kernel.FREE:
                pairs_at[4 * space + direction] = len(pairs)
                pairs_at[4 * (space + step) + 2 + direction] = len(pairs)
                pairs.append((space, Space(space + step)))
    start_degree, around_each = [0] * n, [0] * (4 * n)
    for space in board.spaces:
        sides = (space + 1, space + board.stride, space - 1, space - board.stride)
        around_each[4 * space : 4 * space + 4] = sides
        for side in sides:
            start_degree[side] += start_cells[space] < kernel.VILLAGE
    villages_beside = [0] * n
    adjoining: list[list[Space]] = []
    for number, village in enumerate(board.villages):
        for space in village:
            for near in board.near[space]:
                villages_beside[near] |= 1 << min(number, kernel.LAST_BIT)
        around = {near for space in village for near in board.near[space]}
        adjoining.append(sorted(near for near in around if start_cells[near] < kernel.VILLAGE))
    tables: dict[int, list[int]] = {
        kernel.FIRST_SPACE: [s for s, _ in pairs],
        kernel.SECOND_SPACE: [t for _, t in pairs],
        kernel.PAIRS_AT: pairs_at,
        kernel.VILLAGES_BESIDE: villages_beside,
        kernel.START_CELLS: start_cells,
        kernel.START_DEGREE: start_degree,
        kernel.AROUND: around_each,
    }
    flat = [0] * kernel.BOARD_HEADER
    flat[kernel.SPACES], flat[kernel.VILLAGES], flat[kernel.PAIRS] = n, len(board.villages), len(pairs)
    for number, place in enumerate(kernel.GAME_TABLES):
        flat[place] = kernel.ON_THE_BOARD + number * n
    flat[kernel.GAME_SIZE] = flat[kernel.VILLAGE_OWNER] + len(board.villages)
    flat[kernel.BOTH_STEPS] = board.stride + 1
    for place, table in tables.items():
        flat[place] = len(flat)
        flat += table
    flat[kernel.ADJOINING] = len(flat)
    flat += [0] * (len(board.villages) + 1)
    for number, spaces in enumerate(adjoining):
        flat[flat[kernel.ADJOINING] + number] = len(flat)
        flat += spaces
    flat[flat[kernel.ADJOINING] + len(board.villages)] = len(flat)
    return np.array(flat, dtype=np.uint32), pairs
