"""HTTP routes for tables: lists, opening one, looking at it, commands, its record."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.params import Body, FromPath, FromQuery

from mandate.core.errors import Refused
from mandate.core.record import Record
from mandate.server.http.api import welcome
from mandate.server.http.callers import (
    MAX_LINE_NUMBER,
    AnyRequest,
    Caller,
    LineNumber,
    caller_of,
    context_of,
)
from mandate.server.http.listed import in_lobby, of_others, summaries
from mandate.server.http.record_name import record_name
from mandate.server.http.refusals import REFUSALS
from mandate.server.http.sessions import sign_in
from mandate.server.workers.queue import Asker
from mandate.table import commands, items, seat_view, wire
from mandate.table.codes import ServerCode
from mandate.table.listing import in_order
from mandate.table.opening import all_options
from mandate.table.past import Past, looking_back, past
from mandate.table.plan import Plan
from mandate.table.show import read_show

# --- lists --------------------------------------------------------------------------------------------------


@get("/tables", responses=REFUSALS)
async def lobby(request: AnyRequest) -> list[wire.Summary]:
    """Tables waiting for players, then those that can be watched."""
    return await of_others(request, await in_lobby(request))


@get("/me/tables", responses=REFUSALS)
async def my_tables(request: AnyRequest, before: LineNumber = MAX_LINE_NUMBER) -> list[wire.Summary]:
    """The caller's tables: all unfinished ones, the most urgent first, then the newest page of finished ones.

    For the next page of those, `before` is the `changed` of the last finished one already known.
    """
    guest, store = (await caller_of(request)).guest, context_of(request).store
    if guest is None:
        return []
    running = await store.lists.running_of(guest.id) if before == MAX_LINE_NUMBER else []
    finished = await store.lists.finished_of(guest.id, before)
    return [*in_order(await summaries(request, running)), *await summaries(request, finished)]


# --- tables -------------------------------------------------------------------------------------------------


@post("/tables", responses=REFUSALS)
async def open_table(request: AnyRequest, data: Annotated[Plan, Body()]) -> Response[wire.TableInfo]:
    """Open a table. A caller who is not a guest yet becomes one."""
    return await opened(request, await admit_opening(request), data)


async def admit_opening(request: AnyRequest) -> Caller:
    """The caller who wants to open a table. Raise if they have opened too many."""
    context, caller = context_of(request), await caller_of(request)
    context.openings.check(caller.address)
    if caller.guest is not None:
        context.openings.check(caller.guest.id)
    return caller


async def opened(
    request: AnyRequest, caller: Caller, plan: Plan, start: Record | None = None
) -> Response[wire.TableInfo]:
    """The new table; with `start`, one that continues from a position of another game."""
    context = context_of(request)
    if plan.rated:
        await context.check_rated(caller.id)
    await context.try_out(Asker(caller.address, caller.id or ""), plan.game, *all_options(plan))
    await context.safety.check_opening(caller.id, plan)
    guest = caller.guest or await welcome(request, "")
    if plan.listed:
        async with context.listings.place(guest.id, caller.address) as listed:
            live = await context.tables.open(plan, guest.id, start)
            listed.add(live.table.name)
    else:
        live = await context.tables.open(plan, guest.id, start)
    who = context.tables.onlooker(live, guest.id, caller.language)
    response: Response[wire.TableInfo] = Response(seat_view.info(live.table, who), status_code=201)
    return response if caller.guest is not None else await sign_in(request, response, guest)


@get("/tables/{table:str}", responses=REFUSALS)
async def look(
    request: AnyRequest,
    table: FromPath[str],
    link: FromQuery[str | None] = None,
    after: LineNumber = 0,
    show: FromQuery[str | None] = None,
    language: FromQuery[str | None] = None,
    quiet: FromQuery[bool] = False,
) -> Response[wire.Update]:
    """A table, as its socket would send it. `quiet`: the caller is not counted as looking at it."""
    context, caller = context_of(request), await caller_of(request)
    shown = read_show(show, language)
    live = await context.tables.admit(table, caller.id, link)
    if not quiet:
        context.tables.audience.glance(live, caller.id)
    return encoded(live.update(context.tables.onlooker(live, caller.id, caller.language, shown), after))


@get("/tables/{table:str}/news", responses=REFUSALS)
async def earlier_news(
    request: AnyRequest,
    table: FromPath[str],
    link: FromQuery[str | None] = None,
    seat: FromQuery[int | None] = None,
    before: LineNumber = MAX_LINE_NUMBER,
    show: FromQuery[str | None] = None,
    language: FromQuery[str | None] = None,
) -> Response[list[items.AnyItem]]:
    """A page of news: the items before line `before`, as seen from the caller's own seat."""
    context, caller = context_of(request), await caller_of(request)
    shown = read_show(show, language)
    live = await context.tables.admit(table, caller.id, link)
    own = seat_view.eyes(live.table, caller.id)
    shown = context.tables.addressed(live, shown)
    return encoded(live.earlier(caller.id, seat if seat in own else own[0], before, shown))


@get("/tables/{table:str}/past", responses=REFUSALS)
async def earlier_positions(
    request: AnyRequest,
    table: FromPath[str],
    link: FromQuery[str | None] = None,
    seat: FromQuery[int | None] = None,
    before: LineNumber = MAX_LINE_NUMBER,
    show: FromQuery[str | None] = None,
    language: FromQuery[str | None] = None,
) -> Response[Past]:
    """The last positions before line `before`, as the caller's own seat saw them."""
    context, caller = context_of(request), await caller_of(request)
    shown = read_show(show, language)
    context.past.check(caller.id or caller.address)
    live = await context.tables.admit(table, caller.id, link)
    own = seat_view.eyes(live.table, caller.id)
    shown = context.tables.addressed(live, shown)
    look = looking_back(live.table, seat if seat in own else own[0], before, shown)
    # not in a study process: some of those are on other machines, and nothing hidden leaves this one
    return encoded(await asyncio.to_thread(past, look))


@post("/tables/{table:str}/commands", status_code=200, responses=REFUSALS)
async def command(
    request: AnyRequest,
    table: FromPath[str],
    data: Annotated[commands.AnyCommand, Body()],
    link: FromQuery[str | None] = None,
    show: FromQuery[str | None] = None,
    language: FromQuery[str | None] = None,
) -> wire.Done | wire.Previewed | wire.Tried | wire.Hinted:
    """Carry out a command at a table. Its socket takes the same commands."""
    context, guest = context_of(request), (await caller_of(request)).required
    shown = read_show(show, language)
    live = await context.tables.admit(table, guest.id, link)
    shown = context.tables.addressed(live, shown)
    return await context.handle(live, guest.id, data, shown, link)


@get("/tables/{table:str}/record", responses=REFUSALS)
async def record(
    request: AnyRequest,
    table: FromPath[str],
    link: FromQuery[str | None] = None,
    seat: FromQuery[int | None] = None,
) -> Response[Record]:
    """The record: the whole one of a finished game, otherwise what the caller's seat may know."""
    context, caller = context_of(request), await caller_of(request)
    live = await context.tables.admit(table, caller.id, link)
    own = seat_view.eyes(live.table, caller.id)
    shown = live.record(seat if seat in own else own[0], context.tables.audience.names)
    if shown is None:
        reason = live.table.frozen
        raise Refused(ServerCode.FROZEN_TABLE, reason=reason) if reason else Refused(ServerCode.NOT_STARTED)
    players = seat_view.names_at(live.table, context.tables.audience.names)
    name = record_name(live.table.opened.plan.game, table, live.table.lines[0].at, players)
    return encoded(shown, {"Content-Disposition": f'attachment; filename="{name}"'})


def encoded(body: bytes, headers: dict[str, str] | None = None) -> Response[Any]:
    """A response from encoded JSON."""
    return Response(body, media_type="application/json", headers=headers)


ROUTES = Router(
    "/api",
    route_handlers=[
        lobby,
        my_tables,
        open_table,
        look,
        earlier_news,
        earlier_positions,
        command,
        record,
    ],
)
