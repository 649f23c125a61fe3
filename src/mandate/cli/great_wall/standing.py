"""Standing answers to Tactic windows: they live here, on the player's side.

The game is told `pass` as if the player had thought about it, so nobody can tell the difference.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mandate.lang import say

if TYPE_CHECKING:
    from mandate.games.great_wall.view import GreatWallView

PASS = "pass"
UNTIL = ("turn", "year", "hordes", "game")
OFF = "off"
MEANT = {"forever": "game"}  # other words for them
OF_HORDES = ("HORDE_DEFEATED", "SOLDIERS_KILLED", "ASSAULT")


def read_until(text: str, language: str) -> str | None:
    """Until when, or OFF; the words are known in English and in `language`."""
    word = text.lower().split()[-1] if text else ""
    word = MEANT.get(word, word)
    for until in (*UNTIL, OFF):
        if word in (until, say(language, f"gw-until-{until}")):
            return until
    return None


def is_window(view: GreatWallView) -> bool:
    return view.decision is not None and view.decision.kind == "tactic" and PASS in view.decision.options


@dataclass(frozen=True, slots=True)
class Standing:
    """Pass until something happens; `year` and `mine` say when it was ordered."""

    until: str
    year: int
    mine: bool  # it was ordered in the player's own turn

    @classmethod
    def order(cls, until: str, view: GreatWallView) -> Standing:
        return cls(until, view.open["year"], view.open["active"] == view.seat)

    def ended(self, view: GreatWallView) -> bool:
        """Whether what it waited for has come; asked at every question with something to decide."""
        same_year = view.open["year"] == self.year
        match self.until:
            case "year":
                return not same_year
            case "turn":
                return view.open["active"] == view.seat and not (self.mine and same_year)
            case "hordes":
                return is_window(view) and view.stack[-1][3]["window"] in OF_HORDES
        return False
