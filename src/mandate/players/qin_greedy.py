"""The best next moment, and no thought beyond it.

In Qin: the placement after which the own pagodas on the board have gained most against those of the
others. What a placement brings before a tile is drawn lies open, so the view is enough to try it.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from mandate.core.game import Decision, View
from mandate.core.rng import Chance
from mandate.games.qin import kernel
from mandate.games.qin.state import NO_EVENTS
from mandate.games.qin.view import QinView

Column = npt.NDArray[np.int32]

WIN = 1000


class GreedyPlayer:
    """Plays Qin by the gain in pagodas; among equals it chooses by chance."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View, decision: Decision) -> str:
        assert isinstance(view, QinView)
        if decision.automatic:
            return decision.options[0]
        own, others, end = _try_out(view, decision)
        gained = own - others + end
        best = np.flatnonzero(gained == gained.max())
        return decision.options[int(best[self._chance.below(len(best))])]


@dataclass(frozen=True, slots=True)
class Brought:
    """What a placement brings at once."""

    option: str
    own: int  # pagodas that the mover sets, less those that come back
    others: int  # the same for all the others together
    end: int  # WIN where it wins, -WIN where somebody else does


def outlook(view: QinView, decision: Decision) -> list[Brought]:
    """Each placement with what it brings; nothing for a forced pass."""
    if decision.automatic:
        return []
    columns = (column.tolist() for column in _try_out(view, decision))
    return [Brought(*brought) for brought in zip(decision.options, *columns, strict=True)]


def _try_out(view: QinView, decision: Decision) -> tuple[Column, Column, Column]:
    """The parts of `Brought`, a column each."""
    codes = np.fromiter(map(view.board.codes.__getitem__, decision.options), dtype=np.int32)
    tried = np.zeros((len(codes), view.seats + 2), dtype=np.int32)
    kernel.try_out(view.board.geometry, view.g, np.empty_like(view.g), NO_EVENTS, codes, tried)
    set_by, ended, winners = tried[:, : view.seats], tried[:, view.seats], tried[:, view.seats + 1]
    own: Column = set_by[:, decision.seat]
    end = np.where(ended != 0, np.where(winners >> decision.seat & 1, WIN, -WIN), 0).astype(np.int32)
    return own, set_by.sum(axis=1, dtype=np.int32) - own, end
