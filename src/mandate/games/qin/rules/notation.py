"""Tokens: reading a choice, and saying why it is not allowed.

A placement is `RY:g8g9`: the red half on g8, the yellow half on g9. Colours stand in the order
R, Y, B; of a double tile the space that comes first in reading order goes first. `/2` behind it
takes the new tile from the second pile; without it, from the highest, leftmost one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mandate.core.errors import Malformed, Refused
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import COLOURS, TILE_NAMES
from mandate.games.qin.rules.clauses import QinCode

if TYPE_CHECKING:
    from mandate.games.qin.rules.board import Board, Space

PASS = "pass"
_SHAPE = re.compile(r"([RYB])([RYB]):([a-z]\d{1,2})([a-z]\d{1,2})")


@dataclass(frozen=True, slots=True)
class Placement:
    """A well-written placement, not yet judged. `pile` is 0 to 3, or None for the default one."""

    tile: str
    spaces: tuple[Space, Space]
    pile: int | None


def read_placement(board: Board, token: str) -> Placement:
    """Take a token apart; refuse one that is badly written, naming what is wrong."""
    body, slash, suffix = token.partition("/")
    if slash and suffix not in ("1", "2", "3", "4"):
        raise Malformed(QinCode.TOKEN_PILE, token=token, pile=suffix)
    match = _SHAPE.fullmatch(body)
    if match is None:
        raise Malformed(QinCode.TOKEN, token=token)
    spaces: list[Space] = []
    for name in match.group(3, 4):
        space = board.space(name)
        if space is None:
            last = board.name_of(board.spaces[-1])
            raise Malformed(QinCode.TOKEN_SPACE, token=token, space=name, last=last)
        spaces.append(space)
    tidy = tidy_token(board, match.group(1) + match.group(2), spaces[0], spaces[1])
    if tidy != body:
        raise Malformed(QinCode.TOKEN_ORDER, token=token, tidy=tidy + slash + suffix)
    return Placement(tidy[:2], (spaces[0], spaces[1]), int(suffix) - 1 if slash else None)


def tidy_token(board: Board, colours: str, first: Space, second: Space) -> str:
    """The one spelling of a placement, from any spelling of it."""
    if colours[0] == colours[1]:
        first, second = min(first, second), max(first, second)
    elif COLOURS.index(colours[0]) > COLOURS.index(colours[1]):
        colours, first, second = colours[::-1], second, first
    return f"{colours}:{board.name_of(first)}{board.name_of(second)}"


def why_not(board: Board, g: kernel.GameArray, token: str) -> Refused:
    """Why the mover may not make this well-written placement; the first reason in the rules' order."""
    placement = read_placement(board, token)
    seat = int(g[kernel.MOVER])
    kind = TILE_NAMES.index(placement.tile)
    if g[kernel.HANDS + seat * kernel.KINDS + kind] == 0:
        return Refused(QinCode.NOT_IN_HAND, clause="qin.place.one", tile=placement.tile)
    names = [board.name_of(space) for space in placement.spaces]
    if placement.spaces[1] not in board.near[placement.spaces[0]]:
        return Refused(QinCode.NOT_NEIGHBOURS, clause="qin.place.pair", first=names[0], second=names[1])
    for space, name in zip(placement.spaces, names, strict=True):
        covered = _covered(board, g, space)
        if covered is not None:
            clause = "qin.place.start" if covered is QinCode.ON_START else "qin.place.grass"
            return Refused(covered, clause=clause, space=name)
    if not kernel.pair_is_open(board.geometry, g, _pair(board, placement)):
        return Refused(QinCode.NOT_ADJOINING, clause="qin.place.adjoin", first=names[0], second=names[1])
    joining = _forbidden_joining(board, g, placement)
    if joining is not None:
        return joining
    if placement.pile is not None and g[kernel.PILES + placement.pile] == 0:
        return Refused(QinCode.PILE_EMPTY, clause="qin.draw.pile", pile=placement.pile + 1)
    raise AssertionError(f"{token} is legal")


def _covered(board: Board, g: kernel.GameArray, space: Space) -> QinCode | None:
    cell = g[board.geometry[kernel.CELL] + space]
    if cell == kernel.FREE:
        return None
    if cell == kernel.VILLAGE:
        return QinCode.ON_VILLAGE
    if cell == kernel.BLOCKED:
        return QinCode.ON_WATER
    return QinCode.ON_START if board.at(space) in COLOURS else QinCode.OCCUPIED


def _pair(board: Board, placement: Placement) -> int:
    first, second = sorted(placement.spaces)
    return board.pairs.index((first, second))


def _forbidden_joining(board: Board, g: kernel.GameArray, placement: Placement) -> Refused | None:
    first, second = placement.spaces
    parts = [(placement.tile[0], first, second)]
    if placement.tile[0] != placement.tile[1]:
        parts = [(placement.tile[0], first, first), (placement.tile[1], second, second)]
    for colour, s, t in parts:
        met = kernel.meet(board.geometry, g, s, t, COLOURS.index(colour) + 1)
        if met in _JOININGS:
            problem, clause = _JOININGS[met]
            return Refused(problem, clause=clause, colour=colour, space=board.name_of(s))
    return None


_JOININGS = {
    kernel.TIED: (QinCode.JOIN_TIE, "qin.join.tie"),
    kernel.MAJOR_TAKEN: (QinCode.JOIN_SAFE, "qin.join.safe"),
    kernel.TWO_MAJORS: (QinCode.JOIN_MAJORS, "qin.join.majors"),
}
