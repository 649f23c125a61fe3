"""Parsing typed commands, as opposed to choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.lang import say

if TYPE_CHECKING:
    from collections.abc import Iterable


def read_command(text: str, known: Iterable[str], language: str) -> tuple[str, str] | None:
    """The command and the text after it; it may be typed in English or in the player's language."""
    word, _, rest = text.strip().partition(" ")
    word = word.lower()
    if word == "?":
        return "help", rest.strip()
    for command in known:
        if word in (command, say(language, f"play-command-{command}").lower()):
            return command, rest.strip()
    return None
