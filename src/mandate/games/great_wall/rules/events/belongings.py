"""What a Clan has: resources, Honor and Shame, gained, paid and lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mandate.games.great_wall.rules.events.change import Change


@dataclass(frozen=True, slots=True)
class Gained(Change):
    """Resources from the supply, or (`house`) from the Warehouse."""

    kind: ClassVar[str] = "gained"
    seat: int
    what: str
    n: int
    house: bool = False


@dataclass(frozen=True, slots=True)
class Declined(Change):
    """A seat did not take what it could have: a resource, a free mix, `honor`, `tactic` cards or `tea`."""

    kind: ClassVar[str] = "declined"
    seat: int
    what: str
    n: int


@dataclass(frozen=True, slots=True)
class Paid(Change):
    """Resources from behind a screen, or (`house`) from the Warehouse in that seat's name."""

    kind: ClassVar[str] = "paid"
    seat: int
    what: str
    n: int
    house: bool = False


@dataclass(frozen=True, slots=True)
class Donated(Change):
    """Resources from behind a screen into the Warehouse."""

    kind: ClassVar[str] = "donated"
    seat: int
    what: str
    n: int


@dataclass(frozen=True, slots=True)
class Honored(Change):
    """Honor gained, or lost with a negative number; `total` is what the track shows now."""

    kind: ClassVar[str] = "honor"
    seat: int
    n: int
    total: int


@dataclass(frozen=True, slots=True)
class Shamed(Change):
    """A Shame token was taken (`place` says where it went), or could not be (`place` is empty).

    `left`: one left the supply. One that could lie nowhere is out of the game; there may have been none.
    """

    kind: ClassVar[str] = "shamed"
    seat: int
    place: str
    left: bool = True


@dataclass(frozen=True, slots=True)
class Cleared(Change):
    """A Shame token went back to the supply."""

    kind: ClassVar[str] = "cleared"
    seat: int
    place: str


@dataclass(frozen=True, slots=True)
class Stored(Change):
    """The Reed Clan put resources into the Warehouse."""

    kind: ClassVar[str] = "stored"
    seat: int
    what: str
    n: int
