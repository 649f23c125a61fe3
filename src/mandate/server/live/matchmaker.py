"""Finds opponents: carries out the waves of matching, and keeps seats warm meanwhile.

Any process may run a wave. What it decides is one conditional change of the requests concerned; a process
that comes second changes nothing. The name of a table is stored before the table is opened, so that after a
crash in between the next wave sees whether it is there.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from mandate.core.errors import Refused
from mandate.lang import say
from mandate.people.matching.match import WAVE_MS, Meeting, Seat, Waiting, match
from mandate.people.matching.plans import check_wish, level_for, plan_for, strengths
from mandate.people.matching.wish import (
    LIVE_LASTS_MS,
    SLOW_LASTS_MS,
    UNSEEN_MS,
    Kind,
    RequestInfo,
    RequestStatus,
    Wish,
)
from mandate.people.names import look_alike
from mandate.server.live.safety import Safety
from mandate.server.live.tables import Tables
from mandate.server.store.requests import Request, found_until, new_token
from mandate.server.store.store import Store
from mandate.table.acts.act import Act
from mandate.table.acts.playing import cancel_game
from mandate.table.codes import ServerCode
from mandate.table.listing import Card
from mandate.table.table import Table

ANSWER_MS = 45_000  # that an invitation to a warm seat stands
CLAIM_MS = 30_000  # after which a table that was to be opened is looked for
LARGE_POOL = 200  # people beyond whom a wave is matched beside the event loop
NAME_BYTES = 16


class Matchmaker:
    """The requests of people, over all processes that share the store."""

    def __init__(
        self, store: Store, tables: Tables, safety: Safety, *, on: bool, most_each_address: int
    ) -> None:
        self._store = store
        self._tables = tables
        self._safety = safety
        self.on = on
        self._most_each_address = most_each_address
        self._lock = asyncio.Lock()
        self._asked = self._matched = 0
        self._wave = 0
        tables.seats_changed = lambda table: tables.background.do(self._seats_changed(table))

    # --- what a person does -------------------------------------------------------------------------

    async def request(self, guest: str, wish: Wish) -> RequestInfo:
        """Look for opponents from now on, instead of what the person looked for before."""
        if not self.on:
            raise Refused(ServerCode.MATCHMAKING_OFF)
        check_wish(wish)
        origin = await self._safety.check_request(guest)
        store, now = self._store.requests, self._tables.clock()
        before = await store.of(guest)
        if before is not None and before.found and before.claimed is not None:
            return await self._info(before)  # found just now
        counted = before is not None and before.origin == origin
        if origin is not None and not counted:
            await self._check_room(origin)
        until = now + (SLOW_LASTS_MS if wish.slow else LIVE_LASTS_MS)
        apart = await self._safety.apart(guest)
        await store.put(
            Request(
                guest=guest, id=new_token(), token=new_token(), wish=wish, since=now, seen=now, until=until,
                origin=origin, apart=frozenset(apart),
            )
        )  # fmt: skip
        await self._match_soon()
        info = await self.look(guest)
        if info is None:
            raise Refused(ServerCode.NO_SUCH_REQUEST)
        return info

    async def _check_room(self, origin: str) -> None:
        if await self._store.requests.from_origin(origin) >= self._most_each_address:
            raise Refused(ServerCode.TOO_MANY_REQUESTS, most=self._most_each_address)

    async def look(self, guest: str) -> RequestInfo | None:
        """How a person's request stands. Who has nothing to play meanwhile gets a table with a warm seat."""
        found = await self._store.requests.of(guest)
        if found is None:
            return None
        now = self._tables.clock()
        await self._store.requests.saw(found, now)
        waits = not found.found and found.table_id is None and not found.open_invitation(now)
        if waits and not found.wish.slow and not found.ended(now):
            await self._keep_warm(found, now)
            return await self.shown(guest)
        return await self._info(found)

    async def shown(self, guest: str) -> RequestInfo | None:
        """How a person's request stands, without a sign that they still wait."""
        found = await self._store.requests.of(guest)
        return None if found is None else await self._info(found)

    async def decline(self, guest: str) -> RequestInfo | None:
        """Decline an invitation: these two are not brought together again for this request."""
        found = await self._store.requests.of(guest)
        if found is not None and found.host is not None:
            apart = found.apart | {found.host}
            await self._store.requests.change([found], apart=apart, **_NO_INVITATION)
        return await self.look(guest)

    async def cancel(self, guest: str) -> None:
        """No longer look for opponents. A game that has begun continues."""
        await self._store.requests.cancel(guest)

    async def _info(self, found: Request) -> RequestInfo:
        now = self._tables.clock()
        invited = not found.found and found.open_invitation(now)
        waits: RequestStatus = "waiting" if found.table_id is None else "playing"
        return RequestInfo(
            id=found.id,
            wish=found.wish,
            status="found" if found.found else "invited" if invited else waits,
            since=found.since,
            until=found.until if found.found or found.wish.slow else now + UNSEEN_MS,
            at=now,
            table=found.invited if invited else found.table_id,
            seat=found.seat if invited else None,
            answer_by=found.answer_by if invited else None,
        )

    # --- waves --------------------------------------------------------------------------------------

    async def round(self) -> None:
        """Run the wave that is due, unless another process does."""
        wave = self._tables.clock() // WAVE_MS
        if not self.on or wave <= self._wave:
            return
        self._wave = wave
        if await self._store.requests.any() and await self._store.requests.begin_wave(wave):
            await self._match_soon()

    async def _match_soon(self) -> None:
        """Match everyone who waits now; requests that come while a matching runs share the next one."""
        self._asked += 1
        mine = self._asked
        async with self._lock:
            if self._matched < mine:
                asked = self._asked
                await self._match()
                self._matched = asked

    async def _match(self) -> None:
        store, now = self._store.requests, self._tables.clock()
        everyone, cards = await store.all(), await store.cards()
        over = [each for each in everyone if self._over(each, cards, now)]
        await store.drop(over)
        await self._recover([each for each in everyone if _stuck(each, now)])
        requests = {
            each.guest: each for each in everyone if each not in over and not each.found and not each.claimed
        }
        waiting = await self._pool(requests, cards, now)
        beside = len(waiting) > LARGE_POOL
        meetings = await asyncio.to_thread(match, waiting, now) if beside else match(waiting, now)
        for meeting in meetings:
            await self._bring_together(meeting, requests, cards, now)

    def _over(self, each: Request, cards: dict[str, Card], now: int) -> bool:
        """Whether a request has ended, or the game at its warm seat has."""
        card = cards.get(each.table_id or "")
        return each.ended(now) or (not each.found and card is not None and card.status != "playing")

    async def _recover(self, stuck: list[Request]) -> None:
        """Requests whose process may have ended while it opened a table for them."""
        there = await self._store.heads([each.table_id for each in stuck if each.table_id])
        for each in stuck:
            if each.table_id in there:
                await self._store.requests.change([each], claimed=None)
            else:
                await self._store.requests.change([each], claimed=None, found=0, table_id=None)

    async def _pool(self, requests: dict[str, Request], cards: dict[str, Card], now: int) -> list[Waiting]:
        """Everyone who can be brought together with others now."""
        ratings = await self._store.ratings.of(list(requests))
        apart: dict[str, set[str]] = defaultdict(set)
        for one, other in await self._store.requests.blocked():
            apart[one].add(other)
            apart[other].add(one)
        promised: dict[str, int] = defaultdict(int)
        for each in requests.values():
            if each.open_invitation(now):
                promised[each.invited or ""] += 1
        pool: list[Waiting] = []
        for guest, each in requests.items():
            card = cards.get(each.table_id or "")
            if each.open_invitation(now) or (each.table_id is not None and card is None):
                continue
            kinds = frozenset(each.wish.kinds())
            person = Waiting(
                guest, kinds, each.since, strengths(guest, kinds, ratings), each.apart | apart[guest]
            )
            if card is not None:
                kind = Kind(card.game, len(card.seats), card.pace, card.rated)
                guests = promised[each.table_id or ""]
                alone = sum(seat.guest is not None for seat in card.seats) == 1 and not guests
                warm = Seat(kind, len(card.wanted) - guests)
                if warm.free <= 0:
                    continue
                person = replace(person, warm=warm, moves=alone)
            pool.append(person)
        return pool

    async def _bring_together(
        self, meeting: Meeting, requests: dict[str, Request], cards: dict[str, Card], now: int
    ) -> None:
        if await self._look_alike(meeting, requests):
            return
        if meeting.host is None:
            await self._seat(meeting.kind, [requests[guest] for guest in meeting.people], now)
            return
        table, others = requests[meeting.host].table_id or "", iter(meeting.people)
        invited = [each for each in requests.values() if each.invited == table and each.open_invitation(now)]
        taken = {each.seat for each in invited}
        for seat in (seat for seat in cards[table].wanted if seat not in taken):
            guest = next((guest for guest in others if guest != meeting.host), None)
            if guest is not None:
                invitation = {"invited": table, "host": meeting.host, "seat": seat}
                await self._store.requests.change([requests[guest]], **invitation, answer_by=now + ANSWER_MS)

    async def _look_alike(self, meeting: Meeting, requests: dict[str, Request]) -> bool:
        """Whether two of them have names that could be taken for each other; they do not meet again."""
        names = await self._store.guests.names(meeting.people)
        for one, other in combinations(meeting.people, 2):
            if look_alike(names.get(one, ""), [names.get(other, "")]):
                await self._store.requests.change([requests[one]], apart=requests[one].apart | {other})
                return True
        return False

    async def _seat(self, kind: Kind, met: Sequence[Request], now: int) -> None:
        """Open a table for people, who sit there from its first line on."""
        name = secrets.token_urlsafe(NAME_BYTES)
        ours = await self._store.requests.change(
            met, found=1, table_id=name, claimed=now, until=found_until(now), **_NO_INVITATION
        )
        if not ours:
            return
        people = [each.guest for each in met]
        await self._tables.open(plan_for(kind), people[0], name=name, people=people)
        await self._store.requests.settle(name)
        if kind.pace.slow:
            for each in met:
                self._notify(each.guest, name, kind)

    async def _keep_warm(self, request: Request, now: int) -> None:
        """Let a person play a level meanwhile."""
        kind = next(kind for kind in request.wish.kinds() if not kind.pace.slow)
        ratings = await self._store.ratings.of([request.guest])
        level = level_for(kind, strengths(request.guest, [kind], ratings).get((kind.game, kind.seats)))
        name = secrets.token_urlsafe(NAME_BYTES)
        if await self._store.requests.change([request], table_id=name, claimed=now, **_NO_INVITATION):
            await self._tables.open(plan_for(kind, level), request.guest, name=name)
            await self._store.requests.settle(name)

    def _notify(self, guest: str, table: str, kind: Kind) -> None:
        notifier = self._tables.notifier
        if notifier is not None:

            def body(language: str) -> str:
                return say(language, "push-found", {"game": say(language, f"{kind.game}-name")})

            self._tables.background.do(notifier.notify(guest, table, body))

    # --- seats that were taken over -----------------------------------------------------------------

    async def _seats_changed(self, table: Table) -> None:
        """End the requests of those who have found each other, and the games that they leave for it."""
        for each in await self._store.requests.some(table.people):
            if each.table_id == table.name:
                if all(chair.bot is None for chair in table.chairs):
                    await self._store.requests.drop([each])
            elif not each.found:
                await self._store.requests.drop([each])
                if each.table_id is not None:
                    await self._leave_level(each.table_id, each.guest)

    async def _leave_level(self, name: str, guest: str) -> None:
        """End a game that a person played against levels only, and that counts for nothing."""
        live = await self._tables.find(name)

        def leave(act: Act) -> None:
            table = act.table
            if table.status == "playing" and table.people == [guest] and table.wanted():
                cancel_game(act, table.seats_of(guest)[0], "agreed")

        async with live.lock:
            await self._tables.write(live, leave)


_NO_INVITATION = {"invited": None, "host": None, "seat": None, "answer_by": None}


def _stuck(each: Request, now: int) -> bool:
    return each.claimed is not None and each.claimed < now - CLAIM_MS
