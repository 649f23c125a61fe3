"""Waking tables late in their games from the store: by playing their logs again, and from snapshots."""

from __future__ import annotations

import argparse
import gc
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.databases import Databases
from bench.table import run
from mandate.core.rng import Chance
from mandate.server.store.store import Store
from mandate.server.store.writer import Append
from mandate.table import commands, log
from mandate.table.acts.act import Act
from mandate.table.acts.beginning import open_table
from mandate.table.dispatch import carry_out
from mandate.table.plan import Me, Plan
from mandate.table.snapshot import Snapshot, take, wake
from mandate.table.table import Table

GAMES = {"qin": 2, "great-wall": 3}  # how many play
TABLES = 20
BEFORE_THE_END = 5  # lines: how late in its game a table is
Row = dict[str, Any]


def waking(given: argparse.Namespace, fresh: Databases, _: Path, tell: Any) -> Iterator[Row]:
    """Milliseconds, and those of processor time, from asking the store to the table."""
    for game, players in GAMES.items():
        tell(f"playing {TABLES} games of {game}")
        tables = [_late(game, players, Chance(f"{game}/{at}")) for at in range(TABLES)]
        for kind in fresh.kinds:
            tell(f"{kind}, {game}")
            yield from run(_measured(fresh.new(kind), kind, tables, given.rounds))


async def _measured(database: str, kind: str, tables: list[Table], rounds: int) -> list[Row]:
    store = Store(database)
    await store.open()
    try:
        for table in tables:
            await store.append(Append(table, table.lines, None))
        sides = {"the log": dict[str, Snapshot]()}
        stored = {table.name: [log.encode(line) for line in table.lines] for table in tables}
        kept = {table.name: take(table, stored[table.name]) for table in tables}
        sides["a snapshot"] = {name: snapshot for name, snapshot in kept.items() if snapshot is not None}
        rows = []
        for side, snapshots in sides.items():
            await store.keep(snapshots)
            gc.collect()
            gc.disable()  # as a server does
            times = [await _woken(store, table.name) for _ in range(rounds + 1) for table in tables]
            counted = times[len(tables) :]
            rows.append(
                {
                    "database": kind,
                    "game": tables[0].opened.plan.game,
                    "lines": statistics.median(table.stored for table in tables),
                    "from": side,
                    "median ms": statistics.median(wall for wall, _ in counted),
                    "CPU ms": statistics.median(cpu for _, cpu in counted),
                    "most CPU ms": max(cpu for _, cpu in counted),
                    "bytes of a log": statistics.median(sum(map(len, lines)) for lines in stored.values()),
                    "of a snapshot": statistics.median([len(s.body) for s in snapshots.values()] or [0]),
                }
            )
        return rows
    finally:
        gc.enable()
        await store.close()


async def _woken(store: Store, name: str) -> tuple[float, float]:
    began, used = time.perf_counter(), time.process_time()
    wake(name, *await store.reader.read(name, snapshot=True))
    return (time.perf_counter() - began) * 1000, (time.process_time() - used) * 1000


def _late(game: str, players: int, chance: Chance) -> Table:
    """A game by one person on all seats, some lines before its end."""
    plan = Plan(game=game, options={"players": players}, seats=[Me()] * players)
    versions = [open_table(plan, "me", 1_000_000).table]
    while (table := versions[-1]).status == "playing":
        seat, decision = next(iter(table.pending.items()))
        ask = table.ask(seat)
        assert ask is not None
        act = Act(table.fork(), table.lines[-1].at + 1000)
        carry_out(act, "me", commands.Play(seat=seat, ask=ask, choice=chance.choose(decision.options)))
        versions = [*versions[-BEFORE_THE_END:], act.table]
    return versions[0]
