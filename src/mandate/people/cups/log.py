"""The lines of a cup's log: what happened, in order. All else is derived from it.

They are stored as JSON with their kind in `is`, and never sent as they are: they name guests and hold deals.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from mandate.core.record import Record
from mandate.people.cups.plan import CupPlan

WhyEnded: TypeAlias = Literal["played", "few", "closed"]


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="is"):
    """`at`: when it happened, in milliseconds since 1970."""

    at: int


class Created(Line, frozen=True, tag="created"):
    """The cup as it was requested. Always line 1."""

    plan: CupPlan
    host: str
    seats: int  # at each table
    starts: int  # when it begins; a mini cup also begins as soon as it is full


class Entered(Line, frozen=True, tag="entered"):
    """A guest entered, or came back. `missed`: the rounds before a late entry, with half a point each."""

    guest: str
    missed: int = 0


class Withdrawn(Line, frozen=True, tag="withdrawn"):
    """A guest is paired no more. Before the cup begins they leave no trace in it."""

    guest: str


class Pairing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game of a round: its table, which is opened afterwards, and who sits on which seat."""

    table: str
    link: str
    seats: list[str]


class Paired(Line, frozen=True, tag="paired"):
    """A round; in an arena, a few players who were free. `byes`: who had no opponent."""

    number: int
    games: list[Pairing]
    byes: list[str] = []
    deal: Record | None = None  # the one deal of all its tables: secret until the round is over


class Finished(Line, frozen=True, tag="finished"):
    """A game is over. `ranks` by seat; 1 is the best, equal ranks are a tie."""

    table: str
    ranks: list[int]


class Forfeited(Line, frozen=True, tag="forfeited"):
    """A game was not played: these seats were not taken in time, or their players had withdrawn."""

    table: str
    seats: list[int]


class Ended(Line, frozen=True, tag="ended"):
    why: WhyEnded


AnyLine: TypeAlias = Created | Entered | Withdrawn | Paired | Finished | Forfeited | Ended
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyLine)


def encode(line: AnyLine) -> str:
    return msgspec.json.encode(line).decode()


def decode(stored: str) -> AnyLine:
    line: AnyLine = _decoder.decode(stored)
    return line
