"""What somebody typed that is no choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.lang import say

if TYPE_CHECKING:
    from collections.abc import Iterable


def read_command(text: str, known: Iterable[str], language: str) -> tuple[str, str] | None:
    """The command meant and what stands behind it: by its English name, or by that in their language."""
    word, _, rest = text.strip().partition(" ")
    word = word.lower()
    if word == "?":
        return "help", rest.strip()
    for command in known:
        if word in (command, say(language, f"play-command-{command}").lower()):
            return command, rest.strip()
    return None
