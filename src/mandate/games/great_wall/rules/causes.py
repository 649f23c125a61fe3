"""Why something was gained, lost or moved: every such event carries its cause.

The stack shows what is happening, so a cause is read there: the innermost frame that explains something, such
as a card's effects or a Location that activates. A rule that knows better than the stack gives the cause
itself.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from string import digits
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mandate.games.great_wall.cards.numbers import CODES
from mandate.games.great_wall.cards.vocabulary import SECTIONS
from mandate.games.great_wall.rules.kinds import FrameKind

if TYPE_CHECKING:
    from mandate.core.flow import Frame
    from mandate.games.great_wall.rules.state import GreatWallState


class Why(StrEnum):
    """All causes there are; behind each what `Cause.of` names."""

    # cards: the card's id, of a Horde also its type's
    GENERAL = "general"
    ADVISOR = "advisor"
    TACTIC = "tactic"
    COMMAND = "command"
    ARTIFACT = "artifact"  # scored at the end
    HORDE = "horde"  # what is printed on it
    CLAN = "clan"  # the Reed Clan's General, or Qin Jiushao
    REQUEST = "request"
    EVENT = "event"
    # the board and what is done there
    LOCATION = "location"  # its code
    OVERSEER = "overseer"  # income; the Location's code
    RECRUIT = "recruit"
    WALL = "wall"  # built; the Section
    BARRICADE = "barricade"  # built; the Section
    UPGRADE = "upgrade"  # the Location's code
    HIRE = "hire"  # the Advisor, or `clerk`
    DONATION = "donation"  # the resource
    SAVE = "save"  # a Soldier that would have died; its type
    # fighting
    REWARD = "reward"  # spots covered; the Horde
    FIRING = "firing"  # of Winter; the Section
    WOUND = "wound"  # dealt by Qin Jiushao; the Section
    DEFEAT = "defeat"  # the Horde
    ARCHERS = "archers"  # on Firing spots when a Horde was Defeated; the Horde
    CLAIM = "claim"  # the Horde
    BREACH = "breach"  # the Section
    # Shame
    ALONE = "alone"  # alone where the Shame icon is; the Location's code
    NO_PLACE = "no-place"  # a token that could lie nowhere
    PENANCE = "penance"  # a token given back for its price
    UNFULFILLED = "unfulfilled"  # Requests that were left
    # the Year
    SETUP = "setup"
    SPRING = "spring"
    SUMMER = "summer"
    FALL = "fall"
    WINTER = "winter"
    DISCARDS = "discards"  # Honor for Command cards that stay discarded
    RECLAIM = "reclaim"  # Command cards taken back
    LIMIT = "limit"  # more Tactic cards than a hand may hold
    # the end
    SHAME = "shame"  # tokens that are left
    HORDES = "hordes"  # claimed ones without Shame
    UNKNOWN = "unknown"  # in no real game; sent by an older server


class Cause(NamedTuple):
    why: Why
    of: str = ""


UNKNOWN: Final = Cause(Why.UNKNOWN)  # also: not given, so that `emit` reads it from the stack
KEY = "cause"  # in the data of a frame that has a cause of its own
# what a card's id begins with → what kind of card it is
_CARDS: Final = {
    **dict.fromkeys(("G", "K"), Why.GENERAL),
    "A": Why.ADVISOR,
    **dict.fromkeys(("T", "U"), Why.TACTIC),
    **dict.fromkeys(("C", "S", "R"), Why.COMMAND),
    "F": Why.ARTIFACT,
    **dict.fromkeys(("H", "X"), Why.HORDE),
    **dict.fromkeys(("RA", "RB", "Q"), Why.CLAN),
    "RQ": Why.REQUEST,
    "E": Why.EVENT,
}


def now(s: GreatWallState) -> Cause:
    """The cause of what happens at this moment: the innermost frame that has begun and explains something.

    A frame without a step has only been pushed; it waits for its turn and has caused nothing yet.
    """
    for frame in reversed(s.stack):
        read = READ.get(frame.kind)
        if read is not None and frame.step:
            return read(s, frame)
    return UNKNOWN  # in no phase of the Year: on a stage that a test has set


def of_card(card: str) -> Cause:
    """A card, by its own id or by the name of one of its effects."""
    card = card.partition("/")[0]
    return Cause(_CARDS[card.partition("-")[0].rstrip(digits)], card)


def of_horde(why: Why, s: GreatWallState, horde: int) -> Cause:
    """`horde` is the number of a card, as states have it."""
    return Cause(why, s.hordes[horde])


def of_frame(frame: Frame) -> Cause:
    """The cause that a frame has of its own; it may have been stored and read again."""
    stored = frame.data.get(KEY)
    if stored is None:
        return UNKNOWN
    return stored if isinstance(stored, Cause) else Cause(Why(stored[0]), stored[1])


def own(cause: Cause) -> dict[str, Any]:
    """The data of a frame with a cause of its own, if there is one."""
    return {} if cause is UNKNOWN else {KEY: cause}


def _location(_s: GreatWallState, frame: Frame) -> Cause:
    return Cause(Why.LOCATION, CODES[frame.data["place"]])


def _section(_s: GreatWallState, frame: Frame) -> Cause:
    return Cause(Why.BREACH, SECTIONS[frame.data["section"]])


# the frames that explain something, by their kind; all of them go through steps
READ: dict[str, Callable[[GreatWallState, Frame], Cause]] = {
    FrameKind.EFFECTS: lambda _s, frame: of_card(frame.data["src"]),
    FrameKind.PRODUCTION: _location,
    FrameKind.VISIT: _location,
    FrameKind.ACTIVATE: _location,
    FrameKind.RECRUITING: lambda _s, _frame: Cause(Why.RECRUIT),
    FrameKind.DEFEAT: lambda s, frame: of_horde(Why.DEFEAT, s, frame.data["horde"]),
    FrameKind.BREACH: _section,
    FrameKind.REQUEST: lambda _s, frame: Cause(Why.REQUEST, frame.data["card"]),
    **{
        phase: lambda _s, frame: Cause(Why(frame.kind))
        for phase in (FrameKind.SETUP, FrameKind.SPRING, FrameKind.SUMMER, FrameKind.FALL, FrameKind.WINTER)
    },
}
