"""An agent that learns The Great Wall, alone against Qin Jiushao, from a player that looks ahead.

pip install "mandate-games[envs,arena]"
python train_great_wall.py --seed 1
python train_great_wall.py --compare 400
mandate serve --open --agent Lian=train_great_wall:agent

The agent plays; at each of its decisions the teacher says what it would take there (DAgger, Ross, Gordon and
Bagnell 2011). The quick Steward teaches first, then the Strategist, which tries its ideas to the end of the
Year. The network, in NumPy alone, gives each option a score: from the table, from what the option is about,
and from the Location, the Section and the Horde that it names. The agent itself never looks ahead.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is loaded

# isort: split
import gymnasium
import numpy as np

from mandate.arena.statistics import wilson
from mandate.envs.agents import plays
from mandate.games.great_wall.envs.options import AT, VALUES

GAME: Final = "mandate.envs:mandate/GreatWall-v0"
SETTINGS: Final = {"players": 1, "observations": "blocks", "actions": "slots"}
LESSONS: Final = (("level:2", 16), ("level:3", 64))  # who teaches, and for how many rounds
GAMES: Final = 32  # at once
STEPS: Final = 64  # of each game in a round
BATCH, BATCHES, RATE, DECAY = 256, 100, 1e-3, 0.9998
HIDDEN, THEN = 256, 96
FILE: Final = "great_wall.npz"
TABLE: Final = ("table", "clans", "sections", "hordes", "locations", "own")
ABOUT: Final = {"locations": ("place",), "sections": ("section",), "hordes": ("section", "row")}
BEGIN: Final = np.cumsum([0, *VALUES.tolist()])  # of each column among the words
MOST: Final = 64  # options of a decision that are kept
Arrays = dict[str, Any]


class Network:
    """Scores of options, with the gradients written out."""

    def __init__(self, seen: int, option: int, seed: int) -> None:
        random = np.random.default_rng(seed)

        def matrix(rows: int, columns: int, scale: float = 1.0) -> Any:
            return (random.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.weights = {
            "seen": matrix(seen, HIDDEN, 2.0),
            "option": matrix(option, HIDDEN, 4.0),
            "first": np.zeros(HIDDEN, np.float32),
            "then": matrix(HIDDEN, THEN, 1.4),
            "second": np.zeros(THEN, np.float32),
            "score": matrix(THEN, 1, 0.1),
        }
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.steps = 0

    def scores(self, seen: Any, option: Any, owner: Any) -> tuple[Any, Any, Any]:
        """A score for each option, and the layers below it; `owner`: the decision that it belongs to."""
        w = self.weights
        first = (seen @ w["seen"] + w["first"])[owner] + option @ w["option"]
        np.maximum(first, 0, out=first)
        then = np.maximum(first @ w["then"] + w["second"], 0)
        return (then @ w["score"])[:, 0], then, first

    def learn(self, seen: Any, option: Any, owner: Any, wanted: Any) -> float:
        """One step towards the options that are wanted; how surprising they were."""
        w, begins = self.weights, np.flatnonzero(np.diff(owner, prepend=-1))
        scores, then, first = self.scores(seen, option, owner)
        likely = np.exp(scores - np.maximum.reduceat(scores, begins)[owner])
        likely /= np.add.reduceat(likely, begins)[owner]
        surprise = -np.log(likely[wanted] + 1e-9).mean()
        likely[wanted] -= 1
        error = likely[:, None] / np.float32(len(seen))
        slopes = {"score": then.T @ error}
        error = error @ w["score"].T * (then > 0)
        slopes |= {"then": first.T @ error, "second": error.sum(axis=0)}
        error = error @ w["then"].T * (first > 0)
        together = np.add.reduceat(error, begins, axis=0)
        slopes |= {"seen": seen.T @ together, "first": together.sum(axis=0), "option": option.T @ error}
        self._adam(slopes)
        return float(surprise)

    def _adam(self, slopes: Arrays) -> None:
        self.steps += 1
        rate = RATE * DECAY**self.steps * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            self.weights[name] -= np.float32(rate) * mean / (np.sqrt(square) + 1e-8)


def kept(observation: Mapping[str, Any]) -> Arrays:
    """Some games, as they are kept: half as many bytes, and no more options than are ever offered."""
    seen = {name: np.asarray(observation[name], np.float16) for name in TABLE}
    return {**seen, "options": observation["options"][:, :MOST].copy()}


def given(seen: Arrays) -> tuple[Any, Any, Any, Any]:
    """What the network is given of some decisions: tables, options, their owners, and their slots.

    An option is its words, and the Location, the Section and the Horde that it names.
    """
    owner, slot = np.nonzero(seen["options"][:, :, AT["offered"]])
    rows = seen["options"][owner, slot].astype(int)
    words = np.zeros((len(rows), BEGIN[-1]), np.float32)
    np.put_along_axis(words, rows + BEGIN[:-1], 1, axis=1)
    parts = [words]
    for name, columns in ABOUT.items():
        block, at = seen[name], [rows[:, AT[column]] for column in columns]
        there = np.logical_and.reduce([(n > 0) & (n <= block.shape[1 + i]) for i, n in enumerate(at)])
        named = block[(owner, *(np.where(there, n - 1, 0) for n in at))]
        parts.append(named.astype(np.float32) * there[:, None])
    tables = [seen[name].reshape(len(seen["options"]), -1) for name in TABLE]
    return np.concatenate(tables, axis=1, dtype=np.float32), np.concatenate(parts, axis=1), owner, slot


def choices(network: Network, seen: Arrays) -> Any:
    """The slot with the highest score, for each decision."""
    tables, options, owner, slot = given(seen)
    scores = np.full(seen["options"].shape[:2], -np.inf)
    scores[owner, slot] = network.scores(tables, options, owner)[0]
    return scores.argmax(axis=1)


def train(lessons: Sequence[tuple[str, int]], games: int, steps: int, batches: int, seed: int) -> None:
    random, began = np.random.default_rng(seed), time.process_time()
    network: Network | None = None
    for teacher, rounds in lessons:
        envs = gymnasium.make_vec(GAME, num_envs=games, teacher=teacher, **SETTINGS)
        observation, info = envs.reset(seed=seed)
        memory: list[Arrays] = []
        for number in range(rounds):
            won = ended = agreed = asked = 0
            for _ in range(steps):
                now, lesson = kept(observation), info["teacher_action"]
                real = observation["action_mask"].sum(axis=1) > 1
                if network is None:
                    tables, options, *_ = given(now)
                    network = Network(tables.shape[1], options.shape[1], seed)
                    actions = lesson
                else:
                    actions = lesson if number == 0 and not memory else choices(network, now)
                agreed, asked = agreed + int((actions == lesson)[real].sum()), asked + int(real.sum())
                memory.append({**{name: part[real] for name, part in now.items()}, "wanted": lesson[real]})
                observation, _, over, _, info = envs.step(actions)
                won, ended = won + int(info["won"].sum()), ended + int(over.sum())
            assert network is not None
            whole = {name: np.concatenate([part[name] for part in memory]) for name in memory[0]}
            memory = [whole]
            surprise = 0.0
            for _ in range(batches):
                chosen = random.integers(len(whole["wanted"]), size=BATCH)
                tables, options, owner, slot = given({name: part[chosen] for name, part in whole.items()})
                wanted = np.flatnonzero(slot == whole["wanted"][chosen][owner])
                surprise += network.learn(tables, options, owner, wanted) / batches
            print(
                f"{teacher} {number + 1}/{rounds}: won {won} of {ended}, {agreed / max(1, asked):.0%} as the "
                f"teacher, surprise {surprise:.2f}, {time.process_time() - began:.0f} s",
                flush=True,
            )
            np.savez(FILE, **network.weights)
        envs.close()


@cache
def trained() -> Network:
    with np.load(FILE) as saved:
        weights = dict(saved)
    network = Network(len(weights["seen"]), len(weights["option"]), 0)
    network.weights = weights
    return network


def policy(observation: Mapping[str, Any]) -> int:
    one = kept({name: part[None] for name, part in observation.items()})
    return int(choices(trained(), one)[0])


def won_by(player: str | None, deals: int, seed: int) -> int:
    """Of so many deals those that a player has won, or, without one, the agent."""
    teacher = {} if player is None else {"teacher": player}
    envs = gymnasium.make_vec(GAME, num_envs=deals, **teacher, **SETTINGS)
    observation, info = envs.reset(seed=seed)
    over, won = np.zeros(deals, bool), np.zeros(deals, bool)
    while not over.all():
        actions = choices(trained(), kept(observation)) if player is None else info["teacher_action"]
        observation, _, ended, _, info = envs.step(actions)
        won |= ~over & info["won"]  # of each deal its first game
        over |= ended
    envs.close()
    return int(won.sum())


def compare(players: Sequence[str | None], deals: int, seed: int) -> None:
    """Let them play the same deals."""
    for player in players:
        won = sum(won_by(player, min(100, deals - at), seed + at) for at in range(0, deals, 100))
        low, high = wilson(won / deals, deals, 1.96)
        name = "the agent" if player is None else player
        print(f"{name}: {won} of {deals} games won, {won / deals:.1%} ({low:.1%} to {high:.1%})", flush=True)


agent = plays(policy, observations="blocks", actions="slots")


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Learn The Great Wall from a player that looks ahead.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, help="of each teacher, at most")
    parser.add_argument("--games", type=int, default=GAMES, help="at once")
    parser.add_argument("--steps", type=int, default=STEPS, help="of each game in a round")
    parser.add_argument(
        "--compare", type=int, metavar="DEALS", help="instead play so many, and the Scribe too"
    )
    parser.add_argument("--batches", type=int, default=BATCHES, help="that are learned in a round")
    asked = parser.parse_args(arguments)
    if asked.compare:
        compare([None, "level:1"], asked.compare, 10**6 * asked.seed)
        return 0
    lessons = [(name, min(rounds, asked.rounds or rounds)) for name, rounds in LESSONS]
    train(lessons, asked.games, asked.steps, asked.batches, asked.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
