"""The catalog in the player's language, with the names of the players at the table."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

from mandate.lang import say
from mandate.lang.text import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mandate.core.errors import Problem
    from mandate.core.game import Event, Seat
    from mandate.lang.text import Fact

_FOLDED = str.maketrans(
    {
        "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'", "–": "-", "—": "-",
        "…": "...", "·": "-", "×": "x", "▲": "^", "⌂": "V", "≈": "~", "→": "->", "←": "<-", "↑": "^",
        "↓": "v", "−": "-", "÷": "/", "\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " ",
        "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "œ": "oe", "Œ": "Oe",
    }
)  # fmt: skip


def fold(text: str) -> str:
    """The text in ASCII, for terminals without Unicode."""
    spelt = unicodedata.normalize("NFKD", text.translate(_FOLDED))
    bare = "".join(sign for sign in spelt if not unicodedata.combining(sign))
    return bare.encode("ascii", "replace").decode()


class Words:
    """The catalog in one language, with one table's names."""

    def __init__(self, language: str, names: Sequence[str], *, ascii_only: bool = False) -> None:
        self.language = language
        self.ascii_only = ascii_only
        self.names = [self._fit(name) for name in names]

    def rename(self, names: Sequence[str]) -> None:
        """Update the names after a player came, left or was renamed."""
        self.names[: len(names)] = [self._fit(name) for name in names]

    def __call__(self, message: str, **facts: Any) -> str:
        return self._fit(say(self.language, message, facts))

    def tell(self, fact: Fact) -> str:
        """A text or another fact of the game, with the names of this table."""
        return self._fit(tell(fact, self.language, self.names))

    def event(self, event: Event) -> str:
        """An event in one sentence. It must already be restricted to what the reader may know."""
        sentence = event.sentence()
        return "" if sentence is None else self.tell(sentence)

    def _fit(self, text: str) -> str:
        return fold(text) if self.ascii_only else text

    def refusal(self, problem: Problem) -> str:
        return self._fit(problem.tell(self.language))

    def clause(self, clause: str) -> str:
        """A clause's own text, with its id before it."""
        return f"[{clause}] {self('clause-' + clause.replace('.', '-'))}"

    def everybody(self, seats: Sequence[Seat]) -> str:
        """The names of these seats, joined for use in a sentence."""
        names = [self.names[seat] for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return self("play-and", first=", ".join(names[:-1]), last=names[-1])
