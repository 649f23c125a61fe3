"""The choices of a question of The Great Wall: in groups where there are many of a kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.kit.menu import Entry, labels
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.lang.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mandate.core.question import Choice, Question
    from mandate.games.great_wall.terminal.words import Words

MAX_CHOICES_IN_FULL = 9  # up to so many choices stand one below the other, each in full


def entries(tokens: Sequence[str], question: Question, words: Words) -> list[Entry]:
    """Every choice."""
    many = len(tokens) > MAX_CHOICES_IN_FULL or question.kind in (FrameKind.CLERKS, FrameKind.REED_MOVE)
    listed = []
    for label, token, choice in zip(labels(tokens), tokens, question.choices, strict=True):
        short = _short(words, choice.label) if many else None
        if short is None:
            listed.append(Entry(label, token, words.tell(choice.label), _detail(words, question, choice)))
        else:
            listed.append(Entry(label, token, short[1], group=short[0]))
    return listed


def _detail(words: Words, question: Question, choice: Choice) -> str:
    """What one must know to choose it; the cards that were dealt are shown before the list of them."""
    return (
        "" if choice.detail is None or question.kind == FrameKind.SETUP_CHOOSE else words.tell(choice.detail)
    )


def _short(words: Words, label: Text) -> tuple[str, str] | None:
    """The group that a choice stands in, and what is left to say there."""
    facts = {name: words.tell(fact) for name, fact in label.facts.items()}
    match label.id:
        case "choice-gw-clerk-new":
            return words("gw-menu-pool"), facts["went"]
        case "choice-gw-clerk" | "choice-gw-reed-move":
            return words("gw-menu-place", place=facts["came"]), facts["went"]
        case "choice-gw-rest":
            return words("gw-menu-rest"), f"{facts['soldier']}, {facts['section']}"
        case "choice-gw-wound":
            row, cell = _where(words, label)
            return words("gw-menu-wound", horde=facts["horde"], where=row), cell
        case "choice-gw-attack":
            row, cell = _where(words, label)
            group = words("gw-menu-attack", soldier=facts["soldier"], horde=facts["horde"], where=row)
            return group, words("gw-menu-spot", cell=cell, rewards=facts["rewards"])
    return None


def _where(words: Words, label: Text) -> tuple[str, str]:
    """The row of a spot, and its cells."""
    spot = label.facts["where"]
    assert isinstance(spot, Text)
    row = Text("gw-row", {"section": spot.facts["section"], "row": spot.facts["row"]})
    return words.tell(row), words.tell(spot.facts["cell"])
