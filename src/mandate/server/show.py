"""What a client wants beside the bare view: it says so when it asks, `?show=words,facts,orders`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from mandate.core.errors import Malformed
from mandate.core.game import Event, Seat
from mandate.server.codes import ServerCode


class Show(NamedTuple):
    """Nobody pays for what they do not ask for."""

    words: bool = False  # the question in words, and with each event its sentence
    facts: bool = False  # the view as tidy facts, for a table that nobody drew
    orders: bool = False  # what the own seat has ordered to be answered for it

    def __bool__(self) -> bool:
        return self.words or self.facts


NOTHING = Show()
_PARTS = frozenset(Show._fields)


def read_show(asked: str | None) -> Show:
    """`words,facts`, in any order; what is not known is refused."""
    parts = {part.strip() for part in asked.split(",")} - {""} if asked else set()
    if not parts <= _PARTS:
        raise Malformed(ServerCode.BAD_MESSAGE, reason="show")
    return Show(**dict.fromkeys(parts, True))


def events(happened: Sequence[Event], seat: Seat | None, show: Show) -> list[Any]:
    """Events as that seat (or a spectator) may know them, with their sentences where those are wanted.

    Each is ready to be sent: its JSON, or that encoded already.
    """
    if show.words:
        return [_with_words(event.seen_by(seat)) for event in happened]
    return [msgspec.Raw(event.seen_by(seat).encode()) for event in happened]


def _with_words(event: Event) -> dict[str, Any]:
    told = event.told()
    return event.to_json() if told is None else {**event.to_json(), "told": told}
