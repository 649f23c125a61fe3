"""Time charged to the clocks of tables: only time in which people could move."""

from __future__ import annotations

from collections.abc import Mapping

from mandate.server.live.live_table import Live
from mandate.server.live.pulse import Pulse
from mandate.server.store.store import Store
from mandate.table.outages import Outages, runs_out, spent
from mandate.table.plan import Pace
from mandate.table.table import Table


class Charges:
    """Tracks when moving was impossible: in this process by its pulse, in others by the store."""

    def __init__(self, store: Store, live: Mapping[str, Live], pulse: Pulse | None) -> None:
        self._store = store
        self._live = live
        self._pulse = pulse
        self.outages = Outages()
        self._unsaved: list[tuple[int, int]] = []  # outages not yet stored
        if pulse is not None:
            pulse.outage = self.stood_still

    def spent(self, table: Table, now: int) -> int:
        """Milliseconds run off the clocks since they were last charged."""
        clock = table.clock
        return spent(clock.pace, self.outages, clock.since, self._until(now)) if clock.runs else 0

    def runs_out(self, pace: Pace, since: int, left: int) -> int:
        """When clocks that run from `since` have run for `left` milliseconds."""
        return runs_out(pace, self.outages, since, left)

    def elapsed(self, since: int, now: int) -> int:
        """Milliseconds since `since` in which people could move."""
        return self.outages.elapsed(since, self._until(now))

    def _until(self, now: int) -> int:
        return now if self._pulse is None else self._pulse.charged_until(now)

    def stood_still(self, began: int, ended: int) -> None:
        """Note an outage: it is not charged, and viewers of running clocks are notified."""
        self._unsaved.append((began, ended))
        self.outages = self.outages.and_also([(began, ended)])
        for live in self._live.values():
            if live.table.clock.runs and live.table.status == "playing":
                for watcher in live.watchers:
                    watcher.news()

    async def learn_outages(self) -> None:
        """Store this process's outages, and load those of the others."""
        while self._unsaved:
            await self._store.add_outage(*self._unsaved[0])
            self._unsaved.pop(0)
        self.outages = Outages([*await self._store.outages(), *self._unsaved])
