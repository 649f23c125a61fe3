"""HTTP routes for spectators: games worth watching, who watches, what they say to each other."""

from __future__ import annotations

from litestar import Router, get
from litestar.params import FromPath, FromQuery

from mandate.people.watchable import WatchingInfo, worth_watching
from mandate.server.http.callers import AnyRequest, LineNumber, caller_of, context_of
from mandate.server.http.listed import in_lobby, of_others
from mandate.server.http.people_shown import person_card
from mandate.server.http.refusals import REFUSALS
from mandate.table import wire


@get("/watch", responses=REFUSALS)
async def watchable(request: AnyRequest, game: FromQuery[str | None] = None) -> list[wire.Summary]:
    """Running games that everyone may watch, the most interesting first."""
    running = [
        each
        for each in await in_lobby(request)
        if each.card.status == "playing" and game in (None, each.card.game)
    ]
    return worth_watching(await of_others(request, running))


@get("/tables/{table:str}/watching", responses=REFUSALS)
async def watching(
    request: AnyRequest, table: FromPath[str], link: FromQuery[str | None] = None
) -> WatchingInfo:
    """Who watches. Named are those who show when they are here, except to people kept apart from them."""
    context, caller = context_of(request), await caller_of(request)
    live = await context.tables.admit(table, caller.id, link)
    guests = context.tables.audience.watchers(live)
    apart = set() if caller.id is None else await context.safety.apart(caller.id)
    shown = await context.store.profiles.of(guests - apart)
    now = context.tables.clock()
    people = [person_card(each, now) for each in shown.values() if "presence" in each.public]
    return WatchingInfo(context.tables.audience.watching(live), sorted(people, key=lambda each: each.name))


@get("/tables/{table:str}/remarks", responses=REFUSALS)
async def remarks(
    request: AnyRequest,
    table: FromPath[str],
    link: FromQuery[str | None] = None,
    after: LineNumber = 0,
) -> list[wire.Remark]:
    """A page of what spectators said, after remark `after`; for players when the game is over."""
    context, caller = context_of(request), await caller_of(request)
    live = await context.tables.admit(table, caller.id, link)
    return await context.remarks.shown(live, caller.id, after)


ROUTES = Router("/api", route_handlers=[watchable, watching, remarks])
