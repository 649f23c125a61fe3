"""A question with its choices, shown line by line with the table, in pages if there are many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mandate.cli.kit import menu
from mandate.cli.kit.orders import Orders, Read
from mandate.cli.kit.table import V, W
from mandate.cli.kit.teller import Paint, Write
from mandate.core.errors import Problem

if TYPE_CHECKING:
    from mandate.cli.kit.menu import Entry
    from mandate.cli.kit.table import Table
    from mandate.core.game import Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as it is shown."""

    seat: Seat
    title: str
    entries: Sequence[Entry]
    before: Sequence[str] = field(default_factory=tuple)  # shown before the choices

    def label(self, token: str) -> str:
        """What to type for a choice."""
        return next((entry.label for entry in self.entries if entry.token == token), token)

    def text(self, token: str) -> str:
        return next((entry.text for entry in self.entries if entry.token == token), token)


class Asking(Orders[V, W]):
    """Shows questions."""

    def __init__(
        self, table: Table[V, W], read: Read, write: Write, *, on_screen: bool, paint: Paint, height: int
    ) -> None:
        super().__init__(table, read, write, on_screen=on_screen, paint=paint)
        self.height = height  # lines of choices per page
        self.page = 0
        self.warned: str | None = None  # the choice to be typed again as confirmation

    # --- what a game's screen says ----------------------------------------------------------------------

    def asked(self, seat: Seat) -> Asked:
        """The question of this seat, with its choices."""
        question, decision = self.table.question(seat), self.table.decision(seat)
        assert question is not None
        assert decision is not None
        tell = self.words.tell
        return Asked(seat, tell(question.title), menu.entries(decision.options, question, tell))

    def reminder(self, seat: Seat) -> list[str]:
        """Lines before a question when the table is not shown again."""
        del seat
        return []

    def in_words(self, asked: Asked, token: str) -> str:
        """A choice in words, for use without the list of choices."""
        return asked.text(token)

    def foretold(self, asked: Asked, token: str) -> list[str]:
        """What a choice leads to later, beyond its immediate effect."""
        del asked, token
        return []

    # --- showing ----------------------------------------------------------------------------------------

    def _show_beside(self, asked: Asked) -> None:
        """Show the table and the question together on the screen."""
        below: list[str] = []
        write, self.write = self.write, below.append
        self._show_choices(asked)
        self.write = write
        self.show_board(self.rows() - len(below) - 1 if self.on_screen else None)
        for line in below:
            self.write(line)

    def _show_choices(self, asked: Asked) -> None:
        entries = asked.entries
        bare = menu.bare(entries) if len(menu.lines(entries)) > self.height else entries
        shown = menu.pages(bare, self.height)[self.page]
        if self.page == 0:
            self.say_loud(asked.title)
            self.say(*asked.before)
        for line in shown.lines:
            self.write(line)
        if bare != entries:
            self.say(self.words("play-menu-texts"))
        if shown.after:
            self.say(self.words("play-menu-more", left=shown.after, more=self.words("play-command-more")))

    def _board_again(self, asked: Asked | None) -> None:
        """Show the whole board, in pages on a small screen; then the question."""
        self.show_page(["", *(self.paint(line) for line in self.board(None))])
        if asked is not None and not self.typed:
            self._show_choices(asked)

    def _more(self, asked: Asked) -> None:
        if self.page + 1 >= len(menu.pages(menu.bare(asked.entries), self.height)):
            self.page = -1
            self.say(self.words("play-no-more"))
        self.page += 1
        self._show_choices(asked)

    # --- before the answer -----------------------------------------------------------------------------

    def _warned_of(self, asked: Asked, token: str) -> bool:
        """Warn once if a choice would waste something; typed again it is made. Scripts get no warning."""
        if not self.on_screen or token == self.warned:
            return False
        try:
            cautions = self.table.foresee(asked.seat, token).cautions
        except Problem:  # the choice itself will be refused
            return False
        if not cautions:
            return False
        self.warned = token
        warning = " ".join(self.words.tell(caution.told) for caution in cautions)
        self.say(self.words("play-caution", sentence=warning))
        return True

    def _preview(self, asked: Asked, text: str, token: str | None) -> None:
        token = text if token is None else token
        try:
            foreseen = self.table.foresee(asked.seat, token)
        except Problem as problem:
            self.refuse(problem, text)
            return
        cautions = [self.words.tell(caution.told) for caution in foreseen.cautions]
        parts = [self.table.tell(foreseen.events), *self.foretold(asked, token), *cautions]
        said = " ".join(part for part in parts if part) or self.words("play-preview-nothing")
        self.say(self.words("play-preview", choice=self.in_words(asked, token), sentence=said))
