"""What a placement, or a tile that was drawn, is worth to a seat, as far as that seat can know.

Both are searched in the same way, from the turn of the next seat on, so that they can be compared: a
placement with the draw still hidden, a draw with the tile in hand.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.qin.players.search import STRONG, Search, learned_parameters, lookup_for
from mandate.games.qin.players.weights import weights
from mandate.games.qin.views.view import QinView
from mandate.players.budget import Budget

PARTS = 8  # of a search: how far they lie apart says how far its mean may be off


class Estimate(NamedTuple):
    """A share of the win, and its standard error by the means of the search's parts."""

    share: float
    error: float


def worth(
    view: QinView, choice: str, simulations: int, seed: int | str, *, learned: bool = False
) -> Estimate:
    """The share of the win that the seat to move can expect after this placement, before it draws."""
    assert view.decision is not None, "only who is to move can be asked about a placement"
    search = _search(view, simulations, seed, learned)
    search.place(view.board.codes[choice.partition("/")[0]])
    return _estimate(search, view.decision.seat)


def standing(
    view: QinView, seat: Seat, simulations: int, seed: int | str, *, learned: bool = False
) -> Estimate:
    """The share of the win that a seat can expect where another one is to move, or the game is over."""
    if view.outcome is not None:
        winners = view.outcome.winners
        return Estimate(1.0 / len(winners) if seat in winners else 0.0, 0.0)
    return _estimate(_search(view, simulations, seed, learned), seat)


def _search(view: QinView, simulations: int, seed: int | str, learned: bool) -> Search:
    budget = Budget(simulations=simulations)
    lookup = lookup_for(view, budget) if learned else None
    parameters = STRONG if lookup is None else learned_parameters(view)
    return Search(view, budget, parameters, weights(), Chance(seed), lookup)


def _estimate(search: Search, seat: Seat) -> Estimate:
    parts = search.run_in_parts(seat, PARTS)
    mean = sum(parts) / len(parts)
    variance = sum((part - mean) ** 2 for part in parts) / max(1, len(parts) - 1)
    return Estimate(search.share(seat), math.sqrt(variance / len(parts)))
