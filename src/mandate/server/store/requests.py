"""Requests for opponents in the database. A change names the token of the request that it saw."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from mandate.people.matching.wish import FOUND_LASTS_MS, UNSEEN_MS, Wish
from mandate.server.store import schema
from mandate.server.store.engine import answering, begin
from mandate.server.store.people_schema import requests, waves
from mandate.server.store.safety_schema import blocks
from mandate.table.listing import Card

SEEN_MS = 5_000  # between two notes that an owner has looked
MAX_PUTS = 4  # tries, while the same person asks and cancels at other processes
_COLUMNS = (
    "guest", "id", "token", "wish", "since", "seen", "until", "origin", "apart", "found", "table_id",
    "claimed", "invited", "host", "seat", "answer_by",
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """A request as it is stored."""

    guest: str
    id: str
    token: str
    wish: Wish
    since: int
    seen: int
    until: int
    origin: str | None = None
    apart: frozenset[str] = frozenset()
    found: bool = False
    table_id: str | None = None
    claimed: int | None = None
    invited: str | None = None
    host: str | None = None
    seat: int | None = None
    answer_by: int | None = None

    def ended(self, now: int) -> bool:
        """Whether its owner no longer waits."""
        return self.until < now or (not self.found and not self.wish.slow and self.seen < now - UNSEEN_MS)

    def open_invitation(self, now: int) -> bool:
        return self.invited is not None and (self.answer_by or 0) >= now


def new_token() -> str:
    return secrets.token_urlsafe(12)


class Requests:
    """The requests of all people."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def put(self, new: Request) -> Request:
        """Store a request in place of an earlier one of the same person."""
        row = {name: getattr(new, name) for name in _COLUMNS}
        row |= {
            "wish": msgspec.json.encode(new.wish).decode(),
            "apart": _list(new.apart),
            "found": int(new.found),
        }
        with answering():
            for left in reversed(range(MAX_PUTS)):
                try:
                    async with begin(self._engine) as connection:
                        known = update(requests).where(requests.c.guest == new.guest)
                        if (await connection.execute(known.values(row))).rowcount == 0:
                            await connection.execute(insert(requests).values(row))
                    break
                except IntegrityError:  # the same person asked twice at once
                    if not left:
                        raise
        return new

    async def of(self, guest: str) -> Request | None:
        return next(iter(await self._requests(requests.c.guest == guest)), None)

    async def all(self) -> list[Request]:
        return await self._requests()

    async def some(self, guests: Collection[str]) -> list[Request]:
        return await self._requests(requests.c.guest.in_(guests)) if guests else []

    async def _requests(self, *where: ColumnElement[bool]) -> list[Request]:
        c = requests.c
        asked = select(*(c[name] for name in _COLUMNS)).where(*where).order_by(c.since, c.guest)
        with answering():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(asked)).all()
        return [_read(row._asdict()) for row in rows]

    async def from_origin(self, origin: str) -> int:
        """How many requests came from an address."""
        asked = select(func.count()).where(requests.c.origin == origin)
        with answering():
            async with self._engine.connect() as connection:
                return int((await connection.execute(asked)).scalar_one())

    async def saw(self, request: Request, now: int) -> None:
        """Note that its owner is here."""
        if now - request.seen < SEEN_MS:
            return
        c = requests.c
        change = update(requests).where(c.guest == request.guest, c.id == request.id).values(seen=now)
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(change)

    async def change(self, seen: Sequence[Request], **values: Any) -> bool:
        """Change all of these requests, or none if one has changed since it was seen."""
        if "apart" in values:
            values["apart"] = _list(values["apart"])
        c = requests.c
        with answering():
            async with begin(self._engine) as connection:
                for each in seen:
                    change = update(requests).where(c.guest == each.guest, c.token == each.token)
                    done = await connection.execute(change.values(**values, token=new_token()))
                    if done.rowcount != 1:
                        await connection.rollback()
                        return False
        return True

    async def settle(self, table: str) -> None:
        """Note that a table that was to be opened for requests is there."""
        change = update(requests).where(requests.c.table_id == table).values(claimed=None)
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(change)

    async def drop(self, seen: Collection[Request]) -> None:
        c = requests.c
        with answering():
            async with begin(self._engine) as connection:
                for each in seen:
                    await connection.execute(
                        delete(requests).where(c.guest == each.guest, c.token == each.token)
                    )

    async def cancel(self, guest: str) -> None:
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(delete(requests).where(requests.c.guest == guest))

    async def cards(self) -> dict[str, Card]:
        """How the tables stand at which people wait."""
        c = schema.tables.c
        waiting = select(requests.c.table_id).where(requests.c.found == 0)
        with answering():
            async with self._engine.connect() as connection:
                rows = await connection.execute(select(c.id, c.card).where(c.id.in_(waiting)))
                return {str(name): msgspec.json.decode(card, type=Card) for name, card in rows}

    async def blocked(self) -> list[tuple[str, str]]:
        """Who of the people who wait has blocked whom."""
        c = blocks.c
        asked = select(c.guest, c.other).where(c.guest.in_(select(requests.c.guest)))
        with answering():
            async with self._engine.connect() as connection:
                found = await connection.execute(asked)
                return [(str(one), str(other)) for one, other in found]

    async def begin_wave(self, number: int) -> bool:
        """Whether this process is the one that runs a wave."""
        change = update(waves).where(waves.c.number < number).values(number=number)
        with answering():
            async with begin(self._engine) as connection:
                return (await connection.execute(change)).rowcount == 1

    async def any(self) -> bool:
        """Whether there is a request at all."""
        with answering():
            async with self._engine.connect() as connection:
                return (await connection.execute(select(requests.c.guest).limit(1))).first() is not None


def found_until(now: int) -> int:
    """Until when its owner is shown an answered request."""
    return now + FOUND_LASTS_MS


def _list(guests: Collection[str]) -> str:
    return msgspec.json.encode(sorted(guests)).decode()


def _read(row: dict[str, Any]) -> Request:
    row["wish"] = msgspec.json.decode(row["wish"], type=Wish)
    row["apart"] = frozenset(msgspec.json.decode(row["apart"], type=list[str]))
    row["found"] = bool(row["found"])
    return Request(**row)
