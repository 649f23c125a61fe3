"""TorchRL's PPO learns either game, and takes a seat in the arena.

pip install "mandate-games[envs]" torchrl
python torch_rl.py qin                              # or: great-wall
mandate arena qin agent:torch_rl:qin random --games 100
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.envs import ActionMask, Compose, DTypeCastTransform, TransformedEnv
from torchrl.envs.libs.gym import GymEnv
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from mandate.envs.agents import plays

GAMES: Mapping[str, tuple[str, dict[str, Any]]] = {
    "qin": ("mandate.envs:mandate/Qin-v0", {}),
    "great-wall": ("mandate.envs:mandate/GreatWall-v0", {"players": 1, "reward": "shaped", "gamma": 0.99}),
}


def made(game: str) -> Any:
    name, settings = GAMES[game]
    env = GymEnv(name, observations="flat", categorical_action_encoding=True, **settings)
    cast = DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"])  # its distributions want this
    return TransformedEnv(env, Compose(cast, ActionMask()))


def nets(game: str) -> tuple[Any, Any]:
    """The actor and the critic, each with an observation in a row."""
    env = made(game)
    seen, actions = env.observation_spec["observations"].shape[-1], env.action_spec.n
    think = nn.Sequential(nn.Linear(seen, 256), nn.Tanh(), nn.Linear(256, actions))
    actor = ProbabilisticActor(
        TensorDictModule(think, in_keys=["observations"], out_keys=["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    judge = nn.Sequential(nn.Linear(seen, 128), nn.Tanh(), nn.Linear(128, 1))
    return actor, ValueOperator(judge, in_keys=["observations"])


def train(game: str, iterations: int, steps: int) -> None:
    env, (actor, critic) = made(game), nets(game)
    loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01)
    advantage = GAE(gamma=0.99, lmbda=0.95, value_network=critic)
    optimizer = torch.optim.Adam(loss.parameters(), lr=3e-4)
    for iteration in range(iterations):
        with torch.no_grad():
            data = env.rollout(steps, actor, break_when_any_done=False)
            advantage(data)
        for _ in range(4):
            for part in data[torch.randperm(len(data))].split(256):
                found = loss(part)
                (found["loss_objective"] + found["loss_critic"] + found["loss_entropy"]).backward()
                nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                optimizer.step()
                optimizer.zero_grad()
        over = data["next", "done"].sum().clamp(min=1)
        print(iteration, f"{data['next', 'reward'].sum().item() / over.item():.2f}", "per game")
    torch.save(actor.state_dict(), f"{game}-torchrl.pt")


@cache
def trained(game: str) -> Any:
    actor, _ = nets(game)
    actor.load_state_dict(torch.load(f"{game}-torchrl.pt"))
    return actor.module[0]


def policy_of(game: str) -> Any:
    def policy(observation: Mapping[str, Any]) -> int:
        with torch.no_grad():
            logits = trained(game)(observations=torch.from_numpy(observation["observations"]))
        return int(logits.masked_fill(torch.from_numpy(observation["action_mask"]) == 0, -1e9).argmax())

    return policy


qin = plays(policy_of("qin"), observations="flat")
great_wall = plays(policy_of("great-wall"), observations="flat")


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Train with TorchRL's PPO.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--iterations", type=int, default=50)
    parser.add_argument("--steps", type=int, default=2048, help="of each iteration")
    given = parser.parse_args(arguments)
    train(given.game, given.iterations, given.steps)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
