"""Who a report is about, and the chat that is attached to it: nothing of the game. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from mandate.core.errors import Refused
from mandate.people.conduct import ChatLine
from mandate.table import log
from mandate.table.codes import ServerCode
from mandate.table.table import Table

MAX_LOG_LINES = 200  # of chat, attached to a report


def other_at(table: Table, guest: str, seat: int) -> str:
    """The other person at a seat, also one whom a computer player has replaced."""
    chair = table.chair(seat)
    other = chair.guest or chair.before
    if other is None or other == guest:
        raise Refused(ServerCode.NO_OTHER_PERSON)
    return other


def speaker(table: Table, guest: str, number: int) -> str:
    line = table.lines[number - 1] if 0 < number <= table.number else None
    if not isinstance(line, log.Said) or line.guest == guest:
        raise Refused(ServerCode.NO_OTHER_PERSON)
    return line.guest


def chat_of(table: Table, about: str, names: Mapping[str, str]) -> list[ChatLine]:
    """The chat of a table, as everyone there could read it: nothing of the game."""
    said = [
        ChatLine(
            number=number, at=line.at, name=names.get(line.guest, ""), text=line.text, phrase=line.phrase,
            reported=line.guest == about,
        )
        for number, line in enumerate(table.lines, 1)
        if isinstance(line, log.Said)
    ]  # fmt: skip
    return said[-MAX_LOG_LINES:]
