"""A made-up position: what is missing is filled in, and every flaw is reported.

A game that allows drafts names a `Drafter` in its registration. A draft is never half right: it has a setup
to begin with exactly if it has no flaws.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from mandate.core.errors import Problem
from mandate.core.game import Json
from mandate.core.rng import Chance


@dataclass(frozen=True, slots=True)
class Flaw:
    """One thing that is wrong, and where."""

    problem: Problem
    part: str  # which part of the position, by the name that its game gives it
    places: tuple[str, ...] = ()  # where on the board, as far as that can be said


@dataclass(frozen=True, slots=True)
class Draft:
    """A position as far as it could be read."""

    flaws: tuple[Flaw, ...]
    position: str | None = None  # tidied, with what could be filled in; nothing hidden is drawn in it
    setup: Json | None = None  # to begin a game with: what is hidden is drawn
    drawn: Json = field(default_factory=dict)  # what lies there, for drawing it


Drafter: TypeAlias = Callable[[str, Chance], Draft]
