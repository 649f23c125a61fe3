"""The table's server under load, its memory, its lists, and boardgame.io beside it.

These parts, in this order; `--only` takes one alone. `--against` measures load and limit of another checkout
in turns with this one:

  load      two people at each table, one choice every two seconds there: from sending a choice to the other
            seat's update, at rising numbers of tables until the 99th percentile is above 100 ms; how long the
            collector took meanwhile
  limit     at how many tables the 99th percentile passes 100 ms
  spectators  what the players of one table wait while 2,000 people watch (only where it is named)
  choice    processor time of one choice of each game, flat out (only where it is named)
  waking    a table late in its game, from its log and from a snapshot (only where it is named)
  growth    the memory of one process over many choices, one game after the other (only where it is named)
  great-wall  three people at each table of The Great Wall, one choice every five seconds there, on one
            server; everybody gets words too, as the page is (only where it is named)
  memory    what a table costs that is only open, and each socket at it
  stored    the lobby and "my games" where ten thousand games are stored
  compare   choices a second of one server process flat out, in turns with a server of boardgame.io

The servers run in processes of their own; this process is the load, except for boardgame.io, whose own
clients are a third program. PostgreSQL is measured where `pgserver` is installed, boardgame.io where Node.js
and npm are. Nothing else should run meanwhile; all of it takes about ten minutes.
"""

from __future__ import annotations

import argparse
import functools
import json
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import msgspec
from rich.console import Console
from rich.status import Status
from rich.table import Table as Drawn
from websockets.asyncio.client import connect

from bench import boardgame, stored
from bench.databases import Databases, databases, running
from bench.load import Row, Tell, choice, great_wall, growth, limit, load, spectators
from bench.table import Server, flat_out, guest, run, seated
from bench.waking import waking
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.rng import Chance
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.state import QinState

WIDTH = 120  # of the tables, also where they go into a file


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench server",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--only", choices=tuple(PARTS), help="one part alone")
    parser.add_argument(
        "--tables", type=_rising, metavar="N,N,…",
        help="numbers of tables, rising (default: load 1000,2000,3000; great-wall 300)",
    )  # fmt: skip
    parser.add_argument("--database", choices=("sqlite", "postgresql"), help="on this one alone")
    parser.add_argument(
        "--against", type=_checkout, metavar="PATH", help="another checkout, in turns with this"
    )
    parser.add_argument(
        "--choices", type=_count, default=1_000_000, help="growth: how many (default: 1000000)"
    )
    parser.add_argument("--seconds", type=float, default=10.0, help="load: for each number (default: 10)")
    parser.add_argument("--idle", type=_count, default=500, help="memory: idle tables (default: 500)")
    parser.add_argument("--stored", type=_count, default=10_000, help="stored: games (default: 10000)")
    parser.add_argument(
        "--rounds", type=_count, default=5, help="compare, choice, waking: in turns (default: 5)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every value there")
    given = parser.parse_args(words)
    console, status = Console(highlight=False), Console(stderr=True)
    console.width = max(console.width, WIDTH)
    parts: dict[str, list[Row]] = {}
    with tempfile.TemporaryDirectory(prefix="mandate-bench-") as name, databases(Path(name)) as fresh:
        if given.database is not None and given.database not in fresh.kinds:
            parser.error("PostgreSQL is measured where pgserver is installed")
        fresh.kinds = fresh.kinds if given.database is None else [given.database]
        for part in UNASKED if given.only is None else (given.only,):
            with status.status(part) as shown:
                parts[part] = list(PARTS[part](given, fresh, Path(name), _telling(shown, status, part)))
            console.print(table(part, parts[part]))
    if given.json is not None:
        given.json.write_text(json.dumps(parts, indent=2) + "\n", "utf-8")
    return 0


def _rising(text: str) -> list[int]:
    numbers = [_count(number) for number in text.split(",")]
    if numbers != sorted(set(numbers)):
        raise argparse.ArgumentTypeError(f"{text} does not rise")
    return numbers


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


def _checkout(text: str) -> Path:
    path = Path(text).resolve()
    if not (path / "src" / "mandate").is_dir():
        raise argparse.ArgumentTypeError(f"{text} is no checkout")
    return path


def _telling(status: Status, console: Console, part: str) -> Tell:
    """On a terminal one line that changes, in a file one after the other."""
    if console.is_terminal:
        return lambda doing: status.update(f"{part}: {doing}")
    return lambda doing: console.print(f"{part}: {doing}")


# --- the parts ------------------------------------------------------------------------------------------


def memory(given: argparse.Namespace, fresh: Databases, _: Path, tell: Tell) -> Iterator[Row]:
    """What a table costs that is only open, and each socket at it."""
    for kind in fresh.kinds:
        tell(f"{kind}, {given.idle} tables")
        with running(fresh.new(kind), 1) as servers:
            yield {"database": kind, **run(_idle(servers[0], given.idle))}


async def _idle(server: Server, count: int) -> Row:
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=server.address, timeout=60))
        plan = {"game": "qin", "seats": [{"kind": "me"}, {"kind": "me"}]}
        people = [await guest(http) for _ in range(count)]
        # what is made once is not what a table costs
        (await http.post("/api/tables", json=plan, headers=people[0])).raise_for_status()
        before = server.memory()
        names = [(await http.post("/api/tables", json=plan, headers=who)).json()["id"] for who in people]
        opened = server.memory()
        for name, headers in zip(names, people, strict=True):
            uri = f"{server.address.replace('http', 'ws', 1)}/api/tables/{name}/socket"
            socket = await stack.enter_async_context(connect(uri, additional_headers=headers, max_size=None))
            await socket.recv()
        connected = server.memory()
        return {
            "idle tables": count,
            "KiB a table": (opened - before) / count,
            "KiB a connection": (connected - opened) / count,
        }


def lists(given: argparse.Namespace, fresh: Databases, _: Path, tell: Tell) -> Iterator[Row]:
    """The lobby and one's own games, where many are stored."""
    for kind in fresh.kinds:
        database = fresh.new(kind)
        tell(f"{kind}, storing {given.stored} games")
        token = run(stored.fill(database, given.stored))
        tell(f"{kind}, asking")
        for name, taken in stored.ask(database, token).items():
            yield {
                "database": kind, "stored games": given.stored, "list": name,
                "median ms": statistics.median(taken), "most ms": max(taken),
            }  # fmt: skip


def compare(given: argparse.Namespace, fresh: Databases, folder: Path, tell: Tell) -> Iterator[Row]:
    """One server process flat out, and boardgame.io's beside it, in turns: one game at each table."""
    if not boardgame.is_installed():
        print(boardgame.MISSING)
        return
    tell("installing boardgame.io")
    boardgame.install(folder)
    rates: dict[str, list[float]] = {}
    with running(fresh.new("sqlite"), 1) as servers, boardgame.BoardgameServer(folder) as other:
        sides: dict[str, Callable[[], Row]] = {
            "mandate, SQLite": lambda: run(_flat_out(servers[0])),
            "boardgame.io, in memory": lambda: _other(other),
        }
        for turn in range(given.rounds + 1):
            for name, measure in sides.items():
                tell(f"round {turn} of {given.rounds}, {name}")
                row = measure()
                if turn > 0:  # the first choices are slower on both sides
                    rates.setdefault(name, []).append(row["choices/s"])
                    yield {"server": name, **row}
    ours, theirs = rates.values()
    ratios = sorted(own / their for own, their in zip(ours, theirs, strict=True))
    yield {"server": "ratio", "choices/s": statistics.median(ratios), "least": ratios[0], "most": ratios[-1]}


FLAT_OUT = 60  # tables that play as fast as they can: enough that none of the two only waits for answers


async def _flat_out(server: Server) -> Row:
    async with seated([server], FLAT_OUT) as tables:
        used, own = server.cpu(), time.process_time()
        count, seconds = await flat_out(tables)
        used, own = server.cpu() - used, (time.process_time() - own) * 1000
    return _rate(count, seconds, used, own, _bytes_of_a_view())


def _other(server: boardgame.BoardgameServer) -> Row:
    measured = server.flat_out(FLAT_OUT)
    return _rate(
        measured["choices"], measured["seconds"], measured["cpu"], measured["own"], measured["bytes"]
    )


def _rate(count: int, seconds: float, used: float, own: float, size: int) -> Row:
    return {
        "choices": count,
        "choices/s": count / seconds,
        "CPU ms a choice": used / count,
        "server's core": used / 1000 / seconds,
        "load's core": own / 1000 / seconds,
        "bytes of a view": size,
    }


@functools.cache
def _bytes_of_a_view() -> int:
    """The mean of a game, as the other server's is."""
    match: Match[QinState] = Match.start(QIN, {}, seed=1)
    chance, sizes = Chance(1), []
    while match.outcome is None:
        sizes += [len(msgspec.json.encode(match.view(Seat(seat)).to_json())) for seat in range(2)]
        match.play(chance.choose(match.options))
    return round(statistics.mean(sizes))


PARTS = {
    "load": load, "limit": limit, "memory": memory, "stored": lists, "compare": compare, "growth": growth,
    "great-wall": great_wall, "choice": choice, "spectators": spectators, "waking": waking,
}  # fmt: skip
NAMED_ONLY = ("growth", "great-wall", "choice", "spectators", "waking")  # the first takes half an hour
UNASKED = [part for part in PARTS if part not in NAMED_ONLY]


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
    return "" if value is None else _short(value) if isinstance(value, float) else str(value)


def _short(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"
