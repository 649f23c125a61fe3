"""What spectators say to each other, in the database."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from mandate.core.errors import Refused
from mandate.server.store.engine import answering, begin
from mandate.server.store.people_schema import remarks
from mandate.server.store.safety_schema import blocks
from mandate.table.codes import ServerCode
from mandate.table.log_limits import FLOOD_LINES, FLOOD_MS

MAX_REMARKS = 500  # at one table
FLOOD_OF_ALL = 5 * FLOOD_LINES  # remarks at one table in the time of a flood
PAGE = 200  # in one answer
MAX_TRIES = 10  # to find a number that is free


class StoredRemark(NamedTuple):
    """A remark as it is stored."""

    number: int
    guest: str
    at: int
    text: str
    phrase: str | None


class Remarks:
    """The remarks at all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, table: str, guest: str, now: int, text: str, phrase: str | None) -> int:
        """Store a remark and return its number. Floods are refused, of one person and of all at a table."""
        c = remarks.c
        for tried in range(MAX_TRIES):
            with answering():
                try:
                    async with begin(self._engine) as connection:
                        here = select(func.max(c.number)).where(c.table_id == table)
                        number = 1 + int((await connection.execute(here)).scalar() or 0)
                        if number > MAX_REMARKS:
                            raise Refused(ServerCode.CHAT_FULL, most=MAX_REMARKS)
                        lately = select(c.guest).where(c.table_id == table, c.at > now - FLOOD_MS)
                        said = [*(await connection.execute(lately)).scalars()]
                        if said.count(guest) >= FLOOD_LINES or len(said) >= FLOOD_OF_ALL:
                            raise Refused(ServerCode.CHAT_FLOOD, most=FLOOD_LINES, seconds=FLOOD_MS // 1000)
                        row = {"table_id": table, "number": number, "guest": guest, "at": now,
                               "text": text, "phrase": phrase}  # fmt: skip
                        await connection.execute(insert(remarks).values(row))
                        return number
                except IntegrityError:  # another spectator was faster
                    if tried == MAX_TRIES - 1:
                        raise
        raise AssertionError

    async def one(self, table: str, number: int) -> StoredRemark | None:
        c = remarks.c
        asked = select(c.number, c.guest, c.at, c.text, c.phrase)
        asked = asked.where(c.table_id == table, c.number == number)
        with answering():
            async with self._engine.connect() as connection:
                row = (await connection.execute(asked)).first()
                return None if row is None else StoredRemark(*row)

    async def of(self, table: str, after: int, reader: str | None = None) -> list[StoredRemark]:
        """A page of the remarks after that number, without those of people whom the reader has blocked."""
        c, b = remarks.c, blocks.c
        asked = select(c.number, c.guest, c.at, c.text, c.phrase)
        asked = asked.where(c.table_id == table, c.number > after)
        if reader is not None:
            asked = asked.where(c.guest.not_in(select(b.other).where(b.guest == reader)))
        with answering():
            async with self._engine.connect() as connection:
                found = await connection.execute(asked.order_by(c.number).limit(PAGE))
                return [StoredRemark(*row) for row in found]

    async def latest(self, table: str) -> list[StoredRemark]:
        """The latest page of remarks at a table."""
        c = remarks.c
        asked = select(c.number, c.guest, c.at, c.text, c.phrase).where(c.table_id == table)
        with answering():
            async with self._engine.connect() as connection:
                found = await connection.execute(asked.order_by(c.number.desc()).limit(PAGE))
                return [StoredRemark(*row) for row in found][::-1]

    async def all_of(self, guest: str) -> list[tuple[str, int, str]]:
        """Everything a person said as a spectator: the table, when, and the words or the phrase."""
        c = remarks.c
        asked = select(c.table_id, c.at, c.text, c.phrase).where(c.guest == guest)
        with answering():
            async with self._engine.connect() as connection:
                found = await connection.execute(asked.order_by(c.at, c.table_id))
                return [(table, at, phrase or text) for table, at, text, phrase in found]

    async def deaf_to(self, guest: str) -> set[str]:
        """Those who have blocked a person, and hear nothing of theirs."""
        asked = select(blocks.c.guest).where(blocks.c.other == guest)
        with answering():
            async with self._engine.connect() as connection:
                return {str(row[0]) for row in await connection.execute(asked)}
