"""The signs of the board, once in Unicode and once in ASCII."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Signs:
    grass: str
    water: str
    village: str
    pagoda: str
    turn: str
    full: str  # the two parts of a bar
    empty: str
    hidden: str
    ellipsis: str
    fresh: str = "*"


UNICODE = Signs("·", "≈", "⌂", "▲", "▶", "━", "╌", "▒▒", "…")
ASCII = Signs(".", "~", "V", "^", ">", "=", "-", "??", "~")
