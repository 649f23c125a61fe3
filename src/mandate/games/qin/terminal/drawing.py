"""Qin at the terminal: a full screen, or line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mandate.cli.kit import files
from mandate.cli.kit.drawing import Drawing, has_screen
from mandate.cli.kit.seating import PERSON
from mandate.cli.kit.trouble import Trouble
from mandate.core.errors import Code, Malformed
from mandate.core.event_codec import EventReader
from mandate.core.game import LONGEST_SERIES
from mandate.core.rng import Chance
from mandate.games.qin.rules import events
from mandate.games.qin.rules.board import BUILT_IN
from mandate.games.qin.rules.clauses import CLAUSES
from mandate.games.qin.rules.game import QIN, RANDOM
from mandate.games.qin.terminal import session
from mandate.games.qin.terminal.lines import QinLines
from mandate.games.qin.terminal.styles import STYLES
from mandate.games.qin.terminal.words import Words
from mandate.games.qin.views.view import QinView
from mandate.games.qin.views.view_reader import from_outside, read_view
from mandate.lang import say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence
    from pathlib import Path

    from mandate.cli.kit.orders import Read
    from mandate.cli.kit.seating import Seating
    from mandate.cli.kit.session import Session
    from mandate.cli.kit.table import Table
    from mandate.cli.kit.teller import Write
    from mandate.cli.kit.viewer import Step
    from mandate.core.game import Event, Json, Seat, State, View
    from mandate.core.record import Record
    from mandate.table import wire

EXIT_INTERRUPTED = 130


class QinDrawing(Drawing[QinView, Words]):
    game = QIN
    default_opponent = "wanderer"  # the first of the ladder
    flags = ("series", "pause")
    styles = STYLES
    command = "mandate play"  # it is the game that is played where none is named

    def saves(self) -> Path:
        return files.saves()  # where its games lay before there were others

    def words_for(
        self, language: str, names: Sequence[str], options: Json, *, ascii_only: bool = False
    ) -> Words:
        del options
        return Words(language, names, ascii_only=ascii_only)

    def seat_name(self, kinds: Sequence[str], seat: int, language: str) -> str:
        """The pagodas' colour, or the opponent's name."""
        if kinds[seat] == PERSON:
            return say(language, "play-seat-name", {"seat": seat + 1})
        return super().seat_name(kinds, seat, language)

    # --- starting and continuing ------------------------------------------------------------------------

    def position(self, state: State, seat: Seat, language: str) -> list[str]:
        from mandate.games.qin.terminal.puzzle import shown

        del seat  # always the seat to move
        return shown(state, language)

    def answer(self, state: State, seat: Seat, typed: str, language: str) -> str:
        """Which pile the new tile comes from is no part of the answer."""
        choice = super().answer(state, seat, typed, language)
        state.copy().apply(seat, choice)  # refused where it is no move at all
        return choice.partition("/")[0]

    def options(self, arguments: argparse.Namespace, given: Json) -> Json:
        del arguments
        first = given.pop("first", None)
        options = {"players": 2, "board": BUILT_IN[0], "fair_start": False, **given}
        QIN.configure(options)  # refuses before anything is asked of the seats
        return {**options, "first": _first(first, options["players"])}

    def series(self, given: str, options: Json) -> list[Json]:
        """A board for each game; a custom map is sent as drawn, not by its file name."""
        boards = read_boards(given, None)
        return [{"board": QIN.configure({**options, "board": board})["board"]} for board in boards]

    def again(self, options: Json) -> Json:
        return {**options, "first": (options["first"] + 1) % options["players"]}

    def begin(
        self, arguments: argparse.Namespace, options: Json, seating: Seating, path: Path | None
    ) -> Session:
        boards = read_boards(arguments.series, arguments.board)
        if boards and options["first"] == RANDOM:
            options["first"] = Chance(arguments.seed).below(options["players"])
        settings: Json = {"seed": arguments.seed, "takebacks": arguments.takebacks, "boards": boards}
        return session.begin(self, options, seating, path=path, **settings)

    def resume(self, path: Path, games: Sequence[Record]) -> Session:
        return session.replayed(self, path, games)

    # --- what is seen -----------------------------------------------------------------------------------

    def look(self, view: View) -> QinView:
        assert isinstance(view, QinView)
        return view

    def read(self, sight: wire.Sight) -> QinView:
        assert sight.view is not None  # a game that has not begun is not shown
        return read_view(sight.view)

    def outside(self, seen: QinView) -> QinView:
        return from_outside(seen)

    def read_event(self, stored: Json) -> Event:
        return _read_event(stored)

    # --- what is shown ----------------------------------------------------------------------------------

    def clauses(self, table: Table[QinView, Words]) -> Sequence[str]:
        del table
        return list(CLAUSES)

    def rules_title(self, words: Any) -> str:
        return str(words("play-page-rules"))

    def lines(self, table: Table[QinView, Words], read: Read, write: Write, **settings: Any) -> QinLines:
        return QinLines(table, read, write, **settings)

    def fills_screen(self, arguments: argparse.Namespace) -> bool:
        return not arguments.plain and has_screen()

    def on_screen(self, table: Table[QinView, Words], arguments: argparse.Namespace, *, resumed: bool) -> int:
        from mandate.cli.kit.start import wants_colour
        from mandate.games.qin.terminal import ending
        from mandate.games.qin.terminal.desk import Desk
        from mandate.games.qin.terminal.screen import Screen

        desk = Desk(table, resumed=resumed)
        pause = 1.0 if arguments.pause is None else arguments.pause
        screen = Screen(desk, colour=wants_colour(arguments), pause=pause)
        interrupted = screen.run()
        said = ending.closing(desk.table) if desk.table.over else []
        for line in dict.fromkeys([*said, *desk.table.goodbye()]):
            print(line)
        if screen.failed is not None:
            raise screen.failed
        return EXIT_INTERRUPTED if interrupted else 0

    def step(
        self, choice: str, events: Sequence[Event], state: State, names: Sequence[str], language: str
    ) -> Step:
        from mandate.games.qin.terminal.viewer import step

        return step(choice, events, state, list(names), language)


_read_event = EventReader(events.ALL)
DRAWING = QinDrawing()


def _first(wanted: Any, players: int) -> int | str:
    """The seat that begins: people count from 1, the rules from 0."""
    if wanted is None or wanted == RANDOM:
        return 0 if wanted is None else RANDOM
    if not str(wanted).isdecimal() or not 1 <= int(wanted) <= players:
        raise Malformed(Code.BAD_OPTION, option="first", value=wanted, expected=f"1–{players}, {RANDOM}")
    return int(wanted) - 1


def read_boards(names: str | None, board: str | None) -> Sequence[str]:
    """The boards of a series: those named, or so many games on the built-in ones in turn."""
    if names is None:
        return ()
    if names.strip().isdecimal():
        games = int(names)
        if 1 <= games <= LONGEST_SERIES:
            return [board or BUILT_IN[game % len(BUILT_IN)] for game in range(games)]
    boards = [name.strip() for name in names.split(",")]
    if not all(boards) or names.strip().lstrip("-").isdecimal() or len(boards) > LONGEST_SERIES:
        raise Trouble("play-trouble-series", value=names, most=LONGEST_SERIES)
    return boards
