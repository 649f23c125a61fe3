"""What all parts of the table are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias, cast

import msgspec

from mandate.core.flow import Frame
from mandate.games.great_wall.cards.numbers import CODES
from mandate.games.great_wall.cards.vocabulary import SECTIONS, SOLDIERS, Section
from mandate.games.great_wall.rules.state import GreatWallState

SectionName: TypeAlias = Literal["L", "M", "R"]
Resource: TypeAlias = Literal["W", "S", "G", "C"]
SoldierType: TypeAlias = Literal["Sp", "Ar", "Ho"]
Place: TypeAlias = Literal["lum", "qua", "gol", "tem", "bar", "tea", "bui", "log", "emb", "aca"]


class Shape(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something on the table. Keys with their default values are omitted."""


class Goods(Shape, frozen=True):
    """Wood, Stone, Gold and Chi."""

    W: int = 0  # Wood
    S: int = 0  # Stone
    G: int = 0  # Gold
    C: int = 0  # Chi


class Army(Shape, frozen=True):
    """Spearmen, Archers and Horsemen."""

    Sp: int = 0  # Spearmen
    Ar: int = 0  # Archers
    Ho: int = 0  # Horsemen


NOTHING, NO_ARMY = Goods(), Army()  # shared instances, so that they are recognized as defaults


def goods(units: Sequence[int]) -> Goods:
    """From the units of the first so many kinds."""
    return NOTHING if not any(units) else Goods(**dict(zip(Goods.__struct_fields__, units, strict=False)))


def army(soldiers: Iterable[int]) -> Army:
    spearmen, archers, horsemen = soldiers
    if not spearmen and not archers and not horsemen:
        return NO_ARMY
    return Army(Sp=spearmen, Ar=archers, Ho=horsemen)


def section_name(section: Section) -> SectionName:
    return cast(SectionName, SECTIONS[section])


def soldier_type(kind: int) -> SoldierType:
    return cast(SoldierType, SOLDIERS[kind])


def place_code(place: int) -> Place:
    return cast(Place, CODES[place])


def going_on(s: GreatWallState, kind: str) -> Frame | None:
    """The innermost current frame of this kind."""
    return next((frame for frame in reversed(s.stack) if frame.kind == kind), None)
