"""The course of a game: what begins, what is revealed, and how it ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mandate.games.great_wall.rules.events.change import Change, GreatWallEvent


@dataclass(frozen=True, slots=True)
class Chose(GreatWallEvent):
    """A seat has chosen something that stays face down until all have."""

    kind: ClassVar[str] = "chose"
    seat: int


@dataclass(frozen=True, slots=True)
class Revealed(GreatWallEvent):
    """What a seat had chosen face down: a General and an Active Advisor, or a Command card."""

    kind: ClassVar[str] = "revealed"
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Began(GreatWallEvent):
    """A Year, a phase of it, or a seat's turn begins."""

    kind: ClassVar[str] = "began"
    what: str
    number: int


@dataclass(frozen=True, slots=True)
class Stepped(GreatWallEvent):
    """A step of a phase begins, such as `hordes` of Spring (`steps`); `of` is the Section of an Assault."""

    kind: ClassVar[str] = "step"
    phase: str
    step: str
    clause: str
    of: str = ""


@dataclass(frozen=True, slots=True)
class Reasoned(GreatWallEvent):
    """Why the automatic step before this one happened; `reason` is one of `Reason`."""

    kind: ClassVar[str] = "reason"
    seat: int
    reason: str
    place: str


@dataclass(frozen=True, slots=True)
class Resigned(GreatWallEvent):
    kind: ClassVar[str] = "resigned"
    seat: int


@dataclass(frozen=True, slots=True)
class Scored(Change):
    """One step of the scoring at the end: what each Clan got from `cause`, and has then."""

    kind: ClassVar[str] = "scored"
    amounts: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended(GreatWallEvent):
    """`tied`: who has as much Honor as the winner, and stands lower in Tea order."""

    kind: ClassVar[str] = "ended"
    winners: tuple[int, ...]
    reason: str
    tied: tuple[int, ...] = ()
