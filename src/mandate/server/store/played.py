"""Finished games of each person, and the tallies of them that profiles show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Select, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mandate.people.fair_play import Game
from mandate.people.fold import DAY_MS
from mandate.people.played import Ending, Played, TallyKind
from mandate.people.profile import Tally
from mandate.people.results import SeatResult
from mandate.server.store import schema
from mandate.server.store.engine import answering, begin
from mandate.server.store.people_schema import misses, played, rated_games, tallies
from mandate.server.store.profiles import note_games

GAMES_PER_PAGE = 50
MAX_HISTORY_POINTS = 200
_TALLY = text(
    'INSERT INTO tallies (guest, kind, game, key, won, shared, lost, "left", at) '
    "VALUES (:guest, :kind, :game, :key, :won, :shared, :lost, :left, :at) "
    "ON CONFLICT (guest, kind, game, key) DO UPDATE SET won = tallies.won + excluded.won, "
    "shared = tallies.shared + excluded.shared, lost = tallies.lost + excluded.lost, "
    '"left" = tallies."left" + excluded."left", '
    "at = CASE WHEN tallies.at > excluded.at THEN tallies.at ELSE excluded.at END"
)

_c = tallies.c
_FEW = ("mode", "pace", "company", "level")  # kinds of tallies of which there are few
_TALLIED = select(_c.kind, _c.game, _c.key, _c.won, _c.shared, _c.lost, _c.left)


@dataclass(frozen=True, slots=True)
class Tallied:
    """The games of a person under one heading."""

    kind: TallyKind
    game: str
    key: str
    tally: Tally


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games of a person to list; what is None is not asked."""

    game: str | None = None
    ending: Ending | None = None
    opponent: str | None = None  # the id of a guest, or the name of a computer player
    rated: bool | None = None
    before: tuple[int, str] | None = None  # time and table of the last one already known


class PlayedGames:
    """Every finished game, by its players."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def tables_of(self, game: str, until: int) -> list[str]:
        """The tables of a game's finished games up to a moment, in an order that says nothing."""
        c = played.c
        asked = select(c.table_id).distinct().where(c.game == game, c.at <= until).order_by(c.table_id)
        with answering():
            async with self._engine.connect() as connection:
                return [str(name) for name in (await connection.execute(asked)).scalars()]

    async def add(self, *games: Sequence[Played]) -> None:
        """Count games, each once. A game is given as what each of its people played."""
        named = {each[0].table: each for each in games if each}
        if not named:
            return
        with answering():
            async with begin(self._engine) as connection:
                known = select(played.c.table_id).where(played.c.table_id.in_(named))
                for table in (await connection.execute(known)).scalars().all():
                    named.pop(table, None)
                if named:
                    every = [one for each in named.values() for one in each]
                    await note_games(connection, {one.guest for one in every})
                    await _insert(connection, every)

    async def replace(self, games: Iterable[Sequence[Played]]) -> None:
        """Forget all games, and count these."""
        with answering():
            async with begin(self._engine) as connection:
                await note_games(connection)
                await connection.execute(delete(played))
                await connection.execute(delete(misses))
                await connection.execute(delete(tallies))
                for each in games:
                    if each:
                        await _insert(connection, each)

    async def missing(self) -> list[str]:
        """Tables whose game is over and was not counted: their process ended before that."""
        c, s = schema.tables.c, schema.seats.c
        with answering():
            async with self._engine.connect() as connection:
                last = (await connection.execute(select(func.max(played.c.at)))).scalar() or 0
                asked = select(c.id).where(
                    c.status == "over",
                    c.changed >= last - DAY_MS,
                    c.id.in_(select(s.table_id)),
                    c.id.not_in(select(played.c.table_id).where(played.c.at >= last - 2 * DAY_MS)),
                )
                return [str(name) for name in (await connection.execute(asked.order_by(c.id))).scalars()]

    async def tables(self) -> list[str]:
        """Every table whose game is over."""
        c = schema.tables.c
        asked = select(c.id).where(c.status == "over").order_by(c.id)
        with answering():
            async with self._engine.connect() as connection:
                return [str(name) for name in (await connection.execute(asked)).scalars()]

    async def tallies_of(self, guest: str) -> list[Tallied]:
        """All tallies but those against people, of whom there may be thousands."""
        c = tallies.c
        asked = _TALLIED.where(c.guest == guest, c.kind.in_(_FEW))
        return await self._tallied(asked.order_by(c.kind, c.game, c.key))

    async def met_most(self, guest: str, most: int) -> list[Tallied]:
        """The people whom a guest met most often in a game."""
        c = tallies.c
        games = c.won + c.shared + c.lost + c.left
        asked = _TALLIED.where(c.guest == guest, c.kind == "person")
        return await self._tallied(asked.order_by(games.desc(), c.key, c.game).limit(most))

    async def met_last(self, guest: str, most: int) -> list[str]:
        """The people whom a guest met last, the last one first."""
        c = tallies.c
        last = func.max(c.at)
        asked = select(c.key).where(c.guest == guest, c.kind == "person").group_by(c.key)
        with answering():
            async with self._engine.connect() as connection:
                rows = await connection.execute(asked.order_by(last.desc(), c.key).limit(most))
                return [str(other) for other in rows.scalars()]

    async def met_in_all(self, guest: str) -> list[tuple[str, int, Tally]]:
        """For each game: how many people a guest met, and the results against all of them."""
        c = tallies.c
        sums = (func.sum(each) for each in (c.won, c.shared, c.lost, c.left))
        asked = select(c.game, func.count(), *sums).where(c.guest == guest, c.kind == "person")
        with answering():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(asked.group_by(c.game).order_by(c.game))).all()
        return [(game, people, Tally(*map(int, counts))) for game, people, *counts in rows]

    async def _tallied(self, asked: Select[Any]) -> list[Tallied]:
        with answering():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(asked)).all()
        return [
            Tallied(kind, game, key, Tally(won, shared, lost, left))
            for kind, game, key, won, shared, lost, left in rows
        ]

    async def of(self, guest: str, wanted: Filter) -> list[Played]:
        """A page of games, the newest first."""
        c = played.c
        asked = select(played).where(c.guest == guest)
        if wanted.game is not None:
            asked = asked.where(c.game == wanted.game)
        if wanted.ending is not None:
            asked = asked.where(c.ending == wanted.ending)
        if wanted.rated is not None:
            asked = asked.where(c.rated == int(wanted.rated))
        if wanted.opponent is not None:
            asked = asked.where(c.others.contains(_quoted(wanted.opponent), autoescape=True))
        if wanted.before is not None:
            at, table = wanted.before
            asked = asked.where((c.at < at) | ((c.at == at) & (c.table_id < table)))
        asked = asked.order_by(c.at.desc(), c.table_id.desc()).limit(GAMES_PER_PAGE)
        with answering():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(asked)).all()
        return [read_played(*row) for row in rows]

    async def misses_of(self, guest: str) -> int:
        """How many games a person did not play to their end."""
        asked = select(func.count()).where(misses.c.guest == guest)
        with answering():
            async with self._engine.connect() as connection:
                return int((await connection.execute(asked)).scalar_one())

    async def fair_play_of(self, guest: str, since: int) -> list[Game]:
        """A person's games with other people since then, in order."""
        c, m = played.c, misses.c
        missed = (m.table_id == c.table_id) & (m.guest == c.guest)
        asked = select(c.at, m.kind, func.coalesce(m.rated, c.rated), c.others).select_from(
            played.outerjoin(misses, missed)
        )
        asked = asked.where(c.guest == guest, c.at > since).order_by(c.at, c.table_id)
        with answering():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(asked)).all()
        games = (
            Game(at, kind, bool(rated), tuple(other.who for other in _seats(others) if other.person))
            for at, kind, rated, others in rows
        )
        return [game for game in games if game.people]

    async def history(
        self, guest: str, game: str, scale: str, most: int | None = MAX_HISTORY_POINTS
    ) -> list[tuple[int, float, float]]:
        """A person's rating over time: when, and the two numbers; of more than `most`, every so many."""
        c = rated_games.c
        counted = (c.guest == guest, c.game == game, c.scale == scale, c.mu.is_not(None))
        number = func.row_number().over(order_by=(c.at.desc(), c.table_id.desc())).label("number")
        with answering():
            async with self._engine.connect() as connection:
                count = (await connection.execute(select(func.count()).where(*counted))).scalar_one()
                step = 1 if most is None else -(-int(count) // most) or 1
                each = select(c.at, c.mu, c.sigma, number).where(*counted).subquery().c
                asked = select(each.at, each.mu, each.sigma).where((each.number - 1) % step == 0)
                rows = await connection.execute(asked.order_by(each.number.desc()))
                return [(at, mu, sigma) for at, mu, sigma in rows]


async def _insert(connection: AsyncConnection, games: Sequence[Played]) -> None:
    rows = [
        {
            **{
                name: getattr(game, name)
                for name in ("guest", "at", "game", "mode", "pace", "ending", "rank")
            },
            "table_id": game.table,
            "rated": int(game.rated),
            "others": msgspec.json.encode(game.others).decode(),
        }
        for game in games
    ]
    await connection.execute(insert(played), rows)
    missed = [
        {
            "table_id": game.table,
            "guest": game.guest,
            "at": game.at,
            "kind": game.miss,
            "rated": int(game.miss_rated),
        }
        for game in games
        if game.miss is not None
    ]
    if missed:
        await connection.execute(insert(misses), missed)
    endings = ("won", "shared", "lost", "left")
    counted = [
        {
            "guest": game.guest,
            "kind": kind,
            "game": game.game,
            "key": key,
            **{each: int(each == ending) for each in endings},
            "at": game.at,
        }
        for game in games
        for kind, key, ending in game.tallies()
    ]
    await connection.execute(_TALLY, counted)


def _quoted(who: str) -> str:
    """A player as the stored list of the others has it."""
    return msgspec.json.encode(who).decode()


def read_played(table: str, guest: str, at: int, *rest: Any) -> Played:
    game, mode, pace, ending, rank, rated, others = rest
    return Played(
        table=table,
        guest=guest,
        at=at,
        game=game,
        mode=mode,
        pace=pace,
        ending=ending,
        rank=rank,
        rated=bool(rated),
        others=_seats(others),
    )


def _seats(stored: str) -> list[SeatResult]:
    return msgspec.json.decode(stored, type=list[SeatResult])
