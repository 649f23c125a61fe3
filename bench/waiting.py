"""What a person waits for: imports, help, the first move, the first compilation, a copy."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

FIRST_MOVE = "from mandate import qin; match = qin.new(seed=1); match.play(match.options[0])"
COPIES = 2000


def an_import() -> float:
    return _process("-c", "import mandate")


def the_help() -> float:
    return _process("-m", "mandate", "--help")


def an_empty_python() -> float:
    """What any Python program waits for; contained in all the others."""
    return _process("-c", "")


def first_move() -> float:
    """From nothing to the first placement; the kernel comes from the cache, if it has ever been used."""
    return _process("-c", FIRST_MOVE)


def first_move_uncached() -> float:
    """The same on a fresh machine: the kernel is compiled."""
    with tempfile.TemporaryDirectory() as folder:
        return _process("-c", FIRST_MOVE, NUMBA_CACHE_DIR=folder)


def a_copy() -> float:
    """Microseconds for copying a state in the middle of a game."""
    from mandate import qin

    match = qin.new(seed=1)
    for _ in range(30):
        match.play(match.options[0])
    state = match.state
    began = time.process_time()
    for _ in range(COPIES):
        state.copy()
    return (time.process_time() - began) / COPIES * 1e6


def _process(*arguments: str, **environment: str) -> float:
    """Wall seconds of a fresh Python process."""
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, *arguments],
        check=True,
        stdout=subprocess.DEVNULL,
        env={**os.environ, **environment},
    )
    return time.perf_counter() - began
