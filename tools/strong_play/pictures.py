"""Boards as SVG, shaded by how often each space is covered early in the game.

Files of their own, with a ground of their own, for pages by light and in the dark.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from mandate.games.qin.rules.board import Board, Space

CELL = 34
EDGE = 24  # for the names of rows and columns
SIGNS = {"R": "#b3402f", "Y": "#d3a423", "B": "#3d6a9c", "V": "#6b5a45", "~": "#a9c6cf"}
SHOWN = 0.1  # shares from here on are shown in numbers


def shaded(board: Board, shares: Mapping[str, float], title: str) -> str:
    """The board; a space that is covered in so many games is as dark."""
    wide, high = EDGE + CELL * board.width + 6, EDGE + CELL * board.height + 6
    most = max(shares.values(), default=1.0)
    parts = [f'<rect width="{wide}" height="{high}" rx="10" fill="#f3ecdc"/>']
    parts += [
        _text(EDGE + CELL * (column + 0.5), 17, chr(ord("a") + column), 13, "#5c5548")
        for column in range(board.width)
    ]
    parts += [
        _text(12, EDGE + CELL * (row + 0.5) + 5, str(row + 1), 13, "#5c5548") for row in range(board.height)
    ]
    for number, space in enumerate(board.spaces):
        row, column = divmod(number, board.width)
        share = shares.get(board.name_of(space), 0.0)
        parts.append(_cell(board, space, EDGE + CELL * column, EDGE + CELL * row, share, most))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" '
        f'viewBox="0 0 {wide} {high}" role="img" '
        f'aria-label="{escape(title)}" font-family="Georgia, serif"><title>{escape(title)}</title>'
        + "\n".join(parts)
        + "</svg>\n"
    )


def _cell(board: Board, space: Space, x: float, y: float, share: float, most: float) -> str:
    sign = board.at(space)
    fill = SIGNS.get(sign, "#e3e6c8")
    box = f'x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{CELL - 2}" rx="4"'
    parts = [f'<rect {box} fill="{fill}"/>']
    middle = x + CELL / 2, y + CELL / 2
    if sign == "V":
        roof = f"M{x + 5} {y + 17} L{middle[0]} {y + 7} L{x + CELL - 5} {y + 17} Z"
        house = f"M{x + 9} {y + 17} H{x + CELL - 9} V{y + 27} H{x + 9} Z"
        parts.append(f'<path d="{roof} {house}" fill="#f3ecdc"/>')
    elif sign in "RYB":
        parts.append(_text(middle[0], middle[1] + 5, sign, 15, "#fff"))
    elif share > 0:
        parts.append(f'<rect {box} fill="#8a2a1e" fill-opacity="{0.85 * share / most:.3f}"/>')
        if share >= SHOWN:
            ink = "#fff" if share / most > 0.55 else "#2a2620"
            parts.append(_text(middle[0], middle[1] + 5, f"{100 * share:.0f}", 13, ink))
    return "".join(parts)


def _text(x: float, y: float, words: str, size: int, ink: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{ink}" text-anchor="middle">{words}</text>'
