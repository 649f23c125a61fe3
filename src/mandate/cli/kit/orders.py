"""What a person can say at any moment: the commands that need no question, and hearing of news meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from shutil import get_terminal_size
from typing import TYPE_CHECKING

from mandate.cli.kit import typed
from mandate.cli.kit.happenings import News
from mandate.cli.kit.table import V, W
from mandate.cli.kit.teller import Paint, Teller, Write
from mandate.cli.kit.trouble import Trouble
from mandate.core.errors import Malformed, Problem

if TYPE_CHECKING:
    from mandate.cli.kit.table import Table
    from mandate.core.game import Seat

Read = Callable[[], str]  # the next line; raises EOFError at the end of the input, and News


class Moved(Exception):
    """What was asked is no longer asked: something has happened meanwhile."""


class Orders(Teller[V, W]):
    """Reads lines at one table."""

    commands: tuple[str, ...]  # of the screen; those of the table come beside them

    def __init__(
        self, table: Table[V, W], read: Read, write: Write, *, on_screen: bool, paint: Paint
    ) -> None:
        super().__init__(table, write, paint)
        self.read = read
        self.wake: Callable[[], object] = lambda: None
        self.on_screen = on_screen  # a person looks at a terminal, not at a file
        self.typed = ""  # at a page break or a curtain, and obeyed after it
        self.clause: str | None = None  # behind the last refusal
        self.leaving = False

    def rows(self) -> int:
        """Lines of the screen, read each time since it may be resized."""
        return max(get_terminal_size().lines, 12)

    def listen(self, wake: Callable[[], object]) -> None:
        """`wake` makes `read` raise News; something may have come before this was said."""
        self.wake = wake
        self.table.on_news(wake)
        wake()

    def _line(self, *, firm: bool = False) -> str:
        """The next line. News that come meanwhile are told; they end a question that is not firm."""
        while True:
            if self.typed:
                text, self.typed = self.typed, ""
                return text
            try:
                return self.read().strip()
            except News:
                moment = self.table.moment
                self.table.hear()
                self.tell_news(self.table.seat)
                if self.table.moment != moment and not firm:
                    raise Moved from None

    def read_command(self, text: str) -> tuple[str, str] | None:
        """The command meant and what stands behind it."""
        return typed.read_command(text, (*self.commands, *self.table.commands), self.words.language)

    def is_yes(self, answer: str) -> bool:
        return answer.lower() in ("y", "yes", self.words("play-key-yes"))

    def is_no(self, answer: str) -> bool:
        return answer.lower() in ("n", "no", self.words("play-key-no"))

    def yes_or_no(self, again: str, *, blank: bool = False, firm: bool = False) -> bool:
        """Ask until there is an answer; a blank line means yes where `blank` says so."""
        while True:
            answer = self._line(firm=firm)
            if self.is_yes(answer) or (blank and not answer):
                return True
            if self.is_no(answer):
                return False
            self.say(again)

    def refuse(self, problem: Problem, text: str = "") -> None:
        """A refusal with its clause; what is no choice anywhere is called unknown."""
        self.clause = problem.clause
        if text and (text.isdigit() or isinstance(problem, Malformed)):
            self.say(self.words("play-unknown-choice", text=text))
        else:
            self.say(self.words.refusal(problem))

    def show_page(self, lines: list[str]) -> None:
        """Write all lines; on a terminal, one screen at a time."""
        size = self.rows() - 2 if self.on_screen else max(len(lines), 1)
        for at in range(0, len(lines), size):
            if at:
                self.say(self.words("play-page-more"))
                text = self._line()
                if text:  # it ends the page, and is obeyed; as in any pager, q only ends it
                    self.typed = "" if text.lower() == "q" else text
                    return
            for line in lines[at : at + size]:
                self.write(line)

    # --- commands ---------------------------------------------------------------------------------------

    def of_the_table(self, command: str, rest: str) -> None:
        """A command of this kind of table, whatever is played there."""
        if command not in self.table.commands:
            self.say(self.words("play-over" if self.table.over else "play-not-now"))
            return
        try:
            self.say(*self.table.obey(command, rest))
            self.leaving = self.table.left
            self.tell_news(self.table.seat)
        except Problem as problem:
            self.refuse(problem)

    def save(self, rest: str) -> None:
        """`save` writes the game's own file now, `save FILE` another copy: at every table, in every game."""
        try:
            self.say(self.words("play-saved", file=str(self.table.save_at(rest))))
        except Trouble as trouble:
            self.say(self.words("play-not-saved", reason=trouble.tell(self.words.language)))
        except Problem as problem:
            self.refuse(problem)

    def undo(self, seat: Seat | None) -> bool:
        """Whether something was taken back."""
        try:
            said = self.table.take_back(seat)
        except Problem as problem:
            self.refuse(problem)
            return False
        self.taken_back()
        self.say(said)
        return True

    def taken_back(self) -> None:
        """What is shown again after something was taken back."""

    def resign(self, seat: Seat | None) -> bool:
        """Whether the game was left."""
        if self.table.over or seat is None:
            self.say(self.words("play-over" if self.table.over else "play-not-now"))
            return False
        question = self.words("play-plain-resign", player=self.words.names[seat])
        self.say(question)
        try:
            if not self.yes_or_no(question, firm=True):
                return False
            self.table.resign(seat)
            self.tell_news(seat)
        except Problem as problem:
            self.refuse(problem)
            return False
        return True
