"""The clocks of one table: pure arithmetic in milliseconds.

Whoever keeps the time says how much of it has passed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from mandate.table.plan import Pace


@dataclass(slots=True)
class Clock:
    """What each seat has left. It runs for those who are asked, and only between two lines of the log."""

    pace: Pace
    left: list[int] = field(default_factory=list)
    since: int = 0  # when the time that has not been charged yet began to run

    @property
    def runs(self) -> bool:
        return self.pace.per != "none"

    def start(self, seats: int, at: int) -> None:
        self.left = [self.pace.seconds * 1000] * seats
        self.since = at

    def charge(self, seats: Iterable[int], spent: int, at: int) -> None:
        """Take what has passed from those who were asked meanwhile."""
        if self.runs:
            for seat in seats:
                self.left[seat] = max(0, self.left[seat] - spent)
        self.since = max(self.since, at)  # before a game of a series everybody has a while to breathe

    def moved(self, seat: int) -> None:
        """The seat has answered, and what it was asked is behind it."""
        if self.pace.per == "move":
            self.left[seat] = self.pace.seconds * 1000
        elif self.pace.per == "game":
            self.left[seat] += self.pace.increment * 1000

    def renew(self) -> None:
        """A choice was taken back: whoever is asked again has the whole time for it."""
        if self.pace.per == "move":
            self.left = [self.pace.seconds * 1000] * len(self.left)

    def out_of_time(self, seats: Iterable[int], spent: int) -> list[int]:
        """Those whose time is up when so much has passed since the last charge."""
        return [seat for seat in seats if self.runs and self.left[seat] <= spent]

    def deadline(self, seats: Iterable[int]) -> int | None:
        """When the first of them runs out of time, if the time runs on without a break."""
        least = min((self.left[seat] for seat in seats), default=None)
        return None if least is None or not self.runs else self.since + least

    def copy(self) -> Clock:
        return Clock(self.pace, self.left.copy(), self.since)
