"""Many games stepped together into shared arrays: here, or in slices by worker processes."""

from __future__ import annotations

import contextlib
import ctypes
import itertools
import math
import multiprocessing
import multiprocessing.context
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
import numpy.typing as npt

from mandate.envs.single import SeatEnv

Arrays = dict[str, npt.NDArray[Any]]
Shapes = Mapping[str, tuple[tuple[int, ...], str]]  # by name: shape, and the name of the type
STEP, RESET, CLOSE = b"step", b"reset", b"close"
SEED_MOST = 2**31
NEWS: Shapes = {
    "actions": ((), "int64"),
    "seeds": ((), "int64"),
    "rewards": ((), "float64"),
    "terminated": ((), "bool"),
    "seat": ((), "int64"),
    "won": ((), "bool"),
    "score": ((), "int64"),
    "teacher_action": ((), "int64"),
}  # beside observations, one for each game


class Slice:
    """Some of the games, and their rows of the arrays."""

    def __init__(
        self, make: type[SeatEnv], settings: Mapping[str, Any], rows: Arrays, *, same_step: bool
    ) -> None:
        self.envs = [make(**settings) for _ in range(len(rows["actions"]))]
        self.rows, self.same_step = rows, same_step
        seen = [name for name in rows if name not in NEWS]
        self.seen = [{name: rows[name][row] for name in seen} for row in range(len(self.envs))]

    def reset(self) -> None:
        for name in ("rewards", "terminated", "won", "score"):
            self.rows[name][:] = 0
        for row, env in enumerate(self.envs):
            env.begin(int(self.rows["seeds"][row]))
            self._write(row, env)

    def step(self) -> None:
        """One choice in each game. One that has ended is dealt again: at once, or in the next step."""
        rows = self.rows
        for name in ("rewards", "terminated", "won", "score"):
            rows[name][:] = 0
        for row, (env, action) in enumerate(zip(self.envs, rows["actions"].tolist(), strict=True)):
            if env.ended:
                env.begin(None)
            else:
                rows["rewards"][row], _ = env.advance(action)
                self._end(row, env)
            self._write(row, env)

    def _end(self, row: int, env: SeatEnv) -> None:
        if not env.ended:
            return
        self.rows["terminated"][row] = True
        if (outcome := env.outcome) is not None:
            self.rows["won"][row] = env.seat in outcome.winners
            self.rows["score"][row] = outcome.scores[env.seat]
        if self.same_step:
            env.begin(None)

    def _write(self, row: int, env: SeatEnv) -> None:
        env.write(self.seen[row])
        self.rows["seat"][row] = env.seat
        if env.has_teacher:
            self.rows["teacher_action"][row] = env.taught()

    def close(self) -> None:
        for env in self.envs:
            env.close()


def shared_arrays(shapes: Shapes, games: int) -> tuple[dict[str, Any], Arrays]:
    """Memory that other processes may be given, and arrays in it."""
    memory = {
        name: multiprocessing.get_context("spawn").RawArray(
            ctypes.c_byte, games * math.prod(shape) * np.dtype(kind).itemsize
        )
        for name, (shape, kind) in shapes.items()
    }
    return memory, arrays_in(memory, shapes, games)


def arrays_in(memory: Mapping[str, Any], shapes: Shapes, games: int) -> Arrays:
    return {
        name: np.frombuffer(memory[name], dtype=kind).reshape(games, *shape)
        for name, (shape, kind) in shapes.items()
    }


def serve(
    pipe: Connection, make: type[SeatEnv], settings: Mapping[str, Any], memory: Mapping[str, Any],
    shapes: Shapes, games: int, part: slice, *, same_step: bool,
) -> None:  # fmt: skip
    """A worker: steps its slice whenever it is called, until it is closed."""
    rows = {name: array[part] for name, array in arrays_in(memory, shapes, games).items()}
    try:
        own = Slice(make, settings, rows, same_step=same_step)
        pipe.send(None)
        while (order := pipe.recv_bytes()) != CLOSE:
            try:
                own.step() if order == STEP else own.reset()
            except Exception as error:  # reported where the call was made; the games stay as they were
                pipe.send(f"{type(error).__name__}: {error}")
            else:
                pipe.send(None)
        own.close()
    except (EOFError, KeyboardInterrupt):  # the process that called is gone, or was interrupted
        pass


class Workers:
    """Processes that step slices of the same arrays."""

    def __init__(
        self, make: type[SeatEnv], settings: Mapping[str, Any], memory: Mapping[str, Any], shapes: Shapes,
        games: int, workers: int, *, same_step: bool,
    ) -> None:  # fmt: skip
        context = multiprocessing.get_context("spawn")
        cuts = np.linspace(0, games, workers + 1).astype(int).tolist()
        self._pipes: list[Connection] = []
        self._processes: list[multiprocessing.context.SpawnProcess] = []
        for begin, end in itertools.pairwise(cuts):
            mine, theirs = context.Pipe()
            process = context.Process(
                target=serve,
                args=(theirs, make, settings, memory, shapes, games, slice(begin, end)),
                kwargs={"same_step": same_step},
                daemon=True,
            )
            process.start()
            theirs.close()
            self._pipes.append(mine)
            self._processes.append(process)
        self._answers()

    def call(self, order: bytes) -> None:
        for pipe in self._pipes:
            pipe.send_bytes(order)
        self._answers()

    def _answers(self) -> None:
        """Of every worker, so that none is still at work when one has failed."""
        failed = []
        for pipe in self._pipes:
            try:
                failed.append(pipe.recv())
            except EOFError:
                failed.append("a worker of the environments has died")
        if problem := next(filter(None, failed), None):
            raise RuntimeError(problem)

    def close(self) -> None:
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            with contextlib.suppress(OSError):  # it has died
                pipe.send_bytes(CLOSE)
            pipe.close()
            process.join()
        self._pipes, self._processes = [], []
