"""Qin line by line: the board, and placements that are shown with their consequences before they are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mandate.cli.kit.asking import Asked
from mandate.cli.kit.layout import text_of
from mandate.cli.kit.lines import Lines
from mandate.core.errors import Problem
from mandate.core.game import Seat
from mandate.games.qin.terminal import board_view, ending, pages
from mandate.games.qin.terminal.board_view import Marks, Window
from mandate.games.qin.terminal.loose import COMMANDS, spaces_in
from mandate.games.qin.terminal.scene import Scene
from mandate.games.qin.terminal.signs import ASCII, UNICODE
from mandate.games.qin.terminal.trial import fresh_spaces, resigning, story, try_out, turn_of
from mandate.games.qin.terminal.words import Words
from mandate.games.qin.views.view import QinView

if TYPE_CHECKING:
    from mandate.cli.kit.pages import Page
    from mandate.cli.kit.table import Table
    from mandate.games.qin.terminal.trial import Trial
    from mandate.players.advice import Advice

AT_ONCE = "!"  # behind a placement: without asking


class QinLines(Lines[QinView, Words]):
    """One table of Qin, read and written line by line."""

    commands = COMMANDS
    needs_question = ()

    def __init__(self, table: Table[QinView, Words], *given: Any, **settings: Any) -> None:
        self.signs = ASCII if table.words.ascii_only else UNICODE
        super().__init__(table, *given, **settings)

    def sit_at(self, table: Table[QinView, Words]) -> None:
        super().sit_at(table)
        self.heard = len(story(table))

    # --- what is said -----------------------------------------------------------------------------------

    def welcome(self) -> list[str]:
        return ending.welcome(self.table)

    def intro(self) -> str:
        return self.words("play-plain-intro")

    def result(self) -> list[str]:
        return ending.result(self.table)

    def scene(self, seat: Seat | None) -> object:
        del seat
        return self.table.made

    def tell_news(self, seat: Seat | None) -> None:
        del seat
        news = story(self.table)
        self.say(*news[self.heard :])
        self.heard = len(news)
        self.warn()

    def opponent_played(self) -> None:
        if failure := self.table.failure():
            self.say(failure)
        self.tell_news(None)
        super().opponent_played()

    def undo(self, seat: Seat | None) -> bool:
        done = super().undo(seat)
        self.heard = min(self.heard, len(story(self.table)))
        return done

    def find_page(self, command: str, seat: Seat | None) -> Page | None:
        return pages.find(command, self.table, self.signs) or super().find_page(command, seat)

    # --- the board --------------------------------------------------------------------------------------

    def board(self, room: int | None) -> list[Any]:
        """The board, and below it what the panel shows beside it on the full screen."""
        del room  # it is shown whole
        view = self.table.view
        lines = self._drawn(Scene.of(view), fresh_spaces(self.table))
        for seat, left in enumerate(view.supply):
            lines.append(
                self._seat(Seat(seat), left, out=view.resigned(Seat(seat)), to_move=view.mover == seat)
            )
        lines.append(self.words("play-plain-piles", piles=" ".join(str(height) for height in view.piles)))
        if view.seat is not None and view.hand:
            unseen = ", ".join(f"{tile} {count}" for tile, count in view.unseen_tiles.items())
            lines.append(self.words("play-plain-unseen", tiles=unseen))
            lines.append(self.words("play-plain-hand", tiles=" ".join(view.hand)))
        return lines

    def _drawn(self, scene: Scene, fresh: frozenset[str]) -> list[str]:
        window = Window(0, 0, scene.board.width, scene.board.height)
        drawn = board_view.draw(scene, Marks(fresh=fresh), window, signs=self.signs)
        return [text_of(line).rstrip() for line in drawn]

    def _seat(self, seat: Seat, left: int, *, out: bool, to_move: bool) -> str:
        mark = self.signs.turn if to_move else " "
        facts = {"mark": mark, "seat": seat + 1, "player": self._name(seat)}
        if out:
            return self.words("play-plain-seat-out", **facts)
        return self.words("play-plain-seat", pagodas=left, **facts)

    def _name(self, seat: Seat) -> str:
        """The name, with the pagodas' colour where the name does not say it."""
        name, colour = self.words.names[seat], self.words("qin-pagoda-colour", seat=seat + 1)
        if name.casefold() == colour.casefold():
            return name
        return self.words("play-plain-name", player=name, colour=colour)

    # --- placing ----------------------------------------------------------------------------------------

    def ask(self, seat: Seat) -> None:
        self.shown = self.scene(seat)
        self.show_board()
        # Compare the moment too: the seat to move alone does not show that others have played meanwhile.
        moment, made = self.table.moment, self.table.made
        asked = Asked(seat, "", ())
        while not (self.leaving or self.table.over):
            if self._obey(asked, self._line()) or (self.table.moment, self.table.made) != (moment, made):
                return

    def _obey(self, asked: Asked, text: str) -> bool:
        if not text or text.startswith("#"):  # a script may have blank lines and comments
            return False
        command = self.read_command(text)
        if command is not None:
            return self._command(asked.seat, asked, *command)
        try:
            trial = try_out(self.table, text.rstrip(AT_ONCE))
            if trial is None:
                self.say(self.words("play-unknown", text=text))
            elif text.endswith(AT_ONCE) or self._confirmed(trial):
                self.clause = None
                self.table.play(asked.seat, trial.choice)
                self.table.rise()
                self.tell_news(None)
                return True
        except Problem as problem:
            self.refuse(problem)
        return False

    def _confirmed(self, trial: Trial) -> bool:
        for line in ("", *self._drawn(trial.scene, frozenset(spaces_in(trial.choice)))):
            self.write(line)
        self.say(self.words("play-plain-confirm", token=trial.choice, sentence=trial.consequences))
        kept = self.yes_or_no(self.words("play-plain-confirm-again", token=trial.choice), blank=True)
        if not kept:
            self.say(self.words("play-plain-back"))
        return kept

    def _obey_waiting(self, text: str) -> None:
        """A placement out of turn is refused with the reason."""
        seat = resigning(self.table)
        seat = turn_of(self.table) if seat is None else seat
        if self.table.over or seat is None or self.read_command(text) is not None:
            super()._obey_waiting(text)
        else:
            self._obey(Asked(seat, "", ()), text)

    def own_command(self, seat: Seat | None, asked: Asked | None, command: str, rest: str) -> bool | None:
        del seat, rest
        if command == "moves":
            decision = self.table.view.decision
            moves = list(decision.options) if decision else []
            self.say(self.words("play-plain-moves", count=len(moves), moves=" ".join(moves)))
            return False
        if command == "board":
            self.show_board()
            return False
        if command == "resign":
            return self.resign(resigning(self.table))
        if command == "hint" and asked is None:
            self.say(self.words("play-over" if self.table.over else "play-not-now"))
            return False
        return None

    def _hint(self, asked: Asked) -> None:
        if self.table.gives_hints:
            self.say(self.words("play-hint-thinking"))
        super()._hint(asked)

    def tell_hint(self, asked: Asked, advice: Advice) -> None:
        del asked
        self.say(self.words.hint(advice))
