"""Where the chance of a test comes from: the run's seed and the test's own name, in any order of tests."""

from __future__ import annotations

import os
import random
import subprocess
from pathlib import Path
from typing import Any

import hypothesis.core
from hypothesis import settings

from tests.seeded import sitecustomize as seeded

FOLDER = Path(seeded.__file__).parent
SEED = 0  # of `make test`: CI plays the same games every time


class Seeds:
    """Gives each test of this process its seed, and its number to each process that a test starts."""

    def __init__(self, seed: int, file: Path) -> None:
        self.seed = seed
        self._file = file
        self._started = 0

    def install(self) -> None:
        """Once, before any test is imported."""
        self.begin("collecting")
        seeded.install(str(self._file))
        os.environ[seeded.FILE] = str(self._file)
        folders = [str(FOLDER), os.environ.get("PYTHONPATH", "")]
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, folders))
        os.environ["PYTHONHASHSEED"] = str(self.seed % 2**32)
        self._number_processes()
        if self.seed != SEED:  # look at other examples than every day
            settings.register_profile("other", settings.get_profile("steady"), derandomize=False)
            settings.load_profile("other")
            hypothesis.core.global_force_seed = self.seed  # type: ignore[assignment]

    def begin(self, test: str) -> None:
        """From now on chance is this test's."""
        self._started = 0
        fresh = self._file.with_suffix(".new")
        fresh.write_text(f"{self.seed}/{test}", encoding="utf-8")
        fresh.replace(self._file)  # a server never reads half a seed
        random.seed(f"{self.seed}/{test}")

    def _number_processes(self) -> None:
        start: Any = subprocess.Popen.__init__

        def numbered(process: Any, *args: Any, env: Any = None, **more: Any) -> None:
            self._started += 1
            env = {**(os.environ if env is None else env), seeded.PROCESS: str(self._started)}
            start(process, *args, env=env, **more)

        subprocess.Popen.__init__ = numbered  # type: ignore[assignment, method-assign]


def own_chance() -> random.Random:
    """Chance of the running test, to be handed on: a generator without a seed starts from the machine."""
    return random.Random(random.random())
