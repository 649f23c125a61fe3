"""What a player types that is no choice."""

from __future__ import annotations

from mandate.cli.kit import typed
from mandate.lang import say

COMMANDS = (
    "help", "rules", "why", "log", "board", "table", "cards", "more", "hint", "pass", "order", "undo", "save",
    "resign", "quit",
)  # fmt: skip


def read_command(text: str, language: str, known: tuple[str, ...] = COMMANDS) -> tuple[str, str] | None:
    """The command meant and what stands behind it; commands are known in English and in `language`."""

    def called(command: str) -> str:
        of_the_game = command in COMMANDS  # else of a table with others, whatever is played there
        return say(language, f"gw-command-{command}" if of_the_game else f"play-command-{command}")

    return typed.read_command(text, known, called)
