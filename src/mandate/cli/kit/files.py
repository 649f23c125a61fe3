"""Saved games on disk: where they are, and the companion file that says who sits where.

A record does not say which seats are persons, so `game.json` has `game.json.table` beside it. Both
are written atomically, the companion first, so a record is never without one.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from pathlib import Path

import msgspec

from mandate.cli.files import read_records
from mandate.cli.kit.seating import PERSON
from mandate.cli.kit.trouble import Trouble
from mandate.core import record as records
from mandate.core.errors import Problem
from mandate.core.record import Record
from mandate.files import write_whole

FORMAT = "mandate-table-1"


class Companion(msgspec.Struct, kw_only=True):
    """What a record does not hold."""

    format: str = FORMAT
    kinds: list[str]  # for each seat `person` or the name of a computer player
    chance: str  # the seed of the computer players, so that a resumed game continues as it would have
    earlier: list[str] = []  # the records of a series' earlier games, beside this file
    rounds: int = 0  # games this table has finished before this one


def companion_of(path: Path) -> Path:
    return path.with_name(path.name + ".table")


def saves() -> Path:
    """The folder of automatically saved games."""
    from platformdirs import user_data_dir

    return Path(user_data_dir("mandate", appauthor=False)) / "saves"


def fresh_path(folder: Path, game: str) -> Path:
    """An unused file name for a new game."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("play-trouble-write", file=str(folder), reason=error) from error
    return folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.json"


def next_path(path: Path, number: int) -> Path:
    """The path of a table's game `number` (from 1), beside its first one."""
    return path if number == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")


def named(text: str) -> Path:
    """The path for a typed file name."""
    try:
        return Path(text).expanduser().absolute()
    except (ValueError, RuntimeError) as error:  # an unknown home directory
        raise Trouble("play-trouble-read", file=text, reason=str(error)) from error


def refuse_existing(path: Path) -> None:
    """Raise if the file exists: a new game never overwrites an old one."""
    try:
        taken = next((file for file in (path, companion_of(path)) if file.exists()), None)
    except (OSError, ValueError) as error:  # a name too long, a folder that may not be entered
        raise Trouble("play-trouble-write", file=str(path), reason=error) from error
    if taken is not None:
        raise Trouble("play-trouble-exists", file=str(taken))


def write(path: Path, record: Record, companion: Companion) -> str:
    """Write both files; return the record's text as it is now on disk."""
    text = record.dumps() + "\n"
    try:
        write_whole(companion_of(path), msgspec.json.encode(companion).decode() + "\n")
        write_whole(path, text)
    except (OSError, ValueError) as error:
        raise Trouble("play-trouble-write", file=str(path), reason=error) from error
    return text


def refuse_changed(path: Path, known: str) -> None:
    """Raise if the file has changed: another window may be playing the same game."""
    if path.exists() and read(path) != known:
        raise Trouble("play-trouble-elsewhere", file=str(path))


def latest(folder: Path, game: str) -> Path:
    """The last saved game that is not over; if all are over, the last saved."""
    files = newest_first(folder)
    if _is_unfinished(read_record(files[0], game)):
        return files[0]
    for path in files[1:]:
        with contextlib.suppress(Trouble):  # skip damaged games
            if _is_unfinished(read_record(path, game)):
                return path
    return files[0]


def newest() -> Path | None:
    """The last saved game of any kind."""
    files = [path for path in saves().rglob("*.json") if path.is_file()] if saves().is_dir() else []
    return max(files, key=lambda path: path.stat().st_mtime_ns, default=None)


def game_of(path: str | Path) -> str | None:
    """The game of a record, or of the first of several.

    None if it cannot be read; the error is reported when the game is opened.
    """
    with contextlib.suppress(Trouble, Problem):
        first, _ = next(read_records(str(named(str(path)))))
        return first.game
    return None


def newest_first(folder: Path) -> list[Path]:
    """The games saved there, newest first. Raises if the folder has no games."""
    files = [path for path in folder.glob("*.json") if path.is_file()] if folder.is_dir() else []
    if not files:
        raise Trouble("play-trouble-no-save", folder=str(folder))
    return sorted(files, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def _is_unfinished(record: Record) -> bool:
    series = record.series
    return record.outcome is None or (series is not None and series.game + 1 < len(series.boards))


def read_record(path: Path, game: str) -> Record:
    text = read(path)
    if (count := len(records.split(text))) > 1:
        raise Trouble("play-trouble-several", file=str(path), count=count)
    try:
        record = records.loads(text)
    except Problem as problem:
        raise Trouble("play-trouble-record", file=str(path), reason=problem) from problem
    if record.game != game:
        raise Trouble("play-trouble-game", file=str(path), game=record.game)
    return record


def read_companion(path: Path) -> Companion | None:
    """Who sits where in the game at `path`; None without a companion file."""
    beside = companion_of(path)
    if not beside.exists():  # the record was readable, so its folder is too
        return None
    try:
        companion = msgspec.json.decode(read(beside), type=Companion)
    except msgspec.DecodeError as error:
        raise Trouble("play-trouble-table", file=str(beside), reason=str(error)) from error
    if companion.format != FORMAT:
        raise Trouble("play-trouble-table", file=str(beside), reason=companion.format)
    return companion


def check_kinds(path: Path, kinds: list[str], seats: int, game: str) -> None:
    from mandate.players import find

    beside = str(companion_of(path))
    if len(kinds) != seats:
        raise Trouble("play-trouble-table", file=beside, reason=", ".join(kinds))
    for kind in kinds:
        try:
            if kind != PERSON:
                find(kind, game=game)
        except Problem as problem:
            raise Trouble("play-trouble-table", file=beside, reason=problem) from problem


def read(path: Path) -> str:
    try:
        return path.read_text("utf-8", errors="replace")  # undecodable text is rejected later as a record
    except OSError as error:
        raise Trouble("play-trouble-read", file=str(path), reason=error) from error
    except ValueError as error:  # an invalid file name
        raise Trouble("play-trouble-read", file=str(path), reason=str(error)) from error
