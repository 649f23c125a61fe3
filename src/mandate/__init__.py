"""Mandate: the table where Qin and The Great Wall are played, taught and studied.

An unofficial, fan-made implementation, not affiliated with the games' authors or publishers.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mandate.games import qin

__version__ = "0.1.0"
__all__ = ["__version__", "qin"]


def __getattr__(name: str) -> object:
    """Import a game when it is asked for, so that `import mandate` stays quick."""
    if name == "qin":
        return importlib.import_module("mandate.games.qin")
    raise AttributeError(f"module 'mandate' has no attribute {name!r}")
