"""Reading records from files and from standard input, and saying clearly what is wrong with them."""

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
    if not name:  # which would be the folder that one is in
        raise Malformed(Code.UNREADABLE, file='""', reason=os.strerror(errno.ENOENT))
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise Malformed(Code.UNREADABLE, file=name, reason=error.strerror or str(error)) from error
    except ValueError as error:  # no possible name
        raise Malformed(Code.UNREADABLE, file=name, reason=str(error)) from error
    # a file cut off in the middle may end in half a letter: what is before it is still good
    return data.decode("utf-8", errors="replace")


def read_records(name: str) -> Iterator[tuple[Record, bool]]:
    """Each record of a file, and whether it was cut off."""
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
    """Refuse to write two things into one file, or over a map that is read, whatever they are called.

    What is written last would be all that is left. Whoever sends the output into a file has named that too.
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
    except (OSError, ValueError):  # one of them is not there yet, or cannot be
        return False


def _is_output(name: str) -> bool:
    try:
        output = os.fstat(sys.stdout.fileno())
        return stat.S_ISREG(output.st_mode) and os.path.samestat(output, os.stat(name))
    except (OSError, ValueError):  # what stands in for it in a test has no number
        return False
