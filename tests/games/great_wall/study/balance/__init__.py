"""Figures and verdicts on games made by hand, whose answers can be worked out on paper."""

from typing import Any

from mandate.games.great_wall.cards.numbers import CODES
from mandate.games.great_wall.study.balance.collect import SOURCES
from mandate.games.great_wall.study.balance.game_summary import GameSummary


def game(number: int = 0, **changes: Any) -> GameSummary:
    """A small finished game of three players; what is not said is nothing."""
    seats = len(changes.get("honor", [0, 0, 0]))
    years = changes.get("years", 6)
    facts: dict[str, Any] = {
        "mode": "3p",
        "number": number,
        "honor": [100, 90, 80],
        "winners": [0],
        "reason": "time",
        "years": years,
        "last_year": 6,
        "breaches": [0] * years,
        "tea": list(range(seats)),
        "generals": ["G01", "G02", "G03", "G04"][:seats],
        "hires": [],
        "drawn": {},
        "played": {},
        "boosted": {},
        "activations": {code: [0] * years for code in CODES},
        "commands": [[] for _ in range(seats)],
        "summers": ["" for _ in range(seats)],
        "artifacts": {},
        "placed": {},
        "defeated": {},
        "raids": 0,
        "ran_out": False,
        "shame": [0] * seats,
        "fewest": 10 * seats,
        "sources": {source: [0] * seats for source in SOURCES},
    }
    return GameSummary(**{**facts, **changes})
