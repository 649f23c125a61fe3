"""The lines of a table's log: what was accepted, in order. All else is derived from the log.

A line is stored as JSON with its kind in `is`. Lines are never sent as they are, since `Started` holds the
deal. `news.py` builds what people may see of a line.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from mandate.core.record import Entry, Record
from mandate.table.plan import Plan, Round

What: TypeAlias = Literal["takeback", "rematch", "series", "bot", "remove", "cancel"]
Why: TypeAlias = Literal["resigned", "time", "removed"]
WhyCanceled: TypeAlias = Literal["resigned", "time", "removed", "agreed"]


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="is"):
    """What every line carries: when it was accepted, in milliseconds since 1970."""

    at: int


class Opened(Line, frozen=True, tag="opened"):
    """The table as it was requested. Always line 1."""

    plan: Plan
    host: str
    link: str
    rules: str
    round: Round = Round()


class Sat(Line, frozen=True, tag="sat"):
    """A guest takes a free seat or, during the game, takes their own seat back from a computer player."""

    seat: int
    guest: str
    spent: int = 0


class Left(Line, frozen=True, tag="left"):
    """A player got up: before the game the seat is open again, during it the seat is abandoned."""

    seat: int
    freed: bool = False  # by the host, before the game


class Closed(Line, frozen=True, tag="closed"):
    """The table was closed before the game began: all players left, or the host closed it."""


class Started(Line, frozen=True, tag="started"):
    """The deal: a record without choices, unless the game continues from a position of another one."""

    record: Record
    hints: bool  # whether they are given


class Chose(Line, frozen=True, tag="chose"):
    """A choice and the automatic ones after it, as in the record."""

    seat: int
    lines: list[Entry]
    spent: int = 0  # milliseconds charged to the clocks since the last line that charged them
    ordered: bool = False  # by a standing order of the seat, hidden from the others


class Resigned(Line, frozen=True, tag="resigned"):
    """A seat left the game: it resigned, ran out of time, or was removed by agreement of the others."""

    seat: int
    why: Why
    lines: list[Entry]
    spent: int = 0


class Canceled(Line, frozen=True, tag="canceled"):
    """The game ended before two seats had chosen: it has no winner and counts for nothing.

    `seat` left it, as `why` says; `agreed`: the players canceled it together, as `seat` proposed.
    """

    seat: int
    why: WhyCanceled
    lines: list[Entry]
    spent: int = 0


class TookBack(Line, frozen=True, tag="took-back"):
    """A choice was taken back: within the seat's own chain (`step`), or with the others' consent."""

    seat: int
    lines: list[Entry]
    spent: int = 0
    step: bool = False


class Ordered(Line, frozen=True, tag="ordered"):
    """All standing orders of a seat from now on, in its game's own terms.

    They are between the seat and the server: other players neither see nor notice them, and this line has
    no number among the visible lines.
    """

    seat: int
    orders: dict[str, Any]


class Hinted(Line, frozen=True, tag="hinted"):
    """A person received a hint. Its content is not shown to the others and not stored."""

    seat: int
    ask: int


class Replaced(Line, frozen=True, tag="replaced"):
    """A computer player took over a seat: before the game a free one, during it an abandoned one."""

    seat: int
    bot: str


class Offered(Line, frozen=True, tag="offered"):
    """An offer; its number is that of its line. `by` is a seat of the guest who makes it."""

    what: What
    guest: str
    by: int
    seat: int | None = None
    bot: str | None = None
    games: int | None = None


class Answered(Line, frozen=True, tag="answered"):
    offer: int
    guest: str
    by: int
    yes: bool


class Rematched(Line, frozen=True, tag="rematched"):
    """The next game is at another table: all players agreed to it, now or when the series began."""

    table: str
    link: str


class Marked(Line, frozen=True, tag="marked"):
    """A seat marks a thing on the table for the others, or removes its mark."""

    seat: int
    thing: str
    on: bool = True


class Said(Line, frozen=True, tag="said"):
    """A line of chat. Its text is empty once its author has asked to be forgotten."""

    guest: str
    by: int
    text: str


AnyLine: TypeAlias = (
    Opened | Sat | Left | Closed | Started | Chose | Resigned | Canceled | TookBack | Ordered | Hinted
    | Replaced | Offered | Answered | Rematched | Marked | Said
)  # fmt: skip
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyLine)


def encode(line: AnyLine) -> str:
    return msgspec.json.encode(line).decode()


def decode(stored: str) -> AnyLine:
    line: AnyLine = _decoder.decode(stored)
    return line
