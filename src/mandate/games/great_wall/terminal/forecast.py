"""What a choice leads to later, beside what it brings at once: Clerks go to Locations, cards are resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.games.great_wall.rules.kinds import FrameKind

if TYPE_CHECKING:
    from mandate.games.great_wall.terminal.words import Words
    from mandate.games.great_wall.views.tabletop import Tabletop
    from mandate.games.great_wall.views.tabletop.city import Location

CLERK_MOVES = (FrameKind.CLERKS, FrameKind.REED_MOVE)
MADE = {"lum": "W", "qua": "S", "gol": "G"}  # what a Production Location makes


def about(table: Tabletop, words: Words, token: str) -> list[str]:
    """Sentences; none where there is nothing to add."""
    kind = table.decision.kind if table.decision else ""
    places = {location.place: location for location in table.locations}
    if kind == FrameKind.FALL_CHOOSE and token in table.clans[table.seat or 0].command:
        return [words.text(token)]
    if kind in CLERK_MOVES and table.seat is not None:
        came, dash, went = token.partition("-")
        target = places.get(went if dash else came)  # type: ignore[call-overload]
        mover = _reed(table) if kind == FrameKind.REED_MOVE else int(table.seat)
        return [] if target is None else _clerk(table, words, target, mover)
    if kind in (FrameKind.ACTIVATION, FrameKind.ADVANCED) and token in places:
        return [words("gw-place-does", place=token)]
    return []


def _reed(table: Tabletop) -> int:
    return next(int(board.clan) for board in table.clans if board.kind == "reed")


def _clerk(table: Tabletop, words: Words, location: Location, mover: int) -> list[str]:
    """What the Location does, whether it will activate, and what it gives."""
    seat, place = int(table.seat or 0), location.place
    clerks = [n + (clan == mover) for clan, n in enumerate(location.clerks)]
    said = [words("gw-place-does", place=place)]
    left = None if location.free is None else location.free - 1
    people = sum(n for board, n in zip(table.clans, clerks, strict=True) if board.kind != "reed")
    if left:
        return [*said, words("gw-forecast-waits", n=left)]
    if left is None and not people:
        return said
    said.append(words("gw-forecast-activates"))
    if place in MADE and clerks[seat]:
        level = sum(overseer.level for overseer in location.overseers if overseer.clan == seat)
        said.append(words("gw-forecast-gain", goods=words.amount(clerks[seat] + level, MADE[place])))
    return said
