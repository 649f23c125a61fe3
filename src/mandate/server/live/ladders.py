"""The bot ladder at a server: programs are paired, their tables opened, their results noted and rated.

The log of a season in the store is the truth. Of two processes that write the same line one fails, reads,
and tries again; so any process may look after any ladder, and a restart loses nothing.
"""

from __future__ import annotations

import asyncio
import copy
import functools
import logging
from collections.abc import AsyncIterator, Callable
from typing import Protocol

from mandate import games
from mandate.arena.luck import luck_of
from mandate.arena.played import Failure
from mandate.core.errors import Code, Problem, Refused
from mandate.people.bot_ladder import acts, log
from mandate.people.bot_ladder.archive import without_record
from mandate.people.bot_ladder.ladder import Game, Ladder, Set
from mandate.people.bot_ladder.standings import places, points_of
from mandate.server.live.live_table import Live
from mandate.server.live.tables import Tables
from mandate.server.store.ladders import Bot
from mandate.server.store.scribe import Conflict
from mandate.server.store.store import Store
from mandate.table import commands
from mandate.table import log as table_log
from mandate.table.codes import NOT_STORED, ServerCode
from mandate.table.table import Table

LEASE_MS = 30_000
LOOK_MS = 2_000  # between two looks at a season in which programs take part
IDLE_MS = 15_000  # between two looks at one that waits for programs
HERE_MS = 20_000  # after its last sign of life a program counts as away
AWAY_MS = 120_000  # that the other seatings of a set wait for a program
BEAT_ROUNDS = 5
GROWTH = 1.1  # ratings are fitted when so many times as many games are over
MAX_CLASHES = 20
PAGE_LINES = 500
Do = Callable[[Ladder, int], list[log.AnyLine]]

logger = logging.getLogger(__name__)


class Connection(Protocol):
    """The socket of a program."""

    @property
    def bot(self) -> Bot: ...
    @property
    def ladder_game(self) -> str: ...
    @property
    def key(self) -> str: ...
    def news(self) -> None: ...
    def drop(self, why: Problem) -> None: ...


class Ladders:
    """Every season that this process has read, and the programs that are connected to it."""

    def __init__(self, store: Store, tables: Tables, *, on: bool, season_days: int) -> None:
        self._store = store
        self._tables = tables
        self.on = on
        self.season_ms = season_days * acts.DAY_MS
        self._known: dict[str, Ladder] = {}
        self._current: dict[str, str] = {}  # the running season of each game
        self._looking: dict[str, asyncio.Lock] = {}
        self._reading: dict[str, asyncio.Lock] = {}
        self._points: dict[str, tuple[int, dict[str, float]]] = {}  # after so many games
        self._sockets: dict[str, Connection] = {}  # by the program's id
        self._rounds = 0

    # --- finding ------------------------------------------------------------------------------------

    async def find(self, name: str) -> Ladder:
        """A season as the store has it now."""
        async with self._reading.setdefault(name, asyncio.Lock()):
            ladder = self._known.get(name) or Ladder()
            while lines := await self._store.ladders.lines(name, ladder.lines, PAGE_LINES):
                for _, line in lines:
                    ladder.add(without_record(line))
                if len(lines) < PAGE_LINES:
                    break
        if not ladder.lines:
            self._reading.pop(name, None)
            raise Refused(ServerCode.NO_SUCH_LADDER)
        return self._known.setdefault(name, ladder)

    async def current(self, game: str) -> str:
        """The running season of a game; a new one if the last has ended."""
        if not self.on or game not in games.names() or not acts.has_ladder(game):
            raise Refused(ServerCode.NO_SUCH_LADDER)
        name = self._current.get(game)
        if name is None or (await self.find(name)).ended is not None:
            name = self._current[game] = await self._open_season(game)
        return name

    async def _open_season(self, game: str) -> str:
        while True:
            row = next((each for each in await self._store.ladders.listed() if each.game == game), None)
            if row is not None and row.status == "running":
                return row.id
            before = None if row is None else await self.find(row.id)
            now = self._tables.clock()
            lines = acts.open_season(game, now, before)
            name = acts.season_id(game, 1 if row is None else row.season + 1)
            season = 1 if row is None else row.season + 1
            fresh = {
                "id": name,
                "game": game,
                "season": season,
                "status": "running",
                "changed": now,
                "wakes": now,
            }
            try:
                await self._store.ladders.begin(fresh, lines)
            except Conflict:
                continue
            return name

    async def archive(self, name: str) -> AsyncIterator[bytes]:
        """The lines of a season that has ended, as `mandate ladder verify` reads them."""
        if (await self.find(name)).ended is None:
            raise Refused(ServerCode.LADDER_RUNS)
        return self._written(name)

    async def _written(self, name: str) -> AsyncIterator[bytes]:
        after = 0
        while lines := await self._store.ladders.lines(name, after, PAGE_LINES):
            yield b"".join(log.encode(line).encode() + b"\n" for _, line in lines)
            after = lines[-1][0]

    # --- acting -------------------------------------------------------------------------------------

    async def act(self, name: str, do: Do) -> Ladder:
        """Carry out an act and store its lines."""
        for _ in range(MAX_CLASHES):
            ladder = await self.find(name)
            now = max(self._tables.clock(), ladder.changed)
            lines = do(ladder, now)
            if not lines:
                return ladder
            ended = ladder.ended is not None or isinstance(lines[-1], log.Ended)
            status, wakes = ("ended", None) if ended else ("running", now + LOOK_MS)
            try:
                await self._store.ladders.append(name, ladder.lines, lines, status, now, wakes)
            except Conflict:
                continue
            return await self.find(name)
        raise Refused(ServerCode.STORE_AWAY)

    async def pause(self, name: str, who: str, problem: Problem) -> None:
        """Pair a program no more, and let it leave the game that it plays."""
        await self.act(name, lambda ladder, now: acts.pause(ladder, who, problem, now))
        await self._leave(name, who)
        logger.info("program paused", extra={"code": problem.code.value})

    async def _leave(self, name: str, who: str) -> None:
        """Let a program leave the game that it plays."""
        for each in (await self.find(name)).running.values():
            if who in each.company and (live := await self._playing(each)) is not None:
                seat = _next(each).sitting.seats.index(who)
                guest = live.table.chairs[seat].guest
                if guest is not None and seat in live.table.seats_of(guest):
                    await self._tables.act(live, guest, commands.Leave(seat=seat))

    # --- programs -----------------------------------------------------------------------------------

    async def connect(self, socket: Connection) -> None:
        """A program asks for games. An earlier connection of it ends."""
        bot = socket.bot
        name = await self.current(socket.ladder_game)
        ladder = await self._enter(name, bot.who)
        if ladder.entrants[bot.who].paused is not None:
            raise Refused(ServerCode.BOT_PAUSED)
        if (earlier := self._sockets.pop(bot.id, None)) is not None:
            earlier.drop(Refused(ServerCode.BOT_ELSEWHERE))
        now = self._tables.clock()
        if not await self._store.ladders.connect(bot.id, socket.ladder_game, socket.key, now):
            raise Refused(ServerCode.NO_BOT_TOKEN)
        self._sockets[bot.id] = socket
        self.soon(name)

    async def disconnect(self, socket: Connection) -> None:
        if self._sockets.get(socket.bot.id) is socket:
            del self._sockets[socket.bot.id]
        await self._store.ladders.disconnect(socket.bot.id, socket.key)

    async def revoked(self, bot: Bot) -> None:
        """A token ended: its connection ends at once, at other processes with their next beat."""
        if (socket := self._sockets.get(bot.id)) is not None:
            socket.drop(Refused(ServerCode.NO_BOT_TOKEN))
        for name in await self.running():
            await self._leave(name, bot.who)

    async def misbehaved(self, socket: Connection, problem: Problem) -> None:
        """A program broke the protocol or the rules: pause it."""
        await self.pause(await self.current(socket.ladder_game), socket.bot.who, problem)

    async def resume(self, bot: Bot) -> None:
        """Pair one's own program again, on every ladder."""
        for game in self._games():
            name = await self.current(game)
            await self.act(name, functools.partial(acts.resume, who=bot.who))
            self.soon(name)

    def _games(self) -> list[str]:
        return [game for game in games.names() if acts.has_ladder(game)] if self.on else []

    async def running(self) -> dict[str, Ladder]:
        """The running season of every game."""
        names = [await self.current(game) for game in self._games()]
        return {name: await self.find(name) for name in names}

    async def place_of(self, socket: Connection) -> tuple[Live, int] | None:
        """The table and seat at which a program is to play now."""
        ladder = await self.find(await self.current(socket.ladder_game))
        for each in ladder.running.values():
            if socket.bot.who in each.company and (live := await self._playing(each)) is not None:
                seat = _next(each).sitting.seats.index(socket.bot.who)
                if seat in live.table.seats_of(socket.bot.id):
                    return live, seat
        return None

    async def _playing(self, each: Set) -> Live | None:
        """The table of a set at which a game is being played."""
        try:
            live = await self._tables.find(_next(each).sitting.table)
        except Refused as problem:
            if problem.code != ServerCode.NO_SUCH_TABLE:
                raise
            return None
        return live if live.table.status == "playing" and live.table.frozen is None else None

    # --- what happens by itself ---------------------------------------------------------------------

    async def round(self) -> None:
        """Note who is there, hear of what other processes have written, look after what is due."""
        if not self.on:
            return
        self._rounds += 1
        if self._sockets and self._rounds % BEAT_ROUNDS == 0:
            connected = {bot: socket.key for bot, socket in self._sockets.items()}
            lost = await self._store.ladders.beat(connected, self._tables.clock())
            for bot, revoked in lost.items():
                if (socket := self._sockets.get(bot)) is not None and socket.key == connected[bot]:
                    socket.drop(Refused(ServerCode.NO_BOT_TOKEN if revoked else ServerCode.BOT_ELSEWHERE))
        for name in await self._store.ladders.due(self._tables.clock(), LEASE_MS):
            await self._safely(name)
        for socket in [*self._sockets.values()]:
            socket.news()

    async def hurry(self) -> None:
        """Look after every season soon: games may have ended while no server was running."""
        if self.on:
            await self.running()  # opens the first seasons
            await self._store.ladders.hurry(self._tables.clock())

    def over(self, table: Table) -> None:
        """A game that ended here."""
        if (reserved := table.opened.reserved) is not None and reserved.ladder:
            self.soon(reserved.ladder)

    def soon(self, name: str) -> None:
        self._tables.background.do(self._safely(name))

    async def _safely(self, name: str) -> None:
        try:
            await self.look_after(name)
        except Problem as problem:
            if problem.code not in NOT_STORED:
                logger.warning("ladder postponed", extra={"code": problem.code.value})

    async def look_after(self, name: str) -> None:
        """Note results, open tables, pair who is free, fit the ratings, end the season."""
        async with self._looking.setdefault(name, asyncio.Lock()):
            ladder = await self.find(name)
            if ladder.ended is not None:
                return
            here = await self._store.ladders.here(ladder.opened.game, self._tables.clock() - HERE_MS)
            for each in [*ladder.running.values()]:
                await self._look_at(name, ladder, each, here)
            ladder = await self._rate(name, ladder)
            if acts.is_due(ladder, self.season_ms, self._tables.clock()):
                await self._end(name, ladder)
                return
            await self._pair(name, ladder, here)
            wakes = self._tables.clock() + (LOOK_MS if here or ladder.running else IDLE_MS)
            await self._store.ladders.wake(name, wakes)
        for socket in [*self._sockets.values()]:
            socket.news()

    async def _look_at(self, name: str, ladder: Ladder, each: Set, here: dict[str, Bot]) -> None:
        """Bring a set on: note a game that is over, and open the table of the next."""
        number = each.line.set
        while number in ladder.running:
            game = _next(each)
            try:
                table = (await self._tables.find(game.sitting.table)).table
            except Refused as problem:
                if problem.code != ServerCode.NO_SUCH_TABLE:
                    raise
                if not await self._open(name, ladder, each, game, here):
                    return
                continue
            if table.frozen is not None or table.status == "closed":
                await self._drop(name, number)
            elif table.status == "over":
                await self._note(name, each, game, table)
            else:
                return

    async def _open(self, name: str, ladder: Ladder, each: Set, game: Game, here: dict[str, Bot]) -> bool:
        """Open the table of a game; whether that, or giving the set up, was possible."""
        line, sitting = each.line, game.sitting
        missing = acts.waits_for(ladder, each.company, here)
        if missing:
            now = self._tables.clock()
            paused = any(ladder.entrants[who].paused is not None for who in missing)
            if not paused and self._tables.charges.outages.elapsed(each.changed, now) < AWAY_MS:
                return False
            await self._drop(name, line.set)
            return True
        players = [here[who].id if who in here else "" for who in sitting.seats]
        reserved = table_log.Reserved(ladder=name, players=players, deal=line.dealt, programs=True)
        plan = acts.table_plan(ladder, each, sitting)
        await self._tables.open_reserved(plan, sitting.table, sitting.link, reserved)
        return True

    async def _drop(self, name: str, number: int) -> None:
        await self.act(name, lambda ladder, now: acts.drop(ladder, number, now))

    async def _note(self, name: str, each: Set, game: Game, table: Table) -> None:
        """Note the result of a game; a program that ran out of time is paused."""
        outcome, late = table.outcome, _late(table)
        assert outcome is not None
        assert table.record is not None
        ladder = await self.find(name)
        failures = []
        for seat, who in enumerate(game.sitting.seats):
            entrant = ladder.entrants[who]
            if seat in late:
                problem = Refused(Code.BOT_TIME, bot=who, seconds=str(acts.PACE.seconds))
                failures.append(Failure.of(seat, problem))
                await self.pause(name, who, problem)
            elif seat in table.out and entrant.paused is not None:
                failures.append(Failure(seat, entrant.paused.problem, entrant.paused.facts))
        record = table.record
        line = log.Played(
            at=max(self._tables.clock(), ladder.changed),
            set=each.line.set,
            seating=game.seating,
            winners=[int(seat) for seat in outcome.winners],
            scores=[int(score) for score in outcome.scores],
            reason=outcome.reason,
            failures=failures,
            luck=await asyncio.to_thread(luck_of, record),
            record=record,
        )
        await self.act(name, lambda ladder, _: acts.finish(ladder, line))

    async def _pair(self, name: str, ladder: Ladder, here: dict[str, Bot]) -> None:
        owners = {who: bot.owner for who, bot in here.items()}
        for who in here:
            ladder = await self._enter(name, who)
        while True:
            before, pair = ladder.lines, functools.partial(acts.pair, here=[*here], owners=owners)
            ladder = await self.act(name, functools.partial(pair, points=await self._points_of(name, ladder)))
            if ladder.lines == before:
                return
            await self._look_at(name, ladder, ladder.sets[-1], here)

    async def _enter(self, name: str, who: str) -> Ladder:
        return await self.act(name, lambda ladder, now: acts.enter(ladder, who, now))

    async def _points_of(self, name: str, ladder: Ladder) -> dict[str, float]:
        """Ratings for pairing, as of late."""
        games, points = self._points.get(name, (-1, {}))
        if len(ladder.finished) > games * GROWTH:
            games, points = len(ladder.finished), await asyncio.to_thread(points_of, _still(ladder))
            self._points[name] = games, points
        return points

    async def _rate(self, name: str, ladder: Ladder) -> Ladder:
        """Fit the ratings, if many games have been added."""
        rated = 0 if ladder.rated is None else sum(place.games for place in ladder.rated.places)
        if len(ladder.finished) * ladder.opened.seats <= rated * GROWTH:
            return ladder
        lines, found = ladder.lines, await asyncio.to_thread(places, _still(ladder))

        def rate(ladder: Ladder, now: int) -> list[log.AnyLine]:
            return [log.Rated(at=now, places=found)] if ladder.lines == lines else []

        return await self.act(name, rate)

    async def _end(self, name: str, ladder: Ladder) -> None:
        if not ladder.running:
            lines, found = ladder.lines, await asyncio.to_thread(places, _still(ladder))
            ladder = await self.act(
                name, lambda ladder, now: acts.end(ladder, found, now) if ladder.lines == lines else []
            )
        if ladder.ended is not None:
            await self.current(ladder.opened.game)
        else:
            await self._store.ladders.wake(name, self._tables.clock() + LOOK_MS)

    # --- who may see what ---------------------------------------------------------------------------

    async def is_shown(self, table: Table) -> bool:
        """Whether all may look at a table: once all seatings of its deal are over."""
        reserved = table.opened.reserved
        if reserved is None or not reserved.ladder or table.status != "over":
            return False
        ladder = await self.find(reserved.ladder)
        return any(
            game.sitting.table == table.name and game.set.is_over for game in reversed(ladder.finished)
        )


def _next(each: Set) -> Game:
    """The first game of a set that has not been noted; of a set that is over the last."""
    return next((game for game in each.games if game.played is None), each.games[-1])


def _late(table: Table) -> set[int]:
    """The seats that ran out of time."""
    return {seat for seat, why in table.out.items() if why == "time"}


def _still(ladder: Ladder) -> Ladder:
    """A copy for another thread, to which nothing is added meanwhile."""
    still = copy.copy(ladder)
    still.entrants, still.finished = dict(ladder.entrants), [*ladder.finished]
    return still
