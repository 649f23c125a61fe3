"""Everything that one server process holds, put together and taken apart in order."""

from __future__ import annotations

import hashlib
import socket
import time
from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from mandate import __version__, games
from mandate.core.errors import Refused
from mandate.people.fair_play import FAIR_PLAY_MS, fair_play
from mandate.players.invited import invite
from mandate.server.bus.address import make_driver, shown_bus
from mandate.server.bus.bus import Bus
from mandate.server.http.connections import Connections
from mandate.server.http.content import ContentCache
from mandate.server.http.identity import Identity
from mandate.server.http.kept import Kept
from mandate.server.http.middleware.effort import Effort
from mandate.server.http.middleware.hosts import Hosts
from mandate.server.http.middleware.rate_limit import Limits
from mandate.server.live.cups import Cups
from mandate.server.live.garbage import Garbage
from mandate.server.live.heartbeat import Heartbeat, agree_on_time
from mandate.server.live.ladders import Ladders
from mandate.server.live.listings import Listings
from mandate.server.live.live_table import Live
from mandate.server.live.matchmaker import Matchmaker
from mandate.server.live.open_sockets import MAX_PROGRAMS, OpenSockets
from mandate.server.live.peers import CHANNEL
from mandate.server.live.pulse import RETURN_MS, Pulse
from mandate.server.live.rater import Rater
from mandate.server.live.remarks import Remarks
from mandate.server.live.report import Report
from mandate.server.live.safety import GUARDED, Safety, in_utc
from mandate.server.live.tables import Tables
from mandate.server.live.weekly import WeeklyDeals
from mandate.server.open_files import room_for_connections
from mandate.server.push.message import Signer
from mandate.server.push.notifier import Notifier
from mandate.server.push.sender import Sender
from mandate.server.push.services import Services
from mandate.server.settings import Settings
from mandate.server.store.engine import shown_address
from mandate.server.store.file import DatabaseFile
from mandate.server.store.running import Running
from mandate.server.store.store import Store
from mandate.server.store.subscriptions import Subscriptions
from mandate.server.workers.agents import introduced
from mandate.server.workers.bots import Bots
from mandate.server.workers.hints import Hints
from mandate.server.workers.queue import Asker
from mandate.server.workers.remote import RemoteWorkers
from mandate.server.workers.study_workers import StudyWorkers
from mandate.table import commands, wire
from mandate.table.codes import NOT_STORED, ServerCode
from mandate.table.dispatch import hint_in_words, look_ahead
from mandate.table.show import Show
from mandate.table.studies import Options
from mandate.table.table import Table

INSTALLATION_DIGITS = 12  # of a hash: they keep the channels of two installations at one bus apart
MAX_PUBLIC_ANSWERS = 16 * 1024 * 1024  # bytes
MIN_WORK_RATE = 20  # the rate below which work is not limited further: few requests may be long ones


class Context:
    """The server without its routes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        if settings.bus:
            make_driver(settings.bus)  # raises before anything is opened
        invite(introduced(settings.agent))
        self.store = Store(settings.database)
        self.name = settings.name or f"{socket.gethostname()}-{self.store.process[:6]}"
        self.pulse = Pulse()
        self.store.heard = self.pulse.heard
        self.bots = Bots(settings.bot_workers, settings.bot_seconds)
        self.tables = Tables(self.store, self.bots, pulse=self.pulse, away_seconds=settings.away_seconds)
        self.tables.limit_to(settings.rate)
        self.safety = Safety(settings, self.store, self.tables)
        self.remarks = Remarks(self.store, self.tables)
        self.rater = Rater(self.store, self.tables.background, lambda: self.tables.clock())
        self.matchmaker = Matchmaker(
            self.store,
            self.tables,
            self.safety,
            on=settings.matchmaking == "on" and settings.strangers == "open",
            most_each_address=settings.rate,
        )
        self.cups = Cups(self.store, self.tables, self.safety)
        self.tables.game_over = self._game_over
        self.ladders = Ladders(
            self.store, self.tables, on=settings.ladder != "off", season_days=settings.ladder_days
        )
        self.weekly = WeeklyDeals(self.store, self.tables, on=settings.weekly == "on")
        self.tables.is_shown = self._is_shown
        self.open_sockets = OpenSockets()
        self.open_programs = OpenSockets(MAX_PROGRAMS)
        self.hints = Hints(self.tables)
        self.study_workers = StudyWorkers(reviews=settings.bot_workers > 0)
        self.remote = RemoteWorkers(
            settings.worker_key,
            {
                "think": self.bots.pool,
                "study": self.study_workers.quick,
                "review": self.study_workers.reviews,
            },
        )
        self.garbage = Garbage(lambda: self.tables.choices)
        self.heartbeat = Heartbeat(self.tables, self.pulse, self.report, self._upkeep)
        self.content = ContentCache()
        self.public_answers = Kept[Any](MAX_PUBLIC_ANSWERS)  # about people: only what all others may see
        self.hosts = Hosts(settings.hosts, settings.host)
        rate = settings.rate
        self.requests = Limits(5 * rate, 50 * rate)  # by address: perhaps a whole school has only one
        self.files = Limits(25 * rate, 250 * rate)  # of the page, by address
        self.guests = Limits(rate, 20 * rate)  # requests, sockets; by address for those who are no guests
        self.commands = Limits(rate, 5 * rate)  # over all sockets of a guest
        self.newcomers = Limits(rate / 60, 5 * rate)  # new guests and recovery codes
        self.exports = Limits(rate / 1200, max(1, rate / 4))  # files with everything about a guest, by guest
        self.calendar_changes = Limits(rate / 1200, max(1, rate))  # by guest: each may write to many tables
        self.past = Limits(rate / 10, 2 * rate)  # stretches of earlier positions, by guest
        self.openings = Limits(rate / 60, 5 * rate)  # new tables, by address and by guest
        work = max(rate, MIN_WORK_RATE)
        self.effort = Effort(work / 50, work / 8, work / 5000)  # seconds of work, by address
        self.listings = Listings(self.store, rate, lambda: self.tables.clock())
        self.connections = Connections(25 * rate, room_for_connections(), _proxies(settings.proxies))
        self.push_services = Services(settings.push_hosts)
        self.subscriptions = Subscriptions(self.store.engine)
        self.push_key: str | None = None  # what browsers must know to subscribe; None where push is off
        self.began = time.monotonic()
        self._identity: Identity | None = None
        self._running: Running | None = None
        self._file: DatabaseFile | None = None

    @property
    def identity(self) -> Identity:
        assert self._identity is not None, "the context is not open"
        return self._identity

    def report(self) -> Report:
        """What this process says of itself with its signs of life."""
        bus = self.tables.peers.bus
        return Report(
            name=self.name,
            version=__version__,
            tables=len(self.tables.live),
            doubled=self.tables.peers.doubled,
            bus=None if bus is None else bus.shown,
            bus_away=0.0 if bus is None else round(bus.away_seconds, 1),
            clock_ms=self.pulse.correction,
            workers=len(self.remote.links),
            no_worker=self.remote.missing,
            watching=self.tables.audience.watched(),
        )

    async def _upkeep(self) -> None:
        await self.matchmaker.round()
        await self.cups.round()
        await self.ladders.round()
        await self.weekly.round()

    def _game_over(self, table: Table) -> None:
        self.rater.count(table)
        self.cups.over(table)
        self.ladders.over(table)
        self.weekly.over(table)

    async def _is_shown(self, table: Table) -> bool:
        if table.weekly:
            return await self.weekly.is_shown(table)
        return await self.cups.is_shown(table) or await self.ladders.is_shown(table)

    @property
    def origins(self) -> list[str]:
        return [origin.strip() for origin in self.settings.origins.split(",") if origin.strip()]

    async def handle(
        self, live: Live, guest: str, command: commands.AnyCommand, show: Show, link: str | None = None
    ) -> wire.Done | wire.Previewed | wire.Tried | wire.Hinted:
        """Carry out a command at a table and answer it: the one way in, for sockets and HTTP.

        `link`: the secret with which the guest came, if any.
        """
        if (answer := look_ahead(live.table, guest, command, show)) is not None:
            return answer
        if isinstance(command, commands.Sit | commands.Join) and live.table.opened.plan.rated:
            await self.check_rated(guest)
        if isinstance(command, GUARDED):
            await self.safety.check_command(live, guest, command, link)
        if isinstance(command, commands.Hint):
            return hint_in_words(await self.hints.give(live, guest, command), show)
        if isinstance(command, commands.Say | commands.Phrase) and self.remarks.takes(live, guest):
            await self.remarks.post(live, guest, command)
            return wire.Done(ref=command.ref, number=live.table.number)
        return wire.Done(ref=command.ref, number=await self.tables.act(live, guest, command, link))

    async def try_out(self, asker: Asker, game: str, *options: Mapping[str, Any]) -> None:
        """Refuse options with cards or rules that cannot be played; others take no time. Workers try them."""
        brought = games.find(game).tried_options
        for each in options:
            if any(each.get(name) for name in brought):
                await self.study_workers.ask(asker, Options(game=game, options=dict(each)))

    async def check_rated(self, guest: str | None) -> None:
        """Refuse a rated game to a guest who cannot come back, or whose rated games are paused."""
        await self.check_claimed(guest)
        assert guest is not None
        now = self.tables.clock()
        found = fair_play(await self.store.played.fair_play_of(guest, now - FAIR_PLAY_MS))
        if found.until > now:
            raise Refused(ServerCode.RATED_PAUSED, until=in_utc(found.until))

    async def check_ladder(self, guest: str) -> None:
        """Refuse a guest whose programs the operator does not let play on the ladder."""
        policy = self.settings.ladder
        if policy == "off" or (policy == "registered" and not await self.store.guests.is_claimed(guest)):
            raise Refused(ServerCode.LADDER_OFF, why=policy)
        await self.safety.check_texts(guest, free=False)

    async def check_claimed(self, guest: str | None) -> None:
        """Rated games are for guests who can come back: a new guest after each loss would be no opponent."""
        if guest is None or not await self.store.guests.is_claimed(guest):
            raise Refused(ServerCode.NOT_CLAIMED)

    async def open(self) -> None:
        """Refused with the reason where the database takes nothing."""
        self._hold_file()
        try:
            await self._open()
        except Refused as problem:
            if problem.code not in NOT_STORED:
                raise
            why = problem.facts.get("why", "away")
            raise Refused(
                ServerCode.CANNOT_STORE, database=shown_address(self.store.url), why=why
            ) from problem

    async def _open(self) -> None:
        await self.store.open()
        await agree_on_time(self.store, self.pulse)  # before anything reads the time
        self._identity = Identity(await self.store.secret("cookies"))
        await self.safety.open()
        await self._open_push()
        if self.store.shared:
            self._running = Running(self.store, self.name, self._connected)
            await self._running.ready()
            await self._open_bus()
        else:
            await self._connected(alone=True)
        await self.cups.hurry()
        await self.ladders.hurry()
        self.heartbeat.start()
        self.tables.background.do(self.rater.catch_up())
        self.remote.say_if_missing()

    async def _open_bus(self) -> None:
        """Connect to the other servers. If the bus does not answer, the tables in hand are polled."""
        address = self.settings.bus or self.settings.database
        peers, installation = self.tables.peers, hashlib.sha256((await self.store.secret("bus")).encode())
        channels = peers.channels(f"{CHANNEL}.{installation.hexdigest()[:INSTALLATION_DIGITS]}")
        peers.bus = Bus(make_driver(address), shown_bus(address), channels, peers.heard, self._heard_again)
        await peers.bus.tried()

    def _heard_again(self) -> None:
        """The bus answers (again): say what is here, and read what was missed."""
        self.tables.peers.connected()
        self.tables.all_may_have_changed()

    async def _open_push(self) -> None:
        if self.push_services:
            signer = Signer(await self.store.secret("push"))
            self.push_key = signer.public
            sender = Sender(signer, self.push_services)
            self.tables.notifier = Notifier(self.tables, self.subscriptions, sender)

    def _hold_file(self) -> None:
        path = self.store.url.database
        if self.store.shared or not path:
            return
        file = DatabaseFile(path)
        file.hold()
        self._file = file

    async def _connected(self, alone: bool) -> None:
        """Note that the store answers (again). Time without a running server is not charged."""
        await agree_on_time(self.store, self.pulse)
        last = await self.store.last_sign()
        if last is not None:
            self.pulse.not_before(last)
        now = self.pulse.now()
        outage = await self.store.note_outage(now, RETURN_MS) if alone else None
        if outage is not None:
            await self.store.put_off(*outage, soon=self.tables.caretaker.soon)
        await self.store.beat(now)
        await self.tables.charges.learn_outages()
        self.tables.all_may_have_changed()

    async def close(self) -> None:
        await self.heartbeat.close()
        await self.hints.close()
        await self.tables.close()
        if (bus := self.tables.peers.bus) is not None:
            self.tables.peers.leave()
            await bus.close()
        if self.tables.notifier is not None:
            await self.tables.notifier.sender.close()
        if self._running is not None:
            await self._running.close()
        await self.bots.close()
        await self.study_workers.close()
        await self.store.close()
        if self._file is not None:
            self._file.release()


def _proxies(listed: str) -> Callable[[str], bool]:
    """Whose word counts for where a request comes from: the same that Uvicorn believes."""
    return ProxyHeadersMiddleware(_ignore, listed).trusted_hosts.__contains__


async def _ignore(*_: object) -> None:
    """An application that is never asked."""
