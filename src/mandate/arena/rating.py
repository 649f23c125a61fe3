"""Ratings: one number a player from all its games, on the scale of chess ratings.

Bradley and Terry's model, for more players Luce's: a seat wins with a probability in proportion to its
player's strength. The likeliest strengths are found by SciPy; the first player stands at 0. Beside what
was played, every player at a table is given half a deal won (Jeffreys' prior): a player that won every
game is rated high, but not infinitely high. The intervals come from reweighting the deals at random (the
Bayesian bootstrap), each deal with all its games at all tables, and the half deals with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from mandate.arena.plan import Plan
from mandate.arena.played import Played
from mandate.arena.statistics import LEVEL, Estimate

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

SCALE = 400 / np.log(10)  # 400 points are odds of ten to one
KNOWN = 0.5  # deals that every player at a table has won beforehand
DRAWS = 400


def is_available() -> bool:
    from importlib.util import find_spec

    return find_spec("scipy") is not None


@dataclass(frozen=True, slots=True)
class Tally:
    """All that the model needs of the games: who sat together, and how often each won, deal by deal."""

    seated: Numbers  # (line-ups, players): how many seats each player holds
    games: Numbers  # (deals, line-ups): how many had a winner
    wins: Numbers  # (deals, players)


def tally(plan: Plan, games: Sequence[Played]) -> Tally:
    line_ups: dict[tuple[int, ...], int] = {}
    deals: dict[int, int] = {}
    rows = []
    for played in games:
        if played.winners:
            line_up = line_ups.setdefault(tuple(sorted(played.seats)), len(line_ups))
            rows.append((deals.setdefault(played.deal, len(deals)), line_up, played))
    players = range(len(plan.players))
    counts = np.zeros((len(deals), len(line_ups)))
    wins = np.zeros((len(deals), len(players)))
    for deal, line_up, played in rows:
        counts[deal, line_up] += 1
        for seat in played.winners:
            wins[deal, played.seats[seat]] += 1 / len(played.winners)
    seated = [[line_up.count(player) for player in players] for line_up in line_ups]
    return Tally(np.array(seated, dtype=float), counts, wins)


def rate(plan: Plan, games: Sequence[Played]) -> list[Estimate]:
    """Every player's rating against the first one's."""
    results = tally(plan, games)
    deals, (line_ups, players) = len(results.games), results.seated.shape
    sits = results.seated > 0
    whole = results.games.sum(axis=0) / np.maximum(1, (results.games > 0).sum(axis=0))  # games a deal
    middle = fit(results, np.ones(deals), KNOWN * sits * whole[:, None])
    chance = np.random.default_rng(0)  # the same intervals for the same results
    drawn = []
    for _ in range(DRAWS):
        doubt = chance.gamma(KNOWN, size=(line_ups, players)) * sits * whole[:, None]
        drawn.append(fit(results, chance.exponential(size=deals), doubt))
    low, high = np.quantile(np.array(drawn), [(1 - LEVEL) / 2, (1 + LEVEL) / 2], axis=0)
    return [Estimate(*map(float, one)) for one in zip(middle, low, high, strict=True)]


def fit(results: Tally, often: Numbers, doubt: Numbers) -> Numbers:
    """The likeliest ratings where each deal counts so often, and `doubt` is won besides."""
    from scipy.optimize import minimize

    games, wins = often @ results.games + doubt.sum(axis=1), often @ results.wins + doubt.sum(axis=0)
    games, wins = games / games.sum(), wins / games.sum()

    def unlikely(others: Numbers) -> tuple[float, Numbers]:
        strength = np.concatenate(([0.0], others))
        top = strength.max()
        weights = results.seated * np.exp(strength - top)
        whole = weights.sum(axis=1)
        likelihood = wins @ strength - games @ (np.log(whole) + top)
        slope = wins - games @ (weights / whole[:, None])
        return float(-likelihood), -slope[1:]

    best = minimize(unlikely, np.zeros(len(wins) - 1), jac=True, method="BFGS", options={"gtol": 1e-9})
    ratings: Numbers = np.concatenate(([0.0], best.x)) * SCALE
    return ratings
