"""What every table has, whatever is played there and wherever its game is kept."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from mandate.cli.kit.words import Words
from mandate.core.record import TAKEBACK

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from mandate.cli.kit.trouble import Trouble
    from mandate.core.game import Seat
    from mandate.core.record import Record

W = TypeVar("W", bound=Words)


class News(Exception):
    """Raised by whoever reads lines for a table: something has happened there meanwhile."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What is known of a game's deal and its record."""

    commitment: str | None
    seed: str | None
    takebacks: bool  # whether the table allows them
    taken_back: int = 0  # how often it was done

    @classmethod
    def of(cls, record: Record) -> Deal:
        back = sum(entry.choice == TAKEBACK for entry in record.choices)
        return cls(record.commitment, record.seed, record.takebacks, back)


class AnyTable(ABC, Generic[W]):
    """One game as it is played, before one screen."""

    left = False  # whether the persons here have given up their seats

    def __init__(self, words: W, persons: Sequence[Seat]) -> None:
        self.words = words
        self.persons = tuple(persons)  # the seats of those who use this screen
        self.trouble: Trouble | None = None  # the last saving that failed

    # --- asking -------------------------------------------------------------------------------------

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

    # --- doing --------------------------------------------------------------------------------------

    def obey(self, command: str, rest: str) -> list[str]:
        """A command of this kind of table; what is to be said of it."""
        del command, rest
        return []

    @abstractmethod
    def save_at(self, path: str) -> Path:
        """Save now, or (with a path) another copy there."""

    @property
    def goes_on(self) -> bool:
        """Whether everybody has agreed to another game, so that it is played without asking."""
        return False

    # --- telling ------------------------------------------------------------------------------------

    def on_news(self, wake: Callable[[], object]) -> None:
        """Whom to wake, from any thread, when something has happened elsewhere."""
        del wake  # nothing does, at a table of this machine

    @abstractmethod
    def hear(self) -> None:
        """Take in what has happened elsewhere."""

    def help(self) -> list[str]:
        """What this kind of table adds to the help."""
        return []

    @abstractmethod
    def opening(self, *, resumed: bool) -> list[str]:
        """What is said of how the game came about."""

    @abstractmethod
    def goodbye(self) -> list[str]:
        """Where the game is kept, and how to go on with it."""
