"""The table: what persons can do in a game, independent of the game and the screen.

There are two kinds: one whose game is played on this machine (`LocalTable`), and one at a server
(`RemoteTable`). Screens use only this interface.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mandate.cli.kit.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from mandate.cli.kit.drawing import Drawing
    from mandate.cli.kit.story import Deal, Foreseen, Score, StoryStep, Tried
    from mandate.cli.kit.trouble import Trouble
    from mandate.core.game import Decision, Event, Json, Outcome, Seat
    from mandate.core.question import Question
    from mandate.players.advice import Advice

V = TypeVar("V")  # what a seat may see, as the screens of a game read it
W = TypeVar("W", bound=Words)


class Table(ABC, Generic[V, W]):
    """A game being played. `seat` is the person at the screen now, None behind a curtain."""

    commands: tuple[str, ...] = ()  # of this kind of table, in addition to those of the screen
    opponents_here = True  # whether this process plays the other seats
    left = False  # whether the persons here have given up their seats

    def __init__(self, drawing: Drawing[V, W], words: W, persons: Sequence[Seat]) -> None:
        self.drawing = drawing
        self.words = words
        self.persons = tuple(persons)  # the seats of those who use this screen
        self.seat: Seat | None = persons[0] if len(persons) == 1 else None
        self.trouble: Trouble | None = None  # the last saving that failed
        self._heard: dict[Seat | None, int] = {}

    # --- asking -----------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def options(self) -> Json:
        """The options of the game."""

    @abstractmethod
    def look(self, seat: Seat | None) -> V:
        """What this seat, or a spectator, may see."""

    @property
    def view(self) -> V:
        """What the person at the screen may see; what is public behind a curtain."""
        return self.look(self.seat)

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None: ...

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def waits_for_person(self, seat: Seat) -> bool:
        """Whether this seat is a person elsewhere rather than a computer player."""
        del seat
        return False

    @property
    def why_ended(self) -> str | None:
        """How a game ended after a player left, if the table knows more than the rules."""
        return None

    @abstractmethod
    def asked(self) -> list[Seat]:
        """Persons here with a pending question, in seat order."""

    @abstractmethod
    def decision(self, seat: Seat) -> Decision | None:
        """What this seat is asked now."""

    @abstractmethod
    def question(self, seat: Seat) -> Question | None:
        """The same in words."""

    @property
    @abstractmethod
    def moment(self) -> object:
        """Changes whenever the pending questions of the persons here change."""

    @property
    @abstractmethod
    def made(self) -> int:
        """Grows with every choice made or taken back, by any player."""

    @property
    @abstractmethod
    def deal(self) -> Deal: ...

    @property
    @abstractmethod
    def kept_at(self) -> Path | None:
        """The file of the record, if it is on this machine."""

    @property
    def shared(self) -> bool:
        """Whether several persons share this screen and need a curtain between them."""
        return len(self.persons) > 1

    @property
    @abstractmethod
    def alone(self) -> bool:
        """Whether a person's thinking time can reveal nothing to other players."""

    @property
    def gives_hints(self) -> bool:
        return True

    # --- choosing ---------------------------------------------------------------------------------------

    @property
    def keeps_orders(self) -> bool:
        """Whether the table itself keeps standing orders and answers by them."""
        return False

    def ordered(self, seat: Seat) -> Mapping[str, str]:
        """The standing orders of this person at the table."""
        del seat
        return {}

    def order(self, seat: Seat, orders: Mapping[str, str]) -> None:
        """Have the table answer for this person from now on."""
        raise NotImplementedError

    @abstractmethod
    def play(self, seat: Seat, choice: str, *, unasked: bool = False) -> None:
        """Make a choice. `unasked`: it was made for a person, and is taken back with their own choice."""

    def play_all(self, seat: Seat, choices: Sequence[tuple[str, bool]]) -> None:
        """Make the choices of a plan; each comes with whether it was made for the person."""
        for choice, unasked in choices:
            self.play(seat, choice, unasked=unasked)

    @abstractmethod
    def foresee(self, seat: Seat, choice: str) -> Foreseen:
        """What a choice would bring, as this seat may know it. Raises the refusal."""

    @abstractmethod
    def attempt(self, seat: Seat, choices: Sequence[str]) -> Tried[V]:
        """What a chain of this seat's choices would lead to. Raises if one cannot be made or foreseen."""

    def after(self, seat: Seat, choice: str) -> V | None:
        """The public view after this choice; None if the rules run elsewhere."""
        del seat, choice
        return None

    @abstractmethod
    def advice(self, seat: Seat) -> Advice:
        """What a computer player would choose here, knowing no more than this seat."""

    @abstractmethod
    def resign(self, seat: Seat) -> None: ...

    @abstractmethod
    def take_back(self, seat: Seat | None) -> str:
        """Undo the last choice of a person here, or request it; return the message to show."""

    def rise(self) -> None:
        """On a shared screen, clear the seat until the curtain is lifted."""
        if self.shared:
            self.seat = None

    def opponent(self) -> Seat | None:
        """A seat with a pending question that this process plays."""
        return None

    def think(self, seat: Seat) -> str:
        """The choice of the opponent on this seat. May take a while; changes nothing."""
        raise NotImplementedError(seat)  # only where opponents play here

    def opponents_play(self) -> bool:
        """Let one opponent with a pending question choose; False if no opponent has one."""
        seat = self.opponent()
        if seat is None:
            return False
        self.play(seat, self.think(seat))
        return True

    def obey(self, command: str, rest: str) -> list[str]:
        """Carry out a command of this kind of table; return the messages to show."""
        del command, rest
        return []

    @abstractmethod
    def save_at(self, path: str) -> Path:
        """Save now, or with a path save a copy there. Raises the reason if that fails."""

    # --- one game after another -------------------------------------------------------------------------

    @property
    def score(self) -> Score | None:
        """The score of the series, if this game belongs to one."""
        return None

    @property
    def game_follows(self) -> bool:
        """Whether the series has another game after this one."""
        return False

    @property
    def may_go_on(self) -> bool:
        """Whether another game can be played after this one."""
        return True

    @property
    def starts_next(self) -> bool:
        """Whether all players have agreed to another game, so it starts without asking."""
        return False

    @abstractmethod
    def next_game(self) -> Table[Any, Any] | None:
        """The table of the next game; None if others have to agree to it first."""

    # --- telling ----------------------------------------------------------------------------------------

    def on_news(self, wake: Callable[[], object]) -> None:
        """Register a callback for news from elsewhere; it may be called from any thread."""
        del wake  # a table on this machine has no such news

    def hear(self) -> None:
        """Take in what has happened elsewhere."""

    @abstractmethod
    def story(self, seat: Seat | None) -> list[StoryStep]:
        """What has happened, as this seat may know it; append-only except for takebacks."""

    def news(self, seat: Seat | None) -> list[Event]:
        """The events that this person has not seen yet."""
        story = self.story(seat)
        fresh, self._heard[seat] = story[self._heard.get(seat, 0) :], len(story)
        return [event for step in fresh for event in step.events]

    def notes(self) -> list[str]:
        """Other messages since the last call."""
        return []

    def failure(self) -> str:
        """What a program among the opponents did wrong since the last call."""
        return ""

    def tell(self, events: Sequence[Event]) -> str:
        """Events as one paragraph. They must already be restricted to what the reader may know."""
        return " ".join(said for event in events if (said := self.words.event(event)))

    def log(self, seat: Seat | None) -> list[str]:
        """What came of each choice."""
        return [each.said or self.tell(each.events) for each in self.story(seat)]

    def help(self) -> list[str]:
        """What this kind of table adds to the help."""
        return []

    @abstractmethod
    def opening(self, *, resumed: bool) -> list[str]:
        """How the game came about."""

    @abstractmethod
    def goodbye(self) -> list[str]:
        """Where the game is saved and how to continue it, or that it could not be saved."""
