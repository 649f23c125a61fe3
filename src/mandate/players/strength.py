"""How strong a player was found to be, in one sentence; the figures stand where the game registers it."""

from __future__ import annotations

from mandate import games
from mandate.lang import say


def strength(name: str, language: str, *, game: str) -> str:
    """One sentence; empty for players of unknown strength."""
    measured = games.registration(game).measured.get(name)
    if measured is None:
        return ""
    facts = {
        "against": say(language, f"player-{measured.against}"),
        "percent": measured.percent,
        "games": measured.games,
        "others": measured.others,
        "par": round(100 / (measured.others + 1)),
    }
    return say(language, "strength-measured", facts)
