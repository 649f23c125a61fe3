"""What is said to the players: the opening, the news, the dashboard, the ending."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from mandate.cli.great_wall import brief, dashboard, final
from mandate.cli.great_wall.drawing import HEAD, WIDTH
from mandate.cli.great_wall.news import news
from mandate.cli.kit.layout import wrap
from mandate.games.great_wall.events import Ended
from mandate.games.great_wall.sketch import sketch
from mandate.games.great_wall.table import table_for

if TYPE_CHECKING:
    from mandate.cli.great_wall.table import Table
    from mandate.core.game import Seat

Write = Callable[[str], None]  # one line
Paint = Callable[[Text], str]  # with its colours, or without
SHORT = 16  # so many digits of a commitment tell one deal from another


def plain(line: Text) -> str:
    return line.plain.rstrip()


class Teller:
    """Writes for whoever sits before the screen: `seat`, None behind a curtain."""

    def __init__(self, table: Table, write: Write, paint: Paint) -> None:
        self.write = write
        self.paint = paint
        self.sit_at(table)

    def sit_at(self, table: Table) -> None:
        self.table = table
        self.words = table.words
        self.seat: Seat | None = table.persons[0] if len(table.persons) == 1 else None

    def opening(self, resumed: bool) -> None:
        words, deal = self.words, self.table.deal
        options = self.table.view(None).options
        self.say(words("gw-welcome", players=options["players"]))
        coop = table_for(options).coop
        if coop is not None:
            self.say(words("gw-welcome-coop", goal=coop.requests))
        if self.seat is not None:
            self.say(words("play-you-are", player=words.names[self.seat], seat=self.seat + 1))
        self.say(*self.table.opening(resumed=resumed))
        if deal.commitment is not None:
            self.say(words("play-committed", commitment=deal.commitment[:SHORT]))
        elif deal.seed is not None:
            self.say(words("play-seeded", seed=deal.seed))
        if deal.takebacks:
            self.say(words("play-takebacks"))
        self.say(words("gw-intro"))

    def tell_news(self, seat: Seat | None) -> None:
        self.say(*news(self.words, self.table.news(seat)))
        self.say(*self.table.notes())
        self.warn()

    def warn(self) -> None:
        if self.table.trouble is not None:
            self.say(self.words("play-not-saved", reason=self.table.trouble.tell(self.words.language)))

    def show_board(self, room: int | None = None) -> None:
        """As much of it as fits into so many lines."""
        view = self.table.view(self.seat)
        self.write("")
        drawn = dashboard.draw(view, self.words) if room is None else brief.draw(view, self.words, room - 1)
        for line in drawn:
            self.write(self.paint(line))

    def ending(self) -> None:
        words, outcome = self.words, self.table.view(None).outcome
        assert outcome is not None
        self.tell_news(self.seat)
        self.show_board()
        state = sketch(self.table.view(None))
        counted = [*range(state.n), *([state.qin] if state.qin >= 0 else [])]
        for line in final.table(words, self.table.scoring(), counted):
            self.write(line)
        scores = sorted(((state.honor[clan], words.names[clan]) for clan in counted), reverse=True)
        said = ", ".join(words("gw-score", player=name, honor=honor) for honor, name in scores)
        self.say(words("gw-scores", list=said))
        self.say(words.event(Ended(tuple(outcome.winners), outcome.reason)))
        path = self.table.kept_at
        if path is not None and self.table.deal.commitment is not None:
            self.say(words("play-verify", file=shlex.quote(str(path))))

    def goodbye(self) -> None:
        """Where the game is kept, and how to go on with it."""
        if self.table.trouble is not None:
            self.warn()
        else:
            self.say(*self.table.goodbye())

    def say_loud(self, paragraph: str) -> None:
        """A question, which should be seen among all the rest."""
        for line in wrap(paragraph, WIDTH):
            self.write(self.paint(Text(line, HEAD)))

    def say(self, *paragraphs: str) -> None:
        for paragraph in paragraphs:
            indent = " " * (len(paragraph) - len(paragraph.lstrip()))
            for line in wrap(paragraph, WIDTH - len(indent)):
                self.write(indent + line)
