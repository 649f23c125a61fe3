"""Standing answers: what a person wants said to questions that hardly ever are one.

They belong to the player's side: the game is told `pass` as if the player had thought about it, so nobody can
tell the difference, and what is asked depends on open facts as ever. Every face asks `standing_answer` before
it asks the person:

- `Passing`: no Tactic card is played until something happens (`Until`), as in "pass until turn";
- `tea_order`: in co-op others act in Tea order, which is nearly always wanted; it holds unless somebody
  wants to be asked.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from mandate.games.great_wall.notation import PASS
from mandate.games.great_wall.vocabulary import Window

if TYPE_CHECKING:
    from collections.abc import Collection

    from mandate.games.great_wall.tabletop import Tabletop


class Until(StrEnum):
    """What ends a passing. The last ones are the windows themselves, but for that of one's own turn."""

    TURN = "turn"  # the own turn begins
    SEASON = "season"  # another season begins
    YEAR = "year"  # another Year begins
    CARD = "card"  # a Tactic card is drawn
    HORDES = "hordes"  # a Horde falls, Soldiers die, or the Wall is assaulted
    GAME = "game"  # nothing
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


def window_of(table: Tabletop) -> Window | None:
    """The Tactic window that this seat is asked in."""
    return table.own.window if table.own is not None else None


def in_own_turn(table: Tabletop) -> bool:
    turn = table.time.turn
    return turn is not None and int(turn.clan) == table.seat


def drawn_by(table: Tabletop) -> int:
    """How many Tactic cards this seat has drawn in the whole game."""
    return table.own.drawn if table.own is not None else 0


@dataclass(frozen=True, slots=True)
class Passing:
    """Pass every Tactic window until the first of these comes; the rest says when it was ordered."""

    until: tuple[Until, ...]
    year: int
    season: str
    drawn: int
    mine: bool  # in the own turn

    @classmethod
    def ordered(cls, until: Collection[Until], table: Tabletop) -> Passing:
        now = table.time
        return cls(tuple(until), now.year, now.phase, drawn_by(table), in_own_turn(table))

    def ended(self, table: Tabletop) -> bool:
        """Whether what it waited for has come; asked whenever the seat is asked anything."""
        return any(self._has_come(until, table) for until in self.until)

    def _has_come(self, until: Until, table: Tabletop) -> bool:
        same_year = table.time.year == self.year
        match until:
            case Until.GAME:
                return False
            case Until.YEAR:
                return not same_year
            case Until.SEASON:
                return not same_year or table.time.phase != self.season
            case Until.TURN:
                return in_own_turn(table) and not (self.mine and same_year)
            case Until.CARD:
                return drawn_by(table) > self.drawn
            case _:
                return window_of(table) in WINDOWS[until]


@dataclass(frozen=True, slots=True)
class Standing:
    """All that one seat has ordered."""

    passing: Passing | None = None
    tea_order: bool = True

    def after(self, table: Tabletop) -> Standing:
        """Without what has come to its end; asked at every question that the person could answer."""
        if self.passing is not None and self.passing.ended(table):
            return replace(self, passing=None)
        return self


def standing_answer(table: Tabletop, standing: Standing) -> str | None:
    """What is to be said for this seat to what it is asked now; None where the person is to be asked."""
    decision = table.decision
    if decision is None:
        return None
    if decision.kind == "arrange" and standing.tea_order:
        return decision.options[0]  # the Tea order
    if window_of(table) is not None and standing.after(table).passing is not None:
        return PASS
    return None
