"""The socket of one client at one table: commands in, answers and news out.

News is never queued. The socket only remembers the last line sent to its client; everything new by the time
it can send goes out in one message. A slow client gets fewer and longer messages, and costs no memory.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from dataclasses import replace
from typing import Any

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from mandate.core.errors import Problem, Refused
from mandate.server.context import Context
from mandate.server.http.callers import Caller, caller_of, context_of, read_number
from mandate.server.http.json_bodies import read
from mandate.server.http.middleware.gate import CLOSE_REFUSED, NOT_NOW, RECONNECT
from mandate.server.http.middleware.origin import check_origin
from mandate.server.http.refusals import refusal
from mandate.server.http.web_socket import LooseWebSocket
from mandate.server.live.audience import may_watch
from mandate.server.live.live_table import Live
from mandate.table import commands, seat_view, wire
from mandate.table.codes import ServerCode
from mandate.table.show import Show, read_show

MAX_ANSWERS = 32  # waiting to be sent, before no more commands are read
MAX_REMARKS = 16  # waiting to be sent; a client that misses some sees a gap in their numbers
MAX_HINTS = 4  # pending at a time, for one socket
CHOICES_PER_COMMAND = 10  # tried together that count as one command
MAX_BAD_MESSAGES = 50  # unreadable or too many in a row, before the socket is closed
CLOSED_NORMALLY = 1000  # close code

_decoder: msgspec.json.Decoder[commands.AnyCommand] = msgspec.json.Decoder(commands.AnyCommand)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: LooseWebSocket,
    table: FromPath[str],
    link: FromQuery[str | None] = None,
    after: FromQuery[str | None] = None,
    show: FromQuery[str | None] = None,
    language: FromQuery[str | None] = None,
) -> None:
    """News of a table since line `after`, and the commands of its players; `show`: in words too.

    With `language`, words are plain strings.
    """
    context = context_of(socket)
    caller = await caller_of(socket)
    await socket.accept()
    try:
        check_origin(socket, context.origins)
        shown, heard = read_show(show, language), read_number("after", after) or 0
        live = await context.tables.admit(table, caller.id, link, stays=True)
    except Problem as problem:
        await socket.send_data(msgspec.json.encode(refusal(problem, caller.language)), mode="text")
        await socket.close(code=CLOSE_REFUSED)
        return
    opened = TableSocket(socket, context, live, caller, heard, shown, link)
    with context.open_sockets.open(caller.id, opened):
        await opened.run()


class TableSocket:
    """One open socket."""

    def __init__(
        self,
        socket: LooseWebSocket,
        context: Context,
        live: Live,
        caller: Caller,
        after: int,
        show: Show,
        link: str | None = None,
    ) -> None:
        self.guest, self.session = caller.id, caller.session
        self._socket = socket
        self._context = context
        self._live = live
        self._caller = caller
        self._account = context.effort.account(caller.address)
        self._heard = after
        self._show = show
        self._link = link
        self._terms_sent: tuple[bool, bool] | None = None  # of which edition
        self._answers: deque[bytes] = deque()
        self._remarks: deque[bytes] = deque(maxlen=MAX_REMARKS)
        self._changed = False
        self._ended: Problem | None = None  # why the server hangs up
        self._leaving = False  # whether the client is to reconnect: the server stops
        self._taking = False  # whether a command is being carried out
        self._moved = False  # whether the people present have changed
        self._here: tuple[list[bool], int] | None = None  # as last sent to the client
        self._wake = asyncio.Event()
        self._idle = False  # whether the sender waits to be woken
        self._update_soon: asyncio.Handle | None = None  # sends an update in the next pass of the loop
        self._sent = asyncio.Event()
        self._counted = caller.id or caller.address  # all sockets of a guest share one limit
        self._bad_messages = 0
        self._close_code = CLOSED_NORMALLY
        self._hints: set[asyncio.Task[None]] = set()

    @property
    def _addressed(self) -> Show:
        return self._context.tables.addressed(self._live, self._show)

    def news(self) -> None:
        self._changed = True
        if self._update_soon is None:
            self._update_soon = asyncio.get_running_loop().call_soon(self._send_update)

    def came_or_went(self) -> None:
        self._moved = True
        self._wake.set()

    def remark(self, message: bytes) -> None:
        self._remarks.append(message)
        self._wake.set()

    def move(self) -> None:
        self._leaving = True
        self._wake.set()

    def dismiss(self) -> None:
        self._caller = replace(self._caller, guest=None)
        self.drop(Refused(ServerCode.UNKNOWN_GUEST))

    def drop(self, why: Problem) -> None:
        self._ended = why
        self._wake.set()

    async def run(self) -> None:
        self._context.tables.audience.watch(self._live, self)
        effort = self._context.effort
        sender = asyncio.create_task(effort.measured(self._account, self._send()))
        reader = asyncio.create_task(effort.measured(self._account, self._read()))
        try:
            await asyncio.wait([sender, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._context.tables.audience.unwatch(self._live, self)
            if self._update_soon is not None:
                self._update_soon.cancel()
            tasks = (sender, reader, *self._hints)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(Exception):  # it may be closed already
                await self._socket.close(code=self._close_code)

    # --- out ----------------------------------------------------------------------------------------

    async def _send(self) -> None:
        while True:
            self._idle = True
            await self._wake.wait()
            self._idle = False
            self._wake.clear()
            if self._changed:  # the same update includes what happens during the wait
                await self._context.effort.turn(self._account)
            while self._answers:
                await self._socket.send_data(self._answers.popleft(), mode="text")
                self._sent.set()
            if self._leaving:
                if self._taking:  # it is answered first
                    continue
                await self._socket.close(code=RECONNECT)
                return
            if self._ended is not None:
                await self._refuse(self._ended)
                return
            table = self._live.table
            shown = table.status == "over" and table.opened.reserved is not None  # it was admitted as such
            if not shown and not may_watch(table, self.guest):  # the game has begun, and they have no seat
                await self._refuse(Refused(ServerCode.NO_SPECTATORS))
                return
            while self._remarks:
                await self._socket.send_data(self._remarks.popleft(), mode="text")
            if self._changed:
                await self._socket.send_data(self._update(), mode="text")
            elif self._moved:
                self._moved = False
                await self._send_who_is_here()

    def _send_update(self) -> None:
        """Send an update at once if nothing stands in its way; otherwise the sender does so in its turn."""
        self._update_soon = None
        effort, account = self._context.effort, self._account
        began, send = effort.now(), self._socket.sender()
        busy = self._answers or self._leaving or self._ended is not None or not self._idle
        may = effort.may_start(account) and may_watch(self._live.table, self.guest)
        if busy or send is None or not may:
            self._wake.set()
        else:
            try:
                send(self._update())
            except Exception:
                self._changed = True  # the sender fails with it, and that closes the socket
                self._wake.set()
            effort.passed(account, began)

    def _update(self) -> bytes:
        """What is new since the last one."""
        live = self._live
        self._changed = self._moved = False
        who = self._context.tables.onlooker(live, self.guest, self._caller.language, self._show)
        update = live.update(who, self._heard, terms=self._terms_sent != live.edition)
        self._terms_sent = live.edition
        self._heard = live.table.number
        self._here = seat_view.here(live.table, who.here), who.watching
        return update

    async def _send_who_is_here(self) -> None:
        live, tables = self._live, self._context.tables
        seats = seat_view.here(live.table, tables.audience.here(live))
        watching = tables.audience.watching(live)
        if (seats, watching) == self._here:
            return
        self._here = seats, watching
        abandoned = tables.until_abandoned(live, tables.clock())
        here = wire.Here(seats=seats, watching=watching, abandoned=abandoned)
        await self._socket.send_data(msgspec.json.encode(here), mode="text")

    async def _refuse(self, problem: Problem) -> None:
        message = refusal(problem, self._caller.language)
        await self._socket.send_data(msgspec.json.encode(message), mode="text")
        await self._socket.close(code=CLOSE_REFUSED)

    async def _answer(self, message: wire.AnyMessage) -> None:
        self._answers.append(msgspec.json.encode(message))
        self._wake.set()
        while len(self._answers) > MAX_ANSWERS:
            self._sent.clear()
            await self._sent.wait()

    # --- in -----------------------------------------------------------------------------------------

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while self._bad_messages < MAX_BAD_MESSAGES:
                event: Any = await self._socket.receive()
                if event["type"] == "websocket.disconnect":
                    return
                if not self._leaving:  # otherwise the client sends it again, elsewhere
                    self._taking = True
                    await self._context.effort.turn(self._account)
                    await self._take(event.get("text") or event.get("bytes") or b"")
                    self._taking = False
                if self._leaving:
                    self._wake.set()

    async def _take(self, frame: str | bytes) -> None:
        ref = None
        try:
            self._context.commands.check(self._counted)
            command = read(frame, _decoder)
            ref = command.ref
            if isinstance(command, commands.Hint):
                self._hint(command)
                return
            self._count_choices(command)
            answer = await self._context.handle(
                self._live, self._caller.required.id, command, self._addressed, self._link
            )
        except Problem as problem:
            too_fast = problem.code == ServerCode.TOO_FAST
            self._bad_messages += too_fast or problem.code == ServerCode.BAD_MESSAGE
            self._close_code = NOT_NOW if too_fast else CLOSED_NORMALLY
            await self._answer(refusal(problem, self._caller.language, ref))
        else:
            self._bad_messages = 0
            if ref is not None or not isinstance(answer, wire.Done):  # without a receipt, the update suffices
                await self._answer(answer)

    def _hint(self, command: commands.Hint) -> None:
        """Answer when the hint is ready; other commands are handled meanwhile."""
        if len(self._hints) >= MAX_HINTS:
            raise Refused(ServerCode.TOO_FAST)
        task = asyncio.create_task(self._give_hint(command))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _give_hint(self, command: commands.Hint) -> None:
        try:
            answer = await self._context.handle(
                self._live, self._caller.required.id, command, self._addressed
            )
        except Problem as problem:
            await self._answer(refusal(problem, self._caller.language, command.ref))
        else:
            await self._answer(answer)

    def _count_choices(self, command: commands.AnyCommand) -> None:
        """Count a long plan as several commands."""
        match command:
            case commands.Try(choices=choices) | commands.Play(then=choices):
                for _ in choices[CHOICES_PER_COMMAND::CHOICES_PER_COMMAND]:
                    self._context.commands.check(self._counted)
