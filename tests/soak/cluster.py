"""Play at a cluster while its servers are killed: nothing that was acknowledged is lost or doubled.

Six servers run on three machines (network namespaces where we are root) behind HAProxy, with NATS and
PostgreSQL. Two people play at each table, with a choice about every two seconds. Every half a minute a server
at random is ended by SIGKILL and started again; the bus and the database are restarted once each. People come
back with the number of their last line and send again what was not acknowledged.

In the end the logs are held against what each person sent and received, and the record of every table is
verified. Latency is from sending a choice to its acknowledgment, apart from those that a kill concerns.

    make soak ARGS=cluster
    make soak ARGS="cluster --minutes 5 --tables 100"
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import time
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from mandate.core.errors import Problem
from mandate.core.record import Record
from mandate.core.replay import verify
from mandate.games import find
from mandate.server.live.live_table import Live
from mandate.server.store.store import Store
from mandate.table import fold, log
from tests.soak.installation import Installation, installed
from tests.soak.machines import machines
from tests.soak.server import GONE, Chair, Result, compare, open_table, tell

KILL_SECONDS = 30.0  # between two kills
PACE_SECONDS = 2.0  # between two choices at a table
AFTER_SECONDS = 10.0  # after a kill, a loss of the bus or of the database, that count as part of it
DOWN_SECONDS = 3.0  # for which bus and database are away
AT_ONCE = 20  # tables that are opened at a time
AGAIN = ("late", "store-away", "store-unknown", "game-over")  # refusals that a kill may cause


@dataclass
class Tally:
    """What was measured."""

    kills: int = 0
    choices: list[tuple[float, float]] = field(default_factory=list)  # when it was sent, and how long it took
    trouble: list[float] = field(default_factory=list)  # when something was killed
    reconnects: int = 0
    finished: int = 0
    verified: int = 0

    def line(self) -> str:
        return f"{self.kills} kills, {len(self.choices)} choices, {self.reconnects} reconnects"

    def calm(self) -> list[float]:
        """How long choices took that no kill concerns, in ms."""
        return [
            1000 * took
            for sent, took in self.choices
            if not any(at <= sent + took and sent <= at + AFTER_SECONDS for at in self.trouble)
        ]


class Cluster:
    """The people."""

    def __init__(self, running: Installation, tables: int, seed: int) -> None:
        self.running = running
        self.chairs: list[Chair] = []
        self.result = Result()
        self.tally = Tally()
        self._tables = tables
        self._chance = random.Random(seed)
        self._opening = asyncio.Semaphore(AT_ONCE)

    async def run(self, minutes: float) -> None:
        playing = [asyncio.create_task(self._people()) for _ in range(self._tables)]
        began = time.monotonic()
        end = began + 60 * minutes
        events = [(began + 60 * minutes / 3, "the bus"), (began + 120 * minutes / 3, "the database")]
        try:
            while (left := end - time.monotonic()) > 0:
                await asyncio.sleep(min(KILL_SECONDS, left))
                for task in playing:
                    if task.done():
                        task.result()
                if time.monotonic() >= end:
                    break
                if events and time.monotonic() >= events[0][0]:
                    await self._restart(events.pop(0)[1])
                else:
                    await self._kill_one()
                tell(f"{time.monotonic() - began:.0f} s: {self.tally.line()}")
        finally:
            for task in playing:
                task.cancel()
            for outcome in await asyncio.gather(*playing, return_exceptions=True):
                if isinstance(outcome, Exception):
                    self.result.found.append(repr(outcome))
        await self._check()

    async def _kill_one(self) -> None:
        at = self._chance.randrange(len(self.running.servers))
        self.tally.trouble.append(time.monotonic())
        self.tally.kills += 1
        await asyncio.to_thread(self.running.servers[at].kill)
        self.running.servers[at].start()

    async def _restart(self, what: str) -> None:
        program = self.running.bus if what == "the bus" else self.running.database
        self.tally.trouble.append(time.monotonic())
        tell(f"{what} is killed")
        await asyncio.to_thread(program.kill)
        await asyncio.sleep(DOWN_SECONDS)
        await asyncio.to_thread(program.start)
        self.tally.trouble.append(time.monotonic())

    # --- playing ------------------------------------------------------------------------------------

    async def _people(self) -> None:
        """Two people who play one game after the other."""
        while True:
            try:
                async with self._opening:
                    tokens, table, link = await open_table(self.running.address)
            except GONE:
                await asyncio.sleep(0.5)
                continue
            chairs = [Chair(table, seat) for seat in range(2)]
            self.chairs += chairs
            await asyncio.gather(
                *(self._play(chair, token, link) for chair, token in zip(chairs, tokens, strict=True))
            )
            self.tally.finished += 1

    async def _play(self, chair: Chair, token: str, link: str) -> None:
        """Until the game is over, over one connection after the other."""
        base = self.running.address.replace("http", "ws", 1)
        headers = {"Authorization": f"Bearer {token}"}
        heard, over = [0], False
        while not over:
            uri = f"{base}/api/tables/{chair.table}/socket?link={link}&after={heard[0]}"
            try:
                async with connect(
                    uri, additional_headers=headers, max_size=None, open_timeout=30, proxy=None
                ) as socket:
                    over = await self._talk(chair, socket, heard)
            except GONE:
                self.tally.reconnects += 1
                await asyncio.sleep(self._chance.uniform(0.1, 0.4))

    async def _talk(self, chair: Chair, socket: ClientConnection, heard: list[int]) -> bool:
        """Whether the game has come to its end."""
        asked, sent = 0, 0.0  # the last question that was answered over this socket, and when
        while True:
            message = json.loads(await socket.recv())
            if message["is"] == "done":
                chair.acknowledged.add(message["ref"])
                self.tally.choices.append((sent, time.monotonic() - sent))
            elif message["is"] == "refused":
                if message["code"] not in AGAIN:
                    raise RuntimeError(f"refused: {message}")
                if message["code"] in ("store-away", "store-unknown"):
                    await asyncio.sleep(0.5)
                    await self._send(chair, socket, asked)
            elif message["is"] == "update":
                heard[0] = message["number"]
                if message["table"]["status"] == "over":
                    return True
                sight = next((s for s in message["sights"] if s["seat"] == chair.seat), None)
                if sight is None:  # at another server than the one where we sat down, a moment ago
                    continue
                if sight["ask"] is not None and sight["ask"] != asked:
                    asked = int(sight["ask"])
                    chair.sent.setdefault(asked, self._chance.choice(sight["view"]["decision"]["options"]))
                    await asyncio.sleep(self._chance.uniform(0.5, 1.5) * PACE_SECONDS)
                    sent = time.monotonic()
                    await self._send(chair, socket, asked)

    async def _send(self, chair: Chair, socket: ClientConnection, ask: int) -> None:
        choice = {"do": "play", "seat": chair.seat, "ask": ask, "choice": chair.sent[ask], "ref": ask}
        await socket.send(json.dumps(choice))

    # --- the truth ----------------------------------------------------------------------------------

    async def _check(self) -> None:
        """Hold the logs against what people sent and received, and verify each record."""
        store = Store(self.running.database.address)
        await store.open()
        try:
            for table in sorted({chair.table for chair in self.chairs}):
                lines = await store.lines(table)
                for chair in (chair for chair in self.chairs if chair.table == table):
                    made = [line for line in lines if isinstance(line, log.Chose) and line.seat == chair.seat]
                    compare(self.result, chair, [line.lines[0].choice.partition("/")[0] for line in made])
                self._verify(table, lines)
        finally:
            await store.close()
        self.result.tables = len({chair.table for chair in self.chairs})
        self.result.acknowledged = sum(len(chair.acknowledged) for chair in self.chairs)

    def _verify(self, table: str, lines: list[log.AnyLine]) -> None:
        try:
            read = fold.read(table, lines)
            if read.frozen is not None:
                raise RuntimeError(f"frozen: {read.frozen}")
            if read.status == "over":
                encoded = Live(read).record(None, {})
                assert encoded is not None
                record = msgspec.json.decode(encoded, type=Record)
                verify(find(record.game), record)
            self.tally.verified += 1
        except (Problem, RuntimeError) as problem:
            self.result.found.append(f"table {table}: {problem}")


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak cluster",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--minutes", type=float, default=30.0, help="how long (default: 30)")
    parser.add_argument("--tables", type=int, default=1000, help="at a time (default: 1000)")
    parser.add_argument("--each", type=int, default=2, help="servers on each machine (default: 2)")
    parser.add_argument("--machines", type=int, default=3, help="how many (default: 3)")
    parser.add_argument("--seed", type=int, default=1, help="of choices, pauses and kills (default: 1)")
    given = parser.parse_args(words)
    with machines(given.machines) as where:
        tell(f"starting {given.machines * given.each} servers …")
        with installed(where, given.each) as running:
            cluster = Cluster(running, given.tables, given.seed)
            asyncio.run(cluster.run(given.minutes))
            complaints = running.complaints()
    tally, result, calm = cluster.tally, cluster.result, sorted(cluster.tally.calm())
    print(f"{tally.line()}; {result.tables} tables, {tally.finished} games over, bus and database restarted")
    print(
        f"{result.acknowledged} choices acknowledged: {result.lost} lost, {result.doubled} doubled, "
        f"{tally.verified} of {result.tables} records verified"
    )
    if len(calm) > 1:
        p99 = calm[min(len(calm) - 1, int(0.99 * len(calm)))]
        p50 = statistics.median(calm)
        print(f"outside the kills: {len(calm)} choices, p50 {p50:.1f} ms, p99 {p99:.1f} ms")
    for line in (*result.found[:20], *complaints[:20]):
        print(f"  {line}")
    return 1 if result.lost or result.doubled or result.found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
