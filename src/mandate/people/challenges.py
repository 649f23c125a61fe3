"""A challenge on the wire: a game that one person offers another, who may be away."""

from __future__ import annotations

from typing import Literal

import msgspec

from mandate.core.errors import Refused
from mandate.people.profile import PersonCard
from mandate.table.codes import ServerCode
from mandate.table.plan import Bot, Me, Open, Pace, Plan

DAY_MS = 86_400_000
LASTS_DAYS = 7
MAX_OPEN = 10  # challenges of one person that wait for an answer

ChallengeStatus = Literal["open", "accepted", "declined"]


class ChallengeInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A challenge. Once it is accepted, `table` and `link` lead to the game."""

    id: str
    person: PersonCard  # the other one
    yours: bool  # whether the caller made it
    game: str
    options: dict[str, str | int | bool]
    seats: int
    pace: Pace
    rated: bool
    until: int  # when it ends without an answer
    status: ChallengeStatus
    table: str | None = None
    link: str | None = None


def check_plan(plan: Plan) -> None:
    """A challenge is for the two of them: one seat each, and computer players on the rest."""
    kinds = [type(seat) for seat in plan.seats]
    if kinds.count(Me) != 1 or kinds.count(Open) != 1:
        raise Refused(ServerCode.NOT_FOR_TWO)


def accepted_plan(plan: Plan) -> Plan:
    """The plan as the challenged person opens it: their seats are exchanged, and no stranger is let in."""
    seats = [
        seat if isinstance(seat, Bot) else Open() if isinstance(seat, Me) else Me() for seat in plan.seats
    ]
    return msgspec.structs.replace(plan, seats=seats, listed=False, waits=False)
