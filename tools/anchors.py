"""Fit the levels of each game, its seats and its scenarios to the scale of ratings: `players/anchors.json`.

python -m tools.anchors            # says whether one is out of date
python -m tools.anchors --write    # renews them

What it reads: the shares of wins in each game's registration (one level against or among the level below),
and `tools/anchors_data.json`: wins by seat among equal players, and games won against scenarios by level.
The model is that of `mandate.people.fold` for players without doubt: with n seats the odds of a player
grow by e for every BETA·√n points.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
from scipy.optimize import minimize, minimize_scalar
from scipy.stats import chisquare

from mandate import games
from mandate.core.rated import BETA, Scale
from mandate.games.registry import Measured
from mandate.people.fold import MU
from tools.renewing import renew

ROOT = Path(__file__).parents[1]
DATA = Path(__file__).with_name("anchors_data.json")
HALF = 0.5  # games that each side has won beforehand (Jeffreys): no level is infinitely strong
CHANCE = 0.05  # how likely differences between seats may be without any advantage
SEATS = {"two": (2,), "more": (3, 4)}


class SeatWins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Equal players: how often each seat won."""

    command: str
    wins: list[float]


class ScenarioWins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games won of games played against a scenario, by level."""

    scale: str
    levels: dict[str, tuple[float, int]]


class GameData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: dict[str, SeatWins]
    scenarios: dict[str, ScenarioWins] = {}


def fitted(game: str, data: GameData) -> dict[str, Scale]:
    scales = {}
    for name, seats in SEATS.items():
        levels = fit_levels(game, seats)
        offsets = {str(n): fit_seats(data.seats[str(n)].wins) for n in seats}
        scenarios = {
            scenario: fit_scenario(levels, found)
            for scenario, found in data.scenarios.items()
            if found.scale == name
        }
        scales[name] = Scale(_rounded(levels), offsets, _rounded(scenarios))
    return scales


def fit_levels(game: str, seats: Sequence[int]) -> dict[str, float]:
    """The likeliest points of the levels; the middle between the first and the last is the model's.

    A level that was measured at other tables only is taken from those.
    """
    registration = games.registration(game)
    names = list(registration.levels)
    found = []
    for level in names:
        known = [each for each in registration.figures.get(level, ()) if each.against in names]
        here = [each for each in known if each.others + 1 in seats]
        found += [(names.index(level), names.index(each.against), each) for each in here or known]

    def unlikely(steps: np.ndarray) -> float:
        points = np.concatenate(([0.0], np.cumsum(steps)))
        return sum(_surprise(points[one] - points[other], each) for one, other, each in found)

    best = minimize(unlikely, np.full(len(names) - 1, 5.0), method="L-BFGS-B")
    points = np.concatenate(([0.0], np.cumsum(best.x)))
    middle = (points[0] + points[-1]) / 2
    return {name: float(point - middle + MU) for name, point in zip(names, points, strict=True)}


def _surprise(lead: float, each: Measured) -> float:
    won, n = each.percent / 100 * each.games + HALF, each.others + 1
    lost = each.games - each.percent / 100 * each.games + HALF
    odds = lead / (BETA * math.sqrt(n)) - math.log(each.others)
    return won * float(np.logaddexp(0, -odds)) + lost * float(np.logaddexp(0, odds))


def fit_seats(wins: Sequence[float]) -> list[float]:
    """What a seat adds: 0 on average, and 0 for all where chance alone explains the differences."""
    if chisquare(wins).pvalue > CHANCE:
        return [0.0] * len(wins)
    size = BETA * math.sqrt(len(wins))
    logs = [size * math.log(each + HALF) for each in wins]
    return [round(each - sum(logs) / len(logs), 2) for each in logs]


def fit_scenario(levels: dict[str, float], found: ScenarioWins) -> float:
    def unlikely(target: float) -> float:
        total = 0.0
        for level, (won, played) in found.levels.items():
            odds = (levels[level] - target) / (BETA * math.sqrt(2))
            total += (won + HALF) * float(np.logaddexp(0, -odds))
            total += (played - won + HALF) * float(np.logaddexp(0, odds))
        return total

    return float(minimize_scalar(unlikely, bounds=(-200, 250), method="bounded").x)


def _rounded(points: dict[str, float]) -> dict[str, float]:
    return {name: round(point, 2) for name, point in points.items()}


def page_of(game: str) -> Path:
    return ROOT / "src" / "mandate" / "games" / game.replace("-", "_") / "players" / "anchors.json"


def renewed(game: str, data: GameData) -> str:
    stored = msgspec.json.encode(fitted(game, data))
    return msgspec.json.format(stored, indent=2).decode() + "\n"


def main(arguments: Sequence[str]) -> int:
    stored = msgspec.json.decode(DATA.read_bytes(), type=dict[str, GameData])
    return max(renew(page_of(game), renewed(game, data), arguments) for game, data in stored.items())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
