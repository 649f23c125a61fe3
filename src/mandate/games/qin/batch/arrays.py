"""What a state of a batch is made of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from mandate.games.qin.envs.planes import PLANES, VECTOR
from mandate.games.qin.rules.board import Board

Array = Any  # NumPy's, or one on a GPU that speaks __cuda_array_interface__


@dataclass(frozen=True, slots=True)
class BatchState:
    """A batch of games, and what the seat to move in each of them observes."""

    games: Array  # in the kernel's numbers, hidden things too
    latest: Array  # game × seat × the two spaces that were covered last, 0 for none
    player: Array  # the seat to move
    planes: Array
    vector: Array
    mask: Array
    rewards: Array  # game × seat, of the step that led here
    terminated: Array  # whether a game ended in that step; another one has been dealt


Shapes = dict[str, tuple[tuple[int, ...], Any]]  # shape and kind of number, by the names of BatchState


def shapes_of(board: Board, size: int, seats: int, dtype: Any) -> Shapes:
    """Shape and kind of number of each array of a state; planes and vector have one kind, `dtype`."""
    return {
        "games": ((size, board.game_size), np.uint16),
        "latest": ((size, seats, 2), np.uint16),
        "player": ((size,), np.int64),
        "planes": ((size, PLANES, board.height, board.width), dtype),
        "vector": ((size, VECTOR), dtype),
        "mask": ((size, len(board.tokens) + 1), np.int8),
        "rewards": ((size, seats), np.float32),
        "terminated": ((size,), np.bool_),
    }


def must_fit(name: str, state: Any, shapes: Shapes, device: str, read: Iterable[str]) -> None:
    """Of another batch, or on another device: compiled loops would read and write beside its arrays."""
    if not isinstance(state, BatchState):
        raise TypeError(f"{name} is a state of this batch, not {state!r}")
    for field in read:
        array, (shape, kind) = getattr(state, field), shapes[field]
        if isinstance(array, np.ndarray) != (device == "cpu"):
            raise TypeError(f"{name}.{field} is not on the device of this batch, {device}")
        if array.shape != shape or array.dtype != kind:
            wanted, passed = f"{np.dtype(kind)} of shape {shape}", f"{array.dtype} of shape {array.shape}"
            raise TypeError(f"{name} is of another batch: {name}.{field} is {passed}, not {wanted}")


class BatchGames(Protocol):
    """Where the games of a batch are: on the CPU, or on a GPU.

    Random numbers follow from `mix` and the number of the game.
    """

    shapes: Shapes  # of the arrays of a state

    def resized(self, size: int) -> BatchGames:
        """The same for another number of games."""

    def room(self) -> BatchState:
        """New arrays, with nothing in them yet."""

    def copy(self, old: BatchState, new: BatchState) -> None:
        """The games, but nothing that follows from them."""

    def take(self, actions: Any) -> Any:
        """Actions as an array that `step` can read, if they are whole numbers."""

    def deal(self, state: BatchState, mix: int) -> None:
        """New games, with what their movers observe."""

    def step(self, state: BatchState, actions: Any, mix: int) -> None:
        """An action in each game: rewards, finished games dealt again, and what the movers observe."""

    def observe(self, state: BatchState) -> None:
        """Who moves, planes, vector and mask, for the games that are there."""

    def rows(self, state: BatchState) -> Any:
        """The games in NumPy, a row for each."""

    def random_actions(self, state: BatchState, mix: int) -> Any:
        """A legal action in each game."""

    def play_out(self, state: BatchState, mix: int, rounds: int) -> Any:
        """Whole random games, so many one after another; how many placements were made in each place."""

    @property
    def device_name(self) -> str:
        """What people call it."""

    def need_room(self) -> None:
        """Raise an error where a state cannot be held in memory."""

    def synchronize(self) -> None:
        """Wait until all queued work is done."""
