"""The games of a batch on the CPU, in one or several threads."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from mandate.batch.arrays import BatchState, shapes_of
from mandate.batch.qin_games import choose_games, deal_games, play_out_games, step_games
from mandate.batch.qin_sight import observe_games
from mandate.batch.room import room
from mandate.envs.qin_encoding import printed_on
from mandate.envs.qin_planes import SEATS
from mandate.games.qin import kernel, survey
from mandate.games.qin.board import Board
from mandate.games.qin.kernel import GameArray
from mandate.games.qin.state import NO_EVENTS, room_for_codes


class CpuGames:
    def __init__(self, board: Board, empty: GameArray, size: int, seats: int, threads: int) -> None:
        self._board, self._empty, self._seats = board, empty, seats
        self._printed = printed_on(board)
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None
        self._share(size, threads)

    def _share(self, size: int, threads: int) -> None:
        self._size, self._shapes = size, shapes_of(self._board, size, self._seats)
        bounds = np.linspace(0, size, threads + 1).astype(int).tolist()
        self._parts = list(itertools.pairwise(bounds))  # from which game to which each thread goes

    def resized(self, size: int) -> CpuGames:
        twin = copy.copy(self)
        twin._share(size, len(self._parts))
        return twin

    def room(self) -> BatchState:
        return BatchState(**{name: room(*of) for name, of in self._shapes.items()})

    def copy(self, old: BatchState, new: BatchState) -> None:
        new.games[...] = old.games
        new.latest[...] = old.latest

    def rows(self, state: BatchState) -> Any:
        return state.games

    def take(self, actions: Any) -> npt.NDArray[Any]:
        return np.asarray(actions)

    def deal(self, state: BatchState, mix: int) -> None:
        chances = keys(mix, self._size)

        def part(begin: int, end: int) -> None:
            deal_games(
                self._board.geometry, self._empty, state.games, chances, _tiles(), NO_EVENTS, begin, end
            )

        self._each(part)
        for array in (state.latest, state.rewards, state.terminated):
            array.fill(0)

    def step(self, state: BatchState, actions: npt.NDArray[Any], mix: int) -> None:
        given, chances = actions.astype(np.int64), keys(mix, self._size)

        def part(begin: int, end: int) -> None:
            step_games(
                self._board.geometry, self._empty, state.games, state.latest, given, chances, state.rewards,
                state.terminated, _tiles(), NO_EVENTS, begin, end,
            )  # fmt: skip

        self._each(part)

    def observe(self, state: BatchState) -> None:

        def part(begin: int, end: int) -> None:
            work, counts = np.empty_like(state.games[0]), np.empty(survey.COUNTS, dtype=np.uint16)
            covered = np.empty(2 * SEATS, dtype=np.uint16)
            observe_games(
                self._board.geometry, self._printed, state.games, state.latest, state.planes, state.vector,
                state.mask, work, counts, covered, room_for_codes(self._board), begin, end,
            )  # fmt: skip

        self._each(part)
        state.player[...] = state.games[:, kernel.MOVER]

    def random_actions(self, state: BatchState, mix: int) -> npt.NDArray[np.int32]:
        actions, chances = np.empty(self._size, dtype=np.int32), keys(mix, self._size)

        def part(begin: int, end: int) -> None:
            ways = np.empty(kernel.WAYS, dtype=np.int32)
            choose_games(self._board.geometry, state.games, chances, actions, ways, begin, end)

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
            part(0, self._size)
        else:
            list(self._threads.map(lambda bounds: part(*bounds), self._parts))


def keys(mix: int, games: int) -> npt.NDArray[np.uint64]:
    """A random number for each game, none of them zero, by the mixed seed and the game's number alone."""
    mixed = (np.arange(games, dtype=np.uint64) + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
    mixed ^= np.uint64(mix)
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(factor)
    mixed ^= mixed >> np.uint64(31)
    mixed[mixed == 0] = 1
    return mixed


def _tiles() -> npt.NDArray[np.uint16]:
    """Room for a deal."""
    return np.empty(kernel.TILES, dtype=np.uint16)
