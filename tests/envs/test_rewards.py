"""Rewards, easier games, and copies that do not know more than the agent."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from mandate.envs import great_wall_v0, qin_v0
from tests.envs.games import SMALL

QIN, GREAT_WALL = "mandate.envs:mandate/Qin-v0", "mandate.envs:mandate/GreatWall-v0"
GAMES = ((QIN, {"board": SMALL}), (GREAT_WALL, {"players": 1}), (GREAT_WALL, {"players": 2, "coop": True}))


def rewards(id: str, seed: int, **settings: Any) -> list[float]:
    """Of a random game, always with the same choices."""
    env: Any = gymnasium.make(id, **settings)
    observation, _ = env.reset(seed=seed)
    random, given, ended = np.random.default_rng(seed), [], False
    while not ended:
        action = int(random.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, ended, _, _ = env.step(action)
        given.append(reward)
    return given


@pytest.mark.parametrize(("id", "options"), GAMES, ids=str)
def test_shaping_adds_up_to_the_result_and_where_the_game_began(id: str, options: dict[str, Any]) -> None:
    """With no discount a game's sum differs from the result by the same number whatever is played."""
    for seed in range(2):
        plain, shaped = rewards(id, seed, **options), rewards(id, seed, reward="shaped", **options)
        env: Any = gymnasium.make(id, reward="shaped", **options).unwrapped
        env.reset(seed=seed)
        begun = env.kind.standing(env._play.state, env.seat)
        assert len(plain) == len(shaped)
        assert sum(shaped) == pytest.approx(sum(plain) - begun)
        assert sum(map(bool, shaped)) > len(shaped) / 20
        assert sum(map(bool, plain)) <= 1


@pytest.mark.parametrize(("id", "options"), GAMES, ids=str)
def test_the_margin_says_how_clear_it_was(id: str, options: dict[str, Any]) -> None:
    given = [rewards(id, seed, reward="margin", **options) for seed in range(3)]
    assert all(not any(one[:-1]) for one in given)
    assert len({one[-1] for one in given}) > 1
    assert all(-1 <= one[-1] <= 1 for one in given)


def test_in_pettingzoo_every_agent_is_rewarded_for_each_step() -> None:
    env = great_wall_v0.env(players=2, reward="shaped", gamma=0.99, years=1)
    env.reset(seed=1)
    random, total, others = np.random.default_rng(1), dict.fromkeys(env.possible_agents, 0.0), 0
    for agent in env.agent_iter():
        observation, reward, terminated, *_ = env.last()
        total[agent] += reward
        others += reward != 0
        env.step(None if terminated else random.choice(np.flatnonzero(observation["action_mask"])))
    assert others > 10
    assert env.unwrapped.outcome is not None


def test_an_easier_game_ends_after_its_years_and_begins_with_a_start() -> None:
    env: Any = gymnasium.make(GREAT_WALL, players=1, years=2, head_start=30).unwrapped
    observation, _ = env.reset(seed=2)
    assert env._play.state.honor[0] == 30
    random, ended = np.random.default_rng(2), False
    while not ended:
        action = random.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, ended, _, info = env.step(int(action))
    assert env._play.state.year <= 3
    assert info["reason"] in ("time", "shame")
    assert reward == (1.0 if info["winners"] else -1.0)
    three = great_wall_v0.env(players=3, years=1)
    three.reset(seed=1)
    while not all(three.terminations.values()):
        three.step(int(random.choice(np.flatnonzero(three.last()[0]["action_mask"]))))
    assert len(three.unwrapped.outcome.winners) == 1
    assert sum(three.rewards.values()) == pytest.approx(0)


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({"reward": "glory"}, "reward is one of 'result', 'margin', 'shaped'"),
        ({"gamma": 0}, "gamma is a number above 0"),
        ({"years": 0}, "years is a whole number from 1"),
        ({"players": 2, "coop": True, "years": 2}, "years is for rivals"),
    ],
    ids=str,
)
def test_a_wrong_setting_is_one_clear_error(settings: dict[str, Any], expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        great_wall_v0.env(**settings)


def test_a_resampled_copy_looks_the_same_to_its_agent_alone() -> None:
    for module, options in ((qin_v0, {"board": SMALL}), (great_wall_v0, {"players": 2})):
        env = module.raw_env(**options)
        env.reset(seed=4)
        twins = [env.resample("player_0", seed) for seed in range(3)]
        for twin in twins:
            np.testing.assert_equal(twin.observe("player_0"), env.observe("player_0"))
        theirs = [twin.observe("player_1")["observation"].tobytes() for twin in twins]
        assert len({*theirs}) > 1
        twins[0].step(int(np.flatnonzero(twins[0].action_mask())[0]))
    single: Any = gymnasium.make(GREAT_WALL, players=1).unwrapped
    single.reset(seed=4)
    np.testing.assert_equal(single.resample(1).observed(), single.observed())
