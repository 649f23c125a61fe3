"""What a person can say at any moment: the commands that need no question, and hearing of news meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from shutil import get_terminal_size
from typing import TYPE_CHECKING

from mandate.cli.great_wall.teller import Paint, Teller, Write
from mandate.cli.kit.table import News
from mandate.cli.kit.trouble import Trouble
from mandate.core.errors import Problem

if TYPE_CHECKING:
    from mandate.cli.great_wall.table import Table
    from mandate.core.game import Seat

Read = Callable[[], str]  # the next line; raises EOFError at the end of the input, and News


class Moved(Exception):
    """What was asked is no longer asked: something has happened meanwhile."""


class Orders(Teller):
    """Reads lines at one table."""

    def __init__(
        self, table: Table, read: Read, write: Write, *, on_screen: bool, paint: Paint, height: int
    ) -> None:
        super().__init__(table, write, paint)
        self.read = read
        self.wake: Callable[[], object] = lambda: None
        self.on_screen = on_screen
        self.height = height  # lines of choices at once
        self.typed = ""  # at a page break or a curtain, and obeyed after it
        self.clause: str | None = None
        self.scene: object = None  # when the dashboard was shown last

    def rows(self) -> int:
        """Lines of the screen; somebody may have changed its size."""
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
                typed, self.typed = self.typed, ""
                return typed
            try:
                return self.read().strip()
            except News:
                asked = self.table.question(self.seat)
                self.table.hear()
                self.tell_news(self.seat)
                if self.table.question(self.seat) != asked and not firm:
                    raise Moved from None

    def refuse(self, problem: Problem, text: str) -> None:
        """A refusal with its clause; what is no choice anywhere is called unknown."""
        self.clause = problem.clause
        if text.isdigit() or problem.code == "gw-token":
            self.say(self.words("gw-unknown", text=text))
        else:
            self.say(self.words.refusal(problem))

    def _of_the_table(self, command: str, rest: str) -> None:
        try:
            self.say(*self.table.obey(command, rest))
            self.say(*self.table.notes())
        except Problem as problem:
            self.refuse(problem, "")

    def _show_page(self, lines: list[str]) -> None:
        """All of it; a screen at a time where somebody looks at one."""
        size = self.rows() - 2 if self.on_screen else max(len(lines), 1)
        for at in range(0, len(lines), size):
            if at:
                self.say(self.words("gw-page-more"))
                text = self._line()
                if text:  # it ends the page, and is obeyed; as in any pager, q only ends it
                    self.typed = "" if text.lower() == "q" else text
                    return
            for line in lines[at : at + size]:
                self.write(line)

    def _save(self, rest: str) -> None:
        try:
            self.say(self.words("play-saved", file=str(self.table.save_at(rest))))
        except Trouble as trouble:
            self.say(self.words("play-not-saved", reason=trouble.tell(self.words.language)))
        except Problem as problem:
            self.refuse(problem, "")

    def _undo(self, seat: Seat) -> bool:
        try:
            said = self.table.take_back(seat)
        except Problem as problem:
            self.refuse(problem, "")
            return False
        self.scene = None
        self.say(said)
        return True

    def _resign(self, seat: Seat) -> bool:
        question = self.words("play-plain-resign", player=self.words.names[seat])
        yes, no = self.words("play-key-yes"), self.words("play-key-no")
        while True:
            self.say(question)
            answer = self._line(firm=True).lower()
            if answer in ("y", "yes", yes):
                try:
                    self.table.resign(seat)
                except Problem as problem:
                    self.refuse(problem, "")
                    return False
                return True
            if answer in ("n", "no", no):
                return False
