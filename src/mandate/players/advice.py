"""Advice for people: what the best player that we have for a game would do in their place, and why.

It knows the view of that seat and nothing else. Equal questions get equal advice.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from mandate import games
from mandate.core.game import Decision, View
from mandate.lang.text import TextJson

SUGGESTIONS = 3


class Suggestion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice, and what the adviser expects of it; null where it made no reckoning."""

    choice: str
    value: float | None
    brings: TextJson | None = None  # what the choice is expected to bring, where the adviser can say so
    margin: float | None = None  # half of the interval in which the true value probably is (95 %)
    even: bool = False  # not the first, and the simulated games cannot tell it from the first


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
        """The best of them."""
        return self.suggestions[0].choice


def advise(game: str, view: View, decision: Decision) -> Advice:
    """What the adviser of that game would do. It can take a few seconds."""
    registration = games.registration(game)
    assert registration.adviser is not None, f"no player advises on {game}"
    advice: Advice = registration.load(registration.adviser.think)(view, decision)
    return advice


def adviser(game: str) -> str | None:
    """The name of the player that advises on a game; None if it has no adviser."""
    name = games.registration(game).adviser if game in games.names() else None
    return None if name is None else name.player
