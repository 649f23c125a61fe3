"""Train an agent for Qin by playing against itself, and put it at any table of Mandate.

    pip install "dist/mandate_games-0.1.0-py3-none-any.whl[envs]" torch   # the wheel is built by make dist
    python train_qin_ppo.py                                # some minutes on one core; weights in qin_ppo.pt
    mandate arena qin agent:train_qin_ppo:agent greedy random --board small-field.txt
    mandate serve --open --agent Hua=train_qin_ppo:agent   # and play against it on the page

PPO with an action mask: a few hundred games of two are stepped together (`mandate.games.qin.batch`), both
seats are played by the same network, and each choice is made more or less likely by how much better than
expected its game went on. The network is made of convolutions only, so that what it learned on a small map
plays on any board.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from mandate.envs.agents import plays
from mandate.games.qin.batch import BatchState, QinBatch
from mandate.games.qin.envs.planes import PLANES, VECTOR

HERE = Path(__file__).parent
WEIGHTS = os.environ.get("QIN_PPO_WEIGHTS", "qin_ppo.pt")
PRINTED = slice(4, 7)  # planes: villages, water, start spaces; what is left is grass
CHANNELS = 24
NEVER = -1e9

Numbers = npt.NDArray[Any]


class Net(nn.Module):  # type: ignore[misc]  # torch is read as untyped
    """What a seat sees → how likely each placement is, and how the game will end for that seat (-1 to 1)."""

    def __init__(self) -> None:
        super().__init__()
        self.look = nn.Conv2d(PLANES, CHANNELS, 3, padding=1)
        self.beside = nn.Linear(VECTOR, CHANNELS)  # what lies beside the board, added to every space
        self.think = nn.ModuleList([nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1) for _ in range(2)])
        self.choose = nn.Conv2d(CHANNELS, 18, 1)  # for each space: two directions, nine pairs of colours
        self.value = nn.Sequential(nn.Linear(2 * CHANNELS, 64), nn.ReLU(), nn.Linear(64, 1), nn.Tanh())

    def forward(self, planes: Any, vector: Any, mask: Any, places: Any) -> tuple[Any, Any]:
        seen = torch.relu(self.look(planes) + self.beside(vector)[:, :, None, None])
        for layer in self.think:
            seen = torch.relu(seen + layer(seen))
        placements = self.choose(seen).flatten(1)[:, places]
        passing = torch.zeros_like(placements[:, :1])
        likely = torch.cat([placements, passing], 1).masked_fill(mask == 0, NEVER)
        whole = torch.cat([seen.mean((2, 3)), seen.amax((2, 3))], 1)
        return likely, self.value(whole).squeeze(1)


def places_of(planes: Numbers) -> Any:
    """Where in the network's answer each placement of a board stands."""
    return _places((planes[PRINTED].sum(0) == 0).tobytes(), planes.shape[1:])


@cache
def _places(grass: bytes, shape: tuple[int, int]) -> Any:
    """Pairs in reading order, the one to the right before the one below, nine placements each."""
    free = np.frombuffer(grass, dtype=bool).reshape(shape)
    height, width = shape
    found = []
    for row in range(height):
        for column in range(width):
            for direction, (down, right) in enumerate(((0, 1), (1, 0))):
                r, c = row + down, column + right
                if r < height and c < width and free[row, column] and free[r, c]:
                    cell = row * width + column
                    found += [(direction * 9 + colours) * height * width + cell for colours in range(9)]
    return torch.tensor(found)


# --- training ---------------------------------------------------------------------------------------------


class Memory:
    """What happened in some steps of all games."""

    def __init__(self) -> None:
        self.states: list[BatchState] = []
        self.actions: list[Any] = []
        self.likely: list[Any] = []  # how likely the action was when it was taken, as a logarithm
        self.values: list[Any] = []  # what was expected then
        self.rewards: list[Numbers] = []
        self.ended: list[Numbers] = []

    def targets(self, last: BatchState, value: Any, fade: float = 0.95) -> tuple[Any, Any]:
        """By how much each choice turned out better than expected, and what the value should have been.

        The next value is the next mover's: its sign changes where that is the opponent.
        """
        movers = np.stack([state.player for state in (*self.states, last)])
        ahead, gains = value.numpy(), np.zeros_like(self.rewards[0])
        advantages = []
        for step in reversed(range(len(self.states))):
            sign = np.where(movers[step] == movers[step + 1], 1, -1) * ~self.ended[step]
            surprise = self.rewards[step] + sign * ahead - self.values[step].numpy()
            gains = surprise + fade * sign * gains
            ahead = self.values[step].numpy()
            advantages.append(gains)
        advantage = torch.from_numpy(np.stack(advantages[::-1]).astype(np.float32))
        return advantage, advantage + torch.stack(self.values)


class Training:
    """Games that the network plays against itself, and what it learns of them."""

    def __init__(self, board: str, *, games: int = 128, steps: int = 24, seed: int = 0) -> None:
        torch.manual_seed(seed)
        self.chance = np.random.default_rng(seed)
        self.batch = QinBatch(games=games, board=board)
        self.steps = steps
        self.net = Net()
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=1e-3, eps=1e-5)
        self.state = self.batch.init(self._seed())
        self.places = places_of(self.state.planes[0])

    def update(self, left: float) -> dict[str, float]:
        """Play on, then learn. `left` falls from 1 to 0: careful steps towards the end."""
        for group in self.optimizer.param_groups:
            group["lr"] = 1e-4 + 9e-4 * left
        memory = self._play()
        with torch.no_grad():
            _, value = self._ask(self.state)
        advantage, target = memory.targets(self.state, value)
        seen = [
            torch.from_numpy(np.concatenate(part)) for part in zip(*map(_seen, memory.states), strict=True)
        ]
        taken, before = torch.cat(memory.actions), torch.cat(memory.likely)
        advantage, target = advantage.flatten(), target.flatten()
        for _ in range(3):
            for chosen in torch.randperm(len(taken)).split(256):
                likely, value = self.net(*(part[chosen] for part in seen), self.places)
                options = torch.distributions.Categorical(logits=likely)
                ratio = (options.log_prob(taken[chosen]) - before[chosen]).exp()
                gain = advantage[chosen]
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                better = torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
                wrong = (value - target[chosen]).square().mean()
                spread = options.entropy().mean()
                loss = 0.5 * wrong - better - (0.002 + 0.008 * left) * spread
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()
        return {"surprise": wrong.item(), "spread": spread.item()}

    def _play(self) -> Memory:
        memory = Memory()
        for _ in range(self.steps):
            with torch.no_grad():
                likely, value = self._ask(self.state)
            options = torch.distributions.Categorical(logits=likely)
            action = options.sample()
            before = self.state
            self.state = self.batch.step(before, action.numpy(), seed=self._seed())
            memory.states.append(before)
            memory.actions.append(action)
            memory.likely.append(options.log_prob(action))
            memory.values.append(value)
            memory.rewards.append(self.state.rewards[np.arange(self.batch.size), before.player])
            memory.ended.append(self.state.terminated)
        return memory

    def against_random(self) -> float:
        """The share of the wins in one game of each of the batch, with every other seat; 0.5 is even."""
        seat = np.arange(self.batch.size) % 2
        state, result = self.batch.init(self._seed()), np.full(self.batch.size, np.nan)
        while np.isnan(result).any():
            with torch.no_grad():
                likely, _ = self._ask(state)
            lots = self.chance.random(state.mask.shape) * state.mask
            action = np.where(state.player == seat, likely.argmax(1).numpy(), lots.argmax(1))
            state = self.batch.step(state, action, seed=self._seed())
            over = state.terminated & np.isnan(result)
            result[over] = state.rewards[np.arange(self.batch.size), seat][over]
        return float((result.mean() + 1) / 2)

    def _ask(self, state: BatchState) -> tuple[Any, Any]:
        return self.net(*map(torch.from_numpy, _seen(state)), self.places)  # type: ignore[no-any-return]

    def _seed(self) -> int:
        return int(self.chance.integers(2**62))


def _seen(state: BatchState) -> tuple[Numbers, Numbers, Numbers]:
    return state.planes, state.vector, state.mask


def train(board: str, out: Path, *, updates: int, seed: int, every: int = 20, games: int = 128) -> Training:
    training = Training(board, games=games, seed=seed)
    began = time.perf_counter()
    print("  update     steps  steps/s  against random  surprise  entropy", flush=True)
    for update in range(1, updates + 1):
        losses = training.update(1 - update / updates)
        if update % every == 0 or update in (1, updates):
            steps = update * training.steps * games
            rate = steps / (time.perf_counter() - began)
            share = training.against_random()
            print(
                f"{update:>4}/{updates:<4} {steps:>8} {rate:>8.0f} {share:>15.1%}"
                f" {losses['surprise']:>9.3f} {losses['spread']:>8.2f}",
                flush=True,
            )
            torch.save(training.net.state_dict(), out)  # an interrupted run keeps what it has learned
    return training


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Train an agent for Qin by playing against itself.")
    parser.add_argument("--board", default=str(HERE / "small-field.txt"), help="bird, lion or a map's file")
    parser.add_argument("--updates", type=int, default=240, help="of 3,072 placements each (default: 240)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="cores for the network (default: 1)")
    parser.add_argument("--out", type=Path, default=Path(WEIGHTS), help="the weights' file")
    given = parser.parse_args(arguments)
    if given.updates < 1 or given.threads < 1 or given.seed < 0:
        parser.error("--updates and --threads are numbers from 1, --seed is one from 0")
    if not given.out.absolute().parent.is_dir():
        parser.error(f"there is no folder {given.out.absolute().parent}")
    torch.set_num_threads(given.threads)
    try:
        train(given.board, given.out, updates=given.updates, seed=given.seed)
    except KeyboardInterrupt:
        print(
            f"Stopped; what was learned at the last line is in {given.out}, if there is one.", file=sys.stderr
        )
        return 130
    print(f"The weights are in {given.out}.")
    return 0


# --- at a table -------------------------------------------------------------------------------------------


@cache
def trained(weights: str) -> Net:
    torch.set_num_threads(1)  # a table's other players think beside it
    net = Net()
    net.load_state_dict(torch.load(weights, weights_only=True))
    return net.eval()  # type: ignore[no-any-return]


def policy(observation: Mapping[str, Any]) -> int:
    """What it thinks best; this is what a policy for `mandate.envs` looks like."""
    mask = observation["action_mask"]
    given = [
        torch.from_numpy(np.ascontiguousarray(part))[None]
        for part in (observation["planes"], observation["vector"], mask)
    ]
    with torch.no_grad():
        likely, _ = trained(WEIGHTS)(*given, places_of(observation["planes"]))
    return int(likely.argmax())


agent = plays(policy, observations="blocks")

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
