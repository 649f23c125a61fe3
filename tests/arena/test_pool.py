"""Pools: every task is done once, in order where that is wanted, whatever happens to workers."""

import itertools
import os
import time
from collections.abc import Iterator
from copy import copy
from pathlib import Path

import pytest

from mandate.arena import pool as pools
from mandate.arena.pool import AHEAD, LOSSES, Here, Local, Lost, Pool, Processes, finish
from mandate.core.errors import Code, Malformed, Refused


class Doubling:
    """The plainest work; it counts how often it was closed."""

    def __init__(self) -> None:
        self.closed = 0

    def __call__(self, task: int) -> int:
        return 2 * task

    def close(self) -> None:
        self.closed += 1


class Leaving(Doubling):
    """Its worker is gone when it comes to one task: so often as a file has no letters yet."""

    def __init__(self, path: Path, task: int, times: int) -> None:
        super().__init__()
        self.path, self.task, self.times = path, task, times

    def __call__(self, task: int) -> int:
        if task == self.task:
            with self.path.open("a+", encoding="utf-8") as file:
                file.write("x")
            if self.path.stat().st_size <= self.times:
                os._exit(9)
        return 2 * task


class Refusing(Doubling):
    def __call__(self, task: int) -> int:
        raise Malformed(Code.BAD_OPTION, option="task", value=str(task), expected="none")


class Waiting(Doubling):
    """The first task is not over before the last one is."""

    def __init__(self, path: Path, last: int) -> None:
        super().__init__()
        self.path, self.last = path, last

    def __call__(self, task: int) -> int:
        if task == self.last:
            self.path.touch()
        while task == 0 and not self.path.exists():
            time.sleep(0.01)
        return 2 * task


def test_here_tasks_are_requested_one_by_one() -> None:
    asked: list[int] = []

    def tasks() -> Iterator[int]:
        for task in range(4):
            asked.append(task)
            yield task

    work = Doubling()
    pool = Here(work)
    for task, result in finish(pool, tasks()):
        assert (result, asked[-1]) == (2 * task, task)
    assert asked == [0, 1, 2, 3]
    pool.close()
    assert work.closed == 1


@pytest.mark.parametrize("batch", [1, 4])
def test_processes_give_results_in_order_or_as_they_come(tmp_path: Path, batch: int) -> None:
    for in_order in (True, False):
        pool = Processes(Waiting(tmp_path / f"{in_order}", 8), 2, batch)
        found = list(finish(pool, range(9), in_order=in_order))
        pool.close()
        assert sorted(found) == [(task, 2 * task) for task in range(9)]
        assert (found == sorted(found)) is in_order


def test_no_more_is_in_the_air_than_workers_need() -> None:
    drawn = itertools.count()
    pool = Processes(Doubling(), 1)
    for task, _ in finish(pool, itertools.takewhile(lambda task: task < 50, drawn)):
        assert next(copy(drawn)) <= task + AHEAD
    pool.close()


@pytest.mark.parametrize(("times", "batch"), [(1, 1), (LOSSES - 1, 1), (1, 4)])
def test_what_a_lost_worker_held_is_done_again(tmp_path: Path, times: int, batch: int) -> None:
    pool = Processes(Leaving(tmp_path / "times", 5, times), 2, batch)
    found = list(finish(pool, range(30)))
    pool.close()
    assert found == [(task, 2 * task) for task in range(30)]


def test_a_task_that_is_lost_again_and_again_is_reported_in_one_line(tmp_path: Path) -> None:
    pool = Processes(Leaving(tmp_path / "times", 5, 99), 2)
    done: list[tuple[int, int]] = []
    with pytest.raises(Refused) as refused:
        done.extend(finish(pool, range(30)))
    pool.close(at_once=True)
    assert refused.value.code is Code.WORKER_DIED
    assert str(LOSSES) in refused.value.tell("en")
    assert done == [(task, 2 * task) for task in range(5)]  # what was done before it is not lost


def test_what_the_work_refuses_comes_through() -> None:
    pool = Processes(Refusing(), 1)
    with pytest.raises(Malformed) as refused:
        list(finish(pool, [7]))
    pool.close(at_once=True)
    assert refused.value.facts["value"] == "7"


def test_others_are_started_only_where_that_is_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    work = Doubling()
    few = Local(work, 2, 3)
    assert [result for _, result in finish(few, range(3))] == [0, 2, 4]
    assert isinstance(few._pool, Here)
    monkeypatch.setattr(pools, "ESTIMATE_SECONDS", 0.0)
    monkeypatch.setattr(pools, "WORTH_IT", -1.0)
    many = Local(work, 2, 20)
    assert [result for _, result in finish(many, range(20))] == [2 * task for task in range(20)]
    assert isinstance(many._pool, Processes)
    assert work.closed == 1  # before others were given it
    many.close()
    alone = Local(work, 1, 20)
    list(finish(alone, range(20)))
    assert isinstance(alone._pool, Here)


class Elsewhere(Pool[int, int]):
    """A pool of another kind, as a cluster is one: results come from the last to the first, and it loses
    each third task once."""

    ahead = 5

    def __init__(self) -> None:
        self.held: dict[int, int] = {}
        self.lost: set[int] = set()

    def submit(self, number: int, task: int) -> None:
        self.held[number] = task

    def take(self) -> tuple[int, int]:
        number, task = self.held.popitem()
        if number % 3 == 0 and number not in self.lost:
            self.lost.add(number)
            raise Lost([number])
        return number, 2 * task

    def close(self, *, at_once: bool = False) -> None:
        del at_once


def test_another_pool_needs_no_more_than_this() -> None:
    assert list(finish(Elsewhere(), range(20))) == [(task, 2 * task) for task in range(20)]
    assert sorted(finish(Elsewhere(), range(20), in_order=False)) == [(t, 2 * t) for t in range(20)]
