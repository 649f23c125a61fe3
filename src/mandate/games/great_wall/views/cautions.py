"""Warnings before waste: what a player may not have meant with a choice.

Each is derived from what the seat sees before the choice, the events it would learn of, and what it would see
then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mandate.core.game import Event, Seat
from mandate.core.question import Caution
from mandate.games.great_wall.rules.effects.tactics import hand_limit
from mandate.games.great_wall.rules.events.belongings import Shamed
from mandate.games.great_wall.rules.events.decks import DrewTactic
from mandate.games.great_wall.rules.events.places import Moved
from mandate.games.great_wall.rules.notation import DONE
from mandate.games.great_wall.views.sketch import sketch
from mandate.games.great_wall.views.tabletop.city import Location, locations
from mandate.games.great_wall.words import names
from mandate.lang.text import Fact, text

if TYPE_CHECKING:
    from mandate.games.great_wall.rules.state import GreatWallState

SHAME = "shame"  # also the kind of the question where it goes


def cautions(
    s: GreatWallState, seat: Seat, choice: str, emitted: Sequence[Event], after: GreatWallState | None
) -> tuple[Caution, ...]:
    """The last event may be hidden; only its kind is used here."""
    kind, foreseen = s.stack[-1].kind, s.foreseen(list(emitted))
    warnings: list[Caution] = []
    shame = _shame(seat, foreseen, after) if kind != SHAME else 0
    if shame:
        warnings.append(_caution("shame", n=shame))
    elif after is not None and any(_is_clerk(event, seat) for event in foreseen):
        warnings += _alone(s, seat, after)
    if choice == DONE and kind == "clerks" and s.clerk_pool[seat]:
        warnings.append(_caution("clerks", n=min(s.stack[-1].data["n"], s.clerk_pool[seat])))
    if choice == DONE and kind == "fetch":
        warnings.append(_caution("warehouse", n=min(s.stack[-1].data["n"], sum(s.warehouse))))
    hidden = emitted[len(foreseen)] if len(emitted) > len(foreseen) else None
    if isinstance(hidden, DrewTactic) and hidden.seat == seat and len(s.tactics[seat]) >= hand_limit(s, seat):
        warnings.append(_caution("hand", n=hand_limit(s, seat)))
    return tuple(warnings)


def _caution(kind: str, **facts: Fact) -> Caution:
    return Caution(kind, text(f"gwp-choose-caution-{kind}", **facts))


def _shame(seat: Seat, foreseen: Sequence[Event], after: GreatWallState | None) -> int:
    """Tokens that the seat takes, and those that it must put somewhere then."""
    taken = sum(isinstance(event, Shamed) and event.seat == seat for event in foreseen)
    if after is not None and after.stack and after.stack[-1].kind == SHAME and after.stack[-1].seat == seat:
        taken += after.stack[-1].data["n"]
    return taken


def _is_clerk(event: Event, seat: Seat) -> bool:
    return isinstance(event, Moved) and event.seat == seat and event.piece == "clerk"


def _alone(s: GreatWallState, seat: Seat, after: GreatWallState) -> list[Caution]:
    """Where the seat would be the only one when a Location activates, and was not before."""
    before = {location.place for location in _shameful(s, seat)}
    new = [place for location in _shameful(after, seat) if (place := location.place) not in before]
    return [_caution("alone", place=names.place(place)) for place in new]


def _shameful(s: GreatWallState, seat: Seat) -> list[Location]:
    seen = locations(sketch(s.view(seat)))
    return [location for location in seen if location.activates and location.shame == seat]
