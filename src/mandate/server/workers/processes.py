"""Worker processes that answer one question after another: whatever they do, they block no table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TextIO

from mandate.server.logs import log_to_stderr
from mandate.server.workers.queue import Asker, Turns

NICENESS = 5  # the event loop goes first
STARTING = 600.0  # seconds a process may take to start: the first one on a machine compiles players
PREPARING = "preparing"  # sent instead of an answer by a process that has to prepare something first
STOP_SECONDS = 1.0  # for a process asked to stop, before it is killed
LONGEST_LINE = 4096  # bytes of a process's output per log entry
STOP = b"stop"  # sent while a question is being answered: the answer is no longer needed

logger = logging.getLogger(__name__)


class Worker:
    """One process and the pipe to it. Used by one thread at a time; any thread may stop it.

    The process runs `work(pipe, *with_these)`: it reports when it is ready, then answers questions.
    """

    def __init__(self, work: Callable[..., None], *with_these: object, name: str) -> None:
        self._work, self._with, self._name = work, with_these, name
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._changing = threading.Lock()
        self._sending = threading.Lock()
        self._using = threading.RLock()  # the pipe: it is closed when its reader is gone
        self._ended = False

    def ask(self, question: bytes, limit: float) -> Any:
        """The answer. A process that does not answer in time is killed."""
        with self._using:
            pipe = self._pipe or self.start()
            try:
                with self._sending:
                    pipe.send_bytes(question)
                answer = self._answer(pipe, limit)
                if answer == PREPARING:
                    self._answer(pipe, STARTING)
                    answer = self._answer(pipe, limit)
                return answer
            except BaseException:
                self.stop()
                raise

    def start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        with self._changing:
            if self._ended:
                raise EOFError
            here, there = context.Pipe()
            heard, printed = context.Pipe(duplex=False)
            level = logging.getLevelName(logging.getLogger("mandate").getEffectiveLevel())
            self._process = context.Process(
                target=_run,
                args=(printed, level, self._work, there, *self._with),
                daemon=True,
                name=self._name,
            )
            self._process.start()
            there.close()
            printed.close()
            self._pipe = here
        threading.Thread(target=_log_output, args=(heard, self._name), daemon=True).start()
        with self._using:
            self._answer(here, STARTING)
        return here

    def _answer(self, pipe: Connection, limit: float) -> Any:
        if not pipe.poll(limit):
            raise TimeoutError
        return pickle.loads(pipe.recv_bytes())

    def interrupt(self) -> None:
        """Tell the process that its answer is no longer needed: it may give any, at once."""
        with self._changing, self._sending, contextlib.suppress(OSError):
            if self._pipe is not None:
                self._pipe.send_bytes(STOP)

    def stop(self, *, for_good: bool = False) -> None:
        with self._changing:
            self._ended |= for_good
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            with self._using:  # the reader has found the other end closed by now
                pipe.close()


class Workers:
    """A few processes, lent in turn."""

    def __init__(
        self,
        workers: Sequence[Worker],
        *,
        most: int | None = None,
        most_each: int | None = None,
        stoppable: bool = False,
    ) -> None:
        """`most` questions may wait in all, `most_each` from one address; the others are refused.

        `stoppable`: whether a process whose answer is no longer needed stops by itself, or is killed.
        """
        self._workers = workers
        self._stoppable = stoppable
        self._turns = Turns(workers, most=most, most_each=most_each)
        self._threads = ThreadPoolExecutor(len(workers), thread_name_prefix="mandate-worker")
        self._starting: list[asyncio.Task[None]] = []
        self.closed = False

    def start(self) -> None:
        """Start the processes now, in the background, to avoid waiting for them later."""
        self._starting = [asyncio.create_task(self._start(self._turns.set_aside())) for _ in self._workers]

    async def _start(self, worker: Worker) -> None:
        try:
            await self._in_thread(worker.start)
        except (EOFError, OSError, TimeoutError) as error:
            if not self.closed:
                logger.warning("process did not start", extra={"why": repr(error)})
        finally:
            self._turns.put(worker)

    def check(self, asker: Asker) -> None:
        """Raise if too many are waiting already."""
        self._turns.check(asker)

    async def ask(self, asker: Asker, question: Callable[[], bytes | None], limit: float) -> Any:
        """The answer, once the asker's turn comes; None if the question is obsolete by then.

        Canceling gives up the place in the queue.
        """
        worker = await self._turns.take(asker)
        asked = None
        try:
            if (asked := question()) is None:
                return None
        finally:
            if asked is None:
                self._turns.give_back(asker, worker)
        answer = asyncio.ensure_future(self._in_thread(worker.ask, asked, limit))
        answer.add_done_callback(lambda done: self._back(asker, worker, done))
        try:
            return await asyncio.shield(answer)
        except asyncio.CancelledError:
            if self._stoppable and not answer.done():
                worker.interrupt()
                asyncio.get_running_loop().call_later(STOP_SECONDS, _end, worker, answer)
            raise

    def _back(self, asker: Asker, worker: Worker, answer: asyncio.Future[Any]) -> None:
        self._turns.give_back(asker, worker)
        if not answer.cancelled():
            answer.exception()  # inform the askers still waiting

    async def _in_thread(self, do: Callable[..., Any], *with_these: object) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, do, *with_these)

    async def close(self) -> None:
        self.closed = True
        for worker in self._workers:
            await asyncio.to_thread(worker.stop, for_good=True)
        await asyncio.gather(*self._starting)
        self._threads.shutdown(wait=False)


def _end(worker: Worker, answer: asyncio.Future[Any]) -> None:
    """Kill a process that was asked to stop and has not: the next question gets a new one."""
    if not answer.done():
        threading.Thread(target=worker.stop, daemon=True).start()


def _run(printed: Connection, level: str, work: Callable[..., None], *with_these: object) -> None:
    """In the new process: log as the server does, and send all other output to the server's log."""
    log_to_stderr(level, to=_own_stderr(printed))
    try:
        work(*with_these)
    except Exception:
        logger.exception("process failed")
        raise SystemExit(1) from None


def _own_stderr(printed: Connection) -> TextIO:
    """The log the process started with; from now on, both of its output streams lead to the pipe.

    Redirect file descriptors, to catch C libraries and Python's fatal errors too.
    """
    if sys.platform == "win32":
        return sys.stderr
    log = _lines_to(os.dup(2))
    os.dup2(printed.fileno(), 1)
    os.dup2(printed.fileno(), 2)
    sys.stdout, sys.stderr = _lines_to(1), _lines_to(2)  # the old ones may be buffered for a file
    printed.close()
    return log


def _lines_to(number: int) -> TextIO:
    return open(number, "w", encoding="utf-8", errors="backslashreplace", buffering=1, closefd=False)


def _log_output(heard: Connection, name: str) -> None:
    """In a thread of the server: log every line that a process prints."""
    rest = b""
    with heard, contextlib.suppress(OSError):
        while read := os.read(heard.fileno(), LONGEST_LINE):
            *lines, rest = (rest + read).split(b"\n")
            if len(rest) > LONGEST_LINE:
                lines, rest = [*lines, rest], b""
            for line in lines:
                _log_line(name, line)
    _log_line(name, rest)


def _log_line(name: str, line: bytes) -> None:
    if text := line.decode("utf-8", "backslashreplace").rstrip():
        logger.info("output of a process", extra={"process_name": name, "output": text[:LONGEST_LINE]})


def begin_work() -> None:
    """In the new process: ignore the signals that stop the server; the process ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)


def questions(pipe: Connection) -> Iterator[tuple[Any, ...]]:
    """In the new process: the questions, until the other end of the pipe is closed."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            if (asked := pipe.recv_bytes()) != STOP:  # one that arrived too late
                yield pickle.loads(asked)


def interrupted(pipe: Connection) -> bool:
    """Whether the answer being computed is no longer needed."""
    return pipe.poll(0)
