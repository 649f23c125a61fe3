"""What is said line by line: the news, the board and what stands beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mandate.cli.kit.layout import text_of, wrap
from mandate.cli.qin import board_view
from mandate.cli.qin.board_view import Marks, Window
from mandate.cli.qin.loose import spaces_in
from mandate.cli.qin.scene import Scene
from mandate.cli.qin.signs import ASCII, UNICODE
from mandate.core.game import Seat

if TYPE_CHECKING:
    from mandate.cli.qin.table import Table, Trial

Write = Callable[[str], None]  # one line
WIDTH = 79


class Teller:
    """Writes for whoever sits before the screen."""

    def __init__(self, table: Table, write: Write) -> None:
        self.write = write
        self.signs = ASCII if table.words.ascii_only else UNICODE
        self.sit_at(table)

    def sit_at(self, table: Table) -> None:
        self.table = table
        self.words = table.words
        self.heard = len(table.story())

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
