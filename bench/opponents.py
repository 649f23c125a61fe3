"""Opponents for The Great Wall that our players were not made against: `agent:bench.opponents:Noisy`."""

from __future__ import annotations

from collections.abc import Mapping

from mandate.core.game import Decision, View
from mandate.core.rng import Chance
from mandate.games.great_wall.players.rules import RulesPlayer
from mandate.games.great_wall.players.search import LookAhead
from mandate.players import Seed
from mandate.players.budget import Budget

ONE_IN = 6  # choices of the noisy one that are plain chance
SCALES = (0.4, 0.6, 0.8, 1.0, 1.25, 1.6, 2.5)


class Noisy:
    """The steward, who in one choice of six takes anything."""

    def __init__(self, seed: Seed = None) -> None:
        self._chance = Chance(seed)
        self._steward = RulesPlayer(self._chance.word())

    def choose(self, view: View, decision: Decision) -> str:
        if self._chance.below(ONE_IN) == 0:
            return self._chance.choose(decision.options)
        return self._steward.choose(view, decision)


class OtherWeights:
    """The steward with other weights in every game: the worth of each kind of option is scaled by chance."""

    def __init__(self, seed: Seed = None) -> None:
        self._chance = Chance(seed)
        self._steward = RulesPlayer(self._chance.word())
        self._option_weights: dict[str, float] = {}

    def choose(self, view: View, decision: Decision) -> str:
        worths = self._steward.worths(view, decision)
        if not worths:
            return self._steward.choose(view, decision)
        felt: Mapping[str, float] = {
            option: worth * self._liking(f"{decision.kind} {option.partition(':')[0]}")
            for option, worth in worths
        }
        best = max(felt.values())
        return self._chance.choose([option for option, worth in felt.items() if worth == best])

    def _liking(self, what: str) -> float:
        if what not in self._option_weights:
            self._option_weights[what] = self._chance.choose(SCALES)
        return self._option_weights[what]


class Unhurried(LookAhead):
    """The marshal before it stopped early: always 48 play-outs, no option weights."""

    def __init__(self, seed: Seed = None) -> None:
        super().__init__(Budget(simulations=48), seed, stops_early=False)
