"""The whole suite again and again, each time with another seed: other deals, guests, tables and examples.

Every seed is run; those that failed are named at the end. `pytest --seed N NAME-OF-TEST` repeats a failure.
"""

from __future__ import annotations

import argparse
import secrets
import subprocess
import sys
from collections.abc import Callable, Sequence

PYTEST = (sys.executable, "-m", "pytest", "-q", "-n", "4", "--dist", "loadfile", "--no-loadscope-reorder")


def main(words: Sequence[str], run: Callable[[Sequence[str]], int] = subprocess.call) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak tests",
        description=__doc__,
        epilog="Everything else goes to pytest: python -m tests.soak tests --runs 5 tests/server -k orders",
    )
    parser.add_argument("--runs", type=int, default=3, help="how many seeds (default: 3)")
    parser.add_argument("--seed", type=int, help="the first seed; the others follow (default: a random one)")
    chosen, rest = parser.parse_known_args(list(words))
    first = 1 + secrets.randbelow(10**6) if chosen.seed is None else chosen.seed
    failed = []
    for seed in range(first, first + chosen.runs):
        print(f"--- seed {seed} ({seed - first + 1} of {chosen.runs})", flush=True)
        if run([*PYTEST, "--seed", str(seed), *rest]):
            failed.append(seed)
    names = ", ".join(map(str, failed))
    print(f"{chosen.runs - len(failed)} passed, {len(failed)} failed{f': seeds {names}' if failed else ''}")
    return 1 if failed else 0
