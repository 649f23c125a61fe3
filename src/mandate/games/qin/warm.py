"""A very short game that uses every function of the kernel that a state calls."""

from __future__ import annotations

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.qin.game import QIN
from mandate.games.qin.state import QinState


def use_every_rule() -> QinState:
    """Compile the kernel, or load it from the cache, by playing a little."""
    state = QIN.start({"players": 3}, Chance("warm"))
    mover = state.mover
    assert mover is not None
    choice = state.pending[mover].options[0]
    state.preview(mover, choice)
    state.apply(mover, choice)
    mover = state.mover
    assert mover is not None
    state.apply_unchecked(mover, state.pending[mover].options[0])
    state.resign(Seat(2))
    return state
