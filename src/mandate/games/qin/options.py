"""The options of Qin, apart from its rules: a command line asks for them without loading any."""

from __future__ import annotations

from mandate.core.game import Option

OPTIONS = (
    Option("players", 2, least=2, most=4),
    Option("board", "bird"),
    Option("first", 0),
    Option("fair_start", False),
)
