"""What Qin is like, for a report on its properties."""

from __future__ import annotations

from mandate.core.game import State, View
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.views.view import QinView
from mandate.study.properties import bits
from mandate.study.properties.traits import Traits


def standing(state: State) -> list[float]:
    """The seat with fewer pagodas left is ahead."""
    assert isinstance(state, QinState)
    return [-float(left) for left in state.supply]


def hidden(view: View) -> float:
    """The tiles of the others, as far as counting tiles can tell."""
    assert isinstance(view, QinView) and view.seat is not None
    others = [size for seat, size in enumerate(view.hand_sizes) if seat != view.seat]
    return bits.of_hands(view.unseen, others)


TRAITS = Traits(
    player="greedy", standing=standing, hidden=hidden, thinker="search", least=125, doublings=4, duels=100
)
