"""One game of The Great Wall: plain data, and the contract's doors around it.

Lists that hold something for each Clan and each of several kinds are flat: `res[clan * 4 + kind]`. A
seat's number is its Clan's number; `lineup` says who else plays.
Horde cards are named by their place in the deck as it was dealt (0 to 23); which card lies there is in
`hordes`, and scouts change that (see `scouting`).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

import msgspec

from mandate.core import flow
from mandate.core.errors import Code, Malformed, Refused
from mandate.core.flow import NOBODY, Automaton, Frame
from mandate.core.game import Decision, Event, Game, Json, Outcome, Seat, State
from mandate.games.great_wall import events
from mandate.games.great_wall.clauses import GreatWallCode
from mandate.games.great_wall.deal import Deal
from mandate.games.great_wall.events import course
from mandate.games.great_wall.kinds import FrameKind
from mandate.games.great_wall.lineup import Clan, Lineup, lineup_for
from mandate.games.great_wall.notation import is_token
from mandate.games.great_wall.numbers import INDICATOR_OF, SECTION, TYPE_OF
from mandate.games.great_wall.scouting import NO_CHOICE, Scouting, laid
from mandate.games.great_wall.vocabulary import NO_SECTION

if TYPE_CHECKING:
    from mandate.core.question import Caution
    from mandate.games.great_wall.board_data import Side
    from mandate.games.great_wall.causes import Cause
    from mandate.games.great_wall.tabletop import Shared
    from mandate.games.great_wall.view import GreatWallView
    from mandate.games.great_wall.vocabulary import Section

SCALARS = (
    "year", "active", "shame_pool", "shame_boxed", "reason", "open_cards",
    "advisor_epoch", "tactic_epoch", "shown", "topped",
)  # fmt: skip
FLAT = (
    "honor", "tea", "res", "warehouse", "clerk_pool", "clerk_new", "at", "pool", "shamed", "rest",
    "fire", "walls", "barricades", "level", "overseer", "cover", "horde_shame", "horde_deck",
    "horde_discard", "wounds", "built", "breached", "fired", "majority", "shame_paid", "decided",
    "gone", "track", "scouted", "general", "card", "display", "advisor_deck", "advisor_discard",
    "tactic_deck", "tactic_discard", "used", "promised", "advisor_log", "location_track", "solo_deck",
    "solo_pile",
)  # fmt: skip
NESTED = ("hand", "discard", "advisors", "supporting", "tactics", "rows", "claimed")
# stored in co-op only
COOP_SCALARS = ("drawn",)
COOP_FLAT = ("requests", "fulfilled", "events", "trophies", "sacrificed")
COOP_NESTED = ("horde_piles", "lost_advisors")


class GreatWallState(State):
    """A game of The Great Wall in progress."""

    __slots__ = (
        *SCALARS, *FLAT, *NESTED, *COOP_SCALARS, *COOP_FLAT, *COOP_NESTED,
        "deal", "lineup", "n", "clans", "side", "spots", "sections", "reed", "jiushao", "coop", "kinds",
        "offers", "hordes", "kind_of", "mark_of", "stack", "history", "draws", "scouts", "told", "_asked",
        "_open",
    )  # fmt: skip

    rules: ClassVar[Mapping[bool, flow.Kinds[GreatWallState]]]  # set by the package `flow`; by `decline`
    kinds: flow.Kinds[GreatWallState]
    offers: list[tuple[Clan, str, int, Cause]] | None  # seat, what, how much, why: what may be declined
    deal: Deal
    lineup: Lineup
    n: int  # seats
    clans: int  # seats, and Clans that no person plays
    reed: Automaton  # the Reed Clan, or NOBODY
    jiushao: Automaton  # Qin Jiushao, or NOBODY
    side: Side
    spots: tuple[int, ...]
    sections: tuple[Section, ...]  # in use
    coop: bool
    hordes: tuple[str, ...]  # the Horde card at each place; behind the deal those of later decks
    kind_of: tuple[int, ...]  # its type
    mark_of: tuple[Section, ...]  # the Section on its back
    year: int
    active: Clan  # the one whose Command card is being resolved, or NOBODY
    shame_pool: int
    shame_boxed: int  # tokens that have left the game
    reason: str  # why the game ended, or empty
    open_cards: int  # 1 while the Command cards of this Year lie face up
    advisor_epoch: int  # how often the discards became a new deck
    tactic_epoch: int
    shown: int  # bits: Horde cards whose face everybody has seen
    topped: int  # bits: Horde cards whose back everybody has seen
    honor: list[int]
    tea: list[Clan]  # from the top of the stack
    res: list[int]  # seat × W S G C
    warehouse: list[int]  # W S G
    clerk_pool: list[int]
    clerk_new: list[int]  # still to be hired
    at: list[int]  # Location × seat
    pool: list[int]  # seat × Sp Ar Ho, without Shame
    shamed: list[int]  # seat × Sp Ar Ho, in the pool with a Shame token
    rest: list[int]  # Section × seat × Sp Ar Ho
    fire: list[int]  # Section × seat: Archers on Firing spots
    walls: list[int]
    barricades: list[int]
    level: list[int]  # Production Location × seat: the Overseer's level
    overseer: list[int]  # Production Location × seat: the Soldier's type, or -1
    cover: list[int]  # Horde card × cell: 0 free, 1 Wound, then 2 + seat × 3 + (0 Sp, 1 or 2 a Horseman)
    horde_shame: list[int]  # Horde card: Shame tokens on it
    horde_deck: list[int]  # the top is last
    horde_discard: list[int]
    wounds: list[int]  # Wounds dealt in the whole game, by seat
    built: list[int]  # Wall levels built in the whole game, by seat
    breached: list[int]  # Section: 0 not contested this Winter, 1 held, 2 Breached
    fired: list[int]  # seat: bits of the Sections where its Archers fired this Winter
    majority: list[int]  # seat: counted on top on the Horde being Defeated
    shame_paid: list[int]  # seat: tokens paid for this Summer
    decided: list[int]  # seat: decisions made
    gone: list[int]  # seat: 1 after resigning
    track: list[Clan]  # Command track spot: who is there, or NOBODY
    scouted: list[int]  # seat: bits of the Horde cards it has looked at
    general: list[str]
    card: list[str]  # seat: this Year's Command card, or empty
    display: list[str]
    advisor_deck: list[str]  # the top is last
    advisor_discard: list[str]
    advisor_log: list[str]  # every Advisor that came up, in order; `*` where discards became the deck
    tactic_deck: list[str]  # the top is last
    tactic_discard: list[str]
    location_track: list[int]  # Qin Jiushao's: Locations from the highest space
    solo_deck: list[str]  # his Command cards, the top is last
    solo_pile: list[str]  # those he has played in earlier Years
    used: list[str]  # what may be used only once in this turn or Year
    promised: list[str]  # effects that wait for a claim
    hand: list[list[str]]  # Command cards
    discard: list[list[str]]  # own Command cards in the discard pile
    advisors: list[list[str]]  # Active Advisors
    supporting: list[list[str]]  # the first one's face is its owner's secret
    tactics: list[list[str]]  # in hand, sorted
    rows: list[list[int]]  # Section: Horde cards from the Wall outwards
    claimed: list[list[int]]
    drawn: int  # Requests that have come up
    requests: list[str]  # slot: the Request there, or empty
    fulfilled: list[str]  # Requests, in the order in which they were fulfilled
    events: list[str]  # revealed Events, all in force
    trophies: list[int]  # seat: Hordes claimed in co-op and not Sacrificed
    sacrificed: list[int]  # seat × Sp Ar Ho Clerk: out of the game
    horde_piles: list[list[str]]  # what each later Horde deck was made of, sorted
    lost_advisors: list[list[str]]  # seat: Sacrificed Advisors
    stack: list[Frame]
    history: list[tuple[Seat, str]]
    draws: list[
        tuple[int, str]
    ]  # Tactic cards: (seat, card) drawn, (-1 - seat, card) left, (99, "") shuffled
    scouts: list[Scouting]  # every look at the top of the Horde deck
    told: list[Event] | None
    _asked: flow.Asked | None
    _open: tuple[flow.Asked, Shared] | None  # the table as everybody sees it, until something else is asked

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.sit_at(lineup_for(deal.options))
        self.scouts = []
        self.blank()
        self.lay()
        self.told = None
        self._asked = self._open = None

    def sit_at(self, lineup: Lineup) -> None:
        """What the lineup fixes, within short reach: the rules look at it at every step."""
        self.lineup = lineup
        self.n, self.clans, self.side = lineup.seats, lineup.clans, lineup.side
        self.spots, self.sections, self.coop = lineup.spots, lineup.sections, lineup.coop is not None
        self.reed, self.jiushao = lineup.reed, lineup.jiushao
        self.kinds = self.rules[lineup.decline]
        self.offers = [] if lineup.decline else None

    def blank(self) -> None:
        """Everything that only co-op fills, empty."""
        self.drawn = 0
        self.requests, self.fulfilled, self.events, self.trophies, self.sacrificed = [], [], [], [], []
        self.horde_piles, self.lost_advisors = [], []

    def know_hordes(self, cards: Sequence[str]) -> None:
        """The Horde cards by their numbers; a face that is not known has no type, a back still points."""
        self.hordes = tuple(cards)
        self.kind_of = tuple(TYPE_OF.get(card, -1) for card in cards)
        self.mark_of = tuple(INDICATOR_OF.get(card, SECTION.get(card[-1:], NO_SECTION)) for card in cards)

    # --- asking ----------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.n

    @property
    def asked(self) -> flow.Asked:
        """Seat → its legal tokens."""
        if self._asked is None:
            self._asked = flow.settle(self, self.kinds)
        return self._asked

    @property
    def pending(self) -> Mapping[Seat, Decision]:
        asked = self.asked
        if not asked:
            return {}
        kind, decided = self.stack[-1].kind, self.decided
        return {seat: Decision(seat, decided[seat], kind, options) for seat, options in asked.items()}

    @property
    def chapter(self) -> int:
        """A plan is for a Year."""
        return self.year

    @property
    def outcome(self) -> Outcome | None:
        if not self.reason:
            return None
        return Outcome(self._winners(), self.reason, tuple(self.honor[: self.n]))

    def _winners(self) -> tuple[Seat, ...]:
        """Most Honor, the higher Tea marker in a tie; alone, more than Qin Jiushao, with Shame left.

        In co-op all who are still there win, or nobody does.
        """
        if self.jiushao >= 0:
            won = self.reason not in ("shame", "resigned") and self.honor[0] > self.honor[self.jiushao]
            return (Seat(0),) if won else ()
        if self.coop:
            won = self.reason == "requests"
            return tuple(seat for seat in self.lineup.all_seats if won and not self.gone[seat])
        staying = [seat for seat in self.tea if seat < self.n and not self.gone[seat]]
        best = max(self.honor[seat] for seat in staying)
        return (Seat(next(seat for seat in staying if self.honor[seat] == best)),)

    def absent(self, seat: Clan) -> bool:
        return self.gone[seat] == 1

    def unrevealed(self) -> Mapping[int, str]:
        """Choices that others do not know: those that still lie face down, and how cards were put back."""
        found = {look.number: look.order for look in self.scouts if look.number != NO_CHOICE}
        if not self.stack or self.stack[-1].kind not in (FrameKind.SETUP_CHOOSE, FrameKind.FALL_CHOOSE):
            return found
        for seat in self.lineup.all_seats:
            number = self.last_choice(seat)
            if str(seat) in self.stack[-1].data and number is not None:
                found[number] = self.history[number][1]
        return found

    def last_choice(self, seat: Seat) -> int | None:
        """The number of the seat's latest own choice in the history; a resignation is none."""
        numbers = (i for i in range(len(self.history) - 1, -1, -1) if self.history[i][0] == seat)
        return next((i for i in numbers if self.history[i][1] != "resign"), None)

    # --- choosing --------------------------------------------------------------------------------------

    def apply(self, seat: Seat, choice: str) -> list[Event]:
        self._judge(seat, choice)
        self.told = []
        self._go(seat, choice)
        told, self.told = self.told, None
        return told

    def apply_unchecked(self, seat: Seat, choice: str) -> None:
        if self._asked is None:
            _ = self.asked
        self._go(seat, choice)

    def _go(self, seat: Seat, choice: str) -> None:
        self.history.append((seat, choice))
        self.decided[seat] += 1
        flow.answer(self, self.kinds, seat, choice)
        self._asked = flow.settle(self, self.kinds)

    def preview(self, seat: Seat, choice: str) -> list[Event]:
        self._judge(seat, choice)
        return super().preview(seat, choice)

    def foreseen(self, told: list[Event]) -> list[Event]:
        cut = next((i for i, event in enumerate(told) if isinstance(event, events.UNFORESEEN)), len(told))
        return told[:cut]

    def cautions(
        self, seat: Seat, choice: str, told: Sequence[Event], after: State | None
    ) -> tuple[Caution, ...]:
        from mandate.games.great_wall.cautions import cautions

        return cautions(self, seat, choice, told, cast("GreatWallState | None", after))

    def full_choice(self, choice: str) -> str:
        return choice

    def _judge(self, seat: Seat, choice: str) -> None:
        if not 0 <= seat < self.n:
            raise Malformed(Code.NO_SUCH_SEAT, seat=seat + 1, seats=self.n)
        asked = self.asked
        if not asked:
            raise Refused(Code.GAME_OVER)
        if seat not in asked:
            raise Refused(Code.NOT_ASKED, seat=seat + 1, asked=", ".join(str(s + 1) for s in asked))
        if choice not in asked[seat]:
            if not is_token(choice):
                raise Malformed(GreatWallCode.TOKEN, token=choice)
            raise flow.refusal(self, self.kinds, seat, choice)

    def resign(self, seat: Seat) -> list[Event]:
        """The seat's questions are answered with the last option from now on: it passes.

        The last one left wins; in co-op those who are left play on, and the last one to go loses the game.
        """
        if not 0 <= seat < self.n:
            raise Malformed(Code.NO_SUCH_SEAT, seat=seat + 1, seats=self.n)
        if self.reason:
            raise Refused(Code.GAME_OVER)
        if self.gone[seat]:
            raise Refused(Code.ALREADY_RESIGNED, clause="gw.resign", seat=seat + 1)
        self.told = [course.Resigned(seat)]
        self.gone[seat] = 1
        self.history.append((seat, "resign"))
        self.decided[seat] += 1
        if self.n - sum(self.gone) <= (0 if self.coop else 1):
            from mandate.games.great_wall.flow.scoring import end

            end(self, "resigned")
        self._asked = flow.settle(self, self.kinds)
        told, self.told = self.told, None
        return told

    # --- used by the rules -----------------------------------------------------------------------------

    def persons(self) -> list[Seat]:
        """The seats in Tea order, without those who play without a person."""
        seats = self.tea if self.n == self.clans else [clan for clan in self.tea if clan < self.n]
        return cast("list[Seat]", seats)

    def present(self) -> list[Seat]:
        """The seats in Tea order without those who have left."""
        return [seat for seat in self.persons() if not self.gone[seat]]

    def lay(self) -> None:
        """See which Horde card lies at which place now; behind the deal come decks made of discards."""
        cards = self.deal.hordes
        for epoch, pile in enumerate(self.horde_piles, 1):
            cards += tuple(reversed(self.deal.shuffled("H", epoch, pile)))
        self.know_hordes(laid(cards, self.scouts))

    def push(self, kind: FrameKind, seat: Clan = NOBODY, **data: Any) -> Frame:
        frame = Frame(kind, seat, "", data)
        self.stack.append(frame)
        return frame

    # --- storing ---------------------------------------------------------------------------------------

    def copy(self) -> GreatWallState:
        from mandate.games.great_wall.copying import copy_of

        return copy_of(self)

    def setup(self) -> Json:
        return self.deal.to_json()

    def to_json(self) -> Json:
        stored: Json = {"deal": self.deal.to_json()}
        stored |= {name: getattr(self, name) for name in (*SCALARS, *FLAT, *NESTED)}
        if self.coop:
            stored |= {name: getattr(self, name) for name in (*COOP_SCALARS, *COOP_FLAT, *COOP_NESTED)}
        stored["history"] = [list(step) for step in self.history]
        stored["draws"] = [list(draw) for draw in self.draws]
        stored["scouts"] = self.scouts
        stored["stack"] = [frame.to_json() for frame in self.stack]
        return json.loads(json.dumps(stored))  # type: ignore[no-any-return]  # nothing shared with the state

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> GreatWallState:
        state = cls(Deal.from_json(stored["deal"]))
        coop = state.coop
        for name in SCALARS + COOP_SCALARS * coop:
            setattr(state, name, stored[name])
        for name in FLAT + COOP_FLAT * coop:
            setattr(state, name, list(stored[name]))
        for name in NESTED + COOP_NESTED * coop:
            setattr(state, name, [list(part) for part in stored[name]])
        state.stack = [Frame.from_json(frame) for frame in stored["stack"]]
        state.history = [(Seat(int(seat)), str(choice)) for seat, choice in stored["history"]]
        state.draws = [(int(seat), str(card)) for seat, card in stored["draws"]]
        state.scouts = [Scouting.from_json(look) for look in stored["scouts"]]
        state.lay()
        return state

    def view(self, seat: Seat | None) -> GreatWallView:
        from mandate.games.great_wall.view import look

        self._check_seat(seat)
        return look(self, seat)

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < self.n:
            raise Malformed(Code.NO_SUCH_SEAT, seat=seat + 1, seats=self.n)

    def encode_view(self, seat: Seat | None) -> bytes:
        """Most of a table is the same for all who look at it, and is reckoned once."""
        from mandate.games.great_wall.tabletop import shared_table, tabletop
        from mandate.games.great_wall.view import look

        self._check_seat(seat)
        if self._open is None or self._open[0] is not self.asked:
            self._open = self.asked, shared_table(look(self, None))
        shared = self._open[1]
        if seat is None:
            return msgspec.json.encode(shared.table)
        return msgspec.json.encode(tabletop(look(self, seat, shared.view.open), shared))

    @property
    def game(self) -> Game:
        from mandate.games.great_wall.game import GREAT_WALL

        return GREAT_WALL

    def facts(self, seat: Seat | None, choice: str | None, *, legal: bool = False) -> Json:
        from mandate.games.great_wall.trace import facts

        return facts(self, seat, choice, legal=legal)

    def digest(self) -> str:
        return hashlib.sha256(json.dumps(self.to_json(), sort_keys=True).encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GreatWallState) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]  # a state changes; its digest is for keys

    def __str__(self) -> str:
        from mandate.games.great_wall.picture import draw

        return draw(self)
