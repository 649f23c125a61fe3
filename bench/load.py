"""The server under the load of many tables, and its memory while it plays on and on."""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from bench.crowd import crowd
from bench.databases import Databases, running
from bench.table import QIN, Collected, Played, Server, flat_out, paced, run, seated

LIMIT_MS = 100.0
TABLES, WALL_TABLES = [1000, 2000, 3000], [300]
WALL = Played("great-wall", players=3, pause=5.0, show="words")
FULL = 0.9  # of a core: a process that needs more cannot be waited for any less
Row = dict[str, Any]
Tell = Callable[[str], None]


def load(given: argparse.Namespace, fresh: Databases, _: Path, tell: Tell) -> Iterator[Row]:
    """From sending a choice to the other seat's update, one choice a table every two seconds."""
    setups = [(kind, 1) for kind in fresh.kinds] + [(kind, 2) for kind in fresh.kinds if kind != "sqlite"]
    for kind, count in setups:
        with _sides(given, fresh, kind, count) as sides:
            for tables in given.tables or TABLES:
                for name, servers in list(sides.items()):
                    tell(f"{kind}, {count} at work, {name}, {tables} tables")
                    row = run(_loaded(servers, tables, given.seconds))
                    yield {"database": kind, "servers": count, "tree": name, **row}
                    if row["p99 ms"] > LIMIT_MS:
                        del sides[name]


def great_wall(given: argparse.Namespace, fresh: Databases, _: Path, tell: Tell) -> Iterator[Row]:
    """Three people at each table of The Great Wall: from sending a choice until all have heard of it."""
    for kind in fresh.kinds:
        with _sides(given, fresh, kind, 1) as sides:
            for tables in given.tables or WALL_TABLES:
                for name, servers in sides.items():
                    tell(f"{kind}, {name}, {tables} tables of The Great Wall")
                    row = run(_loaded(servers, tables, given.seconds, WALL))
                    yield {"database": kind, "tree": name, **row}


SPECTATORS = 2_000
POPULAR = Played("qin", players=2, pause=0.5, listed=True)


def spectators(given: argparse.Namespace, fresh: Databases, _: Path, tell: Tell) -> Iterator[Row]:
    """What the players of one table wait while many watch it, beside the same table without spectators."""
    with _sides(given, fresh, given.database or "sqlite", 1) as sides:
        for name, servers in sides.items():
            for count in (0, SPECTATORS):
                tell(f"{name}, {count} spectators")
                yield {"tree": name, "spectators": count, **run(_watched(servers[0], count, given.seconds))}


async def _watched(server: Server, count: int, seconds: float) -> Row:
    async with seated([server], 1, POPULAR) as tables:
        with crowd(server.address, tables[0].name, count):
            used, began = server.cpu(), time.monotonic()
            taken = sorted(await paced(tables, seconds, POPULAR.pause))
            used, passed = server.cpu() - used, time.monotonic() - began
        return {
            "choices": len(taken),
            "p50 ms": statistics.median(taken),
            "p99 ms": taken[min(len(taken) - 1, int(len(taken) * 0.99))],
            "longest ms": taken[-1],
            "CPU ms a choice": used / len(taken),
            "server's core": used / 1000 / passed,
        }


CHOICES = {"qin": (QIN, 60, 6_000), "great-wall": (WALL, 12, 1_500)}  # what, tables, choices in a turn


def choice(given: argparse.Namespace, fresh: Databases, _: Path, tell: Tell) -> Iterator[Row]:
    """What one choice costs one process, flat out: processor time, in turns with another checkout."""
    with _sides(given, fresh, given.database or "sqlite", 1) as sides:
        for turn in range(given.rounds + 1):
            for game, (played, tables, most) in CHOICES.items():
                for name, servers in sides.items():
                    tell(f"round {turn} of {given.rounds}, {game}, {name}")
                    row = run(_costs(servers[0], tables, played, most))
                    if turn > 0:  # the first choices are slower everywhere
                        yield {"game": game, "tree": name, **row}


async def _costs(server: Server, tables: int, played: Played, most: int) -> Row:
    async with seated([server], tables, played) as seats:
        used = server.cpu()
        count, seconds = await flat_out(seats, most=most)
        return {
            "choices": count,
            "choices/s": count / seconds,
            "CPU ms a choice": (server.cpu() - used) / count,
        }


@contextmanager
def _sides(
    given: argparse.Namespace, fresh: Databases, kind: str, count: int
) -> Iterator[dict[str, list[Server]]]:
    """The servers of this checkout and, where requested, of another one, each with a database of its own."""
    trees = {"this": None} | ({"other": given.against} if given.against is not None else {})
    with ExitStack() as stack:
        yield {
            name: stack.enter_context(running(fresh.new(kind), count, tree)) for name, tree in trees.items()
        }


STEP, PRECISION = 1000, 250  # tables


def limit(given: argparse.Namespace, fresh: Databases, _: Path, tell: Tell) -> Iterator[Row]:
    """The number of tables at which the 99th percentile passes 100 ms."""
    for kind in fresh.kinds:
        with _sides(given, fresh, kind, 1) as sides:
            for name, servers in sides.items():
                good, bad = 0, 0
                while bad == 0 or bad - good > PRECISION:
                    tables = good + STEP if bad == 0 else (good + bad) // 2
                    tell(f"{kind}, {name}, {tables} tables")
                    row = run(_loaded(servers, tables, given.seconds))
                    good, bad = (tables, bad) if row["p99 ms"] <= LIMIT_MS else (good, tables)
                    if bad == tables:
                        why = row["too slow"]
                yield {"database": kind, "tree": name, "below 100 ms": good, "above": bad, "too slow": why}


GROWING = 200  # tables that play at a time
A_FEW = 1000  # choices between two words about it


def growth(given: argparse.Namespace, fresh: Databases, _: Path, tell: Tell) -> Iterator[Row]:
    """The memory of one process, while games are played one after the other."""
    with running(fresh.new("sqlite"), 1) as servers:
        made, began, reported = 0, time.monotonic(), 0
        while made < given.choices:
            made += run(_games(servers[0], made, tell))
            if made >= reported + given.choices // 20 or made >= given.choices:
                reported = made
                collected = servers[0].collected()
                yield {
                    "choices": made,
                    "seconds": time.monotonic() - began,
                    "MiB": servers[0].memory() / 1024,
                    "looks": collected.looks,
                    "collector s": collected.seconds,
                    "longest look ms": collected.longest * 1000,
                }


async def _games(server: Server, before: int, tell: Tell) -> int:
    """One game at each table; how many choices that took."""

    def progress(count: int) -> None:
        if count % A_FEW == 0:
            tell(f"{before + count:,} choices, {server.memory() / 1024:.0f} MiB")

    async with seated([server], GROWING) as tables:
        return (await flat_out(tables, progress))[0]


async def _loaded(servers: list[Server], count: int, seconds: float, played: Played = QIN) -> Row:
    async with seated(servers, count, played) as tables:
        used, own, began = [server.cpu() for server in servers], time.process_time(), time.monotonic()
        looked = [server.collected() for server in servers]
        taken = sorted(await paced(tables, seconds, played.pause))
        passed = time.monotonic() - began
        used = [server.cpu() - before for server, before in zip(servers, used, strict=True)]
        own = (time.process_time() - own) / passed
        looks = [_since(before, server.collected()) for before, server in zip(looked, servers, strict=True)]
    p99 = taken[min(len(taken) - 1, int(len(taken) * 0.99))]
    busy = max(used) / 1000 / passed
    return {
        "tables": count,
        "choices/s": len(taken) / passed,
        "p50 ms": statistics.median(taken),
        "p99 ms": p99,
        "longest ms": taken[-1],
        "collector ms": max(seconds for seconds, _ in looks) * 1000,
        "a look ms": max(mean for _, mean in looks) * 1000,
        "CPU ms a choice": sum(used) / len(taken),
        "server's core": busy,
        "load's core": own,
        "too slow": None if p99 <= LIMIT_MS else _why(busy, own),
    }


def _since(before: Collected, after: Collected) -> tuple[float, float]:
    """Seconds that a collector took meanwhile, and for one look."""
    seconds, looks = after.seconds - before.seconds, after.looks - before.looks
    return seconds, seconds / looks if looks else 0.0


def _why(busy: float, own: float) -> str:
    """What stands in the way: a process that has a whole core, or what they wait for."""
    if own > FULL:
        return "the load has no more time"
    return "the server has no more time" if busy > FULL else "waiting for disk or database"
