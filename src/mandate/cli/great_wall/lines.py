"""The game line by line: the dashboard, then the question with its choices, then the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mandate.cli.great_wall import dashboard, menu, pages
from mandate.cli.great_wall.choices import Question
from mandate.cli.great_wall.commands import read_command
from mandate.cli.great_wall.standing import OFF, PASS, is_window, read_until
from mandate.cli.great_wall.teller import Paint, Teller, Write, plain
from mandate.cli.play.trouble import Trouble
from mandate.core.errors import Problem

if TYPE_CHECKING:
    from mandate.cli.great_wall.table import Table
    from mandate.core.game import Seat

Read = Callable[[], str]  # the next line; raises EOFError at the end of the input
CLEAR = "\n" * 60  # pushes what the last player saw off the screen


class Lines(Teller):
    """One table, read and written line by line."""

    def __init__(
        self,
        table: Table,
        read: Read,
        write: Write,
        *,
        on_screen: bool = False,
        paint: Paint = plain,
        height: int = menu.PAGE,
    ) -> None:
        super().__init__(table, write, paint)
        self.read = read
        self.on_screen = on_screen
        self.height = height  # lines of choices at once
        self.clause: str | None = None
        self.leaving = False
        self.page = 0
        self.scene: object = None  # when the dashboard was shown last

    # --- the game ---------------------------------------------------------------------------------------

    def run(self, *, resumed: bool = False) -> None:
        """Play until the game is over, somebody leaves, or the input ends."""
        self.opening(resumed)
        try:
            while not self.leaving and not self.table.over:
                if not self.table.opponents_play():
                    self._persons_turn()
                elif failure := self.table.session.opponents.failure(self.words.language):
                    self.say(failure)
        except EOFError:
            pass
        if self.table.over:
            self.ending()
        self.goodbye()

    def _persons_turn(self) -> None:
        asked = self.table.asked()
        seat = self.seat if self.seat in asked else asked[0]
        assert seat is not None
        if self.table.passes(seat):
            return
        if seat != self.seat:
            self._curtain(seat)
        self.tell_news(seat)
        self.ask(seat)

    def _curtain(self, seat: Seat) -> None:
        """Nothing that one player saw is there when the next one looks."""
        self.seat = None
        self.scene = None
        self.clause = None
        if self.on_screen:
            self.write(CLEAR)
        self.say(self.words("play-plain-curtain", player=self.words.names[seat]))
        self.read()
        self.seat = seat

    def ask(self, seat: Seat) -> None:
        """Show the question and obey until it is answered."""
        view = self.table.view(seat)
        question = Question(self.words, view)
        found = menu.entries(question)
        number = self.table.match.pending[seat].number
        scene = (seat, view.open["year"], dashboard.phase(view), view.open["active"])
        if scene != self.scene:
            self.show_board()
            self.scene = scene
        else:
            goods = self.words.goods(view.resources) or self.words("gw-board-none")
            self.write("")
            self.say(self.words("gw-board-own", goods=goods))
        self.page = 0
        self._show_choices(question, found)
        while not self.leaving and not self.table.over:
            decision = self.table.match.pending.get(seat)
            if decision is None or decision.number != number or decision.kind != question.kind:
                return
            if self._obey(seat, question, found, self.read().strip()):
                return

    def _show_choices(self, question: Question, found: list[menu.Entry]) -> None:
        bare = menu.bare(found) if len(menu.lines(found)) > self.height else found
        shown = menu.pages(bare, self.height)[self.page]
        if self.page == 0:
            self.say_loud(question.title())
            for line in pages.dealt(question):
                self.say(line)
        for line in shown.lines:
            self.write(line)
        if bare != found:
            self.say(self.words("gw-menu-texts"))
        if shown.after:
            self.say(self.words("gw-menu-more", left=shown.after))

    # --- a line -----------------------------------------------------------------------------------------

    def _obey(self, seat: Seat, question: Question, found: list[menu.Entry], text: str) -> bool:
        """Whether the question is answered, or is no longer asked."""
        if text.startswith("#"):  # a script may have comments
            return False
        if not text:
            self.show_board()
            self._show_choices(question, found)
            return False
        token = menu.find(found, text)
        command = read_command(text, self.words.language)
        if command == ("pass", "") and PASS in question.options:
            token, command = PASS, None
        if command is not None:
            return self._command(seat, question, found, *command)
        if text.endswith("?"):
            self._preview(seat, question, found, text[:-1].strip())
            return False
        try:
            self.table.play(seat, text if token is None else token)
        except Problem as problem:
            self.refuse(problem, text)
            return False
        self.clause = None
        self.warn()
        return True

    def _preview(self, seat: Seat, question: Question, found: list[menu.Entry], text: str) -> None:
        token = menu.find(found, text) or text
        try:
            told = self.table.match.preview(token, seat)
        except Problem as problem:
            self.refuse(problem, text)
            return
        said = self.table.tell(told, seat) or self.words("gw-preview-nothing")
        self.say(self.words("gw-preview", choice=question.choice(token), told=said))

    def refuse(self, problem: Problem, text: str) -> None:
        """A refusal with its clause; what is no choice anywhere is called unknown."""
        self.clause = problem.clause
        if text.isdigit() or problem.code.value == "gw-token":
            self.say(self.words("gw-unknown", text=text))
        else:
            self.say(self.words.refusal(problem))

    # --- commands ---------------------------------------------------------------------------------------

    def _command(
        self, seat: Seat, question: Question, found: list[menu.Entry], command: str, rest: str
    ) -> bool:
        page = pages.find(command, self.table, seat)
        if page is not None:
            self._show_page(pages.lay_out(page))
            return False
        match command:
            case "quit":
                self.leaving = True
            case "why":
                known = self.clause is not None
                self.say(self.words.clause(self.clause or "") if known else self.words("play-why-nothing"))
            case "board":
                self.show_board()
                self._show_choices(question, found)
            case "more":
                self._more(question, found)
            case "hint":
                token = self.table.session.advice(seat)
                number = next((entry.label for entry in found if entry.token == token), token)
                self.say(self.words("gw-hint", number=number, choice=question.choice(token)))
            case "save":
                self._save(rest)
            case "pass":
                return self._pass(seat, rest)
            case "undo":
                return self._undo(seat)
            case "resign":
                return self._resign(seat)
        return False

    def _show_page(self, lines: list[str]) -> None:
        """All of it; a screen at a time where somebody looks at one."""
        size = self.height + 3 if self.on_screen else len(lines)
        for at in range(0, len(lines), size):
            if at:
                self.say(self.words("gw-page-more"))
                if self.read().strip():
                    return
            for line in lines[at : at + size]:
                self.write(line)

    def _more(self, question: Question, found: list[menu.Entry]) -> None:
        if self.page + 1 >= len(menu.pages(menu.bare(found), self.height)):
            self.page = -1
            self.say(self.words("gw-no-more"))
        self.page += 1
        self._show_choices(question, found)

    def _pass(self, seat: Seat, rest: str) -> bool:
        until = read_until(rest, self.words.language)
        if until == OFF:
            had = seat in self.table.standing
            self.table.order(seat, OFF)
            self.say(self.words("gw-standing-off" if had else "gw-standing-none"))
            return False
        if until is None:
            self.say(self.words("gw-standing-unknown"))
            return False
        self.table.order(seat, until)
        self.say(self.words("gw-standing-set", until=until))
        if not is_window(self.table.view(seat)):
            return False
        self.table.play(seat, PASS)
        return True

    def _save(self, rest: str) -> None:
        try:
            self.say(self.words("play-saved", file=str(self.table.save_at(rest))))
        except Trouble as trouble:
            self.say(self.words("play-not-saved", reason=trouble.tell(self.words.language)))

    def _undo(self, seat: Seat) -> bool:
        try:
            self.table.take_back(seat)
        except Problem as problem:
            self.refuse(problem, "")
            return False
        self.scene = None
        self.say(self.words("play-undone"))
        return True

    def _resign(self, seat: Seat) -> bool:
        question = self.words("play-plain-resign", player=self.words.names[seat])
        yes, no = self.words("play-key-yes"), self.words("play-key-no")
        while True:
            self.say(question)
            answer = self.read().strip().lower()
            if answer in ("y", "yes", yes):
                self.table.resign(seat)
                return True
            if answer in ("n", "no", no):
                return False
