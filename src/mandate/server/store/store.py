"""The database: logs of tables, when they are due, signs of life. Lists and guests are beside it."""

from __future__ import annotations

import secrets as random_secrets
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from mandate.core.errors import Refused
from mandate.server.live.report import decode_report
from mandate.server.store import schema
from mandate.server.store.analyses import Analyses
from mandate.server.store.calendars import Calendars
from mandate.server.store.clubs import Clubs
from mandate.server.store.cups import CupStore
from mandate.server.store.engine import answering, begin, file_of, make_engine, migrate, read_address
from mandate.server.store.guests import Guests
from mandate.server.store.ladders import LadderStore
from mandate.server.store.lists import Lists
from mandate.server.store.passkeys import Passkeys
from mandate.server.store.people_ratings import PeopleRatings
from mandate.server.store.played import PlayedGames
from mandate.server.store.practice import Practice
from mandate.server.store.profiles import Profiles
from mandate.server.store.reader import Reader
from mandate.server.store.remarks import Remarks
from mandate.server.store.requests import Requests
from mandate.server.store.safety import SafetyStore
from mandate.server.store.scribe import make_scribe
from mandate.server.store.sessions import Sessions
from mandate.server.store.weekly import WeeklyStore
from mandate.server.store.writer import Append, Writer
from mandate.table import log
from mandate.table.codes import NOT_STORED
from mandate.table.snapshot import Snapshot

MAX_DUE = 50  # tables that are leased at a time
_TIME = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")
_OF_TABLES = "SELECT id, head FROM tables WHERE id IN (SELECT value FROM {each})"
_HEADS = {
    "sqlite": text(_OF_TABLES.format(each="json_each(:names)")),
    "postgresql": text(_OF_TABLES.format(each="json_array_elements_text(CAST(:names AS json))")),
}
_KEEP = text(
    "INSERT INTO snapshots (table_id, stored, digest, body) VALUES (:table_id, :stored, :digest, :body) "
    "ON CONFLICT (table_id) DO UPDATE "
    "SET stored = excluded.stored, digest = excluded.digest, body = excluded.body"
)
FREE_BYTES = 65_536  # bytes for which there must be room again, before a full disk counts as mended


def _ignore(_: str | None) -> None:
    """Ignore the report: the default callback."""


class Store:
    """The database."""

    def __init__(self, address: str) -> None:
        self.url = read_address(address)
        self._scratch: TemporaryDirectory[str] | None = None
        if not self.shared and self.url.database in (None, "", ":memory:"):
            # what lies in memory belongs to one connection, and there are several
            self._scratch = TemporaryDirectory(prefix="mandate-")
            self.url = self.url.set(database=str(Path(self._scratch.name) / "tables.db"))
        self.process = random_secrets.token_hex(8)
        self.engine: AsyncEngine = make_engine(self.url)
        self.reader = Reader(self.engine)
        self.lists = Lists(self.engine)
        self.guests = Guests(self.engine)
        self.sessions = Sessions(self.engine)
        self.passkeys = Passkeys(self.engine)
        self.ratings = PeopleRatings(self.engine)
        self.played = PlayedGames(self.engine)
        self.practice = Practice(self.engine)
        self.calendars = Calendars(self.engine)
        self.profiles = Profiles(self.engine)
        self.requests = Requests(self.engine)
        self.safety = SafetyStore(self.engine)
        self.cups = CupStore(self.engine)
        self.clubs = Clubs(self.engine)
        self.ladders = LadderStore(self.engine)
        self.analyses = Analyses(self.engine)
        self.remarks = Remarks(self.engine)
        self.weekly = WeeklyStore(self.engine)
        self._writer: Writer | None = None
        self.heard: Callable[[str | None], None] = _ignore  # receives the result of each attempt to write

    @property
    def shared(self) -> bool:
        """Whether several processes may serve from it."""
        return self.url.get_backend_name() == "postgresql"

    @property
    def writer(self) -> Writer:
        assert self._writer is not None, "the store is not open"
        return self._writer

    async def open(self) -> None:
        with answering():
            await migrate(self.engine)
            if (file := file_of(self.engine)) is not None:
                file.hold()
        self._writer = Writer(make_scribe(self.engine))

    async def close(self) -> None:
        await self.reader.close()
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()
        if (file := file_of(self.engine)) is not None:
            file.release()
        if self._scratch is not None:
            self._scratch.cleanup()

    async def secret(self, name: str) -> str:
        """A secret of this installation; made on first use."""
        c = schema.secrets.c
        asked = select(c.value).where(c.name == name)
        with answering():
            async with self.engine.connect() as connection:
                value = (await connection.execute(asked)).scalar()
            if value is not None:
                return str(value)
            fresh = random_secrets.token_hex(32)
            try:
                async with begin(self.engine) as connection:
                    await connection.execute(insert(schema.secrets).values(name=name, value=fresh))
            except IntegrityError:  # another process was faster
                async with self.engine.connect() as connection:
                    return str((await connection.execute(asked)).scalar_one())
        return fresh

    # --- tables -------------------------------------------------------------------------------------

    async def append(self, *appends: Append) -> None:
        try:
            await self.writer.append(*appends)
        except Refused as problem:
            self._not_written(problem)
            raise
        self.heard(None)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Report whether the database accepts writes."""
        try:
            yield
        except Refused as problem:
            self._not_written(problem)
            raise
        self.heard(None)

    def _not_written(self, problem: Refused) -> None:
        if problem.code in NOT_STORED:
            self.heard(str(problem.facts.get("why", "away")))

    async def lines(self, table: str, after: int = 0) -> list[log.AnyLine]:
        """The lines of a table's log behind line `after`; empty where there is no such table."""
        return await self.reader.lines(table, after)

    async def keep(self, snapshots: Mapping[str, Snapshot]) -> None:
        """Store snapshots of tables in place of earlier ones; where two processes do, the last stays."""
        rows = [
            {"table_id": table, "stored": kept.stored, "digest": kept.digest, "body": kept.body}
            for table, kept in snapshots.items()
        ]
        if rows:
            with answering():
                async with begin(self.engine) as connection:
                    await connection.execute(_KEEP, rows)

    async def heads(self, tables: list[str]) -> dict[str, int]:
        """How many lines each of these tables has."""
        if not tables:
            return {}
        names = msgspec.json.encode(tables).decode()
        with answering():
            async with self.engine.connect() as connection:
                found = await connection.execute(_HEADS[self.engine.dialect.name], {"names": names})
                return {str(name): int(head) for name, head in found}

    # --- looking after tables -----------------------------------------------------------------------

    async def due(self, now: int, lease: int, most: int = MAX_DUE) -> list[str]:
        """Tables that are due. Each is leased to one process, for a while."""
        c = schema.tables.c
        asked = select(c.id, c.wakes).where(c.wakes <= now).order_by(c.wakes).limit(most)
        claimed = []
        with answering():
            async with self.engine.connect() as connection:
                rows = (await connection.execute(asked)).all()
            for name, wakes in rows:
                claim = update(schema.tables).where(c.id == name, c.wakes == wakes).values(wakes=now + lease)
                async with begin(self.engine) as connection:
                    if (await connection.execute(claim)).rowcount == 1:
                        claimed.append(name)
        return claimed

    async def wake(self, table: str, wakes: int | None) -> None:
        """Set when a table is next due."""
        with answering():
            async with begin(self.engine) as connection:
                change = update(schema.tables).where(schema.tables.c.id == table).values(wakes=wakes)
                await connection.execute(change)

    async def put_off(self, began: int, ended: int, soon: int) -> None:
        """After a time without a server: every game is looked after later by so much.

        Those that would have been within `soon` are looked after at once: computer players may be lost there.
        """
        c = schema.tables.c
        games = update(schema.tables).where(c.status == "playing")
        later = games.where(c.wakes > began + soon).values(wakes=c.wakes + (ended - began))
        at_once = games.where(c.wakes > began, c.wakes <= began + soon).values(wakes=began)
        with answering():
            async with begin(self.engine) as connection:
                await connection.execute(at_once)
                await connection.execute(later)

    # --- signs of life ------------------------------------------------------------------------------

    async def beat(self, now: int, *, large: bool = False, report: str | None = None) -> None:
        """A sign of life: this process's heartbeat; with `report`, what it says of itself (JSON).

        `large`: only if there is room for more than it, after something was refused.
        """
        values: dict[str, object] = {"seen": now} if report is None else {"seen": now, "report": report}
        c = schema.servers.c
        with self._writing(), answering():
            if large and not self.shared:  # a full disk may still have room for the little that a sign needs
                probe = f"probe {'-' * FREE_BYTES}"
                async with begin(self.engine) as connection:
                    await connection.execute(insert(schema.servers).values(id=probe, seen=0))
                async with begin(self.engine) as connection:
                    await connection.execute(delete(schema.servers).where(c.id == probe))
            async with begin(self.engine) as connection:
                seen = update(schema.servers).where(c.id == self.process).values(values)
                if (await connection.execute(seen)).rowcount == 0:
                    await connection.execute(insert(schema.servers).values(id=self.process, **values))

    async def time(self) -> int | None:
        """The time of the database's machine, where several processes share it."""
        if not self.shared:
            return None
        with answering():
            async with self.engine.connect() as connection:
                return int((await connection.execute(_TIME)).scalar_one())

    async def alive(self, since: int) -> set[str]:
        """The processes that gave a sign of life since then."""
        c = schema.servers.c
        with answering():
            async with self.engine.connect() as connection:
                return {str(row.id) for row in await connection.execute(select(c.id).where(c.seen >= since))}

    async def watched_elsewhere(self, since: int) -> dict[str, int]:
        """How many watch at the tables of other processes, as their signs of life since then say."""
        c = schema.servers.c
        asked = select(c.report).where(c.seen >= since, c.id != self.process, c.report.is_not(None))
        found: Counter[str] = Counter()
        with answering():
            async with self.engine.connect() as connection:
                for stored in (await connection.execute(asked)).scalars():
                    report = decode_report(stored)
                    found.update({} if report is None else report.watching)
        return dict(found)

    async def last_sign(self) -> int | None:
        """When any server last gave a sign of life, or wrote something."""
        seen, changed = func.max(schema.servers.c.seen), func.max(schema.tables.c.changed)
        with answering():
            async with self.engine.connect() as connection:
                moments = [(await connection.execute(select(moment))).scalar() for moment in (seen, changed)]
        return max((int(moment) for moment in moments if moment is not None), default=None)

    async def add_outage(self, began: int, ended: int) -> None:
        with answering(), suppress(IntegrityError):  # another process has noted the same
            async with begin(self.engine) as connection:
                await connection.execute(insert(schema.outages).values(began=began, ended=ended))

    async def note_outage(self, now: int, moment: int = 0) -> tuple[int, int] | None:
        """Note an outage since the last sign of life, until a moment from now: no other server is running."""
        with answering():
            async with begin(self.engine) as connection:
                seen = (await connection.execute(select(func.max(schema.servers.c.seen)))).scalar()
                changed = (await connection.execute(select(func.max(schema.tables.c.changed)))).scalar()
                await connection.execute(delete(schema.servers))
                began = max((moment for moment in (seen, changed) if moment is not None), default=now)
                if seen is None:
                    return None
                began, ended = min(began, now), now + moment
                if began < ended:
                    await connection.execute(insert(schema.outages).values(began=began, ended=ended))
                return began, ended

    async def outages(self) -> list[tuple[int, int]]:
        with answering():
            async with self.engine.connect() as connection:
                rows = await connection.execute(select(schema.outages.c.began, schema.outages.c.ended))
                return [(began, ended) for began, ended in rows]
