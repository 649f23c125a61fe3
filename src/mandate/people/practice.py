"""What a person's own reviews say of them: accuracy and luck, game by game. Pure."""

from __future__ import annotations

import msgspec

from mandate.core.record import Record
from mandate.table.table import Table


class ReviewedGame(msgspec.Struct, frozen=True):
    """A game that its player had reviewed."""

    table: str
    at: int
    game: str
    choices: int
    accuracy: float  # as in a review
    lost: float  # of the win, given away by choices
    luck: float  # of the win, brought by draws


def own_seat(table: Table, guest: str, record: Record) -> int | None:
    """The guest's seat in a record; None if it is not this table's finished game, or not theirs alone.

    A person on several seats played against themselves, and a chosen deal was known.
    """
    whole, seats = table.record, table.seats_of(guest)
    if table.status != "over" or whole is None or len(seats) != 1 or table.deal_is_known or table.canceled:
        return None
    same = (record.game, record.choices, record.setup) == (whole.game, whole.choices, whole.setup)
    return seats[0] if same else None
