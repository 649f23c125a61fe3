"""An event that changes what somebody has: it says why."""

from __future__ import annotations

from dataclasses import dataclass, field

from mandate.core.game import Event, Json
from mandate.games.great_wall.causes import UNKNOWN, Cause


@dataclass(frozen=True, slots=True)
class Change(Event):
    """Something was gained, lost or moved."""

    cause: Cause = field(default=UNKNOWN, kw_only=True)

    def to_json(self) -> Json:
        return {**Event.to_json(self), "cause": [self.cause.why.value, self.cause.of]}
