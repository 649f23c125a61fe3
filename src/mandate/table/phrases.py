"""The phrases of the chat: sent as ids, so that every reader sees them in their own language."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from mandate.lang import say

PhraseId: TypeAlias = Literal[
    "hello", "good-luck", "first-game", "take-your-time", "thinking", "slow", "back-soon", "back",
    "leaving", "slip", "no-problem", "yes", "no", "thanks", "sorry",
    "nice-move", "wow", "ouch", "oops", "lucky", "bravo",
    "well-played", "again", "bye",
]  # fmt: skip
PHRASES: tuple[str, ...] = get_args(PhraseId)


def in_words(phrase: str, language: str) -> str:
    """A phrase in a language; of one that this release no longer has, the id."""
    return say(language, f"phrase-{phrase}") if phrase in PHRASES else phrase
