"""How a finished game counts: who took which place, and whether it is rated."""

from __future__ import annotations

from typing import Any

import msgspec

from mandate import games
from mandate.core.rated import Matchup, Ratings
from mandate.core.record import RESIGN
from mandate.table import log
from mandate.table.table import Table

MIN_CHOICES = 3  # of every seat that stayed to the end; a shorter game is not rated


class SeatResult(msgspec.Struct, frozen=True, array_like=True):
    """A seat's player and place. `rank` 1 is the best, equal ranks are a tie."""

    who: str  # the id of a guest, or the name of a computer player
    rank: int
    person: bool = True


class Result(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A finished game. `at` is the time of the line that ended it."""

    table: str
    at: int
    game: str
    scale: str = ""  # empty: the game is on no scale
    seats: list[SeatResult]
    scenario: str | None = None  # what all seats played against together
    rated: bool = False  # whether it changes ratings

    @property
    def key(self) -> tuple[int, str]:
        """The order in which results count."""
        return self.at, self.table


def ratings_of(game: str) -> Ratings | None:
    found: Ratings | None = games.registration(game).part("ratings") if game in games.names() else None
    return found


def result_of(table: Table) -> Result | None:
    """The result of a table; None while it is played, and if the game was canceled or cannot be read."""
    outcome = table.outcome
    if table.status != "over" or table.frozen is not None or table.canceled or outcome is None:
        return None
    plan = table.opened.plan
    matchup = _matchup(plan.game, plan.options)
    left = seats_that_left(table)
    ranks = _ranks(table, left, together=matchup is not None and matchup.scenario is not None)
    seats = []
    for seat, (chair, rank) in enumerate(zip(table.chairs, ranks, strict=True)):
        guest = chair.before if seat in left and chair.before else chair.guest
        who = guest or chair.bot or ""
        seats.append(SeatResult(who, rank, guest is not None))
    return Result(
        table=table.name,
        at=_ended(table),
        game=plan.game,
        scale=matchup.scale if matchup else "",
        scenario=matchup.scenario if matchup else None,
        seats=seats,
        rated=plan.rated and matchup is not None and _long_enough(table, left),
    )


def _matchup(game: str, options: dict[str, Any]) -> Matchup | None:
    ratings = ratings_of(game)
    return ratings.matchup(options) if ratings is not None else None


def _ended(table: Table) -> int:
    moves = (log.Chose, log.Resigned, log.Started)
    return next(line.at for line in reversed(table.lines) if isinstance(line, moves))


def seats_that_left(table: Table) -> list[int]:
    """The seats that left the game, the first to leave first.

    A player whose seat a computer player took over has left, unless they sat down again.
    """
    left: list[int] = []
    begun = False
    for line in table.lines:
        begun = begun or isinstance(line, log.Started)
        if isinstance(line, log.Resigned) or (begun and isinstance(line, log.Replaced)):
            left = [*(seat for seat in left if seat != line.seat), line.seat]
        elif isinstance(line, log.Sat):
            left = [seat for seat in left if seat != line.seat]
    return [seat for seat in left if seat in table.out or table.chairs[seat].before is not None]


def _ranks(table: Table, left: list[int], *, together: bool) -> list[int]:
    """Winners first, then by score, and last those who left: the earlier, the worse."""
    outcome = table.outcome
    assert outcome is not None
    if together:
        won = bool(outcome.winners)
        return [1 if won and seat not in left else 2 for seat in range(len(table.chairs))]
    sign = 1 if games.find(table.opened.plan.game).series_fewest else -1

    def merit(seat: int) -> tuple[int, int]:
        if seat in left:
            return 2, -left.index(seat)
        return (0, 0) if seat in outcome.winners else (1, sign * outcome.scores[seat])

    merits = [merit(seat) for seat in range(len(table.chairs))]
    return [1 + sum(other < own for other in merits) for own in merits]


def _long_enough(table: Table, left: list[int]) -> bool:
    assert table.match is not None
    made = [0] * len(table.chairs)
    for entry in table.match.record.in_force():
        if entry.choice != RESIGN:
            made[entry.seat] += 1
    return all(made[seat] >= MIN_CHOICES for seat in range(len(made)) if seat not in left)
