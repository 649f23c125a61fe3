"""How a game looks in the terminal: the only object through which the kit knows it."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from mandate import games
from mandate.cli.kit import files
from mandate.cli.kit.seating import PERSON, Seating, kinds_for, opponent_name, seat_all
from mandate.cli.kit.styles import Styles
from mandate.cli.kit.table import V, W
from mandate.cli.kit.trouble import Trouble
from mandate.core.game import LONGEST_SERIES
from mandate.lang import say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from mandate.cli.kit.lines import Lines
    from mandate.cli.kit.orders import Read
    from mandate.cli.kit.session import Session
    from mandate.cli.kit.table import Table
    from mandate.cli.kit.teller import Write
    from mandate.cli.kit.viewer import Step
    from mandate.cli.kit.words import Words
    from mandate.core.game import Event, Game, Json, Seat, State, View
    from mandate.core.record import Record
    from mandate.table import wire


class Drawing(ABC, Generic[V, W]):
    """What a game adds to the kit. `V` is what its screens read of a view, `W` its words."""

    game: Game
    default_opponent = "random"
    flags: tuple[str, ...] = ()  # of the command line, in addition to the game's options
    styles = Styles()  # of its full screen
    show: tuple[str, ...] = ()  # what to request from a server in addition to the view

    # --- names and files --------------------------------------------------------------------------------

    @property
    def command(self) -> str:
        """The command that starts this game."""
        return f"mandate play {self.game.id}"

    def saves(self) -> Path:
        """The folder of automatically saved games."""
        return files.saves() / self.game.id

    @abstractmethod
    def words_for(self, language: str, names: Sequence[str], options: Json, *, ascii_only: bool = False) -> W:
        """The catalog for a table with these players."""

    def kinds(self, players: int, given: Sequence[str], *, hot_seat: bool) -> tuple[str, ...]:
        """The kind of each seat; persons sit first."""
        return kinds_for(self.game.id, players, given, hot_seat=hot_seat, default=self.default_opponent)

    def seat_all(self, kinds: Sequence[str], given: Sequence[str], language: str) -> Seating:
        """The seating, with a name for each seat."""
        return seat_all(kinds, given, lambda kinds, seat: self.seat_name(kinds, seat, language))

    def seat_name(self, kinds: Sequence[str], seat: int, language: str) -> str:
        """The default name of a player."""
        if kinds[seat] == PERSON:
            return say(language, "remote-seat", {"seat": seat + 1})
        return opponent_name(kinds, seat, language)

    def position(self, state: State, seat: Seat, language: str) -> list[str]:
        """The position as a seat with a pending question knows it, in lines of text."""
        del seat, language
        return str(state).splitlines()

    def answer(self, state: State, seat: Seat, typed: str, language: str) -> str:
        """The choice meant by what was typed below such a position."""
        del state, seat, language
        return typed

    def in_words(self, state: State, seat: Seat, choice: str, language: str) -> str:
        """A choice in that position, in words."""
        del state, seat, language
        return choice

    # --- starting and resuming --------------------------------------------------------------------------

    def prepare(self, language: str) -> None:
        """Slow preparations before the first screen."""
        from mandate.cli.warm import warm_up

        warm_up(self.game.id, language)

    def options(self, arguments: argparse.Namespace, given: Json) -> Json:
        """The options of a new game, from those given."""
        del arguments
        return self.game.configure(given)

    def series(self, given: str, options: Json) -> list[Json]:
        """What differs in each game of a series given as anything but a number of games."""
        del options
        raise Trouble("remote-trouble-series", value=given, least=1, most=LONGEST_SERIES)

    def again(self, options: Json) -> Json:
        """The options for another game after one with these."""
        return options

    def begin(
        self, arguments: argparse.Namespace, options: Json, seating: Seating, path: Path | None
    ) -> Session:
        """Start a new game and save it at once."""
        from mandate.cli.kit import session

        seed, takebacks = arguments.seed, arguments.takebacks
        return session.begin(self, options, seating, path=path, seed=seed, takebacks=takebacks)

    def resume(self, path: Path, games: Sequence[Record]) -> Session:
        """The game of the last of these records, not yet with its seating."""
        from mandate.cli.kit.session import Session
        from mandate.core.match import Match

        match: Match[Any] = Match.resume(self.game, games[-1])
        return Session(self, match, Seating((), ()), path, "")

    # --- what is seen -----------------------------------------------------------------------------------

    @abstractmethod
    def look(self, view: View) -> V:
        """A view as the screens read it."""

    @abstractmethod
    def read(self, sight: wire.Sight) -> V:
        """The same, from what a server sends."""

    def outside(self, seen: V) -> V:
        """The public part of a view, for a screen without a player."""
        return seen

    @abstractmethod
    def read_event(self, event: Json) -> Event:
        """An event from what a server sends."""

    # --- what is shown ----------------------------------------------------------------------------------

    def clauses(self, table: Table[V, W]) -> Sequence[str]:
        """The rules of this game, by their ids."""
        del table
        return ()

    def rules_title(self, words: Words) -> str:
        return self.name(words)

    def name(self, words: Words) -> str:
        """What the game is called."""
        return words(f"{self.game.id}-name")

    @abstractmethod
    def lines(self, table: Table[V, W], read: Read, write: Write, **settings: Any) -> Lines[V, W]:
        """The game line by line."""

    def fills_screen(self, arguments: argparse.Namespace) -> bool:
        """Whether the game takes the full screen and reads keys itself."""
        del arguments
        return False

    def on_screen(self, table: Table[V, W], arguments: argparse.Namespace, *, resumed: bool) -> int:
        """Play on the full screen, for games that use it; return the exit code."""
        raise NotImplementedError

    @abstractmethod
    def step(
        self, choice: str, events: Sequence[Event], state: State, names: Sequence[str], language: str
    ) -> Step:
        """A moment of a recorded game."""


def has_screen() -> bool:
    """Whether output goes to a terminal that can be drawn on."""
    import os

    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def drawing_of(game: str) -> Drawing[Any, Any]:
    """The drawing of a game; the plain drawing if it has none of its own."""
    registration = games.registration(game)
    drawing: Drawing[Any, Any] | None = registration.part("terminal")
    if drawing is not None:
        return drawing
    from mandate.cli.plain.drawing import PlainDrawing

    return PlainDrawing(registration)
