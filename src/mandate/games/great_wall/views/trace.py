"""A game as plain facts, one object after each choice: what `mandate replay --trace` prints."""

from __future__ import annotations

from mandate.core.game import Json, Seat
from mandate.games.great_wall.rules.state import GreatWallState


def facts(state: GreatWallState, seat: Seat | None, choice: str | None, *, legal: bool = False) -> Json:
    """The state after `seat` made `choice` (both None at the start); its keys are those of the state."""
    outcome = state.outcome
    traced: Json = {
        "ply": len(state.history),
        "seat": seat,
        "choice": choice,
        "pending": sorted(state.asked),
        "outcome": outcome.to_json() if outcome else None,
        "state": state.to_json(),
    }
    if legal:
        traced["legal"] = {str(asked): list(options) for asked, options in state.asked.items()}
    return traced
