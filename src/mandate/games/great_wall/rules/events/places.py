"""Pieces and places: Clerks, Locations, Overseers, the Wall, and the two tracks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mandate.games.great_wall.rules.events.change import Change, GreatWallEvent


@dataclass(frozen=True, slots=True)
class Moved(Change):
    """A piece went from one place to another; places are named as in tokens."""

    kind: ClassVar[str] = "moved"
    seat: int
    piece: str
    came: str
    went: str


@dataclass(frozen=True, slots=True)
class Built(Change):
    """A Wall level (`level` 1 to 3) or a Barricade (`level` 0)."""

    kind: ClassVar[str] = "built"
    seat: int
    section: str
    level: int


@dataclass(frozen=True, slots=True)
class Upgraded(Change):
    """An Overseer rose; a new one was a Soldier (`soldier`) of the pool."""

    kind: ClassVar[str] = "upgraded"
    seat: int
    location: str
    level: int
    soldier: str = ""


@dataclass(frozen=True, slots=True)
class Activated(GreatWallEvent):
    kind: ClassVar[str] = "activated"
    location: str
    advanced: bool


@dataclass(frozen=True, slots=True)
class Dismantled(Change):
    """The Barricades of a Section, so many, were removed."""

    kind: ClassVar[str] = "dismantled"
    section: str
    n: int


@dataclass(frozen=True, slots=True)
class Returned(Change):
    """Clerks went from a Location back to their owner's pool."""

    kind: ClassVar[str] = "returned"
    seat: int
    location: str
    n: int


@dataclass(frozen=True, slots=True)
class TeaMoved(Change):
    kind: ClassVar[str] = "tea"
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TokenMoved(Change):
    """Qin Jiushao's Location track, from the highest space, after a token moved."""

    kind: ClassVar[str] = "token"
    seat: int
    order: tuple[str, ...]
