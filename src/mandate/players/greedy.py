"""The best next moment, and no thought beyond it.

In Qin: the placement after which the own pagodas on the board have gained most against those of the
others. What a placement brings before a tile is drawn lies open, so the view is enough to try it.
"""

from __future__ import annotations

from dataclasses import dataclass

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
        for brought in outlook(view, decision):
            gain = brought.own - brought.others + brought.end
            if gain > best:
                best, choices = gain, [brought.option]
            elif gain == best:
                choices.append(brought.option)
        return self._chance.choose(choices)


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
    b, before, trial = view.board.geometry, view.g, view.g.copy()
    seat = decision.seat
    supply = slice(kernel.SUPPLY, kernel.SUPPLY + view.seats)
    had = before[supply].tolist()
    found = []
    for option in decision.options:
        trial[:] = before
        kernel.place(b, trial, NO_EVENTS, view.board.codes[option])
        set_by = [old - new for old, new in zip(had, trial[supply].tolist(), strict=True)]
        end = 0
        if trial[kernel.ENDED]:
            end = WIN if int(trial[kernel.WINNERS]) >> seat & 1 else -WIN
        found.append(Brought(option, set_by[seat], sum(set_by) - set_by[seat], end))
    return found
