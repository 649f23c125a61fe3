"""Where guests are signed in."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mandate.server.store import schema
from mandate.server.store.account_schema import sessions
from mandate.server.store.engine import answering, begin
from mandate.server.store.guests import Guest

MAX_SESSIONS = 50  # of one guest; beyond that the ones unused for longest end
SEEN_MS = 3_600_000  # how exact `seen` is: it is written once an hour


@dataclass(frozen=True, slots=True)
class Device:
    """What a session runs on. Either is empty if it is not known."""

    client: str  # the browser's or the program's name
    system: str


@dataclass(frozen=True, slots=True)
class Session:
    """A browser or program in which a guest is signed in."""

    id: str
    device: Device
    since: int
    seen: int


class Sessions:
    """All sessions of an installation. A session that is not here has ended."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def start(self, guest: str, device: Device, now: int) -> tuple[str, list[str]]:
        """Start a session: its id, and those that had to end for it."""
        new = secrets.token_urlsafe(12)
        c = sessions.c
        row = {"id": new, "guest": guest, "client": device.client, "system": device.system}
        with answering():
            async with begin(self._engine) as connection:
                old = select(c.id).where(c.guest == guest).order_by(c.seen.desc(), c.id)
                ended = list((await connection.execute(old.offset(MAX_SESSIONS - 1))).scalars())
                if ended:
                    await _delete(connection, ended)
                await connection.execute(insert(sessions).values(**row, since=now, seen=now))
        return new, ended

    async def find(self, guest: str, session: str) -> tuple[Guest, int] | None:
        """The guest of a session and when it was last used; None if it has ended."""
        s, g = sessions.c, schema.guests.c
        joined = sessions.join(schema.guests, g.id == s.guest)
        asked = select(g.id, g.name, s.seen).select_from(joined).where(s.id == session, s.guest == guest)
        with answering():
            async with self._engine.connect() as connection:
                row = (await connection.execute(asked)).first()
        return None if row is None else (Guest(row[0], row[1]), row[2])

    async def saw(self, session: str, now: int) -> None:
        """Note that a session was used."""
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(update(sessions).where(sessions.c.id == session).values(seen=now))

    async def renew(self, guest: str, session: str) -> str | None:
        """Give a session another id, so that earlier tokens for it end. None if it has ended itself."""
        new, c = secrets.token_urlsafe(12), sessions.c
        with answering():
            async with begin(self._engine) as connection:
                change = update(sessions).where(c.id == session, c.guest == guest).values(id=new)
                if (await connection.execute(change)).rowcount == 0:
                    return None
                own = schema.subscriptions.c.session == session
                await connection.execute(update(schema.subscriptions).where(own).values(session=new))
        return new

    async def of(self, guest: str) -> list[Session]:
        """A guest's sessions, the last used first."""
        c = sessions.c
        asked = select(c.id, c.client, c.system, c.since, c.seen).where(c.guest == guest)
        with answering():
            async with self._engine.connect() as connection:
                rows = await connection.execute(asked.order_by(c.seen.desc(), c.id))
                return [Session(row[0], Device(row[1], row[2]), row[3], row[4]) for row in rows]

    async def end(self, guest: str, *, only: str | None = None, but: str | None = None) -> list[str]:
        """End a guest's sessions: all, `only` one, or all `but` one. Returns the ids of those that ended."""
        c = sessions.c
        where: list[ColumnElement[bool]] = [c.guest == guest]
        where += [c.id == only] if only is not None else []
        where += [c.id != but] if but is not None else []
        with answering():
            async with begin(self._engine) as connection:
                ended = list((await connection.execute(select(c.id).where(*where))).scalars())
                await _delete(connection, ended)
        return ended


async def _delete(connection: AsyncConnection, ended: list[str]) -> None:
    """Delete sessions; their browsers get no more push messages."""
    browsers = schema.subscriptions
    await connection.execute(delete(browsers).where(browsers.c.session.in_(ended)))
    await connection.execute(delete(sessions).where(sessions.c.id.in_(ended)))
