"""What a client requests in addition to the bare view: `?show=words,facts&language=de`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from mandate.core.errors import Malformed
from mandate.core.game import Event, Seat, State
from mandate.lang import LANGUAGES
from mandate.lang.text import plain
from mandate.table.codes import ServerCode


class Show(NamedTuple):
    """The optional parts of a view; only those requested are computed."""

    words: bool = False  # the question in words, and with each event its sentence
    facts: bool = False  # the view as tidy facts, for a game without its own drawing
    orders: bool = False  # the seat's standing orders
    language: str | None = None  # of texts as plain strings; None: texts as messages of the catalog
    names: tuple[str, ...] = ()  # of the seats and then the automata, for these strings

    def __bool__(self) -> bool:
        return self.words or self.facts

    @property
    def reader(self) -> tuple[str | None, tuple[str, ...]]:
        """What texts depend on: clients with the same reader get the same texts."""
        return self.language, self.names

    def say(self, value: Any) -> Any:
        """Texts, or values that contain texts, as this client wants them."""
        return value if self.language is None else plain(value, self.language, self.names)


NOTHING = Show()
_PARTS = frozenset(("words", "facts", "orders"))


def read_show(asked: str | None, language: str | None = None) -> Show:
    """Parse `words,facts`, in any order; refuse unknown parts."""
    parts = {part.strip() for part in asked.split(",")} - {""} if asked else set()
    if not parts <= _PARTS:
        raise Malformed(ServerCode.BAD_MESSAGE, reason="show")
    if language is not None and language not in LANGUAGES:
        raise Malformed(ServerCode.UNKNOWN_LANGUAGE, language=language, known=", ".join(LANGUAGES))
    return Show("words" in parts, "facts" in parts, "orders" in parts, language)


def events(state: State, happened: Sequence[Event], seat: Seat | None, show: Show) -> list[Any]:
    """Events as that seat (or a spectator) may know them, with their sentences if requested.

    Each is ready to send: as JSON values, or already encoded.
    """
    if show.words:
        return [_with_words(state, event.seen_by(seat), show) for event in happened]
    return [msgspec.Raw(event.seen_by(seat).encode()) for event in happened]


def _with_words(state: State, event: Event, show: Show) -> dict[str, Any]:
    sentence = state.sentence(event)
    return event.to_json() if sentence is None else {**event.to_json(), "told": show.say(sentence)}
