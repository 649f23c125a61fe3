"""`mandate serve` forked from a process that has everything loaded: a second instead of four for each server.

What it does, says and stores is the same: it has a process, streams and surroundings of its own. That the
command also starts in a fresh Python is shown by the tests that start it as `Process`.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
from collections.abc import Mapping
from multiprocessing.reduction import DupFd
from typing import Any

from mandate.cli import play, serve  # noqa: F401  # loaded once, here
from mandate.cli.main import main
from mandate.games.qin.rules.warm import use_every_rule
from mandate.server import run  # noqa: F401
from mandate.server.context import Context
from mandate.server.settings import Settings
from tests.seeded import sitecustomize as seeded
from tests.server.serving import Process, routed_once, with_tables

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload([__name__])

use_every_rule()
routed_once(Context(Settings(database="sqlite://")))


class Forked(Process):
    """A server to be ended without warning that starts at once."""

    def _start(self, command: list[str]) -> Any:
        if "--database" in command:
            with_tables(command[command.index("--database") + 1])
        return Child(command)


class Child:
    """As much of `subprocess.Popen` as these tests use; of any command of `mandate`.

    `typed`: with a standard input, and errors among what it writes.
    """

    _started = "", 0  # a test's seed, and how many servers it has started

    def __init__(
        self, command: list[str], *, typed: bool = False, surroundings: Mapping[str, str] = os.environ
    ) -> None:
        read, write = os.pipe()
        self.stdout = open(read, encoding="utf-8")  # noqa: SIM115  # `communicate` closes all
        if not typed:
            self._errors = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
        streams = [DupFd(write), DupFd(write if typed else self._errors.fileno())]
        if typed:
            keyboard, keys = os.pipe()
            self.stdin = open(keys, "w", encoding="utf-8", buffering=1)  # noqa: SIM115
            streams.append(DupFd(keyboard))
        self._process = CONTEXT.Process(
            target=_serve, args=(command, dict(surroundings), self._number(), *streams)
        )
        self._process.start()
        os.close(write)
        if typed:
            os.close(keyboard)

    def _number(self) -> str:
        """Two servers of one test must not give out the same ids."""
        with open(os.environ[seeded.FILE], encoding="utf-8") as file:
            seed = file.read()
        before, number = Child._started
        Child._started = seed, number + 1 if seed == before else 1
        return f"forked {Child._started[1]}"

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def terminate(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        assert self.returncode is not None, "it does not end"
        return self.returncode

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        self._process.join(timeout)
        with self.stdout, self._errors:
            self._errors.seek(0)
            return self.stdout.read(), self._errors.read()


def _serve(
    command: list[str], surroundings: dict[str, str], number: str, out: Any, errors: Any, typed: Any = None
) -> None:
    """In the other process: be that command."""
    if typed is not None:
        os.dup2(typed.detach(), 0)
        sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115  # such processes have none
    for stream, place in ((out.detach(), 1), (errors.detach(), 2)):
        os.dup2(stream, place)
        os.close(stream)
    os.environ.clear()
    os.environ.update(surroundings)
    seeded.install(os.environ[seeded.FILE], number)
    sys.argv = ["mandate", *command]
    sys.exit(main())
