"""Which choices of a game are in force, whose they are, and at which line they were made. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from mandate.core.record import RESIGN, TAKEBACK, Entry

# whether a step back can undo a seat's last choice; if not: because there is nothing to undo, because another
# seat has chosen since, or because the choice revealed something hidden
Step: TypeAlias = Literal["free", "nothing", "others", "hidden"]
AT_THE_START = 0  # the line of automatic entries before the first choice


class Made(NamedTuple):
    """One entry of the record that is in force."""

    seat: int
    line: int
    chosen: bool  # whether a player made it; otherwise it was automatic
    reveals: bool = False  # whether it revealed something hidden
    resigned: bool = False
    ordered: bool = False  # by a standing order


class Standing:
    """The entries in force, kept beside the record so that it need not be replayed to find them."""

    def __init__(self, made: Iterable[Made] = ()) -> None:
        self.made = list(made)

    def copy(self) -> Standing:
        return Standing(self.made)

    def start(self, automatic: Iterable[Entry]) -> None:
        self.made = [Made(entry.seat, AT_THE_START, False) for entry in automatic]

    def note(
        self, line: int, entries: Sequence[Entry], *, reveals: bool = False, ordered: bool = False
    ) -> tuple[int, ...]:
        """Take what a line added to the record; return the lines whose choices no longer count.

        `reveals`: the line revealed something hidden; `ordered`: it was made by a standing order.
        """
        undone: tuple[int, ...] = ()
        for number, entry in enumerate(entries):
            if entry.choice == TAKEBACK:
                gone = self.made[len(self.made) - entry.back :]
                del self.made[len(self.made) - entry.back :]
                undone = (*undone, *(made.line for made in gone if made.chosen))
            else:
                resigned = entry.choice == RESIGN
                self.made.append(Made(entry.seat, line, number == 0, reveals, resigned, ordered))
        return undone

    def choosers(self, most: int | None = None) -> set[int]:
        """The seats with a choice in force; with `most`, the first so many of them."""
        seats: set[int] = set()
        for made in self.made:
            if made.chosen and not made.resigned:
                seats.add(made.seat)
                if len(seats) == most:
                    break
        return seats

    def step(self, seat: int, *, own: bool = False) -> Step:
        """Whether the seat can step back within its own chain of choices, or why not.

        With `own`, step back to its last choice that was not made by an order.
        """
        if not self.made or self.made[-1].resigned:
            return "nothing"
        for made in reversed(self.made):
            if made.line == AT_THE_START:
                return "nothing"
            if made.seat != seat:
                return "others" if any(each.seat == seat for each in self.made) else "nothing"
            if made.reveals:
                return "hidden"
            if not (own and made.ordered):
                return "free"
        return "nothing"

    def ordered_since(self, seat: int) -> int | None:
        """How many choices orders have made for the seat since its own last one; None if it has made none."""
        ordered = 0
        for made in reversed(self.made):
            if made.chosen and made.seat == seat:
                if not made.ordered:
                    return ordered
                ordered += 1
        return None

    def behind(self, seat: int, *, own: bool = False) -> list[int]:
        """The seats whose choices a takeback by this seat would undo: newest first, itself last.

        With `own`, its last one not made by an order. Each seat is listed once. Empty if the seat has no
        choice in force.
        """
        seats: dict[int, None] = {}
        for made in reversed(self.made):
            if made.chosen and made.seat == seat and not (own and made.ordered):
                seats.pop(seat, None)
                return [*seats, seat]
            if made.chosen:
                seats[made.seat] = None
        return []
