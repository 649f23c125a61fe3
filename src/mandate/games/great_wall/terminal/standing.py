"""The words in which a person orders standing answers; what they mean is in the rules' room."""

from __future__ import annotations

from mandate.games.great_wall.views.standing_answers import Until
from mandate.lang import say

OFF = "off"
MEANT = {"forever": "game"}  # other words for them
ASK, TEA = "ask", "tea"  # the order of others: be asked, or Tea order


def read_until(text: str, language: str) -> tuple[Until, ...] | str | None:
    """Until when, the first of several; OFF; or None. Words are known in English and in `language`."""
    words = [MEANT.get(word, word) for word in text.lower().replace(",", " ").split()]
    if words[-1:] and words[-1] in (OFF, say(language, "gw-until-off")):
        return OFF
    named = {name: until for until in Until for name in (until.value, say(language, f"gw-until-{until}"))}
    if not words or words[-1] not in named:
        return None
    return tuple(dict.fromkeys(named[word] for word in words if word in named))  # not "until", "or"


def read_order(text: str, language: str) -> str | None:
    """ASK or TEA."""
    word = text.lower().split()[-1] if text else ""
    return next((each for each in (ASK, TEA) if word in (each, say(language, f"gw-order-{each}"))), None)
