"""Any game line by line: the table, then the question with its choices, then the answer.

For scripts, pipes and screen readers. Each game's screen defines its drawing and its other commands.
"""

from __future__ import annotations

import contextlib
import time
from abc import abstractmethod
from typing import TYPE_CHECKING

from mandate.cli.kit import menu, pages
from mandate.cli.kit.asking import Asked
from mandate.cli.kit.layout import columns
from mandate.cli.kit.orders import Moved, Read
from mandate.cli.kit.planning import COMMANDS as OF_PLANS
from mandate.cli.kit.planning import Planning
from mandate.cli.kit.table import V, W
from mandate.cli.kit.teller import Paint, Write, plain
from mandate.core.errors import Problem

if TYPE_CHECKING:
    from mandate.cli.kit.pages import Page
    from mandate.cli.kit.table import Table
    from mandate.core.game import Seat
    from mandate.players.advice import Advice

MAX_AMBIGUOUS_NAMED = 6  # choices to name when the input is ambiguous
COMMANDS = (
    *("help", "rules", "why", "log", "board", "more", "hint"),
    *OF_PLANS,
    *("undo", "save", "resign", "quit"),
)
CLEAR = "\n" * 60  # scrolls the last player's screen away


class Lines(Planning[V, W]):
    """A table, read and written line by line."""

    commands: tuple[str, ...] = COMMANDS
    needs_question: tuple[str, ...] = ("more", "hint", "plan")

    def __init__(
        self,
        table: Table[V, W],
        read: Read,
        write: Write,
        *,
        on_screen: bool = False,
        paint: Paint = plain,
        height: int = menu.PAGE,
        pause: float = 0,
    ) -> None:
        super().__init__(table, read, write, on_screen=on_screen, paint=paint, height=height)
        self.pause = pause  # seconds after an opponent's choice
        self.ended = False
        self.shown: object = None  # the scene when the table was last shown

    # --- what a game's screen says ----------------------------------------------------------------------

    @abstractmethod
    def scene(self, seat: Seat | None) -> object:
        """Changes when the table is worth showing again."""

    def answers(self, seat: Seat) -> bool:
        """Answer for this person if they have ordered it or the choice is forced; whether that was done."""
        del seat
        return False

    def find_page(self, command: str, seat: Seat | None) -> Page | None:
        """The page that a command opens, if any."""
        match command:
            case "rules":
                return pages.rules_page(self.table)
            case "log":
                return pages.log_page(self.table, seat)
        return None

    def own_command(self, seat: Seat | None, asked: Asked | None, command: str, rest: str) -> bool | None:
        """Obey a command of this game; whether the question is settled, None if there is no such command."""
        del seat, asked, command, rest
        return None

    def tell_hint(self, asked: Asked, advice: Advice) -> None:
        best = advice.choice
        self.say(self.words("play-advice", number=asked.label(best), choice=self.in_words(asked, best)))

    # --- the game ---------------------------------------------------------------------------------------

    def run(self, *, resumed: bool = False) -> None:
        """Play until the game is over and no other follows, a player leaves, or the input ends."""
        self.opening(resumed=resumed)
        try:
            while not self.leaving:
                with contextlib.suppress(Moved):
                    self.leave_stale_plan()
                    if self.table.over:
                        self._end()
                    elif self.table.starts_next:
                        self._another_game()
                    elif self.table.opponents_play():
                        self.opponent_played()
                    else:
                        self._persons_turn()
        except EOFError:
            pass
        self.goodbye()

    def opponent_played(self) -> None:
        self.say(*self.table.notes())
        if self.pause:
            time.sleep(self.pause)

    def _end(self) -> None:
        """Show the ending; start another game, if one can follow, as soon as all players agree."""
        if not self.ended:
            self.ended = True
            self.ending()
        if not self.table.may_go_on:
            self.leaving = True
        elif self.table.starts_next:
            self._another_game()
        else:
            self.say(self.words("play-plain-next" if self.table.game_follows else "play-plain-again"))
            self._obey_waiting(self._line())

    def _another_game(self) -> None:
        try:
            following = self.table.next_game()
        except Problem as problem:
            self.refuse(problem)
            return
        if following is None:
            self.say(self.words("remote-rematch-asked"))
            self._obey_waiting(self._line())
            return
        self.sit_at(following)
        self.listen(self.wake)
        self.ended, self.shown, self.clause = False, None, None
        self.opening(resumed=False)

    def _persons_turn(self) -> None:
        asked = self.table.asked()
        if not asked:
            self._wait()
            return
        seat = self.table.seat if self.table.seat in asked else asked[0]
        assert seat is not None
        if self.answers(seat):
            return
        if seat != self.table.seat:
            self._curtain(seat)
        self.tell_news(seat)
        self.ask(seat)

    def _curtain(self, seat: Seat) -> None:
        """Clear the other players' secrets off the screen before the next player looks at it."""
        self.table.seat = None
        if self.on_screen:
            self.write(CLEAR)
        while True:
            self.say(self.words("play-plain-curtain", player=self.words.names[seat]))
            text = self._line()
            if not text or text.startswith("#"):
                break
            if self.read_command(text) is not None:
                self.typed = text  # commands only: a choice needs its question in view
                break
        self.table.seat = seat

    def _wait(self) -> None:
        """Wait while no player here has a question: show news and obey commands."""
        self.tell_news(self.table.seat)
        self.tell_plan()
        seen = self.scene(self.table.seat)
        if self.shown is None or (not self.table.persons and seen != self.shown):
            self.shown = seen
            self.show_board()
        self._obey_waiting(self._line())

    def _obey_waiting(self, text: str) -> None:
        command = self.read_command(text)
        if self.table.over and self.is_yes(text):
            self._another_game()
        elif self.table.over and self.is_no(text):
            self.leaving = True
        elif command is not None and command[0] == "board":
            self.show_board()
        elif command is not None and command[0] not in self.needs_question:
            self._command(self.table.seat, None, *command)
        elif text and not text.startswith("#"):
            self.say(self.words("play-over" if self.table.over else "play-not-now"))

    def ask(self, seat: Seat) -> None:
        """Show the question and obey until it is answered."""
        asked, moment, scene = self.asked(seat), self.table.moment, self.scene(seat)
        self.page, self.warned = 0, None
        if scene != self.shown:
            self._show_beside(asked)
            self.shown = scene
        else:
            self.write("")
            self.say(*self.reminder(seat))
            self._show_choices(asked)
        while not self.leaving and not self.table.over:
            if self.table.moment != moment:
                return
            if self._obey(asked, self._line()):
                return

    # --- a line -----------------------------------------------------------------------------------------

    def _obey(self, asked: Asked, text: str) -> bool:
        """Obey a line; whether the question is settled."""
        if text.startswith("#"):  # a script may have comments
            return False
        if not text:
            self.page = 0
            self._show_beside(asked)
            return False
        tokens = [entry.token for entry in asked.entries]
        command = self.read_command(text)
        if command is not None and not (command[1] == "" and command[0] in tokens):
            return self._command(asked.seat, asked, *command)
        meant = menu.meant(asked.entries, text.rstrip("? "))
        if len(meant) > 1:
            candidates = ", ".join(f"{entry.label} {entry.text}" for entry in meant[:MAX_AMBIGUOUS_NAMED])
            self.say(self.words("play-ambiguous", text=text, list=candidates))
            return False
        token = meant[0].token if meant else None
        if text.endswith("?"):
            self._preview(asked, text[:-1].strip(), token)
            return False
        if token is not None and self._warned_of(asked, token):
            return False
        try:
            self.table.play(asked.seat, text if token is None else token)
        except Problem as problem:
            self.refuse(problem, text)
            return False
        self.clause = None
        self.warn()
        return True

    # --- commands ---------------------------------------------------------------------------------------

    def _command(self, seat: Seat | None, asked: Asked | None, command: str, rest: str) -> bool:
        """Obey a command; whether the question is settled. Some commands need a question and its seat."""
        page = self.find_page(command, seat)
        if page is not None:
            self.show_page(page.written(columns()))
            return False
        done = self.own_command(seat, asked, command, rest)
        if done is not None:
            return done
        match command:
            case "quit":
                self.leaving = True
            case "why":
                self.say(self.words.clause(self.clause) if self.clause else self.words("play-why-nothing"))
            case "board":
                self._board_again(asked)
            case "more" if asked is not None:
                self._more(asked)
            case "hint" if asked is not None:
                self._hint(asked)
            case "plan" | "keep" | "drop":
                return self.plan_command(seat, command)
            case "save":
                self.save(rest)
            case "undo":
                return self.undo(seat)
            case "resign":
                return self.resign(seat)
            case _:
                self.of_the_table(command, rest)
        return False

    def taken_back(self) -> None:
        self.shown = None

    def _hint(self, asked: Asked) -> None:
        if not self.table.gives_hints:
            self.say(self.words("remote-no-hint"))
            return
        try:
            self.tell_hint(asked, self.table.advice(asked.seat))
        except Problem as problem:
            self.refuse(problem)
