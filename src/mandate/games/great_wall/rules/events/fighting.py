"""Hordes and Soldiers: from the back of the next Horde card to the Assault in Winter."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from mandate.core.game import Seat
from mandate.games.great_wall.rules.events.change import Change, GreatWallEvent


@dataclass(frozen=True, slots=True)
class Wounded(Change):
    """A Wound marker was placed by a seat."""

    kind: ClassVar[str] = "wounded"
    seat: int
    spot: str


@dataclass(frozen=True, slots=True)
class Invaded(Change):
    """A Horde card came up from the deck; without a section it was a Raid and is discarded.

    A Raid takes Shame tokens (`shame`) out of the game.
    """

    kind: ClassVar[str] = "invaded"
    horde: str
    section: str
    shame: int = 0

    def chance(self) -> str:
        return self.horde


@dataclass(frozen=True, slots=True)
class Defeated(GreatWallEvent):
    """A Horde was Defeated; `seat` claims it, or -1 if no Clan does."""

    kind: ClassVar[str] = "defeated"
    horde: str
    seat: int


@dataclass(frozen=True, slots=True)
class Killed(Change):
    """Soldiers died (or, `saved`, were Saved)."""

    kind: ClassVar[str] = "killed"
    seat: int
    soldier: str
    n: int
    saved: bool = False


@dataclass(frozen=True, slots=True)
class Rested(Change):
    """Soldiers that lived through a Horde's Defeat left it for the Rest Zone (a Section) or the pool."""

    kind: ClassVar[str] = "rested"
    seat: int
    soldier: str
    n: int
    went: str


@dataclass(frozen=True, slots=True)
class Driven(Change):
    """An Archer was driven from a Firing spot to the Rest Zone there (`L`), or to the `pool`."""

    kind: ClassVar[str] = "driven"
    seat: int
    section: str
    went: str


@dataclass(frozen=True, slots=True)
class Assaulted(GreatWallEvent):
    """The Hordes of a Section against its Defense, with the parts of both.

    `turned` are the parts without which it would have gone the other way: `wall`, `barricades`, `advisors`
    (Qin Jiushao's), `events`, `help` (Defense by Tactic cards), `more` (Power by Tactic cards), or a Horde
    card.
    """

    kind: ClassVar[str] = "assaulted"
    section: str
    power: int
    defense: int
    breached: bool = False
    level: int = 0  # of the Wall
    wall: int = 0  # Defense of the Wall alone
    barricades: int = 0  # how many there were
    each: int = 0  # Defense of each of them
    advisors: int = 0  # Defense that Qin Jiushao's Supporting Advisors take
    events: int = 0  # Defense that Events take or give
    help: int = 0  # Defense from Tactic cards
    hordes: tuple[str, ...] = ()  # from the Wall outwards
    powers: tuple[int, ...] = ()  # of each of them
    more: int = 0
    turned: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scouted(GreatWallEvent):
    """A seat looked at the top Horde cards; only that seat knows them."""

    kind: ClassVar[str] = "scouted"
    seat: int
    cards: tuple[str, ...]
    n: int

    def seen_by(self, seat: Seat | None) -> Scouted:
        return self if seat == self.seat else replace(self, cards=())

    def chance(self) -> str | None:
        return " ".join(self.cards) or None


@dataclass(frozen=True, slots=True)
class Indicated(GreatWallEvent):
    """The back of the card that is now on top of the Horde deck points to a Section."""

    kind: ClassVar[str] = "indicated"
    section: str

    def chance(self) -> str:
        return self.section


@dataclass(frozen=True, slots=True)
class Swapped(Change):
    """Two neighbouring Hordes changed places, with all that was on them; places as in `M1`.

    A seat wanted it, or (-1) the Horde itself is that fast.
    """

    kind: ClassVar[str] = "swapped"
    seat: int
    one: str
    other: str
