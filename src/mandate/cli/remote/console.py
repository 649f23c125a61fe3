"""Typed lines, and news that arrives meanwhile, in one queue."""

from __future__ import annotations

import os
import queue
import select
import sys
import threading

from mandate.cli.kit import console as terminal
from mandate.cli.kit.story import News

_AT_ONCE = 1 << 16  # bytes
CAN_STOP = os.name == "posix"  # other systems cannot select on standard input


class Console:
    """`read` serves line-by-line games, and waiting for a game to start."""

    def __init__(self, *, listens: bool = True) -> None:
        self.listens = listens
        self._waiting: queue.SimpleQueue[str | News | None] = queue.SimpleQueue()
        self._hears, self._tells = os.pipe()
        # Not `sys.stdin.readline`: a thread that holds its lock cannot be abandoned at exit.
        self._thread = threading.Thread(target=self._listen, args=(sys.stdin.fileno(),), daemon=True)
        if listens:
            self._thread.start()

    def read(self) -> str:
        """The next line; raises News, and EOFError at the end of the input."""
        terminal.prompt()
        came = self._waiting.get()
        if isinstance(came, News):
            raise came
        terminal.answered()
        if came is None:
            self._waiting.put(None)  # keep the end of input
            raise EOFError
        return came

    def wake(self) -> None:
        """Signal that news has arrived."""
        self._waiting.put(News())

    def close(self) -> None:
        """Stop reading; later input is left for others."""
        if self.listens:
            os.write(self._tells, b".")
            self._thread.join()
        os.close(self._tells)
        os.close(self._hears)

    def _listen(self, handle: int) -> None:
        rest = b""
        while True:
            if CAN_STOP and self._hears in select.select([handle, self._hears], [], [])[0]:
                return
            try:
                chunk = os.read(handle, _AT_ONCE)
            except OSError:
                chunk = b""
            *whole, rest = (rest + chunk).split(b"\n")
            for line in whole if chunk else [*whole, *([rest] if rest else [])]:
                self._waiting.put(line.decode("utf-8", "replace"))
            if not chunk:
                self._waiting.put(None)
                return
