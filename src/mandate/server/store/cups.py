"""Cups in the database: their logs, and when they need attention."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from mandate.people.cups import log
from mandate.server.store.cup_schema import cup_lines, cups
from mandate.server.store.engine import answering
from mandate.server.store.kept_logs import KeptLogs

MAX_LISTED = 50  # of each status


class CupStore(KeptLogs[log.AnyLine]):
    """The logs of cups."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine, cups, cup_lines, log.encode, log.decode)

    async def create(self, cup: str, line: log.Created) -> None:
        row = {"id": cup, "host": line.host, "club": line.plan.club, "status": "open", "changed": line.at}
        await self.begin({**row, "wakes": line.starts}, [line])

    async def listed(self, clubs: Sequence[str] = (), only: str | None = None) -> list[str]:
        """The cups that all may see and those of `clubs`, the newest first; `only`: those of one club."""
        c = cups.c
        seen = or_(c.club.is_(None), c.club.in_(clubs)) if only is None else c.club == only
        found: list[str] = []
        with answering():
            async with self._engine.connect() as connection:
                for status in ("open", "running", "ended"):
                    asked = select(c.id).where(seen, c.status == status).order_by(c.changed.desc(), c.id)
                    found += (await connection.execute(asked.limit(MAX_LISTED))).scalars()
        return found

    async def hosted(self, guest: str) -> int:
        """How many cups of a host have not ended."""
        c = cups.c
        asked = select(func.count()).where(c.host == guest, c.status != "ended")
        with answering():
            async with self._engine.connect() as connection:
                return int((await connection.execute(asked)).scalar_one())
