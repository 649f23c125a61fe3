"""An environment as `pip install` would leave it: one wheel, what it says it needs, and nothing else.

The packages that it needs are those of the environment in which the tests run, so nothing is fetched.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from mandate import __version__

ROOT = Path(__file__).parents[2]
INFO = f"mandate_games-{__version__}.dist-info"


class Environment:
    """A virtual environment with the wheel in it, a home of its own, and no way to the sources."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        place = folder / "venv"
        venv.create(place, symlinks=os.name != "nt")
        self.programs = place / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.programs / "python"
        done = self._run("-c", "import sysconfig; print(sysconfig.get_path('purelib'))")
        self._site = Path(done.stdout.strip())
        self._wheel = PathDistribution(zipfile.Path(wheel, f"{INFO}/"))
        self.add()
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(self.python)]
        install = ["install", "-q", "--no-deps", "--no-index", "--no-compile", str(wheel)]
        subprocess.run([*pip, *install], check=True, cwd=self.home)

    def add(self, *extras: str) -> None:
        """What the wheel needs, and what it needs for these extras."""
        for needed in _needed(self._wheel, extras):
            _link(needed, self._site)

    @property
    def surroundings(self) -> dict[str, str]:
        """Of someone who has just installed it. The rules are not compiled: that takes half a minute."""
        kept = {name: value for name, value in os.environ.items() if name in ("PATH", "SYSTEMROOT", "TEMP")}
        homes = {
            "HOME": self.home,
            "XDG_DATA_HOME": self.home / "data",
            "XDG_CACHE_HOME": self.home / "cache",
            "LOCALAPPDATA": self.home / "data",
        }
        return kept | {name: str(path) for name, path in homes.items()} | {"MANDATE_KERNEL": "python"}

    @property
    def program(self) -> str:
        return str(self.programs / "mandate")

    def mandate(self, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
        order = [self.program, "--lang", "en", *words]
        return subprocess.run(
            order,
            input=given,
            capture_output=True,
            text=True,
            check=False,
            env=self.surroundings,
            cwd=self.home,
        )

    def _run(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([self.python, *words], capture_output=True, text=True, check=True)


def _needed(wheel: Distribution, extras: tuple[str, ...]) -> Iterator[Distribution]:
    """What it needs with these extras, what that needs, and so on."""
    seen: set[tuple[str, str]] = set()
    waiting = [(wheel, extra) for extra in ("", *extras)]
    while waiting:
        package, extra = waiting.pop()
        for text in package.requires or ():
            wanted = Requirement(text)
            if wanted.marker is not None and not wanted.marker.evaluate({"extra": extra}):
                continue
            for each in ("", *wanted.extras):
                key = (canonicalize_name(wanted.name), each)
                if key not in seen:
                    seen.add(key)
                    waiting.append((distribution(wanted.name), each))
                    if not each:
                        yield distribution(wanted.name)


def _link(needed: Distribution, site: Path) -> None:
    """What the package has put beside others is put there too, without copying it."""
    for top in {file.parts[0] for file in needed.files or ()} - {"..", "__pycache__"}:
        if not (site / top).exists():
            (site / top).symlink_to(Path(str(needed.locate_file(top))).resolve())
