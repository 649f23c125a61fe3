"""The game line by line: the dashboard, then the question with its choices, then the answer."""

from __future__ import annotations

import contextlib
from functools import reduce
from typing import TYPE_CHECKING

from mandate.cli.great_wall import dashboard, forecast, menu, pages
from mandate.cli.great_wall.asked import Asked
from mandate.cli.great_wall.commands import read_command
from mandate.cli.great_wall.orders import Moved, Orders, Read
from mandate.cli.great_wall.standing import OFF, TEA, read_order, read_until
from mandate.cli.great_wall.teller import Paint, Write, plain
from mandate.core.errors import Problem
from mandate.games.great_wall.notation import PASS
from mandate.games.great_wall.standing import window_of

if TYPE_CHECKING:
    from mandate.cli.great_wall.table import Table
    from mandate.core.game import Seat

SEVERAL = 6  # so many choices are named where it is not clear which one is meant
NEEDS_QUESTION = ("more", "hint", "pass")
CLEAR = "\n" * 60  # pushes what the last player saw off the screen


class Lines(Orders):
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
        super().__init__(table, read, write, on_screen=on_screen, paint=paint, height=height)
        self.leaving = False
        self.page = 0
        self.ended = False
        self.told_order = False  # that others act in Tea order unless one asks for it

    # --- the game ---------------------------------------------------------------------------------------

    def run(self, *, resumed: bool = False) -> None:
        """Play until the game is over, somebody leaves, or the input ends."""
        self.opening(resumed)
        try:
            while not self.leaving:
                with contextlib.suppress(Moved):
                    if self.table.over:
                        self._end()
                    elif not self.table.opponents_play():
                        self._persons_turn()
                    else:
                        self.say(*self.table.notes())
        except EOFError:
            pass
        self.goodbye()

    def _end(self) -> None:
        """After the game; where another one can follow, it does as soon as everybody agrees."""
        if not self.ended:
            self.ended = True
            self.ending()
        if not self.table.may_go_on:
            self.leaving = True
        elif self.table.goes_on:
            self._another_game()
        else:
            self.say(self.words("play-plain-again"))
            self._obey_waiting(self._line())

    def _another_game(self) -> None:
        try:
            following = self.table.next_game()
        except Problem as problem:
            self.refuse(problem, "")
            return
        if following is None:
            self.say(self.words("remote-rematch-asked"))
            self._obey_waiting(self._line())
            return
        self.sit_at(following)
        self.listen(self.wake)
        self.ended, self.scene, self.clause = False, None, None
        self.opening(resumed=False)

    def _persons_turn(self) -> None:
        asked = self.table.asked()
        if not asked:
            self._wait()
            return
        seat = self.seat if self.seat in asked else asked[0]
        assert seat is not None
        decision = self.table.decision(seat)
        if self.table.answers(seat):
            if decision is not None and decision.kind == "arrange" and not self.told_order:
                self.told_order = True
                self.say(self.words("gw-order-note"))
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
        while True:
            self.say(self.words("play-plain-curtain", player=self.words.names[seat]))
            text = self._line()
            if not text or text.startswith("#"):
                break
            if read_command(text, self.words.language, self.table.commands) is not None:
                self.typed = text  # no choice: those are made by who sees the question
                break
        self.seat = seat

    def _wait(self) -> None:
        """Nobody here is asked: hear what happens, and obey what can be done meanwhile."""
        self.tell_news(self.seat)
        if not self.table.persons and (scene := self._scene(None)) != self.scene:
            self.scene = scene
            self.show_board()
        self._obey_waiting(self._line())

    def _scene(self, seat: Seat | None) -> object:
        """Changes when the dashboard is worth showing again."""
        view = self.table.view(seat)
        return seat, view.open["year"], dashboard.phase(view), view.open["active"]

    def _obey_waiting(self, text: str) -> None:
        answer = text.lower()
        command = read_command(text, self.words.language, self.table.commands)
        if self.table.over and answer in ("y", "yes", self.words("play-key-yes")):
            self._another_game()
        elif self.table.over and answer in ("n", "no", self.words("play-key-no")):
            self.leaving = True
        elif command is not None and command[0] == "board":
            self.show_board()
        elif command is not None and command[0] not in NEEDS_QUESTION:
            self._command(self.seat, None, [], *command)
        elif text and not text.startswith("#"):
            self.say(self.words("play-over" if self.table.over else "play-not-now"))

    def ask(self, seat: Seat) -> None:
        """Show the question and obey until it is answered."""
        view = self.table.view(seat)
        question = Asked(self.words, view)
        found = menu.entries(question)
        asked = self.table.question(seat)
        scene = self._scene(seat)
        self.page = 0
        if scene != self.scene:
            self._show_beside(question, found)
            self.scene = scene
        else:
            goods = self.words.goods(view.resources) or self.words("gw-board-none")
            self.write("")
            self.say(self.words("gw-board-own", goods=goods))
            self._show_choices(question, found)
        while not self.leaving and not self.table.over:
            if self.table.question(seat) != asked:
                return
            if self._obey(seat, question, found, self._line()):
                return

    def _show_beside(self, question: Asked, found: list[menu.Entry]) -> None:
        """The dashboard and the question, so that both are on the screen together."""
        asked: list[str] = []
        write, self.write = self.write, asked.append
        self._show_choices(question, found)
        self.write = write
        self.show_board(self.rows() - len(asked) - 1 if self.on_screen else None)
        for line in asked:
            self.write(line)

    def _show_choices(self, question: Asked, found: list[menu.Entry]) -> None:
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

    def _obey(self, seat: Seat, question: Asked, found: list[menu.Entry], text: str) -> bool:
        """Whether the question is answered, or is no longer asked."""
        if text.startswith("#"):  # a script may have comments
            return False
        if not text:
            self.page = 0
            self._show_beside(question, found)
            return False
        command = read_command(text, self.words.language, self.table.commands)
        meant = menu.meant(found, text.rstrip("? ")) if command is None else []
        if len(meant) > 1:
            several = ", ".join(f"{entry.label} {entry.text}" for entry in meant[:SEVERAL])
            self.say(self.words("gw-ambiguous", text=text, list=several))
            return False
        token = meant[0].token if meant else None
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

    def _preview(self, seat: Seat, question: Asked, found: list[menu.Entry], text: str) -> None:
        token = next((entry.token for entry in menu.meant(found, text)), text)
        try:
            told = self.table.preview(seat, token)
        except Problem as problem:
            self.refuse(problem, text)
            return
        told_of = [self.table.tell(told, seat), *forecast.about(question, token)]
        said = " ".join(part for part in told_of if part) or self.words("gw-preview-nothing")
        self.say(self.words("gw-preview", choice=question.choice(token), told=said))

    # --- commands ---------------------------------------------------------------------------------------

    def _command(
        self,
        seat: Seat | None,
        question: Asked | None,
        found: list[menu.Entry],
        command: str,
        rest: str,
    ) -> bool:
        """Whether the question is no longer asked. Some commands need one, and the seat that is asked."""
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
            case "board" if question is not None:
                drawn = dashboard.draw(self.table.view(seat), self.words)
                self._show_page([self.paint(line) for line in drawn])
                if not self.typed:
                    self._show_choices(question, found)
            case "more" if question is not None:
                self._more(question, found)
            case "hint" if question is not None and seat is not None:
                self._hint(seat, question, found)
            case "save":
                self._save(rest)
            case "pass" if seat is not None:
                return self._pass(seat, rest)
            case "order" if seat is not None:
                self._order(seat, rest)
            case "undo" if seat is not None:
                return self._undo(seat)
            case "resign" if seat is not None and not self.table.over:
                return self._resign(seat)
            case _:
                self._of_the_table(command, rest)
                self.leaving = self.table.left
        return False

    def _hint(self, seat: Seat, question: Asked, found: list[menu.Entry]) -> None:
        try:
            advice = self.table.advice(seat)
        except Problem as problem:
            self.refuse(problem, "")
            return
        if advice is None:
            self.say(self.words("remote-no-hint"))
            return
        labels = {entry.token: entry.label for entry in found}
        best = advice.choice
        self.say(self.words("gw-hint", number=labels.get(best, best), choice=question.choice(best)))
        worths = [
            self.words("gw-hint-worth", number=labels.get(one.choice, one.choice), worth=round(one.value, 1))
            for one in advice.suggestions
            if one.value is not None
        ]
        if len(worths) > 1:
            self.say(self.words("gw-hint-worths", list=", ".join(worths)))

    def _more(self, question: Asked, found: list[menu.Entry]) -> None:
        if self.page + 1 >= len(menu.pages(menu.bare(found), self.height)):
            self.page = -1
            self.say(self.words("gw-no-more"))
        self.page += 1
        self._show_choices(question, found)

    def _pass(self, seat: Seat, rest: str) -> bool:
        until = read_until(rest, self.words.language)
        if until == OFF:
            had = self.table.stands(seat).passing is not None
            self.table.pass_until(seat, ())
            self.say(self.words("gw-standing-off" if had else "gw-standing-none"))
            return False
        if until is None or isinstance(until, str):
            self.say(self.words("gw-standing-unknown"))
            return False
        self.table.pass_until(seat, until)
        moments = [self.words("gw-passing-until", until=str(each)) for each in until]
        told = reduce(lambda first, second: self.words("gw-text-or", first=first, second=second), moments)
        self.say(self.words("gw-standing-set", until=told))
        if window_of(self.table.view(seat)) is None:
            return False
        try:
            self.table.play(seat, PASS)
        except Problem as problem:
            self.refuse(problem, "")
            return False
        return True

    def _order(self, seat: Seat, rest: str) -> None:
        how = read_order(rest, self.words.language)
        if how is None:
            self.say(self.words("gw-order-unknown"))
            return
        self.table.order_others(seat, tea_order=how == TEA)
        self.say(self.words("gw-order-set", how=how))
