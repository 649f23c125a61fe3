"""The lines of a ladder's log: what happened, in order. All else is derived from it.

A file of `mandate ladder run` and the archive of a season are such logs too, one line of JSON each, with the
record of every game.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from mandate.arena.played import Failure
from mandate.core.game import Json
from mandate.core.record import Record

FORMAT = "mandate-ladder-1"


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="is"):
    """`at`: when it happened, in milliseconds since 1970."""

    at: int


class Opened(Line, frozen=True, tag="opened"):
    """The terms of a ladder. Always line 1."""

    format: str
    mandate: str
    game: str
    rules: str
    options: list[Json]  # one setting of the game for each deal, in turn
    seats: int
    seed: str | None = None  # from which the deals follow; at a server each deal is drawn and sealed
    seconds: float = 0.0  # that a program has for one answer; at a server a table has a clock
    season: int = 0  # at a server, from 1


class Entered(Line, frozen=True, tag="entered"):
    """A player, or one version of it. `player`: what plays, where that is known by a name."""

    who: str  # NAME or NAME@VERSION
    player: str = ""
    level: str = ""  # of a level: a fixed point, where the game has a scale


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seating of a deal; at a server with its table, which is opened when its turn comes."""

    seats: list[str]
    table: str = ""
    link: str = ""


class Paired(Line, frozen=True, tag="paired"):
    """A set: a company that plays one deal in all seatings."""

    set: int  # counted from 0
    deal: int  # of that company at home, of all sets at a server
    games: list[Sitting]
    dealt: Record | None = None  # at a server: secret until all seatings are over


class Played(Line, frozen=True, tag="played"):
    """A game is over."""

    set: int
    seating: int
    winners: list[int]  # seats
    scores: list[int]
    reason: str
    failures: list[Failure] = []
    luck: list[float] | None = None  # of each seat, where the game can measure it
    record: Record | None = None


class Dropped(Line, frozen=True, tag="dropped"):
    """The other seatings of a set are not played: a program did not come back."""

    set: int


class Paused(Line, frozen=True, tag="paused"):
    """A program did what it must not do: it is paired no more until its owner resumes it."""

    who: str
    problem: str  # its code
    facts: dict[str, Any] = {}


class Resumed(Line, frozen=True, tag="resumed"):
    who: str


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A player in the standings; numbers are rounded as they are shown."""

    who: str
    games: int
    # points of chess ratings: 400 are odds of ten to one; the first level stands at 0, else the first player
    rating: int
    low: int
    high: int
    plays_like: float | None  # of the levels, which count from 1; None where no level is a fixed point
    margin: float | None  # half of its interval of 95 %
    share: float  # of the wins
    share_low: float
    share_high: float
    adjusted: float | None = None  # the share without luck, where that was measured
    adjusted_low: float | None = None
    adjusted_high: float | None = None


class Rated(Line, frozen=True, tag="rated"):
    """The standings after all lines before this one."""

    places: list[Place]


class Ended(Line, frozen=True, tag="ended"):
    """A season is over: no line follows."""


AnyLine: TypeAlias = Opened | Entered | Paired | Played | Dropped | Paused | Resumed | Rated | Ended
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyLine)


def encode(line: AnyLine) -> str:
    return msgspec.json.encode(line).decode()


def decode(stored: str | bytes) -> AnyLine:
    line: AnyLine = _decoder.decode(stored)
    return line
