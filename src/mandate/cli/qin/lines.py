"""The same game line by line: for scripts, for pipes, and for those who read with their ears."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from mandate.cli.kit.table import News
from mandate.cli.kit.trouble import Trouble
from mandate.cli.qin import ending, pages
from mandate.cli.qin.loose import read_command
from mandate.cli.qin.teller import WIDTH, Teller, Write
from mandate.core.errors import Problem

if TYPE_CHECKING:
    from mandate.cli.qin.table import Table, Trial

Read = Callable[[], str]  # the next line; raises EOFError at the end of the input, and News
AT_ONCE = "!"  # behind a placement: without asking
CLEAR = "\n" * 60  # pushes the last hand off the screen


class Moved(Exception):
    """What was asked is no longer asked: something has happened meanwhile."""


class Lines(Teller):
    """One table, read and written line by line."""

    def __init__(self, table: Table, read: Read, write: Write, *, on_screen: bool, pause: float = 0) -> None:
        super().__init__(table, write)
        self.read = read
        self.on_screen = on_screen  # a person looks at a terminal, not at a file
        self.pause = pause
        self.clause: str | None = None
        self.leaving = False
        self.wake: Callable[[], object] = lambda: None
        self.looked: Table | None = None  # the table whose board was shown, and what was asked then
        self.seen: object = None

    def sit_at(self, table: Table) -> None:
        super().sit_at(table)
        self.ended = False

    def listen(self, wake: Callable[[], object]) -> None:
        """`wake` makes `read` raise News; something may have come before this was said."""
        self.wake = wake
        self.table.on_news(wake)
        wake()

    # --- the game -----------------------------------------------------------------------------------

    def run(self, *, resumed: bool = False) -> None:
        """Play until the game is over and no other is wanted, somebody leaves, or the input ends."""
        self._say(*ending.opening(self.table, resumed=resumed), self.words("play-plain-intro"))
        try:
            while not self.leaving:
                with contextlib.suppress(Moved):
                    if self.table.over:
                        self._end()
                    elif self.table.persons_turn:
                        self._persons_turn()
                    else:
                        self._opponents_turn()
        except EOFError:
            pass
        self._say(*self.table.goodbye())

    def _opponents_turn(self) -> None:
        if not self.table.opponents_here:
            self._others_turn()
            return
        self.table.play(self.table.think())
        if failure := self.table.failure():
            self._say(failure)
        self._tell_news()
        if self.pause:
            import time

            time.sleep(self.pause)

    def _others_turn(self) -> None:
        """Others play elsewhere: those who watch see each change of the board, those who play their own."""
        if self.looked is not self.table or (not self.table.persons and self.seen != self.table.question):
            self.looked, self.seen = self.table, self.table.question
            self.show_board()
        self._obey(self._line())

    def _persons_turn(self) -> None:
        if self.table.needs_curtain:
            turn = self.table.turn
            assert turn is not None
            if self.on_screen:
                self.write(CLEAR)
            self._say(self.words("play-plain-curtain", player=self.words.names[turn]))
            self._line()
            self.table.lift_curtain()
        self.looked = self.table
        self.show_board()
        # By turns alone nobody would notice that others have played, if we hear it with our own placement.
        asked, turn = self.table.question, self.table.turn
        while not (self.leaving or self.table.over) and self.table.seat == turn:
            self._obey(self._line())
            if self.table.question != asked:
                return

    def _end(self) -> None:
        if not self.ended:
            self.ended = True
            self.show_board()
            self._say(*ending.result(self.table))
        if not self.table.may_go_on:
            self.leaving = True
        follows = self.table.game_follows
        while not self.leaving and self.table.over:
            if self.table.goes_on:
                self._another_game()
                continue
            self._say(self.words("play-plain-next" if follows else "play-plain-again"))
            answer = self._line()
            if self._is_yes(answer):
                self._another_game()
            elif self._is_no(answer):
                self.leaving = True
            else:
                self._obey(answer)

    def _another_game(self) -> None:
        try:
            following = self.table.next_game()
        except Problem as problem:
            self._refuse(problem)
            return
        if following is None:
            self._say(self.words("remote-rematch-asked"))
            self._obey(self._line())
            return
        self.sit_at(following)
        self.listen(self.wake)
        self._say(*ending.opening(self.table, resumed=False))

    # --- a line -------------------------------------------------------------------------------------

    def _line(self, *, firm: bool = False) -> str:
        """The next line. News that come meanwhile are told; they end a question that is not firm."""
        while True:
            try:
                return self.read().strip()
            except News:
                asked = self.table.question
                self.table.hear()
                self._tell_news()
                if self.table.question != asked and not firm:
                    raise Moved from None

    def _obey(self, text: str) -> None:
        if not text or text.startswith("#"):  # a script may have blank lines and comments
            return
        command = read_command(text, self.words.language, self.table.commands)
        if command is not None:
            self._command(*command)
            return
        if self.table.over:
            self._say(self.words("play-over"))
            return
        at_once = text.endswith(AT_ONCE)
        try:
            trial = self.table.try_out(text.rstrip(AT_ONCE))
            if trial is None:
                self._say(self.words("play-unknown", text=text))
            elif at_once or self._confirmed(trial):
                self.clause = None
                self.table.play(trial.choice)
                self._tell_news()
        except Problem as problem:
            self._refuse(problem)

    def _confirmed(self, trial: Trial) -> bool:
        self.show_board(trial)
        self._say(self.words("play-plain-confirm", token=trial.choice, told=trial.told))
        kept = self._yes_or_no(self.words("play-plain-confirm-again", token=trial.choice), blank=True)
        if not kept:
            self._say(self.words("play-plain-back"))
        return kept

    def _yes_or_no(self, again: str, *, blank: bool, firm: bool = False) -> bool:
        """Ask until there is an answer; a blank line means yes where `blank` says so."""
        while True:
            answer = self._line(firm=firm)
            if self._is_yes(answer) or (blank and not answer):
                return True
            if self._is_no(answer):
                return False
            self._say(again)

    def _is_yes(self, answer: str) -> bool:
        return answer.lower() in ("y", "yes", self.words("play-key-yes"))

    def _is_no(self, answer: str) -> bool:
        return answer.lower() in ("n", "no", self.words("play-key-no"))

    def _refuse(self, problem: Problem) -> None:
        self.clause = problem.clause
        self._say(self.words.refusal(problem))

    # --- commands -----------------------------------------------------------------------------------

    def _command(self, command: str, rest: str) -> None:
        page = pages.find(command, self.table, self.signs)
        if page is not None:
            self.write("")
            for line in (page.title, *page.laid_out(WIDTH)):
                self.write(line.removeprefix(pages.HEADING))
        elif command == "quit":
            self.leaving = True
        elif command == "why":
            self._say(self.words.clause(self.clause) if self.clause else self.words("play-why-nothing"))
        elif command == "save":
            self._save(rest)
        elif command == "undo":
            self._undo()
        elif command == "hint":
            self._hint()
        elif command == "board":
            self.show_board()
        elif command == "moves":
            decision = self.table.view.decision
            moves = list(decision.options) if decision else []
            self._say(self.words("play-plain-moves", count=len(moves), moves=" ".join(moves)))
        elif command == "resign":
            self._resign()
        else:
            self._of_the_table(command, rest)

    def _of_the_table(self, command: str, rest: str) -> None:
        try:
            self._say(*self.table.obey(command, rest))
            self.leaving = self.table.left
            self._tell_news()
        except Problem as problem:
            self._refuse(problem)

    def _hint(self) -> None:
        if not self.table.gives_hints:
            self._say(self.words("remote-no-hint"))
            return
        if not self.table.persons_turn:
            self._say(self.words("play-over"))
            return
        self._say(self.words("play-hint-thinking"))
        try:
            self._say(self.words.hint(self.table.hint()))
        except Problem as problem:
            self._refuse(problem)

    def _save(self, rest: str) -> None:
        try:
            path = self.table.save_at(rest)
            self._say(self.words("play-saved", file=str(path)))
        except Trouble as trouble:
            self._say(self.words("play-not-saved", reason=trouble.tell(self.words.language)))
        except Problem as problem:
            self._refuse(problem)

    def _undo(self) -> None:
        try:
            said = self.table.take_back()
        except Problem as problem:
            self._refuse(problem)
            return
        self.heard = len(self.table.story())
        self._say(said)

    def _resign(self) -> None:
        seat = self.table.may_resign
        if seat is None:
            self._say(self.words("play-over" if self.table.over else "play-not-now"))
            return
        question = self.words("play-plain-resign", player=self.words.names[seat])
        self._say(question)
        try:
            if self._yes_or_no(question, blank=False, firm=True):
                self.table.resign()
                self._tell_news()
        except Problem as problem:
            self._refuse(problem)
