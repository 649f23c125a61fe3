"""Writing files, for every room that does: whole or not at all."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mandate.core.match import Match

SQLITE_MAGIC = b"SQLite format 3\0"  # how every SQLite database begins


def save(match: Match[Any], path: str | Path) -> None:
    """Write a match's record."""
    write_whole(Path(path), match.record.dumps() + "\n")


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a crash leaves the old one or the new one, never half of one.

    A link stays: the file that it leads to is written. A database is not written over.
    """
    path = path.resolve() if path.is_symlink() else path
    check_replaceable(path)
    if _is_database(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def check_replaceable(path: Path) -> None:
    """A new file may take the place of none or of another file; a device or a pipe must stay what it is."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if path.exists() and not path.is_file():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def _is_database(path: Path) -> bool:
    """Such as the games of a server: no record or page is meant to take its place."""
    if not path.exists():
        return False
    with path.open("rb") as file:
        return file.read(len(SQLITE_MAGIC)) == SQLITE_MAGIC
