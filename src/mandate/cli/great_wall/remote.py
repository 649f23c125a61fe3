"""A table of The Great Wall at a server: the same game, shown from what the server tells this seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.great_wall.commands import COMMANDS
from mandate.cli.great_wall.table import Table
from mandate.cli.great_wall.words import Words
from mandate.cli.remote import commands, telling
from mandate.cli.remote.at_server import AtServer
from mandate.core.game import Seat
from mandate.core.reading import EventReader
from mandate.games.great_wall import events
from mandate.games.great_wall.table import table_for
from mandate.games.great_wall.view_reader import read_view
from mandate.server import wire
from mandate.server.commands import Resign

if TYPE_CHECKING:
    from mandate.cli.remote.place import Place
    from mandate.core.game import Event
    from mandate.games.great_wall.view import GreatWallView
    from mandate.players.advice import Advice

read_event = EventReader(events.ALL)


class RemoteTable(AtServer[Words], Table):
    """A place at a table of The Great Wall."""

    commands = (*COMMANDS, *commands.COMMANDS)

    def __init__(self, place: Place, language: str, *, ascii_only: bool = False) -> None:
        names, at_table = telling.names(place.info, language), table_for(place.info.options)
        words = Words(language, names, at_table, ascii_only=ascii_only)
        super().__init__(words, [Seat(seat) for seat in place.seats])
        self.place = place
        self._told_score = False
        self._notes: list[str] = []
        self._log: list[str] = []
        self._heard: dict[int | None, int] = {}
        self._views: dict[int | None, GreatWallView] = {}
        self._views_of: object = None
        self.hear()

    # --- asking -----------------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> GreatWallView:
        """Our own view, also where anybody's would do: the server tells us no other."""
        if self._views_of is not self.place.sights:
            self._views, self._views_of = {}, self.place.sights
        eye = seat if seat in self.place.sights else next(iter(self.place.sights))
        if eye not in self._views:
            told = self.place.sights[eye].view
            assert told is not None  # a game that has not begun is not shown
            self._views[eye] = read_view(told)
        return self._views[eye]

    @property
    def alone(self) -> bool:
        return False

    def question(self, seat: Seat | None) -> object:
        del seat  # whoever sits here is asked by number
        info = self.place.info
        asks = {eye: sight.ask for eye, sight in self.place.sights.items()}
        return info.status, info.next is None, asks

    # --- choosing ---------------------------------------------------------------------------------------

    def play(self, seat: Seat, choice: str) -> None:
        self.place.play(seat, choice)
        self.hear()

    def preview(self, seat: Seat, choice: str) -> list[Event]:
        return [read_event(told) for told in self.place.preview(seat, choice)]

    def advice(self, seat: Seat) -> Advice | None:
        return self.place.hint(seat) if self.place.info.hints else None

    def resign(self, seat: Seat) -> None:
        self.place.do(Resign(seat=seat))
        self.hear()

    def take_back(self, seat: Seat) -> str:
        self.pass_no_more()
        return commands.take_back(self.place, self.words, seat)

    def obey(self, command: str, rest: str) -> list[str]:
        said = super().obey(command, rest)
        self.hear()
        return said

    # --- one game after another -------------------------------------------------------------------------

    @property
    def goes_on(self) -> bool:
        return self.over and self.may_go_on and self.place.info.next is not None

    def next_game(self) -> RemoteTable | None:
        following = self.place.rematch()
        self.hear()
        if following is None:
            return None
        return RemoteTable(following, self.words.language, ascii_only=self.words.ascii_only)

    # --- telling ----------------------------------------------------------------------------------------

    def hear(self) -> None:
        fresh = list(self.fresh())
        if not self._told_score and self.place.info.status == "over":
            self._told_score = True
            self._notes += telling.series_standing(self.place.info, self.words)
        for item, said in fresh:
            if said:
                self._notes.append(said)
                self._log.append(said)
            if isinstance(item, wire.WasChosen | wire.WasResigned):
                seat = self.persons[0] if len(self.persons) == 1 else None
                self._log.append(self.tell([read_event(told) for told in item.events], seat))

    def news(self, seat: Seat | None) -> list[Event]:
        items = self.place.own_news.get(seat, [])
        fresh = items[self._heard.get(seat, 0) :]
        self._heard[seat] = len(items)
        chosen = [item for item in fresh if isinstance(item, wire.WasChosen | wire.WasResigned)]
        return [read_event(told) for item in chosen for told in item.events]

    def scoring(self) -> list[events.Scored]:
        """From the last choice that anybody here was told of."""
        for items in self.place.own_news.values():
            chosen = [item for item in items if isinstance(item, wire.WasChosen | wire.WasResigned)]
            told = [read_event(event) for event in chosen[-1].events] if chosen else []
            return [event for event in told if isinstance(event, events.Scored)]
        return []

    def notes(self) -> list[str]:
        fresh, self._notes = self._notes, []
        return fresh

    def log(self, seat: Seat | None) -> list[str]:
        del seat  # all of it was told to us
        return self._log

    def opening(self, *, resumed: bool) -> list[str]:
        standing = telling.series_standing(self.place.info, self.words)
        return [*super().opening(resumed=resumed), *standing]
