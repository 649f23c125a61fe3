"""PPO in one file, in the manner of CleanRL, learns either game and takes a seat in the arena.

pip install "mandate-games[envs]" torch
python cleanrl.py qin                               # or: great-wall
mandate arena qin agent:cleanrl:qin random --games 100
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from mandate.envs.agents import plays

GAMES: Mapping[str, tuple[str, dict[str, Any]]] = {
    "qin": ("mandate.envs:mandate/Qin-v0", {}),
    "great-wall": ("mandate.envs:mandate/GreatWall-v0", {"players": 1, "reward": "shaped", "gamma": 0.99}),
}
GAMMA, LAMBDA, CLIP, EPOCHS, PARTS = 0.99, 0.95, 0.2, 4, 4


class Agent(nn.Module):  # type: ignore[misc]  # torch is read as untyped
    def __init__(self, seen: int, actions: int) -> None:
        super().__init__()
        self.actor = nn.Sequential(nn.Linear(seen, 256), nn.Tanh(), nn.Linear(256, actions))
        self.critic = nn.Sequential(nn.Linear(seen, 128), nn.Tanh(), nn.Linear(128, 1))

    def options(self, seen: Any, mask: Any) -> Categorical:
        return Categorical(logits=self.actor(seen).masked_fill(mask == 0, -1e9))

    def value(self, seen: Any) -> Any:
        return self.critic(seen).squeeze(-1)


def tensors(observation: Mapping[str, Any]) -> tuple[Any, Any]:
    return torch.from_numpy(observation["observations"]), torch.from_numpy(observation["action_mask"])


def train(game: str, updates: int, steps: int, games: int, seed: int) -> None:
    torch.manual_seed(seed)
    name, settings = GAMES[game]
    envs = gymnasium.make_vec(name, num_envs=games, observations="flat", **settings)
    space = envs.single_observation_space["observations"]
    agent = Agent(space.shape[0], int(envs.single_action_space.n))
    optimizer = torch.optim.Adam(agent.parameters(), lr=3e-4, eps=1e-5)
    seen, mask = tensors(envs.reset(seed=seed)[0])
    for update in range(updates):
        kept: list[tuple[Any, ...]] = []
        with torch.no_grad():
            for _ in range(steps):
                options, value = agent.options(seen, mask), agent.value(seen)
                action = options.sample()
                following, reward, terminated, truncated, _ = envs.step(action.numpy())
                over = torch.from_numpy(np.logical_or(terminated, truncated)).float()
                gained = torch.from_numpy(reward).float()
                kept.append((seen, mask, action, options.log_prob(action), value, gained, over))
                seen, mask = tensors(following)
            seens, masks, actions, likely, values, rewards, ends = map(torch.stack, zip(*kept, strict=True))
            advantages, ahead, gain = torch.zeros_like(rewards), agent.value(seen), torch.zeros(games)
            for step in reversed(range(steps)):
                continues = GAMMA * (1 - ends[step])
                gain = rewards[step] + continues * ahead - values[step] + continues * LAMBDA * gain
                advantages[step], ahead = gain, values[step]
        flat = [
            part.flatten(0, 1) for part in (seens, masks, actions, likely, advantages, advantages + values)
        ]
        for _ in range(EPOCHS):
            for chosen in torch.randperm(steps * games).chunk(PARTS):
                at, legal, taken, before, better, target = (part[chosen] for part in flat)
                options = agent.options(at, legal)
                ratio = (options.log_prob(taken) - before).exp()
                better = (better - better.mean()) / (better.std() + 1e-8)
                policy = -torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
                value_loss = (agent.value(at) - target).square().mean()
                loss = policy + 0.5 * value_loss - 0.01 * options.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimizer.step()
        print(update, f"{rewards.sum().item() / max(1.0, ends.sum().item()):.2f} per game")
    envs.close()
    torch.save({"seen": space.shape[0], "weights": agent.state_dict()}, f"{game}-cleanrl.pt")


@cache
def trained(game: str) -> Agent:
    saved = torch.load(f"{game}-cleanrl.pt")
    weights = saved["weights"]
    agent = Agent(saved["seen"], len(weights["actor.2.bias"]))
    agent.load_state_dict(weights)
    return agent


def policy_of(game: str) -> Any:
    def policy(observation: Mapping[str, Any]) -> int:
        with torch.no_grad():
            return int(trained(game).options(*tensors(observation)).logits.argmax())

    return policy


qin = plays(policy_of("qin"), observations="flat")
great_wall = plays(policy_of("great-wall"), observations="flat")


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Train with PPO in one file.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--updates", type=int, default=50)
    parser.add_argument("--steps", type=int, default=128, help="of each game in an update")
    parser.add_argument("--games", type=int, default=16, help="at once")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    train(given.game, given.updates, given.steps, given.games, given.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
