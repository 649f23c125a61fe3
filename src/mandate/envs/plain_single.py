"""Gymnasium's environments for any installed game that brings none of its own.

gymnasium.make("mandate.envs:mandate/TeaCaravan-v0"), and make_vec for many games at once
"""

from __future__ import annotations

from typing import Any

from mandate.envs.kinds import kind_of
from mandate.envs.single import SeatEnv
from mandate.envs.vector import SeatsVectorEnv


class PlainEnv(SeatEnv):
    """A game from one seat; `game` is its id."""

    metadata = {"render_modes": ["ansi", "rgb_array", "human"], "render_fps": 1}  # noqa: RUF012  # Gymnasium's

    def __init__(self, *, game: str, **settings: Any) -> None:
        self.kind = kind_of(game)  # type: ignore[misc]  # each game has its own
        super().__init__(**settings)


class PlainVectorEnv(SeatsVectorEnv):
    """Many games at once."""

    make = PlainEnv
