"""Read records from files and from standard input, with clear errors."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from mandate.core import record as records
from mandate.core.errors import Code, Malformed
from mandate.core.record import Record


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    if not name:  # would mean the current folder
        raise Malformed(Code.UNREADABLE, file='""', reason=os.strerror(errno.ENOENT))
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise Malformed(Code.UNREADABLE, file=name, reason=error.strerror or str(error)) from error
    except ValueError as error:  # an invalid file name
        raise Malformed(Code.UNREADABLE, file=name, reason=str(error)) from error
    # a truncated file may end inside a character; the text before it is still good
    return data.decode("utf-8", errors="replace")


def read_records(name: str) -> Iterator[tuple[Record, bool]]:
    """Each record of a file, and whether it is truncated."""
    texts = records.split(read_text(name))
    if not texts:
        raise Malformed(Code.EMPTY_FILE, file=name)
    for line, text in enumerate(texts, 1):
        try:
            yield records.loads(text, line=line), False
        except Malformed as problem:
            if problem.code is not Code.BAD_JSON or line < len(texts):
                raise
            whole = records.salvage(text)
            if whole is None:
                raise
            yield whole, True


def check_apart(written: Mapping[str, str | None], board: str | None = None) -> None:
    """Refuse to write two outputs to one file, or over a map that is read, under any name.

    The last output would overwrite the others. A file that standard output is redirected to counts too.
    """
    met = [("board", file) for file in (board or "").split(",") if os.path.isfile(file)]
    for option, name in written.items():
        if not name or name == "-":
            continue
        other = next((before for before, known in met if _same(known, name)), None)
        if other is not None or _is_output(name):
            expected = "FILE ≠ stdout" if other is None else f"FILE ≠ --{other}"
            raise Malformed(Code.BAD_OPTION, option=option, value=name, expected=expected)
        met.append((option, name))


def _same(one: str, other: str) -> bool:
    try:
        return os.path.realpath(one) == os.path.realpath(other) or os.path.samefile(one, other)
    except (OSError, ValueError):  # one of them does not exist, or has an invalid name
        return False


def _is_output(name: str) -> bool:
    try:
        output = os.fstat(sys.stdout.fileno())
        return stat.S_ISREG(output.st_mode) and os.path.samestat(output, os.stat(name))
    except (OSError, ValueError):  # a replacement in tests has no file number
        return False
