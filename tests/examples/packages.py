"""Packages beside this one: installed, or written by hand, into folders of their own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import ClassVar

PROJECT = Path(__file__).parents[2]


class Package:
    """A folder that holds an installed package; anyone who has it on the path finds it."""

    HOW: ClassVar[list[str]] = ["install", "--no-deps", "--no-build-isolation"]

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    def installed(cls, source: Path, folder: Path) -> Package:
        """By pip, as a person would, but beside everything else; nothing is fetched from anywhere."""
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "-q"]
        how = [*cls.HOW, "--no-index", "--target", str(folder), str(source)]
        done = subprocess.run([*pip, *how], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return cls(folder)

    @classmethod
    def written(
        cls, folder: Path, name: str, module: str, group: str, attribute: str, *, words: str | None = None
    ) -> Package:
        """A package with one entry point, as an installer would leave it behind."""
        package, about = folder / name, folder / f"{name}-1.dist-info"
        for made in (package, about):
            made.mkdir()
        (package / "__init__.py").write_text(module, "utf-8")
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", "utf-8")
        (about / "entry_points.txt").write_text(f"[{group}]\n{name} = {name}:{attribute}\n", "utf-8")
        if words is not None:
            english = package / "words" / "en"
            english.mkdir(parents=True)
            (package / "words" / "__init__.py").touch()
            (english / "words.ftl").write_text(words, "utf-8")
        return cls(folder)
