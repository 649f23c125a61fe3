"""Ratings in the database: each result is folded in as it comes, and all of them can be folded again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice

import msgspec
from sqlalchemy import Table, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mandate.people.fold import DAY_MS, Book, Rating, pairs_of
from mandate.people.results import Result
from mandate.server.store import schema
from mandate.server.store.engine import answering, begin
from mandate.server.store.people_schema import rated_games, ratings, results
from mandate.server.store.profiles import note_games

PAGE_ROWS = 5_000
Row = tuple[object, ...]  # in the order of a table's columns
RATED_CARD = '%"rated":true%'


@dataclass(frozen=True, slots=True)
class Recomputed:
    """What folding everything again gave; `changed`: ratings that differ from those stored before."""

    results: int
    counted: int
    people: int
    changed: int


class PeopleRatings:
    """Results of rated games and the ratings folded from them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, guests: Collection[str]) -> dict[tuple[str, str, str], Rating]:
        """The ratings of these guests, by guest, game and scale."""
        if not guests:
            return {}
        with answering():
            async with self._engine.connect() as connection:
                return await _ratings(connection, guests)

    async def add(self, result: Result) -> bool:
        """Store a result and fold it in. False: it came out of order, so everything must be folded again."""
        people = [own.who for own in result.seats if own.person]
        with answering():
            async with begin(self._engine) as connection:
                at = results.c.table_id == result.table
                if (await connection.execute(select(results.c.at).where(at))).first() is not None:
                    return True  # another process was faster
                await _insert(connection, results, [_result_row(result)])
                await note_games(connection, people)
                book = Book()
                book.ratings = await _ratings(connection, people)
                known = [book.ratings.get((who, result.game, result.scale)) for who in people]
                if any(rating is not None and rating.key >= result.key for rating in known):
                    return False
                for pair in pairs_of(result):
                    book.pairs[pair] = await _met(connection, *pair)
                changed = book.add(result)
                await _insert(connection, rated_games, _game_rows(result, changed))
                for who in changed:
                    c = ratings.c
                    own = (c.guest == who, c.game == result.game, c.scale == result.scale)
                    await connection.execute(delete(ratings).where(*own))
                rows = [
                    _rating_row((who, result.game, result.scale), rating) for who, rating in changed.items()
                ]
                await _insert(connection, ratings, rows)
        return True

    async def missing(self) -> list[str]:
        """Rated tables whose game is over and whose result is not stored: the process ended before that."""
        c = schema.tables.c
        with answering():
            async with self._engine.connect() as connection:
                last = (await connection.execute(select(func.max(results.c.at)))).scalar() or 0
                asked = select(c.id).where(
                    c.status == "over",
                    c.card.like(RATED_CARD),
                    c.changed >= last - DAY_MS,
                    c.id.not_in(select(results.c.table_id)),
                )
                return [str(name) for name in (await connection.execute(asked.order_by(c.id))).scalars()]

    async def replace_results(self, found: Sequence[Result]) -> None:
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(delete(results))
                await _insert(connection, results, map(_result_row, found))

    async def recompute(
        self, progress: Callable[[int], None] = lambda _: None, *, write: bool = True
    ) -> Recomputed:
        """Fold all results again, in their order, in one transaction."""
        book, count, counted = Book(), 0, 0
        read = msgspec.json.Decoder(Result).decode
        asked = select(results.c.result).order_by(results.c.at, results.c.table_id)
        with answering():
            async with begin(self._engine) as connection:
                before = await _ratings(connection)
                guests = set((await connection.execute(select(schema.guests.c.id))).scalars())
                if write:
                    await note_games(connection)
                    await connection.execute(delete(rated_games))
                stream = await connection.stream_scalars(asked.execution_options(yield_per=PAGE_ROWS))
                async for page in stream.partitions(PAGE_ROWS):
                    games: list[Row] = []
                    for stored in page:
                        result = read(stored)
                        changed = book.add(result)
                        counted += bool(changed)
                        games += _game_rows(result, changed, guests)
                    if write:
                        await _insert(connection, rated_games, games)
                    count += len(page)
                    progress(count)
                after = {key: rating for key, rating in book.ratings.items() if key[0] in guests}
                if write:
                    await connection.execute(delete(ratings))
                    await _insert(connection, ratings, (_rating_row(*each) for each in after.items()))
        differ = sum(before.get(key) != after.get(key) for key in before.keys() | after.keys())
        return Recomputed(count, counted, len({who for who, _, _ in after}), differ)


async def _ratings(
    connection: AsyncConnection, guests: Collection[str] | None = None
) -> dict[tuple[str, str, str], Rating]:
    c = ratings.c
    asked = select(c.guest, c.game, c.scale, c.mu, c.sigma, c.games, c.at, c.table_id)
    if guests is not None:
        asked = asked.where(c.guest.in_(guests))
    rows = await connection.execute(asked)
    return {(row[0], row[1], row[2]): Rating(*row[3:]) for row in rows}


async def _met(connection: AsyncConnection, one: str, other: str, day: int) -> int:
    """How many games of these two counted on that day."""
    c, d = rated_games.c, rated_games.alias().c
    asked = select(func.count()).where(
        c.guest == one,
        c.at >= day * DAY_MS,
        c.at < (day + 1) * DAY_MS,
        c.mu.is_not(None),
        d.guest == other,
        d.table_id == c.table_id,
    )
    return int((await connection.execute(asked)).scalar_one())


async def _insert(connection: AsyncConnection, table: Table, rows: Iterable[Row]) -> None:
    """Insert rows by the driver itself, each in the order of the columns: a million results have millions."""
    mark = "${}" if connection.dialect.name == "postgresql" else "?"
    names = [column.name for column in table.columns]
    marks = ", ".join(mark.format(number) for number in range(1, len(names) + 1))
    statement = f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({marks})"
    rest = iter(rows)
    while page := list(islice(rest, PAGE_ROWS)):
        await connection.exec_driver_sql(statement, page)


def _result_row(result: Result) -> Row:
    return result.table, result.at, msgspec.json.encode(result).decode()


def _game_rows(
    result: Result, changed: dict[str, Rating], guests: Collection[str] | None = None
) -> list[Row]:
    """A row for each person, or each of `guests`."""
    table, at, game, scale = result.table, result.at, result.game, result.scale
    rows: list[Row] = []
    for own in result.seats:
        if own.person and (guests is None or own.who in guests):
            rating = changed.get(own.who)
            mu, sigma = (None, None) if rating is None else (rating.mu, rating.sigma)
            rows.append((table, own.who, game, scale, at, mu, sigma))
    return rows


def _rating_row(key: tuple[str, str, str], rating: Rating) -> Row:
    return *key, rating.mu, rating.sigma, rating.games, rating.at, rating.table
