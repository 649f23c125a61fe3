"""Stable-Baselines3's MaskablePPO learns either game, and takes a seat in the arena.

pip install "mandate-games[envs]" sb3-contrib
python sb3.py qin                                   # or: great-wall
mandate arena qin agent:sb3:qin random --games 100
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from mandate.envs.agents import plays

GAMES: Mapping[str, tuple[str, dict[str, Any]]] = {
    "qin": ("mandate.envs:mandate/Qin-v0", {}),
    "great-wall": ("mandate.envs:mandate/GreatWall-v0", {"players": 1, "reward": "shaped", "gamma": 0.99}),
}


def train(game: str, steps: int) -> None:
    name, settings = GAMES[game]
    env = make_vec_env(name, n_envs=8, env_kwargs=settings)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=min(256, max(8, steps // 8)), verbose=1)
    model.learn(steps)
    model.save(f"{game}-sb3")


@cache
def trained(game: str) -> Any:
    return MaskablePPO.load(f"{game}-sb3", device="cpu")


def policy_of(game: str) -> Any:
    def policy(observation: Mapping[str, Any]) -> Any:
        mask = observation["action_mask"]
        return trained(game).predict(observation, action_masks=mask, deterministic=True)[0]

    return policy


qin = plays(policy_of("qin"))
great_wall = plays(policy_of("great-wall"))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Train with MaskablePPO.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--steps", type=int, default=100_000)
    given = parser.parse_args(arguments)
    train(given.game, given.steps)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
