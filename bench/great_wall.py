"""The Great Wall beside catanatron: random play from Python, every option listed at every decision.

A decision is one choice of one player, chosen at random from the list of all options: in catanatron one
`execute` after looking at `playable_actions` (rolling the dice and ending a turn count, as its own
`play_tick` counts them). Decisions that leave something to choose are counted apart, for both. Both play
through their unchecked doors, with their games set up before the clock starts; processor time, one core.
`python -m bench.great_wall` prints the table.
"""

from __future__ import annotations

import argparse
import functools
import importlib
import importlib.util
import random
import sys
import time
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.samples import Measure, Samples, in_turns, ratios
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState

THEIRS = "catanatron"
MISSING = "catanatron is not installed, so there is nothing to compare with: pip install catanatron"
FEW = 5  # games between two looks at the clock
COPIES = 2000
MIDDLE = 200  # decisions before a state is copied


@dataclass(slots=True)
class Count:
    """Decisions made, those of them with more than one option, and the seconds they took."""

    decisions: int = 0
    real: int = 0
    seconds: float = 0.0


def measure(rounds: int, seconds: float) -> list[Samples]:
    """Thousands of decisions a second, ours and theirs in turns, their ratios, and a copy's µs."""
    players = (3, 4)
    ours = [Ours(n, seconds) for n in players]
    theirs = [Theirs(n, seconds) for n in players] if is_installed() else []
    taken: dict[str, Samples] = {}
    for what in ("decisions", "real"):
        words = "" if what == "decisions" else ", only those with a choice"
        measures: dict[str, Measure] = {
            f"{table}{words}": functools.partial(table.rate, what) for table in (*ours, *theirs)
        }
        found = in_turns("k/s", measures, rounds)
        taken |= found
        for own in ours:
            others = [found[f"{other}{words}"] for other in theirs if other.players == own.players]
            taken |= {ratio.name: ratio for ratio in ratios(found[f"{own}{words}"], others)}
    taken |= in_turns(
        "µs", {f"copy of a state, {n} players": functools.partial(a_copy, n) for n in players}, rounds
    )
    return list(taken.values())


class Players:
    """Random players at a table of one engine."""

    name = ""

    def __init__(self, players: int, seconds: float) -> None:
        self.players = players
        self._seconds = seconds
        self._random = random.Random(1)
        self._seed = 0

    def __str__(self) -> str:
        return f"{self.name}, {self.players} players"

    def rate(self, what: str) -> float:
        """Thousands of decisions a second."""
        total = Count()
        while total.seconds < self._seconds:
            self.play(total)
        return float(getattr(total, what)) / total.seconds / 1e3

    def play(self, total: Count) -> None:
        raise NotImplementedError


class Ours(Players):
    name = "great wall"

    def play(self, total: Count) -> None:
        draw = self._random.random
        self._seed += FEW
        states = [started(self.players, self._seed + i) for i in range(FEW)]
        began = time.process_time()
        for state in states:
            while asked := state.asked:
                seat, options = next(iter(asked.items()))
                size = len(options)
                total.decisions += 1
                total.real += size > 1
                state.apply_unchecked(Seat(seat), options[int(draw() * size)])
        total.seconds += time.process_time() - began


class Theirs(Players):
    name = THEIRS

    def __init__(self, players: int, seconds: float) -> None:
        super().__init__(players, seconds)
        self._catanatron: Any = importlib.import_module(THEIRS)

    def play(self, total: Count) -> None:
        draw = self._random.random
        self._seed += FEW
        games = [self._started(self._seed + i) for i in range(FEW)]
        began = time.process_time()
        for game in games:
            state = game.state
            while game.winning_color() is None and state.num_turns < 1000:  # its own limit
                options = state.playable_actions
                size = len(options)
                total.decisions += 1
                total.real += size > 1
                game.execute(options[int(draw() * size)], validate_action=False)
        total.seconds += time.process_time() - began

    def _started(self, seed: int) -> Any:
        colors = list(self._catanatron.Color)[: self.players]
        return self._catanatron.Game([self._catanatron.RandomPlayer(color) for color in colors], seed=seed)


def started(players: int, seed: int) -> GreatWallState:
    return GREAT_WALL.start({"players": players}, Chance(seed))


def a_copy(players: int) -> float:
    """Microseconds for copying a state in the middle of a game."""
    state, draw = started(players, 1), random.Random(1).random
    for _ in range(MIDDLE):
        seat, options = next(iter(state.asked.items()))
        state.apply_unchecked(Seat(seat), options[int(draw() * len(options))])
    began = time.process_time()
    for _ in range(COPIES):
        state.copy()
    return (time.process_time() - began) / COPIES * 1e6


def is_installed() -> bool:
    return importlib.util.find_spec(THEIRS) is not None


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.great_wall", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often everything is measured (default: 7)")
    parser.add_argument("--seconds", type=float, default=0.5, help="for one measurement (default: 0.5)")
    arguments = parser.parse_args()
    console = Console(highlight=False)
    if not is_installed():
        console.print(MISSING)
    shown = Table("", "median", "min", "max", "")
    for samples in measure(max(1, arguments.rounds), arguments.seconds):
        figures = (samples.median, min(samples.values), max(samples.values))
        shown.add_row(samples.name, *(f"{figure:.3g}" for figure in figures), samples.unit)
    console.print(shown)
    return 0


if __name__ == "__main__":
    sys.exit(main())
