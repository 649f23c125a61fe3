"""Worker processes that answer one question after another: whatever they do, they block no table."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TextIO

from mandate.server.logs import log_to_stderr

NICENESS = 5  # the event loop goes first
STARTING_S = 600.0  # seconds a process may take to start: the first one on a machine compiles players
PREPARING = "preparing"  # sent instead of an answer by a process that has to prepare something first
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
                    self._answer(pipe, STARTING_S)
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
            self._answer(here, STARTING_S)
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


def questions(pipe: Connection, read: Callable[[bytes], Any] = pickle.loads) -> Iterator[tuple[Any, ...]]:
    """In the new process: the questions, until the other end of the pipe is closed."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            if (asked := pipe.recv_bytes()) != STOP:  # one that arrived too late
                yield read(asked)


def interrupted(pipe: Connection) -> bool:
    """Whether the answer being computed is no longer needed."""
    return pipe.poll(0)
