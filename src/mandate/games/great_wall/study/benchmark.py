"""The benchmarks of The Great Wall: as a rival of its levels, and together with them."""

from __future__ import annotations

from mandate.arena.benchmark import Setting, Suite
from mandate.core.game import Json


def _rivals(seed: str, seats: int, deals: int) -> list[Json]:
    del seed, deals
    return [{"players": seats}]


def _together(seed: str, seats: int, deals: int) -> list[Json]:
    del seed, deals
    return [{"players": seats, "coop": True}]


SUITES = (
    Suite("wall-4", "great-wall", seats=3, settings=(Setting("rivals", _rivals),)),
    Suite("wall-coop", "great-wall", seats=2, settings=(Setting("together", _together),), partners=True),
)
