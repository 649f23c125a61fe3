"""The walk of a move: the functions from a client's frame to the updates of two seats.

A function is on the walk if it is on the stack whenever the move is read, played, handed to another task or
thread, stored, viewed, written as JSON or sent. What these functions call beside the walk (checks, clocks,
presence, rate limits) is not. A game counts as the function of its contract that is called; what it calls
itself does not.
"""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple, cast

import msgspec

import mandate
from mandate.core.rng import Chance
from mandate.server.context import Context
from mandate.server.http.callers import Caller
from mandate.server.http.socket import TableSocket
from mandate.server.settings import Settings
from mandate.server.store.guests import Guest
from mandate.table import commands
from mandate.table.plan import Me, Open, Plan
from mandate.table.show import Show

ROOT = f"{Path(mandate.__file__).parent}/"
GAMES = f"{ROOT}games/"
CONTRACT = ("apply", "view", "encode_view", "question")
PASSED_ON = (
    "Queue.put_nowait", "BaseEventLoop.run_in_executor", "Event.set", "TableSocket.news", "Client.send",
)  # fmt: skip
BUILTIN = ("Decoder.decode", "Connection.execute")


class Step(NamedTuple):
    """A function on the walk."""

    file: str
    function: str


class Walk:
    """Profiles what runs, in all threads, while `active`."""

    def __init__(self) -> None:
        self.active = False
        self.steps: dict[Step, None] = {}
        self.calls = 0  # of all functions of the package, beside the walk too
        self.made = Counter[str]()  # calls of the contract
        self._counted: dict[int, FrameType] = {}  # coroutines go on in the same frame

    def __enter__(self) -> Walk:
        threading.setprofile(self._profile)
        sys.setprofile(self._profile)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)
        threading.setprofile(None)

    @property
    def files(self) -> set[str]:
        return {step.file for step in self.steps}

    def _profile(self, frame: FrameType, event: str, called: Any) -> None:
        if not self.active:
            return
        code = frame.f_code
        if event == "c_call":
            if called is msgspec.json.encode or getattr(called, "__qualname__", "") in BUILTIN:
                self._note(frame)
        elif event == "call":
            if code.co_filename.startswith(ROOT) and id(frame) not in self._counted:
                self._counted[id(frame)] = frame
                self.calls += not code.co_name.startswith("<") and not _inside_a_game(frame.f_back)
            if code.co_qualname in PASSED_ON:
                self._note(frame.f_back)
            elif code.co_filename.startswith(GAMES) and code.co_name in CONTRACT:
                self.made[code.co_qualname.rpartition(".")[2]] += "." in code.co_qualname
                self._note(frame)

    def _note(self, frame: FrameType | None) -> None:
        stack = [
            Step(each.f_code.co_filename.removeprefix(ROOT), each.f_code.co_qualname)
            for each in _stack(frame)
            if each.f_code.co_filename.startswith(ROOT) and not each.f_code.co_name.startswith("<")
        ]
        stack.reverse()
        for step in stack:
            self.steps.setdefault(step)
            if step.file.startswith("games/"):  # what is below belongs to the game
                break


def _stack(frame: FrameType | None) -> Iterator[FrameType]:
    while frame is not None:
        yield frame
        frame = frame.f_back


def _inside_a_game(frame: FrameType | None) -> bool:
    return any(each.f_code.co_filename.startswith(GAMES) for each in _stack(frame))


class Client:
    """The other end of a socket."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: asyncio.Queue[bytes] = asyncio.Queue()

    async def receive(self) -> dict[str, Any]:
        return await self.inbox.get()

    def sender(self) -> Callable[[bytes], None]:
        return self.send

    def send(self, data: bytes) -> None:
        self.sent.put_nowait(data)

    async def send_data(self, data: bytes, mode: str) -> None:
        assert mode == "text"
        self.send(data)

    async def close(self, code: int) -> None:
        del code

    async def update(self) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await self.sent.get())
            if message["is"] == "update":
                return message


async def play(game: str, folder: Path, walk: Walk, moves: int) -> None:
    """Play so many moves of two people, and watch the last one."""
    context = Context(Settings(database=f"sqlite:///{folder / 'tables.db'}", rate=100_000))
    await context.open()
    await context.heartbeat.close()  # what it does by itself meanwhile is beside the walk
    guests = [Guest("ann", "Ann"), Guest("ben", "Ben")]
    for guest in guests:
        await context.store.guests.add(guest, 0)
    plan = Plan(game=game, options={"players": 2}, seats=[Me(), Open()])
    live = await context.tables.open(plan, "ann")
    await context.tables.act(live, "ben", commands.Sit())
    clients = [Client(), Client()]
    show = Show(words=True, orders=True)
    sockets = [
        TableSocket(cast(Any, client), context, live, Caller(guest, "en", "127.0.0.1"), 0, show)
        for client, guest in zip(clients, guests, strict=True)
    ]
    running = [asyncio.create_task(socket.run()) for socket in sockets]
    try:
        for client in clients:
            await client.update()
        chance = Chance(1)
        for move in range(moves):
            seat = min(live.table.pending)
            choice = chance.choose(live.table.pending[seat].options)
            command = {"do": "play", "seat": seat, "ask": live.table.ask(seat), "choice": choice}
            walk.active = move == moves - 1
            clients[seat].inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(command)})
            for client in clients:
                update = await client.update()
                assert update["number"] == live.table.number
            walk.active = False
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await context.close()
