"""The search as it plays against itself with rollouts, same time each.

    python -m tests.games.qin.players.search_parameters

How many simulations each side is given follows from how fast it is in the middle of a game, so that both
think for as long, whatever else the machine does. Every deal is played from both seats.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time

from mandate.arena.statistics import share
from mandate.core.rng import Chance
from mandate.games.qin.players.playout import SearchParameters
from mandate.games.qin.players.search import PLAIN, STRONG, Search, SearchPlayer
from mandate.games.qin.players.weights import weights
from mandate.games.qin.rules.board import BUILT_IN
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.state import QinState
from mandate.players.budget import Budget

PARAMETERS = {
    "rollout of 2 placements, each the best of 6 drawn": STRONG._replace(horizon=2),
    "rollout of 8 placements, each the best of 6 drawn": STRONG._replace(horizon=8),
    "plain rollout to the end": PLAIN,
}


def simulations_per_second(parameters: SearchParameters) -> float:
    """In processor time, in the middle of some games."""
    speeds = []
    for number in range(4):
        state = middle(number)
        search = Search(state.view(state.mover), Budget(simulations=4100), parameters, weights(), Chance(1))
        search._run(100)
        began = time.process_time()
        search._run(4000)
        speeds.append(4000 / (time.process_time() - began))
    return statistics.harmonic_mean(speeds)


def middle(number: int) -> QinState:
    state = QIN.start({"board": BUILT_IN[number % 2]}, Chance(f"middle {number}"))
    player = SearchPlayer(Budget(simulations=20), number)
    for _ in range(16):
        for seat, decision in state.pending.items():
            state.apply_unchecked(seat, player.choose(state.view(seat), decision))
    return state


def share_of_deal(number: int, mine: SearchPlayer, other: SearchPlayer) -> float:
    """What the first of these wins of one deal, played from both seats."""
    won = 0.0
    for own in (0, 1):
        state = QIN.start({"board": BUILT_IN[number % 2]}, Chance(f"parameters {number}"))
        while pending := state.pending:
            seat, decision = next(iter(pending.items()))
            player = mine if seat == own else other
            state.apply_unchecked(seat, player.choose(state.view(seat), decision))
        assert state.outcome is not None
        won += (own in state.outcome.winners) / len(state.outcome.winners) / 2
    return won


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.games.qin.players.search_parameters", description=__doc__
    )
    parser.add_argument("--deals", type=int, default=50, help="two games each (default: 50)")
    parser.add_argument(
        "--simulations", type=int, default=800, help="for the search as it plays (default: 800)"
    )
    given = parser.parse_args()
    own_speed = simulations_per_second(STRONG)
    for name, parameters in PARAMETERS.items():
        number = round(given.simulations * simulations_per_second(parameters) / own_speed)
        shares = []
        for deal in range(given.deals):
            mine = SearchPlayer(Budget(simulations=number), f"mine {deal}", parameters)
            other = SearchPlayer(Budget(simulations=given.simulations), f"other {deal}")
            shares.append(share_of_deal(deal, mine, other))
        won = share(shares).percents()
        sys.stdout.write(f"{name}, {number} simulations: {won} of {2 * given.deals} games\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
