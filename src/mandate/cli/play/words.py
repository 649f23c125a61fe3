"""Events, refusals and results as sentences in the player's language."""

from __future__ import annotations

import unicodedata
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from mandate.games.qin import events
from mandate.lang import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mandate.core.errors import Problem
    from mandate.core.game import Event, Outcome, Seat
    from mandate.players.advice import Advice


_FOLDED = str.maketrans(
    {
        "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'", "–": "-", "—": "-",
        "…": "...", "·": "-", "×": "x", "▲": "^", "⌂": "V", "≈": "~", "→": "->", "←": "<-", "↑": "^",
        "↓": "v", "−": "-", "÷": "/", "\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " ",
        "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "œ": "oe", "Œ": "Oe",
    }
)  # fmt: skip


def fold(text: str) -> str:
    """The text in ASCII, for terminals that know nothing else."""
    spelt = unicodedata.normalize("NFKD", text.translate(_FOLDED))
    bare = "".join(sign for sign in spelt if not unicodedata.combining(sign))
    return bare.encode("ascii", "replace").decode()


class Words:
    """The catalogue in one language, for one table's names."""

    def __init__(self, language: str, names: Sequence[str], *, ascii_only: bool = False) -> None:
        self.language = language
        self.ascii_only = ascii_only
        self.names = [self._fit(name) for name in names]

    def rename(self, names: Sequence[str]) -> None:
        """Somebody came, left, or is called something else now."""
        self.names[: len(names)] = [self._fit(name) for name in names]

    def __call__(self, message: str, **facts: Any) -> str:
        return self._fit(say(self.language, message, facts))

    def _fit(self, text: str) -> str:
        return fold(text) if self.ascii_only else text

    def refusal(self, problem: Problem) -> str:
        return self._fit(problem.tell(self.language))

    def clause(self, clause: str) -> str:
        """A clause's own text, with its id before it."""
        return f"[{clause}] {self('clause-' + clause.replace('.', '-'))}"

    def everybody(self, seats: Sequence[Seat]) -> str:
        """The names of these seats as one part of a sentence."""
        names = [self.names[seat] for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return self("play-and", first=", ".join(names[:-1]), last=names[-1])

    def event(self, event: Event) -> str:
        """What happened, in one sentence. The event must be as its reader may know it."""
        facts: dict[str, Any] = asdict(event)
        name = event.kind.replace("_", "-")
        if isinstance(event, events.Ended):
            name = f"ended-{event.reason.replace('_', '-')}"
            return self(f"event-qin-{name}", winners=self.everybody(event.winners))
        facts["player"] = self.names[facts.pop("seat")]
        if isinstance(event, events.Placed):
            del facts["token"], facts["spaces"]
            facts.update(tile=event.token[:2], first=event.spaces[0], second=event.spaces[1])
        elif isinstance(event, events.Conquered):
            facts["loser"] = self.names[event.loser]
        elif isinstance(event, events.Drew):
            name = "drew" if event.tile is None else "drew-own"
        return self(f"event-qin-{name}", **facts)

    def hint(self, advice: Advice) -> str:
        """The best placements that a search found, with the chance that each gives."""
        found = [
            self("play-hint-one", token=found.choice, chance=round(100 * (found.value or 0.0)))
            for found in advice.suggestions
        ]
        return self("play-hint", simulations=advice.simulations, placements=", ".join(found))

    def left_over(self, outcome: Outcome) -> str:
        """How many pagodas everybody has left."""
        parts = (
            self("play-left-over-one", player=name, pagodas=left)
            for name, left in zip(self.names, outcome.scores, strict=True)
        )
        return self("play-left-over", list=", ".join(parts))
