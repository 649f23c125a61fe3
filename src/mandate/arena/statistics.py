"""Means with intervals, where a deal is what was drawn by chance.

All games of one deal share its luck, so they are one observation and not several: every figure is
first averaged within each deal, and its interval comes from how the deals differ.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, variance

LEVEL = 0.95
_T_FEW = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764}  # of 95 %, where the series below is not exact enough


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def is_bounded(self) -> bool:
        return math.isfinite(self.low) and math.isfinite(self.high)

    def to_json(self) -> dict[str, float | None]:
        low, high = (self.low, self.high) if self.is_bounded else (None, None)
        return {"mean": self.mean, "low": low, "high": high}

    def percents(self) -> str:
        return f"{self.mean:.1%} ({self.low:.1%}–{self.high:.1%})" if self.is_bounded else f"{self.mean:.1%}"

    def difference(self) -> str:
        """As a lead in percent of the games, which may be negative."""
        return f"{self.mean:+.1%} ({self.low:+.1%} … {self.high:+.1%})"

    def decimals(self) -> str:
        return (
            f"{self.mean:.2f} ({self.low:.2f} … {self.high:.2f})" if self.is_bounded else f"{self.mean:.2f}"
        )

    def points(self) -> str:
        """As a rating; the one that all others are measured by is a point."""
        mean, low, high = round(self.mean), round(self.low), round(self.high)
        return f"{mean:+d} ({low:+d} … {high:+d})" if low < high else f"{mean}"


def mean(deals: Sequence[float]) -> Estimate:
    """Of any numbers, one a deal: Student's interval."""
    middle = fmean(deals)
    if len(deals) < 2:
        return Estimate(middle, -math.inf, math.inf)
    half = student(len(deals) - 1) * math.sqrt(variance(deals) / len(deals))
    return Estimate(middle, middle - half, middle + half)


def share(deals: Sequence[float]) -> Estimate:
    """Of numbers between 0 and 1, one a deal: Wilson's interval for so many independent games as would
    vary like these deals do.

    Near one half it is Student's; near 0 and 1 it stays inside, and is no point where all deals agree.
    """
    middle, count = fmean(deals), len(deals)
    spread = variance(deals) / count if count > 1 else 0.0
    worth = middle * (1 - middle) / spread if spread > 0 else float(count)
    t = student(count - 1) if count > 1 else _T_FEW[1]
    square = t * t / worth
    centre = (middle + square / 2) / (1 + square)
    half = t * math.sqrt(middle * (1 - middle) / worth + square / worth / 4) / (1 + square)
    return Estimate(middle, max(0.0, centre - half), min(1.0, centre + half))


def lead(deals: Sequence[float]) -> Estimate:
    """Of differences between two shares, from -1 to 1, one a deal."""
    found = share([(1 + one) / 2 for one in deals])
    return Estimate(2 * found.mean - 1, 2 * found.low - 1, 2 * found.high - 1)


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
