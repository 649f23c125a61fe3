"""People under load: two or more at each table, each with a socket, and the server that they play at.

The server runs in a process of its own; this one is the load. Paced: at every table one choice every two
seconds (or as `Played` says), and the time is from sending it until every other seat has its update. Flat
out: every table plays as fast as it is answered.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import json
import math
import os
import random
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import NamedTuple, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.launch import LAYOUT
from mandate.server.run import loop_factory

Result = TypeVar("Result")


class Played(NamedTuple):
    """What is played at the tables, and how."""

    game: str
    players: int
    pause: float  # seconds between two choices at a table
    show: str = ""  # what everybody wants beside the view
    listed: bool = False  # so that anyone may watch


QIN = Played("qin", players=2, pause=2.0)


def run(work: Coroutine[None, None, Result]) -> Result:
    """On the same kind of loop as the server, so that the load costs little beside it."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(work)


class _Decision(msgspec.Struct):
    options: list[str]


class _View(msgspec.Struct):
    decision: _Decision | None


class _Sight(msgspec.Struct):
    seat: int
    ask: int | None
    view: _View | None


class _Info(msgspec.Struct):
    status: str


class _Heard(msgspec.Struct, kw_only=True):
    """What the load reads of a message."""

    kind: str = msgspec.field(name="is")
    number: int = 0
    table: _Info | None = None
    sights: list[_Sight] = []


_decoder = msgspec.json.Decoder(_Heard)


class Seat:
    """One person with a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last: _Heard | None = None
        self.changed = asyncio.Condition()
        self.task = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for frame in self.socket:
            heard = _decoder.decode(frame)
            if heard.kind == "refused":
                raise RuntimeError(str(frame))
            if heard.kind == "update":
                async with self.changed:
                    self.last = heard
                    self.changed.notify_all()

    async def hear(self, number: int) -> _Heard:
        async with self.changed:
            await self.changed.wait_for(lambda: self.last is not None and self.last.number >= number)
        assert self.last is not None
        return self.last


class TableUnderLoad:
    """People who play at random."""

    def __init__(self, name: str, seats: list[Seat]) -> None:
        self.name = name
        self.seats = seats
        self.number = len(seats) + 1  # opened, each of the others sat down, started
        self.over = False

    async def choose(self) -> float | None:
        """One choice by the seat that is asked; milliseconds until all the others have heard of it."""
        answer = [await seat.hear(self.number) for seat in self.seats]
        for mine, heard in zip(self.seats, answer, strict=True):
            sight = heard.sights[0]
            if sight.ask is not None and sight.view is not None and sight.view.decision is not None:
                choice = random.choice(sight.view.decision.options)
                began = time.perf_counter()
                command = {"do": "play", "seat": sight.seat, "ask": sight.ask, "choice": choice}
                await mine.socket.send(json.dumps(command))
                self.number += 1
                for other in self.seats:
                    if other is not mine:
                        await other.hear(self.number)
                return (time.perf_counter() - began) * 1000
        self.over = True
        return None


def cpu_ms(process: int) -> float:
    """Milliseconds of processor time that a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


class Collected(NamedTuple):
    """What a server's collector has done so far."""

    looks: int = 0
    seconds: float = 0.0
    longest: float = 0.0  # seconds


class Server:
    """`mandate serve` in a process of its own, of this source tree or of another checkout."""

    def __init__(self, database: str, tree: Path | None = None, more: Sequence[str] = ()) -> None:
        handle, self._collected = tempfile.mkstemp(prefix="mandate-bench-gc-")
        os.close(handle)
        words = [sys.executable, str(Path(__file__).with_name("launch.py")), self._collected, "serve"]
        words += ["--lang", "en", "--port", "0", "--rate", "1000000", "--database", database, *more]
        environment = os.environ if tree is None else os.environ | {"PYTHONPATH": str(tree / "src")}
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        said = self.process.stdout.readline().split()
        self.address = next(word for word in said if word.startswith("http")).rstrip("/")

    def memory(self) -> float:
        """Resident memory in KiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))

    def collected(self) -> Collected:
        content = Path(self._collected).read_bytes()
        return Collected(*struct.unpack(LAYOUT, content)) if content else Collected()

    def cpu(self) -> float:
        """Milliseconds of processor time that it has used so far."""
        return cpu_ms(self.process.pid)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()
        Path(self._collected).unlink()


AT_ONCE = 20  # tables that are opened at the same time


@asynccontextmanager
async def seated(
    servers: Sequence[Server | str], tables: int, played: Played = QIN
) -> AsyncIterator[list[TableUnderLoad]]:
    """So many tables, the people of each at one server or, where there are two, at one and the other.

    A server may be given by its address.
    """
    addresses = [server if isinstance(server, str) else server.address for server in servers]
    async with AsyncExitStack() as stack:
        doors = [
            await stack.enter_async_context(httpx.AsyncClient(base_url=address, timeout=60))
            for _, address in zip(range(played.players), itertools.cycle(addresses), strict=False)
        ]
        free = asyncio.Semaphore(AT_ONCE)

        async def sit() -> TableUnderLoad:
            async with free:
                name, seats = await _open(doors, played)
                return TableUnderLoad(name, [await stack.enter_async_context(seat) for seat in seats])

        seated = await asyncio.gather(*(sit() for _ in range(tables)))
        gc.collect()
        gc.disable()  # a pause of the load would pass for one of the server
        try:
            yield seated
        finally:
            gc.enable()


async def guest(door: httpx.AsyncClient) -> dict[str, str]:
    """Someone new: what they send with every request. No one has many tables open at a time."""
    me = (await door.post("/api/me", json={"name": "load", "program": True})).raise_for_status().json()
    return {"Authorization": f"Bearer {me['token']}"}


async def _open(
    doors: list[httpx.AsyncClient], played: Played
) -> tuple[str, list[AbstractAsyncContextManager[Seat]]]:
    """A table's name and its seats."""
    people = [await guest(door) for door in doors]
    others = [{"kind": "open"}] * (played.players - 1)
    plan = {
        "game": played.game,
        "options": {"players": played.players},
        "seats": [{"kind": "me"}, *others],
        "listed": played.listed,
    }
    opened = await doors[0].post("/api/tables", json=plan, headers=people[0])
    table = opened.raise_for_status().json()
    where = f"/api/tables/{table['id']}/commands?link={table['link']}"
    for door, headers in zip(doors[1:], people[1:], strict=True):
        (await door.post(where, json={"do": "sit"}, headers=headers)).raise_for_status()
    name = f"{table['id']}/socket?show={played.show}"
    return table["id"], [_seat(door, headers, name) for door, headers in zip(doors, people, strict=True)]


@asynccontextmanager
async def _seat(door: httpx.AsyncClient, headers: dict[str, str], socket_of: str) -> AsyncIterator[Seat]:
    uri = f"{door.base_url}/api/tables/{socket_of}".replace("http", "ws", 1)
    async with connect(uri, additional_headers=headers, max_size=None, ping_interval=None) as socket:
        seat = Seat(socket)
        try:
            yield seat
        finally:
            seat.task.cancel()


async def paced(tables: list[TableUnderLoad], seconds: float, pause: float = QIN.pause) -> list[float]:
    """One choice every so many seconds at each table, spread evenly over that time."""
    taken: list[float] = []

    async def play(table: TableUnderLoad, offset: float) -> None:
        began = time.perf_counter() + offset
        for turn in itertools.count():
            due = began + turn * pause
            if due > started + seconds or table.over:
                return
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if (ms := await table.choose()) is not None:
                taken.append(ms)

    started = time.perf_counter()
    await asyncio.gather(*(play(table, pause * at / len(tables)) for at, table in enumerate(tables)))
    return taken


async def flat_out(
    tables: list[TableUnderLoad],
    progress: Callable[[int], None] | None = None,
    most: float = math.inf,
) -> tuple[int, float]:
    """Every table plays its game as fast as it is answered: how many choices, in how many seconds.

    `progress` receives after each choice how many there have been; `most` ends all games after that number.
    """
    count = 0
    began = time.perf_counter()

    async def play(table: TableUnderLoad) -> None:
        nonlocal count
        while not table.over and count < most:
            if await table.choose() is not None:
                count += 1
                if progress is not None:
                    progress(count)

    await asyncio.gather(*(play(table) for table in tables))
    return count, time.perf_counter() - began
