"""Ratings: one number a player from all its games, on the scale of chess ratings.

Bradley and Terry's model, for more players Luce's: a seat wins with a probability in proportion to its
player's strength. The likeliest strengths are found by Newton's method; some are given, as those of graded
players, or the first player's 0. Beside what was played, players are given a few deals won (Jeffreys'
prior): a player that won every game is rated high, but not infinitely high. The intervals come from
reweighting the deals at random (the Bayesian bootstrap), each deal with all its games at all tables, and the
given deals with them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from mandate.arena.plan import Plan
from mandate.arena.played import Played
from mandate.arena.statistics import LEVEL, Estimate

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]
    Places = NDArray[np.intp]

SCALE = 400 / np.log(10)  # 400 points are odds of ten to one
KNOWN = 0.5  # deals that every player at a table has won beforehand
DRAWS = 400
MAX_STEPS = 200
LONGEST_STEP = 2.0  # in natural logarithms of odds: further away the model is no parabola
CLOSE = 1e-9
RIDGE = 1e-9  # of the games: holds players that no game connects with the others


@dataclass(frozen=True, slots=True)
class Game:
    """All that the model needs of one game with a winner."""

    deal: int
    seats: Sequence[int]  # which player sat on each seat
    winners: Sequence[int]  # seats


@dataclass(frozen=True, slots=True)
class Tally:
    """Who sat together, and how often each won, deal by deal."""

    seated: Numbers  # (line-ups, players): how many seats each player holds
    deals: int
    games: tuple[Places, Places]  # of each game: its deal, its line-up
    wins: tuple[
        Places, Places, Numbers
    ]  # of each winner of a game: the deal, the player, the part of the win

    @property
    def played(self) -> Numbers:
        """How many games each line-up has played."""
        return np.bincount(self.games[1], minlength=len(self.seated)).astype(float)


def tally(players: int, games: Iterable[Game]) -> Tally:
    line_ups: dict[tuple[int, ...], int] = {}
    deals: dict[int, int] = {}
    played, won = [], []
    for game in games:
        if game.winners:
            line_up = line_ups.setdefault(tuple(sorted(game.seats)), len(line_ups))
            deal = deals.setdefault(game.deal, len(deals))
            played.append((deal, line_up))
            won += [(deal, game.seats[seat], 1 / len(game.winners)) for seat in game.winners]
    seated = [[line_up.count(player) for player in range(players)] for line_up in line_ups]
    at, who, part = zip(*won, strict=True) if won else ((), (), ())
    pairs = np.array(played, dtype=np.intp).reshape(-1, 2)
    return Tally(
        np.array(seated, dtype=float).reshape(-1, players),
        len(deals),
        (pairs[:, 0], pairs[:, 1]),
        (np.array(at, dtype=np.intp), np.array(who, dtype=np.intp), np.array(part, dtype=float)),
    )


def rate(plan: Plan, games: Sequence[Played]) -> list[Estimate]:
    """Every player's rating against the first one's; every player has won half a deal at every table."""
    of = (Game(played.deal, played.seats, played.winners) for played in games)
    results = tally(len(plan.players), of)
    seen = len({*zip(*results.games, strict=True)})
    whole = len(results.games[0]) / max(1, seen)  # games a deal
    return estimates(results, np.where(results.seated > 0, KNOWN, 0.0), whole, {0: 0.0})


def estimates(
    results: Tally, doubt: Numbers, whole: float, given: Mapping[int, float], draws: int = DRAWS
) -> list[Estimate]:
    """Every player's rating. `doubt`: deals won beforehand by line-up and player, each of `whole` games;
    `given`: the ratings that are known."""
    middle = fit(results, np.ones(results.deals), doubt * whole, given)
    chance = np.random.default_rng(0)  # the same intervals for the same results
    drawn = []
    for _ in range(draws):
        doubted = chance.gamma(doubt) * whole
        drawn.append(fit(results, chance.exponential(size=results.deals), doubted, given, middle))
    low, high = np.quantile(np.array(drawn), [(1 - LEVEL) / 2, (1 + LEVEL) / 2], axis=0)
    return [Estimate(*map(float, one)) for one in zip(middle, low, high, strict=True)]


def fit(
    results: Tally,
    often: Numbers,
    doubt: Numbers,
    given: Mapping[int, float],
    near: Numbers | None = None,
) -> Numbers:
    """The likeliest ratings where each deal counts so often, and `doubt` is won besides.

    `near`: ratings from which the search begins.
    """
    line_ups, players = results.seated.shape
    deals, kinds = results.games
    games = np.bincount(kinds, often[deals], line_ups) + doubt.sum(axis=1)
    deals, who, part = results.wins
    wins = np.bincount(who, often[deals] * part, players) + doubt.sum(axis=0)
    strength = np.zeros(players) if near is None else near / SCALE
    for player, rating in given.items():
        strength[player] = rating / SCALE
    free = np.array([player for player in range(players) if player not in given], dtype=np.intp)
    ridge = RIDGE * (games.sum() + 1) * np.eye(len(free))
    for _ in range(MAX_STEPS if len(free) else 0):
        weights = results.seated * np.exp(strength - strength.max())
        chances = weights / weights.sum(axis=1, keepdims=True)
        expected = games @ chances
        bend = np.diag(expected) - chances.T @ (games[:, None] * chances)
        step = np.linalg.solve(bend[np.ix_(free, free)] + ridge, (wins - expected)[free])
        longest = float(np.abs(step).max())
        strength[free] += step * min(1.0, LONGEST_STEP / longest) if longest else step
        if longest < CLOSE:
            break
    ratings: Numbers = strength * SCALE
    return ratings
