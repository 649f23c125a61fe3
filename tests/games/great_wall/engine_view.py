"""A view as the engine holds it: parts of its state by their names, for tests of what a seat may know."""

from __future__ import annotations

from mandate.core.game import Json, View
from mandate.games.great_wall.cards.vocabulary import RESOURCES
from mandate.games.great_wall.views.view import GreatWallView


def engine_json(view: View) -> Json:
    assert isinstance(view, GreatWallView)
    return {
        "game": "great-wall",
        "seat": view.seat,
        "options": view.options,
        "decision": view.decision.to_json() if view.decision else None,
        "pending": list(view.pending),
        "outcome": view.outcome.to_json() if view.outcome else None,
        "artifacts": list(view.artifacts),
        "dealt": [*view.generals, *view.advisors],
        "resources": dict(zip(RESOURCES, view.resources, strict=True)) if view.resources else None,
        "tactics": list(view.tactics),
        "hand_sizes": list(view.hand_sizes),
        "supporting": [list(cards) for cards in view.supporting],
        "hordes": list(view.hordes),
        "scouts": [look.to_json() for look in view.scouts],
        "decks": list(view.decks),
        "draws": [list(draw) for draw in view.draws],
        "history": view.past(),
        "stack": list(view.stack),
        **view.open,
    }
