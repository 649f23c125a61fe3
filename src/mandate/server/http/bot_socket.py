"""The bot protocol over a socket: a program takes a seat with its token, and plays as at a pipe.

The messages are those of docs/protocol.md, one per frame. An error that costs a program at a pipe the game
only closes the socket here: the network may be bad, and the table has a clock.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from mandate.core.errors import Code, Problem, Refused
from mandate.core.game import Seat
from mandate.lang import LANGUAGES
from mandate.players import protocol
from mandate.players.bot_process import shorten
from mandate.server.context import Context
from mandate.server.http.callers import Caller, caller_of, context_of, read_number
from mandate.server.http.json_bodies import read
from mandate.server.http.middleware.gate import CLOSE_REFUSED, RECONNECT, reason
from mandate.server.http.middleware.origin import check_origin
from mandate.server.http.refusals import refusal
from mandate.server.live.live_table import Live
from mandate.table import commands
from mandate.table.clock import spent_by
from mandate.table.codes import NOT_STORED, ServerCode
from mandate.table.plan import DAY_S
from mandate.table.show import NOTHING, Show
from mandate.table.table import Table

WITHOUT_CLOCK = 3.0 * DAY_S  # seconds reported to a program


@websocket("/api/tables/{table:str}/bot")
async def bot_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    link: FromQuery[str | None] = None,
    seat: FromQuery[str | None] = None,
) -> None:
    """Seat a program: at its own seat or a free one, at `seat` if given."""
    context = context_of(socket)
    caller = await caller_of(socket)
    program: BotSocket | None = None
    await socket.accept()
    try:
        check_origin(socket, context.origins)
        live = await context.tables.admit(table, caller.required.id, link, stays=True)
        taken = await _take_seat(context, live, caller.required.id, read_number("seat", seat), link)
        program = BotSocket(socket, context, caller)
        program.take_seat(live, taken)
        with context.open_programs.open(caller.id, program):
            await program.run()
    except Problem as problem:
        await hang_up(socket, problem, (program and program.language) or caller.language)
    except WebSocketDisconnect:
        pass


async def hang_up(socket: WebSocket[Any, Any, Any], problem: Problem, language: str) -> None:
    """Close a program's socket with the reason."""
    with contextlib.suppress(Exception):  # it may be closed already
        await socket.close(
            code=RECONNECT if problem.code == ServerCode.DRAINING else CLOSE_REFUSED,
            reason=_reason(problem, language),
        )


async def _take_seat(context: Context, live: Live, guest: str, wanted: int | None, link: str | None) -> int:
    reserved = live.table.opened.reserved
    if reserved is not None and not reserved.programs:
        raise Refused(ServerCode.CUP_PROGRAMS, why="people")
    own = live.table.seats_of(guest)
    if wanted is None and own:
        return own[0]
    if wanted is None or wanted not in own:
        await context.handle(live, guest, commands.Sit(seat=wanted), NOTHING, link)
        own = [taken for taken in live.table.seats_of(guest) if taken not in own]
    return own[0] if wanted is None else wanted


def _reason(problem: Problem, language: str) -> str:
    answer = refusal(problem, language)
    return reason(answer.code, answer.sentence)


class BotSocket:
    """One program at one table and its rematches."""

    _live: Live
    _seat: int

    def __init__(self, socket: WebSocket[Any, Any, Any], context: Context, caller: Caller) -> None:
        self.guest: str | None = caller.id
        self.session = caller.session
        self._me = caller.required.id
        self._socket = socket
        self._context = context
        self._caller = caller
        self._account = context.effort.account(caller.address)
        self._news = asyncio.Event()
        self._ready: protocol.Ready | None = None
        self._ended: Problem | None = None  # why the server hangs up
        self._games = 0  # played to their end here
        self._asked: dict[int, int] = {}  # the questions sent: their decision, their number
        self._ask_sent = -1  # the number of the last question sent

    def take_seat(self, live: Live, seat: int) -> None:
        self._live, self._seat = live, seat

    @property
    def language(self) -> str | None:
        """The language the program wants."""
        return None if self._ready is None else self._ready.language

    def news(self) -> None:
        self._news.set()

    def came_or_went(self) -> None:
        """Ignore it: a program does not need to know."""

    def remark(self, message: bytes) -> None:
        """Ignore it."""

    def move(self) -> None:
        self.drop(Refused(ServerCode.DRAINING))

    def dismiss(self) -> None:
        self.drop(Refused(ServerCode.UNKNOWN_GUEST))

    def drop(self, why: Problem) -> None:
        self._ended = self._ended or why
        self._news.set()

    async def run(self) -> None:
        """Play until the program leaves, or the game is over and no other follows."""
        reader = asyncio.create_task(self._context.effort.measured(self._account, self._read()))
        try:
            await self._play(reader)
            await self._socket.close()
        finally:
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)

    async def _play(self, reader: asyncio.Task[None]) -> None:
        while await self._play_one(reader):
            pass

    async def _play_one(self, reader: asyncio.Task[None]) -> bool:
        """One game to its end; whether another follows."""
        self._ready, self._asked, self._ask_sent = None, {}, -1
        greeted = False
        self._context.tables.audience.watch(self._live, self)
        try:
            while True:
                table = self._live.table
                if table.frozen is not None:
                    raise Refused(ServerCode.FROZEN_TABLE, reason=table.frozen)
                if table.status == "closed":
                    raise Refused(ServerCode.TABLE_CLOSED)
                if table.status != "open" and not greeted:
                    greeted = True
                    await self._send(self._hello())
                if table.status == "over":
                    return await self._end(reader)
                await self._ask()
                await self._agree()
                await self._next(reader)
        finally:
            self._context.tables.audience.unwatch(self._live, self)

    async def _next(self, reader: asyncio.Task[None]) -> None:
        """Wait for news. Raise any error of the program."""
        waiting = asyncio.create_task(self._news.wait())
        await asyncio.wait([waiting, reader], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if reader.done():
            reader.result()
            raise WebSocketDisconnect(detail="the program has left")
        if self._ended is not None:
            raise self._ended
        self._news.clear()
        await self._context.effort.turn(self._account)

    # --- out ----------------------------------------------------------------------------------------

    def _own_table(self) -> Table:
        """The table. Raise if the seat has passed to another player: the program must not see their view."""
        table = self._live.table
        if self._seat not in table.seats_of(self._me):
            raise Refused(ServerCode.NOT_YOUR_SEAT, seat=self._seat + 1)
        return table

    def _hello(self) -> protocol.Hello:
        table = self._own_table()
        assert table.start is not None
        plan = table.opened.plan
        seed = hashlib.sha256(f"bot/{table.name}/{self._seat}".encode()).hexdigest()[:16]
        seconds = plan.pace.seconds if table.clock.runs else WITHOUT_CLOCK
        return protocol.Hello(
            game=plan.game, rules=table.start.rules, options=plan.options, seat=self._seat,
            seats=len(table.chairs), seed=seed, seconds=float(seconds),
        )  # fmt: skip

    async def _ask(self) -> None:
        table, seat = self._own_table(), self._seat
        ask = table.ask(seat)
        if self._ready is None or ask is None or ask == self._ask_sent or table.match is None:
            return
        view = table.match.view(Seat(seat))
        if view.decision is None:
            return
        self._ask_sent = ask
        self._asked[view.decision.number] = ask
        left = WITHOUT_CLOCK
        if table.clock.runs:
            spent = self._context.tables.charges.spent(table, self._context.tables.clock())
            left = max(0, table.clock.left[seat] - spent_by(seat, spent)) / 1000
        names = self._context.tables.addressed(self._live, Show(language=self.language)).names
        await self._send(protocol.ask(view, view.decision, self._ready, left, names))

    async def _agree(self) -> None:
        """Accept every takeback and every further game."""
        for number, offer in list(self._live.table.offers.items()):
            if offer.what in ("takeback", "rematch", "series") and self._me not in offer.accepted:
                with contextlib.suppress(Problem):  # it has lapsed meanwhile
                    await self._context.tables.act(
                        self._live, self._me, commands.Answer(offer=number, yes=True)
                    )

    async def _end(self, reader: asyncio.Task[None]) -> bool:
        """Send the outcome, and wait for the next game as long as the program stays."""
        outcome = self._live.table.outcome
        assert outcome is not None
        await self._send(protocol.over(outcome, self._ready))
        while self._live.table.next_table is None:
            await self._agree()
            await self._next(reader)
        self._games += 1
        following = self._live.table.next_table
        self._context.tables.audience.unwatch(self._live, self)
        self._live = await self._context.tables.find(following.table)
        own = self._live.table.seats_of(self._me)
        self._seat = own[0] if own else self._seat
        return bool(own)

    async def _send(self, message: protocol.ToProgram) -> None:
        await self._socket.send_data(protocol.write(message).rstrip(b"\n"), mode="text")

    # --- in -----------------------------------------------------------------------------------------

    async def _read(self) -> None:
        """Handle the program's messages until it leaves or sends an invalid one."""
        while True:
            event: Any = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            await self._context.effort.turn(self._account)
            frame = event.get("text") or event.get("bytes") or b""
            await self._take(frame.encode() if isinstance(frame, str) else frame)

    def _check_rate(self) -> None:
        self._context.commands.check(self._me)

    async def _take(self, frame: bytes) -> None:
        if self._ended is not None:
            raise self._ended
        self._check_rate()
        message = read(frame, protocol.DECODER)
        if isinstance(message, protocol.Ready):
            if message.protocol not in protocol.VERSIONS:
                name = self._caller.required.name
                raise Refused(Code.BOT_PROTOCOL, bot=name, spoken=message.protocol, ours=protocol.SPOKEN)
            if message.language is not None and message.language not in LANGUAGES:
                wanted, known = shorten(message.language.encode()), ", ".join(LANGUAGES)
                name = self._caller.required.name
                raise Refused(Code.BOT_LANGUAGE, bot=name, language=wanted, known=known)
            self._ready = message
            self._news.set()
        else:
            await self._answer(message)

    async def _answer(self, answer: protocol.Answer) -> None:
        if self._games and self._ready is None:  # answers a question of the last game, which has ended
            return
        ask = self._asked.get(answer.decision)
        if ask is None:
            asked = max(self._asked, default=-1)
            name = self._caller.required.name
            raise Refused(Code.BOT_STALE, bot=name, answered=answer.decision, asked=asked)
        command = commands.Play(
            seat=self._seat, ask=ask, choice=answer.token[: commands.LONGEST_CHOICE] or "?"
        )
        try:
            await self._context.tables.act(self._live, self._me, command)
        except Refused as problem:
            if problem.code in (Code.LATE, Code.GAME_OVER):  # a takeback or resignation came first
                return
            if problem.code in NOT_STORED:
                raise
            token, name = shorten(answer.token.encode()), self._caller.required.name
            raise Refused(Code.BOT_ILLEGAL, bot=name, token=token, reason=problem) from problem
