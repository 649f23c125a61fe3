"""Which running games are worth watching, and who watches one. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean

import msgspec

from mandate.people.profile import PersonCard
from mandate.table.wire import Summary


class WatchingInfo(msgspec.Struct, frozen=True):
    """Who has a table open without a seat: how many, and those of them who show when they are here."""

    count: int
    people: list[PersonCard]


def worth_watching(running: Iterable[Summary]) -> list[Summary]:
    """The games with the most spectators, then those of more people, then the strongest, then the latest."""

    def worth(table: Summary) -> tuple[int, int, float, int]:
        people = sum(seat.kind == "person" for seat in table.seats)
        known = [level for level in table.levels if level is not None]
        return -table.watching, -people, -fmean(known or [0.0]), -table.changed

    return sorted(running, key=worth)
