"""The parts of a generation that can be done side by side.

Each is kept in a file of its own, and what is there is not done again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from mandate.arena.pool import finish, local
from mandate.files import write_whole
from mandate.games.qin.learn.coarse import before_learning
from mandate.games.qin.learn.fit import fit, whole
from mandate.games.qin.learn.gate import Score, Side, meet
from mandate.games.qin.learn.start import weights_for
from mandate.games.qin.learn.teacher import Lesson, teach
from mandate.games.qin.players.evaluation_table import ONE


class Part(Protocol):
    def do(self) -> Any: ...


OnePart = TypeVar("OnePart", bound=Part)


class Doing:
    """A worker's function for any part it is given."""

    def __call__(self, part: Part) -> Any:
        return part.do()

    def close(self) -> None:
        """It holds nothing."""


def side_by_side(parts: Iterable[OnePart], count: int, jobs: int) -> Iterator[tuple[OnePart, Any]]:
    """Every part with its result, as they finish; each is requested only when a worker is free."""
    pool = local(jobs)(Doing(), count)
    try:
        yield from finish(pool, parts, in_order=False)
    except BaseException:
        pool.close(at_once=True)
        raise
    pool.close()


@dataclass(frozen=True)
class Teaching:
    """One lesson."""

    path: Path
    players: int
    table: npt.NDArray[np.int16] | None
    start: str
    simulations: int
    key: tuple[int, ...]

    def do(self) -> None:
        if not self.path.exists():
            rng = np.random.default_rng(self.key)
            feature_weights = weights_for(self.start)
            teach(self.players, self.table, self.simulations, rng, feature_weights=feature_weights).save(
                self.path
            )


@dataclass(frozen=True)
class Fitting:
    """New weights for one number of players. It takes seconds, so nothing is kept of it before it is done."""

    players: int
    table: npt.NDArray[np.int16] | None
    lesson: Lesson
    apart: Lesson
    epochs: int
    key: tuple[int, ...]

    def do(self) -> dict[str, Any]:
        begin = before_learning(self.players) if self.table is None else self.table / ONE
        rng = np.random.default_rng(self.key)
        fitted = fit(self.lesson, self.apart, begin, epochs=self.epochs, rng=rng)
        return {
            "positions": len(self.lesson.sizes),
            "before": fitted.before,
            "after": fitted.after,
            "course": [round(error, 5) for error in fitted.course],
            "table": whole(fitted.table),
        }


@dataclass(frozen=True)
class Meeting:
    """Some deals of a match."""

    path: Path
    one: Side
    two: Side
    players: int
    deals: int
    key: tuple[int, ...]

    def do(self) -> Score:
        if self.path.exists():
            return Score.of(json.loads(self.path.read_text("utf-8")))
        score = meet(self.one, self.two, self.players, self.deals, self.key)
        write_whole(self.path, json.dumps(score._asdict()) + "\n")
        return score
