"""Decode events from JSON, for games followed over a wire."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from mandate.core.game import Event, Json


class EventReader:
    """Reads the events of one game: the reverse of `Event.to_json`."""

    def __init__(self, kinds: Iterable[type[Event]]) -> None:
        self._kinds = {kind.kind: kind for kind in kinds}

    def __call__(self, data: Json) -> Event:
        """Raise `msgspec.ValidationError` if this is no event of this game."""
        kind = self._kinds.get(data.get("event", ""))
        if kind is None:
            raise msgspec.ValidationError(f"no such event: {data.get('event')}")
        return msgspec.convert(data, type=kind)
