"""Many games on several processes, kept as JSON lines so that a later run goes on where this one stopped.

The file begins with a line that says which seed, rules and players made it. A game depends on the seed,
its mode and its number only, so it is the same whoever plays it, and in whatever order.
"""

from __future__ import annotations

import hashlib
import os
import signal
from collections.abc import Iterator, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from mandate.arena.balance.collect import play
from mandate.arena.balance.modes import find
from mandate.arena.balance.told import Told
from mandate.core.errors import Code, Malformed
from mandate.core.rng import Chance

FORMAT = "mandate-balance-1"
FEW = 8  # fewer games than this are played in this process: starting others would take longer
Task = tuple[str, str, int]  # mode, seed, number


class Head(msgspec.Struct):
    """The first line of a file of games."""

    format: str
    seed: str
    made_by: str


def made_by() -> str:
    """A short digest of all that decides how a game goes: rules, data and players."""
    found = hashlib.sha256()
    for room in ("mandate.core", "mandate.games.great_wall", "mandate.players", "mandate.arena.balance"):
        for item in _files(resources.files(room)):
            if room != "mandate.players" or item.name.startswith("great_wall"):
                found.update(item.name.encode() + b"\0" + item.read_bytes())
    return found.hexdigest()[:16]


def _files(folder: Traversable) -> Iterator[Traversable]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from _files(item)
        elif item.name.endswith((".py", ".toml")):
            yield item


def fresh_seed() -> str:
    return f"{Chance().word():016x}"[:8]


class Kept:
    """The games that are there already, and the file (if any) to which new ones are added."""

    def __init__(self, seed: str, path: Path | None, games: dict[tuple[str, int], Told]) -> None:
        self.seed = seed
        self.path = path
        self.games = games

    def add(self, told: Told) -> None:
        self.games[told.mode, told.number] = told
        if self.path is not None:
            try:
                with self.path.open("ab") as file:
                    file.write(msgspec.json.encode(told) + b"\n")
            except OSError as error:
                raise _trouble(Code.UNWRITABLE, self.path, error) from error

    def missing(self, modes: Sequence[str], games: int) -> list[Task]:
        return [
            (mode, self.seed, number)
            for number in range(games)
            for mode in modes
            if (mode, number) not in self.games
        ]

    def of(self, mode: str, games: int) -> list[Told]:
        """The games of a mode that are there, in their order."""
        return [self.games[mode, number] for number in range(games) if (mode, number) in self.games]


def keep(seed: str | None, path: Path | None) -> Kept:
    """Take up a file of games, or begin one. A seed that is not given is that of the file, or a fresh one."""
    if path is None:
        return Kept(seed or fresh_seed(), None, {})
    try:
        data = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise _trouble(Code.UNREADABLE, path, error) from error
    whole, _, cut = data.rpartition(b"\n")  # a line that was cut off is played again
    lines = whole.split(b"\n") if whole else []
    if not lines:
        if cut:
            raise Malformed(Code.BAD_JSON, line=1, reason=f"{path}")
        head = Head(FORMAT, seed or fresh_seed(), made_by())
        _write(path, msgspec.json.encode(head) + b"\n")
        return Kept(head.seed, path, {})
    head = _head(lines[0], path)
    if seed is not None and seed != head.seed:
        raise Malformed(Code.BAD_OPTION, option="seed", value=seed, expected=f"{head.seed} ({path})")
    games: dict[tuple[str, int], Told] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            told = msgspec.json.decode(line, type=Told)
        except msgspec.DecodeError as error:
            raise Malformed(Code.BAD_JSON, line=number, reason=str(error).rstrip(".")) from error
        games[told.mode, told.number] = told
    if cut:
        _write(path, whole + b"\n")
    return Kept(head.seed, path, games)


def _head(line: bytes, path: Path) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.DecodeError as error:
        raise Malformed(Code.BAD_RECORD, line=1, key="format", expected=FORMAT) from error
    if head.format != FORMAT:
        raise Malformed(Code.BAD_RECORD, line=1, key="format", expected=FORMAT)
    if head.made_by != made_by():
        raise Malformed(Code.OLD_GAMES, file=str(path))
    return head


def _write(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        raise _trouble(Code.UNWRITABLE, path, error) from error


def _trouble(code: Code, path: Path, error: OSError) -> Malformed:
    return Malformed(code, file=str(path), reason=error.strerror or str(error))


# --- playing --------------------------------------------------------------------------------------------


def play_all(tasks: Sequence[Task], jobs: int | None = None) -> Iterator[Told]:
    """The games as they are finished, on several processes where that is worth it."""
    jobs = min(jobs or os.cpu_count() or 1, len(tasks))
    if jobs <= 1 or len(tasks) < FEW:
        yield from map(play_task, tasks)
        return
    import multiprocessing

    with multiprocessing.get_context("spawn").Pool(jobs, initializer=_leave_interrupts) as pool:
        yield from pool.imap_unordered(play_task, tasks, chunksize=2)


def play_task(task: Task) -> Told:
    mode, seed, number = task
    return play(find(mode), seed, number)


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that holds the file."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
