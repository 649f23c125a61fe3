"""boardgame.io's server flat out, with its own clients, for the comparison side by side.

Its packages are installed by name into a scratch folder of the bench, where Node.js and npm are there.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Self

from bench.table import cpu_ms

PACKAGE = "boardgame.io@0.50.2"
PROGRAMS = Path(__file__).parent / "boardgame_io"
MISSING = "Node.js and npm are not installed, so there is no boardgame.io to compare with"


def is_installed() -> bool:
    return shutil.which("node") is not None and shutil.which("npm") is not None


def install(folder: Path) -> None:
    """Put boardgame.io and the programs of the bench into `folder`."""
    for program in PROGRAMS.glob("*.js"):
        shutil.copy(program, folder)
    quietly = ["--no-audit", "--no-fund", "--loglevel=error"]
    words = ["npm", "install", *quietly, "--prefix", str(folder), PACKAGE]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)


class BoardgameServer:
    """boardgame.io's server in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        environment = {**os.environ, "NODE_ENV": "production"}
        self.process = subprocess.Popen(
            ["node", "server.js"], cwd=folder, stdout=subprocess.PIPE, text=True, env=environment
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("listening"):
                self.ports = line.split()[1:]
                return
        raise RuntimeError("boardgame.io's server did not start")

    def flat_out(self, tables: int) -> dict[str, Any]:
        """One game at each table: choices, seconds, bytes of a state, CPU in ms (`own`: the load's)."""
        words = ["node", "load.js", *self.ports, str(tables)]
        with subprocess.Popen(
            words, cwd=self.folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as load:
            assert load.stdin is not None
            assert load.stdout is not None
            if load.stdout.readline() != "seated\n":
                raise RuntimeError("boardgame.io's clients did not connect")
            used, own = self.cpu(), cpu_ms(load.pid)
            load.stdin.write("go\n")
            load.stdin.flush()
            answer: dict[str, Any] = json.loads(load.stdout.readline())
            answer |= {"cpu": self.cpu() - used, "own": answer["own"] - own}
        return answer

    def cpu(self) -> float:
        """Milliseconds of processor time that it has used so far."""
        return cpu_ms(self.process.pid)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.communicate()
