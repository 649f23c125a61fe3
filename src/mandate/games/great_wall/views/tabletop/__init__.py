"""The table as a person sees it: what a view is on the wire, and what every face draws from.

Seats and Clans are numbers: a seat's number is its Clan's, and the automata follow the seats. Cards are named
by their ids, Locations and Sections by their codes; names and texts are in the game's words. A list "by Clan"
has an entry for each of them, in the order of their numbers.
Derived values stand beside what lies on the table, and say what would come of it if nothing changed. The
table is made from the sketch of a view, so there is nothing hidden in it; the numbers are the engine's own.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, cast

import msgspec

from mandate.core.flow import END, NO_ONE
from mandate.core.game import Seat
from mandate.games.great_wall.cards.numbers import SECTION
from mandate.games.great_wall.rules.army.hordes import coming
from mandate.games.great_wall.rules.army.scouting import BACK
from mandate.games.great_wall.rules.deal import HIDDEN
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.sketch import sketch
from mandate.games.great_wall.views.tabletop.aims import Mission, mission
from mandate.games.great_wall.views.tabletop.city import Location, locations
from mandate.games.great_wall.views.tabletop.clans import ClanBoard, clan_board, own_board
from mandate.games.great_wall.views.tabletop.common import (
    Goods,
    SectionName,
    Shape,
    going_on,
    goods,
    section_name,
)
from mandate.games.great_wall.views.tabletop.mine import Own, own
from mandate.games.great_wall.views.tabletop.solo import Solo, solo
from mandate.games.great_wall.views.tabletop.wall import Section, section_of
from mandate.games.great_wall.views.view import GreatWallView

Phase: TypeAlias = Literal["setup", "spring", "summer", "fall", "winter", "end"]
Part: TypeAlias = Literal["start", "box1", "box2", "box3", "done", "activation", "defeats"]
GreatWallReason: TypeAlias = Literal["walls", "shame", "time", "resigned", "requests"]

PHASES: tuple[Phase, ...] = ("setup", "spring", "summer", "fall", "winter")
# the next step of a turn → the current part until then
PARTS: dict[str, Part] = {
    "window": "start",
    "box1": "start",
    "box2": "box1",
    "box3": "box2",
    "done": "box3",
    "activation": "done",
    "defeats": "activation",
    END: "defeats",
}


class Turn(Shape, frozen=True):
    """A Command card that is being resolved."""

    clan: Clan  # whose it is
    card: str  # what a copy has become
    part: Part  # the box, or what comes before and after the boxes


class Time(Shape, frozen=True, kw_only=True):
    """The Time track, and what is happening now."""

    year: int  # from 1; 0 during setup
    phase: Phase  # the season, before it `setup`, and `end` when it is over
    turn: Turn | None = None  # in Fall
    hordes: list[int]  # by Year: that come in Spring; the first Year has none
    lethality: list[int]  # by Year: Soldiers that die for each player and Horde
    end_walls: int = 0  # so many complete Walls end the game; 0: they do not


class Coming(Shape, frozen=True, kw_only=True):
    """A card of the Horde deck that this seat knows something of, or nothing."""

    card: str | None = None  # its face, from scouting
    back: SectionName | None = None  # the Section on its back


class Decks(Shape, frozen=True, kw_only=True):
    """Cards that are still to come, and those that are through."""

    hordes: int  # cards in the Horde deck
    coming: list[Coming] = []  # Horde cards from the top, as far down as anything of them is known
    advisors: int  # cards in the Advisor deck
    tactics: int  # cards in the Tactic deck
    horde_discard: list[str] = []  # Horde cards
    advisor_discard: list[str] = []  # Advisors
    tactic_discard: list[str] = []  # Tactic cards


class PackName(Shape, frozen=True):
    """The pack of cards that is played with in place of ours."""

    name: str  # as its file gives it
    hash: str  # of all that is in it


class GreatWallOptions(Shape, frozen=True, omit_defaults=False):
    """The options of a game."""

    players: int  # 1 to 5
    coop: bool = False  # all together
    walls: Literal["usual", "strong"] = "usual"  # together: Walls that hold more
    duel: Literal["printed", "balanced"] = "printed"  # two rivals: the numbers of three players, or ours
    overlord: Literal["higher", "active"] = "higher"  # who leads the Reed Clan between two players
    reed_general: Literal["A", "B"] = "A"  # the Reed Clan’s General card
    qin_honor: int = 0  # what Qin Jiushao begins with
    qin_advisors: Literal["one", "both"] = "one"  # how many he takes in Spring
    decline: bool = False  # whether gains may be declined
    pack: PackName | msgspec.UnsetType = msgspec.UNSET  # cards of an owner’s box, where they are not ours


class GreatWallDecision(Shape, frozen=True):
    """What the seat is asked: every legal choice, as a token."""

    number: int  # counts this seat's own decisions
    kind: str  # see Notation
    options: list[str]  # every legal token


class GreatWallOutcome(Shape, frozen=True):
    """How the game ended."""

    winners: list[Seat]  # none in a solo or co-op game that is lost
    reason: GreatWallReason  # how it came to its end


class Tabletop(Shape, frozen=True, omit_defaults=False, tag_field="game", tag="great-wall"):
    """A seat's view of The Great Wall; docs/games/great-wall.md explains every key."""

    seat: Seat | None  # whose view it is; none for a spectator
    options: GreatWallOptions  # of the game
    decision: GreatWallDecision | None  # what this seat is asked now
    pending: list[Seat]  # seats that are asked now: one, several where all choose in secret, or none
    outcome: GreatWallOutcome | None  # once it is over
    time: Time  # the Time track, and what is happening now
    tea: list[Clan]  # from the top
    track: list[Clan | None]  # Command track: whose card lies on each spot
    sections: list[Section]  # in use, from the left
    locations: list[Location]  # all ten, in the order of the table above
    warehouse: Goods  # what was donated
    shame: int  # tokens in the pool
    shame_gone: int  # tokens that have left the game
    shame_start: int  # tokens in the pool at the start
    clans: list[ClanBoard]  # by Clan
    display: list[str]  # Advisors, from the left
    decks: Decks  # cards to come, and those that are through
    artifacts: list[str]  # in play; none in co-op
    mission: Mission | None  # co-op
    solo: Solo | None  # what Qin Jiushao goes by
    own: Own | None  # none for a spectator

    def worth(self, artifact: int) -> list[int]:
        """By Clan: Honor for one of the Artifacts, if the game ended now."""
        return [board.scoring.artifacts[artifact] if board.scoring else 0 for board in self.clans]


class Shared(NamedTuple):
    """What is public at one moment: each seat's table is made from it. It is never modified."""

    table: Tabletop
    view: GreatWallView
    sketch: GreatWallState


def shared_table(view: GreatWallView) -> Shared:
    """For the eyes of a spectator."""
    s = sketch(view)
    return Shared(_table(s, view), view, s)


def tabletop(view: GreatWallView, shared: Shared | None = None) -> Tabletop:
    """The table as this view's seat sees it; `shared`: the public part, if it is already known."""
    if shared is not None:
        return _with_own(shared.table, sketch(view, shared.sketch), view)
    return _table(sketch(view), view)


def _table(s: GreatWallState, view: GreatWallView) -> Tabletop:
    outcome = view.outcome
    return Tabletop(
        seat=view.seat,
        options=msgspec.convert(view.options, GreatWallOptions),
        decision=_decision(view),
        pending=list(view.pending),
        outcome=None
        if outcome is None
        else GreatWallOutcome(winners=list(outcome.winners), reason=cast(GreatWallReason, outcome.reason)),
        time=_time(s),
        tea=s.tea[:],
        track=[None if clan == NO_ONE else clan for clan in s.track],
        sections=[section_of(s, section) for section in s.sections],
        locations=locations(s),
        warehouse=goods(s.warehouse),
        shame=s.shame_pool,
        shame_gone=s.shame_boxed,
        shame_start=s.box.numbers["shame_per_player"] * s.n,
        clans=[clan_board(s, view, clan) for clan in s.lineup.all_clans],
        display=s.display[:],
        decks=_decks(s, view),
        artifacts=list(view.artifacts),
        mission=mission(s, view),
        solo=solo(s, view),
        own=own(s, view),
    )


def _with_own(shared: Tabletop, s: GreatWallState, view: GreatWallView) -> Tabletop:
    """What is public, and what one seat sees beyond that."""
    assert view.seat is not None
    clans = shared.clans[:]
    clans[view.seat] = own_board(s, view, clans[view.seat])
    return msgspec.structs.replace(
        shared,
        seat=view.seat,
        decision=_decision(view),
        clans=clans,
        decks=_decks(s, view),
        mission=mission(s, view),
        own=own(s, view),
    )


def _decision(view: GreatWallView) -> GreatWallDecision | None:
    asked = view.decision
    if asked is None:
        return None
    return GreatWallDecision(number=asked.number, kind=asked.kind, options=list(asked.options))


def _time(s: GreatWallState) -> Time:
    side = s.side
    kinds = {frame.kind for frame in s.stack}
    return Time(
        year=s.year,
        phase=next((phase for phase in PHASES if phase in kinds), "end"),
        turn=_turn(s),
        hordes=[coming(s, year) for year in range(1, side.years + 1)],
        lethality=list(side.lethality),
        end_walls=0 if s.coop else side.end_walls,
    )


def _turn(s: GreatWallState) -> Turn | None:
    frame = going_on(s, FrameKind.TURN)
    if frame is None or s.active == NO_ONE:
        return None
    return Turn(clan=s.active, card=frame.data["card"], part=PARTS[frame.step])


def _decks(s: GreatWallState, view: GreatWallView) -> Decks:
    coming = [_coming(s.hordes[horde]) for horde in reversed(s.horde_deck)]
    while coming and coming[-1].back is None:
        coming.pop()
    advisors, tactics, _ = view.decks
    return Decks(
        hordes=len(s.horde_deck),
        coming=coming,
        advisors=advisors,
        tactics=tactics,
        horde_discard=[s.hordes[horde] for horde in s.horde_discard],
        advisor_discard=s.advisor_discard[:],
        tactic_discard=s.tactic_discard[:],
    )


def _coming(card: str) -> Coming:
    if card == HIDDEN:
        return Coming(card=None, back=None)
    back = section_name(SECTION[card[-1]])
    return Coming(card=None if card.startswith(BACK) else card, back=back)
