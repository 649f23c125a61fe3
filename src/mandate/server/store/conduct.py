"""How a person reported played, from the stored games."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from mandate.people.conduct import Conduct
from mandate.people.evidence import conduct_of, often_met
from mandate.people.fair_play import FAIR_PLAY_MS
from mandate.server.store import schema
from mandate.server.store.people_schema import misses, played
from mandate.server.store.played import read_played

MAX_GAMES = 500  # the latest ones


async def conduct_in(
    connection: AsyncConnection, guest: str, reported: int, near: Callable[[str, str], bool]
) -> Conduct:
    c, m, g = played.c, misses.c, schema.guests.c
    asked = select(played).where(c.guest == guest, c.at > reported - FAIR_PLAY_MS)
    rows = await connection.execute(asked.order_by(c.at.desc(), c.table_id).limit(MAX_GAMES))
    games = [read_played(*row) for row in rows]
    tables = [game.table for game in games]
    missed = select(m.table_id, m.guest, m.kind).where(m.table_id.in_(tables))
    names = select(g.id, g.name).where(g.id.in_(often_met(games)))
    return conduct_of(
        games,
        {(table, who): kind for table, who, kind in await connection.execute(missed)},
        {str(who): str(name) for who, name in await connection.execute(names)},
        lambda other: near(guest, other),
    )
