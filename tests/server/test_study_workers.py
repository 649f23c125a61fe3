"""The process that studies games, without a server."""

from __future__ import annotations

import multiprocessing
import pickle
import threading
from multiprocessing.connection import Connection
from typing import Any

import msgspec
import pytest

from mandate import games
from mandate.server.workers import study_workers
from mandate.server.workers.processes import PREPARING
from mandate.table.studies import AnyTask, Options


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A pipe to the worker, which runs in a thread: the limits of its process are not for this one."""
    for limit in ("begin_work", "_limit_memory"):
        monkeypatch.setattr(study_workers, limit, lambda: None)
    here, there = multiprocessing.Pipe()
    thread = threading.Thread(target=study_workers._work, args=(there, pickle.loads))
    thread.start()
    assert heard(here) is None  # it is ready
    yield here
    here.close()
    thread.join()
    there.close()


def heard(pipe: Connection) -> Any:
    return pickle.loads(pipe.recv_bytes())


def ask(pipe: Connection, task: AnyTask) -> Any:
    pipe.send_bytes(pickle.dumps((task,)))
    return heard(pipe)


@pytest.mark.parametrize("game", games.names())
def test_loading_a_game_is_no_part_of_the_time_that_a_task_may_take(line: Connection, game: str) -> None:
    task = Options(game=game, options={})
    assert ask(line, task) == PREPARING
    assert heard(line) is None
    first = heard(line)
    assert msgspec.json.decode(first)
    assert ask(line, task) == first  # it is loaded now


def test_a_game_that_is_not_there_is_refused_at_once(line: Connection) -> None:
    assert "chess" in str(ask(line, Options(game="chess", options={})))
