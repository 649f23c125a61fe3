"""The week's deals and the tries at them, in the database."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from mandate.core.record import Record, loads
from mandate.people.weekly import Try, WeeklyScore
from mandate.server.store import schema
from mandate.server.store.engine import answering, begin
from mandate.server.store.people_schema import weekly_deals, weekly_tries

_t = weekly_tries.c
_TRY = select(_t.guest, _t.table_id, _t.listed, _t.late, _t.score)


class WeeklyStore:
    """Deals by week and game. Of several processes that draw one, the first to store it wins."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def deal(self, week: str, game: str, draw: Callable[[], Record] | None = None) -> Record | None:
        """The deal with its salt; drawn if it does not exist yet."""
        c = weekly_deals.c
        asked = select(c.deal).where(c.week == week, c.game == game)
        with answering():
            async with self._engine.connect() as connection:
                stored = (await connection.execute(asked)).scalar()
            if stored is None and draw is not None:
                row = {"week": week, "game": game, "deal": draw().dumps()}
                try:
                    async with begin(self._engine) as connection:
                        await connection.execute(insert(weekly_deals).values(row))
                except IntegrityError:  # another process was faster
                    pass
                async with self._engine.connect() as connection:
                    stored = (await connection.execute(asked)).scalar_one()
        return None if stored is None else loads(stored)

    async def begin(self, week: str, game: str, fresh: Try) -> Try:
        """Note a person's try before its table is opened; the one they have if there is one."""
        row = {
            "week": week,
            "game": game,
            "guest": fresh.guest,
            "table_id": fresh.table,
            "listed": int(fresh.listed),
            "late": int(fresh.late),
        }
        with answering():
            try:
                async with begin(self._engine) as connection:
                    await connection.execute(insert(weekly_tries).values(row))
            except IntegrityError:
                pass
        found = await self.find(week, game, fresh.guest)
        assert found is not None
        return found

    async def find(self, week: str, game: str, guest: str) -> Try | None:
        asked = _TRY.where(_t.week == week, _t.game == game, _t.guest == guest)
        with answering():
            async with self._engine.connect() as connection:
                row = (await connection.execute(asked)).first()
        return None if row is None else _read(*row)

    async def tries(self, week: str, game: str) -> list[Try]:
        """All that are over."""
        asked = _TRY.where(_t.week == week, _t.game == game, _t.score.is_not(None))
        with answering():
            async with self._engine.connect() as connection:
                return [_read(*row) for row in await connection.execute(asked.order_by(_t.guest))]

    async def of(self, guest: str) -> list[tuple[str, str, str]]:
        """The week, game and table of each try of a guest."""
        asked = select(_t.week, _t.game, _t.table_id).where(_t.guest == guest).order_by(_t.week, _t.game)
        with answering():
            async with self._engine.connect() as connection:
                return [(week, game, table) for week, game, table in await connection.execute(asked)]

    async def unscored(self, week: str, game: str) -> list[str]:
        """Tables of tries that are over, whose process ended before it had noted the score."""
        s = schema.tables.c
        asked = select(_t.table_id).where(
            _t.week == week, _t.game == game, _t.score.is_(None), _t.table_id == s.id, s.status == "over"
        )
        with answering():
            async with self._engine.connect() as connection:
                return [str(name) for name in (await connection.execute(asked)).scalars()]

    async def score(self, table: str, score: WeeklyScore) -> None:
        """Note how the try at a table ended, once."""
        stored = msgspec.json.encode(score).decode()
        with answering():
            async with begin(self._engine) as connection:
                mine = update(weekly_tries).where(_t.table_id == table, _t.score.is_(None))
                await connection.execute(mine.values(score=stored))

    async def list_me(self, week: str, game: str, guest: str, *, listed: bool) -> None:
        """Agree, or agree no longer, to be named in the table of results."""
        with answering():
            async with begin(self._engine) as connection:
                mine = update(weekly_tries).where(_t.week == week, _t.game == game, _t.guest == guest)
                await connection.execute(mine.values(listed=int(listed)))

    async def is_listed(self, table: str) -> bool:
        """Whether a table is that of a try whose person agreed to be named."""
        asked = select(_t.listed).where(_t.table_id == table)
        with answering():
            async with self._engine.connect() as connection:
                return bool((await connection.execute(asked)).scalar())


def _read(guest: str, table: str, listed: int, late: int, score: str | None) -> Try:
    read = None if score is None else msgspec.json.decode(score, type=WeeklyScore)
    return Try(guest=guest, table=table, listed=bool(listed), late=bool(late), score=read)
