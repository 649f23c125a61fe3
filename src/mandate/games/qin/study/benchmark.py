"""The benchmark of Qin: all levels, on the two printed boards and on boards that no one has seen."""

from __future__ import annotations

import hashlib

from mandate.arena.benchmark import Setting, Suite
from mandate.core.game import Json
from mandate.games.qin.rules.board import BUILT_IN, SEEDED

NAME_DIGITS = 20


def _digest(seed: str, deal: int) -> str:
    return hashlib.sha256(f"{seed}/{deal}".encode()).hexdigest()


def _seen(seed: str, seats: int, deals: int) -> list[Json]:
    boards = (BUILT_IN[int(_digest(seed, deal), 16) % len(BUILT_IN)] for deal in range(deals))
    return [{"players": seats, "board": board} for board in boards]


def _unseen(seed: str, seats: int, deals: int) -> list[Json]:
    """Names that follow from the seed, which no one knows before it is chosen."""
    names = (_digest(seed, deal)[:NAME_DIGITS] for deal in range(deals))
    return [{"players": seats, "board": SEEDED + name} for name in names]


SUITES = (Suite("qin-11", "qin", seats=2, settings=(Setting("seen", _seen), Setting("unseen", _unseen))),)
