"""Advice on Qin: what the search would place, with the share of the win that each placement promises."""

from __future__ import annotations

import math
from collections.abc import Sequence

from mandate.core.game import Decision, View
from mandate.core.jit import COMPILED
from mandate.games.qin.players.search import STRONG, evaluate
from mandate.games.qin.views.view import QinView
from mandate.players.advice import SUGGESTIONS, Advice, Suggestion
from mandate.players.thought import Candidate

SIMULATIONS = 4000 if COMPILED else 100  # uncompiled, as in a browser, that takes about as long
FAITH = 4  # what was looked at less than a quarter as often as the favourite is never the first suggestion


def think(view: View, decision: Decision) -> Advice:
    assert isinstance(view, QinView)
    # judged as by the regent, but looking as widely as the chancellor: the second best is shown, too
    thought = evaluate(view, SIMULATIONS, seed=decision.number, learned=True, parameters=STRONG)
    found = in_order(thought.candidates)
    best = [
        Suggestion(
            one.choice,
            round(one.value, 4),
            margin=round(margin(one), 4),
            even=number > 0 and is_even(one, found[0]),
        )
        for number, one in enumerate(found)
    ]
    return Advice("search", "chance", best or [Suggestion(thought.choice, None)], thought.simulations)


def margin(one: Candidate) -> float:
    """Half of the 95 % interval, if each simulation were a game won or lost: they tell rather more."""
    return 1.96 * math.sqrt(one.value * (1 - one.value) / max(1, one.visits))


def is_even(one: Candidate, best: Candidate) -> bool:
    """Whether the simulations cannot tell it from the best."""
    return best.value - one.value < math.hypot(margin(one), margin(best))


def in_order(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The best few by their chances: a reader of the figures expects them in order.

    A high chance that rests on few simulations is dropped; a thorough look would have lowered it.
    """
    most = max((one.visits for one in candidates), default=0)
    sound = max((one.value for one in candidates if one.visits * FAITH >= most), default=0.0)
    believed = [one for one in candidates if one.visits * FAITH >= most or one.value < sound]
    return sorted(believed[:SUGGESTIONS], key=lambda one: -one.value)
