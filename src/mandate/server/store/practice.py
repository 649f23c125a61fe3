"""A person's reviewed games and solved puzzles: each is stored once, so a profile only reads it."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from mandate.people.practice import ReviewedGame
from mandate.people.profile import Solved
from mandate.server.store.engine import answering, begin
from mandate.server.store.people_schema import reviewed, solved
from mandate.server.store.profiles import note_games

MAX_SOLVED = 5_000  # puzzles of one guest
MAX_SHOWN = 100  # reviewed games in a profile: the latest
_FIELDS = ("table_id", "at", "game", "choices", "accuracy", "lost", "luck")


class Practice:
    """What reviews and puzzles say of each guest."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def review(self, guest: str, game: ReviewedGame) -> None:
        """Keep what a review says, in place of an earlier one of the same game."""
        c = reviewed.c
        row = {"guest": guest, **dict(zip(_FIELDS, msgspec.structs.astuple(game), strict=True))}
        with answering():
            async with begin(self._engine) as connection:
                await note_games(connection, [guest])
                known = delete(reviewed).where(c.guest == guest, c.table_id == game.table)
                await connection.execute(known)
                await connection.execute(insert(reviewed).values(row))

    async def reviews_of(self, guest: str) -> list[ReviewedGame]:
        """The latest reviewed games, in the order in which they ended."""
        c = reviewed.c
        asked = select(*(c[name] for name in _FIELDS)).where(c.guest == guest)
        asked = asked.order_by(c.at.desc(), c.table_id.desc()).limit(MAX_SHOWN)
        with answering():
            async with self._engine.connect() as connection:
                return [ReviewedGame(*row) for row in (await connection.execute(asked)).all()][::-1]

    async def solve(self, guest: str, game: str, puzzle: str, now: int) -> None:
        """Note a solved puzzle, once."""
        c = solved.c
        with answering():
            async with begin(self._engine) as connection:
                known = select(c.at).where(c.guest == guest, c.game == game, c.puzzle == puzzle)
                if (await connection.execute(known)).first() is not None:
                    return
                own = select(func.count()).select_from(solved).where(c.guest == guest)
                if int((await connection.execute(own)).scalar_one()) < MAX_SOLVED:
                    await note_games(connection, [guest])
                    row = {"guest": guest, "game": game, "puzzle": puzzle, "at": now}
                    await connection.execute(insert(solved).values(row))

    async def solved_by(self, guest: str) -> list[Solved]:
        """How many puzzles of each game a guest has solved."""
        c = solved.c
        asked = select(c.game, func.count()).where(c.guest == guest).group_by(c.game).order_by(c.game)
        with answering():
            async with self._engine.connect() as connection:
                return [Solved(game, int(count)) for game, count in (await connection.execute(asked)).all()]
