"""Notifies people whose page is closed that a slow game waits for them, once per question.

No one is notified while they rest: the caretaker wakes a table when that ends, and other notices wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from mandate.core.errors import Problem
from mandate.lang import say
from mandate.server.live.live_table import Live
from mandate.server.push.sender import Sender
from mandate.server.store.subscriptions import Subscription, Subscriptions
from mandate.server.workers.queue import Asker
from mandate.table.table import Table

if TYPE_CHECKING:
    from mandate.server.live.tables import Tables

NOTICE_SECONDS = 7 * 24 * 60 * 60  # that a push service keeps a notice about no table
DELAY_S = 5.0  # seconds a player has to come to the table or answer before being notified


class Call(msgspec.Struct, frozen=True):
    """The message to the browser: nothing that its owner's seat may not know."""

    table: str  # empty: about no table
    title: str
    body: str


class Notifier:
    """Notifies the people at this process's tables. Of several processes with one table, one does."""

    def __init__(
        self, tables: Tables, subscriptions: Subscriptions, sender: Sender, *, delay: float = DELAY_S
    ) -> None:
        self._tables = tables
        self._subscriptions = subscriptions
        self.sender = sender
        self.delay = delay

    def look(self, live: Live, patience: float) -> None:
        """Notify the people a table has begun to wait for. Returns at once."""
        table = live.table
        if not table.opened.plan.pace.slow:
            return
        now = self._tables.clock()
        for seat in table.on_the_clock:
            ask, chair = table.ask(seat), table.chairs[seat]
            if ask is None or chair.away or table.ordered_answer(seat) is not None:
                continue
            if table.rests_of(chair.guest).resting(now) > 0:
                continue
            if live.notified.get(seat) != ask:
                live.notified[seat] = ask
                self._tables.background.do(self._call(live, seat, ask, patience))
            if seat in table.warned and live.notified.get(~seat) is None:
                live.notified[~seat] = ask
                self._tables.background.do(self._call(live, seat, ask, patience, warned=True))

    async def _call(self, live: Live, seat: int, ask: int, patience: float, *, warned: bool = False) -> None:
        """Notify a player of a question or, once in a game, that their time has run out."""
        about = ~seat if warned else seat
        guest = live.table.chairs[seat].guest
        if guest not in self._tables.audience.here(live):
            await asyncio.sleep(self.delay + patience)
        if guest is None or live.table.ask(seat) != ask:
            return
        try:
            ours = await self._subscriptions.claim(live.table.name, about, 1 if warned else ask)
            if not ours or guest in self._tables.audience.here(live):  # a player at the table knows
                return
            wanted = await self._subscriptions.of(guest)
        except Problem:
            live.notified.pop(about, None)  # the next look tries again
            raise
        await asyncio.gather(*(self._send(live, guest, (seat, ask), each, warned=warned) for each in wanted))

    async def _send(
        self, live: Live, guest: str, about: tuple[int, int], to: Subscription, *, warned: bool
    ) -> None:
        table, (seat, ask) = live.table, about
        title = say(to.language, "push-warned" if warned else "push-title")
        call = Call(table.name, title, self._about(table, guest, to.language))
        seconds = table.opened.plan.pace.seconds
        stands = await self.sender.send(
            to,
            msgspec.json.encode(call),
            topic=table.name,
            keep=seconds,
            sender=Asker(self._tables.audience.addresses.get(guest, guest), guest),
            wanted=lambda: live.table.ask(seat) == ask,
        )
        if not stands:
            await self._subscriptions.remove(to.endpoint)

    async def notify(self, guest: str, topic: str, body: Callable[[str], str]) -> None:
        """Notify a person of something that concerns no table; `body` gives the text in a language."""
        now = self._tables.clock()
        rests = (await self._tables.store.calendars.of(guest)).rests(now)
        await asyncio.sleep(rests.resting(now) / 1000)
        for to in await self._subscriptions.of(guest):
            call = Call("", say(to.language, "page-title"), body(to.language))
            sender = Asker(self._tables.audience.addresses.get(guest, guest), guest)
            text = msgspec.json.encode(call)
            if not await self.sender.send(to, text, topic=topic, keep=NOTICE_SECONDS, sender=sender):
                await self._subscriptions.remove(to.endpoint)

    def _about(self, table: Table, guest: str, language: str) -> str:
        """The game and the opponents."""
        game = say(language, f"{table.opened.plan.game}-name")
        names = self._tables.audience.names
        others = [name for other in table.people if other != guest and (name := names.get(other))]
        return say(language, "push-body", {"game": game, "others": ", ".join(others), "count": len(others)})
