"""A very short game that uses every function of the kernel that a state or a simple player calls."""

from __future__ import annotations

import numpy as np

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.state import NO_EVENTS, QinState


def use_every_rule() -> QinState:
    """Compile the kernel, or load it from the cache, by playing a little."""
    state = QIN.start({"players": 3}, Chance("warm"))
    mover = state.mover
    assert mover is not None
    choice = state.pending[mover].options[0]
    state.preview(mover, choice)
    tried = np.zeros((1, state.seats + 2), dtype=np.int32)
    kernel.try_out(state.board.geometry, state.g, state.g.copy(), NO_EVENTS, state.legal_codes()[:1], tried)
    state.apply(mover, choice)
    mover = state.mover
    assert mover is not None
    state.apply_unchecked(mover, state.pending[mover].options[0])
    state.resign(Seat(2))
    state.position()
    state.encode_view(Seat(0))
    return state
