"""How long a profile with many games takes: `python -m bench profiles`."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

import httpx
from sqlalchemy import insert

from bench.databases import databases
from bench.ratings import GAME, MS_BETWEEN_GAMES
from bench.table import QIN, Server, guest, paced, run, seated
from mandate.people.played import Ending, Played
from mandate.people.profile import Section
from mandate.people.results import Result, SeatResult
from mandate.server.store import schema
from mandate.server.store.engine import begin, make_engine, read_address
from mandate.server.store.profiles import note_games
from mandate.server.store.store import Store

ME = "me"
PEOPLE = 2_000  # opponents
REQUESTS, WARM = 50, 5
VIEWS_PER_SECOND, VIEWERS = 50, 20
ROUNDS = 4  # alone and beside, in turns; the first does not count
REQUESTS_PER_MINUTE = 200
EVERYTHING: list[Section] = ["games", "opponents", "presence"]
ENDINGS: tuple[Ending, ...] = ("won", "lost", "lost", "shared", "left")


Beside = Callable[[str, asyncio.Event], Coroutine[Any, Any, None]]


class Turn(NamedTuple):
    """Choices in one turn: what each took in milliseconds, and the server's processor time."""

    taken: list[float]
    cpu_ms: float
    seconds: float


def made_up(count: int, chance: Random) -> Iterator[tuple[Played, Result]]:
    """Rated games of one person against people and levels."""
    for number in range(count):
        level = chance.random() < 0.3
        other = SeatResult("guard" if level else f"g{chance.randrange(PEOPLE)}", 2, not level)
        ending = chance.choice(ENDINGS)
        mine = SeatResult(ME, 1 if ending == "won" else 3)
        table, at = f"t{number}", number * MS_BETWEEN_GAMES
        played = Played(
            table=table,
            guest=ME,
            at=at,
            game=GAME,
            mode="2",
            pace="none",
            ending=ending,
            rank=mine.rank,
            rated=True,
            others=[other],
        )
        seats = [mine, other]
        yield played, Result(table=table, at=at, game=GAME, scale="two", seats=seats, rated=True)


async def fill(database: str, count: int) -> str:
    """A person with so many games who shows everything; their tag."""
    store = Store(database)
    await store.open()
    try:
        async with begin(store.engine) as connection:
            rows = [
                {"id": name, "name": name, "since": 0} for name in (ME, *(f"g{n}" for n in range(PEOPLE)))
            ]
            await connection.execute(insert(schema.guests), rows)
        games = list(made_up(count, Random(1)))
        await store.played.replace([played] for played, _ in games)
        await store.ratings.replace_results([result for _, result in games])
        await store.ratings.recompute()
        await store.profiles.make(ME, 0)
        await store.profiles.change(ME, EVERYTHING, 0)
        return (await store.profiles.of([ME]))[ME].tag
    finally:
        await store.close()


def measure(database: str, tag: str) -> Iterator[tuple[str, float, float, float]]:
    """For each request: its name, the median and the longest time, and the server's processor time."""
    paths = {
        "profile": f"/api/people/{tag}",
        "rating over time": f"/api/people/{tag}/ratings/{GAME}/two",
        "a page of games": f"/api/people/{tag}/games",
        "games lost to one level": f"/api/people/{tag}/games?ending=lost&opponent=guard",
    }
    kept = {name: (path, False) for name, path in paths.items()}
    after = {f"{name}, after a game": (path, True) for name, path in list(paths.items())[:3]}
    server = Server(database)
    try:
        with httpx.Client(base_url=server.address, timeout=60) as http:
            for name, (path, changes) in {**kept, **after}.items():
                taken: list[float] = []
                began = 0.0
                for number in range(WARM + REQUESTS):
                    if number == WARM:
                        taken, began = [], server.cpu()
                    if changes:
                        asyncio.run(change(database))
                    start = time.perf_counter()
                    http.get(path).raise_for_status()
                    taken.append((time.perf_counter() - start) * 1000)
                yield name, median(taken), max(taken), (server.cpu() - began) / REQUESTS
    finally:
        server.stop()


async def change(database: str) -> None:
    """The games of the person change, so nothing that was kept is true any more."""
    engine = make_engine(read_address(database))
    async with begin(engine) as connection:
        await note_games(connection, [ME])
    await engine.dispose()


async def choices_beside(server: Server, beside: Beside | None, tables: int, seconds: float) -> Turn:
    """What choices take while others do this at the server; with None, alone."""
    stop = asyncio.Event()
    async with seated([server], tables) as seats:
        busy = asyncio.create_task(beside(server.address, stop)) if beside else None
        began = server.cpu()
        taken = sorted(await paced(seats, seconds, QIN.pause))
        used = server.cpu() - began
        stop.set()
        if busy is not None:
            await busy
    return Turn(taken, used, seconds)


async def view(path: str, address: str, stop: asyncio.Event) -> None:
    """Read a page so many times a second, whether or not earlier answers have come."""
    limits = httpx.Limits(max_connections=VIEWERS)
    async with (
        httpx.AsyncClient(base_url=address, timeout=60, limits=limits) as http,
        asyncio.TaskGroup() as tasks,
    ):
        while not stop.is_set():
            tasks.create_task(fetch(http, path))
            await asyncio.sleep(1 / VIEWS_PER_SECOND)


async def fetch(http: httpx.AsyncClient, path: str) -> None:
    (await http.get(path)).raise_for_status()


async def look_for_opponents(address: str, stop: asyncio.Event) -> None:
    """New people look for opponents, so many a minute: each gets a level, or a seat kept warm."""
    wish = {"games": ["qin"], "seats": [2], "paces": [{"per": "game", "seconds": 600, "increment": 5}]}
    async with httpx.AsyncClient(base_url=address, timeout=60) as http, asyncio.TaskGroup() as tasks:

        async def look() -> None:
            who = await guest(http)
            (await http.put("/api/me/request", json=wish, headers=who)).raise_for_status()

        while not stop.is_set():
            tasks.create_task(look())
            await asyncio.sleep(60 / REQUESTS_PER_MINUTE)


def in_turns(database: str, tag: str, tables: int, seconds: float) -> Iterator[tuple[str, Turn]]:
    """Choices alone, beside views of a profile and beside requests for opponents, in turns."""
    ways: dict[str, Beside | None] = {
        "alone": None,
        "beside views": partial(view, f"/api/people/{tag}"),
        "beside requests": look_for_opponents,
    }
    server = Server(database)
    try:
        for turn in range(ROUNDS):
            for name, way in ways.items():
                measured = run(choices_beside(server, way, tables, seconds))
                if turn > 0:  # the first choices are slower
                    yield name, measured
    finally:
        server.stop()


def main(given: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench profiles", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="default: 10,000")
    parser.add_argument(
        "--beside",
        type=int,
        metavar="TABLES",
        help="choices at so many tables beside 50 views a second, and 200 requests a minute",
    )
    parser.add_argument("--seconds", type=float, default=20.0, metavar="S", help="beside: of each turn")
    arguments = parser.parse_args(given)
    if arguments.beside:
        return print_beside(arguments)
    count: int = arguments.games
    with tempfile.TemporaryDirectory() as folder, databases(Path(folder)) as fresh:
        for kind in fresh.kinds:
            database = fresh.new(kind)
            tag = asyncio.run(fill(database, count))
            for name, middle, longest, processor in measure(database, tag):
                print(
                    f"{kind:<11} {name:<30} median {middle:6.1f} ms, longest {longest:6.1f} ms, "
                    f"{processor:5.2f} ms of processor time"
                )
    return 0


def print_beside(arguments: argparse.Namespace) -> int:
    turns: dict[str, list[Turn]] = {}
    with tempfile.TemporaryDirectory() as folder, databases(Path(folder)) as fresh:
        database = fresh.new("sqlite")
        tag = asyncio.run(fill(database, arguments.games))
        for name, turn in in_turns(database, tag, arguments.beside, arguments.seconds):
            turns.setdefault(name, []).append(turn)
    for name, measured in turns.items():
        taken = sorted(ms for turn in measured for ms in turn.taken)
        share = sum(turn.cpu_ms for turn in measured) / sum(turn.seconds for turn in measured) / 10
        middle, p99 = median(taken), taken[int(len(taken) * 0.99)]
        print(
            f"{name:<16} {len(taken)} choices, p50 {middle:6.1f} ms, p99 {p99:6.1f} ms; "
            f"the server uses {share:.1f} % of a core"
        )
    return 0
