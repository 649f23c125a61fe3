"""Making puzzles until there are enough: game after game, on several cores, going on where a file ends."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path

from mandate.arena.puzzles import Puzzle, Tally, dumps, load, maker_of
from mandate.files import write_whole

Told = Callable[[int, int], None]


def make(
    game: str, path: Path, count: int, seed: str, jobs: int | None = None, progress: Told | None = None
) -> Tally:
    """Look for puzzles until the file has `count` of them; it is written after every game that had one.

    Each game is known by its seed and number, so a run that was stopped goes on with the next one.
    """
    maker = maker_of(game)
    found = {puzzle.id: puzzle for puzzle in load(path)}
    tally = Tally()
    number = _next_game(list(found.values()), seed)
    jobs = jobs or os.cpu_count() or 1
    with ThreadPoolExecutor(jobs) as pool:
        running: set[Future[list[Puzzle]]] = set()
        try:
            while len(found) < count:
                while len(running) < jobs:
                    running.add(pool.submit(maker.found_in_game, seed, number, tally))
                    number += 1
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for played in done:
                    fresh = {puzzle.id: puzzle for puzzle in played.result()}
                    found |= fresh
                    if fresh:
                        write_whole(path, dumps(list(found.values())))
                if progress is not None:
                    progress(min(len(found), count), count)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return tally


def _next_game(found: list[Puzzle], seed: str) -> int:
    """The game after the last one of this seed that had a puzzle."""
    numbers = [int(parts[1]) for parts in (p.source.rsplit("/", 2) for p in found) if parts[0] == seed]
    return max(numbers, default=-1) + 1
