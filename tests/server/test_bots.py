"""Computer players in their own processes: answers, time limits, failures."""

import asyncio
import multiprocessing
import pickle
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import cast

import pytest

from mandate import games
from mandate.core.game import Decision, Seat, State, View
from mandate.core.match import Match
from mandate.players import names_for
from mandate.server.workers.bots import Bots
from mandate.server.workers.processes import PREPARING, STARTING_S, Worker


def question(game: str = "qin") -> tuple[View, Decision]:
    match: Match[State] = Match.start(games.find(game), {}, seed=1)
    seat = next(iter(match.pending))
    view = match.view(Seat(seat))
    assert view.decision is not None
    return view, view.decision


def test_every_player_of_every_game_answers_from_its_own_process() -> None:
    async def run() -> None:
        bots = Bots(workers=1, limit=60)
        try:
            for game in games.names():
                for name in names_for(game):
                    view, decision = question(game)
                    assert await bots.choose(game, name, view, decision) in decision.options
        finally:
            await bots.close()

    asyncio.run(run())


def test_a_player_that_takes_too_long_is_ended_and_something_legal_is_chosen() -> None:
    async def run() -> None:
        bots = Bots(workers=1, limit=0.2)
        view, decision = question()
        slow = _Slow(view)
        try:
            assert await bots.choose("qin", "random", slow, decision) in decision.options
            bots.limit = 60
            assert await bots.choose("qin", "greedy", view, decision) in decision.options  # in a new process
        finally:
            await bots.close()

    asyncio.run(run())


class _Slow(View):
    """A view that takes an hour to be read, so that anyone who gets it seems to think that long."""

    def __init__(self, view: View) -> None:
        for name in ("seat", "decision", "pending", "outcome"):
            object.__setattr__(self, name, getattr(view, name))

    def __reduce__(self) -> tuple[object, ...]:
        return time.sleep, (3600,)


def test_a_player_that_fails_does_not_end_its_process() -> None:
    async def run() -> None:
        bots = Bots(workers=1, limit=60)
        view, decision = question()
        try:
            assert await bots.choose("qin", "no such player", view, decision) in decision.options
            assert await bots.choose("qin", "greedy", view, decision) in decision.options
        finally:
            await bots.close()

    asyncio.run(run())


def test_a_process_that_dies_is_replaced() -> None:
    async def run() -> None:
        bots = Bots(workers=1, limit=60)
        view, decision = question()
        try:
            await bots.choose("qin", "random", view, decision)
            worker = bots.pool._workers[0]
            assert worker._process is not None
            worker._process.kill()
            worker._process.join()
            assert await bots.choose("qin", "random", view, decision) in decision.options
            assert await bots.choose("qin", "random", view, decision) in decision.options
        finally:
            await bots.close()

    asyncio.run(run())


@pytest.mark.parametrize("pause", [0.0, 0.001, 0.02, 0.3])
def test_closing_while_the_processes_start_leaves_none(pause: float) -> None:
    async def run() -> None:
        bots = Bots(workers=2, limit=60)
        bots.start()
        await asyncio.sleep(pause)
        await bots.close()

    asyncio.run(run())
    assert [child for child in multiprocessing.active_children() if child.name == "mandate-player"] == []


class Cut:
    """A process that is killed while its answer is awaited, and the pipe to it."""

    def __init__(self) -> None:
        self.asked, self.killed, self.closed = threading.Event(), threading.Event(), False

    def send_bytes(self, question: bytes) -> None:
        del question
        self.asked.set()

    def poll(self, limit: float) -> bool:
        return self.killed.wait(limit)

    def recv_bytes(self) -> bytes:
        time.sleep(0.2)  # as slow as may be
        raise TypeError if self.closed else EOFError  # as with a handle that is gone

    def close(self) -> None:
        self.closed = True

    def kill(self) -> None:
        self.killed.set()

    def join(self) -> None:
        pass


def test_a_pipe_is_not_closed_under_anyone_who_reads_from_it() -> None:
    worker, cut = Worker(print, name="player"), Cut()
    worker._process, worker._pipe = cast("BaseProcess", cut), cast("Connection", cut)
    with ThreadPoolExecutor() as threads:
        asked = threads.submit(worker.ask, b"", 60.0)
        assert cut.asked.wait(60)
        worker.stop(for_good=True)
        with pytest.raises(EOFError):
            asked.result(60)
    assert cut.closed


class Scripted:
    """A pipe on whose other end a process tells these things."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.limits: list[float] = []

    def send_bytes(self, question: bytes) -> None:
        del question

    def poll(self, limit: float) -> bool:
        self.limits.append(limit)
        return True

    def recv_bytes(self) -> bytes:
        return pickle.dumps(self.lines.pop(0))


def test_getting_a_player_ready_does_not_count_as_thinking() -> None:
    for lines, limits in ((["here"], [5.0]), ([PREPARING, "", "here"], [5.0, STARTING_S, 5.0])):
        worker, pipe = Worker(print, name="player"), Scripted(*lines)
        worker._pipe = cast("Connection", pipe)
        assert worker.ask(b"", 5.0) == "here"
        assert pipe.limits == limits
