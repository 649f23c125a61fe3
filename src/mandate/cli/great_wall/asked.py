"""What a seat is asked, in the player's language; the words are the game's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mandate.cli.great_wall.words import Words
    from mandate.core.question import Choice
    from mandate.games.great_wall.view import GreatWallView


class Asked:
    """A question with its options."""

    def __init__(self, words: Words, view: GreatWallView) -> None:
        question = view.question()
        assert view.decision is not None and question is not None
        self.words = words
        self.view = view
        self.kind = view.decision.kind
        self.options = view.decision.options
        self.seat = int(view.decision.seat)
        self.question = question
        self.by_token: dict[str, Choice] = dict(zip(self.options, question.choices, strict=True))

    def title(self) -> str:
        return self.words.tell(self.question.title)

    def choice(self, token: str) -> str:
        return self.words.tell(self.by_token[token].label)

    def detail(self, token: str) -> str:
        """What one must know to choose it; the cards that were dealt are shown before the list of them."""
        found = self.by_token[token].detail
        return "" if found is None or self.kind == "setup.choose" else self.words.tell(found)
