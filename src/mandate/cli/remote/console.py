"""Lines that are typed, and news that come meanwhile, in one queue."""

from __future__ import annotations

import os
import queue
import sys
import threading

from mandate.cli.play.table import News

_AT_ONCE = 1 << 16  # bytes


class Console:
    """`read` is for the games that are played line by line."""

    def __init__(self) -> None:
        self._waiting: queue.SimpleQueue[str | News | None] = queue.SimpleQueue()
        # Not by `sys.stdin.readline`: a thread that holds its lock cannot be left behind at the end.
        threading.Thread(target=self._listen, args=(sys.stdin.fileno(),), daemon=True).start()

    def read(self) -> str:
        """The next line; raises News, and EOFError at the end of the input."""
        if sys.stdin.isatty() and sys.stdout.isatty():
            print("> ", end="", flush=True)
        came = self._waiting.get()
        if isinstance(came, News):
            raise came
        if came is None:
            self._waiting.put(None)  # the end stays the end
            raise EOFError
        return came

    def wake(self) -> None:
        """News have come."""
        self._waiting.put(News())

    def _listen(self, handle: int) -> None:
        rest = b""
        while True:
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
