"""What happens only in co-op: Requests, Events, Sacrifices, gifts; and a Horde deck made of discards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mandate.games.great_wall.rules.events.change import Change, GreatWallEvent


@dataclass(frozen=True, slots=True)
class Reshuffled(GreatWallEvent):
    """The discarded Hordes became a new deck."""

    kind: ClassVar[str] = "reshuffled"
    n: int


@dataclass(frozen=True, slots=True)
class Demanded(GreatWallEvent):
    """A Request of the Emperor came up; what it asks for depends on how many play."""

    kind: ClassVar[str] = "demanded"
    card: str
    players: int

    def chance(self) -> str:
        return self.card


@dataclass(frozen=True, slots=True)
class Proposed(GreatWallEvent):
    """A seat proposes to fulfil a Request."""

    kind: ClassVar[str] = "proposed"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Answered(GreatWallEvent):
    """A payer agrees to a Request, or does not."""

    kind: ClassVar[str] = "answered"
    seat: int
    card: str
    agreed: bool


@dataclass(frozen=True, slots=True)
class Fulfilled(GreatWallEvent):
    """A Request is fulfilled, the `n`-th of `goal`."""

    kind: ClassVar[str] = "fulfilled"
    card: str
    n: int
    goal: int


@dataclass(frozen=True, slots=True)
class Sacrificed(Change):
    """A piece, an Advisor or a trophy left the game; `came` is where it was, or empty."""

    kind: ClassVar[str] = "sacrificed"
    seat: int
    what: str
    came: str
    n: int = 1


@dataclass(frozen=True, slots=True)
class Disclosed(Sacrificed):
    """An Advisor whose face only its owner knew left the game."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Happened(GreatWallEvent):
    """An Event card was revealed."""

    kind: ClassVar[str] = "happened"
    card: str

    def chance(self) -> str:
        return self.card


@dataclass(frozen=True, slots=True)
class Gave(Change):
    """Resources from one player to another."""

    kind: ClassVar[str] = "gave"
    seat: int
    to: int
    what: str
    n: int


@dataclass(frozen=True, slots=True)
class Arranged(GreatWallEvent):
    """The order in which Clans act, as the active player sets it in co-op."""

    kind: ClassVar[str] = "arranged"
    seat: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Burned(Change):
    """Resources in the Warehouse were lost."""

    kind: ClassVar[str] = "burned"
    what: str
    n: int
