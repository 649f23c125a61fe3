"""Clubs in the database: their members, and the plan of their weekly cup."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from mandate.people.cups.plan import CupPlan
from mandate.server.store.cup_schema import club_members, clubs
from mandate.server.store.engine import answering, begin

WEEK_MS = 7 * 86_400_000


@dataclass(frozen=True, slots=True)
class Club:
    """A club, and its weekly cup if it has one."""

    id: str
    name: str
    link: str
    since: int
    plan: CupPlan | None
    wakes: int | None


class Clubs:
    """Clubs and their members."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def found(self, club: Club, founder: str) -> None:
        row = {"id": club.id, "name": club.name, "link": club.link, "since": club.since}
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(insert(clubs).values(row))
                member = {"club_id": club.id, "guest": founder, "since": club.since}
                await connection.execute(insert(club_members).values(member))

    async def find(self, club: str) -> Club | None:
        asked = select(clubs).where(clubs.c.id == club)
        with answering():
            async with self._engine.connect() as connection:
                row = (await connection.execute(asked)).first()
        if row is None:
            return None
        plan = None if row.plan is None else msgspec.json.decode(row.plan, type=CupPlan)
        return Club(row.id, row.name, row.link, row.since, plan, row.wakes)

    async def of(self, guest: str | None) -> list[str]:
        """The clubs of a guest, the oldest membership first."""
        if guest is None:
            return []
        c = club_members.c
        asked = select(c.club_id).where(c.guest == guest).order_by(c.since, c.club_id)
        with answering():
            async with self._engine.connect() as connection:
                return [str(club) for club in (await connection.execute(asked)).scalars()]

    async def members(self, club: str) -> list[str]:
        """The members of a club, the longest first."""
        c = club_members.c
        asked = select(c.guest).where(c.club_id == club).order_by(c.since, c.guest)
        with answering():
            async with self._engine.connect() as connection:
                return [str(guest) for guest in (await connection.execute(asked)).scalars()]

    async def join(self, club: str, guest: str, now: int) -> None:
        with answering():
            try:
                async with begin(self._engine) as connection:
                    row = {"club_id": club, "guest": guest, "since": now}
                    await connection.execute(insert(club_members).values(row))
            except IntegrityError:  # already a member
                return

    async def leave(self, club: str, guest: str) -> None:
        """Leave a club. The last one to leave closes it."""
        c = club_members.c
        count = select(func.count()).where(c.club_id == club)
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(delete(club_members).where(c.club_id == club, c.guest == guest))
                if not (await connection.execute(count)).scalar_one():
                    await connection.execute(delete(clubs).where(clubs.c.id == club))

    async def plan(self, club: str, plan: CupPlan | None, wakes: int | None) -> None:
        """Set the plan of the weekly cup, and when the next one is hosted."""
        stored = None if plan is None else msgspec.json.encode(plan).decode()
        change = update(clubs).where(clubs.c.id == club).values(plan=stored, wakes=wakes)
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(change)

    async def due(self, now: int) -> list[Club]:
        """The clubs whose weekly cup is due. Each is given to one process; the next is a week later."""
        c = clubs.c
        with answering():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(select(c.id, c.wakes).where(c.wakes <= now))).all()
            claimed = []
            for name, wakes in rows:
                following = wakes + WEEK_MS * (1 + (now - wakes) // WEEK_MS)
                claim = update(clubs).where(c.id == name, c.wakes == wakes).values(wakes=following)
                async with begin(self._engine) as connection:
                    if (await connection.execute(claim)).rowcount == 1:
                        claimed.append(name)
        found = [await self.find(name) for name in claimed]
        return [club for club in found if club is not None]
