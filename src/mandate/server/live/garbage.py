"""Looking for garbage so that nobody waits for it.

Nearly all garbage goes by itself, when the last one lets go of it. What is left over, things that hold each
other, Python looks for among everything that is new since the last time, or among everything there is. While
it looks nobody is served, and left to itself it looks when very much is new. So we look ourselves: often, at
the little that is new since the last look, and at everything only where nobody waits, or where the process
has grown.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

LOOK = 0.2  # seconds between two looks at what is new
TIDY = 10 * 60.0  # seconds at least between two looks at everything
QUIET = 30.0  # seconds without a choice, after which nobody is playing
AT_LATEST = 60 * 60.0  # the same at most, where the system does not tell how large a process is
GROWN = 1.25, 64 << 20  # a process that is larger than it was by this factor and so many bytes has grown


class Garbage:
    """When it is looked for in this process, and how long that took."""

    def __init__(self, choices: Callable[[], int]) -> None:
        """`choices`: how many have been made so far; while that rises, somebody plays."""
        self.looks = 0
        self.whole_looks = 0
        self.seconds = 0.0
        self.longest = 0.0  # seconds
        self.found = 0
        self._choices = choices
        self._began = 0.0
        self._played = 0, time.monotonic()  # choices by then, and when the last of them was noticed
        self._tidied = time.monotonic()
        self._size = 0

    @contextlib.asynccontextmanager
    async def looked_for(self) -> AsyncIterator[None]:
        """Look ourselves, instead of Python, as long as this lasts."""
        gc.collect()
        gc.freeze()  # what is loaded by now stays
        gc.disable()
        gc.callbacks.append(self._note)
        self._size = memory()
        task = asyncio.create_task(self._run())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            gc.callbacks.remove(self._note)
            gc.unfreeze()
            gc.enable()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            gc.collect(0)
            if self.is_due(time.monotonic()):
                self.tidy()

    def is_due(self, now: float) -> bool:
        """Whether everything should be looked through."""
        made, since = self._played
        if made != self._choices():
            self._played = self._choices(), now
            since = now
        if now - self._tidied < TIDY:
            return False
        factor, more = GROWN
        grown = memory() > self._size * factor + more if self._size else now - self._tidied > AT_LATEST
        return now - since >= QUIET or grown

    def tidy(self) -> None:
        gc.collect()
        self._tidied, self._size = time.monotonic(), memory()

    def _note(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
            return
        took = time.perf_counter() - self._began
        self.seconds += took
        self.longest = max(self.longest, took)
        self.looks += 1
        self.whole_looks += info["generation"] == 2
        self.found += info["collected"]


def memory() -> int:
    """Bytes of memory that this process has; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
