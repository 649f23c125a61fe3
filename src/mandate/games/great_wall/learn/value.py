"""`make learn`: what a table of The Great Wall is worth between two Years, learned from games to the end.

    make learn ARGS="--games 2000"        all ways to play, into value.json of its players
    make learn ARGS="--modes solo,coop --games 4000 --jobs 8"

Each game is played by the rules of thumb with some plain chance. What every Clan has at the turn of each Year
is held against the Honor that it ends with (least squares with a little ridge); in co-op, what all have
against whether they won (logistic regression). A tenth of the games is kept apart to tell how good the guess
is. Games are dealt from their numbers, so the same command gives the same file; about 0.1 s of processor time
a game.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from mandate.core.rng import Chance
from mandate.games import find
from mandate.games.great_wall.players.heuristics.playout import ONE_OF, by_rules
from mandate.games.great_wall.players.value import NAMES, TOGETHER, Evaluation, features, together
from mandate.games.great_wall.rules.state import GreatWallState

Floats = NDArray[np.floating[Any]]
MODES: dict[str, tuple[dict[str, Any], ...]] = {
    "3": ({"players": 3},),
    "4": ({"players": 4},),
    "reed": ({"players": 2}, {"players": 2, "duel": "balanced"}, {"players": 2, "reed_general": "B"}),
    "solo": ({"players": 1}, {"players": 1, "qin_honor": 50}, {"players": 1, "qin_honor": 100}),
    "coop": ({"players": 2, "coop": True}, {"players": 3, "coop": True}, {"players": 4, "coop": True}),
}
NOISE = 40  # of 256 choices by plain chance: what never happens cannot be learned
NOISE_TOGETHER = 4  # in co-op: with more of it hardly a game is won, and nothing is learned of winning
RIDGE = 3.0
AT_ONCE = 8  # games for one process
FILE = Path(__file__).parents[1] / "players" / "value.json"


@dataclass(frozen=True, slots=True)
class Job:
    mode: str
    games: tuple[int, ...]  # their numbers, from which they are dealt


@dataclass(frozen=True, slots=True)
class Sample:
    """One Clan at the turn of a Year; with its table, so that leads can be compared."""

    game: int
    years: int  # left
    clan: int
    facts: list[float]
    result: float  # Honor in the end; in co-op whether all won


def collect(job: Job) -> list[Sample]:
    return [sample for game in job.games for sample in _one_game(job.mode, game)]


def _one_game(mode: str, game: int) -> list[Sample]:
    chance = Chance(f"learn {mode} {game}")
    state = find("great-wall").start(MODES[mode][game % len(MODES[mode])], chance)
    assert isinstance(state, GreatWallState)
    turns: list[tuple[int, int, list[float]]] = []
    year = state.year
    while state.asked:
        if state.year != year:
            year = state.year
            turns += _facts(state)
        _step(state, chance, NOISE_TOGETHER if state.coop else NOISE)
    outcome = state.outcome
    assert outcome is not None
    won = float(bool(outcome.winners))
    return [
        Sample(game, years, clan, facts, won if state.coop else float(state.honor[clan]))
        for years, clan, facts in turns
    ]


def _facts(state: GreatWallState) -> list[tuple[int, int, list[float]]]:
    years = max(state.side.years - state.year, 0)
    if state.coop:
        return [(years, 0, together(state))]
    clans = [*range(state.n), *([state.jiushao] if state.jiushao >= 0 else [])]
    return [(years, clan, features(state, clan)) for clan in clans]


def _step(state: GreatWallState, chance: Chance, noise: int) -> None:
    seat, options = next(iter(state.asked.items()))
    if len(options) > 1 and chance.below(ONE_OF) < noise:
        choice = chance.choose(options)
    else:
        choice = by_rules(state, seat, options)
    state.apply_unchecked(seat, choice)


def learn(mode: str, games: int, processes: int) -> tuple[Evaluation, dict[str, float]]:
    """The evaluation that these games teach, and how good it is on a tenth of them kept apart."""
    jobs = [Job(mode, tuple(range(at, min(at + AT_ONCE, games)))) for at in range(0, games, AT_ONCE)]
    with ProcessPoolExecutor(processes) as pool:
        samples = [sample for part in _shown(mode, pool.map(collect, jobs), len(jobs)) for sample in part]
    apart = [sample for sample in samples if sample.game % 10 == 9]
    kept = [sample for sample in samples if sample.game % 10 != 9]
    return _chances(kept, apart) if mode == "coop" else _honors(kept, apart)


def _shown(mode: str, parts: Iterator[list[Sample]], count: int) -> Iterator[list[Sample]]:
    yield from track(parts, description=mode, total=count, transient=True)


def _table(samples: Sequence[Sample]) -> tuple[Floats, Floats]:
    return np.array([s.facts for s in samples]), np.array([s.result for s in samples])


def _leads_table(samples: Sequence[Sample]) -> tuple[Floats, Floats]:
    """Each Clan against the mean of its table: how long the game will last is the same for all."""
    groups: dict[tuple[int, int], list[Sample]] = {}
    for sample in samples:
        groups.setdefault((sample.game, sample.years), []).append(sample)
    rows, results = [], []
    for clans in groups.values():
        x, y = _table(clans)
        rows.append(x - x.mean(axis=0))
        results.append(y - y.mean())
    return np.concatenate(rows), np.concatenate(results)


def _honors(kept: Sequence[Sample], apart: Sequence[Sample]) -> tuple[Evaluation, dict[str, float]]:
    x, y = _leads_table(kept)
    weights: Floats = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y)
    spread = [_spread(kept, weights, years) for years in range(max(s.years for s in kept) + 1)]
    evaluation = Evaluation(tuple(np.round(weights, 5).tolist()), tuple(round(s, 3) for s in spread))
    x, y = _leads_table(apart)
    plain = x[:, NAMES.index("honor")]
    error = y - x @ weights
    return evaluation, {
        "samples": float(len(kept)),
        "error": float(np.sqrt(np.mean(error**2))),
        "error of the Honor now": float(np.sqrt(np.mean((y - plain - np.mean(y - plain)) ** 2))),
    }


def _leads(samples: Sequence[Sample], weights: Floats, years: int) -> list[float]:
    """How far each Clan's lead over the best other one was from what was expected."""
    tables: dict[int, list[Sample]] = {}
    for sample in samples:
        if sample.years == years:
            tables.setdefault(sample.game, []).append(sample)
    errors = []
    for clans in tables.values():
        if len(clans) < 2:
            continue
        guess = [float(np.dot(weights, sample.facts)) for sample in clans]
        real = [sample.result for sample in clans]
        for i in range(len(clans)):
            lead = guess[i] - max(guess[:i] + guess[i + 1 :])
            errors.append(real[i] - max(real[:i] + real[i + 1 :]) - lead)
    return errors


def _spread(samples: Sequence[Sample], weights: Floats, years: int) -> float:
    """The scale of the logistic curve that fits errors of this size."""
    errors = _leads(samples, weights, years)
    if not errors:
        return 10.0
    return max(1.0, math.sqrt(float(np.mean(np.square(errors)))) * math.sqrt(3) / math.pi)


def _chances(kept: Sequence[Sample], apart: Sequence[Sample]) -> tuple[Evaluation, dict[str, float]]:
    """Newton's steps for a logistic regression."""
    x, y = _table(kept)
    weights = np.zeros(len(TOGETHER))
    for _ in range(30):
        p = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = x.T @ (y - p) - RIDGE * 0.1 * weights
        curve = (x * (p * (1 - p))[:, None]).T @ x + RIDGE * 0.1 * np.eye(x.shape[1])
        weights = weights + np.linalg.solve(curve, slope)
    x, y = _table(apart)
    p = np.clip(1 / (1 + np.exp(-x @ weights)), 1e-6, 1 - 1e-6)
    base = min(max(float(np.mean(y)), 1e-6), 1 - 1e-6)
    return Evaluation(tuple(np.round(weights, 5).tolist()), (1.0,)), {
        "samples": float(len(kept)),
        "log loss": float(-np.mean(y * np.log(p) + (1 - y) * np.log(1 - p))),
        "log loss of the mean": float(-(base * math.log(base) + (1 - base) * math.log(1 - base))),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="make learn", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--modes", default=",".join(MODES), help="which ways to play (default: %(default)s)")
    parser.add_argument("--games", type=int, default=2000, help="for each (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time (default: %(default)s)")
    parser.add_argument("--file", type=Path, default=FILE, help="where the weights go")
    wanted = parser.parse_args()
    modes = wanted.modes.split(",")
    if unknown := [mode for mode in modes if mode not in MODES]:
        parser.error(f"there is no way to play called {unknown[0]!r}; there are {', '.join(MODES)}")
    if wanted.games < 20 or wanted.jobs < 1:
        parser.error("at least 20 games and one process are needed")
    rules = find("great-wall").rules_version
    kept = json.loads(wanted.file.read_text("utf-8")) if wanted.file.exists() else {}
    judgements = kept.get("judgements", {}) if kept.get("rules") == rules else {}
    for mode in modes:
        evaluation, quality = learn(mode, wanted.games, wanted.jobs)
        judgements[mode] = {
            "weights": evaluation.weights,
            "spread": evaluation.spread,
            "learned": {"games": wanted.games, **{name: round(value, 4) for name, value in quality.items()}},
        }
        summary = ", ".join(f"{name} {value:.4g}" for name, value in quality.items())
        sys.stdout.write(f"{mode}: {summary}\n")
        text = json.dumps({"rules": rules, "by": "make learn", "judgements": judgements}, indent=1)
        wanted.file.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
