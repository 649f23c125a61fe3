"""Limits on lines in a table's log that do not advance its game. Pure.

Every game ends after a bounded number of choices, but people could chat, make offers, sit down and get up, or
take back and choose again without end. Every view and every fold of the log would pay for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from mandate.core.errors import Refused
from mandate.table import log
from mandate.table.codes import ServerCode

MAX_LINES: dict[type[log.AnyLine], int] = {
    log.Said: 1000,
    log.TookBack: 200,  # each replays the game up to that point
    log.Offered: 400,
    log.Answered: 400,
    log.Sat: 400,
    log.Replaced: 400,
    log.Joined: 100,
    log.Marked: 600,
    log.Consented: 100,
    log.Vacationed: 200,
}

MAX_ORDERS = 1000  # of all seats together; they are not among the visible lines
MAX_MUTES = 100  # likewise
FLOOD_LINES, FLOOD_MS = 4, 10_000  # lines of chat that one person may say in that time


def check_room(lines: Sequence[log.AnyLine], line: log.AnyLine) -> None:
    """Refuse a line if the log already holds the maximum of its kind."""
    kind = type(line)
    most = MAX_LINES.get(kind)
    if most is not None and len(lines) >= most and sum(type(each) is kind for each in lines) >= most:
        raise Refused(ServerCode.CHAT_FULL if kind is log.Said else ServerCode.TABLE_FULL, most=most)
