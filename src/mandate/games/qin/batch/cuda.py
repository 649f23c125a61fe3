"""The games of a batch on a GPU. Imported only when a GPU batch is requested."""

from __future__ import annotations

import copy
import functools
import math
from types import SimpleNamespace
from typing import Any, Final

import numpy as np

from mandate.envs.cuda import open_cuda
from mandate.games.qin.batch.arrays import BatchState, shapes_of
from mandate.games.qin.batch.cpu import keys
from mandate.games.qin.batch.cuda_rules import LANES, rules_for
from mandate.games.qin.envs.encoding import printed_on
from mandate.games.qin.envs.planes import PLANES
from mandate.games.qin.rules.board import Board

THREADS: Final = 128  # in a block, where each thread has a game
SPARE: Final = 1 << 29  # bytes of a GPU that are needed besides a state


class NoRoom(RuntimeError):
    """More games than the GPU has memory for."""

    def __init__(self, most: int) -> None:
        super().__init__(f"the GPU has memory for {most} games")
        self.most = most


@functools.lru_cache(maxsize=8)
def kernels_on(board: Board, fractions: bool) -> SimpleNamespace:
    """Compiled for this board when they are first run, which takes a while."""
    from mandate.games.qin.batch import cuda_kernels

    rules = rules_for(board.geometry, cuda_kernels.compiled, cuda_kernels.inlined)
    return cuda_kernels.build(rules, board, fractions)


class CudaGames:
    """Deals, steps and looks as `cpu.CpuGames` does. All is queued on CUDA's default stream."""

    def __init__(self, board: Board, empty: Any, size: int, seats: int, dtype: Any) -> None:
        self._cuda = open_cuda()
        self._board, self._seats, self._dtype = board, seats, dtype
        self._kernels = kernels_on(board, dtype == np.float32)
        self._geometry = self._cuda.to_device(board.geometry)
        self._printed = self._cuda.to_device(printed_on(board))
        self._empty = self._cuda.to_device(empty)
        self._take_room(size)

    def _take_room(self, size: int) -> None:
        self._size, warps = size, (size + (1 << LANES) - 1) >> LANES
        self.shapes = shapes_of(self._board, size, self._seats, self._dtype) | {
            "games": ((warps * self._board.game_size << LANES,), np.uint16)
        }
        self._chances = self._cuda.device_array(size, np.uint64)
        self._over = self._cuda.to_device(np.zeros(size + 1, dtype=np.int32))

    def resized(self, size: int) -> CudaGames:
        twin = copy.copy(self)
        twin._take_room(size)
        return twin

    def room(self) -> BatchState:
        def array(name: str) -> Any:
            shape, dtype = self.shapes[name]
            return self._cuda.device_array(shape, dtype, order="F" if name == "latest" else "C")

        return BatchState(**{name: array(name) for name in self.shapes})

    def copy(self, old: BatchState, new: BatchState) -> None:
        new.games.copy_to_device(old.games)
        new.latest.copy_to_device(old.latest)

    def rows(self, state: BatchState) -> Any:
        """The games as they lie on the CPU, a row for each."""
        columns = state.games.copy_to_host().reshape(-1, self._board.game_size, 1 << LANES)
        return columns.swapaxes(1, 2).reshape(-1, self._board.game_size)[: self._size]

    def take(self, actions: Any) -> Any:
        """Actions as an array of the device, or what they are instead."""
        if hasattr(actions, "__cuda_array_interface__"):
            return self._cuda.as_cuda_array(actions)
        numbers = np.asarray(actions)
        return numbers if numbers.dtype.kind not in "iu" else self._cuda.to_device(numbers)

    def deal(self, state: BatchState, mix: int) -> None:
        self._by_game("init", self._geometry, self._empty, state.games, state.latest, np.uint64(mix))
        state.rewards.copy_to_device(np.zeros(state.rewards.shape, dtype=np.float32))
        state.terminated.copy_to_device(np.zeros(self._size, dtype=np.bool_))
        self.observe(state)

    def step(self, state: BatchState, actions: Any, mix: int) -> None:
        self._by_game(
            "step", self._geometry, state.games, state.latest, actions, np.uint64(mix), self._chances,
            state.rewards, state.terminated, self._over,
        )  # fmt: skip
        few = max(self._size // 32, 1)
        self._by_game(
            "redeal", self._geometry, self._empty, state.games, state.latest, self._chances, self._over,
            threads=32, games=few,
        )  # fmt: skip
        self.observe(state)

    def observe(self, state: BatchState) -> None:
        from mandate.games.qin.batch.cuda_kernels import GROUP, LOOKING

        self._by_game("tell", state.games, state.player, state.vector, self._over)
        planes = state.planes.reshape(self._size, PLANES, self._board.height * self._board.width)
        self._kernels.look[-(-self._size // GROUP), LOOKING](
            self._geometry, self._printed, state.games, state.latest, planes, state.mask
        )

    def random_actions(self, state: BatchState, mix: int) -> Any:
        actions = self._cuda.device_array(self._size, np.int32)
        self._by_game("choose", self._geometry, state.games, np.uint64(mix), actions)
        return actions

    def play_out(self, state: BatchState, mix: int, rounds: int) -> Any:
        placements = self._cuda.device_array(self._size, np.int64)
        chances = self._cuda.to_device(keys(mix, self._size))
        self._by_game("play_games", self._geometry, self._empty, state.games, chances, rounds, placements)
        return placements

    @property
    def device_name(self) -> str:
        name = self._cuda.get_current_device().name
        return name.decode() if isinstance(name, bytes) else str(name)

    def need_room(self) -> None:
        free = int(self._cuda.current_context().get_memory_info()[0])
        each = sum(math.prod(shape) * np.dtype(kind).itemsize for shape, kind in self.shapes.values())
        most = max(0, free - SPARE) * self._size // each
        if most < self._size:
            raise NoRoom(most)

    def synchronize(self) -> None:
        self._cuda.synchronize()

    def _by_game(self, name: str, *arguments: Any, threads: int = THREADS, games: int = 0) -> None:
        from mandate.games.qin.batch.cuda_kernels import SIMULATED

        threads = 4 if SIMULATED else threads
        getattr(self._kernels, name)[-(-(games or self._size) // threads), threads](*arguments)
