"""How a game is written for readers of plain text, such as language models: its table, options and rules.

`mandate.prompt` puts these parts together. A game that registers no `Prompt` gets this one, which writes
any game from its tidy facts and its question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from mandate.core.event import Event
from mandate.core.question import Group, Question
from mandate.core.view import Decision, View
from mandate.lang.text import Fact, Text

Tell = Callable[[Fact], str]  # a fact in the reader's language, with the names at this table
Say = Callable[[Event], Text | None]  # an event as a text: `State.sentence`
Preview = Callable[[str], Sequence[Event]]  # what a choice would bring, as the seat may know it


class Prompt:
    """The parts that a game may write in its own way. They read a view and its offers, nothing else."""

    numbered = True  # whether options can be chosen by their numbers too

    def notes(self) -> Iterable[Text]:
        """What a reader must know of the notation of tokens and of the table."""
        return ()

    def cards(self, options: Mapping[str, Any]) -> Iterable[tuple[str, Fact, Fact]]:
        """Everything with a text of its own: its id, its name, its text."""
        del options
        return ()

    def leaves_out(self, clause: str, options: Mapping[str, Any]) -> bool:
        """Whether a clause of the rules has no part in a game with these options."""
        del clause, options
        return False

    def spelled(self, token: str) -> str:
        """A token in its usual spelling, where readers may write it in others."""
        return token

    def table(self, view: View, tell: Tell, *, full: bool) -> list[str]:
        """What lies on the table, in lines."""
        del full
        return in_lines(view.tidy(), tell)

    def options(
        self,
        decision: Decision,
        question: Question,
        preview: Preview,
        tell: Tell,
        *,
        full: bool,
        say: Say = Event.sentence,
    ) -> list[str]:
        """Every option: its number, its token, what it is, and what would come of it."""
        lines = []
        effects = full or len(decision.options) <= MOST_PREVIEWS
        for number, (token, choice) in enumerate(zip(decision.options, question.choices, strict=True), 1):
            label = tell(choice.label)
            lines.append(f"{number}. `{token}`" + (f" {label}" if label != token else ""))
            if choice.detail is not None:
                lines[-1] += f" ({tell(choice.detail)})"
            if effects and (said := sentences(preview(token), tell, say)):
                lines[-1] += " → " + " ".join(said)
        return lines


MOST_PREVIEWS = 12  # options with their effects in a compact view


def in_lines(groups: Iterable[Group], tell: Tell) -> list[str]:
    """Tidy facts, a line each, behind their headings."""
    lines = []
    for group in groups:
        lines.append(f"## {tell(group.title)}")
        lines += [f"{tell(row.name)}: {tell(row.value)}" for row in group.rows]
    return lines


def sentences(events: Iterable[Event], tell: Tell, say: Say = Event.sentence) -> list[str]:
    """What happened, in sentences. The events must be as their reader may know them."""
    said = map(say, events)
    return [tell(sentence) for sentence in said if sentence is not None]
