"""Four opponents for people in The Great Wall; see docs/games/great-wall.md.

The scribe knows the rules of thumb and often forgets them. The steward follows them (`great_wall_rules`).
The strategist tries its two best ideas to the end of the Year, a few times; the marshal is the look-ahead at
its full strength (`search.from_name`).
"""

from __future__ import annotations

from mandate.core.game import Decision, View
from mandate.core.rng import Chance
from mandate.games.great_wall.players.heuristics.playout import ONE_OF
from mandate.games.great_wall.players.rules import RulesPlayer
from mandate.games.great_wall.players.search import LookAhead
from mandate.players import Seed
from mandate.players.budget import Budget

FORGETS = 64  # of 256 choices that the scribe makes as they come
A_FEW = Budget(simulations=4)
IDEAS = 2  # that the strategist tries


class Scribe:
    """Plays by the same rules of thumb as the steward, but a good part of its choices just as they come."""

    def __init__(self, seed: Seed = None) -> None:
        self._chance = Chance(seed)
        self._rules = RulesPlayer(self._chance.word())

    def choose(self, view: View, decision: Decision) -> str:
        if len(decision.options) > 1 and self._chance.below(ONE_OF) < FORGETS:
            return self._chance.choose(decision.options)
        return self._rules.choose(view, decision)


def strategist(seed: Seed = None) -> LookAhead:
    return LookAhead(A_FEW, seed, breadth=IDEAS)
