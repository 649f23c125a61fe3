"""The week's deals at a server: drawn, played at tables, and opened when the week is over."""

from __future__ import annotations

import asyncio
import functools
import logging
import secrets

from mandate import games
from mandate.core.errors import Code, Problem, Refused
from mandate.core.record import Record
from mandate.core.weekly import Weekly
from mandate.people import weekly
from mandate.people.weekly import WEEK_MS, Try, begin_of, contest_of, score_of, sealed, week_of
from mandate.server.live.live_table import Live
from mandate.server.live.tables import Tables
from mandate.server.store.scribe import Conflict
from mandate.server.store.store import Store
from mandate.table import log
from mandate.table.codes import NOT_STORED, ServerCode
from mandate.table.table import Table

ID_BYTES = 16

logger = logging.getLogger(__name__)


class WeeklyDeals:
    """What a process needs to know of the weeks; all of it is in the store."""

    def __init__(self, store: Store, tables: Tables, *, on: bool) -> None:
        self._store = store
        self._tables = tables
        self.on = on
        self._drawn = ""  # the last week whose deals, and those of the week after, exist

    # --- deals --------------------------------------------------------------------------------------

    def contest(self, game: str) -> Weekly:
        contest = contest_of(game)
        if not self.on or contest is None:
            raise Refused(ServerCode.WEEKLY_OFF)
        return contest

    def now(self) -> str:
        return week_of(self._tables.clock())

    def is_over(self, week: str) -> bool:
        return self._tables.clock() >= begin_of(week) + WEEK_MS

    async def deal(self, week: str, game: str) -> Record:
        """The deal of a week with its salt. Those of this week and the next are drawn when needed."""
        contest, begins = self.contest(game), begin_of(week)
        draw = functools.partial(weekly.draw, game, contest)
        now = self._tables.clock()
        drawn = begins - WEEK_MS <= now < begins + WEEK_MS
        found = await self._store.weekly.deal(week, game, draw if drawn else None)
        if found is None:
            raise Refused(ServerCode.NO_SUCH_WEEK)
        return found

    async def round(self) -> None:
        """Commit to the deals of the next week, even without visitors."""
        if self.on and self._drawn != (week := self.now()):
            for game in weekly.contests():
                await self.deal(week, game)
                await self.deal(week_of(begin_of(week) + WEEK_MS), game)
            self._drawn = week

    async def opened(self, week: str, game: str) -> Record:
        """The deal of a week that is over, with the salt that proves it."""
        if not self.is_over(week):
            raise Refused(ServerCode.NO_SUCH_WEEK)
        return await self.deal(week, game)

    # --- playing ------------------------------------------------------------------------------------

    async def play(self, game: str, guest: str, *, listed: bool) -> Live:
        """The table of the guest's one try that counts, opened at the first request."""
        week = self.now()
        contest, deal = self.contest(game), await self._playable(week, game)
        _, since = await self._store.guests.profile(guest)
        fresh = Try(
            guest=guest,
            table=secrets.token_urlsafe(ID_BYTES),
            listed=listed,
            late=since >= begin_of(week),
        )
        own = await self._store.weekly.begin(week, game, fresh)
        if own.score is not None:
            raise Refused(ServerCode.WEEKLY_OVER)
        try:
            return await self._tables.find(own.table)
        except Refused as problem:
            if problem.code != ServerCode.NO_SUCH_TABLE:
                raise
        try:
            return await self._open(game, contest, week, deal, guest, own.table)
        except Conflict:  # another process opened it meanwhile
            return await self._tables.find(own.table)

    async def practice(self, week: str, game: str, guest: str) -> Live:
        """A table with the deal that does not count: after one's own try, or the week, is over."""
        contest, deal = self.contest(game), await self._playable(week, game)
        if not self.is_over(week):
            own = await self._store.weekly.find(week, game, guest)
            if own is None or (
                own.score is None and (await self._tables.find(own.table)).table.status != "over"
            ):
                raise Refused(ServerCode.WEEKLY_FIRST)
        return await self._open(game, contest, week, deal, guest, secrets.token_urlsafe(ID_BYTES))

    async def _playable(self, week: str, game: str) -> Record:
        deal = await self.deal(week, game)
        if begin_of(week) > self._tables.clock():
            raise Refused(ServerCode.NO_SUCH_WEEK)
        rules = games.find(game).rules_version
        if deal.rules != rules:
            raise Refused(Code.FROZEN_RECORD, rules=deal.rules, playable=rules)
        return deal

    async def _open(self, game: str, contest: Weekly, week: str, deal: Record, guest: str, name: str) -> Live:
        reserved = log.Reserved(weekly=week, deal=sealed(deal))
        return await self._tables.open(weekly.plan_of(game, contest), guest, name=name, reserved=reserved)

    # --- results ------------------------------------------------------------------------------------

    def over(self, table: Table) -> None:
        """A game that ended here."""
        if table.weekly:
            self._tables.background.do(self._safely(table))

    async def _safely(self, table: Table) -> None:
        try:
            await self._note(table)
        except Problem as problem:
            if problem.code not in NOT_STORED:
                logger.warning("weekly result postponed", extra={"code": problem.code.value})

    async def _note(self, table: Table) -> None:
        """Note the score of a try that counts; of one that ended after its week, none."""
        contest = contest_of(table.opened.plan.game)
        if contest is None or table.lines[-1].at >= begin_of(table.weekly) + WEEK_MS:
            return
        score = await asyncio.to_thread(score_of, table, contest)
        if score is not None:
            await self._store.weekly.score(table.name, score)

    async def tries(self, week: str, game: str) -> list[Try]:
        """All that are over, also where a process ended before it had noted the score."""
        for name in await self._store.weekly.unscored(week, game):
            await self._note((await self._tables.find(name)).table)
        return await self._store.weekly.tries(week, game)

    async def own(self, week: str, game: str, guest: str | None) -> Try | None:
        return None if guest is None else await self._store.weekly.find(week, game, guest)

    async def is_shown(self, table: Table) -> bool:
        """Whether all may look at a table: once the week is over, if its person agreed to be named."""
        return self.is_over(table.weekly) and await self._store.weekly.is_listed(table.name)
