"""Tables, desks and scripts for the tests of the terminal game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from mandate.cli.kit.layout import text_of
from mandate.cli.kit.seating import kinds_for, seat_all
from mandate.cli.qin import frame, session
from mandate.cli.qin.desk import Desk
from mandate.cli.qin.lines import Lines
from mandate.cli.qin.local import LocalTable
from mandate.games.qin.board import LARGEST

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
) -> LocalTable:
    """A table whose game is saved in `folder`."""
    kinds = kinds_for(players, opponents, hot_seat=hot_seat)
    options = {"players": players, "board": board, "first": 0, "fair_start": False}
    seating = seat_all(kinds, [], "en")
    at = session.begin(options, seating, path=folder / name, seed=seed, takebacks=takebacks, boards=boards)
    return LocalTable(at, "en", ascii_only=ascii_only)


def resumed(path: Path) -> LocalTable:
    return LocalTable(session.resume(path, lambda seats: kinds_for(seats, [], hot_seat=False), "en"), "en")


def play_on(table: LocalTable, turns: int) -> None:
    """Let everybody play for some turns: persons the first option, opponents their choice."""
    for _ in range(turns):
        turn = table.turn
        if turn is None:
            return
        if table.needs_curtain:
            table.lift_curtain()
        own = table.persons_turn
        table.play(table.session.match.options[0] if own else table.session.opponent_choice(turn))


def session_of(desk: Desk) -> session.Session:
    assert isinstance(desk.table, LocalTable)
    return desk.table.session


def shown(desk: Desk, columns: int = 80, rows: int = 24) -> list[str]:
    """The screen as text."""
    return [text_of(line) for line in frame.draw(desk, columns, rows)]


def by_lines(table: LocalTable, *script: str | Iterable[str]) -> str:
    """What a game answers to these lines, and to the end of the input after them."""
    written: list[str] = []
    given = (line for part in script for line in ([part] if isinstance(part, str) else part))

    def read() -> str:
        try:
            return next(given)
        except StopIteration:
            raise EOFError from None

    Lines(table, read, written.append, on_screen=False).run()
    return "\n".join(written)


def every_turn(table: LocalTable, *, confirm: bool = False) -> Iterator[str]:
    """Lines that play a person's turns to the end: always the last option."""
    while not table.over:
        if table.needs_curtain:
            yield ""
        choice = table.session.match.options[-1]
        yield choice if confirm else f"{choice}!"
        if confirm:
            yield "y"
