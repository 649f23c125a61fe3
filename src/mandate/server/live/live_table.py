"""A table in hand: its state, those who watch it, and what is going on for it in the background."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from mandate.players.advice import Advice
from mandate.server.live.pace import Pace
from mandate.table.absence import Absences
from mandate.table.encoded import Shelf, TableInHand
from mandate.table.table import Table

LONGEST_ALARM = 60.0 * 60  # seconds; what lies further ahead is looked at again then
A_LOOK = 60.0  # seconds that somebody counts as looking who has only asked how things stand


class Watcher(Protocol):
    """A socket that has the table open."""

    guest: str | None

    def news(self) -> None:
        """Something has changed. Must return at once."""
        ...

    def came_or_went(self) -> None:
        """Somebody has come to the table or left it, and nothing else has changed. Must return at once."""
        ...

    def dismiss(self) -> None:
        """The guest is forgotten: refuse whatever comes, and hang up. Must return at once."""
        ...


class Live(TableInHand):
    """One table in hand. Whoever changes it holds the lock."""

    def __init__(self, table: Table, shelf: Shelf | None = None, now: int = 0) -> None:
        super().__init__(table, shelf)
        self.absences = Absences(now)
        self.lock = asyncio.Lock()
        self.stale = False  # whether the store may have more than we do
        self.watchers: set[Watcher] = set()
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and question
        self.pace = Pace()
        self.advice: dict[tuple[int, int], Advice] = {}  # hints that were given, by seat and question
        self.called: dict[int, int] = {}  # by seat: the last question that its owner is being told of
        self.used = time.monotonic()
        self.glanced = -A_LOOK  # when somebody last asked how things stand, without staying
        self.was_watched = False
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def here(self) -> set[str]:
        """The guests who have the table open."""
        return {watcher.guest for watcher in self.watchers if watcher.guest is not None}

    @property
    def looked_at(self) -> bool:
        """Whether anybody sees what happens here."""
        return bool(self.watchers) or time.monotonic() - self.glanced < A_LOOK

    def set_alarm(self, seconds: float | None, ring: Callable[[Live], None] | None = None) -> None:
        """Ring after so many seconds, instead of whatever was set before."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if seconds is not None and ring is not None:
            wait = min(max(seconds, 0.0), LONGEST_ALARM)
            self._alarm = asyncio.get_running_loop().call_later(wait, ring, self)
