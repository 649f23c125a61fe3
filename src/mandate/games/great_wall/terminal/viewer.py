"""A moment of a recorded game of The Great Wall: the dashboard as a spectator sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mandate.core.game import Event, State
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.terminal import brief
from mandate.games.great_wall.terminal.cells import WIDTH
from mandate.games.great_wall.terminal.words import Words
from mandate.games.great_wall.views.tabletop import tabletop

if TYPE_CHECKING:
    from mandate.cli.kit.layout import Line


def step(
    choice: str, events: Sequence[Event], state: State, names: list[str], language: str
) -> GreatWallStep:
    assert isinstance(state, GreatWallState)
    words = Words(language, names[: state.n], state.lineup)
    return GreatWallStep(choice, tuple(words.event(event) for event in events), state, words)


@dataclass(slots=True)
class GreatWallStep:
    choice: str
    story: tuple[str, ...]
    state: GreatWallState
    words: Words

    def plain(self) -> str:
        return str(self.state)

    def draw(self, columns: int, rows: int) -> list[Line]:
        drawn = brief.draw(tabletop(self.state.view(None)), self.words, rows, min(columns, WIDTH))
        return [[("", line.plain)] for line in drawn][:rows]
