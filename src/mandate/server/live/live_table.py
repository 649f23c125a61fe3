"""A table in hand: its state, its watchers, and its background tasks."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, KeysView

from mandate.players.advice import Advice
from mandate.server.live.pace import Pace
from mandate.server.live.watchers import Watchers
from mandate.table.absence import Absences
from mandate.table.encoded import Shelf, TableInHand
from mandate.table.table import Table

MAX_ALARM_SECONDS = 60.0 * 60  # later alarms are checked again then
LOOK_SECONDS = 60.0  # for which a single request for the state counts as looking


class Live(TableInHand):
    """One table in hand. Changing it requires the lock."""

    def __init__(self, table: Table, shelf: Shelf | None = None, now: int = 0) -> None:
        super().__init__(table, shelf)
        self.absences = Absences(now)
        self.lock = asyncio.Lock()
        self.stale = False  # whether the store may have newer lines
        self.kept = 0  # how many of its lines the snapshot in the store covers
        self.watchers = Watchers()
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and question
        self.pace = Pace()
        self.advice: dict[tuple[int, int], Advice] = {}  # hints given, by seat and question
        self.notified: dict[int, int] = {}  # by seat: the last question its owner was notified of
        self.calendars: set[str] = set()  # the people whose quiet hours and vacations the log was given
        self.used = time.monotonic()
        self.glanced = -LOOK_SECONDS  # when the state was last requested without a socket
        self.was_watched = False
        self.visited = -math.inf  # when a client last requested it
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def here(self) -> KeysView[str]:
        """The guests who have the table open."""
        return self.watchers.guests

    @property
    def looked_at(self) -> bool:
        """Whether anyone is watching."""
        return bool(self.watchers) or time.monotonic() - self.glanced < LOOK_SECONDS

    def set_alarm(self, seconds: float | None, ring: Callable[[Live], None] | None = None) -> None:
        """Ring after so many seconds, replacing any earlier alarm."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if seconds is not None and ring is not None:
            wait = min(max(seconds, 0.0), MAX_ALARM_SECONDS)
            self._alarm = asyncio.get_running_loop().call_later(wait, ring, self)
