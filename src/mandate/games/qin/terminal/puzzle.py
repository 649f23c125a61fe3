"""A position of Qin as lines of text, as the seat to move knows it."""

from __future__ import annotations

from mandate.cli.kit.layout import text_of
from mandate.core.game import State
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.terminal import board_view
from mandate.games.qin.terminal.board_view import Marks, Window
from mandate.games.qin.terminal.scene import Scene
from mandate.games.qin.terminal.signs import ASCII, UNICODE
from mandate.lang import say


def shown(state: State, language: str, *, ascii_only: bool = False) -> list[str]:
    """The board, the pagodas left, and the hand of the seat to move."""
    assert isinstance(state, QinState) and state.mover is not None
    view = state.view(state.mover)
    scene = Scene.of(view)
    signs = ASCII if ascii_only else UNICODE
    window = Window(0, 0, scene.board.width, scene.board.height)
    lines = [text_of(line).rstrip() for line in board_view.draw(scene, Marks(), window, signs=signs)]
    for seat, left in enumerate(view.supply):
        mark = signs.turn if seat == state.mover else " "
        name = say(language, "qin-pagoda-colour", {"seat": seat + 1})
        facts = {"mark": mark, "seat": seat + 1, "player": name, "pagodas": left}
        lines.append(say(language, "play-plain-seat", facts))
    lines.append(say(language, "play-plain-hand", {"tiles": " ".join(view.hand)}))
    return lines
