"""Where to notify people that it is their turn, and the questions they were notified of."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from mandate.server.store import schema
from mandate.server.store.engine import answering, begin

MAX_BROWSERS = 10  # browsers of one guest; beyond that the oldest is forgotten


@dataclass(frozen=True, slots=True)
class Subscription:
    """One browser of a guest."""

    endpoint: str
    key: str
    auth: str
    language: str
    contact: str  # the contact for a push service: the page's own address


class Subscriptions:
    """What the server keeps for Web Push."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(
        self,
        guest: str,
        given: Subscription,
        now: int,
        *,
        instead: str | None = None,
        session: str | None = None,
    ) -> None:
        """Remember a browser, instead of whatever was known of it before; until its session ends.

        `instead`: the address that it had before; if that was the guest's, its language stays.
        """
        c = schema.subscriptions.c
        row = {
            "id": _key(given.endpoint),
            "guest": guest,
            "endpoint": given.endpoint,
            "key": given.key,
            "auth": given.auth,
            "language": given.language,
            "contact": given.contact,
            "since": now,
            "session": session,
        }
        with answering():
            async with begin(self._engine) as connection:
                if instead is not None:
                    former = (c.id == _key(instead)) & (c.guest == guest)
                    spoken = (await connection.execute(select(c.language).where(former))).scalar()
                    row["language"] = spoken or given.language
                    await connection.execute(delete(schema.subscriptions).where(former))
                await connection.execute(delete(schema.subscriptions).where(c.id == row["id"]))
                await connection.execute(insert(schema.subscriptions).values(row))
                kept = select(c.id).where(c.guest == guest).order_by(c.since.desc(), c.id)
                ids = list((await connection.execute(kept)).scalars())
                if ids[MAX_BROWSERS:]:
                    await connection.execute(delete(schema.subscriptions).where(c.id.in_(ids[MAX_BROWSERS:])))

    async def remove(self, endpoint: str, *, guest: str | None = None) -> None:
        """Forget a browser; `guest`: only if it is theirs."""
        c = schema.subscriptions.c
        where = [c.id == _key(endpoint)] + ([c.guest == guest] if guest is not None else [])
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(delete(schema.subscriptions).where(*where))

    async def of(self, guest: str) -> list[Subscription]:
        c = schema.subscriptions.c
        asked = select(c.endpoint, c.key, c.auth, c.language, c.contact).where(c.guest == guest)
        with answering():
            async with self._engine.connect() as connection:
                return [Subscription(*row) for row in await connection.execute(asked.order_by(c.since))]

    async def claim(self, table: str, seat: int, ask: int) -> bool:
        """Whether the caller is to notify a seat of its question: each is granted once, for good."""
        c = schema.notified.c
        earlier = update(schema.notified).where(c.table_id == table, c.seat == seat, c.ask < ask)
        first = insert(schema.notified).values(table_id=table, seat=seat, ask=ask)
        with answering():
            async with begin(self._engine) as connection:
                if (await connection.execute(earlier.values(ask=ask))).rowcount == 1:
                    return True
            try:
                async with begin(self._engine) as connection:
                    await connection.execute(first)
            except IntegrityError:
                return False
        return True


def _key(endpoint: str) -> str:
    """Addresses are too long for a key."""
    return hashlib.sha256(endpoint.encode()).hexdigest()
