"""PettingZoo: its own checks, and what ours add."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pettingzoo
import pytest

from mandate.core.errors import Malformed
from mandate.envs.play import IllegalAction
from mandate.games.great_wall.envs import v0 as great_wall_v0
from mandate.games.great_wall.envs.tokens import NUMBER_OF
from mandate.games.qin.envs import v0 as qin_v0
from tests.envs.games import SMALL

with warnings.catch_warnings():
    # where pygame is installed it imports a game of its own by its old name
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

MAKERS: dict[str, Any] = {
    "qin": lambda **more: qin_v0.env(players=3, board=SMALL, **more),
    "great-wall": lambda **more: great_wall_v0.env(players=2, **more),
    "great-wall-slots": lambda **more: great_wall_v0.env(
        players=1, actions="slots", observations="blocks", **more
    ),
}


@pytest.fixture(params=list(MAKERS))
def make(request: pytest.FixtureRequest) -> Any:
    return MAKERS[request.param]


@pytest.fixture(autouse=True)
def only_the_known_warnings() -> Iterator[None]:
    """Every warning is an error, but that an observation is a dictionary, which is where a mask belongs.

    PettingZoo's checks know its own games with masks by their names, and warn of all others.
    """
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array$")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be gymna")
        yield


def test_its_api_test(make: Any, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(make(), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


def test_its_seed_test(make: Any) -> None:
    seed_test(make, num_cycles=20)


def test_its_render_test(make: Any) -> None:
    render_test(make, {"svg": lambda drawn: drawn.startswith("<svg") and drawn.endswith("</svg>")})


def test_its_parallel_test(capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(qin_v0.parallel_env(board=SMALL), num_cycles=40)
    parallel_api_test(great_wall_v0.parallel_env(), num_cycles=30)
    assert capsys.readouterr().out.count("Passed Parallel API test") == 2


def test_its_registry_makes_them() -> None:
    env = pettingzoo.make("aec", "mandate/qin-v0", players=4, board=SMALL)
    env.reset(seed=1)
    assert env.num_agents == 4
    together = pettingzoo.make("parallel", "mandate/great_wall-v0", players=2)
    observations, _ = together.reset(seed=1)
    assert [*observations] == ["player_0", "player_1"]


def played(env: Any, seed: int) -> tuple[dict[str, float], int]:
    """A random game: the sum of each agent's rewards, and how many actions it took."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    steps = 0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        total[agent] += reward
        assert not truncated
        if terminated:
            assert np.flatnonzero(observation["action_mask"]).tolist() == [0]
            assert (observation["action_mask"] == info["action_mask"]).all()
            assert env.unwrapped.outcome is not None
            env.step(None)
            continue
        mask = observation["action_mask"]
        assert (mask == info["action_mask"]).all()
        assert (mask == env.unwrapped.action_mask(agent)).all()
        assert (mask == env.unwrapped.action_masks()).all()
        assert mask.any()
        env.step(random.choice(np.flatnonzero(mask)))
        steps += 1
    return total, steps


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_returns_of_a_game_against_each_other_add_up_to_nothing(players: int) -> None:
    lowest = 0.0
    for seed in range(4):
        total, steps = played(qin_v0.env(players=players, board=SMALL), seed)
        assert sum(total.values()) == pytest.approx(0)
        assert steps > 3
        lowest = min(lowest, *total.values())
    assert lowest == pytest.approx(-1 / (players - 1))


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 2, "coop": True}], ids=str)
def test_alone_and_together_all_win_or_all_lose(options: dict[str, Any]) -> None:
    total, _ = played(great_wall_v0.env(**options), seed=5)
    assert set(total.values()) in ({1.0}, {-1.0})


def test_the_state_is_what_all_seats_know() -> None:
    env = qin_v0.raw_env(players=3, board=SMALL)
    env.reset(seed=1)
    state = env.state()
    assert env.state_space.contains(state)
    parts = state.reshape(3, -1)
    for agent, part in zip(env.agents, parts, strict=True):
        np.testing.assert_array_equal(env.observe(agent)["observation"].ravel(), part)


@pytest.mark.parametrize(
    "twin", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"]
)
def test_a_copy_continues_like_the_original(make: Any, twin: Any) -> None:
    env = make()
    twin(env)  # before it has begun
    env.reset(seed=4)
    for _ in range(4):
        env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])
    other = twin(env)
    for _ in range(2):
        for each in (env, other):
            each.step(np.flatnonzero(each.last()[0]["action_mask"])[-1])
        assert other.agent_selection == env.agent_selection
        np.testing.assert_equal(other.last()[0], env.last()[0])


def test_who_chooses_in_secret_does_not_see_what_others_chose() -> None:
    """All are asked at once at the start: what the first one chose changes nothing for the second."""
    seen = []
    for choice in (0, 3):
        env = great_wall_v0.env(players=2, actions="slots")
        env.reset(seed=3)
        assert env.observe("player_1")["action_mask"].sum() == 1
        env.step(choice)
        assert env.agent_selection == "player_1"
        seen.append(env.observe("player_1")["observation"])
    np.testing.assert_array_equal(seen[0], seen[1])


# --- what is not allowed --------------------------------------------------------------------------------


def test_an_illegal_action_ends_the_game_and_names_the_clause() -> None:
    env = qin_v0.env(players=3, board=SMALL)
    env.reset(seed=1)
    env.step(env.action_space(env.agent_selection).n - 1)  # a pass, though there is something to place
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    assert all(env.terminations.values())
    refusal = env.unwrapped.refusal
    assert (refusal.clause, refusal.token) == ("qin.pass.must", "pass")
    assert "qin.pass.must" in refusal.reason
    assert all(env.observe(each)["action_mask"].sum() == 1 for each in env.agents)
    for _ in range(3):
        env.step(None)
    assert not env.agents


def test_the_great_wall_names_the_clause_too() -> None:
    env = great_wall_v0.env()
    env.reset(seed=1)
    env.step(NUMBER_OF["C1"])
    assert env.unwrapped.refusal.clause == "gw.setup.choose"
    slots = great_wall_v0.env(actions="slots")
    slots.reset(seed=1)
    slots.step(100)
    assert slots.unwrapped.refusal.clause == "gw.setup.choose"
    assert "0 to 3" in slots.unwrapped.refusal.reason


def test_an_illegal_action_raises_where_that_is_wanted() -> None:
    env = qin_v0.env(board=SMALL, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"qin\.pass\.must"):
        env.step(env.action_space("player_0").n - 1)
    env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"])[0]))  # and nothing had happened


@pytest.mark.parametrize("action", [1.0, "3", None, True, [1], np.array([1, 2]), np.float32(2)], ids=str)
def test_what_is_no_number_is_no_action(action: Any) -> None:
    env = qin_v0.raw_env(board=SMALL)
    env.reset(seed=1)
    with pytest.raises(TypeError, match="an action is one whole number from 0 to"):
        env.step(action)


def test_an_action_outside_the_space_is_refused() -> None:
    env = qin_v0.raw_env(board=SMALL)
    env.reset(seed=1)
    for action in (-1, env.action_space("player_0").n):
        with pytest.raises(ValueError, match="an action is one whole number from 0 to"):
            env.step(action)
    env.step(np.array(int(np.flatnonzero(env.action_mask())[0])))  # of any integer type


@pytest.mark.parametrize(
    ("settings", "error", "expected"),
    [
        ({"players": 5}, Malformed, "players"),
        ({"bord": "lion"}, TypeError, "unexpected keyword argument 'bord'; it takes players, board"),
        ({"board": "tiger"}, Malformed, "tiger"),
        ({"observations": "planes"}, ValueError, "observations is one of 'array', 'blocks', 'flat'"),
        ({"illegal": "ignore"}, ValueError, "illegal is one of 'end', 'raise'"),
        ({"render_mode": "png"}, ValueError, "render_mode is one of 'ansi', 'svg', 'rgb_array', 'human'"),
        ({"actions": "slots"}, TypeError, "unexpected keyword argument 'actions'"),
    ],
    ids=str,
)
def test_a_wrong_setting_is_one_clear_error(
    settings: dict[str, Any], error: type[Exception], expected: str
) -> None:
    with pytest.raises(error, match=expected):
        qin_v0.env(**settings)


@pytest.mark.parametrize(("seed", "error"), [("x", TypeError), (1.5, TypeError), (-1, ValueError)], ids=str)
def test_a_broken_seed_is_refused(seed: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match="seed is a whole number from 0, not"):
        qin_v0.env(board=SMALL).reset(seed=seed)
