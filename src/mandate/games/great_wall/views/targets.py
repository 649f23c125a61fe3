"""The things on the table that an option is about, so that a face can show the thing itself.

The first target of an option is what one would point at; others say where something comes from or goes to.
Pieces are those of the seat that is asked, in the Reed Clan's questions those of the Reed Clan.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from mandate.core.question import Target
from mandate.games.great_wall.cards.vocabulary import SOLDIERS
from mandate.games.great_wall.rules.notation import BOOST, SUPPORT
from mandate.games.great_wall.words.names import pairs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mandate.core.flow import Frame
    from mandate.games.great_wall.rules.state import GreatWallState

Targets = tuple[Target, ...]


class TargetKind(StrEnum):
    """Every kind of thing, and what its id looks like."""

    LOCATION = "location"  # `lum`
    SECTION = "section"  # `L`
    WALL = "wall"  # the Wall of a Section: `L`
    BARRICADE = "barricade"  # the Barricades of a Section: `L`
    FIRING = "firing"  # the Firing spots of a Section: `L`
    REST = "rest"  # the Rest Zone of a Section: `L`
    HORDE = "horde"  # a Horde card on the board, by Section and row: `L1`
    SPOT = "spot"  # a Vital spot on it: `L1b2`
    CARD = "card"  # any other card: `A12`, `T03`; a claimed Horde `H4-M`
    POOL = "pool"  # pieces that are not on the board: `Sp`, `Ar`, `Ho`, `clerk`
    SOLDIER = "soldier"  # on the board: `Sp:L` at rest, `fire:L` on the Wall, `Sp:L1` on a Horde
    OVERSEER = "overseer"  # the Overseer's track at a Location: `qua`
    RESOURCE = "resource"  # in the own supply: `W`
    WAREHOUSE = "warehouse"  # in the Warehouse: `W`
    COMMAND = "command"  # a spot of the Command track, counted from 1
    TEA = "tea"  # a Clan's Tea marker, by its number
    SEAT = "seat"  # a Clan, by its number; seats are counted from 0


def of(kind: TargetKind, *ids: object) -> Targets:
    return tuple(Target(kind, str(id)) for id in ids)


# --- functions that tellings take as they are: of a state, a frame and a token --------------------------


def the_token(kind: TargetKind) -> Callable[[GreatWallState, Frame, str], Targets]:
    """The token itself is the id."""

    def target(_s: GreatWallState, _frame: Frame, token: str) -> Targets:
        return of(kind, token)

    return target


def the_card(_s: GreatWallState, _frame: Frame, token: str) -> Targets:
    return of(TargetKind.CARD, token.removesuffix(BOOST).removesuffix(SUPPORT))


def shamed(_s: GreatWallState, _frame: Frame, token: str) -> Targets:
    """A Shame token lies under a Soldier in the pool or on a claimed Horde."""
    return of(TargetKind.POOL if token in SOLDIERS else TargetKind.CARD, token)


def the_soldier(_s: GreatWallState, _frame: Frame, token: str) -> Targets:
    """Where a Soldier stands in the field: `Sp:L`, `fire:L`."""
    return of(TargetKind.SOLDIER, token)


# --- from tokens ----------------------------------------------------------------------------------------


def spots(where: str) -> Targets:
    """`L1a3b3`: both spots, and the Horde."""
    return of(TargetKind.SPOT, *(where[:2] + cell for cell in pairs(where))) + of(TargetKind.HORDE, where[:2])


def cards(ids: Iterable[str]) -> Targets:
    return of(TargetKind.CARD, *ids)
