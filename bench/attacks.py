"""What a quiet player waits for while someone attacks the server: each attack from a process of its own.

A server is started with its default settings. A person plays Qin against a friend, one choice every 0.15
seconds over two sockets; what counts is the time from sending a choice until both have heard of it. First
no one else is there, then each attack continues beside it for some seconds.

  python -m bench attacks                       every attack, against this source tree
  python -m bench attacks --only header ping    these alone
  python -m bench attacks --against ../old      this tree and another one in turns, to compare old and new
  python -m bench attacks --against http://…    a server that runs already

The attackers come from 127.0.0.2, where the player does not, so that limits by address do not hit both.
An attack is a function in `ATTACKS` that continues until it is ended.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table as Drawn
from websockets.asyncio.client import connect

from bench.attackers import ATTACKS
from bench.table import Seat, TableUnderLoad

HERE = Path(__file__).parent.parent
PAUSE = 0.15  # seconds between two choices
GIVEN_UP = 60.0  # seconds: a choice that takes longer counts as this
Row = dict[str, Any]


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench attacks",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--only", nargs="+", choices=sorted(ATTACKS), metavar="NAME", help="these attacks alone"
    )
    parser.add_argument(
        "--against", action="append", metavar="URL | FOLDER", help="besides, or instead of, this"
    )
    parser.add_argument(
        "--alone", action="store_true", help="only what --against names, not this source tree"
    )
    parser.add_argument("--seconds", type=float, default=8.0, help="for each attack (default: 8)")
    parser.add_argument(
        "--warm-up", type=float, default=3.0, help="seconds that an attack has to get going (default: 3)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every value there")
    given = parser.parse_args(words)
    targets = [*([] if given.alone else [str(HERE)]), *(given.against or [])]
    rows: list[Row] = []
    for name in given.only or ATTACKS:
        for target in targets:  # in turns
            with running(target) as address:
                rows.append(measure(name, target, address, given.seconds, given.warm_up))
                print(json.dumps(rows[-1]), file=sys.stderr, flush=True)
    Console(width=120, highlight=False).print(drawn(rows))
    if given.json is not None:
        given.json.write_text(json.dumps(rows, indent=2) + "\n", "utf-8")
    return 0


@contextlib.contextmanager
def running(target: str) -> Iterator[str]:
    """The address of a server: one that runs, or one of that source tree with its default settings."""
    if target.startswith("http"):
        yield target.rstrip("/")
        return
    with tempfile.TemporaryDirectory(prefix="mandate-bench-") as folder:
        database = f"sqlite:///{folder}/tables.db"
        words = ["-m", "mandate", "serve", "--lang", "en", "--port", "0", "--database", database]
        process = subprocess.Popen(
            [sys.executable, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(Path(target) / "src")},
        )
        try:
            assert process.stdout is not None
            said = process.stdout.readline().split()
            yield next(word for word in said if word.startswith("http")).rstrip("/")
        finally:
            process.kill()
            process.communicate()


def measure(name: str, target: str, address: str, seconds: float, warm_up: float) -> Row:
    quiet = asyncio.run(play(address, seconds))
    context = multiprocessing.get_context("spawn")
    started = context.Event()
    attacker = context.Process(target=_attack, args=(name, address, started), daemon=True)
    attacker.start()
    try:
        started.wait()
        time.sleep(warm_up)  # until it is in full swing
        beside = asyncio.run(play(address, seconds))
    finally:
        attacker.kill()
        attacker.join()
    row: Row = {"attack": name, "against": "this" if target == str(HERE) else target}
    for when, waits in (("before", quiet), ("during", beside)):
        row |= {f"{when} {figure}": round(value, 1) for figure, value in figures(waits).items()}
        row[f"{when} choices"] = len(waits)
    return row


def _attack(name: str, address: str, started: Event) -> None:
    started.set()
    with contextlib.suppress(KeyboardInterrupt):
        ATTACKS[name](address)


async def play(address: str, seconds: float) -> list[float]:
    """What each choice took, in milliseconds."""
    waits: list[float] = []
    ends = time.monotonic() + seconds
    async with contextlib.AsyncExitStack() as stack:
        table: TableUnderLoad | None = None
        while time.monotonic() < ends:
            began = time.perf_counter()
            try:
                async with asyncio.timeout(GIVEN_UP):
                    if table is None or table.over:
                        table = await sit_down(stack, address)
                    took = await table.choose()
            except (TimeoutError, OSError, httpx.HTTPError):
                took, table = (time.perf_counter() - began) * 1000, None
            if took is not None:
                waits.append(took)
            await asyncio.sleep(PAUSE)
    return waits


async def sit_down(stack: contextlib.AsyncExitStack, address: str) -> TableUnderLoad:
    """Two people at a new table, each with a socket."""
    tokens = []
    async with httpx.AsyncClient(base_url=address, timeout=GIVEN_UP) as http:
        for name in ("Ann", "Ben"):
            me = (await http.post("/api/me", json={"name": name, "program": True})).json()
            tokens.append({"Authorization": f"Bearer {me['token']}"})
        plan = {"game": "qin", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"players": 2}}
        table = (await http.post("/api/tables", json=plan, headers=tokens[0])).json()
        at, link = f"/api/tables/{table['id']}", {"link": table["link"]}
        await http.post(f"{at}/commands", json={"do": "sit"}, params=link, headers=tokens[1])
    seats = []
    for token in tokens:
        where = f"{address.replace('http', 'ws', 1)}{at}/socket"
        socket = await stack.enter_async_context(connect(where, additional_headers=token, max_size=None))
        seat = Seat(socket)
        stack.callback(seat.task.cancel)
        seats.append(seat)
    return TableUnderLoad(table["id"], seats)


def figures(waits: list[float]) -> dict[str, float]:
    ordered = sorted(waits) or [GIVEN_UP * 1000]
    at = {"p50": 0.5, "p99": 0.99, "longest": 1.0}
    return {name: ordered[min(len(ordered) - 1, int(share * len(ordered)))] for name, share in at.items()}


def drawn(rows: list[Row]) -> Drawn:
    shown = Drawn(title="What a player waits beside each attack, in milliseconds", title_justify="left")
    for name in rows[0] if rows else ():
        shown.add_column(name, justify="left" if name in ("attack", "against") else "right")
    for row in rows:
        shown.add_row(*(str(value) for value in row.values()))
    return shown
