"""Work on games sent with a request: replays, trials, reviews, maps; in separate processes.

Any of it can take long and holds the interpreter meanwhile: in the server process it would stop every game.
Between two steps it checks whether its answer is still needed.
"""

from __future__ import annotations

import contextlib
import logging
import pickle
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from mandate import games
from mandate.core.errors import Problem, Refused
from mandate.core.game import State
from mandate.core.match import Match
from mandate.server.workers.pool import Workers
from mandate.server.workers.processes import PREPARING, Worker, begin_work, interrupted, questions
from mandate.server.workers.queue import Asker
from mandate.table.analyses import Assessing
from mandate.table.codes import ServerCode
from mandate.table.positions import Advising
from mandate.table.replays import LARGEST_ANSWER
from mandate.table.studies import AnyTask, ReviewTask, game_of, work_on

TASK_SECONDS, REVIEW_SECONDS = 20.0, 180.0  # seconds for one task
MAX_TASKS, MAX_TASKS_EACH = 100, 12  # waiting tasks, in all and from one address
MAX_REVIEWS, MAX_REVIEWS_EACH = 20, 3
MEMORY_BYTES = 2 * 1024**3  # bytes such a process may allocate

logger = logging.getLogger(__name__)


class StudyWorkers:
    """The processes: one for short tasks, and one for reviews, so that these delay no others."""

    def __init__(self, *, reviews: bool = True) -> None:
        """`reviews`: whether this machine has a process for them; short tasks always have one."""
        slow = [study_process("mandate-review")] if reviews else []
        self.quick = Workers(
            [study_process("mandate-study")], most=MAX_TASKS, most_each=MAX_TASKS_EACH, stoppable=True
        )
        self.reviews = Workers(slow, most=MAX_REVIEWS, most_each=MAX_REVIEWS_EACH, stoppable=True)

    def start(self) -> None:
        """Start the processes needed first, in the background."""
        self.quick.start()

    def check(self, asker: Asker, *, reviews: bool) -> None:
        """Raise if too many are waiting already, before the request's body is read."""
        (self.reviews if reviews else self.quick).check(asker)

    async def ask(self, asker: Asker, task: AnyTask) -> bytes:
        """The answer as JSON. Raise if too many are waiting already; canceling ends the work."""
        reviews = isinstance(task, ReviewTask | Advising | Assessing)
        pool, limit = (self.reviews, REVIEW_SECONDS) if reviews else (self.quick, TASK_SECONDS)
        pool.check(asker)
        try:
            answer = await pool.ask(asker, lambda: pickle.dumps((task,)), limit)
        except (EOFError, OSError, TimeoutError) as error:
            logger.warning("a game was not studied", extra={"why": repr(error)})
            raise Refused(ServerCode.TOO_HARD) from error
        if isinstance(answer, Problem):
            raise answer
        assert isinstance(answer, bytes)
        return answer

    async def close(self) -> None:
        await self.quick.close()
        await self.reviews.close()


class _Stopped(Exception):
    """The answer is no longer needed."""


def study_process(name: str, read: Callable[[bytes], Any] = pickle.loads) -> Worker:
    """A process, not started yet. `read` reads a question."""
    return Worker(_work, read, name=name)


def _work(pipe: Connection, read: Callable[[bytes], Any]) -> None:
    """The process: answer questions until the other end of the pipe is closed."""
    begin_work()
    _limit_memory()

    def go_on(*_: object) -> None:
        if interrupted(pipe):
            raise _Stopped

    with contextlib.suppress(EOFError, OSError):
        pipe.send_bytes(pickle.dumps(None))
        unready = set(games.names())
        for (task,) in questions(pipe, read):
            game = game_of(task)
            if game in unready:  # on a busy machine loading it takes longer than a task may
                unready.remove(game)
                pipe.send_bytes(pickle.dumps(PREPARING))
                _load(game)
                pipe.send_bytes(pickle.dumps(None))
            pipe.send_bytes(pickle.dumps(_answer(task, go_on)))


def _load(name: str) -> None:
    """Its rules and views, compiled functions included: a first table needs them."""
    match: Match[State] = Match.start(games.find(name))
    match.state.encode_view(None)


def _limit_memory() -> None:
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY_BYTES, MEMORY_BYTES))


def _answer(task: AnyTask, go_on: Callable[..., None]) -> bytes | Problem | None:
    try:
        answer = work_on(task, go_on)
    except _Stopped:
        return None
    except Problem as problem:
        return problem
    except MemoryError:
        return Refused(ServerCode.TOO_HARD)
    except Exception:
        logger.exception("a game could not be studied")
        return Refused(ServerCode.INTERNAL)
    return answer if len(answer) <= LARGEST_ANSWER else Refused(ServerCode.TOO_HARD)
