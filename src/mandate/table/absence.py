"""How long the players of a table have been away, and when a seat counts as abandoned. Pure."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from mandate.table.table import Table


@dataclass(slots=True)
class Absences:
    """Who has the table open, and when the others last had it open, by the server's time.

    A process that has just loaded a table has no earlier information and counts from `since`. After a
    restart the wait begins again, so no player loses a seat because the server was down.
    """

    since: int
    _here: set[str] = field(default_factory=set)
    _left: dict[str, int] = field(default_factory=dict)

    def note(self, here: Collection[str], now: int) -> None:
        """Record which guests have the table open now."""
        for guest in self._here.difference(here):
            self._left[guest] = now
        self._here = set(here)

    def glanced(self, guest: str, now: int) -> None:
        """Record that a guest looked at the table without staying."""
        self._left[guest] = now

    def away_since(self, guest: str) -> int | None:
        """Return when the guest left, or None if the guest has the table open."""
        return None if guest in self._here else max(self.since, self._left.get(guest, 0))


def until_abandoned(
    table: Table, absences: Absences, elapsed: Callable[[int], int], patience: int
) -> list[int | None]:
    """For each seat: milliseconds until it counts as abandoned, 0 if it already does, None if it never will.

    A seat is abandoned when its player has got up, or has had a question to answer and been away for
    `patience` milliseconds. `elapsed(since)` is the time since then in which people could move. At a pace of
    days per move, players are not expected at the table, and only the clock decides.
    """
    left: list[int | None] = [None] * len(table.chairs)
    if table.status != "playing":
        return left
    for seat, chair in enumerate(table.chairs):
        if chair.guest is None or seat in table.out:
            continue
        if chair.away:
            left[seat] = 0
        elif seat in table.pending and not table.opened.plan.pace.slow:
            away_since = absences.away_since(chair.guest)
            if away_since is not None:
                left[seat] = max(0, patience - elapsed(max(away_since, table.asked_at[seat])))
    return left
