"""Puzzles: positions with one clearly best choice, found in games and confirmed by a long search.

    for puzzle in puzzles("qin"): ...

They come with the package, a file for each game (`mandate puzzles make` finds more). A position is written
as the seat to move knows it: what is hidden is not in the file.
"""

from __future__ import annotations

import functools
import hashlib
from datetime import date
from importlib import resources
from pathlib import Path
from typing import Protocol

import msgspec

from mandate import games
from mandate.core.errors import Code, Malformed
from mandate.core.game import Json, Seat, State

FILE = "puzzles.json"  # beside the game's `Maker`
FOUND = 0.5  # of its tries, or more: then a solver is said to find it
EPOCH = date(1970, 1, 1)


class Wrong(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice that looks good, what it is worth, and what would have happened: what the next player would
    then do, or what it brings, as a text in no language yet."""

    choice: str
    value: float
    reply: str | None = None
    brings: Json | None = None


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position, and the one best choice of the seat that is asked there."""

    id: str
    game: str
    kind: str  # what the best choice does: the word for the task
    position: str
    best: str
    value: float  # the share of the win that it promises
    wrong: tuple[Wrong, ...]  # the best others, best first
    solved: tuple[float, ...]  # how often each of the maker's solvers found it, 0 to 1
    source: str  # the seed of the game, and the choice in it
    thing: str = ""  # what the task is about, where its kind leaves that open
    brings: Json | None = None  # what the best choice brings, as a text in no language yet
    themes: tuple[str, ...] = ()  # the ideas in it, by which people look for puzzles

    @property
    def margin(self) -> float:
        """What the next best choice gives away."""
        return self.value - self.wrong[0].value

    @property
    def difficulty(self) -> int:
        """Counted from 1: the first of the solvers that finds it; the last one where none of them does."""
        return next((at for at, share in enumerate(self.solved, 1) if share >= FOUND), len(self.solved))


class Tally(msgspec.Struct):
    """What a maker has looked at."""

    games: int = 0
    positions: int = 0
    compared: int = 0
    kept: int = 0
    doubted: int = 0  # refused by the long search

    def add(self, other: Tally) -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Maker(Protocol):
    """Finds puzzles of a game; a game names one in its registration."""

    solvers: tuple[str, ...]  # players that try each of them, from the weakest to the strongest

    def puzzles_of_game(self, seed: str, number: int, tally: Tally) -> list[Puzzle]:
        """The puzzles of one game. The same seed and number find the same."""
        ...

    def asked(self, puzzle: Puzzle) -> tuple[State, Seat]:
        """A state that the position may stand for, and the asked seat. Only that seat's view may be shown."""
        ...


def maker_of(game: str) -> Maker:
    maker: Maker | None = games.registration(game).part("puzzles") if game in games.names() else None
    if maker is None:
        known = [name for name in games.names() if games.registration(name).puzzles]
        raise Malformed(Code.BAD_OPTION, option="game", value=game, expected=" ".join(known))
    return maker


def id_of(position: str) -> str:
    return hashlib.sha256(position.encode()).hexdigest()[:8]


@functools.cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with the package."""
    maker_of(game)
    package = games.registration(game).puzzles.partition(":")[0].rpartition(".")[0]
    file = resources.files(package).joinpath(FILE)
    return tuple(_read(file.read_bytes(), FILE)) if file.is_file() else ()


def find_puzzle(id: str) -> Puzzle | None:
    """The puzzle of that id, whichever game it is of."""
    known = [name for name in games.names() if games.registration(name).puzzles]
    return next((puzzle for game in known for puzzle in puzzles(game) if puzzle.id == id), None)


def of_the_day(game: str, day: date) -> Puzzle:
    """The same for all players. The page finds it in the same way."""
    all_puzzles = puzzles(game)
    if not all_puzzles:  # of another package, which can make them
        raise Malformed(Code.BAD_OPTION, option="game", value=game, expected="mandate puzzles make")
    return all_puzzles[(day - EPOCH).days % len(all_puzzles)]


def load(path: Path) -> list[Puzzle]:
    """The puzzles of a file that was made before; none where there is no file yet."""
    return _read(path.read_bytes(), path.name) if path.exists() else []


def _read(text: bytes, name: str) -> list[Puzzle]:
    try:
        return msgspec.json.decode(text, type=list[Puzzle])
    except msgspec.DecodeError as error:
        raise Malformed(Code.UNREADABLE, file=name, reason=str(error)) from error


def dumps(listed: list[Puzzle]) -> str:
    """A file of puzzles: a line each, in the order of their ids, which is no order at all."""
    lines = [msgspec.json.encode(puzzle).decode() for puzzle in sorted(listed, key=lambda puzzle: puzzle.id)]
    return "[\n" + ",\n".join(lines) + "\n]\n"
