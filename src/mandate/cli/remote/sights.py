"""A seat's question, read from the sight that the server sends it."""

from __future__ import annotations

from mandate.core.game import Decision, Seat
from mandate.core.question import Question, read_question
from mandate.table import wire


def decision(seat: Seat, sight: wire.Sight) -> Decision | None:
    asked = sight.view.get("decision") if sight.view else None
    return Decision(seat, asked["number"], asked["kind"], tuple(asked["options"])) if asked else None


def question(sight: wire.Sight) -> Question | None:
    return read_question(sight.question) if isinstance(sight.question, dict) else None
