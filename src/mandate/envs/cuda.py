"""A GPU for batches of games: numba-cuda, where it is installed and finds one."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np


class NoDevice(RuntimeError):
    """There is no GPU, or nothing to reach it with."""

    def __init__(self, why: str, *, installed: bool) -> None:
        from mandate.extras import install_command

        needs = f"an NVIDIA GPU with its driver, and numba-cuda: {install_command('gpu')}"
        super().__init__(f"device='cuda' needs {needs} ({why})")
        self.installed = installed


def open_cuda() -> Any:
    """numba-cuda, where it is installed and finds a GPU."""
    if not hasattr(np, "row_stack"):  # NumPy 2.5 took the name away, and numba-cuda 0.30 still asks for it
        np.row_stack = np.vstack  # type: ignore[attr-defined,unused-ignore]
    try:
        with warnings.catch_warnings(action="ignore"):  # NumPy 2.5 also warns of what it imports
            import numba_cuda  # noqa: F401  # which takes the place of the old numba.cuda
            from numba import config, cuda
    except ImportError:
        raise NoDevice("numba-cuda is not installed", installed=False) from None
    if not cuda.is_available():
        raise NoDevice("no GPU was found", installed=True)
    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # small batches are as good as large ones
    return cuda
