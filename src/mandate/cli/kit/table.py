"""The table: what persons can do in a game, whatever is played and whoever shows it.

Two kinds of table are behind it: one whose game is played on this machine (`LocalTable`), and one at a
server (`RemoteTable`). Whatever shows a game knows only what is here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mandate.cli.kit.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from mandate.cli.kit.drawing import Drawing
    from mandate.cli.kit.happenings import Deal, Foreseen, Happening, Score, Tried
    from mandate.cli.kit.trouble import Trouble
    from mandate.core.game import Decision, Event, Json, Outcome, Seat
    from mandate.core.question import Question
    from mandate.players.advice import Advice

V = TypeVar("V")  # what a seat may see, as the screens of a game read it
W = TypeVar("W", bound=Words)


class Table(ABC, Generic[V, W]):
    """One game as it is played. `seat` is who sits before the screen now, None behind a curtain."""

    commands: tuple[str, ...] = ()  # of this kind of table, beside those of the screen
    opponents_here = True  # whether the other seats play in this process, when we let them
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
        """What is played: the options of the game."""

    @abstractmethod
    def look(self, seat: Seat | None) -> V:
        """What this seat, or a spectator, may see."""

    @property
    def view(self) -> V:
        """What the person before the screen may see; what everybody may see where that is nobody."""
        return self.look(self.seat)

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None: ...

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def waits_for_person(self, seat: Seat) -> bool:
        """Whether it is the turn of a person elsewhere, not of a computer player."""
        del seat
        return False

    @property
    def why_ended(self) -> str | None:
        """How a game ended that a player left, where the table knows more of it than the rules."""
        return None

    @abstractmethod
    def asked(self) -> list[Seat]:
        """Persons here who are asked now, in the order of their seats."""

    @abstractmethod
    def decision(self, seat: Seat) -> Decision | None:
        """What this seat is asked now."""

    @abstractmethod
    def question(self, seat: Seat) -> Question | None:
        """The same in words."""

    @property
    @abstractmethod
    def moment(self) -> object:
        """Changes whenever something else is asked of somebody here."""

    @property
    @abstractmethod
    def made(self) -> int:
        """Grows with every choice that anybody makes or takes back."""

    @property
    @abstractmethod
    def deal(self) -> Deal: ...

    @property
    @abstractmethod
    def kept_at(self) -> Path | None:
        """The file of the record, where there is one on this machine."""

    @property
    def shared(self) -> bool:
        """Whether several persons share this screen, so that a curtain is needed between them."""
        return len(self.persons) > 1

    @property
    @abstractmethod
    def alone(self) -> bool:
        """Whether nobody can be told anything by how long a person here thinks."""

    @property
    def gives_hints(self) -> bool:
        return True

    # --- choosing ---------------------------------------------------------------------------------------

    @property
    def keeps_orders(self) -> bool:
        """Whether standing orders are kept at the table itself, which answers then."""
        return False

    def ordered(self, seat: Seat) -> Mapping[str, str]:
        """What this person has ordered there."""
        del seat
        return {}

    def order(self, seat: Seat, orders: Mapping[str, str]) -> None:
        """Have the table answer for this person from now on."""
        raise NotImplementedError

    @abstractmethod
    def play(self, seat: Seat, choice: str, *, unasked: bool = False) -> None:
        """Make a choice. `unasked`: it was made for a person, and is taken back with their own."""

    def play_all(self, seat: Seat, choices: Sequence[tuple[str, bool]]) -> None:
        """Make the choices of a plan, each with whether it was made for the person."""
        for choice, unasked in choices:
            self.play(seat, choice, unasked=unasked)

    @abstractmethod
    def foresee(self, seat: Seat, choice: str) -> Foreseen:
        """What a choice would bring, as this seat may know it. Raises the refusal."""

    @abstractmethod
    def attempt(self, seat: Seat, choices: Sequence[str]) -> Tried[V]:
        """What a chain of own choices would come to. Raises where one cannot be made or foreseen."""

    def after(self, seat: Seat, choice: str) -> V | None:
        """The table with this choice made, for everybody to see; None where only the rules elsewhere know."""
        del seat, choice
        return None

    @abstractmethod
    def advice(self, seat: Seat) -> Advice:
        """What a computer player would choose here, knowing no more than this seat."""

    @abstractmethod
    def resign(self, seat: Seat) -> None: ...

    @abstractmethod
    def take_back(self, seat: Seat | None) -> str:
        """Undo the last choice of a person here, or ask for it; what is to be said of that."""

    def rise(self) -> None:
        """Where several persons share the screen, nobody sits there until the curtain is lifted."""
        if self.shared:
            self.seat = None

    def opponent(self) -> Seat | None:
        """A seat that is asked and plays in this process."""
        return None

    def think(self, seat: Seat) -> str:
        """What the opponent on this seat chooses. It can take a while, and changes nothing."""
        raise NotImplementedError(seat)  # only where opponents play here

    def opponents_play(self) -> bool:
        """Let one opponent choose who is asked; False where none is."""
        seat = self.opponent()
        if seat is None:
            return False
        self.play(seat, self.think(seat))
        return True

    def obey(self, command: str, rest: str) -> list[str]:
        """A command of this kind of table; what is to be said of it."""
        del command, rest
        return []

    @abstractmethod
    def save_at(self, path: str) -> Path:
        """Save now, or (with a path) another copy there. Raises why that failed."""

    # --- one game after another -------------------------------------------------------------------------

    @property
    def score(self) -> Score | None:
        """How the series stands, where this is a game of one."""
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
    def goes_on(self) -> bool:
        """Whether everybody has agreed to another game, so that it is played without asking."""
        return False

    @abstractmethod
    def next_game(self) -> Table[Any, Any] | None:
        """The table of the next game; None where others have to agree to it first."""

    # --- telling ----------------------------------------------------------------------------------------

    def on_news(self, wake: Callable[[], object]) -> None:
        """Register what to call, from any thread, when something has happened elsewhere."""
        del wake  # nothing does, at a table of this machine

    def hear(self) -> None:
        """Take in what has happened elsewhere."""

    @abstractmethod
    def story(self, seat: Seat | None) -> list[Happening]:
        """What has happened, as this seat may know it; only ever added to, except by taking back."""

    def news(self, seat: Seat | None) -> list[Event]:
        """What this person has not heard yet of the game."""
        story = self.story(seat)
        fresh, self._heard[seat] = story[self._heard.get(seat, 0) :], len(story)
        return [event for happening in fresh for event in happening.events]

    def notes(self) -> list[str]:
        """What else is to be said since this was asked last."""
        return []

    def failure(self) -> str:
        """What a program among the opponents did wrong since this was asked last."""
        return ""

    def tell(self, told: Sequence[Event]) -> str:
        """Events as one paragraph. They must be as their reader may know them."""
        return " ".join(said for event in told if (said := self.words.event(event)))

    def log(self, seat: Seat | None) -> list[str]:
        """What came of each choice."""
        return [each.said or self.tell(each.events) for each in self.story(seat)]

    def help(self) -> list[str]:
        """What this kind of table adds to the help."""
        return []

    @abstractmethod
    def opening(self, *, resumed: bool) -> list[str]:
        """What is said of how the game came about."""

    @abstractmethod
    def goodbye(self) -> list[str]:
        """Where the game is kept and how to continue it; or that it could not be saved."""
