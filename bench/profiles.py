"""How long a profile with many games takes: `python -m bench profiles`."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median

import httpx
from sqlalchemy import insert

from bench.databases import databases
from bench.ratings import GAME, MS_BETWEEN_GAMES
from bench.table import Server
from mandate.people.played import Ending, Played
from mandate.people.profile import Section
from mandate.people.results import Result, SeatResult
from mandate.server.store import schema
from mandate.server.store.engine import begin
from mandate.server.store.store import Store

ME = "me"
PEOPLE = 2_000  # opponents
REQUESTS, WARM = 50, 5
EVERYTHING: list[Section] = ["games", "opponents", "presence"]
ENDINGS: tuple[Ending, ...] = ("won", "lost", "lost", "shared", "left")


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
    server = Server(database)
    try:
        with httpx.Client(base_url=server.address, timeout=60) as http:
            for name, path in paths.items():
                taken: list[float] = []
                began = 0.0
                for number in range(WARM + REQUESTS):
                    if number == WARM:
                        taken, began = [], server.cpu()
                    start = time.perf_counter()
                    http.get(path).raise_for_status()
                    taken.append((time.perf_counter() - start) * 1000)
                yield name, median(taken), max(taken), (server.cpu() - began) / REQUESTS
    finally:
        server.stop()


def main(given: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench profiles", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="default: 10,000")
    count: int = parser.parse_args(given).games
    with tempfile.TemporaryDirectory() as folder, databases(Path(folder)) as fresh:
        for kind in fresh.kinds:
            database = fresh.new(kind)
            tag = asyncio.run(fill(database, count))
            for name, middle, longest, processor in measure(database, tag):
                print(
                    f"{kind:<11} {name:<24} median {middle:6.1f} ms, longest {longest:6.1f} ms, "
                    f"{processor:5.2f} ms of processor time"
                )
    return 0
