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

    def flat_out(self, tables: int, seconds: float) -> dict[str, Any]:
        """Choices, seconds, and the bytes of a player's state."""
        words = ["node", "load.js", *self.ports, str(tables), str(seconds)]
        done = subprocess.run(
            words, cwd=self.folder, check=True, capture_output=True, text=True, timeout=10 * seconds + 60
        )
        told: dict[str, Any] = json.loads(done.stdout)
        return told

    def cpu(self) -> float:
        """Milliseconds of processor time that it has used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.communicate()
