"""What a player types that is no choice."""

from __future__ import annotations

from mandate.lang import say

COMMANDS = (
    "help", "rules", "why", "log", "board", "table", "cards", "more", "hint", "pass", "undo", "save",
    "resign", "quit",
)  # fmt: skip


def read_command(text: str, language: str) -> tuple[str, str] | None:
    """The command meant and what stands behind it; commands are known in English and in `language`."""
    word, _, rest = text.strip().partition(" ")
    word = word.lower()
    if word == "?":
        return "help", rest.strip()
    for command in COMMANDS:
        if word in (command, say(language, f"gw-command-{command}").lower()):
            return command, rest.strip()
    return None
