"""`mandate bench --device`: how fast batches are, on the processor or on a GPU.

Whole random games go from the deal to the end without Python. Stepping chooses a random legal action in
every game, makes it and writes observations and masks out, as learning needs it. The time on the clock is
measured, for a GPU works beside the processor.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mandate.core.errors import Code, Malformed, Refused
from mandate.lang import say

if TYPE_CHECKING:
    from mandate.games.qin.batch import QinBatch

GAMES = {"cpu": 4096, "cuda": 131_072}
MAX_GAMES_AT_ONCE = 1 << 22
SAMPLE, SAMPLE_STEPS = 256, 60  # games that are compared, and for how long
MIXED = 70  # steps until games are at all stages


def run_batch(arguments: argparse.Namespace, language: str) -> int:
    games = GAMES[arguments.device] if arguments.batch is None else arguments.batch
    for option, value, most in (("batch", games, MAX_GAMES_AT_ONCE), ("threads", arguments.threads, 1024)):
        if not 1 <= value <= most:
            raise Malformed(Code.BAD_OPTION, option=option, value=str(value), expected=f"1 – {most}")
    batch = _made(arguments, games)
    checked = arguments.device == "cuda"
    if checked:
        check_sameness(arguments, language)
    seconds = arguments.seconds
    rates = {"random": _random_games(batch, seconds), "steps": _steps(batch, seconds)}
    if arguments.json:
        result = {
            "game": "qin",
            "board": batch.board.name,
            "players": batch.seats,
            "device": batch.device,
            "device_name": batch.device_name,
            "batch": games,
            "threads": arguments.threads,
            "compared_games": SAMPLE if checked else 0,
            "random_games": {"placements_per_second": rates["random"]},
            "stepping": {"steps_per_second": rates["steps"]},
        }
        sys.stdout.write(json.dumps(result) + "\n")
    else:
        _print(batch, rates, checked, language)
    return 0


def _made(arguments: argparse.Namespace, games: int) -> QinBatch:
    from mandate.envs.cuda import NoDevice
    from mandate.extras import install_command
    from mandate.games.qin.batch import QinBatch
    from mandate.games.qin.batch.cuda import NoRoom

    options = {"players": arguments.players, "board": arguments.board}
    try:
        batch = QinBatch(games, threads=arguments.threads, device=arguments.device, **options)
        batch.need_room()
    except NoDevice as missing:
        if missing.installed:
            raise Refused(Code.NO_GPU) from missing
        command = install_command("gpu")
        raise Refused(Code.MISSING_EXTRA, needs="numba-cuda", command=command) from missing
    except NoRoom as full:
        raise Malformed(
            Code.BAD_OPTION, option="batch", value=str(games), expected=f"≤ {full.most}"
        ) from full
    return batch


def check_sameness(arguments: argparse.Namespace, language: str) -> None:
    """Refuse to measure a GPU that plays other games than the processor."""
    from rich.console import Console

    from mandate.games.qin.batch import QinBatch
    from mandate.games.qin.batch.sameness import first_difference

    options: dict[str, Any] = {"players": arguments.players, "board": arguments.board}
    with Console(stderr=True).status(say(language, "bench-preparing")):
        there = QinBatch(SAMPLE, device=arguments.device, **options)
        difference = first_difference(QinBatch(SAMPLE, **options), there, SAMPLE_STEPS)
    if difference is not None:
        raise Refused(Code.GPU_DIFFERS, what=difference)


def _random_games(batch: QinBatch, seconds: float) -> float:
    """Placements in a second."""
    from mandate.games.qin.batch.sameness import on_host

    state = batch.init(1)
    rounds = 1 if batch.device == "cpu" else 4
    return _rate(lambda number: int(on_host(batch.play_out(state, number, rounds)).sum()), batch, seconds)


def _steps(batch: QinBatch, seconds: float) -> float:
    """Steps in a second, those of all games together."""
    state = batch.init(1)

    def step(number: int) -> int:
        batch.step(state, batch.random_actions(state, number), number, out=state)
        if number % 16 == 0:
            batch.synchronize()  # bounds the work queued on a GPU
        return batch.size

    for number in range(MIXED):
        step(number)
    return _rate(step, batch, seconds)


def _rate(work: Callable[[int], int], batch: QinBatch, seconds: float) -> float:
    """How much is done in a second; a first time does not count."""
    work(0)
    batch.synchronize()
    done, number, began = 0, 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        number += 1
        done += work(number)
    batch.synchronize()
    return done / (time.perf_counter() - began)


def _print(batch: QinBatch, rates: dict[str, float], checked: bool, language: str) -> None:
    from rich.console import Console
    from rich.table import Table

    facts = {
        "game": say(language, "qin-name"),
        "board": batch.board.name,
        "players": batch.seats,
        "batch": batch.size,
        "device": batch.device_name,
    }
    table = Table(title=say(language, "bench-title-batch", facts))
    table.add_column(say(language, "bench-what-batch"))
    table.add_column(say(language, "bench-placements"), justify="right")
    for name, rate in rates.items():
        table.add_row(say(language, f"bench-{name}"), f"{rate:,.0f}")
    console = Console(highlight=False)
    console.print(table)
    if checked:
        console.print(say(language, "bench-same", {"games": SAMPLE, "steps": SAMPLE_STEPS}))
