"""What happens in a game: as data, as one sentence, and what chance had to do with it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

import msgspec

from mandate.core.view import Json, Seat
from mandate.lang.text import Fact, Named, Text, joined


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. What was meant is a choice; what came of it are events."""

    kind: ClassVar[str] = "event"
    reveals: ClassVar[bool] = False  # whether something that was hidden has come to light in it

    def seen_by(self, seat: Seat | None) -> Event:
        """The event as this seat (or a spectator) may know it."""
        del seat
        return self

    def chance(self) -> str | None:
        """What chance gave in this event, if chance had a part in it and this copy may know it."""
        return None

    def sentence(self) -> Text | None:
        """The event as one sentence, or None where it says nothing to people.

        By default the message `event-KIND` with the event's own fields as facts, its seat as `player`.
        """
        facts: dict[str, Fact] = {}
        names: tuple[str, ...] = self.__match_args__
        for name in names:
            value = getattr(self, name)
            if name == "seat":
                facts["player"] = Named(value)
            elif isinstance(value, tuple):
                facts[name] = joined(value)
            elif value is not None:
                facts[name] = value
        return Text(f"event-{self.kind}", facts)

    def to_json(self) -> Json:
        facts: Json = {"event": self.kind}
        names: tuple[str, ...] = self.__match_args__  # the fields, in their order
        for name in names:
            value = getattr(self, name)
            facts[name] = list(value) if isinstance(value, tuple) else value
        return facts

    def encode(self) -> bytes:
        """`to_json` as it goes over a wire."""
        if type(self).to_json is not Event.to_json:
            return msgspec.json.encode(self.to_json())
        fields = msgspec.json.encode(self)
        return b'{"event":"%b"%b%b' % (self.kind.encode(), b"," if len(fields) > 2 else b"", fields[1:])


def gifts_of_chance(events: Iterable[Event]) -> list[str]:
    """What chance gave in these events, as far as these copies may know it; records keep it so."""
    return [gift for event in events if (gift := event.chance()) is not None]


def reveals(events: Iterable[Event]) -> bool:
    """Whether something hidden came to light, or chance had a part in it: such a choice stands."""
    return any(event.reveals or event.chance() is not None for event in events)
