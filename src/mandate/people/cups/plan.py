"""The request to host a cup: its kind, game and terms, and what they are checked for."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from mandate import games
from mandate.core.errors import Refused
from mandate.people.cups.designs import DESIGNS
from mandate.table.codes import ServerCode
from mandate.table.opening import check
from mandate.table.plan import LONGEST_NAME, Open, Pace, Plan

MOST_ENTRANTS = 64
SIT_MS = 120_000  # that a player has to sit down when a table of a cup opens
SLOW_SIT_MS = 2 * 86_400_000  # the same in slow games
LATEST_START_S = 30 * 86_400
WAIT_MS = 6_000  # in an arena, besides a tenth of the clock, before a free player is paired

CupKind: TypeAlias = Literal["mini", "swiss", "arena"]


class CupPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A cup to be hosted.

    `mini` begins when `size` players are in: all meet equally often, on every seat equally often. `swiss` has
    so many `rounds` for two-player games, where no pair meets twice. `arena` pairs free players for so many
    `minutes`. The latter two begin `starts_in` seconds after they are hosted.
    """

    kind: CupKind
    game: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    options: dict[str, Any] = {}
    pace: Pace = Pace(per="game", seconds=600, increment=5)
    size: Annotated[int, msgspec.Meta(ge=2, le=7)] = 4
    rounds: Annotated[int, msgspec.Meta(ge=2, le=11)] = 5
    minutes: Annotated[int, msgspec.Meta(ge=5, le=24 * 60)] = 60
    starts_in: Annotated[int, msgspec.Meta(ge=0, le=LATEST_START_S)] = 600
    rated: bool = False
    # the same deal at every table of a round; others see its tables once it is over
    duplicate: bool = False
    programs: bool = False  # only programs enter, or else only people
    club: Annotated[str, msgspec.Meta(max_length=32)] | None = None  # only its members see and enter it

    @property
    def sit_ms(self) -> int:
        return SLOW_SIT_MS if self.pace.slow else SIT_MS

    @property
    def wait_ms(self) -> int:
        """In an arena: how long a free player waits for others before pairing."""
        return WAIT_MS + self.pace.seconds * 100

    @property
    def half_ms(self) -> int:
        return self.minutes * 30_000

    @property
    def length_ms(self) -> int:
        return 2 * self.half_ms


def seats_of(plan: CupPlan) -> int:
    """How many play at one table."""
    game = games.find(plan.game)
    return game.seats(game.configure_remote(plan.options))


def table_plan(plan: CupPlan, seats: int) -> Plan:
    """The plan of every table of a cup. Its seats are reserved."""
    return Plan(
        game=plan.game,
        options=plan.options,
        seats=[Open()] * seats,
        pace=plan.pace,
        hints=False,
        rated=plan.rated,
        spectators=not plan.duplicate,
    )


def check_cup(plan: CupPlan) -> int:
    """Refuse a cup that cannot be played; the seats at each table."""
    seats = seats_of(plan)
    game = games.find(plan.game)
    if plan.pace.per == "none" or game.together(plan.options) or seats < 2:
        raise Refused(ServerCode.CUP_TERMS, why="clock" if plan.pace.per == "none" else "together")
    if plan.kind == "mini" and (seats, plan.size) not in DESIGNS:
        sizes = [size for of, size in DESIGNS if of == seats]
        raise Refused(ServerCode.CUP_TERMS, why="size", sizes=", ".join(map(str, sizes)))
    if plan.kind != "mini" and seats != 2:
        raise Refused(ServerCode.CUP_TERMS, why="two")
    if plan.kind == "arena" and (plan.pace.slow or plan.duplicate):
        raise Refused(ServerCode.CUP_TERMS, why="slow" if plan.pace.slow else "duplicate")
    check(table_plan(plan, seats))
    return seats
