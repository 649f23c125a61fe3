"""What happens in The Great Wall. Gains and payments are told to all; only a few faces are secrets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from mandate.core.game import Event, Seat
from mandate.games.great_wall import coop_events
from mandate.games.great_wall.change import Change, GreatWallEvent
from mandate.games.great_wall.coop_events import Demanded, Disclosed, Happened


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
class Moved(Change):
    """A piece went from one place to another; places are named as in tokens."""

    kind: ClassVar[str] = "moved"
    seat: int
    piece: str
    came: str
    went: str


@dataclass(frozen=True, slots=True)
class Wounded(Change):
    """A Wound marker was placed by a seat."""

    kind: ClassVar[str] = "wounded"
    seat: int
    spot: str


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
    """A Horde was Defeated; `seat` claims it, or nobody (-1)."""

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

    `turned` are the parts without which it had gone the other way: `wall`, `barricades`, `help` (Defense
    from elsewhere), `more` (Power from elsewhere), or a Horde card.
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
    help: int = 0
    hordes: tuple[str, ...] = ()  # from the Wall outwards
    powers: tuple[int, ...] = ()  # of each of them
    more: int = 0
    turned: tuple[str, ...] = ()


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
    """An Advisor left the display for the discards; `seat` sent it away, or nobody (-1) did."""

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
class TeaMoved(Change):
    kind: ClassVar[str] = "tea"
    order: tuple[int, ...]


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
class Stored(Change):
    """The Reed Clan put resources into the Warehouse."""

    kind: ClassVar[str] = "stored"
    seat: int
    what: str
    n: int


@dataclass(frozen=True, slots=True)
class Swapped(Change):
    """Two neighbouring Hordes changed places, with all that was on them; places as in `M1`.

    A seat wanted it, or (-1) the Horde itself is that fast.
    """

    kind: ClassVar[str] = "swapped"
    seat: int
    one: str
    other: str


@dataclass(frozen=True, slots=True)
class DrewCommand(GreatWallEvent):
    """Qin Jiushao's Command card of this Year came up from his deck."""

    kind: ClassVar[str] = "drew-command"
    seat: int
    card: str

    def chance(self) -> str:
        return self.card


@dataclass(frozen=True, slots=True)
class TokenMoved(Change):
    """Qin Jiushao's Location track, from the highest space, after a token moved."""

    kind: ClassVar[str] = "token"
    seat: int
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reasoned(GreatWallEvent):
    """Why the step before this one happened, which nobody decided; `reason` is one of `Reason`."""

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


REASONS = ("walls", "shame", "time", "resigned", "requests")
# where a preview stops
UNFORESEEN = (
    Revealed, Invaded, DrewTactic, Displayed, Scouted, Indicated, DrewCommand, Demanded, Happened, Disclosed,
)  # fmt: skip
ALL: tuple[type[Event], ...] = tuple(
    {
        kind.kind: kind
        for kind in (*globals().values(), *vars(coop_events).values())
        if isinstance(kind, type) and issubclass(kind, Event)
        # the bases are no events, and what is built on an event is told under its name
        if kind is not Change and kind.__base__ in (GreatWallEvent, Change)
    }.values()
)
