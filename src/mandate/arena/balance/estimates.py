"""Numbers with their intervals. Players of one game depend on one another, so games are what is counted.

Every estimate has two intervals: the usual one of 95 %, and a wider one that holds for all members of a
family at once (Bonferroni): among 44 Advisors two would miss a 95 % interval by chance alone.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from mandate.arena.statistics import LEVEL, normal, student

Pairs = Sequence[tuple[float, float]]

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
    """The sum of the first parts over the sum of the second, a pair for each game.

    A mean over players (Honor, players), a rate (activations, Years). The spread is that of the games'
    residuals (the linearised variance of a ratio of cluster totals).
    """
    pairs, games, whole, value = _pooled(pairs)
    if not games:
        return NOTHING
    if games < FEWEST:
        return Estimate(value, -math.inf, math.inf, -math.inf, math.inf, round(whole), games)
    error = spread(pairs, value)
    one, all_ = (student(games - 1, level) * error for level in levels(family))
    return Estimate(value, value - one, value + one, value - all_, value + all_, round(whole), games)


def mean(values: Sequence[float], *, family: int = 1) -> Estimate:
    """A number a game."""
    return ratio([(value, 1) for value in values], family=family)


def share(pairs: Pairs, *, family: int = 1) -> Estimate:
    """How many of how many, a pair for each game: Wilson's interval with the sample that the spread
    between games makes of them. It stays between 0 and 1, and is no point where all are alike.
    """
    pairs, games, whole, value = _pooled(pairs)
    if not games:
        return NOTHING
    if games < FEWEST:
        return Estimate(value, 0.0, 1.0, 0.0, 1.0, round(whole), games)
    variance = spread(pairs, value) ** 2 * (games - 1) / games  # as Wilson's own: of the whole, not a sample
    size = value * (1 - value) / variance if variance > 0 else float(games)
    (low, high), (least, most) = (wilson(value, size, normal(level)) for level in levels(family))
    return Estimate(value, low, high, least, most, round(whole), games)


def quantile(values: Sequence[float], part: float, *, family: int = 1) -> Estimate:
    """The value that so great a part stays below; the interval is one of order statistics."""
    ordered, n = sorted(values), len(values)
    if not n:
        return NOTHING
    value = ordered[min(math.ceil(part * n), n) - 1]
    limits: list[float] = []
    for level in levels(family):
        half = normal(level) * math.sqrt(n * part * (1 - part))
        low, high = math.floor(n * part - half), math.ceil(n * part + half) + 1
        limits.append(ordered[low - 1] if low >= 1 else -math.inf)
        limits.append(ordered[high - 1] if high <= n else math.inf)
    return Estimate(value, limits[0], limits[1], limits[2], limits[3], n, n)


# --- parts ----------------------------------------------------------------------------------------------


def _pooled(pairs: Pairs) -> tuple[Pairs, int, float, float]:
    """The games in which anything was observed; how many they are, how much it was, and the ratio of all."""
    pairs = [pair for pair in pairs if pair[1]]
    whole = sum(x for _, x in pairs)
    return pairs, len(pairs), whole, sum(y for y, _ in pairs) / whole if pairs else math.nan


def levels(family: int) -> tuple[float, float]:
    return LEVEL, 1 - (1 - LEVEL) / family


def spread(pairs: Pairs, value: float) -> float:
    """The standard error of a ratio, games being independent of each other."""
    games = len(pairs)
    whole = sum(x for _, x in pairs)
    return math.sqrt(games / (games - 1) * sum((y - value * x) ** 2 for y, x in pairs)) / whole


def wilson(value: float, size: float, z: float) -> tuple[float, float]:
    """The interval of a share in a sample of this size."""
    square = z * z / size
    middle = (value + square / 2) / (1 + square)
    half = z * math.sqrt(value * (1 - value) / size + square / size / 4) / (1 + square)
    return max(middle - half, 0.0), min(middle + half, 1.0)
