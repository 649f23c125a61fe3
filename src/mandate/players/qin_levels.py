"""Four opponents for people, each with a temper of its own.

| level | name       | plays                                                                               |
| ----- | ---------- | ----------------------------------------------------------------------------------- |
| 1     | apprentice | notices a few places, takes the one that builds most, and spares the others         |
| 2     | settler    | sees every place, builds where it gains most for itself, and does not mind the rest |
| 3     | raider     | thinks a little ahead, and would rather take from others than build                 |
| 4     | chancellor | thinks long, and plays for the win alone                                            |
"""

from __future__ import annotations

import numpy as np

from mandate.core.errors import Code, Malformed
from mandate.core.game import Decision, View
from mandate.core.rng import Chance
from mandate.games.qin.view import QinView
from mandate.players import LEVELS, Player, Seed
from mandate.players.greedy import best_of, outlook
from mandate.players.qin_search import Budget, SearchPlayer, budget

NOTICED = 12
UNKIND = 1000  # more than any placement brings
RAIDER = Budget(simulations=60)


def level(name: str, argument: str | None, seed: Seed) -> Player:
    """The level of that name; the chancellor may be given a budget: `chancellor:1s`."""
    kind = name.partition(":")[0]
    if kind == "chancellor":
        return SearchPlayer(budget(name, argument), seed)
    if argument is not None and kind in LEVELS:
        raise Malformed(Code.PLAYER_ARGUMENT, player=name, name=kind)
    if kind == "raider":
        return SearchPlayer(RAIDER, seed)
    return Apprentice(seed) if kind == "apprentice" else Settler(seed)


class Apprentice:
    """Notices a few places only, and takes nothing from anybody as long as it can build elsewhere."""

    def __init__(self, seed: Seed = None) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View, decision: Decision) -> str:
        assert isinstance(view, QinView)
        if decision.automatic:
            return decision.options[0]
        noticed = [self._chance.choose(decision.options) for _ in range(NOTICED)]
        seen = outlook(view, decision.seat, noticed)
        kind = seen.others >= 0
        return best_of(noticed, np.where(kind, seen.own, seen.own - UNKIND), self._chance)


class Settler:
    """Sees every place and builds what brings most pagodas, whatever that does to the others."""

    def __init__(self, seed: Seed = None) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View, decision: Decision) -> str:
        assert isinstance(view, QinView)
        if decision.automatic:
            return decision.options[0]
        return best_of(decision.options, outlook(view, decision.seat, decision.options).own, self._chance)
