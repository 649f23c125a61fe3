"""`python -m tests.players.strength`: one rule-based player among random ones, all seats alike."""

from __future__ import annotations

import argparse
import math
import statistics
import sys

from mandate.core.rng import Chance
from mandate.games.great_wall.game import GREAT_WALL
from mandate.games.great_wall.state import GreatWallState
from mandate.players.great_wall_rules import RulesPlayer
from mandate.players.random import RandomPlayer

Z = 1.96  # 95 %


def play(players: int, me: int, number: int) -> GreatWallState:
    """A finished game in which only the seat `me` plays by rules."""
    seed = f"strength {players} {number}"
    state = GREAT_WALL.start({"players": players}, Chance(seed))
    seated = [(RulesPlayer if seat == me else RandomPlayer)(f"{seed}/{seat}") for seat in range(players)]
    while pending := state.pending:
        seat, decision = next(iter(pending.items()))
        state.apply_unchecked(seat, seated[seat].choose(state.view(seat), decision))
    return state


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share, square = won / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z * math.sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return middle - half, middle + half


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.players.strength", description=__doc__)
    parser.add_argument("--games", type=int, default=120, help="for each number of players (default: 120)")
    games = parser.parse_args().games
    for players in (3, 4):
        won, own, others = 0, [], []
        for number in range(games):
            me = number % players
            end = play(players, me, number)
            assert end.outcome is not None
            won += end.outcome.winners == (me,)
            own.append(end.honor[me])
            others += [honor for seat, honor in enumerate(end.honor) if seat != me]
        least, most = wilson(won, games)
        sys.stdout.write(
            f"{players} players: {won} of {games} won, {won / games:.1%} "
            f"({least:.1%} to {most:.1%}; by chance {1 / players:.1%}); "
            f"Honor {statistics.mean(own):.1f} against {statistics.mean(others):.1f}\n"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
