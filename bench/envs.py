"""`python -m bench envs`: environments side by side, observation and mask written out at every step.

Our batch of Qin on one core and on two beside Pgx's hex and go on the same cores, and beside OpenSpiel's loop
in Python; Qin through PettingZoo beside PettingZoo's connect four; The Great Wall through PettingZoo and
Gymnasium beside catanatron's environment for Gymnasium. Each is a process of its own on its cores, and all
are measured in turns. What is not installed is left out, and named:

    pip install pgx pygame open_spiel catanatron
    pip install --no-deps catanatron_gym    # it asks for an older Gymnasium, and works with ours
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.samples import Measure, Samples, in_turns, ratios

Row = tuple[str, str, int]  # what it is called, its door, its cores
CATAN = "gymnasium:catanatron_gym:catanatron-v1"
ALL_AT_ONCE: tuple[Row, ...] = (
    ("qin bird, batch, 1 core", "batch:bird", 1),
    ("qin bird, batch of bytes, 1 core", "batch:bird?dtype=uint8", 1),
    ("qin lion, batch, 1 core", "batch:lion", 1),
    ("pgx hex 11 × 11, 1 core", "pgx:hex", 1),
    ("pgx go 9 × 9, 1 core", "pgx:go_9x9", 1),
    ("open_spiel hex 11 × 11, Python loop", "open_spiel:hex(board_size=11)", 1),
    ("open_spiel go 9 × 9, Python loop", "open_spiel:go(board_size=9)", 1),
)
TWO_CORES: tuple[Row, ...] = (
    ("qin bird, batch, 2 cores", "batch:bird", 2),
    ("qin bird, batch of bytes, 2 cores", "batch:bird?dtype=uint8", 2),
    ("pgx hex 11 × 11, 2 cores", "pgx:hex", 2),
    ("pgx go 9 × 9, 2 cores", "pgx:go_9x9", 2),
)
PETTINGZOO: tuple[Row, ...] = (
    ("qin bird, PettingZoo", "pettingzoo:mandate.games.qin.envs.v0", 1),
    ("qin lion, PettingZoo", "pettingzoo:mandate.games.qin.envs.v0?board=lion", 1),
    ("connect four, PettingZoo", "pettingzoo:pettingzoo.classic.connect_four_v3", 1),
    ("mandate_qin, open_spiel, Python loop", "open_spiel:mandate_qin", 1),
)
GREAT_WALL: tuple[Row, ...] = (
    ("great wall, 2 players, PettingZoo", "pettingzoo:mandate.games.great_wall.envs.v0?players=2", 1),
    ("great wall, 2 players, Gymnasium", "gymnasium:mandate.envs:mandate/GreatWall-v0?players=2", 1),
    ("great wall, solo, 64 games at once", "vector:mandate.envs:mandate/GreatWall-v0", 1),
    ("catanatron, 2 players, Gymnasium", CATAN, 1),
)
GREAT_WALL_TWO_CORES: tuple[Row, ...] = (
    ("great wall, solo, 64 games at once, 2 cores", "vector:mandate.envs:mandate/GreatWall-v0", 2),
)
GROUPS: dict[str, tuple[tuple[Row, ...], int]] = {  # with how many of them are ours
    "Many games at once, one core": (ALL_AT_ONCE, 3),
    "Many games at once, two cores": (TWO_CORES, 2),
    "Qin one game at a time, one core": (PETTINGZOO, 2),
    "The Great Wall, one core": (GREAT_WALL, 3),
    "The Great Wall, two cores": (GREAT_WALL_TWO_CORES, 1),
}


@contextmanager
def measured(row: Row, seconds: float, console: Console) -> Iterator[Measure | None]:
    """Thousands of steps a second; None where it is not installed."""
    name, door, cores = row
    command = [sys.executable, "-m", "bench.envs_measured", door, str(cores)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        ask, answer = process.stdin, process.stdout
        said = answer.readline().strip()
        if said != "ready":
            console.print(f"{name} is left out: {said or 'it does not start'}")
            ask.close()
            yield None
            return

        def rate() -> float:
            ask.write(f"{seconds}\n")
            ask.flush()
            return float(answer.readline()) / 1e3

        yield rate
        ask.close()


def measure(rows: tuple[Row, ...], own: int, rounds: int, seconds: float, console: Console) -> list[Samples]:
    with ExitStack() as stack:
        found = {row[0]: stack.enter_context(measured(row, seconds, console)) for row in rows}
        taken = in_turns(
            "k steps/s", {name: rate for name, rate in found.items() if rate is not None}, rounds
        )
    ours = [taken[name] for name, *_ in rows[:own] if name in taken]
    theirs = [taken[name] for name, *_ in rows[own:] if name in taken]
    return [*taken.values(), *(ratio for mine in ours for ratio in ratios(mine, theirs))]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench envs", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured (default: 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for one measurement (default: 1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every value there")
    given = parser.parse_args(arguments)
    if given.rounds < 1 or given.seconds <= 0:
        parser.error("rounds and seconds are more than 0")
    console = Console(highlight=False)
    groups: dict[str, list[Samples]] = {}
    for title, (rows, own) in GROUPS.items():
        groups[title] = measure(rows, own, given.rounds, given.seconds, console)
        shown = Table("", "median", "min", "max", "", title=title, title_justify="left")
        for samples in groups[title]:
            figures = (samples.median, min(samples.values), max(samples.values))
            shown.add_row(samples.name, *(f"{figure:.3g}" for figure in figures), samples.unit)
        console.print(shown)
    one, two = (
        next((s for s in groups[title] if s.name.startswith("qin bird") and "/" not in s.name), None)
        for title in list(GROUPS)[:2]
    )
    if one is not None and two is not None:
        console.print(f"Qin's batch on two cores is {two.median / one.median:.2f} × as fast as on one.")
    if given.json is not None:
        written = {title: [samples.to_json() for samples in group] for title, group in groups.items()}
        given.json.write_text(json.dumps(written, indent=2) + "\n", "utf-8")
    return 0
