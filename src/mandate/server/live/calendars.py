"""Carries quiet hours and vacations to the logs of slow games, where they stop their owner's clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.people.calendar import Calendar
from mandate.server.live.live_table import Live
from mandate.table.acts.resting import rest
from mandate.table.rests import Rests

if TYPE_CHECKING:
    from mandate.server.live.tables import Tables


class CalendarKeeper:
    """Knows no calendar by heart: any process may change one."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def look(self, live: Live) -> None:
        """Note at a slow game when its people rest, once for each person. Returns at once."""
        table = live.table
        if table.status != "playing" or table.frozen is not None or not table.opened.plan.pace.slow:
            return
        if fresh := set(table.people) - live.calendars:
            live.calendars |= fresh
            self._tables.background.do(self._note_all(live, fresh))

    async def _note_all(self, live: Live, guests: set[str]) -> None:
        try:
            for guest in sorted(guests):
                calendar = await self._tables.store.calendars.of(guest)
                await self._note(live, guest, calendar.rests(self._tables.clock()))
        except BaseException:
            live.calendars -= guests  # the next look tries again
            raise

    async def _note(self, live: Live, guest: str, rests: Rests) -> None:
        async with live.lock:
            await self._tables.write(live, lambda act: rest(act, guest, rests))

    async def keep(self, guest: str, calendar: Calendar) -> None:
        """Store a person's calendar, and note it at all their slow games."""
        store = self._tables.store
        await store.calendars.keep(guest, calendar)
        rests = calendar.rests(self._tables.clock())
        for listed in await store.lists.running_of(guest):
            if listed.card.pace.slow and listed.card.status == "playing":
                live = await self._tables.find(listed.name)
                if live.table.frozen is None:
                    await self._note(live, guest, rests)
