"""The open sockets of each guest, limited in number: the oldest are dropped."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from mandate.core.errors import Problem, Refused
from mandate.table.codes import ServerCode

MAX_SOCKETS = 24  # for one guest: tables that are open side by side, on all devices
MAX_PROGRAMS = 100  # seats of programs with one token


class Droppable(Protocol):
    """A socket that can be hung up on."""

    def drop(self, why: Problem) -> None:
        """Say why, and hang up. Must return at once."""
        ...


class OpenSockets:
    """Each guest's sockets, the oldest first."""

    def __init__(self, most: int = MAX_SOCKETS) -> None:
        self._most = most
        self._of: dict[str, list[Droppable]] = {}

    @contextmanager
    def open(self, guest: str | None, socket: Droppable) -> Iterator[None]:
        """Count a guest's socket while it is open. Strangers' sockets only count as connections."""
        if guest is None:
            yield
            return
        sockets = self._of.setdefault(guest, [])
        sockets.append(socket)
        for oldest in sockets[: -self._most]:
            sockets.remove(oldest)
            oldest.drop(Refused(ServerCode.TOO_MANY_OPEN, most=self._most))
        try:
            yield
        finally:
            if socket in sockets:
                sockets.remove(socket)
            if not sockets and self._of.get(guest) is sockets:
                del self._of[guest]
