"""`python -m bench`: all measurements in one run, printed as tables, and as JSON where requested.

Some have a command of their own, `python -m bench NAME`:

    server          load, memory and stored games of the server, and boardgame.io beside it
    scaling         choices of 1, 2, 4, 8 server processes on one PostgreSQL
    attacks         what a player waits while another address attacks
    updates         how large an update is
    answers         how many questions of The Great Wall a person answers
    thinking        how long its players think
    leaving         what leaving a game of The Great Wall does to those who stay
    paced           what the limit on thinking while a person waits costs the marshal
    profiles        how long a profile with ten thousand games takes
    luck            how much shorter intervals are without luck
    matching        how long seating all who look for opponents takes
    ratings         how long folding a million results to ratings takes
    scene           The Great Wall's page: clicks, nodes, frames
    agreement       how far the review of Qin agrees with long searches
    balances        whether reviews of Qin add up, and whether their luck is unbiased
    habits          what each level finds of the puzzles, by what they are about
    early-stopping  what its search saves by stopping when nothing can change
    envs            environments for learning beside those of others
"""

from __future__ import annotations

import argparse
import functools
import importlib
import json
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench import great_wall, open_spiel, search, waiting
from bench.samples import Measure, Samples, in_turns, ratios
from mandate.games.qin.rules import board as boards
from mandate.games.qin.terminal import bench_command as ours

# Measurements of their own, each with its own --help; some need packages that the others do not.
COMMANDS = {
    "agreement": "agreement",
    "habits": "habits",
    "answers": "answers",
    "attacks": "attacks",
    "balances": "balances",
    "early-stopping": "early_stopping",
    "envs": "envs",
    "leaving": "leaving",
    "luck": "luck",
    "matching": "matching",
    "paced": "paced",
    "profiles": "profiles",
    "ratings": "ratings",
    "scaling": "scaling",
    "scene": "scene",
    "server": "server",
    "thinking": "thinking",
    "updates": "updates",
}
TABLES = (("bird", 2), ("bird", 4), ("lion", 2), ("lion", 4))
MISSING = "open_spiel is not installed, so there is nothing to compare with: pip install open_spiel"


def main() -> int:
    if sys.argv[1:2] and (module := COMMANDS.get(sys.argv[1])):
        command: Callable[[list[str]], int] = importlib.import_module(f"bench.{module}").main
        return command(sys.argv[2:])
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often everything is measured (default: 7)")
    parser.add_argument("--seconds", type=float, default=0.5, help="for one measurement (default: 0.5)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every value there")
    arguments = parser.parse_args()
    rounds, seconds = max(1, arguments.rounds), arguments.seconds
    console = Console(highlight=False)
    if not open_spiel.is_installed():
        console.print(MISSING)
    groups = {
        "Random play to the end, one core": random_play(rounds, seconds),
        "Stepping from Python, all legal choices listed, one core": stepping(rounds, seconds),
        "Search from the opening, simulations, one core": search.measure(rounds, seconds),
        "Waiting, in a fresh process": waiting_times(rounds),
        "Copying a state of Qin": list(in_turns("µs", {"copy": waiting.a_copy}, rounds).values()),
        "The Great Wall, random play from Python, one core": great_wall.measure(rounds, seconds),
    }
    for title, group in groups.items():
        console.print(table(title, group))
    if arguments.json is not None:
        answer = {title: [samples.to_json() for samples in group] for title, group in groups.items()}
        arguments.json.write_text(json.dumps(answer, indent=2) + "\n", "utf-8")
    return 0


def random_play(rounds: int, seconds: float) -> list[Samples]:
    """Placements a second inside the kernel, beside OpenSpiel's rollouts in C++."""

    def play(name: str, players: int) -> float:
        return ours.in_kernel(boards.built_in(name), players, seconds).placements_per_second / 1e6

    def roll_out(rollouts: open_spiel.Rollouts) -> float:
        return rollouts() / 1e6

    measures: dict[str, Measure] = {
        f"qin {name}, {players} players": functools.partial(play, name, players) for name, players in TABLES
    }
    own = list(measures)
    theirs = [open_spiel.HEX, open_spiel.GO] if open_spiel.is_installed() else []
    for name in theirs:
        measures[name] = functools.partial(roll_out, open_spiel.Rollouts(name, seconds))
    taken = in_turns("M/s", measures, rounds)
    return [*taken.values(), *compare(taken, own, theirs)]


def stepping(rounds: int, seconds: float) -> list[Samples]:
    """Steps a second from Python, beside the same loop over OpenSpiel's go."""

    def step(measure: str, name: str) -> float:
        speed = getattr(ours, measure)(boards.built_in(name), 2, seconds)
        return float(speed.placements_per_second) / 1e3

    def step_go(steps: open_spiel.Steps) -> float:
        return steps() / 1e3

    measures: dict[str, Measure] = {
        f"qin {name}, {measure.replace('_', ' ')}": functools.partial(step, measure, name)
        for name in boards.BUILT_IN
        for measure in ("by_codes", "by_tokens")
    }
    codes = [name for name in measures if name.endswith("codes")]
    tokens = [name for name in measures if name.endswith("tokens")]
    numbers, texts = [], []
    if open_spiel.is_installed():
        numbers, texts = [open_spiel.GO], [f"{open_spiel.GO} as text"]
        measures[numbers[0]] = functools.partial(step_go, open_spiel.Steps(open_spiel.GO, seconds))
        steps = open_spiel.Steps(open_spiel.GO, seconds, as_text=True)
        measures[texts[0]] = functools.partial(step_go, steps)
    taken = in_turns("k/s", measures, rounds)
    return [
        *taken.values(),
        *compare(taken, codes, numbers),
        *compare(taken, tokens, numbers),
        *compare(taken, tokens, texts),
    ]


def waiting_times(rounds: int) -> list[Samples]:
    often = {
        "python -c ''": waiting.an_empty_python,
        "import mandate": waiting.an_import,
        "mandate --help": waiting.the_help,
        "first move, kernel in the cache": waiting.first_move,
    }
    taken = in_turns("s", often, rounds)
    name = "first move, kernel compiled"
    once = Samples(name, "s", (waiting.first_move_uncached(),))  # too long to repeat
    return [*taken.values(), once]


def compare(taken: dict[str, Samples], own: list[str], theirs: list[str]) -> list[Samples]:
    """How many times as fast each of ours is as each of theirs."""
    others = [taken[name] for name in theirs]
    return [ratio for name in own for ratio in ratios(taken[name], others)]


def table(title: str, group: list[Samples]) -> Table:
    shown = Table(title=title, title_justify="left")
    shown.add_column("")
    for heading in ("median", "min", "max", ""):
        shown.add_column(heading, justify="right" if heading else "left")
    for samples in group:
        figures = (samples.median, min(samples.values), max(samples.values))
        shown.add_row(samples.name, *(f"{figure:.3g}" for figure in figures), samples.unit)
    return shown


if __name__ == "__main__":
    sys.exit(main())
