"""RLlib's PPO learns either game with RLlib's own module for action masks, and takes a seat in the arena.

    pip install "mandate-games[envs]" "ray[rllib]" torch
    python rllib.py qin                                 # or: great-wall
    mandate arena qin agent:rllib:qin random --games 100

RLlib's module wants all numbers in a row under `observations`: that is `observations="flat"`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModule, RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from mandate.envs.agents import plays

GAMES: Mapping[str, tuple[str, dict[str, Any]]] = {
    "qin": ("mandate.envs:mandate/Qin-v0", {}),
    "great-wall": ("mandate.envs:mandate/GreatWall-v0", {"players": 1, "reward": "shaped", "gamma": 0.99}),
}


def train(game: str, iterations: int, steps: int) -> None:
    name, settings = GAMES[game]
    spec = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [256, 256]}
    )
    config = (
        PPOConfig()
        .environment(name, env_config={"observations": "flat", **settings})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=4)
        .rl_module(rl_module_spec=spec)
        .training(train_batch_size_per_learner=steps, minibatch_size=min(256, steps), num_epochs=4)
    )
    algorithm = config.build_algo()
    for iteration in range(iterations):
        result = algorithm.train()["env_runners"]
        print(iteration, result["num_env_steps_sampled_lifetime"], result.get("episode_return_mean"))
    algorithm.get_module().save_to_path(Path(f"{game}-rllib").absolute())
    algorithm.stop()


@cache
def trained(game: str) -> Any:
    return RLModule.from_checkpoint(Path(f"{game}-rllib").absolute())


def policy_of(game: str) -> Any:
    def policy(observation: Mapping[str, Any]) -> int:
        seen = {name: torch.from_numpy(part)[None] for name, part in observation.items()}
        with torch.no_grad():
            answer = trained(game).forward_inference({"obs": seen})
        return int(answer["action_dist_inputs"].argmax())

    return policy


qin = plays(policy_of("qin"), observations="flat")
great_wall = plays(policy_of("great-wall"), observations="flat")


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Train with RLlib's PPO.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--iterations", type=int, default=50)
    parser.add_argument("--steps", type=int, default=2048, help="of each iteration")
    given = parser.parse_args(arguments)
    train(given.game, given.iterations, given.steps)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
