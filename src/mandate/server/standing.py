"""Which choices of a game stand, whose they are, and at which line they were made. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mandate.core.record import TAKEBACK, Entry

AT_THE_START = 0  # the line of what was automatic before anybody chose


class Made(NamedTuple):
    """One entry of the record that is in force."""

    seat: int
    line: int
    chosen: bool  # whether somebody made it; otherwise it was automatic


class Standing:
    """The entries in force, kept beside the record so that nobody has to replay it to ask."""

    def __init__(self, made: Iterable[Made] = ()) -> None:
        self._made = list(made)

    def copy(self) -> Standing:
        return Standing(self._made)

    def start(self, automatic: Iterable[Entry]) -> None:
        self._made = [Made(entry.seat, AT_THE_START, False) for entry in automatic]

    def note(self, line: int, entries: Sequence[Entry]) -> tuple[int, ...]:
        """Take what a line added to the record; the lines whose choices no longer count."""
        undone: tuple[int, ...] = ()
        for number, entry in enumerate(entries):
            if entry.choice == TAKEBACK:
                gone = self._made[len(self._made) - entry.back :]
                del self._made[len(self._made) - entry.back :]
                undone = (*undone, *(made.line for made in gone if made.chosen))
            else:
                self._made.append(Made(entry.seat, line, number == 0))
        return undone

    def behind(self, seat: int) -> list[int]:
        """The seats whose choices would go if this seat took its last one back: newest first, itself last.

        Each is named once. Empty where the seat has chosen nothing that stands.
        """
        seats: dict[int, None] = {}
        for made in reversed(self._made):
            if made.chosen and made.seat == seat:
                seats.pop(seat, None)
                return [*seats, seat]
            if made.chosen:
                seats[made.seat] = None
        return []
