"""Commands that work at any moment, without a pending question, and news that arrives meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from shutil import get_terminal_size
from typing import TYPE_CHECKING

from mandate.cli.kit import typed
from mandate.cli.kit.story import News
from mandate.cli.kit.table import V, W
from mandate.cli.kit.teller import Paint, Teller, Write
from mandate.cli.kit.trouble import Trouble
from mandate.core.errors import Malformed, Problem

if TYPE_CHECKING:
    from mandate.cli.kit.table import Table
    from mandate.core.game import Seat

Read = Callable[[], str]  # the next line; raises EOFError at the end of the input, and News


class Moved(Exception):
    """The question has changed: something has happened meanwhile."""


class Orders(Teller[V, W]):
    """Reads lines at one table."""

    commands: tuple[str, ...]  # of the screen, in addition to those of the table

    def __init__(
        self, table: Table[V, W], read: Read, write: Write, *, on_screen: bool, paint: Paint
    ) -> None:
        super().__init__(table, write, paint)
        self.read = read
        self.wake: Callable[[], object] = lambda: None
        self.on_screen = on_screen  # the output is a terminal, not a file
        self.typed = ""  # typed at a page break or a curtain, obeyed after it
        self.clause: str | None = None  # behind the last refusal
        self.leaving = False

    def rows(self) -> int:
        """Lines of the screen, read each time since it may be resized."""
        return max(get_terminal_size().lines, 12)

    def listen(self, wake: Callable[[], object]) -> None:
        """`wake` makes `read` raise News. Called once at the start: news may have arrived before."""
        self.wake = wake
        self.table.on_news(wake)
        wake()

    def _line(self, *, firm: bool = False) -> str:
        """The next line. Show news that arrives meanwhile; it ends a question that is not firm."""
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
        """The command and its arguments."""
        return typed.read_command(text, (*self.commands, *self.table.commands), self.words.language)

    def is_yes(self, answer: str) -> bool:
        return answer.lower() in ("y", "yes", self.words("play-key-yes"))

    def is_no(self, answer: str) -> bool:
        return answer.lower() in ("n", "no", self.words("play-key-no"))

    def yes_or_no(self, again: str, *, blank: bool = False, firm: bool = False) -> bool:
        """Ask until there is an answer; with `blank`, a blank line means yes."""
        while True:
            answer = self._line(firm=firm)
            if self.is_yes(answer) or (blank and not answer):
                return True
            if self.is_no(answer):
                return False
            self.say(again)

    def refuse(self, problem: Problem, text: str = "") -> None:
        """Show a refusal and keep its clause; report input that is not a choice as unknown."""
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
                if text:  # ends the page and is obeyed; q only ends it, as in any pager
                    self.typed = "" if text.lower() == "q" else text
                    return
            for line in lines[at : at + size]:
                self.write(line)

    # --- commands ---------------------------------------------------------------------------------------

    def of_the_table(self, command: str, rest: str) -> None:
        """A command of this kind of table, independent of the game."""
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
        """`save` writes the game's own file now, `save FILE` a copy: at every table, in every game."""
        try:
            self.say(self.words("play-saved", file=str(self.table.save_at(rest))))
        except Trouble as trouble:
            self.say(self.words("play-not-saved", reason=trouble.tell(self.words.language)))
        except Problem as problem:
            self.refuse(problem)

    def undo(self, seat: Seat | None) -> bool:
        """Take back the last choice; whether that was done."""
        try:
            said = self.table.take_back(seat)
        except Problem as problem:
            self.refuse(problem)
            return False
        self.taken_back()
        self.say(said)
        return True

    def taken_back(self) -> None:
        """Hook: show again what a takeback has changed."""

    def resign(self, seat: Seat | None) -> bool:
        """Resign after confirmation; whether that was done."""
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
