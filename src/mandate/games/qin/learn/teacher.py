"""What the judgement is taught: several placements of a position, and what each proved to be worth.

For a position some placements are chosen: the best by a first look, some of the next, a few by chance. The
position after each is searched with the hands known and the draws unknown; the lesson is each seat's share
of the win as the search finds it, beside the facts that hold there.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from mandate.core.jit import jit_on
from mandate.games.qin.learn.mind import Mind
from mandate.games.qin.learn.positions import positions
from mandate.games.qin.players import evaluation, evaluation_table
from mandate.games.qin.players.evaluation import FEATURES, assess
from mandate.games.qin.players.evaluation_table import (
    MAX_FACTS,
    PHASES,
    ROWS,
    Floats,
    Lookup,
    lookup_of,
    phase_of,
    survey,
    weigh,
)
from mandate.games.qin.players.weights import weights as usual_weights
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import Board
from mandate.games.qin.rules.kernel import BoardArray, Codes, GameArray
from mandate.games.qin.rules.state import room_for_codes

BEST, NEXT, AMONG, BY_CHANCE = 5, 4, 30, 3
GROUPS = 48  # positions of a lesson


class Lesson(NamedTuple):
    """Some positions for one number of players. A state is a position after one of its placements."""

    players: int
    sizes: npt.NDArray[np.int64]  # states of each position
    facts: npt.NDArray[np.int64]  # of each state: how many hold for a seat
    phases: npt.NDArray[np.int64]
    values: npt.NDArray[np.float32]  # states × players
    rows: npt.NDArray[np.int16]  # state by state, seat by seat

    def save(self, path: Path) -> None:
        part = path.with_suffix(".part.npz")
        parts: dict[str, Any] = self._asdict()
        np.savez_compressed(part, **parts)
        part.replace(path)


def load(path: Path) -> Lesson:
    with np.load(path) as kept:
        return Lesson(int(kept["players"]), *(kept[name] for name in Lesson._fields[1:]))


def join(lessons: list[Lesson]) -> Lesson:
    return Lesson(
        lessons[0].players,
        *(np.concatenate([getattr(lesson, name) for lesson in lessons]) for name in Lesson._fields[1:]),
    )


class Eyes:
    """A first look at placements, and the facts after them, on one board."""

    def __init__(self, board: Board, table: npt.NDArray[np.int16] | None) -> None:
        self.board = board
        blank = np.zeros((PHASES, ROWS), np.int16)
        self.lookup = lookup_of(blank if table is None else table, spaces_of(board), noting=True)
        self.usual = table is None
        self._trial = np.zeros(board.game_size, np.uint16)
        self._features, self._shares = np.zeros(4 * FEATURES), np.zeros(4)
        self._codes, self._weights = room_for_codes(board), usual_weights()

    def pick(self, g: GameArray, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """Placements worth comparing."""
        codes = self._codes[: kernel.legal(self.board.geometry, g, self._codes)]
        promised = np.zeros(len(codes))
        glance(
            self.board.geometry, g, self._trial, codes, self.usual, self._weights, self._features,
            self.lookup, self._shares, promised,
        )  # fmt: skip
        order = np.argsort(-promised + 1e-6 * rng.random(len(codes)))
        some = rng.permutation(order[BEST:AMONG])[:NEXT], rng.permutation(order[AMONG:])[:BY_CHANCE]
        return np.asarray(codes[np.concatenate([order[:BEST], *some])], np.int64)

    def see(self, g: GameArray, code: int) -> tuple[int, int, npt.NDArray[np.int16]] | None:
        """Phase, number of facts and the facts of each seat after a placement; None at the end."""
        players = int(g[kernel.PLAYERS])
        if not step(self.board.geometry, g, self._trial, code):
            return None
        lookup = self.lookup
        count = survey(self.board.geometry, self._trial, lookup, lookup.survey, 0)
        weigh(self._trial, lookup, lookup.survey, 0, self._shares, count)
        count += evaluation_table.TABLE_FACTS
        rows = [lookup.rows[seat * MAX_FACTS : seat * MAX_FACTS + count] for seat in range(players)]
        return phase_of(self._trial), count, np.concatenate(rows).astype(np.int16)


def spaces_of(board: Board) -> int:
    return int(board.geometry[kernel.SPACES])


@jit_on(kernel)
def step(b: BoardArray, g: GameArray, trial: GameArray, code: int) -> bool:
    """The position after a placement, before the draw, in `trial`; whether the game continues."""
    for i in range(g.size):
        trial[i] = g[i]
    kernel.place(b, trial, trial[:1], code)
    if trial[kernel.ENDED] != kernel.RUNNING:
        return False
    trial[kernel.MOVER] = kernel.next_seat(trial, trial[kernel.MOVER])
    return True


@jit_on(kernel, evaluation, evaluation_table)
def glance(
    b: BoardArray, g: GameArray, trial: GameArray, codes: Codes, usual: bool, weights: Floats,
    features: Floats, lookup: Lookup, shares: Floats, promised: Floats,
) -> None:  # fmt: skip
    """The mover's share after each placement by judgement alone."""
    mover = np.int64(g[kernel.MOVER])
    for i in range(codes.size):
        running = step(b, g, trial, codes[i])
        if usual or not running:
            assess(b, trial, weights, features, shares)
        else:
            survey(b, trial, lookup, lookup.survey, 0)
            weigh(trial, lookup, lookup.survey, 0, shares, 0)
        promised[i] = shares[mover]


def teach(
    players: int,
    table: npt.NDArray[np.int16] | None,
    simulations: int,
    rng: np.random.Generator,
    groups: int = GROUPS,
    feature_weights: Floats | None = None,
) -> Lesson:
    """A lesson by the search with this judgement; with None as its judgement is without any learning."""
    weights = usual_weights() if feature_weights is None else feature_weights
    sizes: list[int] = []
    facts: list[int] = []
    phases: list[int] = []
    values: list[Floats] = []
    rows: list[npt.NDArray[np.int16]] = []
    playing = None if table is None else lookup_of(table, LARGEST_MAP)
    few = max(simulations // 8, 24)
    for board, g in islice(positions(players, playing, weights, few, rng), groups):
        eyes = Eyes(board, table)
        lookup = None if table is None else lookup_of(table, spaces_of(board))
        mind = Mind(board, lookup, simulations, int(rng.integers(2**31)), feature_weights=weights)
        size = 0
        for code in eyes.pick(g, rng):
            seen = eyes.see(g, int(code))
            if seen is not None:
                phases.append(seen[0])
                facts.append(seen[1])
                rows.append(seen[2])
                values.append(mind.after(g, int(code))[:players].copy())
                size += 1
        sizes.append(size)
    return Lesson(
        players,
        np.array(sizes),
        np.array(facts),
        np.array(phases),
        np.array(values, np.float32),
        np.concatenate(rows),
    )


LARGEST_MAP = 28 * 28
