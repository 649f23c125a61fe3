"""Hints for people: thought of where the computer players think, told to whoever asked and to nobody else.

That a hint was given is a line of the table's log, stored before the hint is told: everybody sees how many
each seat has taken, also after a crash. The hint itself is not kept: asked again, the same one is given.
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
        self._waiting: Counter[tuple[str, int, int]] = Counter()  # how many wait for each thought
        self._thinking: dict[tuple[str, int, int], asyncio.Task[Advice | None]] = {}

    async def close(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def give(self, live: Live, guest: str, wanted: commands.Hint) -> wire.Hinted:
        """A hint for the question that the seat has before it; refused where the question has passed."""
        seat, ask = wanted.seat, wanted.ask
        if live.table.frozen is not None:
            raise Refused(ServerCode.FROZEN_TABLE, reason=live.table.frozen)
        trial = Act(live.table.fork(), self._tables.clock())
        playing.hint(trial, guest, seat, ask)  # refuses before anybody thinks
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
        """Two tabs that ask for the same hint wait for the same thought."""
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
                thought.cancel()  # nobody waits for it any more
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
