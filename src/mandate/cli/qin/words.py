"""Qin's events, hints and results as sentences in the player's language."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from mandate.cli.kit.words import Words as TableWords
from mandate.games.qin import events

if TYPE_CHECKING:
    from mandate.core.game import Event, Outcome
    from mandate.players.advice import Advice


class Words(TableWords):
    """The catalogue in one language, for one table of Qin."""

    def event(self, event: Event) -> str:
        """What happened, in one sentence. The event must be as its reader may know it."""
        facts: dict[str, Any] = asdict(event)
        name = event.kind.replace("_", "-")
        if isinstance(event, events.Ended):
            name = f"ended-{event.reason.replace('_', '-')}"
            return self(f"event-qin-{name}", winners=self.everybody(event.winners))
        facts["player"] = self.names[facts.pop("seat")]
        if isinstance(event, events.Placed):
            del facts["token"], facts["spaces"]
            facts.update(tile=event.token[:2], first=event.spaces[0], second=event.spaces[1])
        elif isinstance(event, events.Conquered):
            facts["loser"] = self.names[event.loser]
        elif isinstance(event, events.Drew):
            name = "drew" if event.tile is None else "drew-own"
        return self(f"event-qin-{name}", **facts)

    def hint(self, advice: Advice) -> str:
        """The best placements that a search found, with the chance that each gives."""
        found = [
            self("play-hint-one", token=found.choice, chance=round(100 * (found.value or 0.0)))
            for found in advice.suggestions
        ]
        return self("play-hint", simulations=advice.simulations, placements=", ".join(found))

    def left_over(self, outcome: Outcome) -> str:
        """How many pagodas everybody has left."""
        parts = (
            self("play-left-over-one", player=name, pagodas=left)
            for name, left in zip(self.names, outcome.scores, strict=True)
        )
        return self("play-left-over", list=", ".join(parts))
