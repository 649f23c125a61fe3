"""`mandate play great-wall`: from the command line to a table."""

from __future__ import annotations

import io
import os
import sys
from shutil import get_terminal_size
from typing import TYPE_CHECKING

from mandate.cli.kit.console import read_line as _read_line
from mandate.cli.kit.console import speaks_unicode as _speaks_unicode
from mandate.cli.kit.console import write_line as _write_line
from mandate.cli.options import flag, foreign_options, given_options

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from rich.text import Text

    from mandate.cli.great_wall.session import Session
    from mandate.cli.great_wall.table import Table
    from mandate.cli.remote.console import Console

LATEST = ""  # `--resume` without a file
EXIT_BAD_INPUT = 2
EXIT_INTERRUPTED = 130
KEPT = ("name", "takebacks", "seed", "save")  # settings that a saved game has already, beside its options
FOREIGN = ("series", "pause")  # of Qin's terminal, where both share a parser


def run(arguments: argparse.Namespace, language: str) -> int:
    """Play; the exit code is 0, 2 where it could not begin, 130 where it was interrupted."""
    from mandate.cli.great_wall.local import LocalTable
    from mandate.cli.kit.trouble import Trouble
    from mandate.core.errors import Problem

    resumed = arguments.resume is not None
    try:
        _refuse_foreign(arguments, language)
        at = _resume(arguments, language) if resumed else _begin(arguments, language)
        table = LocalTable(at, language, ascii_only=arguments.ascii or not _speaks_unicode())
    except (Trouble, Problem) as trouble:
        sys.stderr.write(f"mandate play great-wall: {trouble.tell(language)}\n")
        return EXIT_BAD_INPUT
    return run_table(table, arguments, resumed=resumed)


def run_table(
    table: Table, arguments: argparse.Namespace, *, resumed: bool = False, console: Console | None = None
) -> int:
    """Play at a table, line by line. A console is needed where something can happen meanwhile."""
    from mandate.cli.great_wall.lines import Lines
    from mandate.cli.great_wall.menu import PAGE
    from mandate.cli.great_wall.teller import plain

    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a stray byte is an unknown word, not the end of the game
    on_screen = sys.stdout.isatty()
    unwanted = arguments.no_colour or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    paint = painter() if on_screen and not unwanted else plain
    height = (
        max(get_terminal_size().lines - 8, 10) if on_screen else PAGE
    )  # the question and its news need some
    lines = Lines(
        table,
        console.read if console else _read_line,
        _write_line,
        on_screen=on_screen,
        paint=paint,
        height=height,
    )
    if console is not None:
        lines.listen(console.wake)
    try:
        lines.run(resumed=resumed)
    except KeyboardInterrupt:
        _write_line("")
        lines.goodbye()
        return EXIT_INTERRUPTED
    return 0


def _refuse_foreign(arguments: argparse.Namespace, language: str) -> None:
    from mandate.cli.kit.trouble import Trouble
    from mandate.lang import say

    given = foreign_options(arguments, "great-wall")
    given += [flag(name) for name in FOREIGN if getattr(arguments, name, None)]
    if given:
        name = say(language, "great-wall-name")
        raise Trouble("play-trouble-foreign", game=name, options=", ".join(given))


def _begin(arguments: argparse.Namespace, language: str) -> Session:
    from mandate.cli.great_wall import session
    from mandate.cli.kit import files
    from mandate.games.great_wall.game import GREAT_WALL

    options = GREAT_WALL.configure(given_options(arguments, "great-wall"))
    kinds = session.kinds(options["players"], arguments.opponent or [], hot_seat=arguments.hot_seat)
    return session.begin(
        options,
        session.seating(kinds, arguments.name or [], language),
        path=files.named(arguments.save) if arguments.save else None,
        seed=arguments.seed,
        takebacks=arguments.takebacks,
    )


def _resume(arguments: argparse.Namespace, language: str) -> Session:
    from mandate.cli.great_wall import session
    from mandate.cli.kit import files
    from mandate.cli.kit.trouble import Trouble

    given = [*given_options(arguments, "great-wall"), *(name for name in KEPT if getattr(arguments, name))]
    if given:
        raise Trouble("play-trouble-options", options=", ".join(map(flag, given)))
    path = session.latest() if arguments.resume == LATEST else files.named(arguments.resume)
    opponents, hot_seat = arguments.opponent or [], arguments.hot_seat
    return session.resume(path, lambda seats: session.kinds(seats, opponents, hot_seat=hot_seat), language)


# --- the terminal ---------------------------------------------------------------------------------------


def painter() -> Callable[[Text], str]:
    """Lines with their colours, as terminals understand them."""
    from rich.console import Console

    console = Console(
        file=io.StringIO(), force_terminal=True, color_system="standard", no_color=False, width=200
    )

    def paint(line: Text) -> str:
        with console.capture() as caught:
            console.print(line, end="", soft_wrap=True, highlight=False)
        return caught.get().rstrip(" ")

    return paint
