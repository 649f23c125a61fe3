"""Which packages are missing for a use of Mandate, and the command that installs them.

Both come from the metadata of this installation, so they cannot differ from pyproject.toml. The command names
the packages themselves: it needs no index that knows Mandate, and works from a wheel and from a checkout.
"""

from __future__ import annotations

import shutil
import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement

from mandate.core.errors import Instruction

DISTRIBUTION = "mandate-games"  # the name `mandate` belongs to another project on the Python Package Index
CHECKOUT = Path(__file__).parents[2]  # where the sources are not installed


class Unmet(NamedTuple):
    """A requirement that this machine does not meet."""

    requirement: str
    found: str | None  # the version that does not fit; None where the package is missing

    def __str__(self) -> str:
        wanted = Requirement(self.requirement)
        return f"{wanted.name}{wanted.specifier} ({self.found})" if self.found else wanted.name


def needed(extra: str) -> list[str]:
    """The requirements that an extra adds on this machine; of "", those of every use. Sources raise."""
    packages: list[str] = []
    for line in requires(DISTRIBUTION) or ():
        wanted = Requirement(line)
        where = wanted.marker
        if extra:
            chosen = where and where.evaluate({"extra": extra}) and not where.evaluate({"extra": ""})
        else:
            chosen = where is None or where.evaluate({"extra": ""})
        if chosen:
            wanted.marker = None
            packages.append(str(wanted))
    return packages


def unmet(extra: str) -> list[Unmet]:
    """Of these, what is missing or has a version that does not fit."""
    missing: list[Unmet] = []
    for line in needed(extra):
        wanted = Requirement(line)
        try:
            present = version(wanted.name)
        except PackageNotFoundError:
            missing.append(Unmet(line, None))
        else:
            if not wanted.specifier.contains(present, prereleases=True):
                missing.append(Unmet(line, present))
    return missing


def install_command(extra: str) -> Instruction:
    """The command that installs what is unmet of an extra, or all of it where nothing seems unmet."""
    try:
        wanted = [each.requirement for each in unmet(extra)] or needed(extra)
    except PackageNotFoundError:  # sources on Python's path
        wanted = ["--editable", f"{CHECKOUT}[{extra}]" if extra else str(CHECKOUT)]
    return Instruction(" ".join([*_installer(), *map(_quoted, wanted)]))


def _installer() -> list[str]:
    """The start of a command that installs into the environment of this Python."""
    pip = shutil.which("pip")
    if pip is not None and Path(pip).parent == Path(sysconfig.get_path("scripts")):
        return ["pip", "install"]
    here = _quoted(sys.executable)
    if find_spec("pip") is not None:
        return [here, "-m", "pip", "install"]
    if shutil.which("uv") is not None:
        return ["uv", "pip", "install", "--python", here]
    return ["pip", "--python", here, "install"]


def _quoted(word: str) -> str:
    """In double quotes, which every shell reads, where a shell would read something else."""
    plain = all(letter.isalnum() or letter in "-_./:\\" for letter in word)
    return word if plain else f'"{word}"'
