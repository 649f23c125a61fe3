"""The Great Wall for PettingZoo.

from mandate.envs import great_wall_v0

env = great_wall_v0.env(players=2, actions="slots")
"""

from __future__ import annotations

from typing import Any

from mandate.envs.aec import SeatsEnv, parallel, wrapped
from mandate.envs.kinds import GREAT_WALL_KIND


def raw_env(**settings: Any) -> SeatsEnv:
    return SeatsEnv(GREAT_WALL_KIND, **settings)


def env(**settings: Any) -> Any:
    return wrapped(GREAT_WALL_KIND, **settings)


def parallel_env(**settings: Any) -> Any:
    return parallel(GREAT_WALL_KIND, **settings)
