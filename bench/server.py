"""`python -m bench server`: the table's server under load, its memory, and boardgame.io beside it.

The servers run in processes of their own; this process is the load, except for boardgame.io, whose own
clients are a third program.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.table import Table as Drawn
from websockets.asyncio.client import connect

from bench import boardgame, stored
from bench.table import Server, flat_out, paced, seated
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.rng import Chance
from mandate.games.qin.game import QIN
from mandate.games.qin.state import QinState

LIMIT_MS = 100.0
Row = dict[str, Any]


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench server", description=__doc__)
    parser.add_argument("--tables", default="100,200,400,600,800,1000", help="numbers of tables, rising")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each number (default: 20)")
    parser.add_argument("--rounds", type=int, default=3, help="of the comparison (default: 3)")
    parser.add_argument(
        "--idle", type=int, default=500, help="idle tables to measure memory with (default: 500)"
    )
    parser.add_argument("--stored", type=int, default=10_000, help="stored games (default: 10000)")
    parser.add_argument("--only", choices=("load", "memory", "stored", "compare"), help="one part alone")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every value there")
    given = parser.parse_args(words)
    console = Console(highlight=False)
    parts: dict[str, list[Row]] = {}
    with tempfile.TemporaryDirectory(prefix="mandate-bench-") as name, databases(Path(name)) as fresh:
        for part, measure in (("load", load), ("memory", memory), ("stored", lists), ("compare", compare)):
            if given.only in (None, part):
                parts[part] = list(measure(given, fresh, Path(name)))
                console.print(table(part, parts[part]))
    if given.json is not None:
        given.json.write_text(json.dumps(parts, indent=2) + "\n", "utf-8")
    return 0


# --- databases ------------------------------------------------------------------------------------------


class Databases:
    """Fresh databases; PostgreSQL where `pgserver` is installed."""

    def __init__(self, folder: Path, postgres: Any) -> None:
        self._folder = folder
        self._postgres = postgres
        self._count = 0
        self.kinds = ["sqlite"] + (["postgresql"] if postgres is not None else [])

    def new(self, kind: str) -> str:
        self._count += 1
        if kind == "sqlite":
            return f"sqlite:///{self._folder / f'tables{self._count}.db'}"
        self._postgres.psql(f"CREATE DATABASE tables{self._count};")
        return str(self._postgres.get_uri(database=f"tables{self._count}"))


@contextmanager
def databases(folder: Path) -> Iterator[Databases]:
    if find_spec("pgserver") is None:
        yield Databases(folder, None)
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about the folders of a machine without a login session
        pgserver: Any = import_module("pgserver")
    # not below `folder`: where we are root PostgreSQL runs as another user, to whom it is closed
    with tempfile.TemporaryDirectory(prefix="mandate-pg-", ignore_cleanup_errors=True) as place:
        postgres = pgserver.get_server(Path(place) / "data", cleanup_mode="stop")
        try:
            yield Databases(folder, postgres)
        finally:
            postgres.cleanup()


@contextmanager
def running(database: str, count: int) -> Iterator[list[Server]]:
    servers = [Server(database) for _ in range(count)]
    try:
        yield servers
    finally:
        for server in servers:
            server.stop()


# --- the parts ------------------------------------------------------------------------------------------


def load(given: argparse.Namespace, fresh: Databases, _: Path) -> Iterator[Row]:
    """From sending a choice to the other seat's update, one choice a table every two seconds."""
    steps = [int(number) for number in given.tables.split(",")]
    setups = [(kind, 1) for kind in fresh.kinds] + [(kind, 2) for kind in fresh.kinds[1:]]
    for kind, count in setups:
        with running(fresh.new(kind), count) as servers:
            for tables in steps:
                row = asyncio.run(_loaded(servers, tables, given.seconds))
                yield {"database": kind, "servers": count, **row}
                if row["p99 ms"] > LIMIT_MS:
                    break


async def _loaded(servers: list[Server], count: int, seconds: float) -> Row:
    async with seated(servers, count) as tables:
        used, own, began = sum(server.cpu() for server in servers), time.process_time(), time.monotonic()
        taken = sorted(await paced(tables, seconds))
        used = sum(server.cpu() for server in servers) - used
        busy = (time.process_time() - own) / (time.monotonic() - began)
    p99 = taken[min(len(taken) - 1, int(len(taken) * 0.99))]
    return {
        "tables": count,
        "choices/s": len(taken) / seconds,
        "p50 ms": statistics.median(taken),
        "p99 ms": p99,
        "CPU ms a choice": used / len(taken),
        "load's CPU": busy,  # of one core: near 1 it is the load that is slow, not the server
    }


def memory(given: argparse.Namespace, fresh: Databases, _: Path) -> Iterator[Row]:
    """What a table costs that is only open, and each socket at it."""
    for kind in fresh.kinds:
        with running(fresh.new(kind), 1) as servers:
            yield {"database": kind, **asyncio.run(_idle(servers[0], given.idle))}


async def _idle(server: Server, count: int) -> Row:
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=server.address, timeout=60))
        me = (await http.post("/api/me", json={"name": "idle", "program": True})).json()
        http.headers["Authorization"] = f"Bearer {me['token']}"
        plan = {"game": "qin", "seats": [{"kind": "me"}, {"kind": "me"}]}
        await http.post("/api/tables", json=plan)  # what is made once is not what a table costs
        before = server.memory()
        names = [(await http.post("/api/tables", json=plan)).json()["id"] for _ in range(count)]
        opened = server.memory()
        for name in names:
            uri = f"{server.address.replace('http', 'ws', 1)}/api/tables/{name}/socket"
            headers = {"Authorization": http.headers["Authorization"]}
            socket = await stack.enter_async_context(connect(uri, additional_headers=headers, max_size=None))
            await socket.recv()
        connected = server.memory()
        return {
            "idle tables": count,
            "KiB a table": (opened - before) / count,
            "KiB a connection": (connected - opened) / count,
        }


def lists(given: argparse.Namespace, fresh: Databases, _: Path) -> Iterator[Row]:
    """The lobby and one's own games, where many are stored."""
    for kind in fresh.kinds:
        database = fresh.new(kind)
        token = asyncio.run(stored.fill(database, given.stored))
        for name, taken in stored.ask(database, token).items():
            yield {
                "database": kind, "stored games": given.stored, "list": name,
                "median ms": statistics.median(taken), "most ms": max(taken),
            }  # fmt: skip


def compare(given: argparse.Namespace, fresh: Databases, folder: Path) -> Iterator[Row]:
    """One server process flat out, and boardgame.io's beside it, in turns."""
    if not boardgame.is_installed():
        print(boardgame.MISSING)
        return
    boardgame.install(folder)
    rates: dict[str, list[float]] = {}
    with running(fresh.new("sqlite"), 1) as servers, boardgame.BoardgameServer(folder) as other:
        asyncio.run(_flat_out(servers, WARM_UP))
        _other(other, WARM_UP)
        for _ in range(given.rounds):
            for name, row in (
                ("mandate, SQLite", asyncio.run(_flat_out(servers, given.seconds))),
                ("boardgame.io, in memory", _other(other, given.seconds)),
            ):
                rates.setdefault(name, []).append(row["choices/s"])
                yield {"server": name, **row}
    ours, theirs = rates.values()
    ratios = sorted(own / their for own, their in zip(ours, theirs, strict=True))
    yield {"server": "ratio", "choices/s": statistics.median(ratios), "least": ratios[0], "most": ratios[-1]}


WARM_UP = 5.0  # seconds: the first choices are slower on both sides
FLAT_OUT = 20  # tables that play as fast as they can


async def _flat_out(servers: list[Server], seconds: float) -> Row:
    async with seated(servers, FLAT_OUT) as tables:
        used = servers[0].cpu()
        count, rate = await flat_out(tables, seconds)
        used = (servers[0].cpu() - used) / count
    return {"choices/s": rate, "CPU ms a choice": used, "bytes of a view": _bytes_of_a_view()}


def _bytes_of_a_view() -> int:
    """The mean of a game, as the other server's is."""
    match: Match[QinState] = Match.start(QIN, {}, seed=1)
    chance, sizes = Chance(1), []
    while match.outcome is None:
        sizes += [len(msgspec.json.encode(match.view(Seat(seat)).to_json())) for seat in range(2)]
        match.play(chance.choose(match.options))
    return round(statistics.mean(sizes))


def _other(server: boardgame.BoardgameServer, seconds: float) -> Row:
    used = server.cpu()
    told = server.flat_out(FLAT_OUT, seconds)
    used = server.cpu() - used
    count = told["choices"]
    return {
        "choices/s": count / told["seconds"],
        "CPU ms a choice": used / count,
        "bytes of a view": told["bytes"],
    }


# --- showing --------------------------------------------------------------------------------------------


def table(title: str, rows: list[Row]) -> Drawn:
    names = list(dict.fromkeys(name for row in rows for name in row))
    drawn = Drawn(title=title, title_justify="left")
    for name in names:
        drawn.add_column(name, justify="right")
    for row in rows:
        drawn.add_row(*(_cell(row.get(name)) for name in names))
    return drawn


def _cell(value: object) -> str:
    return "" if value is None else f"{value:.3g}" if isinstance(value, float) else str(value)
