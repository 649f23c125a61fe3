"""The rules of a game as one text, and its clauses and cards by id or by words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from mandate import games
from mandate.lang import say, words_of
from mandate.lang.text import tell
from mandate.prompt.looking import prompt_of

_CLAUSE = re.compile(r"^clause-(\S+) =", re.MULTILINE)
MOST_FOUND = 20  # entries that a search returns


class Book:
    """Clauses and cards of one game with these options, in one language."""

    def __init__(self, game: str, options: Mapping[str, Any] | None = None, language: str = "en") -> None:
        rules = games.find(game)
        self.language = language
        self._prompt = prompt_of(game)
        given = rules.configure(options or {})
        self.clauses = {
            clause: say(language, f"clause-{written}")
            for written in _CLAUSE.findall(words_of(game, "en"))
            if not self._prompt.leaves_out(clause := written.replace("-", "."), given)
        }
        self.cards = {
            card: f"{tell(name, language)}: {tell(text, language)}"
            for card, name, text in self._prompt.cards(given)
        }

    def whole(self) -> str:
        """The rules as one prompt: every clause, then how tokens and the table are written."""
        lines = [f"# {say(self.language, 'prompt-rules')}"]
        lines += [f"- {text} [{clause}]" for clause, text in self.clauses.items()]
        if notes := [f"- {tell(note, self.language)}" for note in self._prompt.notes()]:
            lines += [f"# {say(self.language, 'prompt-notation')}", *notes]
        lines.append(say(self.language, "prompt-answer"))
        return "\n".join(lines)

    def find(self, wanted: str) -> list[str]:
        """The clause or card with this id, else those in which all these words are, in order."""
        entries = {**self.clauses, **self.cards}
        sought = wanted.strip().casefold()
        exact = [f"[{id}] {text}" for id, text in entries.items() if id.casefold() == sought]
        if exact or not sought:
            return exact
        words = sought.split()
        found = [
            f"[{id}] {text}"
            for id, text in entries.items()
            if all(word in f"{id} {text}".casefold() for word in words)
        ]
        return found[:MOST_FOUND]
