"""What happens in The Great Wall. Gains and payments are told to all; only a few faces are secrets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from mandate.core.game import Event, Seat
from mandate.games.great_wall import coop_events
from mandate.games.great_wall.coop_events import Demanded, Disclosed, Happened


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """A seat has chosen something that stays face down until all have."""

    kind: ClassVar[str] = "chose"
    seat: int


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """What a seat had chosen face down: a General and an Active Advisor, or a Command card."""

    kind: ClassVar[str] = "revealed"
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Began(Event):
    """A Year, a phase of it, or a seat's turn begins."""

    kind: ClassVar[str] = "began"
    what: str
    number: int


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """Resources from the supply, or from the Warehouse."""

    kind: ClassVar[str] = "gained"
    seat: int
    what: str
    n: int


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A seat did not take what it could have: a resource, a free mix, `honor`, `tactic` cards or `tea`."""

    kind: ClassVar[str] = "declined"
    seat: int
    what: str
    n: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """Resources from behind a screen, or (`house`) from the Warehouse in that seat's name."""

    kind: ClassVar[str] = "paid"
    seat: int
    what: str
    n: int
    house: bool = False


@dataclass(frozen=True, slots=True)
class Honored(Event):
    """Honor gained, or lost with a negative number; `total` is what the track shows now."""

    kind: ClassVar[str] = "honor"
    seat: int
    n: int
    total: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A piece went from one place to another; places are named as in tokens."""

    kind: ClassVar[str] = "moved"
    seat: int
    piece: str
    came: str
    went: str


@dataclass(frozen=True, slots=True)
class Wounded(Event):
    """A Wound marker was placed by a seat."""

    kind: ClassVar[str] = "wounded"
    seat: int
    spot: str


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A Wall level (`level` 1 to 3) or a Barricade (`level` 0)."""

    kind: ClassVar[str] = "built"
    seat: int
    section: str
    level: int


@dataclass(frozen=True, slots=True)
class Upgraded(Event):
    kind: ClassVar[str] = "upgraded"
    seat: int
    location: str
    level: int


@dataclass(frozen=True, slots=True)
class Activated(Event):
    kind: ClassVar[str] = "activated"
    location: str
    advanced: bool


@dataclass(frozen=True, slots=True)
class Shamed(Event):
    """A Shame token was taken (`place` says where it went), or could not be (`place` is empty)."""

    kind: ClassVar[str] = "shamed"
    seat: int
    place: str


@dataclass(frozen=True, slots=True)
class Cleared(Event):
    """A Shame token went back to the supply."""

    kind: ClassVar[str] = "cleared"
    seat: int
    place: str


@dataclass(frozen=True, slots=True)
class Invaded(Event):
    """A Horde card came up from the deck; without a section it was a Raid and is discarded."""

    kind: ClassVar[str] = "invaded"
    horde: str
    section: str

    def chance(self) -> str:
        return self.horde


@dataclass(frozen=True, slots=True)
class Defeated(Event):
    """A Horde was Defeated; `seat` claims it, or nobody (-1)."""

    kind: ClassVar[str] = "defeated"
    horde: str
    seat: int


@dataclass(frozen=True, slots=True)
class Killed(Event):
    """Soldiers died (or, `saved`, were Saved)."""

    kind: ClassVar[str] = "killed"
    seat: int
    soldier: str
    n: int
    saved: bool = False


@dataclass(frozen=True, slots=True)
class Assaulted(Event):
    kind: ClassVar[str] = "assaulted"
    section: str
    power: int
    defense: int


@dataclass(frozen=True, slots=True)
class DrewTactic(Event):
    """A Tactic card was drawn; only the drawer knows which."""

    kind: ClassVar[str] = "drew"
    seat: int
    card: str | None

    def seen_by(self, seat: Seat | None) -> DrewTactic:
        return self if seat == self.seat else replace(self, card=None)

    def chance(self) -> str | None:
        return self.card


@dataclass(frozen=True, slots=True)
class LeftHand(Event):
    """A Tactic card was played (`boosted` or not), or discarded for the hand limit."""

    kind: ClassVar[str] = "tactic"
    seat: int
    card: str
    how: str


@dataclass(frozen=True, slots=True)
class Displayed(Event):
    """An Advisor came up from the deck into the display."""

    kind: ClassVar[str] = "displayed"
    card: str

    def chance(self) -> str:
        return self.card


@dataclass(frozen=True, slots=True)
class Dismissed(Event):
    """An Advisor left the display, sent away for a Reed Clerk at the Embassy."""

    kind: ClassVar[str] = "dismissed"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Took(Event):
    """An Advisor, a Command card or a Clerk was taken; `where` says to what use."""

    kind: ClassVar[str] = "took"
    seat: int
    what: str
    where: str


@dataclass(frozen=True, slots=True)
class TeaMoved(Event):
    kind: ClassVar[str] = "tea"
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scouted(Event):
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
class Indicated(Event):
    """The back of the card that is now on top of the Horde deck points to a Section."""

    kind: ClassVar[str] = "indicated"
    section: str

    def chance(self) -> str:
        return self.section


@dataclass(frozen=True, slots=True)
class Stored(Event):
    """The Reed Clan put resources into the Warehouse."""

    kind: ClassVar[str] = "stored"
    seat: int
    what: str
    n: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two neighbouring Hordes changed places, with all that was on them; places as in `M1`."""

    kind: ClassVar[str] = "swapped"
    seat: int
    one: str
    other: str


@dataclass(frozen=True, slots=True)
class DrewCommand(Event):
    """Qin Jiushao's Command card of this Year came up from his deck."""

    kind: ClassVar[str] = "drew-command"
    seat: int
    card: str

    def chance(self) -> str:
        return self.card


@dataclass(frozen=True, slots=True)
class TokenMoved(Event):
    """Qin Jiushao's Location track, from the highest space, after a token moved."""

    kind: ClassVar[str] = "token"
    seat: int
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reasoned(Event):
    """Why the step before this one happened, which nobody decided; `reason` is one of `Reason`."""

    kind: ClassVar[str] = "reason"
    seat: int
    reason: str
    place: str


@dataclass(frozen=True, slots=True)
class Resigned(Event):
    kind: ClassVar[str] = "resigned"
    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    kind: ClassVar[str] = "ended"
    winners: tuple[int, ...]
    reason: str


REASONS = ("walls", "shame", "time", "resigned", "requests")
# where a preview stops
UNFORESEEN = (
    Revealed, Invaded, DrewTactic, Displayed, Scouted, Indicated, DrewCommand, Demanded, Happened, Disclosed,
)  # fmt: skip
ALL: tuple[type[Event], ...] = tuple(
    {
        kind.kind: kind
        for kind in (*globals().values(), *vars(coop_events).values())
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }.values()
)
