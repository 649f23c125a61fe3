"""Profiles in the database: tags, what people show, whom they follow, and challenges."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import ColumnElement, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mandate.people.profile import AVATARS, Section
from mandate.server.store import schema
from mandate.server.store.engine import answering, begin
from mandate.server.store.people_schema import follows, game_challenges, profiles, shown_changes
from mandate.table.plan import Plan

TAG_BYTES = 5  # base32: the first six of eight characters
TAG_LENGTH = 6
MAX_TAG_TRIES = 10
MAX_NAMED = 500  # guests in one statement
OPEN = "open"
_OTHERWISE = text(
    "INSERT INTO shown_changes (id, number) SELECT 1, 1 "
    "WHERE EXISTS (SELECT 1 FROM profiles WHERE guest = :guest) "
    "ON CONFLICT (id) DO UPDATE SET number = shown_changes.number + 1"
)


@dataclass(frozen=True, slots=True)
class Shown:
    """A person with a profile."""

    guest: str
    name: str
    tag: str
    avatar: int
    public: frozenset[Section]
    seen: int
    edition: tuple[int, int]  # what others see of this person is the same as long as this is


@dataclass(frozen=True, slots=True)
class Challenge:
    """A game that a person offers another one."""

    id: str
    guest: str
    other: str
    plan: Plan
    until: int
    status: str = OPEN
    table: str | None = None
    link: str | None = None


class Profiles:
    """What people show, and what ties them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def find(self, tag: str) -> Shown | None:
        return next(iter(await self._profiles(profiles.c.tag == tag)), None)

    async def of(self, guests: Collection[str]) -> dict[str, Shown]:
        """Those of these guests who have a profile."""
        found = await self._profiles(profiles.c.guest.in_(guests)) if guests else []
        return {each.guest: each for each in found}

    async def make(self, guest: str, now: int) -> None:
        """Give a guest a profile, unless there is one."""
        with answering():
            for _ in range(MAX_TAG_TRIES):
                own = select(profiles.c.guest).where(profiles.c.guest == guest)
                try:
                    async with begin(self._engine) as connection:
                        if (await connection.execute(own)).first() is not None:
                            return
                        row = {"guest": guest, "tag": _new_tag(), "public": "[]", "seen": now}
                        row["avatar"] = secrets.token_bytes(1)[0] % AVATARS
                        await connection.execute(insert(profiles).values(row))
                        return
                except IntegrityError:  # the tag is taken, or another request was faster
                    continue

    async def change(self, guest: str, public: Sequence[Section], avatar: int) -> None:
        stored = msgspec.json.encode(sorted(set(public))).decode()
        change = update(profiles).where(profiles.c.guest == guest).values(public=stored, avatar=avatar)
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(change)
                await shows_otherwise(connection, guest)

    async def consenting(self) -> set[str]:
        """Who lets their games be published without names. Those who are away are not among them."""
        return {each.guest for each in await self._profiles(profiles.c.public.contains('"data"'))}

    async def saw(self, guests: Collection[str], now: int) -> None:
        """Note that these people are here, of those who show it."""
        c, wanted = profiles.c, sorted(guests)
        with answering():
            for first in range(0, len(wanted), MAX_NAMED):
                some = c.guest.in_(wanted[first : first + MAX_NAMED])
                async with begin(self._engine) as connection:
                    change = update(profiles).where(some, c.public.contains('"presence"')).values(seen=now)
                    await connection.execute(change)

    async def _profiles(self, where: ColumnElement[bool]) -> list[Shown]:
        """Those who are away until they sign in again have none."""
        c, g = profiles.c, schema.guests.c
        changes = select(shown_changes.c.number).scalar_subquery()
        asked = select(c.guest, g.name, c.tag, c.avatar, c.public, c.seen, c.edition, changes).join(
            schema.guests, g.id == c.guest
        )
        with answering():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(asked.where(where, g.disabled.is_(None)))).all()
        return [
            Shown(
                guest, name, tag, avatar, frozenset(msgspec.json.decode(public)), seen, (edition, number or 0)
            )
            for guest, name, tag, avatar, public, seen, edition, number in rows
        ]

    # --- following ----------------------------------------------------------------------------------

    async def following(self, guest: str) -> list[str]:
        c = follows.c
        asked = select(c.other).where(c.guest == guest).order_by(c.at.desc(), c.other)
        with answering():
            async with self._engine.connect() as connection:
                return [str(other) for other in (await connection.execute(asked)).scalars()]

    async def follows(self, guest: str, other: str) -> bool:
        c = follows.c
        asked = select(c.at).where(c.guest == guest, c.other == other)
        with answering():
            async with self._engine.connect() as connection:
                return (await connection.execute(asked)).first() is not None

    async def follow(self, guest: str, other: str, now: int) -> None:
        await self.unfollow(guest, other)
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(insert(follows).values(guest=guest, other=other, at=now))

    async def unfollow(self, guest: str, other: str) -> None:
        c = follows.c
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(delete(follows).where(c.guest == guest, c.other == other))

    # --- challenges ---------------------------------------------------------------------------------

    async def challenge(self, new: Challenge, now: int) -> None:
        """Store a challenge. Those whose time is over are deleted."""
        row = {
            "id": new.id,
            "guest": new.guest,
            "other": new.other,
            "plan": msgspec.json.encode(new.plan).decode(),
            "until": new.until,
            "status": new.status,
        }
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(delete(game_challenges).where(game_challenges.c.until < now))
                await connection.execute(insert(game_challenges).values(row))

    async def open_challenges(self, guest: str, now: int, other: str | None = None) -> int:
        """How many challenges of a guest wait for an answer; with `other`, from that one."""
        c = game_challenges.c
        asked = select(func.count()).where(c.guest == guest, c.status == OPEN, c.until >= now)
        if other is not None:
            asked = asked.where(c.other == other)
        with answering():
            async with self._engine.connect() as connection:
                return int((await connection.execute(asked)).scalar_one())

    async def challenges_of(self, guest: str, now: int) -> list[Challenge]:
        """All challenges of and to a guest that are not over, those that end first first."""
        c = game_challenges.c
        return await self._challenges(or_(c.guest == guest, c.other == guest) & (c.until >= now))

    async def find_challenge(self, key: str, now: int) -> Challenge | None:
        c = game_challenges.c
        return next(iter(await self._challenges((c.id == key) & (c.until >= now))), None)

    async def answer(self, key: str, status: str) -> bool:
        """Answer an open challenge. False: it has been answered or withdrawn."""
        c = game_challenges.c
        change = update(game_challenges).where(c.id == key, c.status == OPEN).values(status=status)
        with answering():
            async with begin(self._engine) as connection:
                return (await connection.execute(change)).rowcount == 1

    async def seat_at(self, key: str, table: str, link: str) -> None:
        """Note the table of an accepted challenge."""
        change = update(game_challenges).where(game_challenges.c.id == key).values(table_id=table, link=link)
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(change)

    async def drop_challenge(self, key: str) -> None:
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(delete(game_challenges).where(game_challenges.c.id == key))

    async def _challenges(self, where: ColumnElement[bool]) -> list[Challenge]:
        c = game_challenges.c
        asked = select(c.id, c.guest, c.other, c.plan, c.until, c.status, c.table_id, c.link)
        with answering():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(asked.where(where).order_by(c.until, c.id))).all()
        return [
            Challenge(key, guest, other, msgspec.json.decode(plan, type=Plan), until, status, table, link)
            for key, guest, other, plan, until, status, table, link in rows
        ]


async def note_games(connection: AsyncConnection, guests: Collection[str] | None = None) -> None:
    """Note that the games of these people, or of all, are others than before.

    Call it first in a transaction: the rows are locked in the order of their keys.
    """
    change = update(profiles).values(edition=profiles.c.edition + 1)
    if guests is None:
        await connection.execute(change)
    elif guests:
        own = change.where(profiles.c.guest == bindparam("who"))
        await connection.execute(own, [{"who": guest} for guest in sorted(guests)])


async def shows_otherwise(connection: AsyncConnection, guest: str) -> None:
    """Note that a person is called otherwise, shows other things, or leaves: profiles of others name them."""
    await connection.execute(_OTHERWISE, {"guest": guest})


def _new_tag() -> str:
    return base64.b32encode(secrets.token_bytes(TAG_BYTES)).decode().lower()[:TAG_LENGTH]
