"""OpenSpiel's hex and go, as others measure them: C++ random rollouts, and stepping from Python."""

from __future__ import annotations

import random
import time
from typing import Any

HEX = "hex(board_size=11)"
GO = "go(board_size=13)"
GAMES_FOR_LENGTH = 200
FEW = 5  # games between two looks at the clock


def is_installed() -> bool:
    try:
        import pyspiel  # noqa: F401  # only whether it is there
    except ImportError:
        return False
    return True


class Rollouts:
    """Uniformly random games to the end, played in C++ by the evaluator of OpenSpiel's search."""

    def __init__(self, name: str, seconds: float) -> None:
        import pyspiel

        self._pyspiel: Any = pyspiel
        self._game: Any = pyspiel.load_game(name)
        self._seed = 0
        moves, _ = _step_through(self._game, random.Random(1), GAMES_FOR_LENGTH)
        self._mean_length = moves / GAMES_FOR_LENGTH
        self._games = 50
        self._games = max(1, round(self() * seconds / self._mean_length))

    def __call__(self) -> float:
        """Moves a second. The evaluator does not count moves: games times their mean length."""
        self._seed += 1
        evaluator = self._pyspiel.RandomRolloutEvaluator(self._games, self._seed)
        one_simulation = (2.0, 1, 100, False, self._seed, False)  # uct, simulations, MB, solve, seed, verbose
        bot = self._pyspiel.MCTSBot(self._game, evaluator, *one_simulation)
        state = self._game.new_initial_state()
        began = time.process_time()
        bot.mcts_search(state)
        return self._games * self._mean_length / (time.process_time() - began)


class Steps:
    """Random games stepped from Python: `legal_actions`, then `apply_action`.

    Its actions are numbers. `as_text` has each of them written out too, as our tokens are.
    """

    def __init__(self, name: str, seconds: float, *, as_text: bool = False) -> None:
        import pyspiel

        self._game: Any = pyspiel.load_game(name)
        self._seconds = seconds
        self._step_through = _step_through_texts if as_text else _step_through
        self._random = random.Random(1)

    def __call__(self) -> float:
        moves, taken = 0, 0.0
        while taken < self._seconds:
            more, seconds = self._step_through(self._game, self._random, FEW)
            moves += more
            taken += seconds
        return moves / taken


def _step_through(game: Any, chance: random.Random, games: int) -> tuple[int, float]:
    """Moves made in so many games, and the processor time for them."""
    draw = chance.random
    states = [game.new_initial_state() for _ in range(games)]
    moves = 0
    began = time.process_time()
    for state in states:
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            moves += 1
    return moves, time.process_time() - began


def _step_through_texts(game: Any, chance: random.Random, games: int) -> tuple[int, float]:
    """The same, with the text of every legal action listed before one is chosen."""
    draw = chance.random
    states = [game.new_initial_state() for _ in range(games)]
    moves = 0
    began = time.process_time()
    for state in states:
        while not state.is_terminal():
            actions = state.legal_actions()
            texts = [state.action_to_string(action) for action in actions]
            state.apply_action(actions[int(draw() * len(texts))])
            moves += 1
    return moves, time.process_time() - began
