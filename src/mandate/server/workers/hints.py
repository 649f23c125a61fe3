"""Hints for people: computed by the computer players' processes, and sent only to the person who asks.

Each hint given is a line of the table's log, stored before the hint is sent: the number each seat has taken
is public and survives a crash. The hint itself is not stored; asking again gives the same one.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

from mandate.core.errors import Refused
from mandate.core.game import Seat
from mandate.players.advice import Advice
from mandate.server.http.middleware.rate_limit import Limits
from mandate.server.live.live_table import Live
from mandate.server.workers.queue import Asker
from mandate.table import commands, wire
from mandate.table.acts import playing
from mandate.table.acts.act import Act
from mandate.table.codes import ServerCode

if TYPE_CHECKING:
    from mandate.server.live.tables import Tables

A_SECOND, AT_ONCE = 0.5, 6.0  # new hints for one guest


class Hints:
    """Gives hints at the tables of this process."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._limits = Limits(A_SECOND, AT_ONCE)
        self._waiting: Counter[tuple[str, int, int]] = Counter()  # how many requests wait for each task
        self._thinking: dict[tuple[str, int, int], asyncio.Task[Advice | None]] = {}

    async def close(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def give(self, live: Live, guest: str, wanted: commands.Hint) -> wire.Hinted:
        """A hint for the seat's current question. Raise if the question has passed."""
        seat, ask = wanted.seat, wanted.ask
        if live.table.frozen is not None:
            raise Refused(ServerCode.FROZEN_TABLE, reason=live.table.frozen)
        trial = Act(live.table.fork(), self._tables.clock())
        playing.hint(trial, guest, seat, ask)  # raises before any work is done
        advice = live.advice.get((seat, ask)) or await self._think(live, guest, seat, ask)
        async with live.lock:
            await self._tables.write(live, lambda act: playing.hint(act, guest, seat, ask))
        live.advice = {
            (other, number): known
            for (other, number), known in {**live.advice, (seat, ask): advice}.items()
            if live.table.ask(other) == number
        }
        return wire.Hinted(ref=wanted.ref, seat=seat, ask=ask, advice=advice)

    async def _think(self, live: Live, guest: str, seat: int, ask: int) -> Advice:
        """Share one task between tabs that request the same hint."""
        key = live.table.name, seat, ask
        if key not in self._thinking:
            self._limits.check(guest)
            self._thinking[key] = asyncio.create_task(self._ask(live, guest, seat))
            self._thinking[key].add_done_callback(lambda done: self._forget(key, done))
        thought = self._thinking[key]
        self._waiting[key] += 1
        try:
            advice = await asyncio.shield(thought)
        finally:
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._waiting[key]
                self._forget(key, thought)
                thought.cancel()  # no request is left waiting
        if advice is None:
            raise Refused(ServerCode.NO_ADVICE)
        return advice

    def _forget(self, key: tuple[str, int, int], thought: asyncio.Task[Advice | None]) -> None:
        if self._thinking.get(key) is thought:
            del self._thinking[key]

    async def _ask(self, live: Live, guest: str, seat: int) -> Advice | None:
        match = live.table.match
        assert match is not None
        view = match.view(Seat(seat))
        assert view.decision is not None
        asker = Asker(self._tables.audience.addresses.get(guest, ""), guest)
        return await self._tables.bots.advise(live.table.opened.plan.game, view, view.decision, asker)
