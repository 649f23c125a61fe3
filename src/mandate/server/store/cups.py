"""Cups in the database: their logs, and when they need attention."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from mandate.people.cups import log
from mandate.people.cups.cup import CupStatus
from mandate.server.store.cup_schema import cup_lines, cups
from mandate.server.store.engine import answering, begin
from mandate.server.store.scribe import Conflict

MAX_DUE = 20  # cups that are leased at a time
MAX_LISTED = 50  # of each status


class CupStore:
    """The logs of cups."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def lines(self, cup: str, after: int = 0) -> list[tuple[int, log.AnyLine]]:
        """The lines of a cup behind line `after`, with their numbers."""
        c = cup_lines.c
        asked = select(c.number, c.line).where(c.cup_id == cup, c.number > after).order_by(c.number)
        with answering():
            async with self._engine.connect() as connection:
                return [(number, log.decode(line)) for number, line in await connection.execute(asked)]

    async def create(self, cup: str, line: log.Created) -> None:
        row = {"id": cup, "host": line.host, "club": line.plan.club, "status": "open", "changed": line.at}
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(insert(cups).values(**row, wakes=line.starts))
                await connection.execute(insert(cup_lines).values(_row(cup, 1, line)))

    async def append(
        self, cup: str, after: int, lines: Sequence[log.AnyLine], status: CupStatus, wakes: int | None
    ) -> None:
        """Add lines behind line `after`. Raises `Conflict` if another process wrote that line first."""
        rows = [_row(cup, number, line) for number, line in enumerate(lines, after + 1)]
        fresh = {"status": status, "changed": lines[-1].at, "wakes": wakes}
        with answering():
            try:
                async with begin(self._engine) as connection:
                    await connection.execute(insert(cup_lines), rows)
                    await connection.execute(update(cups).where(cups.c.id == cup).values(fresh))
            except IntegrityError as error:
                raise Conflict from error

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

    async def due(self, now: int, lease: int) -> list[str]:
        """Cups that are due. Each is leased to one process, for a while."""
        c = cups.c
        asked = select(c.id, c.wakes).where(c.wakes <= now).order_by(c.wakes).limit(MAX_DUE)
        claimed = []
        with answering():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(asked)).all()
            for name, wakes in rows:
                claim = update(cups).where(c.id == name, c.wakes == wakes).values(wakes=now + lease)
                async with begin(self._engine) as connection:
                    if (await connection.execute(claim)).rowcount == 1:
                        claimed.append(str(name))
        return claimed

    async def hurry(self, now: int) -> None:
        """Let every cup that is running be due at once."""
        with answering():
            async with begin(self._engine) as connection:
                running = update(cups).where(cups.c.status == "running", cups.c.wakes > now)
                await connection.execute(running.values(wakes=now))

    async def wake(self, cup: str, wakes: int | None) -> None:
        """Set when a cup is next due."""
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(update(cups).where(cups.c.id == cup).values(wakes=wakes))


def _row(cup: str, number: int, line: log.AnyLine) -> dict[str, object]:
    return {"cup_id": cup, "number": number, "line": log.encode(line)}
