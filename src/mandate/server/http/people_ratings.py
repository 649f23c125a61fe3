"""HTTP routes for ratings: the caller's own, and those of the people at a table."""

from __future__ import annotations

from litestar import Router, get
from litestar.params import FromPath, FromQuery

from mandate.people.fold import Rating, find_scale
from mandate.people.standing import Standing, standing
from mandate.server.http.callers import AnyRequest, caller_of, context_of
from mandate.server.http.refusals import REFUSALS
from mandate.server.store.store import Store
from mandate.table.rated import scale_of


@get("/me/ratings", responses=REFUSALS)
async def my_ratings(request: AnyRequest) -> list[Standing]:
    """The caller's ratings, one for each scale with a rated game."""
    guest = (await caller_of(request)).guest
    return [] if guest is None else await standings_of(context_of(request).store, guest.id)


async def standings_of(store: Store, guest: str) -> list[Standing]:
    ratings = await store.ratings.of([guest])
    standings = [
        shown
        for (_, game, scale), rating in sorted(ratings.items())
        if (shown := show_rating(game, scale, rating))
    ]
    return sorted(standings, key=lambda each: (each.game, -each.games))


@get("/tables/{table:str}/ratings", responses=REFUSALS)
async def ratings_at(
    request: AnyRequest, table: FromPath[str], link: FromQuery[str | None] = None
) -> list[Standing | None]:
    """The rating of each seat's person on the scale of a rated table; null for all others."""
    context, caller = context_of(request), await caller_of(request)
    live = await context.tables.admit(table, caller.id, link)
    plan, chairs = live.table.opened.plan, live.table.chairs
    if not plan.rated or live.table.frozen is not None:
        return [None] * len(chairs)
    _, matchup = scale_of(plan)
    guests = [chair.guest for chair in chairs]
    ratings = await context.store.ratings.of([guest for guest in guests if guest is not None])
    own = [ratings.get((guest, plan.game, matchup.scale)) if guest else None for guest in guests]
    return [show_rating(plan.game, matchup.scale, rating) if rating else None for rating in own]


def show_rating(game: str, scale: str, rating: Rating) -> Standing | None:
    """A rating as levels; None if its game is gone."""
    fitted = find_scale(game, scale)
    return None if fitted is None else standing(game, scale, fitted, rating)


ROUTES = Router("/api", route_handlers=[my_ratings, ratings_at])
