"""Qin's observations read off a view plainly, field by field: what the compiled writer is held against."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import COLOURS, TILE_NAMES, Board, Space
from mandate.games.qin.views.view import QinView
from tests.envs.reading import Field, Layout, one_hot

SEATS = 4
LARGE = 10  # the size of a province from which on it counts as large as can be
LONG = 128  # choices: no game comes near it
PLANES, VECTOR = "planes", "vector"
Table = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Printed:
    """What is printed on a board, in its rows and columns."""

    starts: npt.NDArray[np.bool_]
    village: Table  # 1 + the number of the village, or 0
    at: Mapping[Space, tuple[int, int]]  # row and column


@functools.lru_cache(maxsize=64)
def printed_on(board: Board) -> Printed:
    at = {space: (space // board.stride - 1, space % board.stride - 1) for space in board.spaces}
    village = np.zeros((board.height, board.width), dtype=np.int64)
    for number, spaces in enumerate(board.villages, 1):
        for space in spaces:
            village[at[space]] = number
    starts = np.array([[sign in COLOURS for sign in row] for row in board.rows])
    return Printed(starts, village, at)


class Sight:
    """A view's board as tables of rows and columns."""

    def __init__(self, view: QinView) -> None:
        board, g = view.board, view.g
        self.view, self.me, self.seats = view, view.seat or 0, view.seats
        self.printed = printed_on(board)
        geometry = board.geometry
        spaces = int(geometry[kernel.SPACES])

        def table(which: int) -> Table:
            at = int(geometry[which])
            whole = g[at : at + spaces].reshape(board.height + 2, board.stride)
            return whole[1:-1, 1:-1].astype(np.int64)

        self.cell = table(kernel.CELL)
        label = table(kernel.LABEL)
        province = (self.cell >= kernel.RED) & (self.cell <= kernel.BLUE)
        self.size = np.where(province, g[int(geometry[kernel.SIZE]) + label], 0)
        self.pagodas = np.where(province, g[int(geometry[kernel.PAGODAS]) + label], 0)
        owner = np.where(province, g[int(geometry[kernel.OWNER]) + label], kernel.NO_ONE)
        self.owner = np.where(owner == kernel.NO_ONE, -1, (owner.astype(np.int64) - self.me) % self.seats)
        owners = [-1, *(-1 if seat is None else self.relative(seat) for seat in view.village_owners)]
        self.village_owner = np.array(owners)[self.printed.village]

    def relative(self, seat: int) -> int:
        return (seat - self.me) % self.seats

    def latest(self) -> npt.NDArray[np.bool_]:
        """Where the tiles of the last round lie."""
        board, out = self.view.board, np.zeros(self.cell.shape, dtype=np.bool_)
        for _, choice in self.view.latest:
            code = board.codes.get(choice.partition("/")[0])
            if code is not None:
                for space in board.pairs[code // 9]:
                    out[self.printed.at[space]] = True
        return out


@dataclass(frozen=True, slots=True)
class Plane:
    """One plane of the board."""

    name: str
    meaning: str
    read: Callable[[Sight], npt.NDArray[Any]]


WHOSE = ("own", "next seat", "second next seat", "third next seat")


def _owned(number: int) -> Callable[[Sight], npt.NDArray[Any]]:
    return lambda sight: sight.owner == number


def _village_of(number: int) -> Callable[[Sight], npt.NDArray[Any]]:
    return lambda sight: sight.village_owner == number


LAYOUT_PLANES = (
    Plane("grass", "free for a tile", lambda sight: sight.cell == kernel.FREE),
    Plane("village", "a village", lambda sight: sight.cell == kernel.VILLAGE),
    Plane("water", "water", lambda sight: sight.cell == kernel.BLOCKED),
    Plane("red", "red", lambda sight: sight.cell == kernel.RED),
    Plane("yellow", "yellow", lambda sight: sight.cell == kernel.YELLOW),
    Plane("blue", "blue", lambda sight: sight.cell == kernel.BLUE),
    Plane("start", "a printed start space", lambda sight: sight.printed.starts),
    *(Plane(f"province_{i}", f"in a province: {whose}", _owned(i)) for i, whose in enumerate(WHOSE)),
    *(Plane(f"village_{i}", f"in a village: {whose}", _village_of(i)) for i, whose in enumerate(WHOSE)),
    Plane(
        "size",
        f"spaces of the area of this colour, ÷ {LARGE}, 1 at most",
        lambda s: np.minimum(s.size, LARGE) / LARGE,
    ),
    Plane("major", "in a major province", lambda sight: sight.size >= kernel.MAJOR_SIZE),
    Plane("pagodas", "pagodas of this province, ÷ 2, 1 at most", lambda s: np.minimum(s.pagodas, 2) / 2),
    Plane("latest", "covered in the last round", lambda sight: sight.latest()),
)


class Beside:
    """What a view tells beside the board, with seats in relative order."""

    def __init__(self, view: QinView) -> None:
        self.view = view
        self.me, self.seats = view.seat or 0, view.seats
        self.head: list[int] = view.g[: kernel.DECK].tolist()

    def by_seat(self, values: Mapping[int, float] | list[float]) -> list[float]:
        """One number a seat, the own one first."""
        found = [values[(self.me + i) % self.seats] for i in range(self.seats)]
        return [*found, *[0.0] * (SEATS - self.seats)]

    def hand(self) -> list[float]:
        if self.view.seat is None:
            return [0.0] * kernel.KINDS
        at = kernel.HANDS + self.me * kernel.KINDS
        return [held / kernel.HAND_SIZE for held in self.head[at : at + kernel.KINDS]]

    def supply(self) -> list[float]:
        return self.by_seat([left / 24 for left in self.head[kernel.SUPPLY : kernel.SUPPLY + self.seats]])

    def resigned(self) -> list[float]:
        return self.by_seat([float(self.head[kernel.RESIGNED] >> seat & 1) for seat in range(self.seats)])

    def mover(self) -> list[float]:
        mover = self.view.mover
        return one_hot(SEATS, None if mover is None else (mover - self.me) % self.seats)


_TILES = " ".join(TILE_NAMES)
LAYOUT_VECTOR: Layout[Beside] = Layout(
    (
        Field("hand", 6, f"own tiles of each kind ({_TILES}), ÷ 3", Beside.hand),
        Field(
            "unseen", 6, "tiles of each kind not seen yet, ÷ 12", lambda b: [n / 12 for n in b.view.unseen]
        ),
        Field("supply", 4, "by seat: pagodas left, ÷ 24", Beside.supply),
        Field(
            "hand_sizes",
            4,
            "by seat: tiles in hand, ÷ 3",
            lambda b: b.by_seat([n / 3 for n in b.view.hand_sizes]),
        ),
        Field("there", 4, "by seat: the seat is in play", lambda b: b.by_seat([1.0] * b.seats)),
        Field("resigned", 4, "by seat: has resigned", Beside.resigned),
        Field("mover", 4, "by seat: is to move", Beside.mover),
        Field("piles", 4, "tiles in each pile, ÷ 18", lambda b: [n / 18 for n in b.view.piles]),
        Field("ply", 1, f"choices so far, ÷ {LONG}", lambda b: [min(b.view.ply, LONG) / LONG]),
    ),
)
