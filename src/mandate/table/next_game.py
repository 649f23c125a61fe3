"""The game that follows a finished one: a rematch, or the next game of a series. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

import msgspec

from mandate.table.plan import Bot, Me, Open, Plan, Round
from mandate.table.table import Chair, Table

Thing = TypeVar("Thing")


class NextGame(NamedTuple):
    """The table of the next game, before it is opened: the same players, each moved by one seat."""

    plan: Plan
    round: Round
    chairs: list[Chair]
    keeps_seats: bool  # whether players who left keep their seats, as abandoned ones; else the seats are free


def rematch(table: Table) -> NextGame:
    """Another game like this one. After a series it is a single game and a new count begins."""
    old, outcome = table.opened, table.outcome
    assert outcome is not None
    plan = msgspec.structs.replace(old.plan, series=[])
    if old.plan.games:
        return _after(table, plan, Round(before=table.name))
    wins = list(old.round.wins) or [0.0] * len(table.chairs)
    for winner in outcome.winners:
        wins[winner] += 1 / len(outcome.winners)
    return _after(table, plan, Round(number=old.round.number + 1, wins=_moved(wins), before=table.name))


def first_of_series(table: Table, games: int) -> NextGame:
    """The first of `games` games after this one, which is not part of the series."""
    plan = msgspec.structs.replace(table.opened.plan, series=games)
    return _after(table, plan, Round(before=table.name))


def next_of_series(table: Table) -> NextGame | None:
    """The next game of a series, which follows automatically unless all players have left."""
    old = table.opened
    if table.status != "over" or not old.plan.games or table.last_of_series:
        return None
    if not table.people and any(chair.guest is not None for chair in table.chairs):
        return None
    following = Round(number=old.round.number + 1, points=_moved(table.points), before=table.name)
    return _after(table, old.plan, following, keeps_seats=True)


def _after(table: Table, plan: Plan, following: Round, *, keeps_seats: bool = False) -> NextGame:
    chairs = _moved(table.chairs)
    seats: list[Me | Open | Bot] = [Open() if c.bot is None else Bot(c.bot) for c in chairs]
    # The next game has its own deal, and only the first one is guided.
    plan = msgspec.structs.replace(plan, seats=seats, waits=False, seed=None, guided=False)
    return NextGame(plan, following, chairs, keeps_seats)


def _moved(things: Sequence[Thing]) -> list[Thing]:
    """Per-seat values after each player has moved by one seat, so that another player begins."""
    return [*things[1:], *things[:1]]
