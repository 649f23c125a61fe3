"""Who meets whom, on which deal, in which seats.

A *table* is a set of players that meet. Every table plays the same deals, and each deal is played once
in every seating, so that neither the deal nor the seat favours anybody.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass

from mandate.arena.plan import Plan

Table = tuple[int, ...]  # players by their place in the plan


@dataclass(frozen=True, slots=True)
class Task:
    """One game to be played."""

    deal: int
    table: int
    seating: int
    seats: tuple[int, ...]  # which player sits on each seat


def tables(plan: Plan) -> list[Table]:
    """All pairings at tables for two; else everybody at one table, or all tables that can be filled.

    Where all seats win or lose together, each player has a table of its own, unless they are to mix.
    """
    players = range(len(plan.players))
    if (plan.together and not plan.mixed) or len(players) == 1:
        return [(player,) for player in players]
    return list(itertools.combinations(players, min(len(players), plan.seats)))


def seatings(table: Table, seats: int, turn: int) -> list[tuple[int, ...]]:
    """Every seating of one deal: a line-up, moved round by one seat at a time.

    With fewer players than seats the first one sits alone among the others, who share the remaining
    seats as evenly as they can. The line-ups that there are take turns from deal to deal.
    """
    if len(table) == 1:
        return [table * seats]
    first, others = table[0], table[1:]
    line_ups = [
        rest
        for rest in itertools.product(others, repeat=seats - 1)
        if max(rest.count(one) for one in others) - min(rest.count(one) for one in others) <= 1
    ]
    line = (first, *line_ups[turn % len(line_ups)])
    return [line[-shift:] + line[:-shift] for shift in range(seats)]


def games_a_deal(plan: Plan) -> int:
    """How many games one table plays on one deal."""
    return len(seatings(tables(plan)[0], plan.seats, 0))


def deals_for(plan: Plan, games: int) -> int:
    """The fewest deals with which each table plays at least so many games, all settings alike often."""
    settings = len(plan.options)
    return math.ceil(games / games_a_deal(plan) / settings) * settings


def tasks(plan: Plan, deals: int) -> Iterator[Task]:
    """All games in their order: deal by deal, so that a longer run begins with the shorter one."""
    all_tables = tables(plan)
    for deal in range(deals):
        for number, table in enumerate(all_tables):
            for seating, seats in enumerate(seatings(table, plan.seats, deal // len(plan.options))):
                yield Task(deal, number, seating, seats)
