"""Qin for PettingZoo and Gymnasium.

Examples:
    >>> from mandate.envs import qin_v0
    >>> env = qin_v0.env(players=3, board="lion")
    >>> env.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = env.last()
    >>> env.step(observation["action_mask"].argmax())
    >>> env.agents
    ['player_0', 'player_1', 'player_2']
"""

from __future__ import annotations

from typing import Any

from mandate.envs.aec import SeatsEnv, parallel, wrapped
from mandate.envs.single import SeatEnv
from mandate.games.qin.envs.kind import QIN_KIND


class QinEnv(SeatEnv):
    """Qin: `gymnasium.make("mandate.envs:mandate/Qin-v0")`."""

    kind = QIN_KIND
    metadata = QIN_KIND.metadata


def raw_env(**settings: Any) -> SeatsEnv:
    """The environment without PettingZoo's wrappers."""
    return SeatsEnv(QIN_KIND, **settings)


def env(**settings: Any) -> Any:
    """One seat after the other (AEC). `settings`: options of the game, and of observations and actions."""
    return wrapped(QIN_KIND, **settings)


def parallel_env(**settings: Any) -> Any:
    """All seats at each step; only the action of the asked seat counts, the masks of the others are zeros."""
    return parallel(QIN_KIND, **settings)
