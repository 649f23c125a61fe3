"""Line-by-line output common to all games: the opening, the news, the end."""

from __future__ import annotations

import shlex
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic

from mandate.cli.kit.layout import columns, wrap
from mandate.cli.kit.seating import PERSON
from mandate.cli.kit.table import V, W

if TYPE_CHECKING:
    from rich.text import Text

    from mandate.cli.kit.table import Table
    from mandate.core.game import Event, Seat

    Drawn = Text | str

Write = Callable[[str], None]  # one line
Paint = Callable[[Any], str]  # renders a drawn line, with or without color
SHORT = 16  # digits of a commitment that identify a deal


def plain(line: Drawn) -> str:
    """The line without color."""
    return (line if isinstance(line, str) else line.plain).rstrip()


class Teller(ABC, Generic[V, W]):
    """Writes for the person at the screen."""

    def __init__(self, table: Table[V, W], write: Write, paint: Paint = plain) -> None:
        self.write = write
        self.paint = paint
        self.sit_at(table)

    def sit_at(self, table: Table[V, W]) -> None:
        self.table = table
        self.words: W = table.words

    # --- what a game says of itself ---------------------------------------------------------------------

    @abstractmethod
    def board(self, room: int | None) -> list[Drawn]:
        """The table as the person at the screen sees it, in at most `room` lines if given."""

    @abstractmethod
    def welcome(self) -> list[str]:
        """What is played."""

    @abstractmethod
    def result(self) -> list[str]:
        """How it ended, in lines ready to write."""

    def intro(self) -> str:
        """How to answer."""
        return self.words("play-intro")

    def sentences(self, events: list[Event]) -> list[str]:
        """What happened since the last question, in paragraphs."""
        said = self.table.tell(events)
        return [said] if said else []

    # --- what is said of every game ---------------------------------------------------------------------

    def opening(self, *, resumed: bool) -> None:
        self.say(*opening(self.table, self.welcome(), resumed=resumed))
        self.say(self.intro())
        self.say(*self.table.notes())  # earlier chat

    def tell_news(self, seat: Seat | None) -> None:
        self.say(*self.sentences(self.table.news(seat)))
        self.say(*self.table.notes())
        self.warn()

    def warn(self) -> None:
        if self.table.trouble is not None:
            self.say(self.words("play-not-saved", reason=self.table.trouble.tell(self.words.language)))

    def show_board(self, room: int | None = None) -> None:
        """Show as much of the board as fits into `room` lines."""
        self.write("")
        for line in self.board(room if room is None else room - 1):
            self.write(self.paint(line))

    def ending(self) -> None:
        self.tell_news(self.table.seat)
        self.show_board()
        for line in self.result():
            self.say(line)
        self.say(*record_kept(self.table))

    def goodbye(self) -> None:
        """Say where the game is saved and how to continue it."""
        self.say(*self.table.goodbye())

    def say_loud(self, paragraph: str) -> None:
        """Write a question in bold, so that it stands out."""
        from rich.text import Text

        for line in wrap(paragraph, columns()):
            self.write(self.paint(Text(line, "bold")))

    def say(self, *paragraphs: str) -> None:
        """Write wrapped paragraphs. Paths stay whole, to be copied; leading blanks stay as indent."""
        for paragraph in paragraphs:
            indent = " " * (len(paragraph) - len(paragraph.lstrip()))
            for line in wrap(paragraph, columns() - len(indent), break_words=False):
                self.write(indent + line)


def opening(table: Table[Any, Any], welcome: list[str], *, resumed: bool) -> list[str]:
    """The opening paragraphs: what is played, and the commitment to the deal."""
    words, deal, score = table.words, table.deal, table.score
    said = list(welcome)
    if score is not None:
        said.append(words("play-series-game", game=score.game, games=score.games))
    if table.seat is not None:
        seat, name = table.seat + 1, words.names[table.seat]
        nameless = name == words("remote-seat", seat=seat)
        said.append(words("play-you-have" if nameless else "play-you-are", player=name, seat=seat))
        color = table.drawing.seat_name([PERSON] * len(words.names), table.seat, words.language)
        if color not in (name, words("remote-seat", seat=seat)):
            said.append(words("play-your-color", color=color))
    said += table.opening(resumed=resumed)
    if deal.commitment is not None:
        said.append(words("play-committed", commitment=deal.commitment[:SHORT]))
    elif deal.seed is not None:
        said.append(words("play-seeded", seed=deal.seed))
    if deal.takebacks:
        said.append(words("play-takebacks"))
    return said


def record_kept(table: Table[Any, Any]) -> list[str]:
    """Where the record of a finished game is, and how to check it."""
    words, path = table.words, table.kept_at
    if path is None or table.trouble is not None:
        return []
    said = [words("play-record", file=str(path))]
    if table.deal.commitment is not None:
        said.append(words("play-verify", file=shlex.quote(str(path))))
    return said
