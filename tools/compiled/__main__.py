"""`make compiled`: The Great Wall's rules compiled with mypyc, in an environment of their own.

python -m tools.compiled                 # into .venv-compiled, and proves that the games are the same
python -m tools.compiled --deals 10      # proves it with more games
python -m tools.compiled --wheel dist    # only the wheel: make dist COMPILED=1

It is built from a copy (the sdist), because a compiled module beside a source would be taken instead of it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import venv
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import track

from tools.compiled.games import plan

ROOT = Path(__file__).parents[2]
TARGET = ROOT / ".venv-compiled"
CONSTRAINTS = ROOT / "constraints.txt"
EXTRAS = "arena,data,envs"  # what one simulates, measures and learns with
NO_COMPILER = (
    "There is no C compiler on this machine. Install one (Debian: apt-get install gcc) and try again."
)
NO_HEADERS = "The headers of this Python are missing. Install them (Debian: apt-get install python3-dev)."
IS_COMPILED = "import mandate.core.settling as m; raise SystemExit(m.__file__.endswith('.py'))"


class Failed(Exception):
    """Said in one line."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.compiled", description=__doc__)
    parser.add_argument("--wheel", type=Path, metavar="DIR", help="only build the wheel, into this folder")
    parser.add_argument("--deals", type=int, default=1, help="of each mode, to compare (default: 1)")
    given = parser.parse_args()
    console = Console(highlight=False)
    try:
        check_compiler()
        if given.wheel:
            console.print(f"Built {build(given.wheel.resolve(), console).name}.")
            return 0
        with tempfile.TemporaryDirectory() as folder:
            install(build(Path(folder), console), console)
        compared = compare(max(1, given.deals))
    except Failed as problem:
        print(problem, file=sys.stderr)
        return 1
    console.print(
        f"Done: {compared} games, the same records. Now: {TARGET.name}/bin/mandate --help", soft_wrap=True
    )
    return 0


def check_compiler() -> None:
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(named.split()[0]) is None:
        raise Failed(NO_COMPILER)
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        raise Failed(NO_HEADERS)


def build(target: Path, console: Console) -> Path:
    """The compiled wheel."""
    with tempfile.TemporaryDirectory() as folder, console.status("Compiling (some minutes) …"):
        hatchling(ROOT, Path(folder), "sdist")
        (packed,) = Path(folder).glob("*.tar.gz")
        with tarfile.open(packed) as sources:
            sources.extractall(folder, filter="data")
        copy = Path(folder) / packed.name.removesuffix(".tar.gz")
        hatchling(copy, copy / "dist", "wheel", HATCH_BUILD_HOOK_ENABLE_MYPYC="1")
        (built,) = (copy / "dist").iterdir()
        target.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(built, target))


def hatchling(sources: Path, target: Path, kind: str, **settings: str) -> None:
    order = [sys.executable, "-m", "hatchling", "build", "-d", str(target), "-t", kind]
    done = subprocess.run(
        order, cwd=sources, env={**os.environ, **settings}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Failed(f"The {kind} could not be built:\n{done.stderr.strip()}")


def install(wheel: Path, console: Console) -> None:
    with console.status(f"Setting up {TARGET.name} …"):
        venv.create(TARGET, clear=True, with_pip=True)
        pip = [python_of(TARGET), "-m", "pip", "--disable-pip-version-check", "--no-input", "-qq", "install"]
        done = subprocess.run(
            [*pip, "--constraint", str(CONSTRAINTS), f"{wheel}[{EXTRAS}]"],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
    if done.returncode:
        raise Failed(f"The wheel could not be installed:\n{done.stderr.strip()}")
    if subprocess.run([python_of(TARGET), "-c", IS_COMPILED], cwd=TARGET, check=False).returncode:
        raise Failed("The rules that were installed are not compiled.")


def compare(deals: int) -> int:
    """Play the same games by both, and hold each against the other as soon as it is over."""
    pairs = zip(games(sys.executable, deals), games(python_of(TARGET), deals), strict=True)
    count = 0
    for plain, compiled in track(pairs, "Comparing games", total=len(plan(deals)), transient=True):
        if plain != compiled:
            raise Failed(f"Not the same game: {plain} uncompiled, {compiled} compiled.")
        count += 1
    return count


def games(python: str, deals: int) -> Iterator[str]:
    order = [python, "-m", "tools.compiled.games", str(deals)]
    with subprocess.Popen(order, cwd=ROOT, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdout is not None
        yield from map(str.strip, playing.stdout)
    if playing.returncode:
        raise Failed(f"The games of {python} broke off.")


def python_of(environment: Path) -> str:
    return str(environment / ("Scripts" if os.name == "nt" else "bin") / "python")


if __name__ == "__main__":
    sys.exit(main())
