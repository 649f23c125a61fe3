"""Upkeep of tables without a player's action: clocks, computer players, clearing away."""

from __future__ import annotations

import asyncio
import functools
import logging
import random
import time
from collections.abc import Coroutine, Iterator
from typing import TYPE_CHECKING

from mandate.core.errors import Problem, Refused
from mandate.core.game import Seat
from mandate.server.live.live_table import Live
from mandate.server.live.pacing import Asked, Pacing
from mandate.table import log
from mandate.table.acts import playing
from mandate.table.acts.act import Act
from mandate.table.acts.beginning import go_on_by_itself
from mandate.table.codes import NOT_STORED
from mandate.table.next_game import next_of_series
from mandate.table.table import Table

if TYPE_CHECKING:
    from mandate.server.live.tables import Tables

OPEN_TABLE_MS = 7 * 24 * 60 * 60 * 1000  # until a table that never began is cleared away
BOT_RETRY_MS = 5_000  # beyond its limit until a computer player is asked again
LOOK_AGAIN_MS = 1_000  # between two looks at the same table
ORDER_SECONDS = (0.6, 1.8)  # the range of the random delay before an order answers, as a quick person does
OTHER_PROCESS_SECONDS = 2.0  # that another process has for its computer players before this one asks them

logger = logging.getLogger(__name__)


class Caretaker:
    """Looks after the tables of this process, and those of other processes that are due."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.pacing = Pacing()

    @property
    def soon(self) -> int:
        """Milliseconds until a computer player that has not answered is asked again."""
        return round(self._tables.bots.limit * 1000) + BOT_RETRY_MS

    def wakes(self, table: Table) -> int | None:
        """When the table next needs looking after, if nothing happens there first."""
        if table.frozen is not None:
            return None
        if table.status == "open":
            return self._tables.charges.outages.put_off(table.lines[-1].at, OPEN_TABLE_MS)
        moments = []
        if next_of_series(table) is not None and table.next_table is None:  # the game ended at once
            moments.append(table.lines[-1].at + LOOK_AGAIN_MS)
        if self.answers_for(table):  # for computer players alone only a viewer wakes it
            moments.append(table.lines[-1].at + self.soon)
        if table.clock.runs:
            moments += self._clock_moments(table)
        return min(moments, default=None)

    def _clock_moments(self, table: Table) -> Iterator[int]:
        """When clocks run out, and when players can be notified whose rest ends."""
        now, clock = self._tables.clock(), table.clock
        for seat in table.on_the_clock:
            own = table.rests_of(table.chairs[seat].guest)
            yield self._tables.charges.runs_out(clock.pace, clock.since, clock.left[seat], own)
            if (resting := own.resting(now)) > 0:
                yield now + resting

    def answers_for(self, table: Table) -> bool:
        """Whether a computer player or a standing order is to answer, and a person waits for it."""
        return bool((table.bots_asked and table.waits_for_people) or self._ordered(table))

    async def wake(self, name: str) -> None:
        """Look after a table: expired clocks, lost computer players, seats never taken."""
        live = await self._tables.find(name)
        async with live.lock:
            if live.table.frozen is None:
                await self._tables.write(live, _clear_away)
            wakes = self.wakes(live.table)
            if wakes is not None:  # not immediately: a player is being asked, or a clock is about to expire
                waits = live.table.bots_asked or self._ordered(live.table)
                pause = self.soon if waits else LOOK_AGAIN_MS
                wakes = max(wakes, self._tables.clock() + pause)
            await self._tables.store.wake(name, wakes)
        self.look_after(live)

    def look_after(self, live: Live, *, patience: float = 0.0) -> None:
        """Start computer players and standing orders, and set the alarm for the next clock to run out.

        A game without viewers rests unless a person is to move: its computer players would play unseen.
        If another process wrote the last line, it asks them; this one asks only if that process seems gone.
        """
        table = live.table
        presence = self._tables.audience.presence
        looked_at = live.looked_at or bool(presence.at(table.name)) or presence.watching(table.name) > 0
        for seat, bot in table.bots_asked.items() if looked_at or table.waits_for_people else ():
            ask = table.ask(seat)
            assert ask is not None
            if (seat, ask) not in live.thinking:
                self._begin(live, seat, ask, self._think(live, seat, ask, bot, patience))
        for seat, ask in self._ordered(table):
            if (seat, ask) not in live.thinking:
                self._begin(live, seat, ask, self._answer_by_order(live, seat, ask, patience))
        self._tables.calendars.look(live)
        if self._tables.notifier is not None:
            self._tables.notifier.look(live, patience)
        wakes = self.wakes(table) if table.clock.runs and table.on_the_clock else None
        live.set_alarm(None if wakes is None else (wakes - self._tables.clock()) / 1000, self._ring)

    def _begin(self, live: Live, seat: int, ask: int, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        live.thinking[seat, ask] = task
        task.add_done_callback(functools.partial(_no_longer, live, (seat, ask)))

    def _ordered(self, table: Table) -> list[tuple[int, int]]:
        """The seats whose standing orders answer their current question, each with the question's number."""
        if table.frozen is not None:
            return []
        return [
            (seat, ask)
            for seat in table.pending
            if table.ordered_answer(seat) is not None and (ask := table.ask(seat)) is not None
        ]

    async def _answer_by_order(self, live: Live, seat: int, ask: int, patience: float) -> None:
        """Answer after a pause that reveals nothing: it is drawn alike whatever the order and the hand."""
        await asyncio.sleep(patience + random.uniform(*ORDER_SECONDS))
        if live.table.ask(seat) != ask:
            return
        try:
            async with live.lock:
                await self._tables.write(live, lambda act: playing.answer_by_order(act, seat, ask))
        except Problem as problem:
            if problem.code not in NOT_STORED:  # otherwise `wake` retries
                logger.warning("standing order postponed", extra={"code": problem.code.value})

    def _ring(self, live: Live) -> None:
        self._tables.background.do(self.wake(live.table.name))

    async def _think(self, live: Live, seat: int, ask: int, bot: str, patience: float) -> None:
        await asyncio.sleep(patience)
        match = live.table.match

        def wanted() -> bool:
            return live.table.ask(seat) == ask

        if match is None or not wanted():
            return
        view = match.view(Seat(seat))
        assert view.decision is not None
        options = view.decision.options
        game, asker = live.table.opened.plan.game, self._tables.audience.asker(live)
        pace = live.pace.of(live.table, seat)
        asked, began = Asked(game, bot, view.decision.kind), time.monotonic()
        if len(options) == 1:
            choice, pause = options[0], min(self.pacing.pause(asked), pace.seconds)
            await asyncio.sleep(pause)
            pace.spend(pause)
        else:
            choice = await self._tables.bots.choose(game, bot, view, view.decision, asker, wanted, pace)
            self.pacing.note(asked, time.monotonic() - began)
        if not wanted():
            return
        try:
            if not await self._play_bot(live, seat, ask, choice):
                await self._play_bot(live, seat, ask, random.choice(options))
        except Refused as problem:
            if problem.code not in NOT_STORED:  # otherwise `wake` asks again
                logger.warning("computer player postponed", extra={"code": problem.code.value})

    async def _play_bot(self, live: Live, seat: int, ask: int, choice: str) -> bool:
        """Play the choice; whether the question is now settled, be it by a resignation or a takeback."""
        try:
            async with live.lock:
                await self._tables.write(live, lambda act: playing.play_bot(act, seat, ask, choice))
        except Problem as problem:
            if problem.code in NOT_STORED:
                raise
            if live.table.ask(seat) == ask:
                code = problem.code.value
                logger.warning("computer player's move rejected", extra={"code": code})
        return live.table.ask(seat) != ask


def _no_longer(live: Live, thought: tuple[int, int], _: object) -> None:
    live.thinking.pop(thought, None)


def _clear_away(act: Act) -> None:
    """Close an open table that never began, and continue a series."""
    table = act.table
    if table.status == "open" and act.passed(table.lines[-1].at) >= OPEN_TABLE_MS:
        act.add(log.Closed(at=act.now))
    go_on_by_itself(act)
