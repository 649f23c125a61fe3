"""One environment stepped in a process of its own: `python -m bench.envs_measured NAME CORES`.

For each line with a number of seconds on its input it writes how many steps a second were made, until its
input ends. Observation and mask are written out at every step. Where many games are stepped at once, choosing
the actions does not count; in Python's loops, where it hardly matters, it does. On one core processor time
counts, which others on the machine do not take away; on several the time that passes.
"""

from __future__ import annotations

import importlib
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any

OURS = {1: 128}  # games at once: on one core they stay in a cache, on several they are worth waking a thread
SEVERAL = THEIRS = 1024
Rate = Callable[[float], float]


def clock(cores: int) -> Callable[[], float]:
    return time.process_time if cores == 1 else time.perf_counter


def batch_of_qin(name: str, cores: int) -> Rate:
    from mandate.games.qin.batch import QinBatch

    games, (board, _, dtype) = OURS.get(cores, SEVERAL), name.partition("?dtype=")
    batch = QinBatch(games, board=board, threads=cores, dtype=dtype or "float32")
    state, number, now = batch.init(1), 0, clock(cores)

    def rate(seconds: float) -> float:
        nonlocal state, number
        steps, taken = 0, 0.0
        while taken < seconds:
            actions = batch.random_actions(state, number)
            number += 1
            began = now()
            state = batch.step(state, actions, number, out=state)
            taken += now() - began
            steps += games
        return steps / taken

    return rate


def pgx_game(name: str, cores: int) -> Rate:
    jax: Any = importlib.import_module("jax")
    pgx: Any = importlib.import_module("pgx")
    auto_reset = importlib.import_module("pgx.experimental.wrappers").auto_reset
    env = pgx.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), THEIRS))
    key, now = jax.random.key(2), clock(cores)

    @jax.jit  # type: ignore[untyped-decorator]
    def prepared(key: Any, mask: Any) -> Any:
        """The next key, an action for each game, and a key for each."""
        following, choosing, stepping = jax.random.split(key, 3)
        logits = jax.numpy.where(mask, 0.0, -jax.numpy.inf)
        return following, jax.random.categorical(choosing, logits), jax.random.split(stepping, THEIRS)

    def rate(seconds: float) -> float:
        nonlocal state, key
        steps, taken = 0, 0.0
        while taken < seconds:
            key, actions, keys = jax.block_until_ready(prepared(key, state.legal_action_mask))
            began = now()
            state = jax.block_until_ready(step(state, actions, keys))
            taken += now() - began
            steps += THEIRS
        return steps / taken

    return rate


def open_spiel_game(name: str, cores: int) -> Rate:
    pyspiel: Any = importlib.import_module("pyspiel")
    if name.startswith("mandate"):
        importlib.import_module("mandate.envs.openspiel")
    game, chance = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.random() * len(actions))])
            steps += 1
        return steps

    return by_games(play, clock(cores))


def pettingzoo_game(name: str, cores: int) -> Rate:
    import numpy as np

    module, _, options = name.partition("?")
    settings = dict(part.split("=") for part in options.split("&") if part)
    given = {key: int(value) if value.isdigit() else value for key, value in settings.items()}
    env = importlib.import_module(module).env(**given)
    chance, deal = random.Random(1), 0

    def play() -> int:
        nonlocal deal
        deal += 1
        env.reset(seed=deal)
        steps = 0
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return steps
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(chance.random() * len(legal))]))
            steps += 1

    return by_games(play, clock(cores))


def gymnasium_game(name: str, cores: int) -> Rate:
    """One seat against random players. Catanatron's environment lists legal actions in place of a mask."""
    import gymnasium
    import numpy as np

    id, _, players = name.partition("?players=")
    env = gymnasium.make(id, **({"players": int(players)} if players else {}))
    chance, deal = random.Random(1), 0

    def play() -> int:
        nonlocal deal
        deal += 1
        _, info = env.reset(seed=deal)
        steps = 0
        while True:
            legal = info["valid_actions"] if "valid_actions" in info else np.flatnonzero(info["action_mask"])
            _, _, terminated, truncated, info = env.step(int(legal[int(chance.random() * len(legal))]))
            steps += 1
            if terminated or truncated:
                return steps

    return by_games(play, clock(cores))


def vector_env(name: str, cores: int) -> Rate:
    """Many games of The Great Wall alone against Qin Jiushao, in one call; actions as slots."""
    import gymnasium
    import numpy as np

    settings = {"players": 1, "actions": "slots", "workers": cores}
    env: Any = gymnasium.make_vec(name, num_envs=64, **settings)
    observation, _ = env.reset(seed=1)
    chance, now = np.random.default_rng(1), clock(cores)

    def rate(seconds: float) -> float:
        nonlocal observation
        steps, taken = 0, 0.0
        while taken < seconds:
            mask = observation["action_mask"]
            actions = (chance.random(mask.shape) * mask).argmax(axis=1)
            began = now()
            observation, *_ = env.step(actions)
            taken += now() - began
            steps += len(actions)
        return steps / taken

    return rate


def by_games(play: Callable[[], int], now: Callable[[], float]) -> Rate:
    """Steps a second over whole games."""

    def rate(seconds: float) -> float:
        steps, began = 0, now()
        while (taken := now() - began) < seconds:
            steps += play()
        return steps / taken

    return rate


DOORS: dict[str, Callable[[str, int], Rate]] = {
    "batch": batch_of_qin,
    "pgx": pgx_game,
    "open_spiel": open_spiel_game,
    "pettingzoo": pettingzoo_game,
    "gymnasium": gymnasium_game,
    "vector": vector_env,
}


def missing_module(error: ModuleNotFoundError, which: str) -> str:
    """Its name; Gymnasium raises an error of its own, in which it is lost."""
    behind = error.__cause__ or error.__context__
    found = error.name or getattr(behind, "name", None)
    return str(found or which.partition(":")[0])


def main() -> int:
    name, cores = sys.argv[1], int(sys.argv[2])
    usable = sorted(os.sched_getaffinity(0))
    if len(usable) < cores:
        sys.stdout.write(f"missing: {cores} cores\n")
        return 0
    os.sched_setaffinity(0, usable[:cores])  # before anything counts them
    out, sys.stdout = sys.stdout, sys.stderr  # pygame greets on it
    door, _, which = name.partition(":")
    try:
        rate = DOORS[door](which, cores)
    except ModuleNotFoundError as error:
        out.write(f"missing: {missing_module(error, which)}\n")
        return 0
    rate(0.05)  # compiles
    out.write("ready\n")
    out.flush()
    for line in sys.stdin:
        out.write(f"{rate(float(line))}\n")
        out.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
