"""The options of Qin, apart from its rules: a command line asks for them without loading any."""

from __future__ import annotations

from mandate.core.game import Option

OPTIONS = (
    Option("players", 2, least=2, most=4, about="option-qin-players-about"),
    Option("board", "bird", about="option-qin-board-about"),
    Option("first", 0, about="option-qin-first-about"),
    Option("fair_start", False, about="option-qin-fair-start-about"),
)
