"""What a player types that is no choice."""

from __future__ import annotations

from mandate.lang import say

COMMANDS = (
    "help", "rules", "why", "log", "board", "table", "cards", "more", "hint", "pass", "undo", "save",
    "resign", "quit",
)  # fmt: skip


def read_command(text: str, language: str, known: tuple[str, ...] = COMMANDS) -> tuple[str, str] | None:
    """The command meant and what stands behind it; commands are known in English and in `language`."""
    word, _, rest = text.strip().partition(" ")
    word = word.lower()
    if word == "?":
        return "help", rest.strip()
    for command in known:
        of_the_game = command in COMMANDS  # else of a table with others, whatever is played there
        own = say(language, f"gw-command-{command}" if of_the_game else f"play-command-{command}")
        if word in (command, own.lower()):
            return command, rest.strip()
    return None
