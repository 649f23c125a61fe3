"""Tables on this machine: one seat for a language model, computer players at the others."""

from __future__ import annotations

import asyncio
import itertools
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any

from mandate import games
from mandate.core.errors import Code, Malformed, Refused
from mandate.core.game import Seat, State
from mandate.core.match import Match
from mandate.core.record import Record
from mandate.lang import say
from mandate.players import FOREIGN, Player, find, label, levels_of
from mandate.prompt.answers import read_choice
from mandate.prompt.looking import Teller
from mandate.prompt.news import News
from mandate.study.review import Review, review_of
from mandate.table.codes import ServerCode

MOST_TABLES = 20  # that are kept: the oldest go first
PATIENCE_S = 20.0  # seconds that a choice waits for the computer players behind it
OWN = Seat(0)


class LocalTable:
    """One game, and the players at its other seats."""

    def __init__(self, game: str, options: dict[str, Any], opponent: str, name: str, language: str) -> None:
        rules = games.find(game)
        self.match: Match[State] = Match.start(rules, options, names=[name])
        seats = range(1, self.match.state.seats)
        self.players: dict[Seat, Player] = {Seat(seat): find(opponent, game=game) for seat in seats}
        others = [f"{label(opponent, language, game=game)} {seat}" for seat in seats]
        if len(others) == 1:
            others = [label(opponent, language, game=game)]
        self.names = [name, *others]
        self.teller = Teller(game, self.match.state, self.names, language)
        self.news = News.of(rules, self.match.record)
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None

    @property
    def rests(self) -> bool:
        """Whether nothing happens before the own seat chooses."""
        return OWN in self.match.pending or not self.match.pending

    async def choose(self, choice: str) -> None:
        async with self.lock:
            decision = self.match.pending.get(OWN)
            if decision is None:
                self.match.state.check(OWN, choice)  # raises with the reason
                raise Refused(Code.NOT_OFFERED, choice=choice)
            self._play(OWN, read_choice(choice, decision, self.teller.prompt))
        self.go_on()

    def go_on(self) -> None:
        """Let the computer players choose, in the background."""
        if self.thinking is None or self.thinking.done():
            self.thinking = asyncio.create_task(self._think())

    async def settle(self, seconds: float) -> None:
        """Wait until the own seat is asked or the game is over, but no longer than so many seconds."""
        if self.thinking is not None and not self.rests:
            await asyncio.wait([self.thinking], timeout=seconds)
        if self.thinking is not None and self.thinking.done():
            self.thinking.result()  # raises what went wrong

    async def _think(self) -> None:
        while asked := [seat for seat in self.match.pending if seat in self.players]:
            seat = asked[0]
            view, decision = self.match.view(seat), self.match.pending[seat]
            choice = await asyncio.to_thread(self.players[seat].choose, view, decision)
            async with self.lock:
                now = self.match.pending.get(seat)
                if now is not None and now.number == decision.number:
                    self._play(seat, choice)

    def _play(self, seat: Seat, choice: str) -> None:
        self.news.hear(seat, self.match.play(choice, seat))

    def look(self, *, full: bool = False) -> str:
        return self.teller.look(self.match.state, OWN, self.news.since_own(OWN), full=full)


class LocalPlace:
    """The tables of one process. Its client has the first seat at all of them."""

    joins = False

    def __init__(self, language: str, name: str, opponent: str | None = None) -> None:
        self._language = language
        self._name = name
        self._opponent = opponent
        self._tables: OrderedDict[str, LocalTable] = OrderedDict()
        self._numbers = itertools.count(1)

    async def language(self, request: Any) -> str:
        del request
        return self._language

    async def carry_out(self, request: Any, work: Coroutine[Any, Any, str]) -> str:
        del request
        return await work

    async def open(
        self, request: Any, game: str, options: dict[str, Any], opponent: str, players: int | None
    ) -> str:
        del request
        rules = games.find(game)
        given = {**options, **({} if players is None else {"players": players})}
        configured = rules.configure_remote(given)
        levels = levels_of(game)
        against = opponent or self._opponent or (levels[0] if levels else "random")
        if against.partition(":")[0] in FOREIGN and against != self._opponent:
            known = ", ".join(levels)  # a model must not name programs to run
            raise Malformed(Code.UNKNOWN_PLAYER, player=against, known=known)
        table = await asyncio.to_thread(LocalTable, game, configured, against, self._name, self._language)
        name = f"t{next(self._numbers)}"
        self._tables[name] = table
        while len(self._tables) > MOST_TABLES:
            dropped = self._tables.popitem(last=False)[1]
            if dropped.thinking is not None:
                dropped.thinking.cancel()
        table.go_on()
        await table.settle(PATIENCE_S)
        return f"{say(self._language, 'prompt-table-id', {'table': name})}\n{table.look()}"

    async def join(self, request: Any, table: str, link: str) -> str:
        del link
        return await self.look(request, table, full=False)

    async def look(self, request: Any, table: str, *, full: bool) -> str:
        del request
        return self._at(table).look(full=full)

    async def choose(self, request: Any, table: str, choice: str) -> str:
        del request
        here = self._at(table)
        await here.choose(choice)
        await here.settle(PATIENCE_S)
        return here.look()

    async def wait(self, request: Any, table: str, seconds: float) -> str:
        del request
        here = self._at(table)
        await here.settle(seconds)
        return here.look()

    async def record(self, request: Any, table: str) -> tuple[Record, list[str]]:
        del request
        here = self._at(table)
        if here.match.outcome is None:
            raise Refused(ServerCode.NOT_OVER)
        return here.match.record, here.teller.names

    async def review(self, request: Any, record: Record) -> Review:
        del request
        return await asyncio.to_thread(review_of, record)

    def _at(self, table: str) -> LocalTable:
        if table not in self._tables:
            raise Refused(ServerCode.NO_SUCH_TABLE)
        return self._tables[table]
