"""A progress bar for long commands, shown on a terminal."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from mandate.lang import say

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from mandate.arena.played import Finished


class Bar:
    """Also a listener: advances by one for every game."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self._progress = progress
        self._task = task

    def hear(self, game: Finished) -> None:
        del game
        self._progress.advance(self._task)

    def show(self, done: int, total: int) -> None:
        self._progress.update(self._task, completed=done, total=total)


@contextlib.contextmanager
def progress(message: str, language: str, total: int | None = None) -> Iterator[Bar]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as shown:
        yield Bar(shown, shown.add_task(say(language, message), total=total))


def cut(games: int, kept: str | None, language: str) -> int:
    """Say what is left of an interrupted report, and where; return the exit code."""
    facts = {"games": games, "file": kept or ""}
    sys.stderr.write(say(language, "report-cut-kept" if kept else "report-cut", facts) + "\n")
    return 130
