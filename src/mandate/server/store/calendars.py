"""The quiet hours and vacations of each person."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from mandate.people.calendar import Calendar
from mandate.server.store.engine import answering, begin
from mandate.server.store.people_schema import calendars

NO_CALENDAR = Calendar()


class Calendars:
    """What people have arranged for their slow games."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, guest: str) -> Calendar:
        asked = select(calendars.c.calendar).where(calendars.c.guest == guest)
        with answering():
            async with self._engine.connect() as connection:
                stored = (await connection.execute(asked)).scalar()
        return NO_CALENDAR if stored is None else msgspec.json.decode(stored, type=Calendar)

    async def keep(self, guest: str, calendar: Calendar) -> None:
        row = {"guest": guest, "calendar": msgspec.json.encode(calendar).decode()}
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(delete(calendars).where(calendars.c.guest == guest))
                if calendar != NO_CALENDAR:
                    await connection.execute(insert(calendars).values(row))
