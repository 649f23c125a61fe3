"""Search: simulations a second, beside the kernel's own rollouts and OpenSpiel's search in C++.

A simulation of ours deals the hidden tiles again, goes down the tree and, in the plain parameters, plays by
chance to the end of the game. OpenSpiel's does the same on hex, where nothing is hidden. All begin at
the opening position, with a fresh tree each time.
"""

from __future__ import annotations

import functools
import time
from typing import Any

from bench import open_spiel
from bench.samples import Measure, Samples, in_turns, ratios
from mandate.core.rng import Chance
from mandate.games.qin.players.playout import SearchParameters
from mandate.games.qin.players.search import PLAIN, STRONG, Search
from mandate.games.qin.players.weights import weights
from mandate.games.qin.rules import board as boards
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.terminal import bench_command as ours
from mandate.players.budget import Budget

FIRST = 1000  # simulations by which the speed is guessed


class Simulations:
    """Ours, from the opening of a board with two players."""

    def __init__(self, board: str, parameters: SearchParameters, seconds: float) -> None:
        state = QIN.start({"board": board}, Chance("bench"))
        self._view = state.view(state.mover)
        self._parameters = parameters
        self._number = FIRST
        self._seed = 0
        self()  # compiles
        self._number = round(self() * seconds)

    def __call__(self) -> float:
        self._seed += 1
        search = Search(
            self._view, Budget(simulations=self._number), self._parameters, weights(), Chance(self._seed)
        )
        began = time.process_time()
        search.run(0.0)
        return self._number / (time.process_time() - began)


class HexSimulations:
    """OpenSpiel's, one random rollout a simulation."""

    def __init__(self, seconds: float) -> None:
        import pyspiel

        self._pyspiel: Any = pyspiel
        self._game: Any = pyspiel.load_game(open_spiel.HEX)
        self._seed = 0
        self._number = FIRST
        self._number = round(self() * seconds)

    def __call__(self) -> float:
        self._seed += 1
        evaluator = self._pyspiel.RandomRolloutEvaluator(1, self._seed)
        settings = (
            2.0,
            self._number,
            1000,
            False,
            self._seed,
            False,
        )  # uct, number, MB, solve, seed, verbose
        bot = self._pyspiel.MCTSBot(self._game, evaluator, *settings)
        state = self._game.new_initial_state()
        began = time.process_time()
        bot.mcts_search(state)
        return self._number / (time.process_time() - began)


def measure(rounds: int, seconds: float) -> list[Samples]:
    measures: dict[str, Measure] = {}
    compared: list[tuple[str, str]] = []
    theirs = "hex(board_size=11) search, plain rollouts"
    for name in boards.BUILT_IN:
        kernel, plain, strong = (
            f"qin {name} {what}" for what in ("rollouts", "search, plain rollouts", "search as it plays")
        )
        measures[kernel] = functools.partial(_rollouts, name, seconds)
        measures[plain] = functools.partial(_thousands, Simulations(name, PLAIN, seconds))
        measures[strong] = functools.partial(_thousands, Simulations(name, STRONG, seconds))
        compared += [(plain, kernel), (strong, kernel), (plain, theirs), (strong, theirs)]
    if open_spiel.is_installed():
        measures[theirs] = functools.partial(_thousands, HexSimulations(seconds))
    taken = in_turns("k/s", measures, rounds)
    return [
        *taken.values(),
        *(ratio for own, other in compared if other in taken for ratio in ratios(taken[own], [taken[other]])),
    ]


def _thousands(simulations: Measure) -> float:
    return simulations() / 1e3


def _rollouts(name: str, seconds: float) -> float:
    return ours.in_kernel(boards.built_in(name), 2, seconds).games_per_second / 1e3
