"""The best next moment, and no thought beyond it.

In Qin: the placement after which the own pagodas on the board have gained most against those of the
others. What a placement brings before a tile is drawn lies open, so the view is enough to try it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mandate.core.game import Decision, Seat, View
from mandate.core.rng import Chance
from mandate.games.qin import kernel
from mandate.games.qin.state import NO_EVENTS
from mandate.games.qin.view import QinView

if TYPE_CHECKING:
    from numpy.typing import NDArray

WIN = 1000


class GreedyPlayer:
    """Plays Qin by the gain in pagodas; among equals it chooses by chance."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View, decision: Decision) -> str:
        assert isinstance(view, QinView)
        if decision.automatic:
            return decision.options[0]
        seen = outlook(view, decision.seat, decision.options)
        return best_of(decision.options, seen.own - seen.others + seen.end, self._chance)


class Outlook(NamedTuple):
    """What each of some placements brings at once."""

    own: NDArray[np.int32]  # pagodas that the mover sets, less those that come back
    others: NDArray[np.int32]  # the same for all the others together
    end: NDArray[np.int32]  # WIN where it wins, -WIN where somebody else does


def outlook(view: QinView, seat: Seat, options: Sequence[str]) -> Outlook:
    codes = np.fromiter((view.board.codes[option] for option in options), dtype=np.int32)
    tried = np.zeros((len(codes), view.seats + 2), dtype=np.int32)
    kernel.try_out(view.board.geometry, view.g, np.empty_like(view.g), NO_EVENTS, codes, tried)
    set_by, ended, winners = tried[:, : view.seats], tried[:, view.seats], tried[:, view.seats + 1]
    own = set_by[:, seat]
    end = np.where(ended != 0, np.where(winners >> seat & 1, WIN, -WIN), 0).astype(np.int32)
    return Outlook(own, set_by.sum(axis=1, dtype=np.int32) - own, end)


def best_of(options: Sequence[str], values: NDArray[np.int32], chance: Chance) -> str:
    """One of the options with the highest value."""
    best = np.flatnonzero(values == values.max())
    return options[int(best[chance.below(len(best))])]
