"""Many games at once: any game, in this process or in workers, and both ways of dealing again."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.vector import AutoresetMode

GREAT_WALL = "mandate.envs:mandate/GreatWall-v0"
SHORT = {"players": 1, "years": 1, "actions": "slots"}


def made(games: int = 6, **settings: Any) -> Any:
    return gymnasium.make_vec(GREAT_WALL, num_envs=games, **{**SHORT, **settings})


def legal(mask: npt.NDArray[np.int8], random: np.random.Generator) -> npt.NDArray[np.int64]:
    chosen: npt.NDArray[np.int64] = (random.random(mask.shape) * mask).argmax(axis=1)
    return chosen


def played(env: Any, steps: int, seed: int = 3) -> tuple[list[Any], int]:
    """What was seen and won in so many random steps, and how many games ended."""
    observation, info = env.reset(seed=seed)
    random, seen, ended = np.random.default_rng(seed), [], 0
    for _ in range(steps):
        assert env.observation_space.contains(observation)
        mask = observation["action_mask"]
        assert mask.any(axis=1).all()
        assert (mask == info["action_mask"]).all()
        assert (mask == env.action_masks()).all()
        observation, rewards, terminated, truncated, info = env.step(legal(mask, random))
        assert not truncated.any()
        assert (info["won"] <= terminated).all()
        assert not rewards[~terminated].any()
        ended += int(terminated.sum())
        seen.append((observation, rewards, terminated, info))
    return seen, ended


def test_workers_play_the_games_that_one_process_plays() -> None:
    here, there = made(5), made(5, workers=2)
    both = [played(env, 60) for env in (here, there)]
    assert both[0][1] == both[1][1] > 3
    np.testing.assert_equal(both[0][0], both[1][0])
    with pytest.raises(ValueError, match="actions are 5 whole numbers"):
        there.step([0.5] * 5)
    with pytest.raises(RuntimeError, match="ValueError: an action is one whole number"):
        there.step([1000] * 5)
    there.step(there.action_masks().argmax(axis=1))  # and the games stand as they stood
    for env in (here, there):
        env.close()


def test_one_game_is_what_the_single_environment_plays() -> None:
    many, one = made(3), gymnasium.make(GREAT_WALL, **SHORT)
    observation, _ = many.reset(seed=7)
    alone, _ = one.reset(seed=8)  # the seed of the second game
    terminated = False
    while not terminated:
        np.testing.assert_equal({name: array[1] for name, array in observation.items()}, alone)
        actions = observation["action_mask"].argmax(axis=1)
        observation, rewards, ended, _, info = many.step(actions)
        alone, reward, terminated, _, last = one.step(int(actions[1]))
        assert (rewards[1], ended[1]) == (reward, terminated)
    assert info["score"][1] == last["scores"][0]
    assert info["won"][1] == (last["winners"] == [0])


def test_a_game_may_be_dealt_again_in_the_next_step() -> None:
    env = made(4, autoreset="next_step")
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    observation, _ = env.reset(seed=1)
    random, before, again = np.random.default_rng(1), np.zeros(4, dtype=bool), 0
    for _ in range(80):
        observation, rewards, terminated, _, _ = env.step(legal(observation["action_mask"], random))
        assert not (terminated & before).any()
        assert not rewards[before].any()
        again += int(before.sum())
        assert (observation["action_mask"][terminated].sum(axis=1) == 1).all()
        before = terminated
    assert again > 2
    with pytest.raises(ValueError, match="autoreset is one of 'same_step', 'next_step'"):
        made(autoreset="never")


def test_others_play_between_two_steps_and_seeds_may_be_given_one_by_one() -> None:
    env = made(2, players=3, seat="random", opponent="random")
    observation, info = env.reset(seed=[5, 5])
    np.testing.assert_equal(observation["observation"][0], observation["observation"][1])
    seats = info["seat"]
    _, ended = played(env, 40)
    assert ended > 0
    assert {*seats.tolist()} <= {0, 1, 2}
