"""What the plain screen reads of any game: facts in words, nothing specific to one game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from mandate.core.game import Event
from mandate.core.question import read_groups
from mandate.lang.text import Text, read_text

if TYPE_CHECKING:
    from mandate.core.game import Json, Seat
    from mandate.core.question import Group
    from mandate.table import wire


@dataclass(frozen=True, slots=True)
class Seen:
    """A view as tidy facts."""

    groups: tuple[Group, ...] = ()

    @classmethod
    def of(cls, sight: wire.Sight) -> Seen:
        return cls(read_groups(sight.facts) if isinstance(sight.facts, list) else ())


@dataclass(frozen=True, slots=True)
class SeenEvent(Event):
    """An event of any game, as the server describes it to one viewer."""

    kind: ClassVar[str] = "told"
    text: Text | None

    def seen_by(self, seat: Seat | None) -> SeenEvent:
        """Blank: others may know less, and only the rules know how much."""
        del seat
        return SeenEvent(None)

    def sentence(self) -> Text | None:
        return self.text


def read_event(event: Json) -> SeenEvent:
    return SeenEvent(read_text(event["told"]) if event.get("told") else None)
