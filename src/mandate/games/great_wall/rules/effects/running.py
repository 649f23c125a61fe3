"""What the verbs share: facts, amounts, and running the effects of a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mandate.core.flow import Frame
from mandate.games.great_wall.cards.abilities import Effect
from mandate.games.great_wall.rules.effects.stats import number
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState

Facts = dict[str, Any]  # of what happened, and of the frame itself: `src`, `i`
Act = Callable[[GreatWallState, Clan, Effect, Facts], None]  # what a verb does


def run(s: GreatWallState, seat: Clan, source: str, facts: Facts) -> None:
    s.push(FrameKind.EFFECTS, seat, **{**facts, "src": source, "i": 0})


def amount(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts, name: str = "n") -> int:
    """`times`: this seat's share of a number that several divide among them."""
    if name == "n" and "times" in facts:
        return int(facts["times"])
    return number(s, seat, effect.args.get(name, 0), facts)


def branches(s: GreatWallState, frame: Frame) -> dict[str, str]:
    """The options of an effect that is chosen from, by their first verb: where their effects are."""
    source, at = frame.data["src"], frame.data["i"] - 1
    return {option[0].do: f"{source}/{at}/{j}" for j, option in enumerate(s.box.effects[source][at].options)}
