"""What a rated table needs: equal terms for everyone, and opponents whose strength is known."""

from __future__ import annotations

from mandate import games, players
from mandate.core.errors import Refused
from mandate.core.rated import Matchup, Ratings, Scale
from mandate.table.codes import ServerCode
from mandate.table.plan import Bot, Me, Plan


def check_rated(plan: Plan) -> None:
    """Refuse terms under which a result says nothing about strength."""
    why = {
        "takebacks": plan.takebacks,
        "hints": bool(plan.hints) or plan.guided,
        "deal": plan.seed is not None,
        "seats": sum(isinstance(seat, Me) for seat in plan.seats) > 1,
    }
    for reason, holds in why.items():
        if holds:
            raise Refused(ServerCode.CANNOT_RATE, why=reason)
    scale_of(plan)
    for seat in plan.seats:
        if isinstance(seat, Bot):
            check_player(plan, seat.name)


def check_player(plan: Plan, name: str) -> None:
    """Refuse a computer player that was never measured on this table's scale."""
    scale, matchup = scale_of(plan)
    in_team = matchup.scenario is not None  # it would play for the person
    if in_team or players.full_name(name, game=plan.game) not in scale.levels:
        raise Refused(ServerCode.CANNOT_RATE, why="player")


def scale_of(plan: Plan) -> tuple[Scale, Matchup]:
    """The scale on which a table would count."""
    ratings: Ratings | None = games.registration(plan.game).part("ratings")
    if ratings is not None:
        matchup = ratings.matchup(games.find(plan.game).configure_remote(plan.options))
        if matchup is not None:
            return ratings.scales[matchup.scale], matchup
    raise Refused(ServerCode.CANNOT_RATE, why="game")
