"""Which players meet, on which deal, in which seats.

A *table* is a set of players that meet. Every table plays the same deals, and each deal is played once
in every seating, so that neither the deal nor the seat favors a player.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mandate.arena.plan import Plan, Seating

Company = tuple[int, ...]  # players by their place in the plan


@dataclass(frozen=True, slots=True)
class Task:
    """One game to be played."""

    deal: int
    table: int
    seating: int
    seats: tuple[int, ...]  # which player sits on each seat
    part: int = 0  # which of the run's plans


def tables(plan: Plan) -> list[Company]:
    """All pairings at tables for two; else all players at one table, or all tables that can be filled.

    If all seats win or lose together, each player has a table of its own, unless they are to mix.
    """
    players = range(len(plan.players))
    if plan.seating is not Seating.ALL:
        return [tuple(players)]
    if (plan.together and not plan.mixed) or len(players) == 1:
        return [(player,) for player in players]
    return list(itertools.combinations(players, min(len(players), plan.seats)))


def seatings(table: Company, seats: int, turn: int) -> list[tuple[int, ...]]:
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


def seatings_of(plan: Plan, table: Company, deal: int) -> list[tuple[int, ...]]:
    """The seatings in which a table plays this deal."""
    if plan.seating is Seating.ALL:
        return seatings(table, plan.seats, deal // len(plan.options))
    shift = deal % plan.seats if plan.seating is Seating.TURNING else 0
    return [table[-shift:] + table[:-shift] if shift else table]


def games_a_deal(plan: Plan) -> int:
    """How many games one table plays on one deal."""
    return len(seatings_of(plan, tables(plan)[0], 0))


def deals_for(plan: Plan, games: int) -> int:
    """The fewest deals with which each table plays at least so many games, all settings alike often."""
    settings = len(plan.options)
    return math.ceil(games / games_a_deal(plan) / settings) * settings


Key = tuple[str, int, int, int]  # part, deal, table, seating: what a game is known by in its run


class Schedule:
    """All games of a run: one plan, or several that play deal by deal in turn."""

    def __init__(self, plans: Plan | Sequence[Plan], deals: int) -> None:
        self.plans = [plans] if isinstance(plans, Plan) else list(plans)
        self.deals = deals

    @property
    def total(self) -> int:
        """How many games there are, if none can be left out."""
        return self.deals * sum(games_a_deal(plan) * len(tables(plan)) for plan in self.plans)

    def tasks(self) -> Iterator[Task]:
        """All games in their order: deal by deal, so that a longer run begins with the shorter one."""
        all_tables = [tables(plan) for plan in self.plans]
        for deal in range(self.deals):
            for part, plan in enumerate(self.plans):
                for number, table in enumerate(all_tables[part]):
                    for seating, seats in enumerate(seatings_of(plan, table, deal)):
                        yield Task(deal, number, seating, seats, part)

    def key(self, task: Task) -> Key:
        return self.plans[task.part].part, task.deal, task.table, task.seating
