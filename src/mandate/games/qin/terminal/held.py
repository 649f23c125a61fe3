"""The tile that a person moves over the board with the arrow keys."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mandate.games.qin.rules.board import Space
from mandate.games.qin.rules.notation import tidy_token
from mandate.games.qin.terminal.loose import spaces_in

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mandate.games.qin.rules.board import Board

TURNS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # where the second half lies: right, below, left, above


@dataclass(frozen=True, slots=True)
class Held:
    """A tile over the board: its first half at row and column (from 0), its second beside it."""

    board: Board
    tile: str
    row: int
    column: int
    turn: int = 0

    def moved(self, down: int, right: int) -> Held:
        """One step on, as far as the whole tile stays on the board."""
        return replace(self, row=self.row + down, column=self.column + right)._inside()

    def turned(self) -> Held:
        """Turned a quarter to the right; for a double tile two ways are all there are."""
        ways = 2 if self.tile[0] == self.tile[1] else 4
        return replace(self, turn=(self.turn + 1) % ways)._inside()

    def with_tile(self, tile: str) -> Held:
        turn = self.turn % 2 if tile[0] == tile[1] else self.turn
        return replace(self, tile=tile, turn=turn)._inside()

    def _inside(self) -> Held:
        down, right = TURNS[self.turn]
        row = min(max(self.row, -min(down, 0)), self.board.height - 1 - max(down, 0))
        column = min(max(self.column, -min(right, 0)), self.board.width - 1 - max(right, 0))
        return replace(self, row=row, column=column)

    @property
    def spaces(self) -> tuple[Space, Space]:
        down, right = TURNS[self.turn]
        return self._space(self.row, self.column), self._space(self.row + down, self.column + right)

    def _space(self, row: int, column: int) -> Space:
        return self.board.spaces[row * self.board.width + column]

    @property
    def colours(self) -> dict[Space, str]:
        first, second = self.spaces
        return {first: self.tile[0], second: self.tile[1]}

    @property
    def token(self) -> str:
        return tidy_token(self.board, self.tile, *self.spaces)

    def nearest(self, options: Iterable[str]) -> Held:
        """The same tile at the closest place where it may lie; here, if it may lie nowhere."""
        fitting = [held for token in options if token[:2] == self.tile and (held := _lay(self, token))]
        return min([self, *fitting], key=lambda held: (held is self, self._distance(held)))

    def _distance(self, other: Held) -> tuple[int, int, int]:
        steps = abs(self.row - other.row) + abs(self.column - other.column)
        return steps, int(self.turn != other.turn), other.row


def _lay(held: Held, token: str) -> Held | None:
    """The tile as a token says, if one way of turning it says so."""
    first, second = spaces_in(token)
    start, end = held.board.space(first), held.board.space(second)
    if start is None or end is None:
        return None
    row, column = divmod(start, held.board.stride)
    for turn, (down, right) in enumerate(TURNS):
        if end == start + down * held.board.stride + right:
            return replace(held, row=row - 1, column=column - 1, turn=turn)
    return None


def pick_up(board: Board, tile: str, row: int | None = None, column: int | None = None) -> Held:
    """A tile over the given place, or over the middle of the board."""
    row = board.height // 2 if row is None else row
    column = board.width // 2 if column is None else column
    return Held(board, tile, row, column)._inside()
