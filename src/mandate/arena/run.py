"""A run: the games of a plan in their order, on as many processes as one likes, with the same results."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

from mandate.arena.plan import Plan
from mandate.arena.play import Bots, Played, play
from mandate.arena.results import Results
from mandate.arena.schedule import Task, games_a_deal, tables, tasks
from mandate.arena.sequential import Decider
from mandate.core.errors import Code, Refused
from mandate.players.bot_process import end_all

GRACE = 2.0  # seconds for a worker to leave before it is made to
AHEAD = 6  # games in the air for each process: enough that none waits for a long game to be written down
PATIENCE = 0.5  # seconds of playing before anybody can say how long the rest will take
WORTH_IT = 3.0  # seconds that must be left for other processes to be started, which takes one or two


class Run:
    """Plays what is missing of a plan's games; `decider` says which tables need no more of them."""

    def __init__(self, plan: Plan, deals: int, *, jobs: int = 1, results: Results | None = None) -> None:
        self.plan = plan
        self.deals = deals
        self.jobs = jobs
        self.results = results
        self.counted = 0
        self.fresh = 0  # of those, how many were not in the file
        self.decider = Decider(plan) if plan.until_decided else None

    @property
    def total(self) -> int:
        """How many games there are, if none can be left out."""
        return self.deals * games_a_deal(self.plan) * len(tables(self.plan))

    def play(self) -> Generator[Played, None, None]:
        """Every game that counts, in order: those of the file first, then those that are missing."""
        earlier = deque(self.results.earlier if self.results else ())
        line = 1
        waiting = tasks(self.plan, self.deals)
        for task in waiting:
            if not earlier:
                break
            if self._is_decided(task):
                continue
            line += 1
            played = earlier.popleft()
            if not played.belongs_to(task):
                assert self.results is not None
                raise self.results.damaged(line, f"{task.deal}/{task.table}/{task.seating}")
            yield self._count(task, played)
        else:
            return
        yield from self._play_rest(task, waiting)

    def _play_rest(self, task: Task, waiting: Iterator[Task]) -> Generator[Played, None, None]:
        def missing() -> Iterator[Task]:
            yield task
            yield from waiting

        for done, played in self._on_workers(self._undecided(missing())):
            if not self._is_decided(done):
                self.fresh += 1
                if self.results is not None:
                    self.results.add(played)
                yield self._count(done, played)

    def _undecided(self, waiting: Iterator[Task]) -> Iterator[Task]:
        return (task for task in waiting if not self._is_decided(task))

    def _is_decided(self, task: Task) -> bool:
        return self.decider is not None and self.decider.is_decided(task)

    def _count(self, task: Task, played: Played) -> Played:
        self.counted += 1
        if self.decider is not None:
            self.decider.add(task, played)
        return played

    def _on_workers(self, waiting: Iterator[Task]) -> Iterator[tuple[Task, Played]]:
        """Results in the order of their tasks."""
        yield from self._in_this_process(waiting)
        first = list(itertools.islice(waiting, self.jobs * AHEAD))
        if not first:
            return
        others = set(multiprocessing.active_children())
        workers = ProcessPoolExecutor(
            self.jobs, multiprocessing.get_context("spawn"), initializer=_prepare, initargs=(self.plan,)
        )
        try:
            in_the_air = deque((task, workers.submit(_play, task)) for task in first)
            while in_the_air:
                task, future = in_the_air.popleft()
                yield task, future.result()
                for task in itertools.islice(waiting, 1):
                    in_the_air.append((task, workers.submit(_play, task)))
            workers.shutdown()
        except BaseException as reason:
            workers.shutdown(wait=False, cancel_futures=True)
            _end(set(multiprocessing.active_children()) - others)
            if isinstance(reason, BrokenProcessPool):
                raise Refused(Code.WORKER_DIED) from reason
            raise

    def _in_this_process(self, waiting: Iterator[Task]) -> Iterator[tuple[Task, Played]]:
        """The first games, until it is known that others are worth starting; all of them where none are."""
        bots = Bots()
        began = time.perf_counter()
        try:
            for number, task in enumerate(waiting, 1):
                yield task, play(self.plan, task, bots)
                took = time.perf_counter() - began
                left = took / number * (self.total - self.counted)
                if self.jobs > 1 and took > PATIENCE and left > WORTH_IT:
                    return
        finally:
            bots.close()


def _end(workers: Iterable[BaseProcess]) -> None:
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(GRACE)
        if worker.is_alive():
            worker.kill()


# --- in a worker process ----------------------------------------------------------------------------------

_plan: Plan
_bots = Bots()


def _prepare(plan: Plan) -> None:
    global _plan
    _plan = plan
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process decides what an interruption means
    signal.signal(signal.SIGTERM, lambda *_: _leave())
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """Nobody is to be left over, whatever ends the main process."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    _leave()


def _leave() -> None:
    end_all()
    os._exit(0)


def _play(task: Task) -> Played:
    return play(_plan, task, _bots)
