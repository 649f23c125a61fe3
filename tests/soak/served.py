"""A server to be killed: a process of its own that starts at once, for all it needs is loaded already."""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
from multiprocessing.connection import Connection
from typing import Any

from mandate.server import run
from mandate.server.logs import log_to_stderr
from mandate.server.settings import Settings
from mandate.server.workers.bots import Bots
from tests.seeded import sitecustomize as seeded
from tests.server.forked import CONTEXT

PATIENCE = 60.0  # seconds for a server to start


def _nothing(_: Bots) -> None: ...


def _serve(database: str, number: int, pipe: Connection) -> None:
    if seeded.FILE in os.environ:  # two servers of one test must not give out the same ids
        seeded.install(os.environ[seeded.FILE], f"killed {number}")
    setattr(Bots, "start", _nothing)  # noqa: B010  # no computer plays here: no process for it
    log_to_stderr("error")

    def listening(address: str, *_: Any) -> None:
        pipe.send(address.rstrip("/"))

    with contextlib.suppress(KeyboardInterrupt):
        run.run(Settings(database=database, port=0, rate=1_000_000), listening)


class Served:
    """One server process."""

    _numbers = itertools.count(1)

    def __init__(self, database: str) -> None:
        pipe, theirs = CONTEXT.Pipe()
        self._process = CONTEXT.Process(target=_serve, args=(database, next(self._numbers), theirs))
        self._process.start()
        theirs.close()
        if not pipe.poll(PATIENCE):
            raise RuntimeError("the server does not start")
        self.address: str = pipe.recv()

    def kill(self) -> None:
        """Without a warning."""
        self._process.kill()
        self._process.join()
        assert self._process.exitcode == -signal.SIGKILL

    def stop(self) -> None:
        self._process.terminate()
        self._process.join()
