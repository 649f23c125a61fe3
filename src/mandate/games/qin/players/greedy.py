"""The best next moment, and no thought beyond it.

In Qin: the placement that gains the mover most pagodas against those of the others. The result of a
placement before the draw is public, so the view is enough to try it.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from mandate.core.game import Decision, View
from mandate.core.rng import Chance
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.state import NO_EVENTS
from mandate.games.qin.views.view import QinView

WIN = 1000


class GreedyPlayer:
    """Plays Qin by the gain in pagodas; among equals it chooses by chance."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View, decision: Decision) -> str:
        assert isinstance(view, QinView)
        if decision.automatic:
            return decision.options[0]
        seen = outlook(view, decision)
        most = max(brought.gained for brought in seen)
        return self._chance.choose([brought.option for brought in seen if brought.gained == most])


@dataclass(frozen=True, slots=True)
class Brought:
    """What a placement brings at once."""

    option: str
    own: int  # pagodas that the mover sets, less those that come back
    others: int  # the same for all the others together
    end: int  # WIN if it wins, -WIN if another seat does

    @property
    def gained(self) -> int:
        return self.own - self.others + self.end


def outlook(view: QinView, decision: Decision) -> list[Brought]:
    """Each placement with what it brings; nothing for a forced pass."""
    if decision.automatic:
        return []
    codes = np.fromiter(map(view.board.codes.__getitem__, decision.options), dtype=np.int32)
    tried = np.zeros((len(codes), view.seats + 2), dtype=np.int32)
    kernel.try_out(view.board.geometry, view.g, np.empty_like(view.g), NO_EVENTS, codes, tried)
    values = []
    for option, (*set_by, ended, winners) in zip(decision.options, tried.tolist(), strict=True):
        own = set_by[decision.seat]
        end = 0 if not ended else WIN if winners >> decision.seat & 1 else -WIN
        values.append(Brought(option, own, sum(set_by) - own, end))
    return values
