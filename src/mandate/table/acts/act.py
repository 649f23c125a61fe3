"""An act on a fork of a table: the lines it adds, and the checks that many acts share.

If an act is refused, the caller discards the fork.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mandate.core.errors import Code, Refused
from mandate.core.record import Entry
from mandate.table import fold, log
from mandate.table.clock import Spent
from mandate.table.codes import ServerCode
from mandate.table.log import AnyLine
from mandate.table.log_limits import check_room
from mandate.table.outages import NO_OUTAGES, Outages
from mandate.table.table import Table
from mandate.table.talk import ChatPolicy


@dataclass(slots=True)
class Act:
    """One act on a fork of a table: the lines it adds, and the table of the game that follows it."""

    table: Table
    now: int
    spent: Spent = 0  # on the clocks since the last line that charged them
    lines: list[AnyLine] = field(default_factory=list)
    opened: list[Table] = field(default_factory=list)
    follows: bool = False  # whether another act opened the table; such an act opens no further one
    watched: bool = False  # whether there are spectators
    here: frozenset[str] = frozenset()  # the guests who have the table open
    abandoned: frozenset[int] = frozenset()  # the seats that the others may replace or remove
    outages: Outages = NO_OUTAGES  # times in which the server was down
    chat: ChatPolicy = "friends"  # what the operator allows
    invited: bool = False  # whether the guest who acts has the table's link

    def passed(self, since: int) -> int:
        """Milliseconds since `since` in which people could act."""
        return self.outages.elapsed(since, self.now)

    def add(self, line: AnyLine) -> None:
        check_room(self.table.lines, line)
        self.lines.append(fold.add(self.table, line))

    def choose(self, seat: int, choice: str, *, ordered: bool = False) -> None:
        """Add a choice. The caller handles what follows from it."""
        line = Entry(seat=seat, choice=choice)
        self.add(log.Chose(at=self.now, seat=seat, lines=[line], spent=self.charge(), ordered=ordered))

    def charge(self) -> Spent:
        """Return the time spent on the clocks and reset it, so that it is charged once."""
        spent: Spent = self.spent
        self.spent = 0
        return spent

    # --- checks -------------------------------------------------------------------------------------

    def check_owner(self, guest: str, seat: int) -> None:
        chair = self.table.chair(seat)
        if chair.guest != guest or chair.away:
            raise Refused(ServerCode.NOT_YOUR_SEAT, seat=seat + 1)

    def seat_of(self, guest: str) -> int:
        """The first seat of a guest; refuse a guest without one."""
        if guest not in self.table.people:
            raise Refused(ServerCode.NOT_SEATED)
        return self.table.seats_of(guest)[0]

    def at_status(self, wanted: str) -> Table:
        """The table; refuse if it does not have that status."""
        table = self.table
        if table.status == "closed":
            raise Refused(ServerCode.TABLE_CLOSED)
        if table.status != wanted:
            refusals: dict[str, Any] = {"open": ServerCode.ALREADY_STARTED, "over": ServerCode.NOT_OVER}
            playing = Code.GAME_OVER if table.status == "over" else ServerCode.NOT_STARTED
            raise Refused(refusals.get(wanted, playing))
        return table
