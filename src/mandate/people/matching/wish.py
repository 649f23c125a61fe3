"""A wish for opponents, and a request for them as its owner sees it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, NamedTuple

import msgspec

from mandate.table.plan import LONGEST_NAME, Pace

DAY_MS = 86_400_000
SLOW_LASTS_MS = 14 * DAY_MS  # until a request for slow games ends
LIVE_LASTS_MS = DAY_MS  # the same for live games, if its owner stays
UNSEEN_MS = 60_000  # without a look of its owner, until a request for live games ends
FOUND_LASTS_MS = 14 * DAY_MS  # that the table of an answered request is kept for its owner

SeatCount = Annotated[int, msgspec.Meta(ge=2, le=5)]
GameName = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
RequestStatus = Literal["waiting", "playing", "invited", "found"]


class Kind(NamedTuple):
    """What a table would be. A table counts on the scale of its game and seats."""

    game: str
    seats: int
    pace: Pace
    rated: bool


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a person wants to play; each list names what they accept, the dearest first."""

    games: Annotated[list[GameName], msgspec.Meta(min_length=1, max_length=8)]
    seats: Annotated[list[SeatCount], msgspec.Meta(min_length=1, max_length=4)]
    paces: Annotated[list[Pace], msgspec.Meta(min_length=1, max_length=6)]
    rated: bool = False

    @property
    def slow(self) -> bool:
        """Whether it is for slow games only, for which a person need not stay."""
        return all(pace.slow for pace in self.paces)

    def kinds(self) -> Iterator[Kind]:
        """Every table that it accepts, the dearest first."""
        for game in self.games:
            for seats in self.seats:
                for pace in self.paces:
                    yield Kind(game, seats, pace, self.rated)


class RequestInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A request as its owner sees it.

    `waiting`: for the first person. `playing`: at `table`, where a level keeps a seat warm. `invited`: a
    person at `table` could be met there, in `seat`, until `answer_by`. `found`: the game is at `table`.
    """

    id: str
    wish: Wish
    status: RequestStatus
    since: int
    until: int  # when it ends
    at: int  # the server's time
    table: str | None = None
    seat: int | None = None
    answer_by: int | None = None
