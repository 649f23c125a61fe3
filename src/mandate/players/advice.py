"""Advice for people: what the best player that we have for a game would do in their place, and why.

It knows the view of that seat and nothing else. Equal questions get equal advice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import msgspec

from mandate.core.game import Decision, View
from mandate.players.thought import Candidate

SIMULATIONS = 4000  # of the search that advises on Qin
SUGGESTIONS = 3
FAITH = 4  # what was looked at less than a quarter as often as the favourite is never the first suggestion


class Suggestion(msgspec.Struct, frozen=True):
    """A choice, and what the adviser expects of it; null where it made no reckoning."""

    choice: str
    value: float | None


class Advice(msgspec.Struct, frozen=True):
    """The best choices, best first. What a value measures:

    `chance`: the share of the win that it promises, 0 to 1. `worth`: the game's own points, roughly.
    """

    by: str  # the player whose thoughts these are
    measure: Literal["chance", "worth"]
    suggestions: list[Suggestion]
    simulations: int = 0  # games that were played in thought

    @property
    def choice(self) -> str:
        return self.suggestions[0].choice


def advise(game: str, view: View, decision: Decision) -> Advice:
    """What the adviser of that game would do. It can take a few seconds."""
    _, think = _ADVISERS[game]
    return think(view, decision)


def adviser(game: str) -> str | None:
    """The name of the player who advises on a game; None where nobody does."""
    return _ADVISERS[game][0] if game in _ADVISERS else None


# --- those who advise: each is imported only where it is asked ---------------------------------------


def _search(view: View, decision: Decision) -> Advice:
    from mandate.games.qin.view import QinView
    from mandate.players.qin_search import evaluate

    assert isinstance(view, QinView)
    thought = evaluate(view, SIMULATIONS, seed=decision.number)
    best = [Suggestion(found.choice, round(found.value, 4)) for found in _in_order(thought.candidates)]
    return Advice("search", "chance", best or [Suggestion(thought.choice, None)], thought.simulations)


def _in_order(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The best few by their chances: whoever sees the figures expects them in order.

    A high chance that rests on few simulations is left out; a thorough look would have lowered it.
    """
    most = max((found.visits for found in candidates), default=0)
    sound = max((found.value for found in candidates if found.visits * FAITH >= most), default=0.0)
    believed = [found for found in candidates if found.visits * FAITH >= most or found.value < sound]
    return sorted(believed[:SUGGESTIONS], key=lambda found: -found.value)


def _rules(view: View, decision: Decision) -> Advice:
    from mandate.players.great_wall_rules import RulesPlayer

    worths = RulesPlayer(decision.number).worths(view, decision)
    best = sorted(worths, key=lambda found: -found[1])[:SUGGESTIONS]
    if not best:
        return Advice("rules", "worth", [Suggestion(decision.options[0], None)])
    return Advice("rules", "worth", [Suggestion(choice, worth) for choice, worth in best])


_ADVISERS: Mapping[str, tuple[str, Callable[[View, Decision], Advice]]] = {
    "qin": ("search", _search),
    "great-wall": ("rules", _rules),
}
