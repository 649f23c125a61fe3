"""`python -m bench thinking`: how long players of The Great Wall think, by what they are asked.

    python -m bench thinking marshal strategist --games 2 --players 3

Processor time of one core. The others at the table are stewards.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import defaultdict

from rich.console import Console
from rich.progress import track
from rich.table import Table

from mandate.core.rng import Chance
from mandate.games import find
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.players import Player
from mandate.players import find as find_player

Times = dict[str, list[float]]  # milliseconds of each choice, by kind


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench thinking", description=__doc__)
    parser.add_argument("names", nargs="*", default=["marshal"], metavar="PLAYER")
    parser.add_argument("--games", type=int, default=2, help="for each player (default: 2)")
    parser.add_argument("--players", type=int, default=3, choices=range(1, 5))
    parser.add_argument(
        "--least", type=int, default=5, help="leave out what is asked less often (default: 5)"
    )
    given = parser.parse_args(arguments)
    console = Console(highlight=False)
    for name in given.names:
        times: Times = defaultdict(list)
        years = [
            year
            for game in track(range(given.games), name, transient=True)
            for year in one_game(name, given.players, game, times)
        ]
        console.print(table(name, times, given.least))
        console.print(f"a Year: median {statistics.median(years):.1f} s, most {max(years):.1f} s")
    return 0


def one_game(name: str, players: int, game: int, times: Times) -> list[float]:
    """Play with this player at one seat; seconds that it thought in each Year."""
    state = find("great-wall").start({"players": players}, Chance(f"thinking {game}"))
    seats: list[Player] = [
        find_player(name if seat == game % players else "rules", f"thinking {game} {seat}", game="great-wall")
        for seat in range(players)
    ]
    assert isinstance(state, GreatWallState)
    years: dict[int, float] = defaultdict(float)
    while pending := state.pending:
        seat, decision = next(iter(pending.items()))
        view = state.view(seat)
        began = time.process_time()
        choice = seats[seat].choose(view, decision)
        if seat == game % players:
            took = time.process_time() - began
            times[decision.kind].append(took * 1000)
            years[state.year] += took
        state.apply(seat, choice)
    return list(years.values())


def table(name: str, times: Times, least: int) -> Table:
    shown = Table("asked", "choices", "median ms", "most ms", title=f"How long {name} thinks")
    for column in shown.columns[1:]:
        column.justify = "right"
    everything = [one for those in times.values() for one in those]
    rows = sorted(((kind, took) for kind, took in times.items() if len(took) >= least), key=_dearest)
    for kind, took in [*rows, ("all", everything)]:
        shown.add_row(kind, f"{len(took):,}", f"{statistics.median(took):.1f}", f"{max(took):.0f}")
    return shown


def _dearest(row: tuple[str, list[float]]) -> float:
    return -sum(row[1])
