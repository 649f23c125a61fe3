"""What somebody typed that is no choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable


def read_command(text: str, known: Iterable[str], called: Callable[[str], str]) -> tuple[str, str] | None:
    """The command meant and what stands behind it: by its English name, or as it is `called` in theirs."""
    word, _, rest = text.strip().partition(" ")
    word = word.lower()
    if word == "?":
        return "help", rest.strip()
    for command in known:
        if word in (command, called(command).lower()):
            return command, rest.strip()
    return None
