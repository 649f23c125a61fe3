"""What Qin Jiushao goes by, and what he would look at next if he acted now."""

from __future__ import annotations

from mandate.core.flow import NO_ONE
from mandate.games.great_wall.cards.numbers import PLACES
from mandate.games.great_wall.rules.automata import jiushao
from mandate.games.great_wall.rules.city.clerks import is_full
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.tabletop.common import Place, SectionName, Shape, place_code, section_name
from mandate.games.great_wall.views.view import GreatWallView


class Ahead(Shape, frozen=True, kw_only=True):
    """Where his rules would send him, as the table lies now."""

    clerks: list[Place] = []  # Locations for his next Clerks, the first one first
    activates: Place | None = None  # his highest Location with a Clerk of his
    section: SectionName | None = None  # that the Horde deck points to
    spot: str | None = None  # where a Spearman of his goes, such as `M1b2`
    wall: SectionName | None = None  # where he would build
    overseer: Place | None = None  # that he would raise
    advisor: str | None = None  # that he would take


class Solo(Shape, frozen=True, kw_only=True):
    """What Qin Jiushao goes by."""

    track: list[Place]  # his Locations, the highest first
    deck: int  # his Command cards still to come
    played: list[str] = []  # in earlier Years
    ahead: Ahead  # what he would look at next


def solo(s: GreatWallState, view: GreatWallView) -> Solo | None:
    if s.jiushao == NO_ONE:
        return None
    return Solo(
        track=[place_code(place) for place in s.location_track],
        deck=view.decks[2],
        played=s.solo_pile[:],
        ahead=_ahead(s),
    )


def _ahead(s: GreatWallState) -> Ahead:
    highest, overseer = jiushao.next_location(s, list(range(PLACES))), jiushao.overseer_goal(s)
    pointed = bool(s.horde_deck)
    wall = jiushao.wall_goal(s) if pointed else None
    return Ahead(
        clerks=[place_code(place) for place in reversed(s.location_track) if not is_full(s, place)],
        activates=None if highest is None else place_code(highest),
        section=section_name(jiushao.indicated(s)[0]) if pointed else None,
        spot=jiushao.spearman_goal(s) if pointed else None,
        wall=None if wall is None else section_name(wall),
        overseer=None if overseer is None else place_code(overseer),
        advisor=s.display[0] if s.display else None,
    )
