"""Tables for language models over MCP: the same guests, tokens, seats and limits as for programs.

Each request stands for itself (Streamable HTTP without sessions), so any process of a server can answer it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from mandate import games
from mandate.core.errors import Problem, Refused
from mandate.core.game import Event, Seat, State
from mandate.core.record import Record
from mandate.lang import say
from mandate.prompt import Teller, read_choice
from mandate.server.context import Context
from mandate.server.http.callers import AnyConnection, Caller, caller_of
from mandate.server.http.middleware.origin import check_origin
from mandate.server.http.middleware.rate_limit import party
from mandate.server.live.live_table import Live
from mandate.server.workers.queue import Asker
from mandate.study.review import Review
from mandate.table import commands, log
from mandate.table.codes import ServerCode
from mandate.table.plan import Bot, Me, Open, Plan
from mandate.table.show import NOTHING, Show
from mandate.table.studies import ReviewTask
from mandate.table.table import Table

PATIENCE_S = 10.0  # seconds that a choice waits for what the others do


class ServerPlace:
    """The tables of a server, for the guest whose token comes with the request."""

    joins = True

    def __init__(self, context: Context) -> None:
        self._context = context

    async def language(self, request: Any) -> str:
        return (await caller_of(_connection(request))).language

    async def carry_out(self, request: Any, work: Coroutine[Any, Any, str]) -> str:
        client = request.client
        effort = self._context.effort
        account = effort.account(party(client.host if client else ""))
        await effort.turn(account)
        return await effort.measured(account, work)

    async def open(
        self, request: Any, game: str, options: dict[str, Any], opponent: str, players: int | None
    ) -> str:
        context, caller = self._context, await self._caller(request)
        context.openings.check(caller.address)
        context.openings.check(caller.required.id)
        rules = games.find(game)
        given = {**options, **({} if players is None else {"players": players})}
        seats = rules.seats(rules.configure_remote(given))
        others: list[Me | Open | Bot] = [Bot(opponent) if opponent else Open() for _ in range(seats - 1)]
        plan = Plan(game=game, options=given, seats=[Me(), *others])
        await context.try_out(Asker(caller.address, caller.required.id), game, given)
        await context.safety.check_opening(caller.id, plan)
        live = await context.tables.open(plan, caller.required.id)
        await self._until_asked(live, caller, PATIENCE_S)
        table_id = say(caller.language, "prompt-table-id", {"table": live.table.name})
        return f"{table_id}\n{self._look(live, caller)}"

    async def join(self, request: Any, table: str, link: str) -> str:
        context, caller = self._context, await self._caller(request)
        context.commands.check(caller.required.id)
        live = await context.tables.admit(table, caller.id, link or None)
        if not live.table.seats_of(caller.id):
            await context.handle(live, caller.required.id, commands.Sit(), NOTHING, link or None)
        return self._look(live, caller)

    async def look(self, request: Any, table: str, *, full: bool) -> str:
        live, caller = await self._at(request, table)
        return self._look(live, caller, full=full)

    async def choose(self, request: Any, table: str, choice: str) -> str:
        live, caller = await self._at(request, table)
        guest, here = caller.required.id, live.table
        self._context.commands.check(guest)
        seat = _seat_of(here, caller)
        if seat is None:
            raise Refused(ServerCode.NOT_SEATED)
        state, ask = here.state, here.ask(seat)
        if state is None:
            raise Refused(ServerCode.NOT_STARTED)
        if ask is None:
            state.check(Seat(seat), choice)  # raises: the seat is not asked, or the game is over
            raise Refused(ServerCode.NOT_STARTED)
        teller = self._teller(live, state, caller)
        token = read_choice(choice, here.pending[seat], teller.prompt)
        command = commands.Play(seat=seat, ask=ask, choice=token[: commands.LONGEST_CHOICE])
        await self._context.handle(live, guest, command, NOTHING)
        await self._until_asked(live, caller, PATIENCE_S)
        return self._look(live, caller)

    async def wait(self, request: Any, table: str, seconds: float) -> str:
        live, caller = await self._at(request, table)
        await self._until_asked(live, caller, seconds)
        return self._look(live, caller)

    async def record(self, request: Any, table: str) -> tuple[Record, list[str]]:
        live, caller = await self._at(request, table)
        if live.table.status != "over" or live.table.record is None:
            raise Refused(ServerCode.NOT_OVER)
        return live.table.record, list(self._names(live, caller.language))

    async def review(self, request: Any, record: Record) -> Review:
        caller = await self._caller(request)
        asker = Asker(caller.address, caller.id or "")
        answer = await self._context.study_workers.ask(asker, ReviewTask(record=record))
        return msgspec.json.decode(answer, type=Review)

    # --- who and where ------------------------------------------------------------------------------

    async def _caller(self, request: Any) -> Caller:
        """The guest of the token. A cookie does not count: no page of another site can play here."""
        connection = _connection(request)
        check_origin(connection, self._context.origins)
        caller = await caller_of(connection)
        if caller.guest is None or not caller.is_program:
            raise Refused(ServerCode.UNKNOWN_GUEST)
        return caller

    async def _at(self, request: Any, table: str) -> tuple[Live, Caller]:
        caller = await self._caller(request)
        live = await self._context.tables.admit(table, caller.id, None)
        self._context.tables.audience.glance(live, caller.id)
        return live, caller

    # --- telling ------------------------------------------------------------------------------------

    def _look(self, live: Live, caller: Caller, *, full: bool = False) -> str:
        table, language = live.table, caller.language
        if table.frozen is not None:
            raise Refused(ServerCode.FROZEN_TABLE, reason=table.frozen)
        if table.status == "closed":
            raise Refused(ServerCode.TABLE_CLOSED)
        if table.state is None:
            taken = sum(not chair.open for chair in table.chairs)
            invited = caller.id == table.host or table.seats_of(caller.id)
            return say(
                language,
                "prompt-open",
                {
                    "table": table.name,
                    "taken": taken,
                    "seats": len(table.chairs),
                    "invitation": f"/invite/{table.name}/{table.opened.link}" if invited else "–",
                },
            )
        seat = _seat_of(table, caller)
        teller = self._teller(live, table.state, caller)
        return teller.look(table.state, seat, news_of(table, seat), full=full)

    def _teller(self, live: Live, state: State, caller: Caller) -> Teller:
        names = self._names(live, caller.language)[: state.seats]
        return Teller(live.table.opened.plan.game, state, names, caller.language)

    def _names(self, live: Live, language: str) -> tuple[str, ...]:
        return self._context.tables.addressed(live, Show(language=language)).names

    # --- waiting ------------------------------------------------------------------------------------

    async def _until_asked(self, live: Live, caller: Caller, seconds: float) -> None:
        waiting = _Waiting(caller)
        audience = self._context.tables.audience
        with self._context.open_programs.open(caller.id, waiting):
            audience.watch(live, waiting)
            try:
                async with asyncio.timeout(seconds):
                    while not _is_due(live.table, caller.id):
                        await waiting.changed.wait()
                        if waiting.ended is not None:
                            raise waiting.ended
                        waiting.changed.clear()
            except TimeoutError:
                pass
            finally:
                audience.unwatch(live, waiting)


class _Waiting:
    """Someone who waits for news of a table, as its sockets do."""

    def __init__(self, caller: Caller) -> None:
        self.guest = caller.id
        self.session = caller.session
        self.changed = asyncio.Event()
        self.ended: Problem | None = None

    def news(self) -> None:
        self.changed.set()

    def came_or_went(self) -> None:
        """Ignore it."""

    def remark(self, message: bytes) -> None:
        """Ignore it."""

    def move(self) -> None:
        self.drop(Refused(ServerCode.DRAINING))

    def dismiss(self) -> None:
        self.drop(Refused(ServerCode.UNKNOWN_GUEST))

    def drop(self, why: Problem) -> None:
        self.ended = why
        self.changed.set()


def _connection(request: Any) -> AnyConnection:
    return ASGIConnection(request.scope)


def _seat_of(table: Table, caller: Caller) -> int | None:
    """The caller's seat: of several the one that is asked."""
    own = table.seats_of(caller.id)
    return next((seat for seat in own if seat in table.pending), own[0] if own else None)


def _is_due(table: Table, guest: str | None) -> bool:
    """Whether there is something for the guest to do, or nothing more will come."""
    if table.frozen is not None or table.status in ("over", "closed"):
        return True
    own = table.seats_of(guest)
    return not own or any(seat in table.pending for seat in own)


def news_of(table: Table, seat: int | None) -> list[Event]:
    """What came of the seat's last choice and all after it, as the seat may know it."""
    events: list[Event] = []
    undone: set[int] = set()
    eye = None if seat is None else Seat(seat)
    lines = list(zip(table.lines, table.results, strict=True))
    for number in range(len(lines), 0, -1):
        line, result = lines[number - 1]
        undone.update(result.undone)
        if number not in undone:
            events[:0] = [event.seen_by(eye) for event in result.events]
            if isinstance(line, log.Chose) and line.seat == seat:
                break
    return events
