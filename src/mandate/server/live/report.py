"""What a server process says of itself with its signs of life.

`mandate doctor` reads it, and the other processes read how many watch at its tables.
"""

from __future__ import annotations

import msgspec


class Report(msgspec.Struct, frozen=True):
    """The state of one process."""

    name: str
    version: str
    tables: int  # in hand
    doubled: int  # of these, how many clients also reached at another process within the last minute
    bus: str | None  # its address, without a password
    bus_away: float  # seconds for which it has not answered; 0 while it does
    clock_ms: int  # from this machine's clock to the database's
    workers: int = 0  # on other machines, connected to it
    no_worker: bool = False  # computer players wait, because there is no process to think
    watching: dict[str, int] = {}  # by listed table: how many people without a seat have it open there


def encode_report(report: Report) -> str:
    return msgspec.json.encode(report).decode()


def decode_report(text: str) -> Report | None:
    """The report; None if another release wrote it."""
    try:
        return msgspec.json.decode(text, type=Report)
    except msgspec.MsgspecError:
        return None
