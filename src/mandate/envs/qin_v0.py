"""Qin for PettingZoo.

from mandate.envs import qin_v0

env = qin_v0.env(players=3, board="lion")
"""

from __future__ import annotations

from typing import Any

from mandate.envs.aec import SeatsEnv, parallel, wrapped
from mandate.envs.kinds import QIN_KIND


def raw_env(**settings: Any) -> SeatsEnv:
    return SeatsEnv(QIN_KIND, **settings)


def env(**settings: Any) -> Any:
    return wrapped(QIN_KIND, **settings)


def parallel_env(**settings: Any) -> Any:
    return parallel(QIN_KIND, **settings)
