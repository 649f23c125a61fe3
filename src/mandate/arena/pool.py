"""Where work is done: in this process, in others on this machine, or wherever another `Pool` sends it.

A pool knows nothing of games. It is given one kind of work and numbered tasks, and hands results back as
they come; `finish` puts them in order on request, and has the tasks of a lost worker done again.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from typing import Any, Generic, Protocol, TypeVar

from mandate.core.errors import Code, Refused
from mandate.players.bot_process import end_all

LEAVE_SECONDS = 2.0  # for a worker to leave before it is made to
AHEAD = 6  # tasks in the air for each process: enough that none waits for a long one that stands before it
ESTIMATE_SECONDS = 0.5  # of work before the rest can be estimated
WORTH_IT = 3.0  # seconds that must be left for other processes to be started, which takes one or two
BATCH_S = 0.04  # seconds of work that are sent to a process at once, as sending takes time too
MAX_BATCH = 16  # tasks in a batch
LOSSES = 3  # so often a task is lost with its worker; then the task is to blame

Task = TypeVar("Task")
Result = TypeVar("Result")
Given = TypeVar("Given", contravariant=True)
Made = TypeVar("Made", covariant=True)


class Work(Protocol[Given, Made]):
    """What is done with every task. It is pickled, once for each worker."""

    def __call__(self, task: Given, /) -> Made: ...

    def close(self) -> None:
        """Let go what it holds in this process."""
        ...


class Lost(Exception):
    """Workers have died, and the tasks of these numbers with them. The pool itself continues."""

    def __init__(self, numbers: Iterable[int]) -> None:
        super().__init__()
        self.numbers = list(numbers)


class Pool(ABC, Generic[Task, Result]):
    """Workers that all do the same work."""

    @property
    @abstractmethod
    def ahead(self) -> int:
        """How many tasks there should be in the air, for no worker to be idle."""

    @abstractmethod
    def submit(self, number: int, task: Task) -> None: ...

    @abstractmethod
    def take(self) -> tuple[int, Result]:
        """The next result, whichever it is, with the number of its task. Raises what the work raised,
        or `Lost`."""

    @abstractmethod
    def close(self, *, at_once: bool = False) -> None:
        """Let the workers go: when they are idle, or at once."""


MakePool = Callable[[Work[Task, Result], int], Pool[Task, Result]]  # the work, and how many tasks at most


def finish(
    pool: Pool[Task, Result], tasks: Iterable[Task], *, in_order: bool = True
) -> Iterator[tuple[Task, Result]]:
    """Every task with its result, in the order of the tasks or as they come.

    Tasks are drawn one by one and not before they are needed, so that results can decide what comes next.
    """
    numbered = enumerate(tasks)
    in_the_air: dict[int, Task] = {}  # and what has landed, but not in its turn
    landed: dict[int, Result] = {}
    losses: Counter[int] = Counter()
    while True:
        for number, task in islice(numbered, max(0, pool.ahead - len(in_the_air))):
            in_the_air[number] = task
            pool.submit(number, task)
        if not in_the_air:
            return
        try:
            number, result = pool.take()
        except Lost as lost:
            for number in lost.numbers:
                losses[number] += 1
                if losses[number] == LOSSES:
                    raise Refused(Code.WORKER_DIED, times=LOSSES) from lost
                pool.submit(number, in_the_air[number])
            continue
        landed[number] = result
        while landed:
            number = next(iter(in_the_air)) if in_order else number
            if number not in landed:
                break
            yield in_the_air.pop(number), landed.pop(number)


# --- on this machine --------------------------------------------------------------------------------------


class Here(Pool[Task, Result]):
    """This process, one task after the other."""

    ahead = 1

    def __init__(self, work: Work[Task, Result]) -> None:
        self._work = work
        self._waiting: list[tuple[int, Task]] = []

    def submit(self, number: int, task: Task) -> None:
        self._waiting.append((number, task))

    def take(self) -> tuple[int, Result]:
        number, task = self._waiting.pop(0)
        return number, self._work(task)

    def close(self, *, at_once: bool = False) -> None:
        del at_once
        self._work.close()


class Processes(Pool[Task, Result]):
    """Other processes of this machine. Short tasks are sent to them several at once, in a batch."""

    def __init__(self, work: Work[Task, Result], jobs: int, batch: int = 1) -> None:
        self._work = work
        self._jobs = jobs
        self._batch = batch
        self._ready: deque[tuple[int, Result]] = deque()
        self._start()

    def _start(self) -> None:
        self._done: SimpleQueue[tuple[list[int], Future[list[Result]] | None]] = SimpleQueue()
        self._waiting: list[tuple[int, Task]] = []  # for their batch to be full
        self._in_the_air: set[int] = set()
        self._others = set(multiprocessing.active_children())
        context = multiprocessing.get_context("spawn")
        self._workers = ProcessPoolExecutor(self._jobs, context, initializer=_prepare, initargs=(self._work,))

    @property
    def ahead(self) -> int:
        return self._jobs * AHEAD * self._batch

    def submit(self, number: int, task: Task) -> None:
        self._in_the_air.add(number)
        self._waiting.append((number, task))
        if len(self._waiting) == self._batch:
            self._send()

    def _send(self) -> None:
        numbers, tasks = [number for number, _ in self._waiting], [task for _, task in self._waiting]
        self._waiting.clear()
        done = self._done
        try:
            future = self._workers.submit(_do, tasks)
        except BrokenProcessPool:
            done.put((numbers, None))
        else:
            future.add_done_callback(lambda future: done.put((numbers, future)))

    def take(self) -> tuple[int, Result]:
        if not self._ready:
            self._receive()
        return self._ready.popleft()

    def _receive(self) -> None:
        if self._waiting:  # a caller that takes has no more to submit
            self._send()
        numbers, future = self._done.get()
        try:
            if future is None:
                raise BrokenProcessPool
            results = future.result()
        except BrokenProcessPool as broken:  # of all workers, though only one of them may be gone
            lost = sorted(self._in_the_air)
            self.close(at_once=True)
            self._start()
            raise Lost(lost) from broken
        self._in_the_air.difference_update(numbers)
        self._ready.extend(zip(numbers, results, strict=True))

    def close(self, *, at_once: bool = False) -> None:
        if not at_once:
            self._workers.shutdown()
            return
        # Its own thread must have ended before this process does: at exit both would use one pipe.
        ending = threading.Thread(target=self._workers.shutdown, kwargs={"cancel_futures": True}, daemon=True)
        ending.start()
        _end(set(multiprocessing.active_children()) - self._others)
        ending.join(LEAVE_SECONDS)


class Local(Pool[Task, Result]):
    """This process until others are known to be worth starting; all tasks where they are not."""

    def __init__(self, work: Work[Task, Result], jobs: int, tasks: int) -> None:
        self._work = work
        self._jobs = jobs
        self._left = tasks
        self._done = 0
        self._began = time.perf_counter()
        self._pool: Pool[Task, Result] = Here(work)

    @property
    def ahead(self) -> int:
        return self._pool.ahead

    def submit(self, number: int, task: Task) -> None:
        self._pool.submit(number, task)

    def take(self) -> tuple[int, Result]:
        result = self._pool.take()
        self._done += 1
        self._left -= 1
        if isinstance(self._pool, Here) and self._jobs > 1:
            took = time.perf_counter() - self._began
            each = took / self._done
            if took > ESTIMATE_SECONDS and each * self._left > WORTH_IT:
                self._pool.close()
                self._pool = Processes(self._work, self._jobs, min(MAX_BATCH, max(1, int(BATCH_S / each))))
        return result

    def close(self, *, at_once: bool = False) -> None:
        self._pool.close(at_once=at_once)


def local(jobs: int | None = None) -> MakePool[Any, Any]:
    """So many processes of this machine, or one for each of its cores."""
    count = jobs or os.cpu_count() or 1
    return lambda work, tasks: Local(work, count, tasks)


def _end(workers: Iterable[BaseProcess]) -> None:
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(LEAVE_SECONDS)
        if worker.is_alive():
            worker.kill()


# --- in a worker process ----------------------------------------------------------------------------------

_work: Work[Any, Any]


def _prepare(work: Work[Any, Any]) -> None:
    global _work
    _work = work
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process decides what an interruption means
    signal.signal(signal.SIGTERM, lambda *_: _leave())
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """Leave no worker behind, however the main process ends."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    _leave()


def _leave() -> None:
    end_all()
    os._exit(0)


def _do(tasks: list[Any]) -> list[Any]:
    return [_work(task) for task in tasks]
