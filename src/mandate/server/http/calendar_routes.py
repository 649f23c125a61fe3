"""HTTP routes for a person's quiet hours and vacations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
from litestar import Router, delete, get, put
from litestar.params import Body

from mandate.people.calendar import Calendar, CalendarInfo, Vacation, calendar_info
from mandate.server.http.callers import AnyRequest, caller_of, context_of
from mandate.server.http.refusals import REFUSALS
from mandate.table.rests import QuietHours


@get("/me/calendar", responses=REFUSALS)
async def my_calendar(request: AnyRequest) -> CalendarInfo:
    """The caller's quiet hours and vacation."""
    context, guest = context_of(request), (await caller_of(request)).required
    return calendar_info(await context.store.calendars.of(guest.id), context.tables.clock())


@put("/me/quiet-hours", responses=REFUSALS)
async def keep_quiet(request: AnyRequest, data: Annotated[QuietHours, Body()]) -> CalendarInfo:
    """Set quiet hours: no push messages, and in lenient slow games no clock."""
    return await _change(request, lambda calendar, _: msgspec.structs.replace(calendar, quiet=data))


@delete("/me/quiet-hours", status_code=200, responses=REFUSALS)
async def end_quiet(request: AnyRequest) -> CalendarInfo:
    """Have no quiet hours."""
    return await _change(request, lambda calendar, _: msgspec.structs.replace(calendar, quiet=None))


@put("/me/vacation", responses=REFUSALS)
async def announce_vacation(request: AnyRequest, data: Annotated[Vacation, Body()]) -> CalendarInfo:
    """Announce a vacation, in place of one that is not over. Everyone in the caller's slow games sees it."""
    return await _change(request, lambda calendar, now: calendar.announce(data.since, data.until, now))


@delete("/me/vacation", status_code=200, responses=REFUSALS)
async def come_back(request: AnyRequest) -> CalendarInfo:
    """Be back from a vacation, or call it off."""
    return await _change(request, lambda calendar, now: calendar.back(now))


async def _change(request: AnyRequest, change: Callable[[Calendar, int], Calendar]) -> CalendarInfo:
    context, guest = context_of(request), (await caller_of(request)).required
    context.calendar_changes.check(guest.id)
    now = context.tables.clock()
    calendar = change(await context.store.calendars.of(guest.id), now)
    await context.tables.calendars.keep(guest.id, calendar)
    return calendar_info(calendar, now)


ROUTES = Router("/api", route_handlers=[my_calendar, keep_quiet, end_quiet, announce_vacation, come_back])
