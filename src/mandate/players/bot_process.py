"""The process of a program that plays: lines of JSON in and out, with a limit on everything.

Anything it does wrong, or does not do in time, is a `BotFailed`, and its process is ended without waiting
for it. This is the one module of the players with processes and clocks in it.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections import deque
from collections.abc import Iterable
from typing import IO, Any

import msgspec

from mandate.core.errors import Code, Problem
from mandate.players import protocol
from mandate.players.protocol import FromProgram, ToProgram

LEAVE_SECONDS = 1.0  # between the request to leave and the kill
LONGEST_LINE = 1 << 16  # bytes; an answer has a few dozen
LINES_WAITING = 16  # unread lines; with more the program has to wait
MESSAGES_WAITING = 64  # messages that the program has not read
SHOWN = 200  # characters of a program's text in a message
LAST_WORDS = 5  # lines of its standard error that are kept


class BotFailed(Problem):
    """What a program did wrong, with its last words on standard error, if it had any."""

    def tell(self, language: str) -> str:
        from mandate.lang import say

        sentence = super().tell(language)
        said = self.facts.get("said")
        return f"{sentence} {say(language, 'bot-last-words', {'said': said})}" if said else sentence


class BotProcess:
    """One running program. It can play many games, one after the other."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._process = _start(command)
        self._lines: queue.Queue[bytes | None] = queue.Queue(LINES_WAITING)
        self._messages: queue.Queue[bytes | None] = queue.Queue(MESSAGES_WAITING)
        self._last_words: deque[str] = deque(maxlen=LAST_WORDS)
        self._leaving = threading.Event()
        self._begun = bytearray()  # what has come of a line that has no end yet
        pipes = self._process
        assert pipes.stdin is not None
        assert pipes.stdout is not None
        assert pipes.stderr is not None
        # Threads, since waiting for a pipe differs between systems. They hold no reference to this object, so
        # a forgotten one can be collected, which ends its process.
        threads = (
            threading.Thread(target=_write_all, args=(pipes.stdin, self._messages), daemon=True),
            threading.Thread(
                target=_read_all, args=(pipes.stdout, self._lines, self._begun, self._leaving), daemon=True
            ),
            threading.Thread(target=_listen, args=(pipes.stderr, self._last_words), daemon=True),
        )
        self._listener = threads[2]
        for thread in threads:
            thread.start()
        self._end = weakref.finalize(self, _end, pipes, self._messages, self._leaving, threads)
        _RUNNING.add(self)

    @property
    def open(self) -> bool:
        """Whether it can be spoken to, as far as we have heard."""
        return self._end.alive

    def tell(self, message: ToProgram) -> None:
        try:
            self._messages.put_nowait(protocol.write(message))
        except queue.Full:
            raise self.failed(Code.BOT_DEAF) from None

    def hear(self, seconds: float, *, greeted: bool = True) -> FromProgram:
        """The next message of the program; not `greeted` where it is the answer to `hello`."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            if begun := bytes(self._begun).strip():
                text = shorten(begun)
                raise self.failed(Code.BOT_UNFINISHED, text=text, seconds=f"{seconds:g}") from None
            raise self.failed(Code.BOT_TIME, seconds=f"{seconds:g}") from None
        if line is None:
            _reap(self._process, LEAVE_SECONDS)
            if self._process.returncode is None:
                raise self.failed(Code.BOT_CLOSED)
            status, when = self._process.returncode, "playing" if greeted else "greeting"
            raise self.failed(Code.BOT_EXITED, status=status, when=when)
        if len(line) > LONGEST_LINE:
            raise self.failed(Code.BOT_LONG, most=LONGEST_LINE)
        try:
            line.decode()  # else the byte would be counted from the beginning of its string
            return protocol.read(line)
        except UnicodeDecodeError as error:
            reason = f"not UTF-8: byte 0x{line[error.start]:02x} at position {error.start} of the line"
            raise self.failed(Code.BOT_GARBAGE, text=shorten(line), reason=reason) from None
        except msgspec.DecodeError as error:
            raise self.failed(Code.BOT_GARBAGE, text=shorten(line), reason=str(error)) from None

    def failed(self, code: Code, **facts: Any) -> BotFailed:
        """The failure to raise; the process is ended at once."""
        _kill(self._process)
        self._listener.join(LEAVE_SECONDS)  # for its last words
        self.close()
        return BotFailed(code, bot=self.command, said=_tail(self._last_words), **facts)

    def close(self) -> None:
        """Tell the program to leave, by the end of its input, and make it leave where it does not."""
        self._end()


_RUNNING: weakref.WeakSet[BotProcess] = weakref.WeakSet()


def end_all() -> None:
    """End every program of this process at once, when this process itself has to go."""
    for bot in list(_RUNNING):
        if bot.open:
            _end_group(bot._process)


# --- the process ------------------------------------------------------------------------------------------


def _start(command: str) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # a group of its own: what it starts can be ended with it
        )
    except (OSError, ValueError) as error:
        reason = (isinstance(error, OSError) and error.strerror) or str(error)
        raise BotFailed(Code.BOT_START, bot=command, reason=reason) from error


def _write_all(pipe: IO[bytes], messages: queue.Queue[bytes | None]) -> None:
    """Write messages until there are no more, or the program stops reading."""
    with contextlib.suppress(OSError, ValueError):
        while (message := messages.get()) is not None:
            pipe.write(message)
            pipe.flush()
    with contextlib.suppress(OSError):
        pipe.close()


def _read_all(
    pipe: IO[bytes], lines: queue.Queue[bytes | None], begun: bytearray, leaving: threading.Event
) -> None:
    """Cut the output into lines; pass an overlong line through; it is checked later.

    The line that has no end yet is in `begun`.
    """
    rest = b""
    while not leaving.is_set():
        try:
            chunk = os.read(pipe.fileno(), LONGEST_LINE)
        except (OSError, ValueError):
            chunk = b""
        *whole, rest = (rest + chunk).split(b"\n")
        if len(rest) > LONGEST_LINE:
            whole, rest = [*whole, rest], b""
        begun[:] = rest
        for line in whole:
            if line.strip() and not _put(lines, line, leaving):
                return
        if not chunk:
            if rest.strip():
                _put(lines, rest, leaving)
            _put(lines, None, leaving)
            return


def _put(lines: queue.Queue[bytes | None], line: bytes | None, leaving: threading.Event) -> bool:
    """Queue a line as soon as there is room; False if the reader has left."""
    while not leaving.is_set():
        with contextlib.suppress(queue.Full):
            lines.put(line, timeout=LEAVE_SECONDS)
            return True
    return False


def _listen(pipe: IO[bytes], last_words: deque[str]) -> None:
    rest = b""
    with contextlib.suppress(OSError, ValueError):
        while chunk := os.read(pipe.fileno(), LONGEST_LINE):
            *whole, rest = (rest + chunk)[-LONGEST_LINE:].split(b"\n")
            last_words.extend(line.decode("utf-8", "replace").rstrip() for line in whole if line.strip())
    if rest.strip():
        last_words.append(rest.decode("utf-8", "replace").rstrip())


def _end(
    process: subprocess.Popen[bytes],
    messages: queue.Queue[bytes | None],
    leaving: threading.Event,
    threads: tuple[threading.Thread, ...],
) -> None:
    leaving.set()
    with contextlib.suppress(queue.Full):
        messages.put_nowait(None)  # the end of its input
    _reap(process, LEAVE_SECONDS)
    _kill(process)
    deadline = time.monotonic() + LEAVE_SECONDS
    for thread in threads:
        thread.join(max(0.0, deadline - time.monotonic()))
    for pipe in (process.stdin, process.stdout, process.stderr):
        with contextlib.suppress(OSError):
            if pipe is not None:
                pipe.close()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End the process and all that it has started."""
    if process.returncode is None:
        _end_group(process)
        _reap(process, LEAVE_SECONDS)


def _reap(process: subprocess.Popen[bytes], seconds: float) -> None:
    """Wait for the process to leave, and kill what it has started and left behind.

    At once, for later the number of its group may have been reused.
    """
    if process.returncode is None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(seconds)
            _end_group(process)


def _end_group(process: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)


def shorten(text: bytes) -> str:
    """A program's text, fit for a message: printable, on one line, not too long."""
    shown = _printable(text.decode("utf-8", "replace")[: SHOWN + 1])
    return shown if len(shown) <= SHOWN else f"{shown[:SHOWN]}…"


def _tail(lines: Iterable[str]) -> str:
    """The same for its last words; the very last ones matter."""
    shown = _printable(" | ".join(lines))
    return shown if len(shown) <= SHOWN else f"…{shown[-SHOWN:]}"


def _printable(text: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in text).strip()
