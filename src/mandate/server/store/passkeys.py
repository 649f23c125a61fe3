"""Passkeys of guests, and the challenges they sign."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mandate.server.store import schema
from mandate.server.store.account_schema import challenges, passkeys
from mandate.server.store.engine import answering, begin

MAX_PASSKEYS = 20  # of one guest
CHALLENGE_MS = 300_000  # how long people may take: five minutes, as WebAuthn recommends


@dataclass(frozen=True, slots=True)
class Passkey:
    """A public key and what is known of its authenticator."""

    id: str
    guest: str
    credential: bytes
    key: bytes
    counter: int
    name: str
    since: int
    used: int | None = None


class Passkeys:
    """The passkeys of an installation."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # --- challenges ---------------------------------------------------------------------------------

    async def ask(self, challenge: bytes, guest: str | None, now: int) -> None:
        """Keep a challenge until it is used or expires; `guest`: who adds a passkey."""
        row = {"id": _text(challenge), "guest": guest, "expires": now + CHALLENGE_MS}
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(delete(challenges).where(challenges.c.expires < now))
                await connection.execute(insert(challenges).values(row))

    async def take(self, challenge: bytes, guest: str | None, now: int) -> bool:
        """Use a challenge up. False if this guest has no such one: it was used, or has expired."""
        c = challenges.c
        where = (c.id == _text(challenge), c.guest.is_(None) if guest is None else c.guest == guest)
        with answering():
            async with begin(self._engine) as connection:
                return (
                    await connection.execute(delete(challenges).where(*where, c.expires >= now))
                ).rowcount == 1

    # --- passkeys -----------------------------------------------------------------------------------

    async def add(
        self, guest: str, credential: bytes, key: bytes, counter: int, name: str, now: int
    ) -> Passkey | None:
        """The new passkey; None if this credential is known already, or the guest has too many."""
        new = Passkey(credential_key(credential), guest, credential, key, counter, name, now)
        row = {
            "id": new.id,
            "guest": guest,
            "credential": _text(credential),
            "key": _text(key),
            "counter": counter,
            "name": name,
            "since": now,
        }
        with answering():
            try:
                async with begin(self._engine) as connection:
                    own = select(func.count()).where(passkeys.c.guest == guest)
                    if (await connection.execute(own)).scalar_one() >= MAX_PASSKEYS:
                        return None
                    await connection.execute(insert(passkeys).values(row))
            except IntegrityError:
                return None
        return new

    async def of(self, guest: str) -> list[Passkey]:
        return await self._find(passkeys.c.guest == guest)

    async def find(self, credential: bytes) -> Passkey | None:
        return next(iter(await self._find(passkeys.c.id == credential_key(credential))), None)

    async def _find(self, where: object) -> list[Passkey]:
        c = passkeys.c
        asked = select(c.id, c.guest, c.credential, c.key, c.counter, c.name, c.since, c.used).where(where)  # type: ignore[arg-type]
        with answering():
            async with self._engine.connect() as connection:
                rows = await connection.execute(asked.order_by(c.since, c.id))
                return [
                    Passkey(row[0], row[1], urlsafe_b64decode(row[2]), urlsafe_b64decode(row[3]), *row[4:])
                    for row in rows
                ]

    async def sign(self, passkey: Passkey, counter: int, now: int) -> bool:
        """Note a signature. False if another one was noted since the passkey was read."""
        c = passkeys.c
        change = update(passkeys).where(c.id == passkey.id, c.counter == passkey.counter)
        with answering():
            async with begin(self._engine) as connection:
                return (await connection.execute(change.values(counter=counter, used=now))).rowcount == 1

    async def rename(self, guest: str, passkey: str, name: str) -> None:
        c = passkeys.c
        with answering():
            async with begin(self._engine) as connection:
                own = update(passkeys).where(c.id == passkey, c.guest == guest)
                await connection.execute(own.values(name=name))

    async def remove(self, guest: str, passkey: str | None, *, sure: bool) -> bool:
        """Remove a passkey, or with None the recovery code. False: it is the last way in, and not `sure`."""
        p, g = passkeys.c, schema.guests.c
        with answering():
            async with begin(self._engine) as connection:
                if passkey is None:
                    await connection.execute(update(schema.guests).where(g.id == guest).values(code=None))
                else:
                    own = delete(passkeys).where(p.id == passkey, p.guest == guest)
                    if (await connection.execute(own)).rowcount == 0:
                        return True
                if not sure and not await has_way_in(connection, guest):
                    await connection.rollback()
                    return False
        return True


def _text(some: bytes) -> str:
    return urlsafe_b64encode(some).decode()


def credential_key(credential: bytes) -> str:
    return hashlib.sha256(credential).hexdigest()


async def has_way_in(connection: AsyncConnection, guest: str) -> bool:
    """Whether a guest can sign in on another device: with a recovery code or a passkey."""
    g = schema.guests.c
    coded = select(g.id).where(g.id == guest, g.code.is_not(None))
    keyed = select(passkeys.c.id).where(passkeys.c.guest == guest)
    return any([(await connection.execute(each.limit(1))).first() is not None for each in (coded, keyed)])
