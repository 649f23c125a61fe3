"""The clocks of one table: pure arithmetic in milliseconds.

The caller keeps the time and says how much of it has passed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from mandate.table.plan import Pace

# On the clocks since the last charge, in milliseconds: alike for all, or by seat where one of them rested.
Spent: TypeAlias = int | dict[int, int]


def spent_by(seat: int, spent: Spent) -> int:
    return spent if isinstance(spent, int) else spent.get(seat, 0)


@dataclass(slots=True)
class Clock:
    """The time each seat has left. It runs for seats with a question to answer, between lines of the log."""

    pace: Pace
    left: list[int] = field(default_factory=list)
    banks: list[int] = field(default_factory=list)  # of what is left, the reserve that is not renewed
    since: int = 0  # when the time not yet charged began to run

    @property
    def runs(self) -> bool:
        return self.pace.per != "none"

    def start(self, seats: int, at: int) -> None:
        bank = self.pace.bank if self.pace.per == "move" else 0
        self.banks = [bank * 1000] * seats
        self.left = [(self.pace.seconds + bank) * 1000] * seats
        self.since = at

    def _refill(self, seat: int) -> None:
        """The full time for another move, and of the bank what a longer move left of it."""
        self.banks[seat] = min(self.banks[seat], self.left[seat])
        self.left[seat] = self.pace.seconds * 1000 + self.banks[seat]

    def charge(self, seats: Iterable[int], spent: Spent, at: int) -> None:
        """Charge the elapsed time to the seats that had a question to answer."""
        if self.runs:
            for seat in seats:
                self.left[seat] = max(0, self.left[seat] - spent_by(seat, spent))
        self.since = max(self.since, at)  # `since` lies ahead during the break between games

    def moved(self, seat: int) -> None:
        """Credit a seat that has answered its question."""
        if self.pace.per == "move":
            self._refill(seat)
        elif self.pace.per == "game":
            self.left[seat] += self.pace.increment * 1000

    def renew(self) -> None:
        """Restore the full time per move after a takeback, since questions are asked again."""
        if self.pace.per == "move":
            for seat in range(len(self.left)):
                self._refill(seat)

    def out_of_time(self, seats: Iterable[int], spent: Spent) -> list[int]:
        """The seats whose time is up when `spent` has passed since the last charge."""
        return [seat for seat in seats if self.runs and self.left[seat] <= spent_by(seat, spent)]

    def deadline(self, seats: Iterable[int]) -> int | None:
        """When the first of these seats runs out of time, if the clocks run without a break."""
        least = min((self.left[seat] for seat in seats), default=None)
        return None if least is None or not self.runs else self.since + least

    def copy(self) -> Clock:
        return Clock(self.pace, self.left.copy(), self.banks.copy(), self.since)
