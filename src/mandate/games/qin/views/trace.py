"""A game as plain facts, one object after each choice: what `mandate replay --trace` prints.

The keys are documented in docs/games/qin.md.
"""

from __future__ import annotations

from mandate.core.game import Json, Seat
from mandate.games.qin.rules.notation import PASS
from mandate.games.qin.rules.state import QinState


def facts(state: QinState, seat: Seat | None, choice: str | None, *, legal: bool = False) -> Json:
    """The state after `seat` made `choice` (both None at the start)."""
    seats = [Seat(number) for number in range(state.seats)]
    outcome = state.outcome
    provinces, villages = state.chart.to_json()
    traced: Json = {
        "ply": len(state.history),
        "seat": seat,
        "choice": choice,
        "supply": state.supply,
        "hands": [sorted(state.hand(number)) for number in seats],
        "piles": state.piles,
        "provinces": provinces,
        "villages": villages,
        "next": state.mover,
        "outcome": outcome.to_json() if outcome else None,
    }
    if legal:
        traced["legal"] = legal_tokens(state)
    return traced


def legal_tokens(state: QinState) -> list[str]:
    """The mover's legal tokens, sorted as bytes; only `pass` where nothing can be placed."""
    if state.mover is None:
        return []
    return sorted(state.legal_tokens()) or [PASS]
