"""Generations of a judgement: teach, fit, let the new one meet the old one, keep the better.

Everything lies in one folder, and whatever is there is not made again: whoever stops it goes on with the
same command. Lessons, fits and deals come from the seed and their numbers alone.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from mandate.files import write_whole
from mandate.learn.coarse import before_learning
from mandate.learn.fit import fit, whole
from mandate.learn.gate import Score, Side, meet, together
from mandate.learn.teacher import Lesson, join, load, teach
from mandate.players.qin_insight import ONE
from mandate.players.qin_learned import read, written

PLAYERS = (2, 3, 4)
ORDER = (2, 3, 2, 4)  # for how many players lessons are, by turns
APART = 10  # one lesson of so many is kept apart
REMEMBERED = 2  # generations whose lessons are used
Tables = dict[int, npt.NDArray[np.int16]]  # for each number of players


@dataclass(frozen=True, slots=True)
class Plan:
    folder: Path
    generations: int
    lessons: int  # for each generation …
    seconds: float  # … or as many as can be begun in so many seconds, if there are fewer of those
    simulations: int  # behind each placement of a lesson
    epochs: int
    deals: int  # for each number of players at the gate …
    gate_seconds: float  # … in so many seconds at most
    gate: int  # simulations a placement there
    jobs: int
    seed: int
    players: tuple[int, ...] = PLAYERS


def learn(plan: Plan, start: Tables, tell: Callable[[str], None]) -> Tables:
    """Go through the generations; returns the best judgement for each number of players."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    best = dict(start)
    with ProcessPoolExecutor(plan.jobs, mp_context=get_context("spawn")) as pool:
        for generation in range(1, plan.generations + 1):
            log = plan.folder / f"{generation:02d}.json"
            if log.exists():
                best = read_tables(plan.folder / f"{generation:02d}.npz")
                tell(f"generation {generation} is there already")
                continue
            began = time.time()
            _teach(plan, generation, best, pool, tell)
            taught = time.time()
            new, facts = _fit(plan, generation, best, pool, tell)
            fitted = time.time()
            scores = _gate(plan, generation, new, best, pool, tell)
            for players, score in scores.items():
                if score.better:
                    best[players] = new[players]
            about = (
                f"python -m mandate.learn --seed {plan.seed}, generation {generation}; its log has the rest"
            )
            save_tables(plan.folder / f"{generation:02d}.npz", best, about)
            save_tables(plan.folder / f"{generation:02d}-new.npz", new, about)
            facts["gate"] = {
                str(n): {"deals": score.deals, "kept": score.better} for n, score in scores.items()
            }
            facts["seconds"] = [round(taught - began), round(fitted - taught), round(time.time() - fitted)]
            write_whole(log, json.dumps(facts, indent=1) + "\n")
    return best


# --- Teaching ----------------------------------------------------------------------------------------


def _lesson(
    path: Path, players: int, table: npt.NDArray[np.int16] | None, simulations: int, key: list[int]
) -> None:
    if not path.exists():
        teach(players, table, simulations, np.random.default_rng(key)).save(path)


def _teach(
    plan: Plan, generation: int, best: Tables, pool: ProcessPoolExecutor, tell: Callable[[str], None]
) -> None:
    order = [players for players in ORDER if players in plan.players]
    until = time.time() + plan.seconds
    numbers = iter(range(plan.lessons))
    running: set[Future[None]] = set()
    done, told = 0, time.time()
    while True:
        while (
            len(running) < plan.jobs and time.time() < until and (number := next(numbers, None)) is not None
        ):
            players = order[number % len(order)]
            path = _path(plan, generation, players, number)
            key = [plan.seed, generation, number]
            running.add(pool.submit(_lesson, path, players, best.get(players), plan.simulations, key))
        if not running:
            break
        finished, running = wait(running, return_when=FIRST_COMPLETED)
        for future in finished:
            future.result()
            done += 1
        if time.time() - told > 30:
            told = time.time()
            tell(f"generation {generation}: {done} lessons")
    tell(f"generation {generation}: {done} lessons, all")


def _path(plan: Plan, generation: int, players: int, number: int) -> Path:
    return plan.folder / f"{generation:02d}-{players}-{number:05d}.lesson.npz"


# --- Fitting -----------------------------------------------------------------------------------------


def _lessons(plan: Plan, generation: int, players: int, apart: bool) -> Lesson:
    found = []
    for past in range(max(1, generation - REMEMBERED + 1), generation + 1):
        paths = sorted(plan.folder.glob(f"{past:02d}-{players}-*.lesson.npz"))
        found += [load(path) for i, path in enumerate(paths) if (i % APART == 0) == apart]
    if not found:
        raise ValueError(f"{players} players: too few lessons to keep some apart; more lessons, please")
    return join(found)


def fit_one(plan: Plan, generation: int, players: int, start: npt.NDArray[np.int16] | None) -> dict[str, Any]:
    begin = before_learning(players) if start is None else start / ONE
    lesson, apart = _lessons(plan, generation, players, False), _lessons(plan, generation, players, True)
    rng = np.random.default_rng([plan.seed, generation, players, 7])
    fitted = fit(lesson, apart, begin, epochs=plan.epochs, rng=rng)
    return {
        "players": players,
        "positions": len(lesson.sizes),
        "before": fitted.before,
        "after": fitted.after,
        "table": whole(fitted.table),
    }


def _fit(
    plan: Plan, generation: int, best: Tables, pool: ProcessPoolExecutor, tell: Callable[[str], None]
) -> tuple[Tables, dict[str, Any]]:
    jobs = [pool.submit(fit_one, plan, generation, players, best.get(players)) for players in plan.players]
    new: Tables = {}
    facts: dict[str, Any] = {"fit": {}}
    for job in jobs:
        found = job.result()
        players = found.pop("players")
        new[players] = found.pop("table")
        facts["fit"][str(players)] = found
        tell(
            f"generation {generation}, {players} players: error {1000 * found['before']:.1f} → "
            f"{1000 * found['after']:.1f} ‰ after {found['positions']} positions"
        )
    return new, facts


# --- The gate ----------------------------------------------------------------------------------------


def _gate(
    plan: Plan,
    generation: int,
    new: Tables,
    best: Tables,
    pool: ProcessPoolExecutor,
    tell: Callable[[str], None],
) -> dict[int, Score]:
    """The new judgement among the old ones; equal simulations are equal time, nearly so without learning."""
    until = time.time() + plan.gate_seconds
    jobs: dict[int, list[Future[Score]]] = {}
    pieces = math.ceil(plan.jobs / len(plan.players))
    for piece in range(pieces):
        for players in plan.players:
            one = Side(new[players], plan.gate)
            two = Side(best.get(players), plan.gate)
            deals = math.ceil(plan.deals / pieces)
            seed = plan.seed * 1000 + generation * 100 + piece
            jobs.setdefault(players, []).append(pool.submit(meet, one, two, players, deals, seed, until))
    scores = {players: together([job.result() for job in parts]) for players, parts in jobs.items()}
    for score in scores.values():
        tell(f"generation {generation}: {score}{'' if score.better else '; the old one stays'}")
    return scores


# --- Files -------------------------------------------------------------------------------------------


def save_tables(path: Path, tables: Tables, about: str) -> None:
    part = path.with_suffix(".part.npz")
    part.write_bytes(written(tables, about))
    part.replace(path)


def read_tables(path: Path) -> Tables:
    return dict(read(path.read_bytes(), path.name).tables)
