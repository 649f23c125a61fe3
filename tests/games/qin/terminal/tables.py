"""Tables, desks and scripts for the tests of the terminal game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from mandate.cli.kit import session as sessions
from mandate.cli.kit.layout import text_of
from mandate.cli.kit.local import LocalTable
from mandate.games.qin.rules.board import LARGEST
from mandate.games.qin.terminal import frame, session
from mandate.games.qin.terminal.desk import Desk
from mandate.games.qin.terminal.drawing import DRAWING
from mandate.games.qin.terminal.lines import QinLines
from mandate.games.qin.terminal.trial import needs_curtain, persons_turn, turn_of
from mandate.games.qin.terminal.words import Words
from mandate.games.qin.views.view import QinView

QinLocal = LocalTable[QinView, Words]

BIG = "\n".join(
    "".join({(12, 12): "R", (12, 14): "Y", (12, 16): "B", (0, 0): "V", (25, 25): "~"}.get((r, c), ".")
            for c in range(LARGEST))
    for r in range(LARGEST)
)  # fmt: skip
SMALL = "R..\n.Y.\n..B"


def new_table(
    folder: Path,
    players: int = 2,
    board: Any = "bird",
    *,
    opponents: Sequence[str] = (),
    hot_seat: bool = False,
    seed: str | None = "7",
    takebacks: bool = False,
    boards: Sequence[Any] = (),
    ascii_only: bool = False,
    name: str = "game.json",
) -> QinLocal:
    """A table whose game is saved in `folder`."""
    opponents = opponents or (() if hot_seat else ("greedy",))
    kinds = DRAWING.kinds(players, opponents, hot_seat=hot_seat)
    options = {"players": players, "board": board, "first": 0, "fair_start": False}
    seating = DRAWING.seat_all(kinds, [], "en")
    path = folder / name
    at = session.begin(DRAWING, options, seating, path=path, seed=seed, takebacks=takebacks, boards=boards)
    return LocalTable(DRAWING, at, "en", ascii_only=ascii_only)


def resumed(path: Path) -> QinLocal:
    at = sessions.resume(DRAWING, path, lambda seats: DRAWING.kinds(seats, [], hot_seat=False), "en")
    return LocalTable(DRAWING, at, "en")


def play_on(table: QinLocal, turns: int) -> None:
    """Let everybody play for some turns: persons the first option, opponents their choice."""
    for _ in range(turns):
        turn = turn_of(table)
        if turn is None:
            return
        if needs_curtain(table):
            table.seat = turn
        own = persons_turn(table)
        table.play(turn, table.match.options[0] if own else table.think(turn))
        table.rise()


def session_of(desk: Desk) -> sessions.Session:
    assert isinstance(desk.table, LocalTable)
    return desk.table.session


def shown(desk: Desk, columns: int = 80, rows: int = 24) -> list[str]:
    """The screen as text."""
    return [text_of(line) for line in frame.draw(desk, columns, rows)]


def by_lines(table: QinLocal, *script: str | Iterable[str]) -> str:
    """What a game answers to these lines, and to the end of the input after them."""
    written: list[str] = []
    given = (line for part in script for line in ([part] if isinstance(part, str) else part))

    def read() -> str:
        try:
            return next(given)
        except StopIteration:
            raise EOFError from None

    QinLines(table, read, written.append, on_screen=False).run()
    return "\n".join(written)


def every_turn(table: QinLocal, *, confirm: bool = False) -> Iterator[str]:
    """Lines that play a person's turns to the end: always the last option."""
    while not table.over:
        if needs_curtain(table):
            yield ""
        choice = table.session.match.options[-1]
        yield choice if confirm else f"{choice}!"
        if confirm:
            yield "y"
