"""Making puzzles until there are enough: game after game, on several cores, resuming from a file."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from mandate.arena.pool import finish, local
from mandate.core.errors import Code, Malformed
from mandate.files import check_replaceable, write_whole
from mandate.study.puzzles import Puzzle, Tally, dumps, load, maker_of

Progress = Callable[[int, int], None]
MANY_GAMES = 1_000  # games; how many there will be is unknown, and it is always worth starting processes


@dataclass(frozen=True)
class Search:
    """The work of one process: the puzzles of the game with this number."""

    game: str
    seed: str

    def __call__(self, number: int) -> tuple[list[Puzzle], Tally]:
        tally = Tally()
        return maker_of(self.game).puzzles_of_game(self.seed, number, tally), tally

    def close(self) -> None:
        """It holds nothing."""


def make(
    game: str, path: Path, count: int, seed: str, jobs: int | None = None, progress: Progress | None = None
) -> Tally:
    """Look for puzzles until the file has `count` of them; it is written after every game that had one.

    Each game is known by its seed and number, so a stopped run resumes with the next one.
    """
    maker_of(game)
    check_replaceable(path)  # before the wait for the first one
    made = {puzzle.id: puzzle for puzzle in load(path)}
    if other := next((puzzle.game for puzzle in made.values() if puzzle.game != game), None):
        raise Malformed(Code.UNREADABLE, file=path.name, reason=f"{other} ≠ {game}")
    tally = Tally()
    if len(made) >= count:
        return tally
    pool = local(jobs)(Search(game, seed), MANY_GAMES)
    try:
        for _, (fresh, looked) in finish(pool, itertools.count(_next_game(list(made.values()), seed))):
            tally.add(looked)
            made |= {puzzle.id: puzzle for puzzle in fresh}
            if fresh:
                write_whole(path, dumps(list(made.values())))
            if progress is not None:
                progress(min(len(made), count), count)
            if len(made) >= count:
                break
    finally:
        pool.close(at_once=True)  # what is still being looked at is of no use any more
    return tally


def _next_game(made: list[Puzzle], seed: str) -> int:
    """The game after the last one of this seed that had a puzzle."""
    numbers = [int(parts[1]) for parts in (p.source.rsplit("/", 2) for p in made) if parts[0] == seed]
    return max(numbers, default=-1) + 1
