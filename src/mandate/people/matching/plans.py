"""From a wish to a table: the plan for it, a level of similar strength, and where it counts. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from mandate import games
from mandate.core.errors import Malformed, Refused
from mandate.core.rated import Scale
from mandate.people.fold import MU, Rating, ScaleKey, find_scale, start_sigma
from mandate.people.matching.match import DOUBT_SHARE, Strength
from mandate.people.matching.wish import Kind, Wish
from mandate.people.results import ratings_of
from mandate.table.codes import ServerCode
from mandate.table.opening import check, complete
from mandate.table.plan import Bot, Me, Open, Plan


def check_wish(wish: Wish) -> None:
    """Refuse a wish for a table that could not be opened, and one for live and slow games at once."""
    if len({pace.slow for pace in wish.paces}) > 1:
        raise Malformed(ServerCode.BAD_MESSAGE, reason="paces")
    for kind in wish.kinds():
        complete(plan_for(kind), 1)
        check(plan_for(kind))


def options_for(game: str, seats: int) -> dict[str, Any]:
    """The game as it is played when nothing else is chosen, with that many seats."""
    rules = games.find(game)
    if any(option.name == "players" for option in rules.options):
        return {"players": seats}
    if rules.seats({}) != seats:
        raise Refused(ServerCode.WRONG_SEATS, seats=seats, players=rules.seats({}))
    return {}


def plan_for(kind: Kind, level: str | None = None) -> Plan:
    """A table for people only, or one where levels keep all seats but the first warm."""
    open_seats: list[Me | Open | Bot] = [Open()] * kind.seats
    warm: list[Me | Open | Bot] = [Me(), *([Bot(level or "")] * (kind.seats - 1))]
    return Plan(
        game=kind.game,
        options=options_for(kind.game, kind.seats),
        seats=open_seats if level is None else warm,
        pace=kind.pace,
        rated=kind.rated,
        hints=False,
        listed=True,
        handover=level is not None,
    )


@cache
def scale_key(game: str, seats: int) -> ScaleKey | None:
    """The scale on which such games count, if there is one."""
    ratings = ratings_of(game)
    if ratings is None:
        return None
    matchup = ratings.matchup(games.find(game).configure_remote(options_for(game, seats)))
    return None if matchup is None else (game, matchup.scale)


def strengths(
    guest: str, kinds: Iterable[Kind], ratings: Mapping[tuple[str, str, str], Rating]
) -> dict[tuple[str, int], Strength]:
    """How strong a person is in each game and number of seats."""
    found = {}
    for game, seats in {(kind.game, kind.seats) for kind in kinds}:
        key = scale_key(game, seats)
        scale = None if key is None else find_scale(*key)
        if key is None or scale is None:
            continue
        known = ratings.get((guest, *key)) or Rating(MU, start_sigma(scale))
        found[game, seats] = Strength(known.mu, known.sigma)
    return found


def level_for(kind: Kind, strength: Strength | None) -> str:
    """A level of similar strength; of a person of whom little is known, the cautious side of it."""
    key = scale_key(kind.game, kind.seats)
    scale = find_scale(*key) if key is not None else None
    levels = games.registration(kind.game).levels
    if scale is None or strength is None:
        return levels[len(levels) // 2]
    return nearest_level(scale, strength)


def nearest_level(scale: Scale, strength: Strength) -> str:
    wanted = strength.mu - DOUBT_SHARE * strength.sigma
    return min(scale.levels, key=lambda level: abs(scale.levels[level] - wanted))
