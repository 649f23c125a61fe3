"""An act on a fork of a table: the lines that it adds, and the checks that many acts share.

Where an act is refused, whoever called throws the fork away.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mandate.core.errors import Code, Refused
from mandate.core.record import Entry
from mandate.table import fold, log
from mandate.table.codes import ServerCode
from mandate.table.log import AnyLine
from mandate.table.log_limits import check_room
from mandate.table.outages import NO_OUTAGES, Outages
from mandate.table.table import Table


@dataclass(slots=True)
class Act:
    """One act on a fork of a table: the lines it adds, and the table of the game that follows it."""

    table: Table
    now: int
    spent: int = 0  # on the clocks since the last line that had a part in them
    lines: list[AnyLine] = field(default_factory=list)
    opened: list[Table] = field(default_factory=list)
    follows: bool = False  # whether the table was opened by another act, which opens no second one
    watched: bool = False  # whether somebody looks on who does not play
    here: frozenset[str] = frozenset()  # the guests who have the table open
    abandoned: frozenset[int] = frozenset()  # the seats that the others may go on without
    outages: Outages = NO_OUTAGES  # times in which nobody could act

    def passed(self, since: int) -> int:
        """Milliseconds since then in which people could act."""
        return self.outages.elapsed(since, self.now)

    def add(self, line: AnyLine) -> None:
        check_room(self.table.lines, line)
        self.lines.append(fold.add(self.table, line))

    def choose(self, seat: int, choice: str, *, ordered: bool = False) -> None:
        """Add a choice. What it leads to is for whoever called."""
        line = Entry(seat=seat, choice=choice)
        self.add(log.Chose(at=self.now, seat=seat, lines=[line], spent=self.charge(), ordered=ordered))

    def charge(self) -> int:
        """What has run off the clocks: it is charged once."""
        spent, self.spent = self.spent, 0
        return spent

    # --- checks -------------------------------------------------------------------------------------

    def check_owner(self, guest: str, seat: int) -> None:
        chair = self.table.chair(seat)
        if chair.guest != guest or chair.away:
            raise Refused(ServerCode.NOT_YOUR_SEAT, seat=seat + 1)

    def seat_of(self, guest: str) -> int:
        """The first seat of somebody who sits at the table."""
        if guest not in self.table.people:
            raise Refused(ServerCode.NOT_SEATED)
        return self.table.seats_of(guest)[0]

    def at_status(self, wanted: str) -> Table:
        """The table, where it is as far as that."""
        table = self.table
        if table.status == "closed":
            raise Refused(ServerCode.TABLE_CLOSED)
        if table.status != wanted:
            refusals: dict[str, Any] = {"open": ServerCode.ALREADY_STARTED, "over": ServerCode.NOT_OVER}
            playing = Code.GAME_OVER if table.status == "over" else ServerCode.NOT_STARTED
            raise Refused(refusals.get(wanted, playing))
        return table
