"""Any choice, each equally likely."""

from __future__ import annotations

from mandate.core.game import Decision, View
from mandate.core.rng import Chance


class RandomPlayer:
    """Plays any game."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View, decision: Decision) -> str:
        del view
        return self.pick(decision)

    def pick(self, decision: Decision) -> str:
        """The choice without a view: environments save making one."""
        return self._chance.choose(decision.options)
