"""What a frame of each kind holds, by the names under which a stored game has it.

At run time the data of a frame is a plain dict, cheap to copy and to store; these types are for readers and
for mypy: `data: frames.Hire = frame.data`. A kind that is not in `DATA` holds nothing, or
(`FACTS`) the place in a card's effects and the facts of what happened, which conditions and amounts of the
vocabulary may ask for by name.

Numbers called `where`, `went`, `opened` and `sections` are bits of Locations or Sections.
"""

from typing import Any, Final, Literal, NotRequired, TypedDict

from mandate.core.game import Seat
from mandate.games.great_wall.cards.vocabulary import Section
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan

Stored = tuple[str, str]  # a `Cause`, also after it was stored and read again
Clans = tuple[Clan, ...]


class Count(TypedDict):
    """How many are left to be chosen."""

    n: int


# --- the Year ------------------------------------------------------------------------------------------


class Fall(TypedDict):
    spot: NotRequired[int]  # of the Command track, next to be resolved


class Turn(TypedDict):
    card: str
    order: NotRequired[Clans]  # co-op: in which the Clans at a Location act


class Winter(TypedDict):
    kept: NotRequired[tuple[int, ...]]  # Barricades that stay, by Section


class Assault(TypedDict):
    section: Section
    power: NotRequired[int]  # co-op: from Tactic cards
    defense: NotRequired[int]


class InSection(TypedDict):
    section: Section


class Event(TypedDict):
    card: str


# --- Locations -----------------------------------------------------------------------------------------


class Activation(TypedDict):
    left: tuple[int, ...]  # Locations that could activate when the step began
    qin: NotRequired[int]  # Qin Jiushao's own come first


class Activate(TypedDict):
    place: int
    advanced: bool  # by a card, before its time
    loneshame: int  # tokens for the Clan that is alone there
    order: NotRequired[Clans]


class AtPlace(TypedDict):
    place: int


class Production(TypedDict):
    place: int
    gathered: NotRequired[Clans]  # who gained something there


class Tea(TypedDict):
    n: int | Literal["top"]  # steps


class Upgrade(TypedDict):
    n: int
    disc: int
    where: int


class Donate(TypedDict):
    kinds: int
    n: int
    given: int


class Building(TypedDict):
    n: int
    what: str
    disc: int
    section: Section  # or NO_SECTION
    walls: int  # levels built so far


class Recall(TypedDict):
    section: str


# --- Clerks and the court ------------------------------------------------------------------------------


class Clerks(TypedDict):
    """And, under the codes of Locations, how many Clerks have come there by this effect."""

    n: int
    diff: bool  # each to another Location
    went: int
    other: bool  # the Other Players box


class Hire(TypedDict):
    n: int
    disc: int
    only: str  # `clerk`, `advisor`, or empty


class Arrange(TypedDict):
    seats: Clans


# --- Soldiers ------------------------------------------------------------------------------------------


class AttackEvent(TypedDict):
    """What happened in one Attack event, for the abilities that answer it."""

    attackers_melee: int
    attackers_Ho: int
    archers_placed: int
    shots: int
    where: int
    tolled: NotRequired[tuple[int, ...]]  # co-op: Hordes whose toll was paid


class Attacking(AttackEvent):
    n: int
    source: str
    type: str
    zones: bool


class Recruiting(AttackEvent):
    n: int
    type: str
    disc: int
    chosen: tuple[int, ...]  # by type of Soldier; while they are placed, those that are left
    cost: tuple[int, ...]  # what is to be paid, by resource
    off: int  # units that are still saved


class Attack(TypedDict):
    n: int
    source: str  # `rest`, `fire`, or any
    type: str
    zones: bool  # of each Rest Zone chosen, every Soldier that can must Attack
    opened: int
    L: int  # Archers that have shot in this Section
    M: int
    R: int
    tolled: NotRequired[tuple[int, ...]]
    openly: NotRequired[bool]  # as others see it: without looking at hidden resources


class Strike(TypedDict):
    token: str


class Wound(TypedDict):
    sections: int
    n: int
    must: bool
    winter: bool
    one: NotRequired[bool]  # all in the Section of the first one


class QinShot(TypedDict):
    section: Section
    winter: bool


class Convoy(TypedDict):
    start: Section
    end: Section
    moved: int
    room: NotRequired[int]  # how many may still go along
    Sp: int  # those that were there when the move began
    Ar: int
    Ho: int
    fire: int


class Deploy(TypedDict):
    n: int
    type: str


# --- Hordes and death ----------------------------------------------------------------------------------


class Defeats(TypedDict):
    hordes: NotRequired[tuple[int, ...]]


class Defeat(TypedDict):
    horde: int
    section: Section
    claims: Clan  # the Clan, or NO_ONE


class Killing(TypedDict):
    section: Section
    todo: tuple[tuple[Clan, int, int], ...]  # Clan, Horde, how many
    dying: tuple[int, ...]  # Clan × Sp Ar Ho
    saved: tuple[int, ...]


class Victim(TypedDict):
    horde: int
    n: int


class Save(TypedDict):
    n: int
    cost: int  # Chi, or USUAL_PRICE


# --- goods, Shame, gains that may be declined ----------------------------------------------------------


class Gain(TypedDict):
    what: str
    n: int
    forced: bool
    cause: NotRequired[Stored]


class Pay(TypedDict):
    n: int
    kinds: int  # of resources: the first so many
    cause: NotRequired[Stored]


class House(TypedDict):
    n: int
    cause: NotRequired[Stored]


class Take(TypedDict):
    what: str
    n: int
    cause: NotRequired[Stored]


class Penance(TypedDict):
    paid: bool
    n: int
    must: NotRequired[bool]


# --- cards ---------------------------------------------------------------------------------------------


class Advanced(TypedDict):
    places: tuple[str, ...]
    src: str


class Give(TypedDict):
    n: int
    only: Clan  # the seat that gets everything, or NO_ONE
    one: bool


class Ordeal(TypedDict):
    src: str
    i: int


class ReedMove(TypedDict):
    n: int
    went: int


# --- co-op ---------------------------------------------------------------------------------------------


class Fulfilment(TypedDict):
    refused: NotRequired[tuple[str, ...]]
    done: NotRequired[Clans]


class Request(TypedDict):
    """And, under the numbers of seats, the trophies that each gives."""

    card: str
    left: tuple[Seat, ...]  # who is still to agree
    gives: tuple[int, ...]


class Consent(TypedDict):
    card: str


class Sacrifice(TypedDict):
    what: str
    n: int


def of_clan(counts: tuple[int, ...], clan: int) -> tuple[int, ...]:
    """A Clan's part of `dying` or `saved`: Sp Ar Ho."""
    return counts[clan * 3 : clan * 3 + 3]


def by_name(data: Clerks | Request | Attack | AttackEvent | Convoy) -> dict[str, int]:
    """Data of which numbers are read under the names of Locations, Sections, Soldiers, seats or facts."""
    return data  # type: ignore[return-value]  # no cast: it would cost a call


DATA: Final[dict[FrameKind, Any]] = {
    FrameKind.FALL: Fall,
    FrameKind.TURN: Turn,
    FrameKind.WINTER: Winter,
    FrameKind.ASSAULT: Assault,
    FrameKind.BREACH: InSection,
    FrameKind.KEEP: Count,
    FrameKind.EVENT: Event,
    FrameKind.ACTIVATION: Activation,
    FrameKind.ACTIVATE: Activate,
    FrameKind.VISIT: AtPlace,
    FrameKind.PRODUCTION: Production,
    FrameKind.TEA: Tea,
    FrameKind.UPGRADE: Upgrade,
    FrameKind.DONATE: Donate,
    FrameKind.BUILDING: Building,
    FrameKind.RECALL: Recall,
    FrameKind.CLERKS: Clerks,
    FrameKind.HIRE: Hire,
    FrameKind.REFRESH: Count,
    FrameKind.ARRANGE: Arrange,
    FrameKind.RECRUITING: Recruiting,
    FrameKind.ATTACKING: Attacking,
    FrameKind.ATTACK: Attack,
    FrameKind.STRIKE: Strike,
    FrameKind.WOUND: Wound,
    FrameKind.MARCH: Count,
    FrameKind.CONVOY: Convoy,
    FrameKind.RETREAT: Count,
    FrameKind.DEPLOY: Deploy,
    FrameKind.SCOUT: Count,
    FrameKind.DEFEATS: Defeats,
    FrameKind.DEFEAT: Defeat,
    FrameKind.KILLING: Killing,
    FrameKind.VICTIM: Victim,
    FrameKind.SAVE: Save,
    FrameKind.GAIN: Gain,
    FrameKind.PAY: Pay,
    FrameKind.HOUSE: House,
    FrameKind.FETCH: Count,
    FrameKind.TAKE: Take,
    FrameKind.SHAME: House,
    FrameKind.PENANCE: Penance,
    FrameKind.ADVANCED: Advanced,
    FrameKind.GIVE: Give,
    FrameKind.FORGET: Count,
    FrameKind.HOMEWARD: Count,
    FrameKind.ORDEAL: Ordeal,
    FrameKind.FULFILMENT: Fulfilment,
    FrameKind.REQUEST: Request,
    FrameKind.CONSENT: Consent,
    FrameKind.SACRIFICE: Sacrifice,
    FrameKind.REED_MOVE: ReedMove,
    FrameKind.QIN_SHOT: QinShot,
}
SECRET: Final = (FrameKind.SETUP_CHOOSE, FrameKind.FALL_CHOOSE)
# a card's source `src`, the place `i` in it, and facts
FACTS: Final = (
    FrameKind.EFFECTS, FrameKind.TRIGGERS, FrameKind.USE, FrameKind.SPEND, FrameKind.CHOOSE, FrameKind.WHOM,
    FrameKind.WINDOW, FrameKind.TACTIC,
)  # fmt: skip
