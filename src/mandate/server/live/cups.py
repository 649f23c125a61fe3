"""Cups at a server: their tables are opened, their results noted, their rounds paired.

The log in the store is the truth. Of two processes that write the same line one fails, reads, and tries
again.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from mandate.core.errors import Problem, Refused
from mandate.lang import say
from mandate.people.cups import acts, log
from mandate.people.cups.cup import Cup, CupGame
from mandate.people.cups.plan import CupPlan, table_plan
from mandate.people.results import result_of
from mandate.server.live.live_table import Live
from mandate.server.live.safety import Safety
from mandate.server.live.tables import Tables
from mandate.server.store.scribe import Conflict
from mandate.server.store.store import Store
from mandate.table import log as table_log
from mandate.table.acts.act import Act
from mandate.table.codes import NOT_STORED, ServerCode
from mandate.table.table import Table

ID_BYTES = 12
LEASE_MS = 30_000
LOOK_MS = 20_000  # between two looks at running games, whose ends are heard of otherwise
MAX_CLASHES = 20
MAX_KEPT = 200  # cups in memory
Do = Callable[[Cup, int], list[log.AnyLine]]

logger = logging.getLogger(__name__)


class Cups:
    """Every cup that this process has read."""

    def __init__(self, store: Store, tables: Tables, safety: Safety) -> None:
        self._store = store
        self._tables = tables
        self._safety = safety
        self._known: OrderedDict[str, Cup] = OrderedDict()
        self._looking: dict[str, asyncio.Lock] = {}
        self._opened: set[str] = set()  # tables of running games that exist

    async def find(self, name: str) -> Cup:
        """A cup as the store has it now."""
        cup = self._known.get(name)
        lines = await self._store.cups.lines(name, 0 if cup is None else cup.lines)
        if cup is None:
            if not lines:
                raise Refused(ServerCode.NO_SUCH_CUP)
            cup = self._known.setdefault(name, Cup(name, []))
            if len(self._known) > MAX_KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(name)
        for number, line in lines:
            if number == cup.lines + 1:  # another request may have read it meanwhile
                cup.add(line)
        return cup

    async def create(self, plan: CupPlan, host: str) -> Cup:
        (line,) = acts.create(plan, host, self._tables.clock())
        assert isinstance(line, log.Created)
        name = secrets.token_urlsafe(ID_BYTES)
        await self._store.cups.create(name, line)
        return await self.find(name)

    async def act(self, name: str, do: Do) -> Cup:
        """Carry out an act and store its lines."""
        for _ in range(MAX_CLASHES):
            cup = await self.find(name)
            now = max(self._tables.clock(), cup.changed)
            lines = do(cup, now)
            if not lines:
                return cup
            after = cup.lines
            following = Cup(name, [line for _, line in await self._store.cups.lines(name)])
            if following.lines != after:
                continue
            for line in lines:
                following.add(line)
            try:
                wakes = self._wakes(following, now)
                await self._store.cups.append(name, after, lines, following.status, lines[-1].at, wakes)
            except Conflict:
                continue
            return await self.find(name)
        raise Refused(ServerCode.STORE_AWAY)

    def _wakes(self, cup: Cup, now: int) -> int | None:
        return acts.wakes(cup, now, self._tables.charges.outages.put_off, LOOK_MS)

    # --- what happens by itself ---------------------------------------------------------------------

    async def hurry(self) -> None:
        """Look after every cup soon: games may have ended while no server was running."""
        await self._store.cups.hurry(self._tables.clock())

    async def round(self) -> None:
        """Look after the cups that are due."""
        for club in await self._store.clubs.due(self._tables.clock()):
            if club.plan is not None:  # it has no host
                await self.create(msgspec.structs.replace(club.plan, club=club.id), "")
        for name in await self._store.cups.due(self._tables.clock(), LEASE_MS):
            await self._safely(name)

    async def start(self, name: str, guest: str) -> Cup:
        """Begin a cup before its time, as its host."""
        apart = await self._apart(await self.find(name))
        cup = await self.act(name, lambda cup, now: acts.start(cup, guest, now, apart))
        await self.look_after(name)
        return cup

    def over(self, table: Table) -> None:
        """A game that ended here."""
        if (reserved := table.opened.reserved) is not None and reserved.cup:
            self._tables.background.do(self._safely(reserved.cup))

    def soon(self, cup: Cup) -> None:
        self._tables.background.do(self._safely(cup.name))

    async def _safely(self, name: str) -> None:
        try:
            await self.look_after(name)
        except Problem as problem:
            if problem.code not in NOT_STORED:
                logger.warning("cup postponed", extra={"code": problem.code.value})

    async def look_after(self, name: str) -> None:
        """Note results and forfeits, pair what is due, and open its tables."""
        async with self._looking.setdefault(name, asyncio.Lock()):
            cup = await self.find(name)
            while True:
                for game in cup.running:
                    await self._look_at(cup, game)
                before = cup.lines
                go_on = functools.partial(acts.go_on, apart=await self._apart(cup))
                cup = await self.act(name, go_on)
                if cup.lines == before:
                    break
            now = self._tables.clock()
            await self._store.cups.wake(name, self._wakes(cup, now))
            if cup.ended is not None:
                self._looking.pop(name, None)
                self._opened.difference_update(cup.games)

    async def _look_at(self, cup: Cup, game: CupGame) -> None:
        live = await self._table(cup, game)
        if live.table.status == "open" and acts.is_overdue(
            cup, game, self._tables.clock(), self._tables.charges.outages.elapsed
        ):
            async with live.lock:
                await self._tables.write(live, _close)
        table, name = live.table, game.table
        if table.status == "closed":
            absent = [seat for seat, chair in enumerate(table.chairs) if chair.guest != game.seats[seat]]
            await self.act(cup.name, lambda cup, now: acts.forfeit(cup, name, absent, now))
        elif table.status == "over" or table.frozen is not None:
            result = result_of(table)
            ranks = [1] * len(game.seats) if result is None else [seat.rank for seat in result.seats]
            await self.act(cup.name, lambda cup, now: acts.finish(cup, name, ranks, now))

    async def opened(self, name: str) -> Cup:
        """A cup whose tables can all be found: those of a round that was just paired are opened first."""
        cup = await self.find(name)
        while missing := [game for game in cup.running if game.table not in self._opened]:
            async with self._looking.setdefault(name, asyncio.Lock()):
                for game in missing:
                    if game.table not in self._opened:
                        await self._table(cup, game)
        return cup

    async def _table(self, cup: Cup, game: CupGame) -> Live:
        """The table of a game, opened if no process has done so yet."""
        try:
            live = await self._tables.find(game.table)
        except Refused as problem:
            if problem.code != ServerCode.NO_SUCH_TABLE:
                raise
            live = await self._open(cup, game)
        self._opened.add(game.table)  # only now may a guest learn of it
        return live

    async def _open(self, cup: Cup, game: CupGame) -> Live:
        deal, plan = cup.deal_of(game).deal, cup.plan
        reserved = table_log.Reserved(cup=cup.name, players=game.seats, deal=deal, programs=plan.programs)
        live = await self._tables.open_reserved(
            table_plan(plan, len(game.seats)), game.table, game.link, reserved
        )
        for guest in game.seats:
            self._notify(cup, guest)
        return live

    def _notify(self, cup: Cup, guest: str) -> None:
        """Notify a player by Web Push that a table is ready, if they subscribed."""
        if (notifier := self._tables.notifier) is not None:

            def body(language: str) -> str:
                return say(language, "push-cup", {"game": say(language, f"{cup.plan.game}-name")})

            self._tables.background.do(notifier.notify(guest, cup.name, body))

    async def _apart(self, cup: Cup) -> list[frozenset[str]]:
        """The pairs of players who are kept apart."""
        if cup.plan.kind == "mini" or (cup.running and cup.plan.kind == "swiss"):
            return []
        among = {entrant.guest for entrant in cup.active}
        return [
            frozenset((guest, other))
            for guest in sorted(among)
            for other in sorted(among & await self._safety.apart(guest))
        ]

    # --- who may see what ---------------------------------------------------------------------------

    async def is_shown(self, table: Table) -> bool:
        """Whether all may look at a table of a cup whose round had one deal: once the round is over."""
        if table.opened.reserved is None or not table.opened.reserved.cup or table.status != "over":
            return False
        cup = await self.find(table.opened.reserved.cup)
        game = cup.games.get(table.name)
        return game is not None and cup.is_shown(game)

    async def withdraw_everywhere(self, guest: str) -> None:
        """Take a guest who is leaving for good out of every cup."""
        for name in await self._store.cups.listed(await self._store.clubs.of(guest)):
            cup = await self.find(name)
            entrant = cup.entrants.get(guest)
            if cup.ended is None and entrant is not None and entrant.active:
                await self.act(name, lambda cup, now: acts.withdraw(cup, guest, now))


def _close(act: Act) -> None:
    if act.table.status == "open":
        act.add(table_log.Closed(at=act.now))
