"""Earlier positions of a game that is being played, as a seat saw them then. Pure.

A position follows a line of the log with a choice in force. What a takeback canceled is not among them.
"""

from __future__ import annotations

import msgspec

from mandate import games
from mandate.core.errors import Refused
from mandate.core.game import Seat
from mandate.core.record import Record
from mandate.core.replay import replay
from mandate.table.choices import AT_THE_START
from mandate.table.codes import ServerCode
from mandate.table.replays import Seen, seen_at
from mandate.table.show import Show
from mandate.table.table import Table

MOST_AT_ONCE = 12  # positions in one answer


class Past(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat saw the game. `views` begins with the position after line `lines[first]`."""

    lines: list[int]  # 0 for the start, then every line with a choice in force
    first: int
    views: list[Seen]


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """What it takes to see earlier positions, apart from the table: that may change meanwhile."""

    record: Record
    seat: int | None
    counts: list[int]  # after how many choices in force each position stands
    lines: list[int]
    first: int
    show: Show


def looking_back(table: Table, seat: int | None, before: int, show: Show) -> Look:
    """Ask for the last positions that stood before line `before` was written."""
    if table.match is None or table.frozen is not None:
        raise Refused(ServerCode.NOT_STARTED)
    counts = {AT_THE_START: 0}
    for number, made in enumerate(table.standing.made, 1):
        counts[made.line] = number
    lines = [*counts]
    end = sum(line < before for line in lines)
    first = max(0, end - MOST_AT_ONCE)
    wanted = [counts[line] for line in lines[first:end]]
    record = table.match.record.copy()
    return Look(record=record, seat=seat, counts=wanted, lines=lines, first=first, show=show)


def past(look: Look) -> bytes:
    """The positions as JSON: takes as long as playing the game again, so not in a server's event loop."""
    game = games.find(look.record.game)
    seat = None if look.seat is None else Seat(look.seat)
    views: list[Seen] = []
    if look.counts:
        for at, (_, state, _) in enumerate(replay(game, look.record)):
            if at in look.counts:
                views.append(seen_at(state, seat, look.show, hidden=False))
            if at == look.counts[-1]:
                break
    return msgspec.json.encode(Past(lines=look.lines, first=look.first, views=views))
