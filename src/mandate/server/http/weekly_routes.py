"""HTTP routes for the week's deals: see one, play it, practice, be named in the results, verify."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post, put
from litestar.params import Body, FromPath

from mandate.core.record import Record
from mandate.lang import say
from mandate.people import weekly
from mandate.people.weekly import WEEK_MS, NewTry, WeeklyInfo, begin_of, week_of
from mandate.server.context import Context
from mandate.server.http.api import welcome
from mandate.server.http.callers import AnyRequest, Caller, caller_of, context_of
from mandate.server.http.cup_routes import people_of
from mandate.server.http.refusals import REFUSALS
from mandate.server.http.sessions import sign_in
from mandate.server.http.table_routes import admit_opening
from mandate.server.live.live_table import Live
from mandate.table import seat_view, wire


@get("/weekly", responses=REFUSALS)
async def this_week(request: AnyRequest) -> list[WeeklyInfo]:
    """This week's deals. Results are shown to callers whose own try is over."""
    context, caller = context_of(request), await caller_of(request)
    if not context.weekly.on:
        return []
    week = context.weekly.now()
    return [await _info(context, week, game, caller) for game in weekly.contests()]


@get("/weekly/{week:str}/{game:str}", responses=REFUSALS)
async def one_week(request: AnyRequest, week: FromPath[str], game: FromPath[str]) -> WeeklyInfo:
    """The deal of this week or an earlier one, with the results that the caller may see."""
    return await _info(context_of(request), week, game, await caller_of(request))


@get("/weekly/{week:str}/{game:str}/deal", responses=REFUSALS)
async def opened_deal(request: AnyRequest, week: FromPath[str], game: FromPath[str]) -> Record:
    """The deal of a week that is over: a record without choices, with the salt of its commitment."""
    context = context_of(request)
    await caller_of(request)  # counts against the rate
    return await context.weekly.opened(week, game)


@post("/weekly/{game:str}", responses=REFUSALS)
async def play(
    request: AnyRequest, game: FromPath[str], data: Annotated[NewTry, Body()]
) -> Response[wire.TableInfo]:
    """Play this week's deal: the one try that counts, also to return to it. A newcomer becomes a guest."""
    context, caller = context_of(request), await admit_opening(request)
    context.weekly.contest(game)
    guest = caller.guest or await welcome(request, "")
    live = await context.weekly.play(game, guest.id, listed=data.listed)
    response = await _table(request, live, guest.id)
    return response if caller.guest is not None else await sign_in(request, response, guest)


@post("/weekly/{week:str}/{game:str}/practice", responses=REFUSALS)
async def practice(request: AnyRequest, week: FromPath[str], game: FromPath[str]) -> Response[wire.TableInfo]:
    """Play a deal again without counting: after the caller's try, or the week, is over."""
    context, guest = context_of(request), (await admit_opening(request)).required
    return await _table(request, await context.weekly.practice(week, game, guest.id), guest.id)


@put("/weekly/{week:str}/{game:str}/listed", responses=REFUSALS)
async def list_me(
    request: AnyRequest, week: FromPath[str], game: FromPath[str], data: Annotated[NewTry, Body()]
) -> WeeklyInfo:
    """Agree to be named in the table of results, or no longer."""
    context, caller = context_of(request), await caller_of(request)
    context.weekly.contest(game)
    begin_of(week)
    await context.store.weekly.list_me(week, game, caller.required.id, listed=data.listed)
    return await _info(context, week, game, caller)


async def _table(request: AnyRequest, live: Live, guest: str) -> Response[wire.TableInfo]:
    who = context_of(request).tables.onlooker(live, guest, (await caller_of(request)).language)
    return Response(seat_view.info(live.table, who), status_code=201)


async def _info(context: Context, week: str, game: str, caller: Caller) -> WeeklyInfo:
    guest = caller.id
    contest, begins = context.weekly.contest(game), begin_of(week)
    deal = await context.weekly.deal(week, game)
    over = context.weekly.is_over(week)
    following = None if over else await context.weekly.deal(week_of(begins + WEEK_MS), game)
    tries = await context.weekly.tries(week, game)
    own = await context.weekly.own(week, game, guest)
    shown = over or (own is not None and own.score is not None)
    listed = [each for each in tries if each.listed] if shown else []
    people = await people_of(context, {each.guest for each in listed})
    name = say(caller.language, f"{game}-name")
    plan = weekly.plan_of(game, contest)
    return WeeklyInfo(
        week=week,
        game=game,
        options=plan.brief_options(),
        opponents=list(contest.opponents),
        begins=begins,
        ends=begins + WEEK_MS,
        commitment=deal.commitment or "",
        next_commitment=None if following is None else following.commitment,
        opened=over,
        standing="open" if own is None else "playing" if own.score is None else "over",
        table=None if own is None else own.table,
        listed=own is not None and own.listed,
        late=own is not None and own.late,
        score=None if own is None else own.score,
        share=None if own is None or own.score is None else weekly.share_of(week, name, own.score),
        rank=weekly.ranks_of(tries).get(guest) if guest is not None and own is not None else None,
        tries=len(tries),
        rows=weekly.rows_of(listed, people, guest, over=over),
    )


ROUTES = Router("/api", route_handlers=[this_week, one_week, opened_deal, play, practice, list_me])
