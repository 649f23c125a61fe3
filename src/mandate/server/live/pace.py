"""Thinking time of computer players while a person waits: a budget per seat until a person answers again.

A computer player may have many decisions in a row. Each may use half of what its seat has left: the first
ones, which matter most, get most of the time, and the last ones are still answered.
"""

from __future__ import annotations

from mandate.table import log
from mandate.table.table import Table

ROW_SECONDS = 5.0  # for one seat, between two answers by people
SHARE_OF_ROW = 0.5


class Pace:
    """Thinking time used by the computer players at one table since a person last answered."""

    def __init__(self) -> None:
        self._row = -1
        self._spent: dict[int, float] = {}

    def of(self, table: Table, seat: int) -> SeatPace:
        row = _last_answer(table)
        if row != self._row:
            self._row, self._spent = row, {}
        return SeatPace(self._spent, seat)


class SeatPace:
    """The time one seat has left in this row."""

    def __init__(self, spent: dict[int, float], seat: int) -> None:
        self._spent = spent
        self._seat = seat

    @property
    def seconds(self) -> float:
        """For its next decision."""
        return max(ROW_SECONDS - self._spent.get(self._seat, 0.0), 0.0) * SHARE_OF_ROW

    def spend(self, seconds: float) -> None:
        self._spent[self._seat] = self._spent.get(self._seat, 0.0) + seconds


def _last_answer(table: Table) -> int:
    """The number of the last line in which a person chose; 0 before the first."""
    for at in range(len(table.lines), 0, -1):
        line = table.lines[at - 1]
        if isinstance(line, log.Chose) and table.chairs[line.seat].bot is None:
            return at
    return 0
