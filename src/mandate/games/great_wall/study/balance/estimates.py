"""Estimates for families of numbers. Players of one game depend on one another, so games are counted.

Every estimate has two intervals: the usual one of 95 %, and a wider one that holds for all members of a
family at once (Bonferroni): among 44 Advisors two would miss a 95 % interval by chance alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import msgspec

from mandate.arena import statistics
from mandate.arena.statistics import LEVEL, Pairs

FEWEST = 10  # games: with fewer an interval would pretend to know something


class Estimate(msgspec.Struct, frozen=True):
    value: float
    low: float  # 95 %
    high: float
    least: float  # 95 % for the whole family
    most: float
    n: int  # what was observed: games, players or cards
    games: int  # in how many games


NOTHING = Estimate(math.nan, -math.inf, math.inf, -math.inf, math.inf, 0, 0)


def ratio(pairs: Pairs, *, family: int = 1) -> Estimate:
    """The sum of the first parts over the sum of the second, a pair for each game."""
    return _of(statistics.ratio, pairs, family, -math.inf, math.inf)


def mean(values: Sequence[float], *, family: int = 1) -> Estimate:
    """A number a game."""
    return ratio([(value, 1) for value in values], family=family)


def share(pairs: Pairs, *, family: int = 1) -> Estimate:
    """How many of how many, a pair for each game."""
    return _of(statistics.share_of, pairs, family, 0.0, 1.0)


def quantile(values: Sequence[float], part: float, *, family: int = 1) -> Estimate:
    """The value that so great a part stays below."""
    n = len(values)
    if not n:
        return NOTHING
    one, all_ = (statistics.quantile(values, part, level) for level in levels(family))
    return Estimate(one.mean, one.low, one.high, all_.low, all_.high, n, n)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """Of two shares that have nothing to do with each other: Newcombe's interval, from those of both."""

    def reach(a: float, low: float, b: float, high: float) -> float:
        return math.hypot(a - low, high - b)

    gap = one.value - other.value
    return Estimate(
        gap,
        gap - reach(one.value, one.low, other.value, other.high),
        gap + reach(other.value, other.low, one.value, one.high),
        gap - reach(one.value, one.least, other.value, other.most),
        gap + reach(other.value, other.least, one.value, one.most),
        one.n + other.n,
        one.games + other.games,
    )


def levels(family: int) -> tuple[float, float]:
    return LEVEL, 1 - (1 - LEVEL) / family


def _of(
    estimate: Callable[[Pairs, float], statistics.Estimate],
    pairs: Pairs,
    family: int,
    lowest: float,
    highest: float,
) -> Estimate:
    """Both intervals, from the games in which anything was observed."""
    pairs = [pair for pair in pairs if pair[1]]
    games, n = len(pairs), round(sum(x for _, x in pairs))
    if not games:
        return NOTHING
    one, all_ = (estimate(pairs, level) for level in levels(family))
    if games < FEWEST:
        return Estimate(one.mean, lowest, highest, lowest, highest, n, games)
    return Estimate(one.mean, one.low, one.high, all_.low, all_.high, n, games)
