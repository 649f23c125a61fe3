"""Stopping as soon as it is decided which player is better, without fooling ourselves.

A fixed interval that is looked at after every deal is wrong sooner or later. This one may be looked at
always: for every possible mean there is a gambler who bets against it, deal after deal, in a game that
is fair if that mean is the true one; a gambler who has made 20 out of 1 has refuted it (Ville's
inequality; betting as by Waudby-Smith and Ramdas, 2024). What is not refuted is the interval. With a
probability of at least 95 % it holds the truth at every moment, so the chance of ever naming the wrong
player, or one of two equals, is at most 5 % for all contests of a run together.

It is assumed that rounds (a deal on each setting) are drawn alike and independently: by the plan's seed
they are. Nothing is assumed of how results are spread, or of how a deal's games hang together.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from mandate.arena.plan import Plan
from mandate.arena.played import Played
from mandate.arena.schedule import Task, seatings, tables
from mandate.arena.shares import share_of
from mandate.arena.statistics import LEVEL, Estimate

STEPS = 1000  # of the grid of possible means
BOLDEST = 0.75  # the most a gambler stakes: never all it has


class Betting:
    """An interval for the mean of numbers between 0 and 1 that holds at every moment."""

    def __init__(self, error: float) -> None:
        self._means = np.linspace(0.0, 1.0, STEPS + 1)
        self._log_wealth = np.zeros(STEPS + 1)
        self._limit = -np.log(error)
        self._count, self._sum, self._squares = 0, 0.0, 0.0
        self._low, self._high = 0.0, 1.0

    def add(self, value: float) -> None:
        # what has been seen so far, with one made-up observation of 1/2 so that it is never nothing
        guess = (0.5 + self._sum) / (self._count + 1)
        spread = (0.25 + self._squares) / (self._count + 1)
        away = guess - self._means
        with np.errstate(divide="ignore"):
            most, least = BOLDEST / self._means, -BOLDEST / (1 - self._means)
        stake = np.clip(away / (spread + away * away), least, most)
        self._log_wealth += np.log1p(stake * (value - self._means))
        self._count += 1
        self._sum += value
        self._squares += (value - guess) ** 2
        standing = np.flatnonzero(self._log_wealth < self._limit)
        if standing.size:  # one step wider than the grid's own, for what lies between two of its points
            self._low = max(self._low, (int(standing[0]) - 1) / STEPS)
            self._high = min(self._high, (int(standing[-1]) + 1) / STEPS)

    @property
    def estimate(self) -> Estimate:
        middle = self._sum / self._count if self._count else 0.5
        return Estimate(middle, self._low, self._high)


@dataclass(slots=True)
class Contest:
    """The first player of a table against its fair share, or two tables' win rates against each other."""

    table: int
    player: int
    against: int | None  # another table, where each player has one of its own
    fair: float
    betting: Betting
    rounds: dict[int, list[float]] = field(default_factory=dict)

    def add(self, table: int, number: int, value: float, complete: int) -> None:
        """A game's value; when all of its round are there, a bet is made on them."""
        values = self.rounds.setdefault(number, [])
        values.append(value if self.against is None else (value if table == self.table else -value))
        if len(values) == complete * (1 if self.against is None else 2):
            del self.rounds[number]
            whole = sum(values) / complete
            self.betting.add(whole if self.against is None else (1 + whole) / 2)

    @property
    def verdict(self) -> int:
        """1 if the player is better, -1 if it is worse, 0 while that is open."""
        known = self.betting.estimate
        return 1 if known.low > self.fair else -1 if known.high < self.fair else 0


class Decider:
    """Which tables have been decided; fed game by game in the order of the plan."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        all_tables = tables(plan)
        together = len(all_tables[0]) == 1
        contested = [n for n in range(len(all_tables)) if n or not together]
        error = (1 - LEVEL) / max(1, len(contested))
        self.contests = [
            Contest(
                table=number,
                player=all_tables[number][0],
                against=0 if together else None,
                fair=0.5 if together else 1 / plan.seats,
                betting=Betting(error),
            )
            for number in contested
        ]
        self._games = len(seatings(all_tables[0], plan.seats, 0)) * len(plan.options)

    def add(self, task: Task, played: Played) -> None:
        for contest in self.contests:
            if task.table in (contest.table, contest.against):
                value = share_of(
                    played, self._plan, task.seats[0] if contest.against == 0 else contest.player
                )
                contest.add(task.table, task.deal // len(self._plan.options), value, self._games)

    def is_decided(self, task: Task) -> bool:
        """Whether no more games of that table are needed."""
        concerned = [c for c in self.contests if task.table in (c.table, c.against)]
        return bool(concerned) and all(c.verdict for c in concerned)
