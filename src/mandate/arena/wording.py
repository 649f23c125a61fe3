"""What a game calls its ends and its points; something plain where its package does not say."""

from __future__ import annotations

from mandate.lang import knows, say


def tell_reason(reason: str, language: str) -> str:
    """Why games ended."""
    return say(language, f"reason-{reason}") if knows(language, f"reason-{reason}") else reason


def score_name(game: str) -> str:
    """The end of the message that names its points, behind `simulate-`."""
    return f"score-{game}" if knows("en", f"simulate-score-{game}") else "score"
