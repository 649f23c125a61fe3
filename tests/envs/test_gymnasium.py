"""Gymnasium: its own check, opponents, and what is not allowed."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from mandate.core.errors import Malformed
from mandate.core.game import Decision, View
from mandate.players.random import RandomPlayer
from tests.envs.games import SMALL

QIN, GREAT_WALL = "mandate.envs:mandate/Qin-v0", "mandate.envs:mandate/GreatWall-v0"


def first(_view: View, decision: Decision) -> str:
    return decision.options[0]


@pytest.mark.parametrize(
    ("id", "settings"),
    [
        (QIN, {"board": SMALL, "opponent": "greedy"}),
        (QIN, {"board": SMALL, "players": 4, "seat": "random", "observations": "blocks"}),
        (GREAT_WALL, {"players": 1}),
        (GREAT_WALL, {"players": 2, "actions": "slots", "observations": "flat", "render_mode": "rgb_array"}),
    ],
    ids=str,
)
def test_its_own_check(id: str, settings: dict[str, Any]) -> None:
    env = gymnasium.make(id, **settings)
    check_env(env.unwrapped)
    env.close()


def played(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    observation, info = env.reset(seed=seed)
    random = np.random.default_rng(seed)
    while True:
        mask = observation["action_mask"]
        assert (mask == info["action_mask"]).all()
        assert (mask == env.unwrapped.action_masks()).all()
        action = int(random.choice(np.flatnonzero(mask)))
        observation, reward, terminated, truncated, info = env.step(action)
        assert not truncated
        if terminated:
            return float(reward), info
        assert reward == 0


def test_one_seat_plays_against_others() -> None:
    env = gymnasium.make(QIN, board=SMALL, players=3, opponent=["greedy", first], seat=1)
    for seed in range(4):
        reward, info = played(env, seed)
        assert reward == (1.0 if info["winners"] == [1] else -0.5) or len(info["winners"]) > 1
        assert info["seat"] == 1
    (first_reward, first_info), (reward, info) = played(env, 7), played(env, 7)
    assert (first_reward, first_info["scores"]) == (reward, info["scores"])


def test_reset_takes_no_options() -> None:
    with pytest.raises(ValueError, match="reset takes no options"):
        gymnasium.make(QIN, board=SMALL).reset(options={"players": 3})


def test_a_level_wins_against_chance() -> None:
    env = gymnasium.make(QIN, board=SMALL, opponent="level:2")
    assert sum(played(env, seed)[0] for seed in range(5)) < 0


def test_the_great_wall_alone_and_against_players() -> None:
    for settings in ({"players": 1}, {"players": 3, "opponent": RandomPlayer(1)}):
        env = gymnasium.make(GREAT_WALL, **settings)
        reward, info = played(env, 2)
        assert -1 <= reward <= 1
        assert len(info["scores"]) == settings["players"]


def test_the_seat_may_be_drawn() -> None:
    env = gymnasium.make(QIN, board=SMALL, players=4, seat="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}


def test_an_illegal_action_ends_the_game_and_names_the_clause() -> None:
    env = gymnasium.make(QIN, board=SMALL)
    env.reset(seed=1)
    observation, reward, terminated, _, info = env.step(env.action_space.n - 1)
    assert (reward, terminated, info["clause"]) == (-1.0, True, "qin.pass.must")
    assert np.flatnonzero(observation["action_mask"]).tolist() == [0]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.unwrapped.step(0)


@pytest.mark.parametrize(
    ("settings", "error", "expected"),
    [
        ({"opponent": "missing"}, Malformed, "missing"),
        ({"opponent": ["random", "random"]}, ValueError, "1 opponents are needed, not 2"),
        ({"opponent": 7}, TypeError, "an opponent is a name, a player or a function, not 7"),
        ({"seat": 2}, ValueError, "seat is one of 0 to 1 or 'random', not 2"),
        ({"players": 9}, Malformed, "players"),
    ],
    ids=str,
)
def test_a_wrong_setting_is_one_clear_error(
    settings: dict[str, Any], error: type[Exception], expected: str
) -> None:
    with pytest.raises(error, match=expected):
        gymnasium.make(QIN, **settings)


def test_it_draws() -> None:
    env = gymnasium.make(QIN, board=SMALL, render_mode="svg")
    env.reset(seed=1)
    assert str(env.render()).startswith("<svg")
    text = gymnasium.make(GREAT_WALL, render_mode="ansi")
    text.reset(seed=1)
    assert "Shame pool" in str(text.render())


@pytest.mark.parametrize(("id", "settings"), [(QIN, {"board": SMALL}), (GREAT_WALL, {})], ids=str)
def test_its_pixels_have_one_size_and_change(id: str, settings: dict[str, Any]) -> None:
    env = gymnasium.make(id, render_mode="rgb_array", **settings)
    observation, _ = env.reset(seed=1)
    first_picture: Any = env.render()
    assert len(np.unique(first_picture.reshape(-1, 3), axis=0)) > 1
    env.step(int(observation["action_mask"].argmax()))
    picture: Any = env.render()
    assert (picture.shape, picture.dtype) == (first_picture.shape, np.dtype(np.uint8))
    assert (picture != first_picture).any()


def test_all_numbers_in_a_row() -> None:
    """Exactly those of the blocks; behind them the rows of the slots, scaled."""
    for id, more in ((QIN, {"board": SMALL}), (GREAT_WALL, {"actions": "slots"})):
        flat, blocks = (gymnasium.make(id, observations=form, **more) for form in ("flat", "blocks"))
        seen, parts = flat.reset(seed=4)[0], blocks.reset(seed=4)[0]
        options = parts.pop("options", np.zeros(0))
        numbers = [part.ravel() for name, part in parts.items() if name != "action_mask"]
        row = seen["observations"][: len(seen["observations"]) - options.size]
        assert sorted(row.tolist()) == sorted(np.concatenate(numbers).tolist())
        assert flat.observation_space.contains(seen)
        assert (seen["observations"][len(row) :].reshape(options.shape) > 0).tolist() == (
            options > 0
        ).tolist()


def test_a_teacher_says_what_it_would_do() -> None:
    """Following it, the agent plays as the teacher would."""
    env = gymnasium.make(GREAT_WALL, players=1, years=1, actions="slots", teacher="rules", reward="margin")
    observation, info = env.reset(seed=3)
    over, margin = False, 0.0
    while not over:
        assert observation["action_mask"][info["teacher_action"]]
        observation, reward, over, _, info = env.step(info["teacher_action"])
        margin = float(reward)
    games = gymnasium.make_vec(
        GREAT_WALL, num_envs=2, players=1, years=1, actions="slots", teacher="rules", reward="margin"
    )
    _, info = games.reset(seed=[3, 4])
    while True:
        _, rewards, ended, _, info = games.step(info["teacher_action"])
        if ended[0]:
            break
    games.close()
    assert rewards[0] == margin
