"""Cards that come and go: Tactic cards, Advisors and Command cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from mandate.core.game import Seat
from mandate.games.great_wall.rules.events.change import Change, GreatWallEvent


@dataclass(frozen=True, slots=True)
class DrewTactic(Change):
    """A Tactic card was drawn; only the drawer knows which."""

    kind: ClassVar[str] = "drew"
    seat: int
    card: str | None

    def seen_by(self, seat: Seat | None) -> DrewTactic:
        return self if seat == self.seat else replace(self, card=None)

    def chance(self) -> str | None:
        return self.card


@dataclass(frozen=True, slots=True)
class LeftHand(Change):
    """A Tactic card was played (`boosted` or not), or discarded for the hand limit."""

    kind: ClassVar[str] = "tactic"
    seat: int
    card: str
    how: str


@dataclass(frozen=True, slots=True)
class Displayed(GreatWallEvent):
    """An Advisor came up from the deck into the display."""

    kind: ClassVar[str] = "displayed"
    card: str

    def chance(self) -> str:
        return self.card


@dataclass(frozen=True, slots=True)
class Dismissed(Change):
    """An Advisor left the display for the discards; `seat` sent it away, or -1 if no player did."""

    kind: ClassVar[str] = "dismissed"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Took(Change):
    """An Advisor, a Command card or a Clerk was taken; `where` says to what use."""

    kind: ClassVar[str] = "took"
    seat: int
    what: str
    where: str


@dataclass(frozen=True, slots=True)
class DrewCommand(GreatWallEvent):
    """Qin Jiushao's Command card of this Year came up from his deck."""

    kind: ClassVar[str] = "drew-command"
    seat: int
    card: str

    def chance(self) -> str:
        return self.card
