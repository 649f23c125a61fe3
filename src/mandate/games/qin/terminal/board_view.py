"""The board as lines of styled text: pure, so that it can be tested without a terminal.

A space takes at least four columns: the colour's letter (`r` a tile, `[R]` a printed start space), the
owner's seat, a sign for each pagoda. All of it can be read without colours.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mandate.games.qin.terminal.signs import UNICODE, Signs

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mandate.cli.kit.layout import Fragment, Line
    from mandate.games.qin.rules.board import Space
    from mandate.games.qin.terminal.scene import Place, Scene

MARGIN = 3  # row numbers
SIZES = ((8, 3), (6, 2), (4, 1))  # columns and rows of one space, the largest first
SMALLEST = SIZES[-1]


@dataclass(frozen=True, slots=True)
class Marks:
    """What is shown on top of a scene."""

    held: Mapping[Space, str] = field(default_factory=dict)  # the tile over the board: space → colour
    fits: bool = True  # whether it may lie there
    fresh: frozenset[str] = frozenset()  # names of the spaces covered last


@dataclass(frozen=True, slots=True)
class Window:
    """The part of the board that is shown, in columns and rows of the board."""

    left: int
    top: int
    columns: int
    rows: int

    @classmethod
    def around(cls, scene: Scene, held: Mapping[Space, str], columns: int, rows: int) -> Window:
        """As much as there is room for, with the held tile (or the middle) in it."""
        board = scene.board
        columns, rows = min(columns, board.width), min(rows, board.height)
        at = [divmod(space, board.stride) for space in held] or [(board.height // 2, board.width // 2)]
        middle_row = sum(row - 1 for row, _ in at) // len(at)
        middle_column = sum(column - 1 for _, column in at) // len(at)
        left = max(0, min(middle_column - columns // 2, board.width - columns))
        top = max(0, min(middle_row - rows // 2, board.height - rows))
        return cls(left, top, columns, rows)


def size_for(scene: Scene, columns: int, rows: int) -> tuple[int, int]:
    """The largest size of a space at which the whole board fits, else the smallest one."""
    board = scene.board
    for wide, high in SIZES:
        if MARGIN + board.width * wide <= columns and 1 + board.height * high <= rows:
            return wide, high
    return SMALLEST


def draw(
    scene: Scene,
    marks: Marks,
    window: Window,
    size: tuple[int, int] = SMALLEST,
    signs: Signs = UNICODE,
) -> list[Line]:
    """The lines of the board: column letters, then the rows with their numbers."""
    wide, high = size
    board = scene.board
    shown = range(window.left, window.left + window.columns)
    heading = "".join(f"{chr(ord('a') + column):<{wide}}" for column in shown)
    lines: list[Line] = [[("class:coordinate", " " * MARGIN + heading)]]
    for row in range(window.top, window.top + window.rows):
        spaces = [board.spaces[row * board.width + column] for column in shown]
        cells = [_cell(scene, marks, space, size, signs) for space in spaces]
        for part in range(high):
            number = f"{row + 1:>2} " if part == (high - 1) // 2 else " " * MARGIN
            line: Line = [("class:coordinate", number)]
            for cell in cells:
                line += cell[part]
            lines.append(line)
    return lines


def _cell(scene: Scene, marks: Marks, space: Space, size: tuple[int, int], signs: Signs) -> list[Line]:
    """One space as `high` lines of `wide` columns."""
    wide, high = size
    place = scene.places[space]
    ground = _ground(place)
    fresh = scene.board.name_of(space) in marks.fresh
    written = _written(place, ground, signs)
    if space in marks.held:
        ground = f"class:tile-{marks.held[space].lower()} class:held"
        around = "<>" if marks.fits else "!!"
        written = [(ground, f"{around[0]}{marks.held[space]}{around[1]}")]
    elif place.sign == "~":
        return [[(ground, signs.water * wide)] for _ in range(high)]
    indent = (wide - 4) // 2
    used = sum(len(text) for _, text in written)
    rest = wide - indent - used
    tail: Fragment = (ground, " " * rest)
    if fresh and space not in marks.held:
        ground += " class:fresh"
        written = [(style + " class:fresh", text) for style, text in written]
        tail = (ground, (signs.fresh if rest else "") + " " * (rest - 1))
    line: Line = [(ground, " " * indent), *written, tail]
    blank: Line = [(ground, " " * wide)]
    above = (high - 1) // 2
    return [line if part == above else blank for part in range(high)]


def _ground(place: Place) -> str:
    if place.sign == ".":
        return "class:grass"
    if place.sign == "~":
        return "class:water"
    if place.sign == "V":
        return "class:village"
    start = " class:start" if place.sign.isupper() else ""
    return f"class:tile-{place.sign.lower()}{start}"


def _written(place: Place, ground: str, signs: Signs) -> Line:
    """The contents of a space; if pagodas stand there, the owner is written in the pagodas' color."""
    sign = {".": signs.grass, "V": signs.village}.get(place.sign, place.sign)
    if place.sign in "RYB":
        sign = f"[{sign}]"
    if place.owner is None:
        return [(ground, sign)]
    style = f"class:seat-{place.owner + 1}" if place.pagodas else ground
    return [(ground, sign), (style, str(place.owner + 1) + signs.pagoda * place.pagodas)]
