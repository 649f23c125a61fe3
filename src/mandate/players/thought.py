"""What a player thought: the choices it looked at, with what it expects of each."""

from __future__ import annotations

from dataclasses import dataclass

from mandate.core.game import Json
from mandate.lang.text import Text


@dataclass(frozen=True, slots=True)
class Candidate:
    """A choice that was looked at."""

    choice: str
    value: float  # the share of the win that it promises to the mover, 0 to 1; a win of k is 1/k each
    visits: int  # how many simulations began with it; with none, the value is a first guess
    brings: Text | None = None  # what it is expected to bring, where the player can say so
    margin: float | None = None  # half of the interval in which the true value probably is (95 %)
    even: bool = False  # not the first, and its simulations cannot tell it from the first

    def to_json(self) -> Json:
        return {"choice": self.choice, "value": round(self.value, 4), "visits": self.visits}


@dataclass(frozen=True, slots=True)
class Thought:
    """A choice and its reasons."""

    choice: str
    candidates: tuple[Candidate, ...]  # best first
    simulations: int
    seconds: float

    def to_json(self) -> Json:
        return {
            "choice": self.choice,
            "candidates": [candidate.to_json() for candidate in self.candidates],
            "simulations": self.simulations,
            "seconds": round(self.seconds, 4),
        }
