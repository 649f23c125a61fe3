"""The guests of an installation: what they are called, and how everything about one is deleted."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import case, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from mandate.server.store import account_schema, cup_schema, people_schema, safety, schema
from mandate.server.store.engine import answering, begin
from mandate.server.store.ladders import forget_owner
from mandate.server.store.passkeys import has_way_in
from mandate.server.store.profiles import shows_otherwise
from mandate.table import log


@dataclass(frozen=True, slots=True)
class Guest:
    """A person who plays here."""

    id: str
    name: str


class Guests:
    """What is kept about people."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, guest: Guest, now: int) -> None:
        with answering():
            async with begin(self._engine) as connection:
                row = {"id": guest.id, "name": guest.name, "since": now}
                await connection.execute(insert(schema.guests).values(row))

    async def find(self, guest: str) -> Guest | None:
        return next(iter(await self._guests(schema.guests.c.id == guest)), None)

    async def find_by_code(self, code: str) -> Guest | None:
        return next(iter(await self._guests(schema.guests.c.code == code)), None)

    async def names(self, guests: Collection[str]) -> dict[str, str]:
        """What others call these guests. Those who are away have no name."""
        if not guests:
            return {}
        c = schema.guests.c
        name = case((c.disabled.is_(None), c.name), else_="")
        with answering():
            async with self._engine.connect() as connection:
                rows = await connection.execute(select(c.id, name).where(c.id.in_(guests)))
                return {row[0]: row[1] for row in rows}

    async def _guests(self, where: object) -> Sequence[Guest]:
        c = schema.guests.c
        asked = select(c.id, c.name).where(where)  # type: ignore[arg-type]
        with answering():
            async with self._engine.connect() as connection:
                return [Guest(key, name) for key, name in await connection.execute(asked)]

    async def has_code(self, guest: str) -> bool:
        """Whether the guest has a recovery code."""
        c = schema.guests.c
        return bool(await self._guests((c.id == guest) & c.code.is_not(None)))

    async def is_claimed(self, guest: str) -> bool:
        """Whether the guest can come back from another device."""
        with answering():
            async with self._engine.connect() as connection:
                return await has_way_in(connection, guest)

    async def profile(self, guest: str) -> tuple[str, int]:
        """A guest's own name, and since when they are here."""
        c = schema.guests.c
        with answering():
            async with self._engine.connect() as connection:
                row = (await connection.execute(select(c.name, c.since).where(c.id == guest))).one()
                return row[0], row[1]

    async def said(self, guest: str) -> list[tuple[str, int, str]]:
        """Everything a guest said in chat: the table, when, and the words."""
        c = schema.lines.c
        own = select(c.table_id, c.line).where(c.guest == guest, c.kind == "said")
        with answering():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(own.order_by(c.table_id, c.number))).all()
        lines = [(table, log.decode(line)) for table, line in rows]
        return [(table, line.at, line.text) for table, line in lines if isinstance(line, log.Said)]

    async def disable(self, guest: str, now: int) -> None:
        """Hide a guest until they sign in again."""
        with answering():
            async with begin(self._engine) as connection:
                away = update(schema.guests).where(schema.guests.c.id == guest)
                await connection.execute(away.values(disabled=now))
                await shows_otherwise(connection, guest)

    async def enable(self, guest: str) -> bool:
        """Show a guest again; whether they were hidden."""
        c = schema.guests.c
        with answering():
            async with begin(self._engine) as connection:
                back = update(schema.guests).where(c.id == guest, c.disabled.is_not(None))
                if (await connection.execute(back.values(disabled=None))).rowcount != 1:
                    return False
                await shows_otherwise(connection, guest)
                return True

    async def change(self, guest: str, *, name: str | None = None, code: str | None = None) -> None:
        changes = {key: value for key, value in (("name", name), ("code", code)) if value is not None}
        with answering():
            async with begin(self._engine) as connection:
                change = update(schema.guests).where(schema.guests.c.id == guest).values(changes)
                await connection.execute(change)
                if name is not None:
                    await shows_otherwise(connection, guest)

    async def forget(self, guest: str) -> list[str]:
        """Delete a guest: the name, the seats, the words. The games stay, with the player anonymous.

        Returns the tables with deleted words; processes holding them must read them again.
        """
        c, s = schema.lines.c, schema.seats.c
        said = (c.guest == guest, c.kind == "said")
        with answering():
            async with begin(self._engine) as connection:
                await shows_otherwise(connection, guest)
                found = await connection.execute(select(c.table_id, c.number, c.line).where(*said))
                rows = found.all()
                for table, number, stored in rows:
                    line = log.decode(stored)
                    assert isinstance(line, log.Said)
                    blank = log.encode(msgspec.structs.replace(line, text="", phrase=None))
                    at = update(schema.lines).where(c.table_id == table, c.number == number)
                    await connection.execute(at.values(line=blank))
                await connection.execute(delete(schema.seats).where(s.guest == guest))
                for rows_of in (*account_schema.BY_GUEST, *people_schema.BY_GUEST, *cup_schema.BY_GUEST):
                    await connection.execute(delete(rows_of).where(rows_of.c.guest == guest))
                for rows_of in people_schema.ABOUT_OTHERS:
                    await connection.execute(delete(rows_of).where(rows_of.c.other == guest))
                browsers = schema.subscriptions
                await connection.execute(delete(browsers).where(browsers.c.guest == guest))
                await safety.forget(connection, guest)
                await forget_owner(connection, guest)
                await connection.execute(delete(schema.guests).where(schema.guests.c.id == guest))
        return sorted({table for table, _, _ in rows})
