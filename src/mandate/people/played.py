"""A finished game as its players remember it: one row a person, and the tallies that a profile shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

import msgspec

from mandate.core.record import RESIGN
from mandate.people.fair_play import MissKind, miss_of
from mandate.people.results import SeatResult, result_of, seats_that_left
from mandate.table.plan import Pace
from mandate.table.table import Table

Ending = Literal["won", "shared", "lost", "left"]
TOGETHER = "together"
TallyKind = Literal["mode", "pace", "company", "person", "level"]


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A person's finished game."""

    table: str
    guest: str
    at: int
    game: str
    mode: str  # the scenario that all seats met, "together" if it has no name, or the number of seats
    pace: Literal["none", "live", "slow"]
    ending: Ending
    rank: int
    rated: bool
    others: list[SeatResult]
    miss: MissKind | None = None  # why it counts as missed, if it does
    miss_rated: bool = False  # whether that game was to be rated, however short it was

    def tallies(self) -> Iterator[tuple[TallyKind, str, Ending]]:
        """Where this game is counted, and as what: against others, by who came out ahead."""
        people = [other for other in self.others if other.person]
        yield "mode", self.mode, self.ending
        yield "pace", self.pace, self.ending
        yield "company", "people" if people else "levels", self.ending
        for other in self.others:
            yield ("person" if other.person else "level"), other.who, self.against(other)

    def against(self, other: SeatResult) -> Ending:
        """How it ended between this person and another player."""
        if self.ending == "left" or not self.mode.isdigit():
            return self.ending  # partners share the ending
        if self.rank == other.rank:
            return "shared"
        return "won" if self.rank < other.rank else "lost"


def played_at(table: Table) -> list[Played]:
    """The game of each person at a table, if it counts.

    Lessons do not count, nor games continued from a record, with a deal that a player chose, with one person
    on several seats, without a choice of that person, or with a seat that was handed over under way.
    """
    plan, record = table.opened.plan, table.record
    if plan.guided or table.deal_is_known or record is None or record.begun_after is not msgspec.UNSET:
        return []
    result = result_of(table) if table.counts else None
    if result is None:
        return []
    people = [own.who for own in result.seats if own.person]
    if len(set(people)) < len(people):
        return []
    left, winners = seats_that_left(table), _winners(table)
    # a game of partners that is on no scale does not say so, but all win or lose
    together = result.scenario is not None or (
        not result.scale and len(result.seats) > 1 and len(winners) in (0, len(result.seats))
    )
    chose = Counter(entry.seat for entry in record.in_force() if entry.choice != RESIGN)
    return [
        Played(
            table=result.table,
            guest=own.who,
            at=result.at,
            game=result.game,
            mode=result.scenario or (TOGETHER if together else str(len(result.seats))),
            pace=_pace(plan.pace),
            ending="left" if seat in left else _ending(winners, seat, together=together),
            rank=own.rank,
            rated=result.rated,
            others=[other for number, other in enumerate(result.seats) if number != seat],
            miss=miss_of(table, seat, choices=chose[seat]) if seat in left else None,
            miss_rated=plan.rated and seat in left,
        )
        for seat, own in enumerate(result.seats)
        if own.person and (seat in chose or seat in left)
    ]


def _winners(table: Table) -> list[int]:
    return [] if table.outcome is None else [int(seat) for seat in table.outcome.winners]


def _ending(winners: list[int], seat: int, *, together: bool) -> Ending:
    if seat not in winners:
        return "lost"
    return "won" if together or len(winners) == 1 else "shared"


def _pace(pace: Pace) -> Literal["none", "live", "slow"]:
    if pace.per == "none":
        return "none"
    return "slow" if pace.slow else "live"
