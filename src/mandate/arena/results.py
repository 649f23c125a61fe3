"""Results in a file: JSON lines, the plan first, then one line a game.

An interrupted run resumes with the games that its file lacks. A last line that was cut off is dropped; a
file of another plan, or one with a damaged line, is refused and left as it is.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Protocol

import msgspec

from mandate.arena.plan import digest_of
from mandate.arena.played import Played
from mandate.arena.schedule import Key
from mandate.core.errors import Code, Malformed
from mandate.core.game import Json

if sys.platform != "win32":
    import fcntl

LONGEST_HEADER = 1 << 20  # bytes; a longer line is no header of ours, and may have no end at all


class Heading(Protocol):
    """What a file begins with: everything that defines its games."""

    @property
    def format(self) -> str: ...


def lock(file: IO[bytes]) -> None:
    """Keep other processes from writing here until this one closes the file, or ends in any way."""
    if sys.platform != "win32":
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def seed_in(path: Path) -> str | None:
    """The seed of the results in a file, where there are any."""
    try:
        with open(path, "rb") as file:
            return str(msgspec.json.decode(file.readline(LONGEST_HEADER))["plan"]["seed"])
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, LookupError, TypeError):
        return None  # the next to open the file reports what is wrong with it


class Results:
    """The file of one run; `earlier` are the games that it holds already, each with its line."""

    def __init__(self, path: Path, heading: Heading) -> None:
        self.path = path
        self.heading = heading
        self.earlier: dict[Key, tuple[int, Played]] = {}
        self._file: IO[bytes] | None = None
        self._size = 0  # of what is whole

    def __enter__(self) -> Results:
        try:
            self._file = open(self.path, "ab")
        except OSError as error:
            raise self._unwritable(error) from error
        try:
            lock(self._file)
            if self.path.stat().st_size:
                self._read()
            self._file.truncate(self._size)
        except BlockingIOError as error:
            self._file.close()
            raise Malformed(Code.RESULTS_BUSY, file=str(self.path)) from error
        except OSError as error:
            self._file.close()
            raise self._unwritable(error) from error
        except Malformed:
            self._file.close()
            raise
        if not self._size:
            plan = msgspec.to_builtins(self.heading)
            self._write({"plan": plan, "digest": digest_of(plan)})
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, played: Played) -> None:
        """Append one game."""
        self._write(played)

    def _write(self, line: Json | Played) -> None:
        assert self._file is not None
        data = msgspec.json.encode(line) + b"\n"
        try:
            self._file.write(data)
            self._file.flush()
        except OSError as error:
            self._undo()
            raise self._unwritable(error) from error
        self._size += len(data)

    def _undo(self) -> None:
        """Take half a line back; an empty file goes altogether."""
        file = self._file
        self._file = None
        assert file is not None
        with contextlib.suppress(OSError):  # what could not be written before cannot be written now
            file.close()
        if self._size == 0:
            self.path.unlink(missing_ok=True)
        else:
            with open(self.path, "r+b") as again:
                again.truncate(self._size)

    def _unwritable(self, error: OSError) -> Malformed:
        return Malformed(Code.UNWRITABLE, file=str(self.path), reason=error.strerror or str(error))

    # --- reading back -----------------------------------------------------------------------------------

    def _read(self) -> None:
        lines = list(self._whole_lines())
        if not lines:
            raise Malformed(Code.RESULTS_FOREIGN, file=str(self.path))
        self._check_header(lines[0])
        for number, line in enumerate(lines[1:], 2):
            try:
                played = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError as error:
                raise self.damaged(number, str(error)) from error
            self.earlier[played.part, played.deal, played.table, played.seating] = number, played

    def _whole_lines(self) -> Iterator[bytes]:
        try:
            data = self.path.read_bytes()
        except OSError as error:
            reason = error.strerror or str(error)
            raise Malformed(Code.UNREADABLE, file=str(self.path), reason=reason) from error
        for line in data.splitlines(keepends=True):
            if line.endswith(b"\n"):
                self._size += len(line)
                yield line

    def _check_header(self, line: bytes) -> None:
        try:
            header = msgspec.json.decode(line)
            plan, digest = dict(header["plan"]), header["digest"]
            ours = plan["format"] == self.heading.format
        except (msgspec.DecodeError, KeyError, TypeError, ValueError):
            ours = False
        if not ours:
            raise Malformed(Code.RESULTS_FOREIGN, file=str(self.path))
        own = msgspec.to_builtins(self.heading)
        other = [key for key in own if plan.get(key) != own[key]] + [key for key in plan if key not in own]
        if other:
            raise Malformed(Code.RESULTS_OTHER, file=str(self.path), keys=", ".join(other))
        if digest != digest_of(own):
            raise self.damaged(1, "digest")

    def damaged(self, line: int, reason: str) -> Malformed:
        return Malformed(Code.RESULTS_DAMAGED, file=str(self.path), line=line, reason=reason)
