"""Qin's table as a small picture: the board with provinces and pagodas, and a line for each seat.

`draw` writes it as SVG; `paint` gives its pixels, with the text of the lines only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast
from xml.sax.saxutils import escape

from mandate.core.game import Seat, State
from mandate.envs.pixels import HIGH, WIDE, Canvas, Pixels
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import Space
from mandate.games.qin.rules.provinces import regions, village_owners
from mandate.games.qin.rules.state import QinState

SIDE = 24  # of a space
EDGE = 20  # for the coordinates
LINE = 18  # for a line of text
GRASS, WATER, VILLAGE = "#dfe8cf", "#a9c6dd", "#d8c7a3"
COLOURS = {kernel.RED: "#c65b4a", kernel.YELLOW: "#e0b94c", kernel.BLUE: "#4f7fb5"}
PAGODAS = ("#ffffff", "#2b2b2b", "#7b3f98", "#2f8f5b")  # by seat


def draw(state: State) -> str:
    """With everything that is hidden on it."""
    s = cast(QinState, state)
    board = s.board
    width = max(EDGE + board.width * SIDE + 4, 360)
    height = EDGE + board.height * SIDE + LINE * (s.seats + 2)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="#faf8f2"/>',
        *_coordinates(s),
        *(_space(s, space) for space in board.spaces),
        *(_pagoda(s, space, owner) for space, owner in _pagodas(s)),
        *_lines(s),
        "</svg>",
    ]
    return "\n".join(parts)


def paint(state: State) -> Pixels:
    """The same in pixels: the board, and what the text says of each seat."""
    s = cast(QinState, state)
    lines = str(s).split("\n")[s.board.height + 1 :]
    top = EDGE + s.board.height * SIDE
    canvas = Canvas(max(EDGE + s.board.width * SIDE, WIDE * 46), top + HIGH * (s.seats + 2))
    for space in s.board.spaces:
        x, y = _corner(s, space)
        canvas.fill(x, y, SIDE - 1, SIDE - 1, _ground(s, space))
    for space, owner in _pagodas(s):
        x, y = _corner(s, space)
        for row in range(8):
            canvas.fill(x + 12 - row, y + 4 + row, 2 * row, 1, PAGODAS[owner])
        canvas.fill(x + 7, y + 12, 10, 8, PAGODAS[owner])
    for number, line in enumerate(lines[: s.seats + 2]):
        canvas.text(EDGE, top + number * HIGH + 4, line)
        if number < s.seats:
            canvas.fill(4, top + number * HIGH + 6, 10, 10, PAGODAS[number])
    return canvas.pixels


def _corner(s: QinState, space: Space) -> tuple[int, int]:
    row, column = divmod(int(space), s.board.stride)
    return EDGE + (column - 1) * SIDE, EDGE + (row - 1) * SIDE


def _coordinates(s: QinState) -> list[str]:
    columns = [
        _text(EDGE + column * SIDE + SIDE // 2, EDGE - 6, chr(ord("a") + column), middle=True)
        for column in range(s.board.width)
    ]
    return columns + [_text(2, EDGE + row * SIDE + 16, str(row + 1)) for row in range(s.board.height)]


def _ground(s: QinState, space: Space) -> str:
    """The colour of a space."""
    cell = int(s.g[int(s.board.geometry[kernel.CELL]) + space])
    return COLOURS.get(cell) or {kernel.FREE: GRASS, kernel.VILLAGE: VILLAGE}.get(cell, WATER)


def _space(s: QinState, space: Space) -> str:
    fill = _ground(s, space)
    x, y = _corner(s, space)
    return (
        f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="{fill}" stroke="#fff" stroke-width="1"/>'
    )


def _pagodas(s: QinState) -> Iterator[tuple[Space, Seat]]:
    """On the first space of each province and village; two on a major one."""
    for region in regions(s.board, s.g):
        if region.owner is not None:
            for i in range(region.pagodas):
                yield region.spaces[min(i, len(region.spaces) - 1)], region.owner
    for village, owner in zip(s.board.villages, village_owners(s.board, s.g), strict=True):
        if owner is not None:
            yield village[0], owner


def _pagoda(s: QinState, space: Space, owner: Seat) -> str:
    x, y = _corner(s, space)
    roof = f"M{x + 4} {y + 12}L{x + 12} {y + 4}L{x + 20} {y + 12}H{x + 17}V{y + 20}H{x + 7}V{y + 12}Z"
    return f'<path d="{roof}" fill="{PAGODAS[owner]}" stroke="#888"/>'


def _lines(s: QinState) -> list[str]:
    y = EDGE + s.board.height * SIDE + LINE
    out = []
    for seat in range(s.seats):
        mark = "▸ " if s.mover == seat else ""
        hand = " ".join(s.hand(Seat(seat))) or "–"
        out.append(f'<circle cx="10" cy="{y - 4}" r="5" fill="{PAGODAS[seat]}" stroke="#888"/>')
        out.append(_text(22, y, f"{mark}seat {seat + 1}: {s.supply[seat]} pagodas left, {hand}"))
        y += LINE
    caption = "piles " + " ".join(map(str, s.piles))
    if s.outcome is not None:
        caption += f"; over ({s.outcome.reason}): seat {' and '.join(str(w + 1) for w in s.outcome.winners)}"
    return [*out, _text(22, y, caption)]


def _text(x: int, y: int, words: str, *, middle: bool = False) -> str:
    anchor = ' text-anchor="middle"' if middle else ""
    return f'<text x="{x}" y="{y}"{anchor} fill="#333">{escape(words)}</text>'
