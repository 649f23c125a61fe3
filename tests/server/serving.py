"""A real server in this process, and clients that talk to it over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import atexit
import copy
import functools
import itertools
import json
import shutil
import signal
import socket as sockets
import ssl
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from alembic import command
from litestar import Litestar
from litestar.datastructures import State
from litestar.events import SimpleEventEmitter
from sqlalchemy import create_engine
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mandate.core.rng import Chance
from mandate.server import app, built
from mandate.server.context import Context
from mandate.server.run import Server
from mandate.server.settings import Settings
from mandate.server.store.engine import migrations

PATIENCE = 240.0  # seconds until a test that waits in vain is given up
UNFINISHED = ("open", "playing")  # what a table is before its game is over
# For each client, which would read the certificates of the world otherwise: 34 ms, and none is used.
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
Json = dict[str, Any]


class Serving:
    """A server that runs."""

    def __init__(self, context: Context, address: str, server: Server) -> None:
        self.context = context
        self.address = address
        self.server = server

    @asynccontextmanager
    async def guest(self, name: str = "Ann") -> AsyncIterator[Person]:
        async with Person.coming_in(self.address, name) as person:
            yield person


ROUTED = app.routed
_routed: dict[Path | None, Litestar] = {}


def routed_once(context: Context) -> Litestar:
    """The same routes before another context: laying them out takes longer than most tests."""
    if context.settings.mcp == "on":
        return ROUTED(context)  # its door belongs to one context
    page = built.PAGE if built.has_page() else None
    if page not in _routed:
        _routed[page] = ROUTED(context)
    same = copy.copy(_routed[page])
    same.state = State({"context": context})
    same.asgi_router = copy.copy(same.asgi_router)
    same.asgi_router.app = same
    same.event_emitter = SimpleEventEmitter([])  # it runs as long as its server
    return same


app.routed = routed_once


@functools.cache
def empty_tables() -> Path:
    """A SQLite file with all tables and nothing in them, to be copied."""
    folder = Path(tempfile.mkdtemp(prefix="mandate-empty-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    engine = create_engine(f"sqlite:///{folder / 'empty.db'}")
    with engine.begin() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    engine.dispose()
    return folder / "empty.db"


def with_tables(database: str) -> None:
    """Lay out a SQLite file that does not exist yet, as Alembic would do in the time of most tests."""
    file = Path(database.partition(":///")[2])
    if database.startswith("sqlite:") and file.name and file.parent.is_dir() and not file.exists():
        shutil.copyfile(empty_tables(), file)


@asynccontextmanager
async def serving(database: str, **more: Any) -> AsyncIterator[Serving]:
    with_tables(database)
    usual = {
        "port": 0,
        "rate": 100_000,
        "bot_seconds": PATIENCE,
    }  # a busy machine makes no player miss its turn
    context = Context(Settings(**{"database": database, **usual, **more}))
    started = asyncio.Event()
    with sockets.create_server(("127.0.0.1", 0)) as door:
        try:
            await context.open()
            server = Server(context, started.set)
            task = asyncio.create_task(server.serve(sockets=[door]))
            starting = asyncio.create_task(started.wait())
            await asyncio.wait([task, starting], return_when=asyncio.FIRST_COMPLETED)
            if not started.is_set():
                starting.cancel()
                await task  # raises what went wrong
                raise AssertionError("the server has stopped at once")
            try:
                yield Serving(context, f"http://127.0.0.1:{door.getsockname()[1]}", server)
            finally:
                server.should_exit = True
                await task
        finally:
            await context.close()


class Person:
    """A guest of a server."""

    def __init__(self, address: str, http: httpx.AsyncClient, token: str) -> None:
        self.address = address
        self.http = http
        self.token = token

    @classmethod
    @asynccontextmanager
    async def coming_in(cls, address: str, name: str) -> AsyncIterator[Self]:
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=NO_CERTIFICATES) as http:
            me = await http.post("/api/me", json={"name": name, "program": True})
            token = me.json()["token"]
            http.headers["Authorization"] = f"Bearer {token}"
            yield cls(address, http, token)

    async def open(self, *seats: str, game: str = "qin", **more: Any) -> Json:
        """`open("me", "open", "greedy")`."""
        kinds = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "name": s} for s in seats]
        options = {"players": len(seats)} | more.pop("options", {})
        answer = await self.http.post(
            "/api/tables", json={"game": game, "seats": kinds, "options": options, **more}
        )
        assert answer.status_code == 201, answer.text
        reply: Json = answer.json()
        return reply

    async def do(self, table: Json, command: str, **more: Any) -> httpx.Response:
        """A command over HTTP."""
        link = {"link": table["link"]} if table.get("link") else {}
        body = {"do": command, **more}
        return await self.http.post(f"/api/tables/{table['id']}/commands", params=link, json=body)

    @asynccontextmanager
    async def at(
        self, table: Json, after: int = 0, *, address: str | None = None, show: str = "", language: str = ""
    ) -> AsyncIterator[Line]:
        """The table's socket."""
        base = (address or self.address).replace("http", "ws")
        link = f"&link={table['link']}" if table.get("link") else ""
        wanted = (f"&show={show}" if show else "") + (f"&language={language}" if language else "")
        uri = f"{base}/api/tables/{table['id']}/socket?after={after}{link}{wanted}"
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        async with connect(uri, additional_headers=headers, max_size=None) as socket:
            line = Line(socket)
            try:
                yield line
            finally:
                await line.close()


def guest_of(server: Serving, person: Person) -> str:
    ticket = server.context.identity.read(person.token)
    assert ticket is not None
    return ticket.guest


class Lost(Exception):
    """The server has gone."""


class Line:
    """An open socket: remembers everything it received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.updates: list[Json] = []
        self.here: list[list[bool]] = []  # who came and went without any other news
        self.loose: list[Json] = []  # answers that belong to no command of ours
        self._refs = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Json]] = {}
        self._news = asyncio.Condition()
        self.gone = False
        self.accepted: list[tuple[int, str]] = []  # choices that the server said are stored
        self._task = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                message = json.loads(frame)
                async with self._news:
                    if message["is"] == "update":
                        self.updates.append(message)
                    elif message["is"] == "here":
                        self.here.append(message["seats"])
                        self.last["table"]["watching"] = message["watching"]
                        for seat, here in zip(self.last["table"]["seats"], message["seats"], strict=True):
                            seat["here"] = here
                    elif message.get("ref") in self._answers:
                        self._answers.pop(message["ref"]).set_result(message)
                    else:
                        self.loose.append(message)
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self._news:
                self.gone = True
                for answer in self._answers.values():
                    answer.set_exception(Lost())
                self._news.notify_all()

    async def close(self) -> None:
        await self.socket.close()
        await self._task

    @property
    def last(self) -> Json:
        return self.updates[-1]

    @property
    def heard(self) -> int:
        return int(self.last["number"]) if self.updates else 0

    @property
    def status(self) -> str:
        return str(self.last["table"]["status"]) if self.updates else "playing"

    def sight(self, seat: int | None = None) -> Json:
        """The last sight, through the eyes of that seat or the only pair there is."""
        sights: list[Json] = self.last["sights"]
        return sights[0] if seat is None else next(sight for sight in sights if sight["seat"] == seat)

    def news(self) -> list[Json]:
        """Everything sent to the first pair of eyes, in order."""
        return [item for update in self.updates for item in update["sights"][0]["news"]]

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is true of what was received."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: self.gone or true())
        if not true():
            raise Lost

    async def caught_up(self, number: int) -> None:
        await self.until(lambda: self.heard >= number)

    async def do(self, command: str, **more: Any) -> Json:
        """A command, and its answer."""
        ref = next(self._refs)
        answer = self._answers[ref] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps({"do": command, "ref": ref, **more}))
        except ConnectionClosed as error:
            raise Lost from error
        async with asyncio.timeout(PATIENCE):
            reply: Json = await answer
        return reply

    async def play(self, chance: Chance, *, until: Callable[[], bool] = lambda: False) -> None:
        """Answer every question of the own seats with anything, until the game or `until` is over."""
        answered: set[tuple[int, int]] = set()
        while True:
            # at another process than the one where it began, a game may still seem to be open for a moment
            await self.until(lambda: bool(self._open(answered)) or self.status not in UNFINISHED or until())
            if self.status not in UNFINISHED or until():
                return
            sight = self._open(answered)[0]
            answered.add((sight["seat"], sight["ask"]))
            choice = chance.choose(sight["view"]["decision"]["options"])
            answer = await self.do("play", seat=sight["seat"], ask=sight["ask"], choice=choice)
            assert answer["is"] == "done", answer
            self.accepted.append((sight["seat"], choice))

    def _open(self, answered: set[tuple[int, int]]) -> list[Json]:
        sights: list[Json] = self.last["sights"] if self.updates else []
        return [s for s in sights if s["ask"] is not None and (s["seat"], s["ask"]) not in answered]


class Process:
    """`mandate serve` in a process of its own, to be ended without warning."""

    def __init__(
        self,
        database: str | None,
        *more: str,
        program: Sequence[str] = (sys.executable, "-m", "mandate"),
        surroundings: Mapping[str, str] | None = None,
    ) -> None:
        kept = [] if database is None else ["--database", database]
        few = ["--bot-workers", "1"]  # a second one would load every compiled player ahead of time
        few += ["--bot-seconds", str(PATIENCE)]
        command = ["serve", "--port", "0", "--rate", "100000", "--lang", "en", *few, *more, *kept]
        self._program, self._surroundings = program, surroundings
        self._process = self._start(command)
        assert self._process.stdout is not None
        said = (word for line in self._process.stdout for word in line.split())  # agents are named first
        address = next((word for word in said if word.startswith("http")), None)
        if address is None:
            self._process.kill()
            raise AssertionError(self._process.communicate()[1])
        self.address = address.rstrip("/")

    def _start(self, command: list[str]) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [*self._program, *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self._surroundings,
        )

    @property
    def pid(self) -> int:
        return self._process.pid

    def send(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def kill(self) -> None:
        """kill -9."""
        self._process.kill()
        self._process.communicate()

    def stop(self) -> tuple[int, str]:
        """Ask it to stop; its exit code and what it wrote to its log."""
        self._process.terminate()
        _, log = self._process.communicate(timeout=PATIENCE)
        return self._process.returncode, log

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.returncode is None:
            self.kill()
