"""Reading records from files and from standard input, and saying clearly what is wrong with them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from mandate.core import record as records
from mandate.core.errors import Code, Malformed
from mandate.core.record import Record


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise Malformed(Code.UNREADABLE, file=name, reason=error.strerror or str(error)) from error
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
