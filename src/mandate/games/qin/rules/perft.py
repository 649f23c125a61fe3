"""Counting sequences of choices: the figure by which two engines can be compared."""

from __future__ import annotations

import numpy as np

from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.state import NO_EVENTS, QinState, room_for_codes


def count(state: QinState, depth: int) -> int:
    """How many sequences of `depth` choices begin here; new tiles come from the default pile."""
    levels = max(depth, 1)
    games = np.zeros((levels, state.board.game_size), dtype=np.uint16)
    games[0] = state.g
    codes = np.zeros((levels, len(room_for_codes(state.board))), dtype=np.int32)
    cursor = np.zeros(2 * levels, dtype=np.int32)
    return int(kernel.count_sequences(state.board.geometry, games, codes, cursor, NO_EVENTS, depth))
