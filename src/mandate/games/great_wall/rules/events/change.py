"""What the events of this game share: each has its sentence, and every change of possessions has a cause."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mandate.core.game import Event, Json
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.rules.causes import UNKNOWN, Cause

if TYPE_CHECKING:
    from mandate.lang.text import Text


@dataclass(frozen=True, slots=True)
class GreatWallEvent(Event):
    """Something that happened in The Great Wall; `words.events` has the sentence for each."""

    def sentence(self) -> Text:
        """With the names of our own cards; `State.sentence` has those of any pack."""
        from mandate.games.great_wall.words import events  # it reads every event, so it comes after them

        return events.sentence(OURS, self)


@dataclass(frozen=True, slots=True)
class Change(GreatWallEvent):
    """Something was gained, lost or moved."""

    cause: Cause = field(default=UNKNOWN, kw_only=True)

    def to_json(self) -> Json:
        return {**Event.to_json(self), "cause": [self.cause.why.value, self.cause.of]}
