"""Lists of tables: the lobby, and what a guest plays and has played."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import Select, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from mandate.server.store import schema
from mandate.server.store.engine import answering, begin
from mandate.table.listing import Card

PAGE = 50  # tables in a list
LIVE_LISTED_MS = 10 * 60_000  # that a table for a live game stays in the lobby without its host, or a move
SLOW_LISTED_MS = 7 * 24 * 60 * 60_000  # the same for slow games: as long as a table waits at all
LOOKED_THROUGH = 10 * PAGE  # of the lobby, for those that are shown


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    name: str
    card: Card
    changed: int

    @property
    def until(self) -> int:
        """When it leaves the lobby, if no one comes and nothing happens."""
        return self.changed + (SLOW_LISTED_MS if self.card.pace.slow else LIVE_LISTED_MS)


class Lists:
    """What the server shows of its tables without reading any."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def lobby(self, now: int) -> list[Listed]:
        """The tables that wait for players, and then those to be watched, the newest first.

        Entries expire. Where there are too many, everybody's first one goes before anybody's second.
        """
        c = schema.tables.c
        asked = select(c.id, c.card, c.changed).where(c.listed == 1).order_by(c.changed.desc())
        asked = asked.where(c.changed > now - SLOW_LISTED_MS)
        waiting = await self._list(asked.where(c.status == "open").limit(LOOKED_THROUGH))
        playing = await self._list(asked.where(c.status == "playing").limit(LOOKED_THROUGH))
        return [
            *_in_turn([each for each in waiting if each.until > now], PAGE),
            *_in_turn([each for each in playing if each.until > now], PAGE),
        ]

    async def still_waiting(self, names: Collection[str], now: int) -> set[str]:
        """Which of these tables are in the lobby and wait for players."""
        c = schema.tables.c
        asked = select(c.id, c.card, c.changed)
        asked = asked.where(c.id.in_(names), c.listed == 1, c.status == "open")
        return {each.name for each in await self._list(asked) if each.until > now}

    async def keep_waiting(self, names: Collection[str], now: int) -> None:
        """Keep these tables in the lobby: their hosts are there."""
        c = schema.tables.c
        still = c.id.in_(names), c.listed == 1, c.status == "open", c.changed < now
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(update(schema.tables).where(*still).values(changed=now))

    async def running_of(self, guest: str) -> list[Listed]:
        """All tables at which a guest sits and whose game is running or has yet to begin."""
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

    async def all_of(self, guest: str) -> list[Listed]:
        """Every table at which a guest sits, the newest first."""
        c = schema.tables.c
        return await self._list(_seated(guest).order_by(c.changed.desc(), c.id))

    async def unfinished_of(self, guest: str) -> list[str]:
        """Every table at which a guest sits and whose game has not ended."""
        c, s = schema.tables.c, schema.seats.c
        mine = select(s.table_id).where(s.guest == guest)
        asked = select(c.id).where(c.id.in_(mine), c.status.in_(("open", "playing"))).order_by(c.id)
        with answering():
            async with self._engine.connect() as connection:
                return [str(name) for name in (await connection.execute(asked)).scalars()]

    async def _list(self, asked: Select[str, str, int]) -> list[Listed]:
        with answering():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(asked)).all()
        return [Listed(name, msgspec.json.decode(card, type=Card), changed) for name, card, changed in rows]


def _seated(guest: str) -> Select[str, str, int]:
    """The tables at which a guest sits."""
    c, s = schema.tables.c, schema.seats.c
    return select(c.id, c.card, c.changed).where(c.id.in_(select(s.table_id).where(s.guest == guest)))


def _in_turn(tables: Sequence[Listed], most: int) -> list[Listed]:
    """At most so many of them, and everybody's first one before anybody's second; else as they came."""
    rounds: list[tuple[int, int, Listed]] = []
    seen: dict[str, int] = {}
    for number, one in enumerate(tables):
        person = next((seat.guest for seat in one.card.seats if seat.guest is not None), one.name)
        seen[person] = seen.get(person, 0) + 1
        rounds.append((seen[person], number, one))
    kept = sorted(rounds, key=lambda place: place[:2])[:most]
    return [one for _, _, one in sorted(kept, key=lambda place: place[1])]
