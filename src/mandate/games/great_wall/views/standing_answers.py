"""Standing answers: a person's answers to questions that rarely matter.

They belong to the player's side: the game gets a `pass` as if the player had thought about it, so other
players cannot tell the difference, and what is asked still depends on open facts only. For each of the seven
windows of Tactic cards a seat may order to be passed until something happens (`Until`); drawing a Tactic card
ends every such order. In co-op others act in Tea order, unless a player wants to be asked. `orders.py` turns
this into orders that any server can keep for a seat.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

from mandate.games.great_wall.cards.vocabulary import Window
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.notation import PASS

if TYPE_CHECKING:
    from mandate.games.great_wall.views.tabletop import Tabletop
    from mandate.games.great_wall.views.view import GreatWallView

NO_ONE = -1  # no player's turn


class Until(StrEnum):
    """What ends a passing. The last ones are the windows themselves, except that of the seat's own turn."""

    NEXT = "next"  # another turn begins, or this one is over
    TURN = "turn"  # the seat's own turn begins
    SEASON = "season"  # another season begins
    YEAR = "year"  # another Year begins
    CARD = "card"  # a Tactic card is drawn, which ends every passing
    HORDES = "hordes"  # a Horde falls, Soldiers die, or the Wall is assaulted
    GAME = "game"  # nothing else
    INCOME = "income"
    REVEAL = "reveal"
    LOCATION = "location"
    DEFEAT = "defeat"
    KILLED = "killed"
    ASSAULT = "assault"


WINDOWS = {
    Until.INCOME: (Window.SUMMER_INCOME,),
    Until.REVEAL: (Window.FALL_REVEAL,),
    Until.LOCATION: (Window.LOCATION,),
    Until.DEFEAT: (Window.HORDE_DEFEATED,),
    Until.KILLED: (Window.SOLDIERS_KILLED,),
    Until.ASSAULT: (Window.ASSAULT,),
    Until.HORDES: (Window.HORDE_DEFEATED, Window.SOLDIERS_KILLED, Window.ASSAULT),
}


@dataclass(frozen=True, slots=True)
class Moment:
    """All that standing answers look at."""

    seat: int
    year: int
    season: str
    turn: int  # whose, or -1
    drawn: int  # Tactic cards that this seat has drawn in the whole game
    window: Window | None  # that it is asked in
    kind: str = ""  # of its question
    options: tuple[str, ...] = ()

    @classmethod
    def of(cls, table: Tabletop) -> Moment:
        """From the table as a seat sees it."""
        asked, turn = table.decision, table.time.turn
        return cls(
            seat=NO_ONE if table.seat is None else table.seat,
            year=table.time.year,
            season=table.time.phase,
            turn=NO_ONE if turn is None else int(turn.clan),
            drawn=table.own.drawn if table.own is not None else 0,
            window=table.own.window if table.own is not None else None,
            kind="" if asked is None else asked.kind,
            options=() if asked is None else tuple(asked.options),
        )

    @classmethod
    def in_view(cls, view: GreatWallView) -> Moment:
        """The same, without drawing the whole table."""
        from mandate.games.great_wall.views.tabletop import PHASES

        frames, asked, seat = view.stack, view.decision, view.seat
        kinds = {frame[0] for frame in frames}
        active = view.open["active"]
        return cls(
            seat=NO_ONE if seat is None else int(seat),
            year=view.open["year"],
            season=next((phase for phase in PHASES if phase in kinds), "end"),
            turn=active if "turn" in kinds and active >= 0 else NO_ONE,
            drawn=sum(1 for who, _ in view.draws if who == seat),
            window=Window(frames[-1][3]["window"])
            if asked is not None and asked.kind == FrameKind.TACTIC
            else None,
            kind="" if asked is None else asked.kind,
            options=() if asked is None else tuple(asked.options),
        )

    @property
    def own_turn(self) -> bool:
        return self.turn == self.seat


class Passing(msgspec.Struct, frozen=True):
    """Pass a window until the first of these comes; the rest says when it was ordered."""

    until: tuple[Until, ...]
    year: int
    season: str
    turn: int
    drawn: int

    @classmethod
    def ordered(cls, until: Collection[Until], now: Moment) -> Passing:
        return cls(tuple(until), now.year, now.season, now.turn, now.drawn)

    def ended(self, now: Moment) -> Until | None:
        """What of all that it waited for has come; asked whenever something happens."""
        if now.drawn != self.drawn:  # less, where what was drawn has been taken back
            return Until.CARD
        return next((until for until in self.until if self._has_come(until, now)), None)

    def _has_come(self, until: Until, now: Moment) -> bool:
        same_year = now.year == self.year
        match until:
            case Until.GAME | Until.CARD:
                return False
            case Until.YEAR:
                return not same_year
            case Until.SEASON:
                return not same_year or now.season != self.season
            case Until.NEXT:
                return not same_year or now.season != self.season or now.turn != self.turn
            case Until.TURN:
                return now.own_turn and not (self.turn == now.seat and same_year)
            case _:
                return now.window in WINDOWS[until]


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that one seat has ordered."""

    passing: dict[Window, Passing] = {}
    ended: dict[Window, Until] = {}  # what ended an order, until there is another one
    asks_order: bool = False  # in co-op: wants to be asked in which order others act

    def passes(self, windows: Collection[Window], until: Collection[Until], now: Moment) -> Standing:
        """With an order for these windows; no moment at all takes it back."""
        passing = {window: order for window, order in self.passing.items() if window not in windows}
        if until:
            passing |= dict.fromkeys(windows, Passing.ordered(until, now))
        ended = {window: why for window, why in self.ended.items() if window not in windows}
        return msgspec.structs.replace(self, passing=passing, ended=ended)

    def after(self, now: Moment) -> Standing:
        """Without what has come to its end."""
        over = {window: why for window, order in self.passing.items() if (why := order.ended(now))}
        if not over:
            return self
        passing = {window: order for window, order in self.passing.items() if window not in over}
        return msgspec.structs.replace(self, passing=passing, ended={**self.ended, **over})


def standing_answer(now: Moment, standing: Standing, *, unseen: bool = False) -> str | None:
    """What is to be said for this seat to what it is asked now; None where the person is to be asked.

    Where a pause could tell other persons something (not `unseen`), even an empty window is asked about.
    """
    if now.kind == FrameKind.ARRANGE and not standing.asks_order:
        return now.options[0]  # the Tea order
    if now.kind == FrameKind.FALL_CHOOSE and len(now.options) == 1:
        return now.options[0]  # all see that no other Command card is left
    if now.window is None:
        return None
    nothing_to_play = unseen and len(now.options) == 1
    return PASS if nothing_to_play or now.window in standing.after(now).passing else None
