"""What is said to the players: the opening, the news, the dashboard, the ending."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from mandate.cli.great_wall import dashboard
from mandate.cli.great_wall.drawing import HEAD, WIDTH
from mandate.cli.great_wall.news import news
from mandate.cli.great_wall.session import saves
from mandate.cli.play.signs import wrap
from mandate.games.great_wall.events import Ended

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
        self.table = table
        self.words = table.words
        self.write = write
        self.paint = paint
        persons = table.seating.persons
        self.seat: Seat | None = persons[0] if len(persons) == 1 else None

    def opening(self, resumed: bool) -> None:
        words, record = self.words, self.table.match.record
        self.say(words("gw-welcome", players=self.table.match.state.seats))
        coop = self.table.match.state.table.coop
        if coop is not None:
            self.say(words("gw-welcome-coop", goal=coop.requests))
        if self.seat is not None:
            self.say(words("play-you-are", player=words.names[self.seat], seat=self.seat + 1))
        if resumed:
            self.say(words("play-resumed", choices=len(record.in_force())))
        if record.commitment is not None:
            self.say(words("play-committed", commitment=record.commitment[:SHORT]))
        elif record.seed is not None:
            self.say(words("play-seeded", seed=record.seed))
        if record.takebacks:
            self.say(words("play-takebacks"))
        self.say(words("gw-intro"))

    def tell_news(self, seat: Seat) -> None:
        said = news(self.words, self.table.news(seat))
        for paragraph in said:
            self.say(paragraph)
        self.warn()

    def warn(self) -> None:
        if self.table.trouble is not None:
            self.say(self.words("play-not-saved", reason=self.table.trouble.tell(self.words.language)))

    def show_board(self) -> None:
        self.write("")
        for line in dashboard.draw(self.table.view(self.seat), self.words):
            self.write(self.paint(line))

    def ending(self) -> None:
        words, outcome = self.words, self.table.match.outcome
        assert outcome is not None
        if self.seat is not None:
            self.tell_news(self.seat)
        self.show_board()
        state = self.table.match.state
        counted = [*range(state.n), *([state.qin] if state.qin >= 0 else [])]
        scores = sorted(((state.honor[clan], words.names[clan]) for clan in counted), reverse=True)
        said = ", ".join(words("gw-score", player=name, honor=honor) for honor, name in scores)
        self.say(words("gw-scores", list=said))
        self.say(words.event(Ended(tuple(outcome.winners), outcome.reason)))
        if self.table.match.record.commitment is not None:
            self.say(words("play-verify", file=shlex.quote(str(self.table.session.path))))

    def goodbye(self) -> None:
        """Where the game is kept, and how to go on with it."""
        words, path = self.words, self.table.session.path
        if self.table.trouble is not None:
            self.warn()
            return
        self.say(words("play-goodbye", file=str(path)))
        if not self.table.over:
            command = "mandate play great-wall --resume"
            if path.parent != saves():
                command += f" {shlex.quote(str(path))}"
            self.say(words("play-goodbye-resume", command=command))

    def say_loud(self, paragraph: str) -> None:
        """A question, which should be seen among all the rest."""
        for line in wrap(paragraph, WIDTH):
            self.write(self.paint(Text(line, HEAD)))

    def say(self, *paragraphs: str) -> None:
        for paragraph in paragraphs:
            indent = " " * (len(paragraph) - len(paragraph.lstrip()))
            for line in wrap(paragraph, WIDTH - len(indent)):
                self.write(indent + line)
