"""What the server asks of its database, each thing one method."""

from __future__ import annotations

import secrets as random_secrets
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from mandate.core.errors import Refused
from mandate.server import log
from mandate.server.card import Card
from mandate.server.codes import ServerCode
from mandate.server.store import schema
from mandate.server.store.engine import answering, make_engine, migrate, read_address
from mandate.server.store.reader import Reader
from mandate.server.store.scribe import CHANNEL, make_scribe, notifications
from mandate.server.store.writer import Append, Writer

ANEW = "!"  # before a table's name in the news: its earlier lines have changed too
PAGE = 50  # tables in a list
LOOKED_THROUGH = 10 * PAGE  # of the lobby, for those that are shown
ROOM = 65_536  # bytes for which there must be room again, before a full disk counts as mended


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    name: str
    card: Card
    changed: int


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who plays here."""

    id: str
    name: str


def _seated(guest: str) -> Select[str, str, int]:
    """The tables at which a guest sits."""
    c, s = schema.tables.c, schema.seats.c
    return select(c.id, c.card, c.changed).where(c.id.in_(select(s.table_id).where(s.guest == guest)))


def _nobody(_: str | None) -> None:
    """Is told where nobody else wants to be."""


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
        self._writer: Writer | None = None
        self.heard: Callable[[str | None], None] = _nobody  # is told how each attempt to write went

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
        self._writer = Writer(make_scribe(self.engine, self.process))

    async def close(self) -> None:
        await self.reader.close()
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()
        if self._scratch is not None:
            self._scratch.cleanup()

    # --- tables -------------------------------------------------------------------------------------

    async def append(self, *appends: Append) -> None:
        with self._writing():
            await self.writer.append(*appends)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Whoever wants to know is told whether the database takes what is written."""
        try:
            yield
        except Refused as problem:
            if problem.code == ServerCode.STORE_AWAY:
                self.heard(str(problem.facts.get("why", "away")))
            raise
        self.heard(None)

    async def lines(self, table: str, after: int = 0) -> list[log.AnyLine]:
        """The lines of a table's log behind line `after`; empty where there is no such table."""
        return await self.reader.lines(table, after)

    async def lobby(self) -> list[Listed]:
        """The tables that wait for players, and then those to be watched, the newest first.

        Where there are too many, everybody's first one goes before anybody's second.
        """
        c = schema.tables.c
        asked = select(c.id, c.card, c.changed).where(c.listed == 1).order_by(c.changed.desc())
        waiting = await self._list(asked.where(c.status == "open").limit(LOOKED_THROUGH))
        playing = await self._list(asked.where(c.status == "playing").limit(LOOKED_THROUGH))
        return [*_in_turn(waiting, PAGE), *_in_turn(playing, PAGE)]

    async def still_waiting(self, names: Collection[str]) -> set[str]:
        """Which of these tables are in the lobby and wait for players."""
        c = schema.tables.c
        asked = select(c.id).where(c.id.in_(names), c.listed == 1, c.status == "open")
        with answering():
            async with self.engine.connect() as connection:
                return set((await connection.execute(asked)).scalars())

    async def running_of(self, guest: str) -> list[Listed]:
        """All tables at which a guest sits and whose game goes on or is still to begin."""
        return await self._list(_seated(guest).where(schema.tables.c.status.in_(("open", "playing"))))

    async def finished_of(self, guest: str, before: int | None = None) -> list[Listed]:
        """The finished games of a guest, the newest first; `before` gets the next page.

        Games that ended in the same millisecond stay on one page: `before` could not tell them apart.
        """
        c = schema.tables.c
        asked = _seated(guest).where(c.status == "over")
        if before is not None:
            asked = asked.where(c.changed < before)
        page = await self._list(asked.order_by(c.changed.desc(), c.id).limit(PAGE))
        if len(page) < PAGE:
            return page
        last = page[-1].changed
        return [
            *(each for each in page if each.changed != last),
            *await self._list(asked.where(c.changed == last).order_by(c.id)),
        ]

    async def unfinished_of(self, guest: str) -> list[str]:
        """Every table at which a guest sits and whose game has not ended."""
        c, s = schema.tables.c, schema.seats.c
        mine = select(s.table_id).where(s.guest == guest)
        asked = select(c.id).where(c.id.in_(mine), c.status.in_(("open", "playing"))).order_by(c.id)
        with answering():
            async with self.engine.connect() as connection:
                return [str(name) for name in (await connection.execute(asked)).scalars()]

    async def _list(self, asked: Select[str, str, int]) -> list[Listed]:
        with answering():
            async with self.engine.connect() as connection:
                rows = (await connection.execute(asked)).all()
        return [Listed(name, msgspec.json.decode(card, type=Card), changed) for name, card, changed in rows]

    # --- looking after tables -----------------------------------------------------------------------

    async def due(self, now: int, lease: int, most: int = PAGE) -> list[str]:
        """Tables that somebody must look after now. Each is leased to one process, for a while."""
        c = schema.tables.c
        asked = select(c.id, c.wakes).where(c.wakes <= now).order_by(c.wakes).limit(most)
        claimed = []
        with answering():
            async with self.engine.connect() as connection:
                rows = (await connection.execute(asked)).all()
            for name, wakes in rows:
                claim = update(schema.tables).where(c.id == name, c.wakes == wakes).values(wakes=now + lease)
                async with self.engine.begin() as connection:
                    if (await connection.execute(claim)).rowcount == 1:
                        claimed.append(name)
        return claimed

    async def wake(self, table: str, wakes: int | None) -> None:
        """Say when somebody must look after a table next."""
        with answering():
            async with self.engine.begin() as connection:
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
            async with self.engine.begin() as connection:
                await connection.execute(at_once)
                await connection.execute(later)

    # --- signs of life ------------------------------------------------------------------------------

    async def beat(self, now: int, *, large: bool = False) -> None:
        """A sign of life: this process's heartbeat.

        `large`: only if there is room for more than it, after something was refused.
        """
        c = schema.servers.c
        with self._writing(), answering():
            if large and not self.shared:  # a full disk may still have room for the little that a sign needs
                probe = f"probe {'-' * ROOM}"
                async with self.engine.begin() as connection:
                    await connection.execute(insert(schema.servers).values(id=probe, seen=0))
                async with self.engine.begin() as connection:
                    await connection.execute(delete(schema.servers).where(c.id == probe))
            async with self.engine.begin() as connection:
                seen = update(schema.servers).where(c.id == self.process).values(seen=now)
                if (await connection.execute(seen)).rowcount == 0:
                    await connection.execute(insert(schema.servers).values(id=self.process, seen=now))

    async def alive(self, since: int) -> set[str]:
        """The processes that gave a sign of life since then."""
        c = schema.servers.c
        with answering():
            async with self.engine.connect() as connection:
                return {str(row.id) for row in await connection.execute(select(c.id).where(c.seen >= since))}

    async def last_sign(self) -> int | None:
        """When any server last gave a sign of life, or wrote something."""
        seen, changed = func.max(schema.servers.c.seen), func.max(schema.tables.c.changed)
        with answering():
            async with self.engine.connect() as connection:
                moments = [(await connection.execute(select(moment))).scalar() for moment in (seen, changed)]
        return max((int(moment) for moment in moments if moment is not None), default=None)

    async def add_outage(self, began: int, ended: int) -> None:
        with answering(), suppress(IntegrityError):  # another process has noted the same
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.outages).values(began=began, ended=ended))

    async def note_outage(self, now: int, moment: int = 0) -> tuple[int, int] | None:
        """Nobody else is running: since the last sign of life it was an outage, until a moment from now."""
        with answering():
            async with self.engine.begin() as connection:
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

    # --- people -------------------------------------------------------------------------------------

    async def secret(self, name: str) -> str:
        """A secret of this installation; made when it is first asked for."""
        c = schema.secrets.c
        asked = select(c.value).where(c.name == name)
        with answering():
            async with self.engine.connect() as connection:
                value = (await connection.execute(asked)).scalar()
            if value is not None:
                return str(value)
            fresh = random_secrets.token_hex(32)
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(insert(schema.secrets).values(name=name, value=fresh))
            except IntegrityError:  # another process was faster
                async with self.engine.connect() as connection:
                    return str((await connection.execute(asked)).scalar_one())
        return fresh

    async def add_guest(self, guest: Guest, now: int) -> None:
        with answering():
            async with self.engine.begin() as connection:
                row = {"id": guest.id, "name": guest.name, "since": now}
                await connection.execute(insert(schema.guests).values(row))

    async def guest(self, guest: str) -> Guest | None:
        return next(iter(await self._guests(schema.guests.c.id == guest)), None)

    async def guest_by_code(self, code: str) -> Guest | None:
        return next(iter(await self._guests(schema.guests.c.code == code)), None)

    async def names(self, guests: Collection[str]) -> dict[str, str]:
        if not guests:
            return {}
        return {guest.id: guest.name for guest in await self._guests(schema.guests.c.id.in_(guests))}

    async def _guests(self, where: object) -> Sequence[Guest]:
        c = schema.guests.c
        asked = select(c.id, c.name).where(where)  # type: ignore[arg-type]
        with answering():
            async with self.engine.connect() as connection:
                return [Guest(key, name) for key, name in await connection.execute(asked)]

    async def change_guest(self, guest: str, *, name: str | None = None, code: str | None = None) -> None:
        changes = {key: value for key, value in (("name", name), ("code", code)) if value is not None}
        with answering():
            async with self.engine.begin() as connection:
                change = update(schema.guests).where(schema.guests.c.id == guest).values(changes)
                await connection.execute(change)

    async def forget(self, guest: str) -> list[str]:
        """Delete a guest: the name, the seats, the words. The games stay, played by nobody known.

        Returns the tables where something was said; whoever holds them must read them again.
        """
        c, s = schema.lines.c, schema.seats.c
        said = (c.guest == guest, c.kind == "said")
        with answering():
            async with self.engine.begin() as connection:
                found = await connection.execute(select(c.table_id, c.number, c.line).where(*said))
                rows = found.all()
                for table, number, stored in rows:
                    line = log.decode(stored)
                    assert isinstance(line, log.Said)
                    blank = log.encode(msgspec.structs.replace(line, text=""))
                    at = update(schema.lines).where(c.table_id == table, c.number == number)
                    await connection.execute(at.values(line=blank))
                await connection.execute(delete(schema.seats).where(s.guest == guest))
                told = schema.subscriptions
                await connection.execute(delete(told).where(told.c.guest == guest))
                await connection.execute(delete(schema.guests).where(schema.guests.c.id == guest))
                tables = sorted({table for table, _, _ in rows})
                if self.shared:
                    for news in notifications(self.process, [f"{ANEW}{table}" for table in tables]):
                        await connection.execute(select(func.pg_notify(CHANNEL, news)))
        return tables


def _in_turn(found: Sequence[Listed], most: int) -> list[Listed]:
    """At most so many of them, and everybody's first one before anybody's second; else as they came."""
    rounds: list[tuple[int, int, Listed]] = []
    seen: dict[str, int] = {}
    for number, one in enumerate(found):
        person = next((seat.guest for seat in one.card.seats if seat.guest is not None), one.name)
        seen[person] = seen.get(person, 0) + 1
        rounds.append((seen[person], number, one))
    kept = sorted(rounds, key=lambda place: place[:2])[:most]
    return [one for _, _, one in sorted(kept, key=lambda place: place[1])]
