"""The best next moment, and no thought beyond it.

In Qin: the placement after which the own pagodas on the board have gained most against those of the
others. What a placement brings before a tile is drawn lies open, so the view is enough to try it.
"""

from __future__ import annotations

from mandate.core.game import Decision, View
from mandate.core.rng import Chance
from mandate.games.qin import kernel
from mandate.games.qin.state import NO_EVENTS
from mandate.games.qin.view import QinView

WIN = 1000


class GreedyPlayer:
    """Plays Qin by the gain in pagodas; among equals it chooses by chance."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View, decision: Decision) -> str:
        assert isinstance(view, QinView)
        best, choices = -2 * WIN, [decision.options[0]]
        for option, gain in gains(view, decision):
            if gain > best:
                best, choices = gain, [option]
            elif gain == best:
                choices.append(option)
        return self._chance.choose(choices)


def gains(view: QinView, decision: Decision) -> list[tuple[str, int]]:
    """Each placement with what it gains: own pagodas set, less those that the others set."""
    if decision.automatic:
        return []
    b, before, trial = view.board.geometry, view.g, view.g.copy()
    seat = decision.seat
    supply = slice(kernel.SUPPLY, kernel.SUPPLY + view.seats)
    had = before[supply].tolist()
    found = []
    for option in decision.options:
        trial[:] = before
        kernel.place(b, trial, NO_EVENTS, view.board.codes[option])
        set_by = [old - new for old, new in zip(had, trial[supply].tolist(), strict=True)]
        gain = 2 * set_by[seat] - sum(set_by)
        if trial[kernel.ENDED]:
            gain += WIN if int(trial[kernel.WINNERS]) >> seat & 1 else -WIN
        found.append((option, gain))
    return found
