"""Why a game cannot begin or continue: reported in one line, without a traceback."""

from __future__ import annotations

import re
from typing import Any

from mandate.core.errors import Problem
from mandate.core.text import harmless
from mandate.lang import say


class Trouble(Exception):
    """A message of the catalog with its facts."""

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts

    def tell(self, language: str) -> str:
        facts = {name: _render(fact, language) for name, fact in self.facts.items()}
        return re.sub("[ \n]+", " ", say(language, self.message, facts)).strip()


def _render(fact: Any, language: str) -> Any:
    """A fact for the message: a cause as a sentence of its own, text made safe for the screen."""
    if isinstance(fact, Problem):
        return fact.tell(language)
    if isinstance(fact, OSError):
        return fact.strerror or str(fact)
    if isinstance(fact, Exception):
        fact = str(fact)
    return harmless(fact) if isinstance(fact, str) else fact
