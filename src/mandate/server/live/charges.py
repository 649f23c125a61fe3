"""Time charged to the clocks of tables: only time in which people could move."""

from __future__ import annotations

from collections.abc import Mapping

from mandate.server.live.live_table import Live
from mandate.server.live.pulse import Pulse
from mandate.server.store.store import Store
from mandate.table.clock import Spent
from mandate.table.outages import Outages, runs_out, spent
from mandate.table.plan import Pace
from mandate.table.rests import NO_RESTS, Rests
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

    def spent(self, table: Table, now: int) -> Spent:
        """What has run off the clocks since they were last charged."""
        clock, until = table.clock, self._until(now)
        if not clock.runs:
            return 0
        alike = spent(clock.pace, self.outages, clock.since, until)
        if not table.rests:
            return alike
        return {
            seat: spent(clock.pace, self.outages, clock.since, until, own) if own else alike
            for seat in table.on_the_clock
            for own in (table.rests_of(table.chairs[seat].guest),)
        }

    def runs_out(self, pace: Pace, since: int, left: int, own: Rests = NO_RESTS) -> int:
        """When a clock that runs from `since` has run for `left` milliseconds."""
        return runs_out(pace, self.outages, since, left, own)

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
