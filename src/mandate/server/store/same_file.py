"""Whether the file of a SQLite database is still the one that this server opened.

SQLite keeps writing to an open file that was deleted or moved; what it writes there is lost when the process
ends. So nothing counts as stored before the files are compared, by device and inode, with those once opened.
"""

from __future__ import annotations

import os
import sqlite3

from mandate.server.store.file import BESIDE


class FileMoved(OSError):
    """The database's file, or one that SQLite keeps beside it, was deleted, moved or replaced."""


class SameFile:
    """The files of one database, from `hold` to `release`.

    SQLite deletes the files beside the database when the last connection is closed. Our own connection
    prevents that, and keeps the system from giving their inodes to other files.
    """

    def __init__(self, path: str) -> None:
        self._paths = [f"{path}{ending}" for ending in BESIDE]
        self._opened: list[tuple[int, int] | None] | None = None
        self._anchor: sqlite3.Connection | None = None

    def hold(self) -> None:
        """Remember the files. The database has its tables by now."""
        self._anchor = sqlite3.connect(self._paths[0], check_same_thread=False)
        self._anchor.execute("SELECT count(*) FROM sqlite_schema").fetchone()  # opens what lies beside it
        self._opened = [_identity(path) for path in self._paths]

    def check(self) -> None:
        """Raises `FileMoved` as long as other files, or none, are in their place."""
        if self._opened is not None and [_identity(path) for path in self._paths] != self._opened:
            raise FileMoved(self._paths[0])

    def release(self) -> None:
        self._opened = None
        if self._anchor is not None:
            self._anchor.close()
            self._anchor = None


def _identity(path: str) -> tuple[int, int] | None:
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_dev, status.st_ino
