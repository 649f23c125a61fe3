"""From the command line to a table: reading the options, beginning or resuming, choosing the screen."""

from __future__ import annotations

import io
import os
import sys
from typing import TYPE_CHECKING, Any

from mandate.cli.kit import files
from mandate.cli.kit.console import read_line as _read_line
from mandate.cli.kit.console import speaks_unicode as _speaks_unicode
from mandate.cli.kit.console import write_line as _write_line
from mandate.cli.kit.seating import kinds_for, seat_all
from mandate.cli.kit.trouble import Trouble
from mandate.cli.options import foreign_options
from mandate.cli.play import LATEST
from mandate.cli.qin import ending, session
from mandate.cli.qin.lines import Lines
from mandate.cli.qin.local import LocalTable
from mandate.cli.warm import warm_players, warm_up
from mandate.core.errors import Code, Malformed, Problem
from mandate.core.game import LONGEST_SERIES
from mandate.core.rng import Chance
from mandate.games import names as game_names
from mandate.games.qin.board import BUILT_IN
from mandate.games.qin.game import QIN, RANDOM
from mandate.lang import say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from mandate.cli.qin.session import Session
    from mandate.cli.qin.table import Table
    from mandate.cli.remote.console import Console

EXIT_BAD_INPUT = 2
EXIT_INTERRUPTED = 130
LONGEST_PAUSE = 60
# settings that a saved game has already
KEPT = ("players", "board", "name", "first", "fair_start", "series", "takebacks", "seed", "save")


def play(arguments: argparse.Namespace, language: str) -> int:
    """The whole of `mandate play`."""
    try:
        if arguments.game not in (None, QIN.id):
            raise Trouble("play-trouble-game-name", game=arguments.game, known=", ".join(game_names()))
        if foreign := foreign_options(arguments, QIN.id):
            names = ", ".join(foreign)
            raise Trouble("play-trouble-foreign", game=say(language, "qin-name"), options=names)
        warm_up(QIN.id, language)
        pause = _pause(arguments.pause)
        resumed = arguments.resume is not None
        at = _resume(arguments, language) if resumed else _begin(arguments, language)
        warm_players(QIN.id, at.seating.opponents, language)
        ascii_only = arguments.ascii or not _speaks_unicode()
        table = LocalTable(at, language, ascii_only=ascii_only)
        if arguments.plain or not full_screen():
            return line_by_line(table, resumed=resumed, pause=pause)
        colour = not (arguments.no_colour or os.environ.get("NO_COLOR"))
        return on_screen(table, resumed=resumed, colour=colour, pause=pause)
    except (Trouble, Problem) as trouble:
        sys.stderr.write(f"mandate play: {trouble.tell(language)}\n")
        return EXIT_BAD_INPUT


# --- beginning ------------------------------------------------------------------------------------------


def _begin(arguments: argparse.Namespace, language: str) -> Session:
    options: dict[str, Any] = {
        "players": 2 if arguments.players is None else arguments.players,
        "board": arguments.board or BUILT_IN[0],
        "fair_start": arguments.fair_start,
    }
    QIN.configure(options)  # refuses before anything is asked of the seats
    options["first"] = _first(arguments.first, options["players"])
    kinds = kinds_for(options["players"], arguments.opponent or [], hot_seat=arguments.hot_seat)
    seating = seat_all(kinds, arguments.name or [], language)
    boards = read_boards(arguments.series, arguments.board)
    if boards and options["first"] == RANDOM:
        options["first"] = Chance(arguments.seed).below(options["players"])
    return session.begin(
        options,
        seating,
        path=files.named(arguments.save) if arguments.save else None,
        seed=arguments.seed,
        takebacks=arguments.takebacks,
        boards=boards,
    )


def _first(given: str | None, players: int) -> int | str:
    """The seat that begins: people count from 1, the rules from 0."""
    if given is None or given == RANDOM:
        return 0 if given is None else RANDOM
    if not given.isdecimal() or not 1 <= int(given) <= players:
        raise Malformed(Code.BAD_OPTION, option="first", value=given, expected=f"1–{players}, {RANDOM}")
    return int(given) - 1


def read_boards(given: str | None, board: str | None) -> Sequence[str]:
    """The boards of a series: those named, or so many games on the built-in ones in turn."""
    if given is None:
        return ()
    if given.strip().isdecimal():
        games = int(given)
        if 1 <= games <= LONGEST_SERIES:
            return [board or BUILT_IN[game % len(BUILT_IN)] for game in range(games)]
    boards = [name.strip() for name in given.split(",")]
    if not all(boards) or given.strip().lstrip("-").isdecimal() or len(boards) > LONGEST_SERIES:
        raise Trouble("play-trouble-series", value=given, most=LONGEST_SERIES)
    return boards


def _pause(given: float | None) -> float | None:
    if given is not None and not 0 <= given <= LONGEST_PAUSE:
        raise Trouble("play-trouble-pause", value=str(given), most=LONGEST_PAUSE)
    return given


def _resume(arguments: argparse.Namespace, language: str) -> Session:
    given = [name for name in KEPT if getattr(arguments, name)]
    if given:
        names = ", ".join(f"--{name.replace('_', '-')}" for name in given)
        raise Trouble("play-trouble-options", options=names)
    path = files.latest() if arguments.resume == LATEST else files.named(arguments.resume)
    opponents, hot_seat = arguments.opponent or [], arguments.hot_seat
    return session.resume(path, lambda seats: kinds_for(seats, opponents, hot_seat=hot_seat), language)


# --- the screen -----------------------------------------------------------------------------------------


def full_screen() -> bool:
    """Whether there is a terminal that can be drawn on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def on_screen(table: Table, *, resumed: bool, colour: bool, pause: float | None) -> int:
    from mandate.cli.qin.desk import Desk
    from mandate.cli.qin.screen import Screen

    desk = Desk(table, resumed=resumed)
    screen = Screen(desk, colour=colour, pause=1.0 if pause is None else pause)
    interrupted = screen.run()
    said = ending.result(desk.table) if desk.table.over else []
    for line in dict.fromkeys([*said, *desk.table.goodbye()]):
        print(line)
    return EXIT_INTERRUPTED if interrupted else 0


def line_by_line(table: Table, *, resumed: bool, pause: float | None, console: Console | None = None) -> int:
    """A console is needed where something can happen meanwhile."""
    looked_at = sys.stdout.isatty()
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a stray byte is an unknown word, not the end of the game
    read = console.read if console else _read_line
    lines = Lines(table, read, _write_line, on_screen=looked_at, pause=pause or 0)
    if console is not None:
        lines.listen(console.wake)
    try:
        lines.run(resumed=resumed)
    except KeyboardInterrupt:
        _write_line("")
        for line in lines.table.goodbye():
            _write_line(line)
        return EXIT_INTERRUPTED
    return 0
