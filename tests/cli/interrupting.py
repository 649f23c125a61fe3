"""Someone who stops a command while games are played."""

import pytest

from mandate.arena.play import Playing
from mandate.arena.played import Finished
from mandate.arena.schedule import Task


def interrupt_at_the_second_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C, as soon as the first deal is done; in one process."""
    play = Playing.__call__

    def stop_at_the_second(work: Playing, task: Task) -> Finished:
        if task.deal:
            raise KeyboardInterrupt
        return play(work, task)

    monkeypatch.setattr(Playing, "__call__", stop_at_the_second)
