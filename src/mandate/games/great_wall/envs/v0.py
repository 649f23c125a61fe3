"""The Great Wall for PettingZoo and Gymnasium.

Examples:
    >>> from mandate.envs import great_wall_v0
    >>> env = great_wall_v0.env(players=2, actions="slots")
    >>> env.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = env.last()
    >>> env.step(observation["action_mask"].argmax())
    >>> env.agents
    ['player_0', 'player_1']
"""

from __future__ import annotations

from typing import Any

from mandate.envs.aec import SeatsEnv, parallel, wrapped
from mandate.envs.single import SeatEnv
from mandate.envs.vector import SeatsVectorEnv
from mandate.games.great_wall.envs.kind import GREAT_WALL_KIND


class GreatWallEnv(SeatEnv):
    """The Great Wall: `gymnasium.make("mandate.envs:mandate/GreatWall-v0", players=1)`."""

    kind = GREAT_WALL_KIND
    metadata = GREAT_WALL_KIND.metadata


class GreatWallVectorEnv(SeatsVectorEnv):
    """Many games at once: `gymnasium.make_vec("mandate.envs:mandate/GreatWall-v0", num_envs=64)`."""

    make = GreatWallEnv


def raw_env(**settings: Any) -> SeatsEnv:
    """The environment without PettingZoo's wrappers."""
    return SeatsEnv(GREAT_WALL_KIND, **settings)


def env(**settings: Any) -> Any:
    """One seat after another (AEC). `settings`: options of the game, and of observations and actions."""
    return wrapped(GREAT_WALL_KIND, **settings)


def parallel_env(**settings: Any) -> Any:
    """All seats at each step; only the action of the seat that is asked counts, and other masks are zeros."""
    return parallel(GREAT_WALL_KIND, **settings)
