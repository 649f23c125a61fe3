"""What happened at a table since a seat last chose, kept as each seat may know it."""

from __future__ import annotations

from collections.abc import Iterable

from mandate.core.game import Event, Game, Seat
from mandate.core.record import Record
from mandate.core.replay import replay


class News:
    """The events of one game, and for each seat where its last own choice stands among them."""

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._since: dict[Seat, int] = {}

    @classmethod
    def of(cls, game: Game, record: Record) -> News:
        """The news of a game that is under way."""
        news = cls()
        for entry, _, events in replay(game, record):
            news.hear(None if entry is None else Seat(entry.seat), events)
        return news

    def hear(self, chooser: Seat | None, events: Iterable[Event]) -> None:
        """A choice was made, and this came of it."""
        if chooser is not None:
            self._since[chooser] = len(self._events)
        self._events += events

    def since_own(self, seat: Seat | None) -> list[Event]:
        """What came of the seat's last choice, and everything after it, as the seat may know it."""
        begin = 0 if seat is None else self._since.get(seat, 0)
        return [event.seen_by(seat) for event in self._events[begin:]]
