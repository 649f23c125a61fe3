"""Fitting the judgement to lessons, above all to the differences between placements.

What counts in a search is which placement is better, not how good the position is. So the error of a guess
is taken about the mean of its position, and only a fifth of it as it is. Steps by Adam on parts of the
lessons.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from mandate.core.jit import jit
from mandate.games.qin.learn.coarse import Table, gathered, members, spread
from mandate.games.qin.learn.teacher import Lesson
from mandate.games.qin.players.evaluation_table import ONE, PHASES, ROWS

Floats = npt.NDArray[np.float64]
PLAIN = 0.2  # of the error as it is
BATCH = 256  # positions of a step
MAX_WEIGHT = 15.0  # of a weight: it must fit into its lane


@jit
def measure(
    table: Floats, order: npt.NDArray[np.int64], first: npt.NDArray[np.int64], start: npt.NDArray[np.int64],
    sizes: npt.NDArray[np.int64], facts: npt.NDArray[np.int64], phases: npt.NDArray[np.int64],
    values: npt.NDArray[np.float32], rows: npt.NDArray[np.int16], players: int, plain: float, rows_of: int,
    p: Floats, error: Floats, slope: Floats, sums: Floats,
) -> None:  # fmt: skip
    """Errors of the positions in `order`, added to `sums` (about the mean, plain, how many), and slopes.

    `p` and `error` are room for the states of one position; an empty `slope` is not filled.
    """
    for index in range(order.size):
        group = order[index]
        size = sizes[group]
        if size < 2:
            continue
        begin = first[group]
        for seat in range(players):
            sums[3 + seat] = 0.0
        for i in range(size):
            state = begin + i
            at = start[state]
            highest = -1e30
            for seat in range(players):
                score = 0.0
                base = phases[state] * rows_of
                for k in range(at + seat * facts[state], at + (seat + 1) * facts[state]):
                    score += table[base + rows[k]]
                p[i * players + seat] = score
                highest = max(highest, score)
            total = 0.0
            for seat in range(players):
                p[i * players + seat] = math.exp(p[i * players + seat] - highest)
                total += p[i * players + seat]
            for seat in range(players):
                p[i * players + seat] /= total
                error[i * players + seat] = p[i * players + seat] - values[state, seat]
                sums[3 + seat] += error[i * players + seat] / size
        for i in range(size):
            inner = 0.0
            for seat in range(players):
                e = error[i * players + seat]
                about = e - sums[3 + seat]
                sums[0] += about * about / size
                sums[1] += e * e / size
                error[i * players + seat] = (2.0 * about + 2.0 * plain * e) / size
                inner += error[i * players + seat] * p[i * players + seat]
            state = begin + i
            if slope.size > 0:
                at = start[state]
                base = phases[state] * rows_of
                for seat in range(players):
                    steep = p[i * players + seat] * (error[i * players + seat] - inner)
                    for k in range(at + seat * facts[state], at + (seat + 1) * facts[state]):
                        slope[base + rows[k]] += steep
        sums[2] += 1.0


@dataclass
class Data:
    """Lessons laid out for `measure`."""

    lesson: Lesson
    first: npt.NDArray[np.int64] = field(init=False)
    start: npt.NDArray[np.int64] = field(init=False)

    def __post_init__(self) -> None:
        self.first = np.concatenate([[0], np.cumsum(self.lesson.sizes)]).astype(np.int64)
        each = self.lesson.facts * self.lesson.players
        self.start = np.concatenate([[0], np.cumsum(each)]).astype(np.int64)

    def run(
        self, table: Table, order: npt.NDArray[np.int64], slope: Floats, plain: float = PLAIN
    ) -> tuple[float, float]:
        """The mean errors of these positions: about the mean, and plain."""
        lesson = self.lesson
        most = int(lesson.sizes.max()) * lesson.players
        sums = np.zeros(3 + lesson.players)
        measure(
            table.reshape(-1), order, self.first, self.start, lesson.sizes, lesson.facts, lesson.phases,
            lesson.values, lesson.rows, lesson.players, plain, ROWS, np.zeros(most), np.zeros(most),
            slope, sums,
        )  # fmt: skip
        return sums[0] / max(sums[2], 1.0), sums[1] / max(sums[2], 1.0)


class Adam:
    def __init__(self, size: int) -> None:
        self.mean, self.square, self.steps = np.zeros(size), np.zeros(size), 0

    def step(self, slope: Floats, rate: float) -> Floats:
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.001 * (slope * slope - self.square)
        root = np.sqrt(self.square / (1 - 0.999**self.steps)) + 1e-7
        return np.asarray(rate * self.mean / (1 - 0.9**self.steps) / root)


@dataclass(frozen=True)
class Fitted:
    table: Table
    before: float  # errors on positions kept apart, as roots of the mean square
    after: float
    course: tuple[float, ...]  # the same after each round


def fit(
    lesson: Lesson,
    apart: Lesson,
    start: Table,
    *,
    epochs: int,
    rng: np.random.Generator,
    rate: float = 0.004,
    plain: float = PLAIN,
) -> Fitted:
    """The table after so many rounds, or an earlier one if that was better on lessons kept apart."""
    data, test = Data(lesson), Data(apart)
    every = np.arange(len(apart.sizes))
    none = np.zeros(0)
    _, _, groups = members()
    coarse, own = np.zeros(2 * groups), np.zeros((PHASES, ROWS))
    fine_steps, coarse_steps = Adam(own.size), Adam(coarse.size)
    table = start.copy()
    before = best_error = total_error(test.run(table, every, none), plain)
    best = table.copy()
    positions = len(lesson.sizes)
    total = max(1, epochs * positions // BATCH)
    done = 0
    course = [math.sqrt(before)]
    for _ in range(epochs):
        order = rng.permutation(positions)
        for at in range(0, positions - min(BATCH, positions) + 1, BATCH):
            slope = np.zeros(PHASES * ROWS)
            part = order[at : at + BATCH]
            data.run(table, part, slope, plain)
            slope /= len(part)
            now = rate * min(1.0, 0.02 + 2.0 * (1.0 - done / total))
            coarse -= coarse_steps.step(gathered(slope.reshape(PHASES, ROWS)), now)
            own -= fine_steps.step(slope, now / 2).reshape(PHASES, ROWS)
            own *= 1 - now * FADING
            table = np.clip(start + spread(coarse) + own, -MAX_WEIGHT, MAX_WEIGHT)
            done += 1
        error = total_error(test.run(table, every, none), plain)
        course.append(math.sqrt(error))
        if error < best_error:
            best_error, best = error, table.copy()
    return Fitted(best, math.sqrt(before), math.sqrt(best_error), tuple(course))


def total_error(errors: tuple[float, float], plain: float) -> float:
    """About the mean, and so much of the plain one."""
    return errors[0] + plain * errors[1]


FADING = 0.05  # of the fine weights, so that the coarse ones express what facts share


def whole(table: Table) -> npt.NDArray[np.int16]:
    """As the judgement reads it."""
    return np.rint(np.clip(table, -MAX_WEIGHT, MAX_WEIGHT) * ONE).astype(np.int16)
