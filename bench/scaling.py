"""How choices scale over server processes: 1, 2, 4, 8 of them on one PostgreSQL, each table at one process.

For each number of processes, tables of Qin first play flat out, then at half of that rate. Every server has a
load in a process of its own (`--loads`: several) that plays only there, as behind a proxy that routes by
table. Printed as JSON:

  choices/s           of all processes together, flat out, the median of the rounds
  efficiency          that, divided by the number of processes and by the choices/s of one
  CPU efficiency      processor time of a choice with one process, divided by that with so many
  machine             the same for programs that only count, as many as servers and loads: what processes
                      that share nothing but the machine (its caches, two threads of a core) cost each other
  CPU ms a choice     of the servers alone
  cores               that the servers, the loads and PostgreSQL used flat out: more than the machine has
                      left means that the loads are what is measured
  p50 ms, p99 ms      from sending a choice to the other seat's update, at half of the choices/s

It needs `pgserver`, and takes about a minute for each number of processes. From a folder of wheels, without a
network:

    python3 -m venv venv && venv/bin/pip install --no-index --find-links WHEELS WHEELS/*.whl
    PYTHONPATH=src venv/bin/python -m bench scaling --json scaling.json
"""

from __future__ import annotations

import argparse
import contextlib
import json
import multiprocessing
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from bench.databases import Databases, databases
from bench.table import Server, cpu_ms, flat_out, paced, run, seated

FLAT_CHOICES = 45  # of each table, of the 60 that a game has: none of them is over before the end
PAUSE = 0.5  # seconds between two choices at a table, at half load
COUNTED = 20_000_000  # about a second
MOST_TABLES = 1000  # of one load at half load
Row = dict[str, Any]


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench scaling",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--processes", default="1,2,4,8", metavar="N,N,…", help="how many (default: 1,2,4,8)")
    parser.add_argument("--loads", type=int, default=1, help="of each server (default: 1)")
    parser.add_argument("--tables", type=int, default=120, help="of each server, flat out (default: 120)")
    parser.add_argument(
        "--rounds", type=int, default=3, help="flat out, after one that warms up (default: 3)"
    )
    parser.add_argument("--seconds", type=float, default=12.0, help="at half load (default: 12)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write it there")
    given = parser.parse_args(words)
    rows: list[Row] = []
    with tempfile.TemporaryDirectory(prefix="mandate-bench-") as name, databases(Path(name)) as fresh:
        if "postgresql" not in fresh.kinds:
            parser.error("pgserver is not installed: pip install pgserver")
        for count in (int(number) for number in given.processes.split(",")):
            print(f"{count} processes …", file=sys.stderr, flush=True)
            rows.append(_measured(fresh, count, given))
            _compare(rows)
            print(json.dumps(rows[-1]), file=sys.stderr, flush=True)
    report = json.dumps({"cores": os.cpu_count(), "rows": rows}, indent=2)
    print(report)
    if given.json is not None:
        given.json.write_text(report + "\n", "utf-8")
    return 0


def _compare(rows: list[Row]) -> None:
    first, row = rows[0], rows[-1]
    count = row["processes"] / first["processes"]
    row["efficiency"] = round(row["choices/s"] / count / first["choices/s"], 3)
    row["machine"] = round(first["counting ms"] / row["counting ms"], 3)
    row["CPU efficiency"] = round(first["CPU ms a choice"] / row["CPU ms a choice"], 3)


def _measured(fresh: Databases, count: int, given: argparse.Namespace) -> Row:
    rounds, seconds, tables = given.rounds, given.seconds, given.tables // given.loads
    database = fresh.new("postgresql")
    with contextlib.ExitStack() as stack:
        servers = []
        for _ in range(count):
            servers.append(Server(database, more=("--bot-workers", "1")))
            stack.callback(servers[-1].stop)
        loads = [stack.enter_context(_load(server)) for server in servers for _ in range(given.loads)]
        flat = [_flat(loads, servers, tables) for _ in range(rounds + 1)][1:]
        rate = statistics.median(row["choices/s"] for row in flat)
        middle = min(flat, key=lambda row: abs(row["choices/s"] - rate))
        half = min(MOST_TABLES, max(2, round(rate / len(loads) / 2 * PAUSE)))
        taken = sorted(ms for load in _all(loads, ("paced", half, seconds)) for ms in load["taken"])
    return {
        "processes": count,
        **middle,
        "counting ms": round(_counting(len(servers) + len(loads)), 1),
        "rounds": [round(row["choices/s"]) for row in flat],
        "half load choices/s": round(len(taken) / seconds),
        "p50 ms": round(statistics.median(taken), 2),
        "p99 ms": round(taken[min(len(taken) - 1, int(len(taken) * 0.99))], 2),
    }


def _flat(loads: list[Connection], servers: list[Server], tables: int) -> Row:
    for load in loads:
        load.send(("flat", tables, tables * FLAT_CHOICES))
    for load in loads:
        assert load.recv() == "seated"
    used, database, began = [server.cpu() for server in servers], _postgres_ms(), time.monotonic()
    for load in loads:
        load.send("go")
    answer = [load.recv() for load in loads]
    passed = time.monotonic() - began
    used_now = sum(server.cpu() for server in servers) - sum(used)
    count = sum(each["count"] for each in answer)
    return {
        "choices/s": round(sum(each["count"] / each["seconds"] for each in answer)),
        "CPU ms a choice": round(used_now / count, 4),
        "cores": {
            "servers": round(used_now / 1000 / passed, 2),
            "loads": round(sum(each["cpu"] for each in answer) / passed, 2),
            "PostgreSQL": round((_postgres_ms() - database) / 1000 / passed, 2),
        },
    }


def _counting(processes: int) -> float:
    """The processor time of a program that only counts, while so many of them run."""
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        return statistics.median(pool.map(_count, [COUNTED] * processes, chunksize=1))


def _count(up_to: int) -> float:
    """Milliseconds of processor time."""
    began, total = time.process_time(), 0
    for number in range(up_to):
        total += number % 7
    return (time.process_time() - began) * 1000


def _postgres_ms() -> float:
    """Processor time of all processes of PostgreSQL on this machine."""
    total = 0.0
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it may have ended
            if (folder / "comm").read_text().strip() == "postgres":
                total += cpu_ms(int(folder.name))
    return total


def _all(loads: list[Connection], words: tuple[Any, ...]) -> list[Any]:
    for load in loads:
        load.send(words)
    for load in loads:
        assert load.recv() == "seated"
    for load in loads:
        load.send("go")
    return [load.recv() for load in loads]


@contextlib.contextmanager
def _load(server: Server) -> Iterator[Connection]:
    """The people at one server, in a process of their own."""
    ours, theirs = multiprocessing.Pipe()
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=_play, args=(server.address, theirs))
    process.start()
    try:
        yield ours
    finally:
        ours.send(None)
        process.join()


def _play(address: str, parent: Connection) -> None:
    while (words := parent.recv()) is not None:
        run(_turn(address, parent, *words))


async def _turn(address: str, parent: Connection, how: str, tables: int, most: float) -> None:
    async with seated([address], tables) as people:
        parent.send("seated")
        parent.recv()
        began = time.process_time()
        if how == "flat":
            count, seconds = await flat_out(people, most=most)
            parent.send({"count": count, "seconds": seconds, "cpu": time.process_time() - began})
        else:
            parent.send({"taken": await paced(people, most, PAUSE)})
