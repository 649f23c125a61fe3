"""What a game says of itself, for a report on its properties: a part of its registration."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from mandate.core.game import State, View


@dataclass(frozen=True, slots=True)
class Traits:
    """What is left out is not measured."""

    player: str = "random"  # on all seats, unless named otherwise
    standing: Callable[[State], Sequence[float]] | None = None  # how each seat stands: the more, the better
    hidden: Callable[[View], float] | None = None  # how many bits the seat lacks to know what the others hold
    thinker: str = ""  # a player that takes a number of simulations behind its name
    least: int = 1  # of which this is the smallest that is tried
    doublings: int = 0  # so often it is doubled
    duels: int = 0  # games for each doubling
