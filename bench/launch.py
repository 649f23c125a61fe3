"""Starts `mandate`, of whichever source tree is on the path, and writes down what its collector takes.

    python bench/launch.py FILE serve …

FILE holds three numbers after each look for garbage: how many there were, the seconds of all, of the longest.
"""

from __future__ import annotations

import gc
import os
import struct
import sys
import time

LAYOUT = "=Qdd"


def watch(path: str) -> None:
    file = os.open(path, os.O_RDWR | os.O_CREAT)
    began = total = longest = 0.0
    count = 0

    def note(phase: str, _: dict[str, int]) -> None:
        nonlocal began, total, longest, count
        if phase == "start":
            began = time.perf_counter()
            return
        took = time.perf_counter() - began
        count, total, longest = count + 1, total + took, max(longest, took)
        os.pwrite(file, struct.pack(LAYOUT, count, total, longest), 0)

    gc.callbacks.append(note)


if __name__ == "__main__":
    watch(sys.argv[1])
    sys.argv = ["mandate", *sys.argv[2:]]
    from mandate.cli.main import main

    sys.exit(main())
