"""What a game of The Great Wall holds: plain data, and what follows from the deal alone.

Lists that hold something for each Clan and each of several kinds are nested, `res[clan][kind]`; a stored
state has them flat (`WIDTH`). A seat's number is its Clan's number; `lineup` says who else plays.
Horde cards are named by their place in the deck as it was dealt (0 to 23); which card lies there is in
`hordes`, and scouts change that (see `scouting`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, TypeVar

from mandate.core import flow
from mandate.core.flow import Automaton, Frame
from mandate.core.game import Event, Seat, State
from mandate.games.great_wall.cards.box import Box
from mandate.games.great_wall.cards.numbers import CELLS, SECTION
from mandate.games.great_wall.cards.vocabulary import NO_SECTION
from mandate.games.great_wall.rules.army.scouting import Scouting, laid
from mandate.games.great_wall.rules.deal import Deal
from mandate.games.great_wall.rules.lineup import Clan, Lineup

if TYPE_CHECKING:
    from mandate.games.great_wall.cards.board import Side
    from mandate.games.great_wall.cards.vocabulary import Section
    from mandate.games.great_wall.rules.causes import Cause
    from mandate.games.great_wall.rules.state import GreatWallState
    from mandate.games.great_wall.views.tabletop import Shared

T = TypeVar("T")

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
# the tables among `FLAT` and `COOP_FLAT`, and how many numbers a row of each has; 0: one for each Clan
WIDTH = {
    "res": 4, "at": 0, "pool": 3, "shamed": 3, "rest": 3, "fire": 0, "level": 0, "overseer": 0,
    "cover": CELLS, "sacrificed": 4,
}  # fmt: skip

UNCOVERED = (0,) * CELLS
NOT_CONTESTED, HELD, BREACHED = 0, 1, 2  # a Section in this Winter
ANY_NUMBER = 99  # more than there is of anything
NO_SOLDIER = -1  # where no Overseer stands


def grid(rows: int, columns: int) -> list[list[int]]:
    return [[0] * columns for _ in range(rows)]


def flattened(table: list[Any]) -> list[Any]:
    """A table as it is stored."""
    while table and isinstance(table[0], list | tuple):
        table = list(chain.from_iterable(table))
    return table


def in_rows(stored: Sequence[T], width: int) -> list[list[T]]:
    return [list(stored[i : i + width]) for i in range(0, len(stored), width)]


class Fields(State):
    """Everything that a game in progress is made of; `GreatWallState` plays with it."""

    __slots__ = (
        *SCALARS, *FLAT, *NESTED, *COOP_SCALARS, *COOP_FLAT, *COOP_NESTED,
        "box", "deal", "lineup", "n", "clans", "side", "spots", "sections", "reed", "jiushao", "coop",
        "kinds", "offers", "hordes", "kind_of", "mark_of", "stack", "history", "draws", "scouts", "emitted",
        "_asked", "_open",
    )  # fmt: skip

    kinds: flow.Kinds[GreatWallState]
    offers: list[tuple[Clan, str, int, Cause]] | None  # seat, what, how much, why: what may be declined
    box: Box  # the cards and the board
    deal: Deal
    lineup: Lineup
    n: int  # seats
    clans: int  # seats, and Clans that no person plays
    reed: Automaton  # the Reed Clan; NO_ONE if it does not play
    jiushao: Automaton  # Qin Jiushao; NO_ONE if he does not play
    side: Side
    spots: tuple[int, ...]
    sections: tuple[Section, ...]  # in use
    coop: bool
    hordes: tuple[str, ...]  # the Horde card at each place; behind the deal those of later decks
    kind_of: tuple[int, ...]  # its type
    mark_of: tuple[Section, ...]  # the Section on its back
    year: int
    active: Clan  # the Clan whose Command card is being resolved, or NO_ONE
    shame_pool: int
    shame_boxed: int  # tokens that have left the game
    reason: str  # why the game ended, or empty
    open_cards: int  # 1 while the Command cards of this Year lie face up
    advisor_epoch: int  # how often the discards became a new deck
    tactic_epoch: int
    shown: int  # bits: Horde cards whose face all have seen
    topped: int  # bits: Horde cards whose back all have seen
    honor: list[int]
    tea: list[Clan]  # from the top of the stack
    res: list[list[int]]  # seat × W S G C
    warehouse: list[int]  # W S G
    clerk_pool: list[int]
    clerk_new: list[int]  # still to be hired
    at: list[list[int]]  # Location × seat
    pool: list[list[int]]  # seat × Sp Ar Ho, without Shame
    shamed: list[list[int]]  # seat × Sp Ar Ho, in the pool with a Shame token
    rest: list[list[list[int]]]  # Section × seat × Sp Ar Ho
    fire: list[list[int]]  # Section × seat: Archers on Firing spots
    walls: list[int]
    barricades: list[int]
    level: list[list[int]]  # Production Location × seat: the Overseer's level
    overseer: list[list[int]]  # Production Location × seat: the Soldier's type, or NO_SOLDIER
    cover: list[tuple[int, ...]]  # Horde card × cell: 0 free, WOUND, SPEARMAN_OF or HORSEMEN_OF a Clan
    horde_shame: list[int]  # Horde card: Shame tokens on it
    horde_deck: list[int]  # the top is last
    horde_discard: list[int]
    wounds: list[int]  # Wounds dealt in the whole game, by seat
    built: list[int]  # Wall levels built in the whole game, by seat
    breached: list[int]  # Section: NOT_CONTESTED this Winter, HELD or BREACHED
    fired: list[int]  # seat: bits of the Sections where its Archers fired this Winter
    majority: list[int]  # seat: counted on top on the Horde being Defeated
    shame_paid: list[int]  # seat: tokens paid for this Summer
    decided: list[int]  # seat: decisions made
    gone: list[int]  # seat: the Year in which it left; 0: it plays
    track: list[Clan]  # Command track spot: the Clan there, or NO_ONE
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
    sacrificed: list[list[int]]  # seat × Sp Ar Ho Clerk: out of the game
    horde_piles: list[list[str]]  # what each later Horde deck was made of, sorted
    lost_advisors: list[list[str]]  # seat: Sacrificed Advisors
    stack: list[Frame]
    history: list[tuple[Seat, str]]
    # Tactic cards: (seat, card) drawn, (left_by(seat), card) left, (SHUFFLED, "")
    draws: list[tuple[int, str]]
    scouts: list[Scouting]  # every look at the top of the Horde deck
    emitted: list[Event] | None  # by the choice that is being made; None where no one listens
    _asked: flow.Asked | None
    _open: tuple[flow.Asked, Shared] | None  # the public table, until something else is asked

    def sit_at(self, lineup: Lineup) -> None:
        """What the lineup fixes, within short reach: the rules look at it at every step."""
        self.lineup, self.box = lineup, lineup.box
        self.n, self.clans, self.side = lineup.seats, lineup.clans, lineup.side
        self.spots, self.sections, self.coop = lineup.spots, lineup.sections, lineup.coop is not None
        self.reed, self.jiushao = lineup.reed, lineup.jiushao
        from mandate.games.great_wall.rules.flow import (
            RULES,  # which knows every rule, and each rule the state
        )

        self.kinds = RULES[lineup.decline]
        self.offers = [] if lineup.decline else None

    def blank(self) -> None:
        """Everything that only co-op fills, empty."""
        self.drawn = 0
        self.requests, self.fulfilled, self.events, self.trophies, self.sacrificed = [], [], [], [], []
        self.horde_piles, self.lost_advisors = [], []

    def know_hordes(self, cards: Sequence[str]) -> None:
        """The Horde cards by their numbers; a face that is not known has no type, a back still points."""
        self.hordes = tuple(cards)
        self.kind_of = tuple(self.box.type_of.get(card, -1) for card in cards)
        self.mark_of = tuple(
            self.box.indicator_of.get(card, SECTION.get(card[-1:], NO_SECTION)) for card in cards
        )

    def lay(self) -> None:
        """See which Horde card lies at which place now; behind the deal come decks made of discards."""
        cards = self.deal.hordes
        for epoch, pile in enumerate(self.horde_piles, 1):
            cards += tuple(reversed(self.deal.shuffled("H", epoch, pile)))
        self.know_hordes(laid(cards, self.scouts))
