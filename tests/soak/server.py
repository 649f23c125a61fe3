"""Kill servers under flat-out play, again and again: nothing that was acknowledged is lost or doubled.

Two people play at each table, each over a socket, as fast as they are answered. A server is ended by SIGKILL
somewhere in the middle, started again, and they come back and go on. What was not acknowledged is sent again.
In the end the logs in the database are held against what each person sent and received: every acknowledged
choice must be there, every choice once. With two servers on one PostgreSQL one of them is killed in turn, and
people go to the other.

    make soak ARGS="server --kills 1000"
    make soak ARGS="server --kills 200 --servers 2"
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.databases import databases
from mandate.server.store.store import Store
from mandate.table import log
from tests.soak.served import Served

TABLES = 8
PLAY = 0.05, 0.5  # seconds of play before a server is killed, at random
GONE = (
    ConnectionClosed,
    InvalidHandshake,
    OSError,
    TimeoutError,
    httpx.HTTPError,
    asyncio.IncompleteReadError,
)


@dataclass
class Chair:
    """One person at one table: what was sent for each question, and which of it was acknowledged."""

    table: str
    seat: int
    sent: dict[int, str] = field(default_factory=dict)  # by question
    acknowledged: set[int] = field(default_factory=set)


@dataclass
class Result:
    """What came of it."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    tables: int = 0
    seconds: float = 0.0
    found: list[str] = field(default_factory=list)

    def progress(self) -> str:
        each = f", {self.seconds / self.kills:.2f} s each" if self.kills else ""
        return f"{self.kills} kills, {self.acknowledged} choices acknowledged; {self.seconds:.0f} s{each}"

    def line(self) -> str:
        """What is known after everything was checked."""
        found = f"{self.lost} lost, {self.doubled} doubled"
        return f"{self.progress()}; at {self.tables} tables {found}"


async def open_table(address: str) -> tuple[list[str], str, str]:
    """A table of two people: their tokens, its id and its link."""
    async with httpx.AsyncClient(base_url=address, timeout=30, trust_env=False) as http:
        tokens = []
        for name in ("Ann", "Ben"):
            me = (await http.post("/api/me", json={"name": name, "program": True})).raise_for_status()
            tokens.append(str(me.json()["token"]))
        ann, ben = ({"Authorization": f"Bearer {token}"} for token in tokens)
        plan = {"game": "qin", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        opened = (await http.post("/api/tables", json=plan, headers=ann)).raise_for_status().json()
        where = f"/api/tables/{opened['id']}/commands?link={opened['link']}"
        (await http.post(where, json={"do": "sit"}, headers=ben)).raise_for_status()
    return tokens, str(opened["id"]), str(opened["link"])


class Soak:
    """The servers, and those who play."""

    def __init__(self, database: str, servers: int, tables: int, seed: int) -> None:
        self.database = database
        self.servers = [Served(database) for _ in range(servers)]
        self.chairs: list[Chair] = []
        self.result = Result()
        self.answers = 0  # since the last kill
        self._chance = random.Random(seed)
        self._tables = tables
        self._stopping = False

    async def run(self, kills: int) -> Result:
        began = time.monotonic()
        playing = [asyncio.create_task(self._people(at)) for at in range(self._tables)]
        for stop in (signal.SIGINT, signal.SIGTERM):  # what was played by then is looked at all the same
            asyncio.get_running_loop().add_signal_handler(stop, self._stop)
        try:
            for number in range(kills):
                if self._stopping:
                    break
                await self._until_someone_plays(playing)
                await asyncio.sleep(self._chance.uniform(*PLAY))
                at = number % len(self.servers)
                await asyncio.to_thread(self.servers[at].kill)
                self.answers = 0
                self.servers[at] = await asyncio.to_thread(Served, self.database)
                self.result.kills += 1
                self.result.seconds = time.monotonic() - began
                self.result.acknowledged = sum(len(chair.acknowledged) for chair in self.chairs)
                if number % 10 == 9 or number + 1 == kills:
                    tell(self.result.progress())
            await self._until_someone_plays(playing)  # the last one came back too
        finally:
            for task in playing:
                task.cancel()
            for outcome in await asyncio.gather(*playing, return_exceptions=True):
                if isinstance(outcome, Exception):
                    self.result.found.append(repr(outcome))
            for server in self.servers:
                await asyncio.to_thread(server.kill)
        await self._check()
        self.result.seconds = time.monotonic() - began
        return self.result

    def _stop(self) -> None:
        self._stopping = True

    async def _until_someone_plays(self, playing: list[asyncio.Task[None]]) -> None:
        deadline = time.monotonic() + 60
        while self.answers == 0:
            for task in playing:
                if task.done():
                    task.result()
            if time.monotonic() > deadline:
                raise RuntimeError("no one is answered any more")
            await asyncio.sleep(0.01)

    # --- playing ------------------------------------------------------------------------------------

    async def _people(self, at: int) -> None:
        """Two people who play one game after the other."""
        while True:
            try:
                tokens, table, link = await open_table(self.servers[at % len(self.servers)].address)
            except GONE:
                await asyncio.sleep(0.02)
                continue
            chairs = [Chair(table, seat) for seat in range(2)]
            self.chairs += chairs
            await asyncio.gather(
                *(self._play(chair, token, link, at) for chair, token in zip(chairs, tokens, strict=True))
            )

    async def _play(self, chair: Chair, token: str, link: str, at: int) -> None:
        """Until the game is over; anyone who loses the connection comes back, to the next server."""
        turn = at + chair.seat  # the two of a table sit at different servers
        over = False
        while not over:
            address = self.servers[turn % len(self.servers)].address.replace("http", "ws", 1)
            headers = {"Authorization": f"Bearer {token}"}
            uri = f"{address}/api/tables/{chair.table}/socket?link={link}"
            try:
                async with connect(uri, additional_headers=headers, max_size=None, open_timeout=20) as socket:
                    over = await self._talk(chair, socket)
            except GONE:
                turn += 1
                await asyncio.sleep(0.02)

    async def _talk(self, chair: Chair, socket: ClientConnection) -> bool:
        """Whether the game has come to its end."""
        asked = 0  # the last question that was answered over this socket
        while True:
            answer: dict[str, Any] = json.loads(await socket.recv())
            if answer["is"] == "done":
                self._acknowledge(chair, answer["ref"])
            elif answer["is"] == "refused":
                if answer["code"] not in ("late", "store-away", "game-over"):
                    raise RuntimeError(f"refused: {answer}")
                asked = 0 if answer["code"] == "store-away" else asked
            elif answer["is"] == "update":
                if answer["table"]["status"] == "over":
                    return True
                sight = next(s for s in answer["sights"] if s["seat"] == chair.seat)
                if sight["ask"] is not None and sight["ask"] != asked:
                    asked = int(sight["ask"])
                    options = sight["view"]["decision"]["options"]
                    choice = chair.sent.setdefault(asked, self._chance.choice(options))
                    command = {"do": "play", "seat": chair.seat, "ask": asked, "choice": choice, "ref": asked}
                    await socket.send(json.dumps(command))

    def _acknowledge(self, chair: Chair, ask: int) -> None:
        chair.acknowledged.add(ask)
        self.answers += 1

    # --- the truth ----------------------------------------------------------------------------------

    async def _check(self) -> None:
        """Hold the logs against what people sent and received."""
        store = Store(self.database)
        await store.open()
        try:
            for chair in self.chairs:
                lines = await store.lines(chair.table)
                made = [line for line in lines if isinstance(line, log.Chose) and line.seat == chair.seat]
                compare(self.result, chair, [line.lines[0].choice.partition("/")[0] for line in made])
        finally:
            await store.close()
        self.result.tables = len({chair.table for chair in self.chairs})
        self.result.acknowledged = sum(len(chair.acknowledged) for chair in self.chairs)


def compare(result: Result, chair: Chair, made: list[str]) -> None:
    """The choices of a seat answer its questions one by one."""
    lost = [ask for ask in chair.acknowledged if ask > len(made) or made[ask - 1] != chair.sent[ask]]
    wrong = [ask for ask, choice in enumerate(made, 1) if chair.sent.get(ask) != choice]
    result.lost += len(lost)
    result.doubled += len(wrong)
    if lost or wrong:
        where = f"table {chair.table}, seat {chair.seat}"
        result.found.append(f"{where}: lost {lost}, not as it was sent {wrong}")


def tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


@contextlib.contextmanager
def fresh_database(kind: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="mandate-soak-") as folder, databases(Path(folder)) as fresh:
        if kind not in fresh.kinds:
            raise SystemExit("PostgreSQL needs the package pgserver")
        yield fresh.new(kind)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak server",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--kills", type=int, default=1000, help="how often (default: 1000)")
    parser.add_argument("--tables", type=int, default=TABLES, help=f"at a time (default: {TABLES})")
    parser.add_argument("--servers", type=int, choices=(1, 2), default=1, help="2: on one PostgreSQL")
    parser.add_argument("--postgresql", action="store_true", help="also for one server")
    parser.add_argument("--seed", type=int, default=1, help="of the choices and pauses (default: 1)")
    given = parser.parse_args(words)
    kind = "postgresql" if given.postgresql or given.servers > 1 else "sqlite"
    with fresh_database(kind) as database:
        result = asyncio.run(Soak(database, given.servers, given.tables, given.seed).run(given.kills))
    print(f"{kind}, {given.servers} at work: {result.line()}")
    for found in result.found:
        print(f"  {found}")
    return 1 if result.lost or result.doubled or result.found else 0
