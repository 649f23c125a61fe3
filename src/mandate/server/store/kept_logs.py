"""Logs in the database that are the truth of something long: a cup, the season of a ladder.

Lines are only added. Beside each log is a row with what lists and the upkeep need to know of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from sqlalchemy import Table, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from mandate.server.store.engine import answering, begin
from mandate.server.store.scribe import Conflict

MAX_DUE = 20  # logs that are leased at a time
Line = TypeVar("Line")


class KeptLogs(Generic[Line]):
    """All logs of one kind: `rows` has one for each, with its `id`, `status`, `changed` and `wakes`."""

    def __init__(
        self,
        engine: AsyncEngine,
        rows: Table,
        lines: Table,
        encode: Callable[[Line], str],
        decode: Callable[[str], Line],
    ) -> None:
        self._engine = engine
        self._rows = rows
        self._lines = lines
        self._name, self._number, self._line = list(lines.c)
        self._encode = encode
        self._decode = decode

    async def lines(self, name: str, after: int = 0, most: int | None = None) -> list[tuple[int, Line]]:
        """The lines of a log behind line `after`, with their numbers; `most`: no more than so many."""
        asked = select(self._number, self._line).where(self._name == name, self._number > after)
        with answering():
            async with self._engine.connect() as connection:
                rows = await connection.execute(asked.order_by(self._number).limit(most))
                return [(number, self._decode(line)) for number, line in rows]

    async def begin(self, row: dict[str, Any], lines: Sequence[Line]) -> None:
        """Begin a log. Raises `Conflict` if there is one under that name."""
        with answering():
            try:
                async with begin(self._engine) as connection:
                    await connection.execute(insert(self._rows).values(row))
                    await connection.execute(insert(self._lines), self._stored(row["id"], 0, lines))
            except IntegrityError as error:
                raise Conflict from error

    async def append(
        self, name: str, after: int, lines: Sequence[Line], status: str, changed: int, wakes: int | None
    ) -> None:
        """Add lines behind line `after`. Raises `Conflict` if another process wrote that line first."""
        fresh = {"status": status, "changed": changed, "wakes": wakes}
        with answering():
            try:
                async with begin(self._engine) as connection:
                    await connection.execute(insert(self._lines), self._stored(name, after, lines))
                    await connection.execute(update(self._rows).where(self._rows.c.id == name).values(fresh))
            except IntegrityError as error:
                raise Conflict from error

    def _stored(self, name: str, after: int, lines: Sequence[Line]) -> list[dict[str, object]]:
        return [
            {self._name.name: name, self._number.name: number, self._line.name: self._encode(line)}
            for number, line in enumerate(lines, after + 1)
        ]

    async def due(self, now: int, lease: int) -> list[str]:
        """Those that are due. Each is leased to one process, for a while."""
        c = self._rows.c
        asked = select(c.id, c.wakes).where(c.wakes <= now).order_by(c.wakes).limit(MAX_DUE)
        claimed = []
        with answering():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(asked)).all()
            for name, wakes in rows:
                claim = update(self._rows).where(c.id == name, c.wakes == wakes).values(wakes=now + lease)
                async with begin(self._engine) as connection:
                    if (await connection.execute(claim)).rowcount == 1:
                        claimed.append(str(name))
        return claimed

    async def hurry(self, now: int) -> None:
        """Let all that are running be due at once."""
        c = self._rows.c
        with answering():
            async with begin(self._engine) as connection:
                running = update(self._rows).where(c.status == "running", c.wakes > now)
                await connection.execute(running.values(wakes=now))

    async def wake(self, name: str, wakes: int | None) -> None:
        """Set when a log is next due."""
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(
                    update(self._rows).where(self._rows.c.id == name).values(wakes=wakes)
                )
