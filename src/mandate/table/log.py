"""The lines of a table's log: what was accepted, in order. The log is the truth; all else follows from it.

A line is stored as JSON with its kind in `is`. Nothing here is sent to anybody as it is: the deal stands
in `Started`. What people may see of a line is made in `sight`.
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
    """The table, as it was asked for. Always line 1."""

    plan: Plan
    host: str
    link: str
    rules: str
    round: Round = Round()


class Sat(Line, frozen=True, tag="sat"):
    """A guest takes a free seat, or, during the game, the own one back from a computer player."""

    seat: int
    guest: str
    spent: int = 0


class Left(Line, frozen=True, tag="left"):
    """Somebody got up: before the game the seat is open again, during it the seat is abandoned."""

    seat: int
    freed: bool = False  # by the host, before the game


class Closed(Line, frozen=True, tag="closed"):
    """A table that has not begun is cleared away: nobody is left, or its host thought better of it."""


class Started(Line, frozen=True, tag="started"):
    """The deal: a record without choices, but where the game goes on from a position of another one."""

    record: Record
    hints: bool | None = None  # whether they are given; None in older logs, whose plans say it


class Chose(Line, frozen=True, tag="chose"):
    """A choice, and behind it those that were automatic, as the record carries them."""

    seat: int
    lines: list[Entry]
    spent: int = 0  # milliseconds that ran off the clocks since the line before it that had a part in them
    ordered: bool = False  # by a standing order of the seat, which nobody else is told


class Resigned(Line, frozen=True, tag="resigned"):
    """A seat left the game: by itself, by the clock, or because the others agreed on it."""

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
    """All that a seat has ordered to be answered for it, from now on: its game's own words.

    It is between the seat and the server. Nobody else is shown it or notices it; it has no number among the
    lines that people see.
    """

    seat: int
    orders: dict[str, Any]


class Hinted(Line, frozen=True, tag="hinted"):
    """A person was told what a computer player would do. What it was is told to nobody else, and not kept."""

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
    """The next game is at another table: everybody agreed to it, now or when a series was begun."""

    table: str
    link: str


class Marked(Line, frozen=True, tag="marked"):
    """A seat marks a thing on the table for the others, or takes its mark away."""

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
