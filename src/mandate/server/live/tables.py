"""The tables of this process. Each act is checked on a copy, then stored, and only then shown.

The log in the store is authoritative. Several processes may write to one table: the second finds the number
of its line taken, reads what the first wrote, and tries again.
"""

from __future__ import annotations

import asyncio
import hmac
import re
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress

from mandate.core.errors import Refused
from mandate.core.record import Record
from mandate.server.http.middleware.rate_limit import Limits
from mandate.server.live.audience import Audience, may_watch
from mandate.server.live.background import Background
from mandate.server.live.calendars import CalendarKeeper
from mandate.server.live.caretaker import Caretaker
from mandate.server.live.charges import Charges
from mandate.server.live.live_table import Live
from mandate.server.live.pulse import Pulse, now_ms
from mandate.server.live.snapshots import Snapshots
from mandate.server.push.notifier import Notifier
from mandate.server.settings import AWAY_SECONDS
from mandate.server.store.scribe import Conflict
from mandate.server.store.store import Store
from mandate.server.store.writer import Append
from mandate.server.workers.bots import Bots
from mandate.table import commands, fold, log, seat_view
from mandate.table.absence import until_abandoned
from mandate.table.acts.act import Act
from mandate.table.acts.beginning import open_reserved, open_table
from mandate.table.acts.playing import time_out
from mandate.table.codes import NOT_STORED, ServerCode
from mandate.table.dispatch import carry_out
from mandate.table.encoded import Shelf
from mandate.table.plan import Plan
from mandate.table.seat_view import Onlooker
from mandate.table.show import NOTHING, Show
from mandate.table.snapshot import wake
from mandate.table.table import Table
from mandate.table.talk import ChatPolicy

ASIDES = (
    commands.Offer,
    commands.Answer,
    commands.StepBack,
    commands.Sit,
    commands.Join,
    commands.Leave,
    commands.Order,
)
_NAMING = {log.Sat, log.Joined, log.Offered}  # lines with a guest who may be new at the table
TALK = (commands.Say, commands.Phrase, commands.Consent, commands.Mute)
COMMANDS_PER_SECOND = 20  # of a guest, by default
NAME = re.compile(r"[A-Za-z0-9_-]{1,32}")
MAX_CLASHES = 20  # with other processes, before an act is abandoned
IDLE_SECONDS = 300.0  # that a table without viewers is kept
READ_RETRY_SECONDS = 0.5
UNWATCHED_SECONDS = 30.0  # that a table is kept if it never had viewers, or its game is over


class Tables:
    """Every table that this process has in hand."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        *,
        clock: Callable[[], int] = now_ms,
        pulse: Pulse | None = None,
        away_seconds: int = AWAY_SECONDS,
    ) -> None:
        """`pulse` replaces the plain clock, and reports when moving was impossible."""
        self.patience_ms = 1000 * away_seconds
        self.store = store
        self.bots = bots
        self.clock = clock if pulse is None else pulse.now
        self.live: dict[str, Live] = {}
        self.shelf = Shelf()
        self.charges = Charges(store, self.live, pulse)
        self.limit_to(COMMANDS_PER_SECOND)
        self.caretaker = Caretaker(self)
        self.audience = Audience(store, self.live, self.caretaker, self.clock, self.changed_elsewhere)
        self.peers = self.audience.peers
        self.calendars = CalendarKeeper(self)
        self.notifier: Notifier | None = None  # set if the server may notify people by Web Push
        self.game_over: Callable[[Table], None] = lambda _: None  # receives each that ends here
        self.seats_changed: Callable[[Table], None] = lambda _: None  # each with other seats to be taken over
        self.is_shown: Callable[[Table], Awaitable[bool]] = _hidden  # to all, although it has no spectators
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._coming: dict[str, bool] = {}  # being read or opened: whether others wrote to it meanwhile
        self.background = Background()
        self.snapshots = Snapshots(store, self.live, self.background)
        self.choices = 0  # accepted since this process began
        self.draining = False  # whether this process is being stopped: it takes no new sockets and leases

    chat: ChatPolicy = "friends"  # what the operator allows

    def limit_to(self, rate: int) -> None:
        """Limit commands that do not advance a game to a fraction of `rate`, per second and guest."""
        self._talk = Limits(rate / 20, rate / 2)
        self._asides = Limits(rate / 10, rate)

    def check_talk(self, guest: str) -> None:
        """Refuse a guest who says too much at all tables together."""
        self._talk.check(guest)

    async def close(self) -> None:
        for live in self.live.values():
            live.set_alarm(None)
        thinking = [task for live in self.live.values() for task in live.thinking.values()]
        await self.background.stop(*thinking)

    # --- finding ------------------------------------------------------------------------------------

    async def find(self, name: str) -> Live:
        """A table in hand, read from the store if need be."""
        if (live := self.live.get(name)) is not None:
            live.used = time.monotonic()
            return live
        if not NAME.fullmatch(name):  # not every database accepts every character
            raise Refused(ServerCode.NO_SUCH_TABLE)
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Live:
        self._coming.setdefault(name, False)
        try:
            stored = await self.store.reader.read(name, snapshot=True)
            if not stored.lines:
                raise Refused(ServerCode.NO_SUCH_TABLE)
            table, kept = wake(name, *stored)
            await self.audience.learn_names(table)
            live = self._take_in_hand(table, opened=False)
            live.kept = kept
            return live
        finally:
            del self._loading[name]
            self._coming.pop(name, None)

    def _take_in_hand(self, table: Table, *, opened: bool) -> Live:
        """Register a table for news, and read at once what others wrote while it was being loaded.

        No other process holds a table that was just opened, unless it has been heard of there.
        """
        live = self.live.setdefault(table.name, Live(table, self.shelf, self.clock()))
        changed = self._coming.pop(table.name, False)
        if changed:
            self.changed_elsewhere([table.name], True)
        if changed or not opened:
            self.peers.took(table.name)
        return live

    async def admit(self, name: str, guest: str | None, link: str | None, *, stays: bool = False) -> Live:
        """Find a table for its host, its players and people with its link; if it is listed, for everyone.

        `stays`: the client comes for good, perhaps from another process that holds the table. Its news may
        still be on its way to this one, and a question that was answered there would be asked again.
        """
        live = await self.find(name)
        table = live.table
        if not table.seats_of(guest) and not table.replaced(guest):
            known = table.opened.plan.listed or (guest is not None and guest == table.host)
            shown = await self.is_shown(table)
            if not known and not fits(table, link) and not (shown and table.weekly):
                raise Refused(ServerCode.NO_SUCH_TABLE)
            if not may_watch(table, guest) and not shown:
                raise Refused(ServerCode.NO_SPECTATORS)
        self.peers.visited(live)
        if stays and self.peers.holders.get(name):
            live.stale = True
            with suppress(Refused):  # the store is away: the lines come when it is back
                await self._read_again(live, rewritten=False)
        return live

    def onlooker(self, live: Live, guest: str | None, language: str, show: Show = NOTHING) -> Onlooker:
        now = self.clock()
        spent = self.charges.spent(live.table, now)
        here = self.audience.here(live)
        names, watching = self.audience.names, self.audience.watching(live)
        abandoned = self.until_abandoned(live, now)
        shown = self.addressed(live, show)
        return Onlooker(guest, now, spent, names, here, watching, abandoned, language, shown, self.chat)

    def addressed(self, live: Live, show: Show) -> Show:
        """What a client wants shown, with the names its plain strings need."""
        return seat_view.addressed(live.table, show, self.audience.names)

    def until_abandoned(self, live: Live, now: int) -> list[int | None]:
        """For each seat, the milliseconds until it counts as abandoned, if it will."""
        return until_abandoned(
            live.table, live.absences, lambda since: self.charges.elapsed(since, now), self.patience_ms
        )

    # --- acting -------------------------------------------------------------------------------------

    async def open(
        self,
        plan: Plan,
        guest: str,
        start: Record | None = None,
        *,
        challenged: bool = False,
        name: str | None = None,
        people: Sequence[str] = (),
        reserved: log.Reserved | None = None,
    ) -> Live:
        """Open a new table; with `start`, one that continues from a position of another game.

        `challenged`: for a challenge, between people who may not know each other. `people` take its open
        seats; `name`: the table's, where it was chosen before.
        `reserved`: for the deal of a week.
        """
        act = open_table(
            plan,
            guest,
            self.clock(),
            start=start,
            challenged=challenged,
            name=name,
            people=people,
            reserved=reserved,
        )
        tables = [act.table, *act.opened]
        with self._coming_in(tables) as appends:
            await self.store.append(*appends)
        await self.audience.learn_names(act.table)
        for table in tables:
            self.caretaker.look_after(self.live[table.name])
        return self.live[act.table.name]

    async def open_reserved(self, plan: Plan, name: str, link: str, reserved: log.Reserved) -> Live:
        """Open a table of a cup or ladder; find it if another process did so first."""
        act = open_reserved(plan, name, link, reserved, self.clock())
        try:
            with self._coming_in([act.table]) as appends:
                await self.store.append(*appends)
        except Conflict:
            return await self.find(name)
        await self.audience.learn_names(act.table)
        live = self.live[name]
        self.caretaker.look_after(live)
        return live

    async def act(self, live: Live, guest: str, command: commands.AnyCommand, link: str | None = None) -> int:
        """Carry out a command and store it; the number of the last line. `link`: as the guest came."""
        if isinstance(command, TALK):
            self.check_talk(guest)
        elif isinstance(command, ASIDES):
            self._asides.check(guest)
        async with live.lock:
            await self.write(live, lambda act: carry_out(act, guest, command), invited=fits(live.table, link))
            return live.table.number

    async def write(self, live: Live, do: Callable[[Act], None], *, invited: bool = False) -> None:
        """Act at a table and store the result. The caller holds the table's lock.

        `invited`: whether the guest who acts has the table's link.
        """
        for _ in range(MAX_CLASHES):
            if live.stale:
                await self._catch_up(live)
            if live.table.frozen is not None:
                raise Refused(ServerCode.FROZEN_TABLE, reason=live.table.frozen)
            act = self._act(live)
            time_out(act)  # an answer after the time is up is too late
            if act.lines:  # an outage must not cost anyone the game: the store has to answer first
                await self.store.beat(self.clock())
                act = self._act(live)
                time_out(act)
            timed_out = bool(act.lines)
            if not timed_out:
                act.invited = invited
                do(act)
            if not act.lines:
                return
            try:
                await self._store(live, act)
            except Conflict:
                continue
            if not timed_out:
                return
        raise Refused(ServerCode.STORE_AWAY)

    def _act(self, live: Live) -> Act:
        table = live.table
        now = max(self.clock(), table.lines[-1].at)  # the log never runs backwards
        spent = self.charges.spent(table, now)
        abandoned = self.until_abandoned(live, now)
        return Act(
            table.fork(),
            now,
            spent,
            watched=self.audience.watching(live) > 0,
            here=frozenset(self.audience.here(live)),
            outages=self.charges.outages,
            abandoned=frozenset(seat for seat, left in enumerate(abandoned) if left == 0),
            chat=self.chat,
        )

    async def _store(self, live: Live, act: Act) -> None:
        try:
            append = Append(act.table, act.lines, self.caretaker.wakes(act.table))
            if act.opened:
                with self._coming_in(act.opened) as opened:
                    await self.store.append(append, *opened)
            else:
                await self.store.append(append)
        except BaseException as error:
            live.stale = True  # it may or may not have been stored: read the store again
            if isinstance(error, Refused) and error.code == ServerCode.STORE_UNKNOWN:
                self.background.do(self._hear_of(live, rewritten=False))
            raise
        before, live.table = live.table, act.table
        if act.table.name in self.peers.holders:
            self.peers.wrote(act.table.name, act.table.stored)
        kinds = [type(line) for line in act.lines]
        if not _NAMING.isdisjoint(kinds):
            await self.audience.learn_names(act.table)
        self.choices += kinds.count(log.Chose)
        self.audience.tell(live, before)
        for table in act.opened:
            self.caretaker.look_after(self.live[table.name])
        if act.table.wanted() != before.wanted():
            self.seats_changed(act.table)
        if act.table.status == "over" != before.status:
            self.game_over(act.table)

    @contextmanager
    def _coming_in(self, tables: Sequence[Table]) -> Iterator[list[Append]]:
        """What is to be stored of new tables; they are taken in hand once it is.

        Other processes may learn of them and write to them before this one knows they are stored.
        """
        self._coming.update(dict.fromkeys((table.name for table in tables), False))
        try:
            yield [Append(table, table.lines, self.caretaker.wakes(table)) for table in tables]
            for table in tables:
                self._take_in_hand(table, opened=True)
        finally:
            for table in tables:
                self._coming.pop(table.name, None)

    # --- what others write --------------------------------------------------------------------------

    def changed_elsewhere(self, names: Iterable[str], rewritten: bool = False) -> None:
        """Read these tables again: others have written to them; `rewritten`: to earlier lines too."""
        for name in names:
            if (live := self.live.get(name)) is not None:
                live.stale = True
                self.background.do(self._hear_of(live, rewritten=rewritten))
            elif name in self._coming:
                self._coming[name] = True

    def all_may_have_changed(self) -> None:
        """Read every table again: news may have been missed. Messages there may have been deleted."""
        talked_at = {name for name, live in self.live.items() if _has_chat(live.table)}
        self.changed_elsewhere(talked_at, True)
        self.changed_elsewhere([name for name in (*self.live, *self._coming) if name not in talked_at])

    async def poll(self) -> None:
        """Read what other processes wrote without our hearing of it: their news is not always delivered."""
        heads = await self.store.heads(list(self.live))
        stored = {name: live.table.stored for name, live in self.live.items()}
        self.changed_elsewhere([name for name, head in heads.items() if head > stored.get(name, head)])

    async def _hear_of(self, live: Live, *, rewritten: bool) -> None:
        """Read what others have written, retrying until it succeeds: there may be no further news."""
        while True:
            try:
                return await self._read_again(live, rewritten=rewritten)
            except Refused as problem:
                if problem.code not in NOT_STORED or self.live.get(live.table.name) is not live:
                    raise
            await asyncio.sleep(READ_RETRY_SECONDS)

    async def _catch_up(self, live: Live) -> None:
        """Read the lines that the store has beyond the table in hand."""
        live.stale = False  # before reading: a write during the read sets it again
        try:
            lines = await self.store.lines(live.table.name, live.table.stored)
            if not lines:
                return
            table = live.table.fork()
            for line in lines:
                fold.follow(table, line)
            await self.audience.learn_names(table)
        except BaseException:
            live.stale = True
            raise
        before, live.table = live.table, table
        self.audience.tell(live, before, elsewhere=True)

    async def _read_again(self, live: Live, *, rewritten: bool) -> None:
        async with live.lock:
            if rewritten:
                live.table = fold.read(live.table.name, await self.store.lines(live.table.name))
                self.audience.tell(live)
            elif live.stale:
                await self._catch_up(live)

    async def read_again(self, names: Iterable[str]) -> None:
        """Reread these tables in full: a guest's messages in earlier lines were deleted."""
        for name in names:
            if name in self.live:
                await self._read_again(self.live[name], rewritten=True)

    # --- stopping ---------------------------------------------------------------------------------------

    async def hand_over(self, live: Live) -> None:
        """Let go of a table. If a computer player or an order is to answer, another process sees to it."""
        name = live.table.name
        thinking = list(live.thinking.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        async with live.lock:
            live.set_alarm(None)
            if self.caretaker.answers_for(live.table):
                await self.store.wake(name, self.clock())
            if self.live.get(name) is live and not live.watchers:
                del self.live[name]
                self.peers.dropped(name)

    # --- housekeeping -------------------------------------------------------------------------------

    def hosted(self) -> list[str]:
        """The tables in the lobby that wait for players, and whose host has them open."""
        return [
            name
            for name, live in self.live.items()
            if live.table.status == "open" and live.table.opened.plan.listed and live.table.host in live.here
        ]

    def drop_idle(self) -> None:
        """Drop tables without viewers, and names no longer shown.

        A finished game is dropped sooner: a returning viewer can wait for it to be read.
        """
        now, dropped = time.monotonic(), []
        for name, live in list(self.live.items()):
            may_go_on = live.was_watched and live.table.status in ("open", "playing")
            idle = now - live.used > (IDLE_SECONDS if may_go_on else UNWATCHED_SECONDS)
            if idle and not live.watchers and not live.thinking and not live.lock.locked():
                live.set_alarm(None)
                live.forget_parts()
                del self.live[name]
                self.peers.dropped(name)
                dropped.append(live)
        self.snapshots.sleep(dropped)
        if not self._loading and not self._coming:
            self.audience.forget_names()


def fits(table: Table, link: str | None) -> bool:
    """Whether this is the table's secret link."""
    return link is not None and hmac.compare_digest(link.encode(), table.opened.link.encode())


async def _hidden(_: Table) -> bool:
    return False


def _has_chat(table: Table) -> bool:
    return any(isinstance(line, log.Said) for line in table.lines)
