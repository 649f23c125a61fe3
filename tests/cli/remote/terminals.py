"""A real server and real terminals, each in a process of its own."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self

from mandate.core.rng import Chance
from tests.ports import reserved_port
from tests.server.forked import Child, Forked

PATIENCE = 240.0  # seconds until a test that waits in vain is given up


class Server:
    """`mandate serve`; it can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._database = f"sqlite:///{folder / 'tables.db'}"
        self._port = contextlib.ExitStack()
        self.port = self._port.enter_context(reserved_port())
        self.start()

    def start(self) -> None:
        self._process = Forked(self._database, "--port", str(self.port))
        self.address = self._process.address

    def kill(self) -> None:
        """kill -9."""
        self._process.kill()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._port.close()


class Terminal:
    """A command of `mandate`, typed at and read from.

    `fresh`: in a Python of its own, for games that the forked one has not loaded.
    """

    def __init__(self, home: Path, *words: str, fresh: bool = False) -> None:
        home.mkdir(exist_ok=True)
        environment = {**os.environ, "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
        command = [*words, "--lang", "en"]
        self.process: Child | subprocess.Popen[str] = (
            _popen(command, environment) if fresh else Child(command, typed=True, surroundings=environment)
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._keys, self._screen = self.process.stdin, self.process.stdout
        self.lines: list[str] = []
        self.ended = False
        self._came = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        for line in self._screen:
            with self._came:
                self.lines.append(line.rstrip("\n"))
                self._came.notify_all()
        with self._came:
            self.ended = True
            self._came.notify_all()

    def type(self, *lines: str) -> None:
        self._keys.write("".join(f"{line}\n" for line in lines))
        self._keys.flush()

    def until(self, *texts: str, after: int = 0) -> int:
        """Wait for a line with one of these texts; the number of lines up to it."""
        found: list[int] = []

        def there() -> bool:
            found[:] = [n for n, line in enumerate(self.lines[after:], after + 1) if _has(line, texts)]
            return bool(found) or self.ended

        with self._came:
            assert self._came.wait_for(there, PATIENCE), self.text
        assert found, self.text
        return found[0]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def leave(self) -> int:
        """Type no more; the exit code."""
        self._keys.close()
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        self._reader.join(PATIENCE)
        for pipe in (self._keys, self._screen):
            with contextlib.suppress(BrokenPipeError):  # what was typed too late
                pipe.close()


def _popen(command: list[str], environment: dict[str, str]) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-u", "-m", "mandate", *command],
        stdin=pipe,
        stdout=pipe,
        stderr=subprocess.STDOUT,
        env=environment,
        text=True,
        bufsize=1,
    )


def _has(line: str, texts: Sequence[str]) -> bool:
    return any(text in line for text in texts)


def play(terminal: Terminal, seat: int, chance: Chance, turn: threading.Lock) -> None:
    """Play a game of Qin to its end: always one of the first placements that are listed."""
    at = 0
    while True:
        at = terminal.until(f"▶ {seat} ", "Pagodas left:", after=at)
        if "Pagodas left:" in terminal.lines[at - 1]:
            return
        with turn:
            terminal.type("moves")
            at = terminal.until("legal move", after=at)
            listed = terminal.lines[at - 1].partition(": ")[2].split()
            terminal.type(f"{chance.choose(listed)}!")
            at = terminal.until("places", after=at)


def patiently(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)
