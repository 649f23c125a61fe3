"""How strong each level is: its measured share of wins against the one below; see docs/measurements.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mandate.lang import say


@dataclass(frozen=True, slots=True)
class Measured:
    """A match for two, seats balanced, every deal played from both; shared wins count in parts."""

    against: str  # the name of a player
    percent: float  # of the wins
    games: int


LEVELS: Mapping[str, Mapping[str, Measured]] = {
    "qin": {
        "apprentice": Measured("random", 100.0, 400),
        "settler": Measured("apprentice", 91.5, 400),
        "raider": Measured("settler", 96.5, 400),
        "chancellor": Measured("raider", 93.2, 400),
    }
}


def strength(name: str, language: str, *, game: str) -> str:
    """One sentence; empty for players of whom nothing is known."""
    measured = LEVELS.get(game, {}).get(name)
    if measured is None:
        return ""
    facts = {
        "against": say(language, f"player-{measured.against}"),
        "percent": measured.percent,
        "games": measured.games,
    }
    return say(language, "strength-measured", facts)
