"""Gymnasium's `make_vec` on our batch."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import FlattenObservation, RecordEpisodeStatistics

from mandate.core.game import Decision, View
from mandate.games.qin.batch import QinBatch
from tests.envs.games import SMALL

QIN = "mandate.envs:mandate/Qin-v0"


def made(games: int = 16, **settings: Any) -> Any:
    return gymnasium.make_vec(QIN, num_envs=games, **{"board": SMALL, **settings})


def legal(mask: Any, random: np.random.Generator) -> Any:
    return np.array([random.choice(np.flatnonzero(row)) for row in mask])


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"players": 3, "seat": 1, "threads": 2, "observations": "blocks"},
        {"players": 4, "seat": "random", "first": "random", "fair_start": True},
        {"opponent": "self"},
        {"players": 3, "opponent": ["greedy", "random"], "seat": 2},
    ],
    ids=str,
)
def test_games_are_played_one_after_another(settings: dict[str, Any]) -> None:
    env = made(**settings)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observation, info = env.reset(seed=3)
    random, ended = np.random.default_rng(1), 0
    for _ in range(40):
        assert env.observation_space.contains(observation)
        mask = observation["action_mask"]
        assert (mask == info["action_mask"]).all()
        assert (mask == env.action_masks()).all()
        assert mask.any(axis=1).all()
        if isinstance(settings.get("seat", 0), int) and settings.get("opponent") != "self":
            assert (info["seat"] == settings.get("seat", 0)).all()
        movers = info["seat"]
        observation, rewards, terminated, truncated, info = env.step(legal(mask, random))
        assert not truncated.any()
        assert not rewards[~terminated].any()
        np.testing.assert_allclose(info["rewards"].sum(axis=1), 0, atol=1e-6)
        np.testing.assert_allclose(rewards, info["rewards"][np.arange(16), movers])
        ended += int(terminated.sum())
    assert ended > 16
    env.close()


def test_alone_it_is_the_batch() -> None:
    """`self` adds nothing: the same numbers as the batch's, from the same seeds."""
    env, batch = made(8, opponent="self", observations="blocks"), QinBatch(8, board=SMALL)
    observation, _ = env.reset(seed=5)
    seeds, random = np.random.default_rng(1), np.random.default_rng(2)
    seeds.bit_generator.state = gymnasium.utils.seeding.np_random(5)[0].bit_generator.state
    state = batch.init(int(seeds.integers(2**63)))
    for _ in range(30):
        for name in ("planes", "vector"):
            np.testing.assert_array_equal(observation[name], getattr(state, name))
        np.testing.assert_array_equal(observation["action_mask"], state.mask)
        actions = legal(state.mask, random)
        state = batch.step(state, actions, int(seeds.integers(2**63)))
        observation, _, terminated, _, _ = env.step(actions)
        np.testing.assert_array_equal(terminated, state.terminated)


def test_the_same_seed_gives_the_same_games() -> None:
    def rollout(seed: int, threads: int) -> Any:
        env, random = made(seat="random", threads=threads), np.random.default_rng(4)
        observation, _ = env.reset(seed=seed)
        for _ in range(12):
            observation, *_ = env.step(legal(observation["action_mask"], random))
        return observation["observation"]

    np.testing.assert_array_equal(rollout(1, 1), rollout(1, 3))
    assert (rollout(1, 1) != rollout(2, 1)).any()


def test_it_learns_from_the_same_sights_as_the_environment_for_one() -> None:
    single, several = gymnasium.make(QIN, board=SMALL), made(1)
    assert several.single_observation_space == single.observation_space
    assert several.single_action_space == single.action_space


def test_an_illegal_action_loses() -> None:
    env = made(3)
    observation, _ = env.reset(seed=1)
    actions = observation["action_mask"].argmax(axis=1)
    actions[1] = env.single_action_space.n - 1
    observation, rewards, terminated, _, _ = env.step(actions)
    assert (rewards[1], terminated.tolist()) == (-1.0, [False, True, False])
    assert observation["action_mask"].any(axis=1).all()


def test_wrappers_of_gymnasium_go_round_it() -> None:
    env = RecordEpisodeStatistics(made(4))
    observation, _ = env.reset(seed=2)
    random, lengths = np.random.default_rng(1), []
    for _ in range(25):
        observation, _, terminated, _, info = env.step(legal(observation["action_mask"], random))
        if terminated.any():
            lengths += info["episode"]["l"][terminated].tolist()
    assert lengths


def test_a_function_is_asked_with_a_view() -> None:
    asked = []

    def last(view: View, decision: Decision) -> str:
        asked.append((view.seat, decision.seat))
        return decision.options[-1]

    env = made(2, opponent=last)
    observation, _ = env.reset(seed=1)
    env.step(observation["action_mask"].argmax(axis=1))
    assert set(asked) == {(1, 1)}


@pytest.mark.parametrize(
    ("settings", "error", "expected"),
    [
        ({"opponent": "missing"}, Exception, "missing"),
        ({"opponent": ["random", "random"]}, ValueError, "1 opponents are needed, not 2"),
        ({"seat": 2}, ValueError, "seat is one of 0 to 1"),
        ({"players": 9}, Exception, "players"),
        ({"threads": 0}, ValueError, "threads is a whole number from 1, not 0"),
        ({"observations": "words"}, ValueError, "observations is one of"),
    ],
    ids=str,
)
def test_a_wrong_setting_is_one_clear_error(
    settings: dict[str, Any], error: type[Exception], expected: str
) -> None:
    with pytest.raises(error, match=expected):
        made(2, **settings)


def test_what_a_batch_does_not_take() -> None:
    env = made(2)
    with pytest.raises(RuntimeError, match="deals the first games"):
        env.step([0, 0])
    with pytest.raises(ValueError, match="one seed for all"):
        env.reset(seed=[1, 2])
    with pytest.raises(ValueError, match="reset takes no options"):
        env.reset(options={"players": 3})
    env.reset(seed=1)
    with pytest.raises(TypeError, match=r"of shape \(2,\)"):
        env.step([0])


@pytest.mark.parametrize("settings", [{}, {"players": 3, "seat": "random"}, {"opponent": "self"}], ids=str)
def test_a_game_may_be_dealt_again_in_the_next_step(settings: dict[str, Any]) -> None:
    env = made(autoreset="next_step", observations="flat", **settings)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    observation, _ = env.reset(seed=3)
    random, over, again = np.random.default_rng(1), np.zeros(16, dtype=np.bool_), 0
    for _ in range(40):
        assert env.observation_space.contains(observation)
        ended = observation["observations"][over]
        assert not ended.any()
        assert observation["action_mask"][over].sum(axis=1).tolist() == [1] * int(over.sum())
        actions = legal(observation["action_mask"], random)
        actions[over] = 10**6  # not read
        observation, rewards, terminated, _, info = env.step(actions)
        assert not (terminated & over).any()
        assert not rewards[over].any()
        assert observation["observations"][over].any(axis=1).all()
        np.testing.assert_allclose(info["rewards"][terminated].sum(axis=1), 0, atol=1e-6)
        again += int(over.sum())
        over = terminated
    assert again > 16
    FlattenObservation(env).reset(seed=1)  # which wants it so
    for _ in range(20):
        *_, over, _, _ = env.step(env.action_masks().argmax(axis=1))
        if over.any():
            break
    with pytest.raises(ValueError, match="actions are 16 whole numbers"):
        env.step([0] * 3)
    with pytest.raises(ValueError, match="autoreset is one of 'same_step', 'next_step'"):
        made(autoreset="never")
