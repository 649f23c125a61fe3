"""The file of a SQLite database: ours alone, and for no other user of this machine to read."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from mandate.core.errors import Code, Malformed, Refused
from mandate.table.codes import ServerCode

OWN = 0o600  # what is made: for the user who runs the server
OTHERS = stat.S_IRWXO
BESIDE = ("", "-wal", "-shm")  # SQLite gives those that it makes the permissions of the file itself
LOCK = ".lock"


class DatabaseFile:
    """Held while a server uses it: another one would not hear of its news.

    A file may have several names. The lock beside it, under the name that links lead to, keeps others away on
    every system. Where files can be locked themselves, that keeps those away who came by another name.
    """

    def __init__(self, path: str) -> None:
        self._given = path
        self._path = Path(path).resolve()
        self._lock = FileLock(f"{self._path}{LOCK}", mode=OWN)
        self._handle: int | None = None

    def hold(self) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock.acquire(timeout=0)
            os.close(os.open(self._path, os.O_RDONLY | os.O_CREAT, OWN))
            self._close_to_others()
            self._lock_itself()
        except (Timeout, BlockingIOError) as error:
            self.release()
            raise Refused(ServerCode.FILE_IN_USE, file=self._given) from error
        except OSError as error:
            self.release()
            raise Malformed(Code.UNWRITABLE, file=self._given, reason=error.strerror or str(error)) from error

    def _close_to_others(self) -> None:
        """Files of an earlier release could be read by everybody. A group that was let in stays so."""
        for ending in BESIDE:
            path = Path(f"{self._path}{ending}")
            if path.exists() and (mode := stat.S_IMODE(path.stat().st_mode)) & OTHERS:
                try:
                    path.chmod(mode & ~OTHERS)
                except PermissionError:  # another user owns it and decides
                    return

    def _lock_itself(self) -> None:
        if sys.platform != "win32":
            # Not closed before the database is: that would take SQLite's own locks along.
            self._handle = os.open(self._path, os.O_RDONLY)
            _lock(self._handle)

    def release(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
        self._lock.release()


@contextmanager
def held_if_there(path: Path) -> Iterator[None]:
    """Keep servers from a file, if it exists. Raises BlockingIOError where one uses it."""
    with ExitStack() as held:
        beside = Path(f"{path.resolve()}{LOCK}")
        if beside.exists():
            try:
                held.enter_context(FileLock(beside, timeout=0, mode=OWN))
            except Timeout as error:
                raise BlockingIOError from error
        if path.exists() and sys.platform != "win32":
            handle = os.open(path, os.O_RDONLY)
            held.callback(os.close, handle)
            _lock(handle)
        yield


def _lock(handle: int) -> None:
    import fcntl

    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
