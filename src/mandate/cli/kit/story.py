"""Events at a table, as shown and kept for the log."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Generic, TypeVar

from mandate.core.record import TAKEBACK
from mandate.core.text import harmless

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mandate.core.game import Decision, Event, Seat
    from mandate.core.question import Caution, Question
    from mandate.core.record import Record
    from mandate.core.trial import Stop

V = TypeVar("V")  # what a seat may see, as the screens of a game read it


class News(Exception):
    """Raised while reading a line for a table: something has happened there meanwhile."""


@dataclass(frozen=True, slots=True)
class StoryStep:
    """The result of one choice, or a sentence about something outside the game."""

    events: tuple[Event, ...] = ()
    said: str = ""
    undone: bool = False  # taken back since then
    number: int = 0  # of the line at a server

    def seen_by(self, seat: Seat | None) -> StoryStep:
        return replace(self, events=tuple(event.seen_by(seat) for event in self.events))


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What a choice would bring, up to the first chance or reveal, with warnings of likely mistakes."""

    events: Sequence[Event]
    cautions: Sequence[Caution] = ()


@dataclass(frozen=True, slots=True)
class Tried(Generic[V]):
    """What a chain of choices would lead to, as its seat may know it; `events` are those of the last one."""

    view: V
    question: Question | None
    decision: Decision | None
    events: Sequence[Event]
    stop: Stop
    cautions: Sequence[Caution] = ()


@dataclass(frozen=True, slots=True)
class Deal:
    """What is known of a game's deal and its record."""

    commitment: str | None
    seed: str | None
    takebacks: bool  # whether the table allows them
    taken_back: int = 0  # number of takebacks

    @classmethod
    def of(cls, record: Record) -> Deal:
        back = sum(entry.choice == TAKEBACK for entry in record.choices)
        seal, seed = (None if said is None else harmless(said) for said in (record.commitment, record.seed))
        return cls(seal, seed, record.takebacks, back)


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a series."""

    game: int  # the number of this game, from 1
    games: int
    played: int  # games that are over
    points: Sequence[float]
    winners: Sequence[Seat]  # empty until the series is over
