"""The games of a batch on the CPU, in one or several threads."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from mandate.games.qin.batch.arrays import BatchState, shapes_of
from mandate.games.qin.batch.loops import choose_games, deal_games, play_out_games, write_keys
from mandate.games.qin.batch.masks import begins_on
from mandate.games.qin.batch.planes import KEPT, Outlook, see_all
from mandate.games.qin.batch.steps import Observations, Room, observe_games, step_games
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import Board
from mandate.games.qin.rules.kernel import GameArray
from mandate.games.qin.rules.state import NO_EVENTS, room_for_codes

ALIGNED: Final = 64  # bytes: JAX takes an array that begins so without a copy


def room(shape: tuple[int, ...], dtype: npt.DTypeLike) -> npt.NDArray[Any]:
    """An array with anything in it, in C order."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    plain = np.empty(size + ALIGNED, dtype=np.uint8)
    begin = -plain.ctypes.data % ALIGNED
    return plain[begin : begin + size].view(dtype).reshape(shape)


class CpuGames:
    def __init__(
        self, board: Board, empty: GameArray, size: int, seats: int, threads: int, dtype: Any
    ) -> None:
        self._board, self._empty, self._seats, self._dtype = board, empty, seats, dtype
        self._outlook, self._begins = Outlook.of(board), begins_on(board)
        self._blank = np.empty(KEPT * self._outlook.length, dtype=np.uint8)
        see_all(board.geometry, empty, self._outlook, self._blank)
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None
        self._share(size, threads)

    def _share(self, size: int, threads: int) -> None:
        self._size, self.shapes = size, shapes_of(self._board, size, self._seats, self._dtype)
        # how its board looks is kept behind each game
        row = self._board.game_size + self._blank.size // 2
        self.shapes["games"] = ((size, row), np.uint16)
        bounds = np.linspace(0, size, threads + 1).astype(int).tolist()
        self._parts = list(itertools.pairwise(bounds))  # from which game to which each thread goes

    def resized(self, size: int) -> CpuGames:
        twin = copy.copy(self)
        twin._share(size, len(self._parts))
        return twin

    def room(self) -> BatchState:
        return BatchState(**{name: room(*of) for name, of in self.shapes.items()})

    def copy(self, old: BatchState, new: BatchState) -> None:
        new.games[...] = old.games
        new.latest[...] = old.latest

    def rows(self, state: BatchState) -> Any:
        return state.games[:, : self._board.game_size]

    def take(self, actions: Any) -> npt.NDArray[Any]:
        return np.asarray(actions)

    def deal(self, state: BatchState, mix: int) -> None:

        def part(begin: int, end: int) -> None:
            chance, tiles = np.empty(1, dtype=np.uint64), _tiles()
            deal_games(
                self._board.geometry, self._empty, state.games, np.uint64(mix), chance, tiles, NO_EVENTS,
                begin, end,
            )  # fmt: skip

        self._each(part)
        for array in (state.latest, state.rewards, state.terminated):
            array.fill(0)
        self.observe(state)

    def step(self, state: BatchState, actions: npt.NDArray[Any], mix: int) -> None:
        numbers = actions.astype(np.int64)

        def part(begin: int, end: int) -> None:
            step_games(
                self._board.geometry, self._empty, self._blank, self._outlook, state.games,
                state.games.view(np.uint8), state.latest, numbers, np.uint64(mix), state.rewards,
                state.terminated, Room.on(self._board, self._begins), NO_EVENTS, self._dtype == np.float32,
                _observations(state), begin, end,
            )  # fmt: skip

        self._each(part)

    def observe(self, state: BatchState) -> None:

        def part(begin: int, end: int) -> None:
            observe_games(
                self._board.geometry, self._outlook, state.games, state.games.view(np.uint8), state.latest,
                Room.on(self._board, self._begins), self._dtype == np.float32, _observations(state), begin,
                end,
            )  # fmt: skip

        self._each(part)

    def random_actions(self, state: BatchState, mix: int) -> npt.NDArray[np.int32]:
        actions = np.empty(self._size, dtype=np.int32)

        def part(begin: int, end: int) -> None:
            chance, ways = np.empty(1, dtype=np.uint64), np.empty(kernel.WAYS, dtype=np.int32)
            choose_games(self._board.geometry, state.games, np.uint64(mix), chance, actions, ways, begin, end)

        self._each(part)
        return actions

    def play_out(self, state: BatchState, mix: int, rounds: int) -> npt.NDArray[np.int64]:
        placements, chances = np.empty(self._size, dtype=np.int64), keys(mix, self._size)

        def part(begin: int, end: int) -> None:
            play_out_games(
                self._board.geometry, self._empty, state.games, chances, rounds, placements, _tiles(),
                room_for_codes(self._board), NO_EVENTS, begin, end,
            )  # fmt: skip

        self._each(part)
        return placements

    @property
    def device_name(self) -> str:
        return "cpu" if self._threads is None else f"cpu × {len(self._parts)}"

    def need_room(self) -> None:
        """A processor lends memory from its disk."""

    def synchronize(self) -> None:
        """Everything has been done when a call returns."""

    def _each(self, part: Callable[[int, int], None]) -> None:
        """All parts, beside each other where there are threads."""
        if self._threads is None:
            with np.errstate(over="ignore"):  # of random numbers, where nothing is compiled
                part(0, self._size)
        else:
            list(self._threads.map(lambda bounds: part(*bounds), self._parts))


def keys(mix: int, games: int) -> npt.NDArray[np.uint64]:
    """A random number for each game."""
    made = np.empty(games, dtype=np.uint64)
    with np.errstate(over="ignore"):  # it may, also where nothing is compiled
        write_keys(np.uint64(mix), made)
    return made


def _observations(state: BatchState) -> Observations:
    return Observations(state.player, state.planes, state.vector, state.mask)


def _tiles() -> npt.NDArray[np.uint16]:
    """Room for a deal."""
    return np.empty(kernel.TILES, dtype=np.uint16)
