"""What a seat is asked, what it may know, and how a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NewType

import msgspec

from mandate.core.question import Choice, Group, Question
from mandate.lang.text import Text

Seat = NewType("Seat", int)
Json = dict[str, Any]


class Decision(msgspec.Struct, frozen=True):
    """What one seat is asked. `options` lists every legal choice, each as its token."""

    seat: Seat
    number: int  # counts this seat's own decisions, which tells a late answer from a new one
    kind: str
    options: Sequence[str]
    automatic: bool = False  # there is nothing to decide: the table answers at once

    def to_json(self) -> Json:
        return {"number": self.number, "kind": self.kind, "options": list(self.options)}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. `scores` are the game's own numbers, one a seat; they are public."""

    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[int, ...]

    def to_json(self) -> Json:
        return {"winners": list(self.winners), "reason": self.reason}


@dataclass(frozen=True, slots=True)
class View:
    """What one seat (or a spectator, `seat is None`) may know. Built up from empty, never cut down."""

    seat: Seat | None
    decision: Decision | None  # what this seat is asked now, if it is asked anything
    pending: tuple[Seat, ...]  # who is asked now
    outcome: Outcome | None

    def to_json(self) -> Json:
        """The view as data: by default its fields, less those whose names begin with an underscore."""
        names: tuple[str, ...] = self.__match_args__
        shown: Json = {name: getattr(self, name) for name in names if not name.startswith("_")}
        shown["decision"] = self.decision and self.decision.to_json()
        shown["outcome"] = self.outcome and self.outcome.to_json() | {"scores": list(self.outcome.scores)}
        return shown

    def past(self) -> list[list[Any]]:
        """Every choice so far, as this seat may know it: the seat, the token, and what the game adds to them.

        It is no part of `to_json`: history is sent once, and again only on request.
        """
        return []

    def question(self) -> Question | None:
        """The decision for people: title, labels, and what each option is about. Made from the view alone.

        A game that says nothing of its own has its tokens as labels.
        """
        if self.decision is None:
            return None
        labels = (Text("choice-token", {"token": token}) for token in self.decision.options)
        return Question(self.decision.kind, Text("question-choose"), tuple(map(Choice, labels)))

    def tidy(self) -> tuple[Group, ...]:
        """The view as tidy facts for people, for a table without a drawing of its own."""
        return ()
