"""Garbage collection scheduled around requests.

Reference counting frees nearly everything. The rest, reference cycles, Python finds by collecting either
the young objects or all of them. A collection blocks all requests, and Python's own schedule collects when a
great deal is new. So this module collects instead: the few young objects often, and everything only while
nothing is being played, or when the process has grown.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

YOUNG_EVERY_S = 1.0  # seconds between two collections of young objects, at most
COUNT_EVERY_S = 0.02  # seconds between two looks at how many there are
MAX_YOUNG_OBJECTS = 20_000  # young objects that are collected at once: the pause grows with their number
FULL_EVERY_S = 10 * 60.0  # seconds between two full collections, at least
QUIET_AFTER_S = 30.0  # seconds without a choice, after which nothing is being played
AT_LATEST = 60 * 60.0  # the same at most, where the system does not report a process's size
GROWN = 1.25, 64 << 20  # factor and bytes by which a larger process counts as grown


class Garbage:
    """Schedules the collections of this process and measures them."""

    def __init__(self, choices: Callable[[], int]) -> None:
        """`choices`: how many have been made so far; while the number rises, games are being played."""
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
        """Collect on this schedule instead of Python's while the context is open."""
        ours = gc.get_freeze_count() == 0  # a process that has frozen what it loaded keeps it so
        gc.collect()
        if ours:
            gc.freeze()  # whatever is loaded by now stays
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
            if ours:
                gc.unfreeze()
            gc.enable()

    async def _run(self) -> None:
        collected = time.monotonic()
        while True:
            await asyncio.sleep(COUNT_EVERY_S)
            now = time.monotonic()
            if now - collected < YOUNG_EVERY_S and young() < MAX_YOUNG_OBJECTS:
                continue
            gc.collect(0)
            collected = now
            if self.is_due(now):
                self.tidy()

    def is_due(self, now: float) -> bool:
        """Whether a full collection is due."""
        made, since = self._played
        if made != self._choices():
            self._played = self._choices(), now
            since = now
        if now - self._tidied < FULL_EVERY_S:
            return False
        factor, more = GROWN
        grown = memory() > self._size * factor + more if self._size else now - self._tidied > AT_LATEST
        return now - since >= QUIET_AFTER_S or grown

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


def young() -> int:
    """How many more objects were made than freed since the last collection of young ones."""
    return gc.get_count()[0]


def memory() -> int:
    """Resident memory of this process in bytes; 0 where the system does not report it."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
