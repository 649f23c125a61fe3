"""The week's deal of Qin: two players, against Settler."""

from __future__ import annotations

from mandate.core.game import Seat, State
from mandate.core.weekly import Weekly
from mandate.games.qin.rules.state import QinState


def lead(state: State, seat: Seat) -> int:
    """How many more pagodas the other seat has left."""
    assert isinstance(state, QinState)
    return min(left for other, left in enumerate(state.supply) if other != seat) - state.supply[seat]


WEEKLY = Weekly(lead, even=0, opponents=("settler",), options={"players": 2})
