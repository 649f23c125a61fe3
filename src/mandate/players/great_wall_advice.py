"""Advice on The Great Wall: what the rules player thinks that each option is worth, in points, roughly."""

from __future__ import annotations

from mandate.core.game import Decision, View
from mandate.players.advice import SUGGESTIONS, Advice, Suggestion
from mandate.players.great_wall_rules import RulesPlayer


def think(view: View, decision: Decision) -> Advice:
    worths = RulesPlayer(decision.number).worths(view, decision)
    best = sorted(worths, key=lambda found: -found[1])[:SUGGESTIONS]
    if not best:
        return Advice("rules", "worth", [Suggestion(decision.options[0], None)])
    return Advice("rules", "worth", [Suggestion(choice, worth) for choice, worth in best])
