"""The Locations: Clerks, Overseers, what will activate, and who would take Shame there."""

from __future__ import annotations

from mandate.core.game import Seat
from mandate.games.great_wall.cards.numbers import MADE_AT, PLACES
from mandate.games.great_wall.rules.city.clerks import active, can_activate, clerks_at, is_full, there
from mandate.games.great_wall.rules.fields import NO_SOLDIER
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.tabletop.common import (
    Place,
    Shape,
    SoldierType,
    going_on,
    place_code,
    soldier_type,
)


class Overseer(Shape, frozen=True, kw_only=True):
    """A Clan's Overseer at a Production Location."""

    clan: Clan  # whose it is
    level: int  # 1 to 3
    soldier: SoldierType | None = None  # what it is made of; Qin Jiushao's are no Soldiers


class Location(Shape, frozen=True, kw_only=True):
    """A Location with its Clerks."""

    place: Place  # its code
    spots: int | None = None  # none: any number of Clerks
    free: int | None = None  # spots without a Clerk
    clerks: list[int]  # by Clan
    locked: bool = False  # full: no Clerk leaves before it activates
    activates: bool = False  # in this Activation step, or the next one, as it stands now
    resolving: bool = False  # activates right now
    shameful: bool = False  # a player who is there alone takes Shame when it activates
    shame: Seat | None = None  # who would, as it stands now
    gains: list[int] = []  # by Clan: resources that players' Clerks and Overseers would bring; empty: none
    overseers: list[Overseer] = []  # at a Production Location


def locations(s: GreatWallState) -> list[Location]:
    soon = _soon(s)
    now = {frame.data["place"] for frame in s.stack if frame.kind == FrameKind.ACTIVATE}
    return [_location(s, place, soon=place in soon, now=place in now) for place in range(PLACES)]


def _soon(s: GreatWallState) -> set[int]:
    """An Activation step works on a list that it made when it began."""
    step = going_on(s, FrameKind.ACTIVATION)
    if step is None:
        return set(active(s))
    return {place for place in step.data["left"] if can_activate(s, place)}


def _location(s: GreatWallState, place: int, *, soon: bool, now: bool) -> Location:
    spots = s.spots[place]
    clerks, made = s.at[place][:], place < MADE_AT
    return Location(
        place=place_code(place),
        spots=spots or None,
        free=spots - clerks_at(s, place) if spots else None,
        clerks=clerks,
        locked=is_full(s, place),
        activates=soon,
        resolving=now,
        shameful=s.box.shameful[place],
        shame=None if now else _ashamed(s, place),
        gains=_gains(s, clerks, s.level[place]) if made else [],
        overseers=[_overseer(s, place, clan) for clan in s.lineup.all_clans if s.level[place][clan]]
        if made
        else [],
    )


def _gains(s: GreatWallState, clerks: list[int], levels: list[int]) -> list[int]:
    both = enumerate(zip(clerks, levels, strict=True))
    gains = [n + level if n and clan < s.n else 0 for clan, (n, level) in both]
    return gains if any(gains) else []


def _ashamed(s: GreatWallState, place: int) -> Seat | None:
    alone = there(s, place)
    if not s.box.shameful[place] or len(alone) != 1 or alone[0] >= s.n or s.settled(alone[0]):
        return None
    return Seat(alone[0])


def _overseer(s: GreatWallState, place: int, clan: Clan) -> Overseer:
    kind = s.overseer[place][clan]
    return Overseer(
        clan=clan, level=s.level[place][clan], soldier=None if kind == NO_SOLDIER else soldier_type(kind)
    )
