"""Numbers with their intervals, for everything that plays many games.

An *observation* is what was drawn by chance and hangs together: a deal with all its games where each is
played in several seatings, otherwise a game with all its players. Whatever one observation holds counts
as one number, or as one pair of how much of how many, and intervals come from how observations differ.
So the effective sample size is the number of observations, and not that of games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, variance

LEVEL = 0.95
Pairs = Sequence[tuple[float, float]]
_T_FEW = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764}  # of 95 %, where the series below is not exact enough


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def is_bounded(self) -> bool:
        """Whether the interval has both ends."""
        return math.isfinite(self.low) and math.isfinite(self.high)

    def to_json(self) -> dict[str, float | None]:
        low, high = (self.low, self.high) if self.is_bounded else (None, None)
        return {"mean": self.mean, "low": low, "high": high}

    def percents(self) -> str:
        """As a share of games: `70.0% (60.8%–77.8%)`."""
        return f"{self.mean:.1%} ({self.low:.1%}–{self.high:.1%})" if self.is_bounded else f"{self.mean:.1%}"

    def difference(self) -> str:
        """As a lead in percent of the games, which may be negative."""
        return f"{self.mean:+.1%} ({self.low:+.1%} … {self.high:+.1%})"

    def decimals(self) -> str:
        """As a number: `4.00 (2.70 … 5.30)`."""
        return (
            f"{self.mean:.2f} ({self.low:.2f} … {self.high:.2f})" if self.is_bounded else f"{self.mean:.2f}"
        )

    def points(self) -> str:
        """As a rating; the one that all others are measured by is a point."""
        mean, low, high = round(self.mean), round(self.low), round(self.high)
        return f"{mean:+d} ({low:+d} … {high:+d})" if low < high else f"{mean}"


def mean(values: Sequence[float], level: float = LEVEL) -> Estimate:
    """Of any numbers, one an observation: Student's interval.

    Examples:
        >>> mean([3, 4, 4, 5]).decimals()
        '4.00 (2.70 … 5.30)'
    """
    middle = fmean(values)
    if len(values) < 2:
        return Estimate(middle, -math.inf, math.inf)
    half = student(len(values) - 1, level) * math.sqrt(variance(values) / len(values))
    return Estimate(middle, middle - half, middle + half)


def share(values: Sequence[float], level: float = LEVEL) -> Estimate:
    """Of numbers between 0 and 1, one an observation."""
    count = len(values)
    return _share(fmean(values), variance(values) / count if count > 1 else 0.0, count, level)


def adjusted_share(values: Sequence[float], level: float = LEVEL) -> Estimate:
    """Of shares less the luck in them (`luck.adjusted`), any of which may lie outside 0 to 1."""
    inside = min(1.0, max(0.0, fmean(values)))
    return _share(inside, variance(values) / len(values) if len(values) > 1 else 0.0, len(values), level)


def share_of_games(won: float, games: int, level: float = LEVEL) -> Estimate:
    """Of independent games, each won or not: Wilson's interval.

    Examples:
        >>> share_of_games(70, 100).percents()
        '70.0% (60.4%–78.1%)'
    """
    if not games:
        return Estimate(math.nan, 0.0, 1.0)
    return Estimate(won / games, *wilson(won / games, games, normal(level)))


def ratio(pairs: Pairs, level: float = LEVEL) -> Estimate:
    """The sum of the first parts over the sum of the second, a pair an observation: Student's interval.

    A mean over players (Honor, players), a rate (activations, Years). The spread is that of the
    residuals (the linearised variance of a ratio of cluster totals).
    """
    middle, error = _pooled(pairs)
    if len(pairs) < 2:
        return Estimate(middle, -math.inf, math.inf)
    half = student(len(pairs) - 1, level) * error
    return Estimate(middle, middle - half, middle + half)


def share_of(pairs: Pairs, level: float = LEVEL) -> Estimate:
    """How many of how many, a pair an observation."""
    middle, error = _pooled(pairs)
    return _share(middle, error**2, len(pairs), level)


def lead(values: Sequence[float]) -> Estimate:
    """Of differences between two shares, from -1 to 1, one an observation."""
    interval = share([(1 + one) / 2 for one in values])
    return Estimate(2 * interval.mean - 1, 2 * interval.low - 1, 2 * interval.high - 1)


def quantile(values: Sequence[float], part: float, level: float = LEVEL) -> Estimate:
    """The value that so great a part stays below; the interval is one of order statistics."""
    ordered, n = sorted(values), len(values)
    half = normal(level) * math.sqrt(n * part * (1 - part))
    low, high = math.floor(n * part - half), math.ceil(n * part + half) + 1
    return Estimate(
        ordered[min(math.ceil(part * n), n) - 1],
        ordered[low - 1] if low >= 1 else -math.inf,
        ordered[high - 1] if high <= n else math.inf,
    )


# --- parts ------------------------------------------------------------------------------------------------


def _pooled(pairs: Pairs) -> tuple[float, float]:
    """The ratio of all, and its standard error, observations being independent of each other."""
    whole, count = sum(x for _, x in pairs), len(pairs)
    middle = sum(y for y, _ in pairs) / whole
    if count < 2:
        return middle, 0.0
    return middle, math.sqrt(count / (count - 1) * sum((y - middle * x) ** 2 for y, x in pairs)) / whole


def _share(middle: float, square: float, count: int, level: float) -> Estimate:
    """Wilson's interval for so many independent games as would vary like these observations do (the
    effective sample size), with Student's factor.

    Near one half it is Student's; near 0 and 1 it stays inside, and is no point where all agree.
    """
    worth = middle * (1 - middle) / square if square > 0 else float(count)
    low, high = wilson(middle, worth, student(max(1, count - 1), level))
    return Estimate(middle, low, high)


def wilson(middle: float, size: float, factor: float) -> tuple[float, float]:
    """The interval of a share in a sample of this size, so many standard errors to each side."""
    square = factor * factor / size
    centre = (middle + square / 2) / (1 + square)
    half = factor * math.sqrt(middle * (1 - middle) / size + square / size / 4) / (1 + square)
    # at the ends it is exact: rounding must not make something of nothing
    return (max(0.0, centre - half) if middle else 0.0), (min(1.0, centre + half) if middle < 1 else 1.0)


def normal(level: float = LEVEL) -> float:
    """How many standard errors to each side hold so much."""
    return NormalDist().inv_cdf((1 + level) / 2)


def student(freedom: int, level: float = LEVEL) -> float:
    """The same where the spread is estimated from the sample (Abramowitz and Stegun, 26.7.5)."""
    if level == LEVEL and freedom in _T_FEW:
        return _T_FEW[freedom]
    z, v = normal(level), freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * v**4)
    )
