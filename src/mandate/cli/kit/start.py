"""From the command line to a table on this machine: read the options, start or resume, play."""

from __future__ import annotations

import io
import os
import sys
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any

from mandate import games
from mandate.cli.kit import console as terminal
from mandate.cli.kit import files, session
from mandate.cli.kit.drawing import drawing_of
from mandate.cli.kit.going_on import begin_from
from mandate.cli.kit.local import LocalTable
from mandate.cli.kit.menu import PAGE
from mandate.cli.kit.teller import plain
from mandate.cli.kit.trouble import Trouble
from mandate.cli.options import flag, flag_of, foreign_options, given_options
from mandate.cli.play import LATEST
from mandate.core.errors import Problem
from mandate.lang import say

if TYPE_CHECKING:
    import argparse

    from mandate.cli.kit.drawing import Drawing
    from mandate.cli.kit.session import Session
    from mandate.cli.kit.table import Table
    from mandate.cli.kit.teller import Paint
    from mandate.cli.remote.console import Console

EXIT_BAD_INPUT = 2
EXIT_INTERRUPTED = 130
LONGEST_PAUSE = 60
KEPT = ("name", "series", "takebacks", "seed", "save")  # settings saved with a game besides its options
SPECIAL = ("series", "pause")  # flags that apply only to some games


def play(game: str, arguments: argparse.Namespace, language: str) -> int:
    """Play; the exit code is 0, 2 if the game could not start, 130 if interrupted."""
    resumed = arguments.resume is not None
    command = "mandate play"
    try:
        if game not in games.names():
            raise Trouble("play-trouble-game-name", game=game, known=", ".join(games.names()))
        drawing = drawing_of(game)
        command = drawing.command
        _refuse_foreign(drawing, arguments, language)
        _check_pause(arguments.pause)
        drawing.prepare(language)
        if arguments.begin_from is not None or arguments.position is not None:
            at, resumed = begin_from(drawing, arguments, language), True
        else:
            at = _resume(drawing, arguments, language) if resumed else _begin(drawing, arguments, language)
        warm_players(drawing, at, language)
        ascii_only = arguments.ascii or not terminal.speaks_unicode()
        table = LocalTable(drawing, at, language, ascii_only=ascii_only)
    except (Trouble, Problem) as trouble:
        sys.stderr.write(f"{command}: {trouble.tell(language)}\n")
        return EXIT_BAD_INPUT
    return show(table, arguments, resumed=resumed)


def warm_players(drawing: Drawing[Any, Any], at: Session, language: str) -> None:
    from mandate.cli.warm import warm_players

    warm_players(drawing.game.id, at.seating.opponents, language)


def show(
    table: Table[Any, Any],
    arguments: argparse.Namespace,
    *,
    resumed: bool = False,
    console: Console | None = None,
) -> int:
    """Play at a table. A console is needed if news can arrive meanwhile."""
    if table.drawing.fills_screen(arguments):
        if console is not None:
            console.close()
        return table.drawing.on_screen(table, arguments, resumed=resumed)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a stray byte is an unknown word, not the end of the game
    looked_at = sys.stdout.isatty()
    height = max(get_terminal_size().lines - 8, 10) if looked_at else PAGE  # room for question and news
    lines = table.drawing.lines(
        table,
        console.read if console else terminal.read_line,
        terminal.write_line,
        on_screen=looked_at,
        paint=painter() if looked_at and wants_colour(arguments) else plain,
        height=height,
        pause=arguments.pause or 0,
    )
    if console is not None:
        lines.listen(console.wake)
    try:
        lines.run(resumed=resumed)
    except KeyboardInterrupt:
        terminal.write_line("")
        lines.goodbye()
        return EXIT_INTERRUPTED
    except Problem:  # an opponent failed: the game is saved, and can continue with another one
        lines.goodbye()
        raise
    return 0


def wants_colour(arguments: argparse.Namespace) -> bool:
    return not (arguments.no_colour or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb")


def painter() -> Paint:
    """Render lines with terminal color codes."""
    from rich.console import Console

    rich = Console(
        file=io.StringIO(), force_terminal=True, color_system="standard", no_color=False, width=200
    )

    def paint(line: Any) -> str:
        if isinstance(line, str):
            return line.rstrip()
        with rich.capture() as caught:
            rich.print(line, end="", soft_wrap=True, highlight=False)
        return caught.get().rstrip(" ")

    return paint


# --- starting and resuming ----------------------------------------------------------------------------


def _refuse_foreign(drawing: Drawing[Any, Any], arguments: argparse.Namespace, language: str) -> None:
    options = foreign_options(arguments, drawing.game.id)
    special = [name for name in SPECIAL if name not in drawing.flags]
    options += [flag(name) for name in special if getattr(arguments, name, None)]
    if options:
        name = say(language, f"{drawing.game.id}-name")
        raise Trouble("play-trouble-foreign", game=name, options=", ".join(options))


def _check_pause(seconds: float | None) -> None:
    if seconds is not None and not 0 <= seconds <= LONGEST_PAUSE:
        raise Trouble("play-trouble-pause", value=str(seconds), most=LONGEST_PAUSE)


def _begin(drawing: Drawing[Any, Any], arguments: argparse.Namespace, language: str) -> Session:
    options = drawing.options(arguments, given_options(arguments, drawing.game.id))
    kinds = drawing.kinds(drawing.game.seats(options), arguments.opponent or [], hot_seat=arguments.hot_seat)
    seating = drawing.seat_all(kinds, arguments.name or [], language)
    path = files.named(arguments.save) if arguments.save else None
    return drawing.begin(arguments, options, seating, path)


def _resume(drawing: Drawing[Any, Any], arguments: argparse.Namespace, language: str) -> Session:
    game = drawing.game.id
    flags = [flag_of(game, name) for name in given_options(arguments, game)]
    flags += [flag(name) for name in KEPT if getattr(arguments, name, None)]
    if flags:
        raise Trouble("play-trouble-options", options=", ".join(flags))
    latest = arguments.resume == LATEST
    path = files.latest(drawing.saves(), drawing.game.id) if latest else files.named(arguments.resume)
    opponents, hot_seat = arguments.opponent or [], arguments.hot_seat
    return session.resume(
        drawing, path, lambda seats: drawing.kinds(seats, opponents, hot_seat=hot_seat), language
    )
