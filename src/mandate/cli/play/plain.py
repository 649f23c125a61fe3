"""The same game line by line: for scripts, for pipes, and for those who read with their ears."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mandate.cli.play import board_view, ending, pages
from mandate.cli.play.board_view import Marks, Window
from mandate.cli.play.loose import read_command, spaces_in
from mandate.cli.play.scene import Scene
from mandate.cli.play.signs import ASCII, UNICODE, text_of, wrap
from mandate.cli.play.table import Table
from mandate.cli.play.trouble import Trouble
from mandate.core.errors import Problem
from mandate.core.game import Seat

if TYPE_CHECKING:
    from mandate.cli.play.table import Trial

Read = Callable[[], str]  # the next line; raises EOFError at the end of the input
Write = Callable[[str], None]  # one line
WIDTH = 79
AT_ONCE = "!"  # behind a placement: without asking
CLEAR = "\n" * 60  # pushes the last hand off the screen


class Lines:
    """One table, read and written line by line."""

    def __init__(self, table: Table, read: Read, write: Write, *, on_screen: bool, pause: float = 0) -> None:
        self.read = read
        self.write = write
        self.on_screen = on_screen  # a person looks at a terminal, not at a file
        self.pause = pause
        self.signs = ASCII if table.words.ascii_only else UNICODE
        self.clause: str | None = None
        self.leaving = False
        self.sit_at(table)

    def sit_at(self, table: Table) -> None:
        self.table = table
        self.words = table.words
        self.heard = len(table.story())

    # --- the game -----------------------------------------------------------------------------------

    def run(self, *, resumed: bool = False) -> None:
        """Play until the game is over and no other is wanted, somebody leaves, or the input ends."""
        self._say(*ending.opening(self.table, resumed=resumed), self.words("play-plain-intro"))
        try:
            while not self.leaving:
                if self.table.over:
                    self._end()
                elif self.table.persons_turn:
                    self._persons_turn()
                else:
                    self._opponents_turn()
        except EOFError:
            pass
        self._say(*ending.goodbye(self.table))

    def _opponents_turn(self) -> None:
        seat = self.table.turn
        assert seat is not None
        self.table.play(self.table.session.opponent_choice(seat))
        if failure := self.table.session.opponents.failure(self.words.language):
            self._say(failure)
        self._tell_news()
        if self.pause:
            import time

            time.sleep(self.pause)

    def _persons_turn(self) -> None:
        if self.table.needs_curtain:
            turn = self.table.turn
            assert turn is not None
            if self.on_screen:
                self.write(CLEAR)
            self._say(self.words("play-plain-curtain", player=self.words.names[turn]))
            self.read()
            self.table.lift_curtain()
        self.show_board()
        turn = self.table.turn
        while not self.leaving and not self.table.over and self.table.seat == turn == self.table.turn:
            self._obey(self.read().strip())

    def _end(self) -> None:
        self.show_board()
        self._say(*ending.result(self.table))
        follows = self.table.session.game_follows
        while not self.leaving and self.table.over:
            self._say(self.words("play-plain-next" if follows else "play-plain-again"))
            answer = self.read().strip()
            if self._is_yes(answer):
                following = self.table.session.next_game()
                self.sit_at(Table(following, self.words.language, ascii_only=self.words.ascii_only))
                self._say(*ending.opening(self.table, resumed=False))
            elif self._is_no(answer):
                self.leaving = True
            else:
                self._obey(answer)

    # --- a line -------------------------------------------------------------------------------------

    def _obey(self, text: str) -> None:
        if not text or text.startswith("#"):  # a script may have blank lines and comments
            return
        command = read_command(text, self.words.language)
        if command is not None:
            self._command(*command)
            return
        if self.table.over:
            self._say(self.words("play-over"))
            return
        at_once = text.endswith(AT_ONCE)
        try:
            trial = self.table.try_out(text.rstrip(AT_ONCE))
        except Problem as problem:
            self._refuse(problem)
            return
        if trial is None:
            self._say(self.words("play-unknown", text=text))
        elif at_once or self._confirmed(trial):
            self.clause = None
            self.table.play(trial.choice)
            self._tell_news()

    def _confirmed(self, trial: Trial) -> bool:
        self.show_board(trial)
        self._say(self.words("play-plain-confirm", token=trial.choice, told=trial.told))
        kept = self._yes_or_no(self.words("play-plain-confirm-again", token=trial.choice), blank=True)
        if not kept:
            self._say(self.words("play-plain-back"))
        return kept

    def _yes_or_no(self, again: str, *, blank: bool) -> bool:
        """Ask until there is an answer; a blank line means yes where `blank` says so."""
        while True:
            answer = self.read().strip()
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
            moves = list(self.table.session.match.options)
            self._say(self.words("play-plain-moves", count=len(moves), moves=" ".join(moves)))
        elif command == "resign":
            self._resign()

    def _hint(self) -> None:
        if not self.table.persons_turn:
            self._say(self.words("play-over"))
            return
        self._say(self.words("play-hint-thinking"), self.words.hint(self.table.hint()))

    def _save(self, rest: str) -> None:
        try:
            path = self.table.save_at(rest)
            self._say(self.words("play-saved", file=str(path)))
        except Trouble as trouble:
            self._say(self.words("play-not-saved", reason=trouble.tell(self.words.language)))

    def _undo(self) -> None:
        try:
            self.table.take_back()
        except Problem as problem:
            self._refuse(problem)
            return
        self.heard = len(self.table.story())
        self._say(self.words("play-undone"))
        if not self.table.needs_curtain:
            self.show_board()

    def _resign(self) -> None:
        turn = self.table.turn
        if turn is None:
            self._say(self.words("play-over"))
            return
        question = self.words("play-plain-resign", player=self.words.names[turn])
        self._say(question)
        if self._yes_or_no(question, blank=False):
            self.table.resign()
            self._tell_news()

    # --- telling ------------------------------------------------------------------------------------

    def _tell_news(self) -> None:
        story = self.table.story()
        self._say(*story[self.heard :])
        self.heard = len(story)
        if self.table.trouble is not None:
            self._say(self.words("play-not-saved", reason=self.table.trouble.tell(self.words.language)))

    def _say(self, *paragraphs: str) -> None:
        for paragraph in paragraphs:
            for line in wrap(paragraph, WIDTH, break_words=False):
                self.write(line)

    def show_board(self, trial: Trial | None = None) -> None:
        """The board, and below it what the panel shows beside it on the full screen."""
        view = self.table.view
        scene = trial.scene if trial else Scene.of(view)
        fresh = frozenset(spaces_in(trial.choice)) if trial else self.table.fresh_spaces()
        window = Window(0, 0, scene.board.width, scene.board.height)
        self.write("")
        for line in board_view.draw(scene, Marks(fresh=fresh), window, signs=self.signs):
            self.write(text_of(line).rstrip())
        if trial is not None:
            return
        for seat, left in enumerate(view.supply):
            self._say_seat(Seat(seat), left, out=view.resigned(Seat(seat)), to_move=view.mover == seat)
        self._say(self.words("play-plain-piles", piles=" ".join(str(height) for height in view.piles)))
        if view.seat is not None and view.hand:
            unseen = ", ".join(f"{tile} {count}" for tile, count in view.unseen_tiles.items())
            self._say(self.words("play-plain-unseen", tiles=unseen))
            self._say(self.words("play-plain-hand", tiles=" ".join(view.hand)))

    def _name(self, seat: Seat) -> str:
        """The name, with the pagodas' colour where the name does not say it."""
        name, colour = self.words.names[seat], self.words("qin-pagoda-colour", seat=seat + 1)
        if name.casefold() == colour.casefold():
            return name
        return self.words("play-plain-name", player=name, colour=colour)

    def _say_seat(self, seat: Seat, left: int, *, out: bool, to_move: bool) -> None:
        facts = {
            "mark": self.signs.turn if to_move else " ",
            "seat": seat + 1,
            "player": self._name(seat),
        }
        if out:
            self.write(self.words("play-plain-seat-out", **facts))
        else:
            self.write(self.words("play-plain-seat", pagodas=left, **facts))
