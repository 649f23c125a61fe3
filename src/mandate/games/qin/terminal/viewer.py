"""A moment of a recorded game of Qin: the board, and every seat's hand beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mandate.cli.kit.layout import clip, fill
from mandate.core.game import Event, Seat, State
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.terminal import board_view
from mandate.games.qin.terminal.board_view import MARGIN, Marks
from mandate.games.qin.terminal.scene import Scene
from mandate.games.qin.terminal.words import Words
from mandate.lang import say

if TYPE_CHECKING:
    from mandate.cli.kit.layout import Line

SIDE = 25  # columns beside the board


def step(choice: str, events: Sequence[Event], state: State, names: list[str], language: str) -> QinStep:
    assert isinstance(state, QinState)
    words = Words(language, names)
    fresh = frozenset(space for event in events for space in getattr(event, "spaces", ()))
    return QinStep(choice, tuple(words.event(event) for event in events), state, names, language, fresh)


@dataclass(slots=True)
class QinStep:
    choice: str
    story: tuple[str, ...]
    state: QinState
    names: list[str]
    language: str
    fresh: frozenset[str]  # the spaces covered by this choice

    def plain(self) -> str:
        return str(self.state)

    def draw(self, columns: int, rows: int) -> list[Line]:
        scene = Scene.of(self.state.view(None))
        size = board_view.size_for(scene, columns - SIDE, rows)
        columns_shown = (columns - SIDE - MARGIN) // size[0]
        window = board_view.Window.around(scene, {}, columns_shown, (rows - 1) // size[1])
        board = board_view.draw(scene, Marks(fresh=self.fresh), window, size)
        beside = [[], *(line for seat in range(len(self.names)) for line in self._seat(Seat(seat)))]
        width = MARGIN + window.columns * size[0]
        lines: list[Line] = []
        for row in range(max(len(board), len(beside))):
            left = fill(board[row] if row < len(board) else [], width + 2)
            lines.append(left + (beside[row] if row < len(beside) else []))
        return lines

    def _seat(self, seat: Seat) -> list[Line]:
        state = self.state
        facts = {"pagodas": state.supply[seat], "hand": " ".join(state.hand(seat)) or "–"}
        mark = "▶" if state.mover == seat else " "
        name: Line = [
            ("class:turn", f"{mark} "),
            (f"class:seat-{seat + 1}", f" {seat + 1} "),
            ("", f" {clip(self.names[seat], SIDE - 8)}"),
        ]
        return [name, [("", f"  {say(self.language, 'replay-seat', facts)}")], []]
