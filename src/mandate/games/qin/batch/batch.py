"""Thousands of games of Qin as arrays, in one call.

A state is never changed, unless it is given as `out`: a step gives a new one. What chance gives follows from
the seed of each step, so that a copy of a state does not know coming tiles.

Examples:
    >>> from mandate.games.qin.batch import QinBatch
    >>> batch = QinBatch(games=8, board="lion")
    >>> state = batch.init(seed=1)
    >>> actions = state.mask.argmax(axis=1)  # any that the masks allow
    >>> state = batch.step(state, actions, seed=2)
    >>> state.player.tolist()
    [1, 1, 1, 1, 1, 1, 1, 1]
"""

from __future__ import annotations

import copy
import dataclasses
from typing import Any

import numpy as np
import numpy.typing as npt

from mandate.envs.encoding import whole
from mandate.games.qin.batch.arrays import BatchGames, BatchState, must_fit
from mandate.games.qin.batch.cpu import CpuGames
from mandate.games.qin.batch.loops import WANTS_DOUBLES
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.game import QIN, RANDOM, read_board

__all__ = ["BatchState", "QinBatch"]

DEVICES = ("cpu", "cuda")
DTYPES = ("float32", "uint8")  # as documented, or without the divisions
_STEPPING, _CHOOSING = 0x2545F4914F6CDD1D, 0x9FB21C651E98DF25  # the same seed is another one for each use


class QinBatch:
    """Games of Qin with the same options, stepped together."""

    def __init__(
        self,
        games: int,
        *,
        threads: int = 1,
        device: str = "cpu",
        dtype: npt.DTypeLike = np.float32,
        **options: Any,
    ) -> None:
        games, threads = whole("games", games, 1), whole("threads", threads, 1)
        if device not in DEVICES:
            raise ValueError(f"device is one of {', '.join(DEVICES)}, not {device!r}")
        self.dtype = _kind(dtype)
        configured = QIN.configure(options)
        self.size, self.device, self.board = games, device, read_board(configured["board"])
        self.seats = int(configured["players"])
        self.actions = len(self.board.tokens) + 1  # the last one is the pass, which is made by itself
        empty = np.zeros(self.board.game_size, dtype=np.uint16)
        first = kernel.NO_ONE if configured["first"] == RANDOM else configured["first"]
        kernel.lay_out(self.board.geometry, empty, self.seats, first)
        empty[WANTS_DOUBLES] = configured["fair_start"]
        self._lots = bool(first == kernel.NO_ONE or configured["fair_start"])  # chance sets up the game
        self._games: BatchGames
        if device == "cpu":
            self._games = CpuGames(self.board, empty, games, self.seats, threads, self.dtype)
        else:
            from mandate.games.qin.batch.cuda import CudaGames

            self._games = CudaGames(self.board, empty, games, self.seats, self.dtype)

    def resized(self, games: int) -> QinBatch:
        """The same options, device and threads for another number of games."""
        twin = copy.copy(self)
        twin.size, twin._games = whole("games", games, 1), self._games.resized(games)
        return twin

    def init(self, seed: int) -> BatchState:
        """New games, dealt; the same ones for the same seed."""
        state = self._games.room()
        self._games.deal(state, _mixed(seed, _STEPPING))
        return state

    def step(self, state: BatchState, actions: Any, seed: int, out: BatchState | None = None) -> BatchState:
        """An action for the seat to move in each game. An illegal one ends its game with -1 for that seat.

        `out` is written over and returned; it may be `state` itself. Without it all arrays are new.
        """
        self._must_own(state)
        if out is not None:
            must_fit("out", out, self._games.shapes, self.device, self._games.shapes)
        checked, mix = self._checked(actions), _mixed(seed, _STEPPING)
        after = self._games.room() if out is None else out
        if after is not state:
            self._games.copy(state, after)
        self._games.step(after, checked, mix)
        return after

    def observe(self, state: BatchState) -> BatchState:
        """The same games with fresh observations for their movers: for games put together by hand."""
        self._must_own(state)
        new = self._games.room()
        self._games.copy(state, new)
        self._games.observe(new)
        return dataclasses.replace(new, rewards=state.rewards, terminated=state.terminated)

    def rows(self, state: BatchState) -> npt.NDArray[np.uint16]:
        """The games in the kernel's numbers, hidden things too: a row for each, in NumPy."""
        self._must_own(state)
        rows: npt.NDArray[np.uint16] = self._games.rows(state)
        return rows

    def random_actions(self, state: BatchState, seed: int) -> Any:
        """A legal action for each game, all equally likely (int32)."""
        self._must_own(state)
        return self._games.random_actions(state, _mixed(seed, _CHOOSING))

    def play_out(self, state: BatchState, seed: int, rounds: int = 1) -> Any:
        """Random games from the deal to the end, so many one after another in each place: how many placements
        were made there. `state.games` is written over with the last ones, and nothing else of it."""
        if self._lots:
            raise ValueError("random games in one go need a first player, and no fair_start")
        self._must_own(state)
        return self._games.play_out(state, _mixed(seed, _CHOOSING), whole("rounds", rounds, 1))

    @property
    def device_name(self) -> str:
        """What the device is called."""
        return self._games.device_name

    def need_room(self) -> None:
        """Raise `NoRoom` where a GPU has no memory left for a state of so many games."""
        self._games.need_room()

    def synchronize(self) -> None:
        """Wait until all queued work is done: a GPU works while Python runs on."""
        self._games.synchronize()

    def _must_own(self, state: BatchState) -> None:
        must_fit("state", state, self._games.shapes, self.device, ("games", "latest"))

    def _checked(self, actions: Any) -> Any:
        try:
            taken = self._games.take(actions)
        except ValueError:  # rows of different lengths
            raise TypeError(f"actions are whole numbers of shape ({self.size},), not {actions!r}") from None
        if taken.shape != (self.size,) or not np.issubdtype(taken.dtype, np.integer):
            got = f"{taken.dtype} of shape {taken.shape}"
            raise TypeError(f"actions are whole numbers of shape ({self.size},), not {got}")
        return taken


def _kind(dtype: npt.DTypeLike) -> np.dtype[Any]:
    """The kind of number of planes and vector."""
    try:
        kind: np.dtype[Any] | None = np.dtype(dtype)
    except TypeError:
        kind = None
    if kind is None or kind.name not in DTYPES:
        raise ValueError(f"dtype is one of {', '.join(DTYPES)}, not {dtype!r}")
    return kind


def _mixed(seed: int, use: int) -> int:
    return (whole("seed", seed, 0) * 0xD1342543DE82EF95 + use) % 2**64
