"""Mandate: the table where Qin and The Great Wall are played, taught and studied.

An unofficial, fan-made implementation, not affiliated with the games' authors or publishers.

Examples:
    >>> from mandate import great_wall, qin
    >>> qin.new(players=3, seed=7).turn
    0
    >>> sorted(great_wall.new(players=3, seed=7).pending)  # all choose at once
    [0, 1, 2]
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mandate.games import great_wall, qin

__version__ = "0.1.0"
__all__ = ["__version__", "great_wall", "qin"]


def __getattr__(name: str) -> object:
    """Import a game on first use, so that `import mandate` stays quick."""
    if name in ("qin", "great_wall"):
        return importlib.import_module(f"mandate.games.{name}")
    raise AttributeError(f"module 'mandate' has no attribute {name!r}")
