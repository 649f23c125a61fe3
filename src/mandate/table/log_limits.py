"""How much a table's log takes of what does not carry its game on. Pure.

Every game comes to its end after so many choices; but people could talk, make offers, sit down and get up, or
take back and choose again, without end. Everybody who looks at the table would pay for it, and whoever
reads it.
"""

from __future__ import annotations

from collections.abc import Sequence

from mandate.core.errors import Refused
from mandate.table import log
from mandate.table.codes import ServerCode

MOST: dict[type[log.AnyLine], int] = {
    log.Said: 1000,
    log.TookBack: 200,  # each is a game that is played again to that point
    log.Offered: 400,
    log.Answered: 400,
    log.Sat: 400,
    log.Replaced: 400,
    log.Marked: 600,
}

MOST_ORDERS = 1000  # of all seats together: they stand beside the log that people see


def check_room(lines: Sequence[log.AnyLine], line: log.AnyLine) -> None:
    """Refuse a line of which the log holds enough."""
    kind = type(line)
    most = MOST.get(kind)
    if most is not None and len(lines) >= most and sum(type(each) is kind for each in lines) >= most:
        raise Refused(ServerCode.CHAT_FULL if kind is log.Said else ServerCode.TABLE_FULL, most=most)
