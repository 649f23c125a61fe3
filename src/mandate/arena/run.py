"""A run: the games of a schedule, taken from a file or played, each passed to every listener.

    run = Run(Schedule(plan, deals=200), listeners=[figures], pool=local(4))
    run.play()

Few games or many, one process or a cluster, for figures, records or a report: this is the loop. What differs
is the schedule, the onlooker where a game is played (`play.Watch`) and the listeners that get the finished
game (`Listener`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from mandate.arena.play import Playing, Watch
from mandate.arena.played import Finished, Played
from mandate.arena.pool import MakePool, finish, local
from mandate.arena.results import Results
from mandate.arena.schedule import Key, Schedule, Task
from mandate.arena.sequential import Decider


class Listener(Protocol):
    """Hears of every game that counts, in this process."""

    def hear(self, game: Finished) -> None: ...


class Stopping(Protocol):
    """Says which games are not needed; fed game by game in the order of the schedule."""

    def add(self, task: Task, played: Played) -> None: ...

    def is_decided(self, task: Task) -> bool: ...


class Run:
    """Plays what is missing of a schedule; `decider` or `stopping` says which tables need no more of it.

    Listeners hear of games in the order of the schedule, or as they come where that is enough; of those
    in the file first.
    """

    def __init__(
        self,
        schedule: Schedule,
        *,
        results: Results | None = None,
        listeners: Sequence[Listener] = (),
        watch: Mapping[str, Watch] | None = None,
        pool: MakePool[Task, Finished] | None = None,
        in_order: bool = True,
        strict: bool = False,
        stopping: Stopping | None = None,
    ) -> None:
        self.schedule = schedule
        self.results = results
        self.listeners = list(listeners)
        self.counted = 0
        self.fresh = 0  # of those, how many were not in the file
        plan = schedule.plans[0]
        self.decider = Decider(plan) if plan.until_decided else None
        self._stopping = stopping or self.decider
        self._work = Playing(schedule.plans, watch, strict=strict)
        self._pool = pool or local(1)
        self._in_order = in_order

    def play(self) -> None:
        """Play all games that count. An interruption loses no finished game: it is reported and stored."""
        known = self._take_up()
        missing = (
            task
            for task in self.schedule.tasks()
            if self.schedule.key(task) not in known and not self._is_decided(task)
        )
        pool = self._pool(self._work, self.schedule.total - self.counted)
        try:
            for task, game in finish(pool, missing, in_order=self._in_order):
                if not self._is_decided(task):
                    if self.results is not None:
                        self.results.add(game.played)
                    self.fresh += 1
                    self._count(game)
        except BaseException:
            pool.close(at_once=True)
            raise
        pool.close()

    def _take_up(self) -> set[Key]:
        """Count the games of the file that belong to the schedule, in its order."""
        known: set[Key] = set()
        for game in self._earlier():
            known.add(self.schedule.key(game.task))
            self._count(game)
        return known

    def _earlier(self) -> Iterator[Finished]:
        waiting = dict(self.results.earlier) if self.results is not None else {}
        for task in self.schedule.tasks():
            if not waiting:
                return
            if self._is_decided(task):
                continue
            line, played = waiting.pop(self.schedule.key(task), (0, None))
            if played is None:
                continue
            if not played.belongs_to(task):
                assert self.results is not None
                raise self.results.damaged(line, f"{task.deal}/{task.table}/{task.seating}")
            yield Finished(task, played, fresh=False)

    def _is_decided(self, task: Task) -> bool:
        return self._stopping is not None and self._stopping.is_decided(task)

    def _count(self, game: Finished) -> None:
        self.counted += 1
        if self._stopping is not None:
            self._stopping.add(game.task, game.played)
        for listener in self.listeners:
            listener.hear(game)
