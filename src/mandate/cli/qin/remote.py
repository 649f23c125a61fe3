"""A table of Qin at a server: the same game, shown from what the server tells this seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.qin.loose import COMMANDS, spaces_in
from mandate.cli.qin.scene import Scene
from mandate.cli.qin.table import Score, Table
from mandate.cli.qin.words import Words
from mandate.cli.remote import commands, telling
from mandate.cli.remote.at_server import AtServer
from mandate.cli.remote.refusals import Offline
from mandate.core.game import Seat
from mandate.core.reading import EventReader
from mandate.games.qin import events
from mandate.games.qin.view_reader import from_outside, read_view
from mandate.server import wire
from mandate.server.commands import Resign

if TYPE_CHECKING:
    from mandate.cli.remote.place import Place
    from mandate.core.game import Event
    from mandate.games.qin.view import QinView
    from mandate.players.advice import Advice

read_event = EventReader(events.ALL)


class RemoteTable(AtServer[Words], Table):
    """A place at a table of Qin."""

    commands = (*COMMANDS, *commands.COMMANDS)
    opponents_here = False

    def __init__(self, place: Place, language: str, *, ascii_only: bool = False) -> None:
        words = Words(language, telling.names(place.info, language), ascii_only=ascii_only)
        super().__init__(words, [Seat(seat) for seat in place.seats])
        self.place = place
        self._story: list[str] = []
        self._views: dict[int | None, QinView] = {}
        self._views_of: object = None
        self.hear()

    # --- asking -------------------------------------------------------------------------------------

    @property
    def view(self) -> QinView:
        if self._views_of is not self.place.sights:
            self._views, self._views_of = {}, self.place.sights
        if self.seat not in self._views:
            self._views[self.seat] = self._look()
        return self._views[self.seat]

    def _look(self) -> QinView:
        sights = self.place.sights
        eye = self.seat if self.seat in sights else next(iter(sights))
        told = sights[eye].view
        assert told is not None  # a game that has not begun is not shown
        view = read_view(told)
        return view if view.seat == self.seat else from_outside(view)

    @property
    def question(self) -> object:
        info = self.place.info
        asks = [sight.ask for sight in self.place.sights.values()]
        return info.status, info.next is None, self.turn, asks, self.view.ply

    @property
    def gives_hints(self) -> bool:
        return self.place.info.hints

    @property
    def may_resign(self) -> Seat | None:
        own = [Seat(seat) for seat in self.place.seats]
        if not own or self.over:
            return None
        return self.seat if self.seat in own else own[0]

    # --- choosing -----------------------------------------------------------------------------------

    def preview(self, choice: str) -> tuple[list[Event], Scene]:
        """What the server says would happen. On the board only the tile is shown: the rest it tells."""
        seat = self.may_resign
        if seat is None:
            raise self._watching()
        told = [read_event(event) for event in self.place.preview(seat, choice)]
        first, second = spaces_in(choice)
        return told, Scene.of(self.view).with_tile(choice[:2], first, second)

    def _watching(self) -> Offline:
        return Offline("play-over" if self.over else "remote-watching")

    def hint(self) -> Advice:
        seat = self.may_resign
        if seat is None:
            raise self._watching()
        return self.place.hint(seat)

    def play(self, choice: str) -> None:
        seat = self.may_resign
        if seat is None:
            raise self._watching()
        self._leave()
        self.place.play(seat, choice)
        self.hear()

    def resign(self) -> None:
        seat = self.may_resign
        if seat is None:
            raise self._watching()
        self._leave()
        self.place.do(Resign(seat=seat))
        self.hear()

    def take_back(self) -> str:
        return commands.take_back(self.place, self.words, self.seat)

    def _leave(self) -> None:
        if self.shared:
            self.seat = None

    # --- one game after another -----------------------------------------------------------------------

    @property
    def series(self) -> Score | None:
        told = self.place.info.series
        if told is None:
            return None
        winners = [Seat(seat) for seat in told.winners or ()]
        played = told.game if self.over else told.game - 1
        return Score(told.game, told.of, played, [round(points) for points in told.points], winners)

    @property
    def game_follows(self) -> bool:
        return telling.follows_in_series(self.place.info)

    @property
    def goes_on(self) -> bool:
        """In a series people look at the result first."""
        return self.over and self.may_go_on and self.place.info.next is not None and not self.game_follows

    def next_game(self) -> RemoteTable | None:
        following = self.place.rematch()
        self.hear()
        if following is None:
            return None
        return RemoteTable(following, self.words.language, ascii_only=self.words.ascii_only)

    # --- telling ------------------------------------------------------------------------------------

    def hear(self) -> None:
        for item, said in self.fresh():
            told = self._tell_events(item) if isinstance(item, wire.WasChosen | wire.WasResigned) else ""
            self._story += [part for part in (said, told) if part]

    def _tell_events(self, item: wire.WasChosen | wire.WasResigned) -> str:
        heard = [read_event(event) for event in item.events]
        return self.tell([e for e in heard if not (isinstance(e, events.Drew) and e.tile is None)])

    def story(self) -> list[str]:
        return self._story

    def log(self) -> list[str]:
        return self._story
