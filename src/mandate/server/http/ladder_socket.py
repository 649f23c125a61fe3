"""The bot protocol on a ladder: a program connects with its token, and plays game after game.

The messages are those of docs/protocol.md. What costs a program the game at a pipe costs it the game here
too, and pauses it: its owner reads why, and resumes it.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mandate.core.errors import Code, Problem, Refused
from mandate.players import protocol
from mandate.server.context import Context
from mandate.server.http.bot_socket import BotSocket, hang_up
from mandate.server.http.callers import BEARER, Caller, caller_of, context_of
from mandate.server.http.middleware.origin import check_origin
from mandate.server.store.guests import Guest
from mandate.server.store.ladders import Bot
from mandate.table.codes import NOT_STORED, ServerCode

KEY_BYTES = 12
OURS = (
    ServerCode.BAD_MESSAGE,
    ServerCode.TOO_FAST,
    ServerCode.TOO_LARGE,
)  # of the server, the program's fault


@websocket("/api/ladders/{game:str}/bot")
async def ladder_socket(socket: WebSocket[Any, Any, Any], game: FromPath[str]) -> None:
    """Let a program play on the ladder of a game, as long as it stays."""
    context = context_of(socket)
    caller = await caller_of(socket)
    program: LadderSocket | None = None
    await socket.accept()
    try:
        check_origin(socket, context.origins)
        bot = await _bot_of(context, socket)
        program = LadderSocket(socket, context, caller, bot, game)
        await context.ladders.connect(program)
        try:
            await program.run()
        finally:
            await context.ladders.disconnect(program)
    except Problem as problem:
        if program is not None and program.is_connected and _is_its_fault(problem):
            with contextlib.suppress(Problem):
                await context.ladders.misbehaved(program, problem)
        await hang_up(socket, problem, (program and program.language) or caller.language)
    except WebSocketDisconnect:
        pass


async def _bot_of(context: Context, socket: WebSocket[Any, Any, Any]) -> Bot:
    """The program whose token came; not that of a person, nor one that was revoked."""
    named = socket.headers.get("authorization", "")
    bot = (
        await context.store.ladders.with_token(named.removeprefix(BEARER))
        if named.startswith(BEARER)
        else None
    )
    if bot is None:
        raise Refused(ServerCode.NO_BOT_TOKEN)
    context.guests.check(bot.id)
    await context.check_ladder(bot.owner)
    return bot


def _is_its_fault(problem: Problem) -> bool:
    return problem.code not in NOT_STORED and (isinstance(problem.code, Code) or problem.code in OURS)


class LadderSocket(BotSocket):
    """One program on the ladder of one game."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], context: Context, caller: Caller, bot: Bot, game: str
    ) -> None:
        guest = Guest(bot.id, bot.who)
        super().__init__(socket, context, Caller(guest, caller.language, caller.address, is_program=True))
        self.bot = bot
        self.ladder_game = game
        self.key = secrets.token_urlsafe(KEY_BYTES)  # of this connection
        self.is_connected = False
        self._due = 0  # answers that the server waits for

    async def _play(self, reader: asyncio.Task[None]) -> None:
        self.is_connected = True
        while True:
            while (place := await self._context.ladders.place_of(self)) is None:
                await self._next(reader)
            self.take_seat(*place)
            await self._play_one(reader)

    async def _send(self, message: protocol.ToProgram) -> None:
        self._due += not isinstance(message, protocol.Over)
        await super()._send(message)

    def _check_rate(self) -> None:
        """Limit messages that answer nothing: a program may answer as fast as it can."""
        if self._due > 0:
            self._due -= 1
        else:
            super()._check_rate()

    async def _end(self, reader: asyncio.Task[None]) -> bool:
        """Send the outcome. The next game comes from the ladder."""
        del reader
        outcome = self._live.table.outcome
        assert outcome is not None
        await self._send(protocol.over(outcome, self._ready))
        self._games += 1
        return False
