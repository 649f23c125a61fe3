"""The Great Wall at the terminal: a dashboard, and every decision numbered and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from mandate.cli.kit.drawing import Drawing
from mandate.cli.kit.menu import meant
from mandate.cli.kit.seating import PERSON, short_name
from mandate.core.event_codec import EventReader
from mandate.games.great_wall.rules import events
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.lineup import lineup_for
from mandate.games.great_wall.terminal.lines import GreatWallLines
from mandate.games.great_wall.terminal.pages import clauses_of
from mandate.games.great_wall.terminal.words import Words
from mandate.games.great_wall.views.tabletop import Tabletop, tabletop
from mandate.games.great_wall.views.view import GreatWallView
from mandate.lang import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mandate.cli.kit.orders import Read
    from mandate.cli.kit.table import Table
    from mandate.cli.kit.teller import Write
    from mandate.cli.kit.viewer import Step
    from mandate.core.game import Event, Json, Seat, State, View
    from mandate.table import wire


class GreatWallDrawing(Drawing[Tabletop, Words]):
    game = GREAT_WALL
    default_opponent = "rules"
    show = ("words", "orders")

    def words_for(
        self, language: str, names: Sequence[str], options: Json, *, ascii_only: bool = False
    ) -> Words:
        return Words(language, names, lineup_for(options), ascii_only=ascii_only)

    def seat_name(self, kinds: Sequence[str], seat: int, language: str) -> str:
        """The Clan's colour, or the opponent's name."""
        message = "gw-clan" if kinds[seat] == PERSON else "gw-opponent"
        return say(language, message, {"seat": seat + 1, "opponent": short_name(kinds[seat])})

    def look(self, view: View) -> Tabletop:
        assert isinstance(view, GreatWallView)
        return tabletop(view)

    def read(self, sight: wire.Sight) -> Tabletop:
        assert sight.view is not None  # a game that has not begun is not shown
        return msgspec.convert(sight.view, Tabletop)

    def outside(self, seen: Tabletop) -> Tabletop:
        return msgspec.structs.replace(seen, seat=None, decision=None, own=None)

    def read_event(self, stored: Json) -> Event:
        return _read_event(stored)

    def clauses(self, table: Table[Tabletop, Words]) -> Sequence[str]:
        return clauses_of(table)

    def rules_title(self, words: Any) -> str:
        return str(words("gw-page-rules"))

    def lines(
        self, table: Table[Tabletop, Words], read: Read, write: Write, **settings: Any
    ) -> GreatWallLines:
        return GreatWallLines(table, read, write, **settings)

    def position(self, state: State, seat: Seat, language: str) -> list[str]:
        from mandate.games.great_wall.terminal.puzzle import shown

        return shown(state, seat, language)

    def answer(self, state: State, seat: Seat, typed: str, language: str) -> str:
        """By its number in the list, or in any other way that a choice can be typed in a game."""
        from mandate.games.great_wall.terminal.puzzle import entries

        matching = meant(entries(state, seat, language), typed)
        choice = matching[0].token if len(matching) == 1 else typed
        state.copy().apply(seat, choice)  # refused if it is not an option
        return choice

    def in_words(self, state: State, seat: Seat, choice: str, language: str) -> str:
        from mandate.games.great_wall.terminal.puzzle import in_full

        return in_full(state, seat, choice, language)

    def step(
        self, choice: str, events: Sequence[Event], state: State, names: Sequence[str], language: str
    ) -> Step:
        from mandate.games.great_wall.terminal.viewer import step

        return step(choice, events, state, list(names), language)


_read_event = EventReader(events.ALL)
DRAWING = GreatWallDrawing()
