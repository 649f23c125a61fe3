"""The week's deal of The Great Wall: alone against Qin Jiushao."""

from __future__ import annotations

from mandate.core.game import Seat, State
from mandate.core.weekly import Weekly
from mandate.games.great_wall.rules.state import GreatWallState


def lead(state: State, seat: Seat) -> int:
    """Honor more than Qin Jiushao's."""
    assert isinstance(state, GreatWallState)
    return state.honor[seat] - state.honor[state.jiushao]


WEEKLY = Weekly(lead, even=3, options={"players": 1})
