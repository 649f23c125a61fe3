"""Advice on The Great Wall: how the game continues after the best choices, as far as play-outs show.

If there is nothing to look ahead for, what the rules of thumb say each option is worth, in points.
"""

from __future__ import annotations

import msgspec

from mandate.core.game import Decision, View
from mandate.games.great_wall.players.rules import RulesPlayer
from mandate.games.great_wall.players.search import DEFAULT_BUDGET, LookAhead, option_weights_for
from mandate.games.great_wall.views.view import GreatWallView
from mandate.players.advice import SUGGESTIONS, Advice, Suggestion

BY = "marshal"


def think(view: View, decision: Decision) -> Advice:
    thought = LookAhead(DEFAULT_BUDGET, decision.number, has_option_weights=True, explains=True).think(
        view, decision
    )
    if thought.candidates:
        best = [
            Suggestion(
                one.choice,
                one.value,
                msgspec.to_builtins(one.brings),
                one.margin,
                one.even,
            )
            for one in thought.candidates[:SUGGESTIONS]
        ]
        return Advice(BY, "chance", best, thought.simulations)
    assert isinstance(view, GreatWallView)
    worths = RulesPlayer(decision.number).worths(view, decision, option_weights_for(view.options))
    likely = sorted(worths, key=lambda one: -one[1])[:SUGGESTIONS]
    if not likely:
        return Advice(BY, "worth", [Suggestion(thought.choice, None)])
    return Advice(BY, "worth", [Suggestion(choice, worth) for choice, worth in likely])
