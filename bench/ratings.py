"""How long folding all results again takes: `python -m bench ratings`."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from sqlalchemy import insert

from mandate.core.rated import Scale
from mandate.people.fold import find_scale
from mandate.people.results import Result, SeatResult
from mandate.server.store import schema
from mandate.server.store.engine import begin
from mandate.server.store.store import Store

GAME = "qin"
MS_BETWEEN_GAMES = 60_000


def made_up(count: int, people: int, chance: Random) -> Iterator[Result]:
    """Results of people and levels with two to four seats; half of the games have two."""
    levels = {name: list((find_scale(GAME, name) or _missing()).levels) for name in ("two", "more")}
    for number in range(count):
        seats = chance.choice((2, 2, 3, 4))
        scale = "two" if seats == 2 else "more"
        who = [f"g{one}" for one in chance.sample(range(people), seats)]
        results = [SeatResult(one, chance.randint(1, seats)) for one in who]
        if chance.random() < 0.5:
            results[-1] = SeatResult(chance.choice(levels[scale]), results[-1].rank, person=False)
        at = number * MS_BETWEEN_GAMES
        yield Result(table=f"t{number}", at=at, game=GAME, scale=scale, seats=results, rated=True)


def _missing() -> Scale:
    raise LookupError(f"{GAME} has no scales")


async def measure(count: int, people: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'tables.db'}")
        await store.open()
        try:
            async with begin(store.engine) as connection:
                rows = [{"id": f"g{one}", "name": "", "since": 0} for one in range(people)]
                await connection.execute(insert(schema.guests), rows)
            await store.ratings.replace_results(list(made_up(count, people, Random(1))))
            wall, processor = time.perf_counter(), time.process_time()
            done = await store.ratings.recompute()
            wall, processor = time.perf_counter() - wall, time.process_time() - processor
        finally:
            await store.close()
    print(f"{done.results:,} results, {done.counted:,} counted, {done.people:,} people")
    print(f"{processor:.1f} s of processor time, {wall:.1f} s")


def main(given: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench ratings", description=__doc__)
    parser.add_argument("--results", type=int, default=1_000_000, metavar="N", help="default: a million")
    parser.add_argument("--people", type=int, default=20_000, metavar="N", help="default: 20,000")
    arguments = parser.parse_args(given)
    asyncio.run(measure(arguments.results, arguments.people))
    return 0
