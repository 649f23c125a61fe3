"""HTTP routes for clubs: found, join by link, leave, the weekly cup."""

from __future__ import annotations

import hmac
import secrets
from typing import Annotated

from litestar import Router, get, post, put
from litestar.params import Body, FromPath, FromQuery

from mandate.core.errors import Refused
from mandate.people.cups.plan import check_cup
from mandate.people.cups.wire import ClubInfo, NewClub, WeeklyCup, club_weeks
from mandate.people.profile import PersonCard
from mandate.server.context import Context
from mandate.server.http.callers import AnyRequest, caller_of, context_of
from mandate.server.http.cup_routes import check_taking_part, people_of, summaries
from mandate.server.http.refusals import REFUSALS
from mandate.server.store.clubs import Club
from mandate.table.codes import ServerCode

ID_BYTES, LINK_BYTES = 12, 16
MAX_CLUBS = 10  # of one guest
MAX_MEMBERS = 200


@get("/clubs", responses=REFUSALS)
async def my_clubs(request: AnyRequest) -> list[ClubInfo]:
    """The caller's clubs."""
    context, guest = context_of(request), (await caller_of(request)).id
    if guest is None or context.settings.cups == "off":
        return []
    found = [await context.store.clubs.find(name) for name in await context.store.clubs.of(guest)]
    return [await _info(context, club, guest) for club in found if club is not None]


@post("/clubs", responses=REFUSALS)
async def found_club(request: AnyRequest, data: Annotated[NewClub, Body()]) -> ClubInfo:
    """Found a club; others join it by its link."""
    context, caller = context_of(request), await caller_of(request)
    guest = await check_taking_part(context, caller)
    context.openings.check(caller.address)
    await context.safety.check_cup(guest, (), apart=False, club=True)
    await _check_number(context, guest)
    name, now = context.safety.check_name(data.name), context.tables.clock()
    club = Club(secrets.token_urlsafe(ID_BYTES), name, secrets.token_urlsafe(LINK_BYTES), now, None, None)
    await context.store.clubs.found(club, guest)
    return await _info(context, club, guest)


@get("/clubs/{club:str}", responses=REFUSALS)
async def show_club(request: AnyRequest, club: FromPath[str], link: FromQuery[str | None] = None) -> ClubInfo:
    """A club, for its members and for those who have its link."""
    context, guest = context_of(request), (await caller_of(request)).id
    return await _info(context, await _find(context, club, guest, link), guest)


@post("/clubs/{club:str}/join", status_code=200, responses=REFUSALS)
async def join_club(request: AnyRequest, club: FromPath[str], link: FromQuery[str | None] = None) -> ClubInfo:
    """Become a member, with the club's link."""
    context, caller = context_of(request), await caller_of(request)
    guest = await check_taking_part(context, caller)
    found = await _find(context, club, guest, link)
    members = await context.store.clubs.members(found.id)
    if guest not in members:
        await context.safety.check_cup(guest, (), apart=False, club=True)
        await _check_number(context, guest)
        if len(members) >= MAX_MEMBERS:
            raise Refused(ServerCode.CLUB_FULL, most=MAX_MEMBERS)
        await context.store.clubs.join(found.id, guest, context.tables.clock())
    return await _info(context, found, guest)


@post("/clubs/{club:str}/leave", status_code=204, responses=REFUSALS)
async def leave_club(request: AnyRequest, club: FromPath[str]) -> None:
    """Leave a club. The last member to leave closes it."""
    context, guest = context_of(request), (await caller_of(request)).required.id
    found = await _find(context, club, guest)
    await context.store.clubs.leave(found.id, guest)


@put("/clubs/{club:str}/weekly", responses=REFUSALS)
async def set_weekly(
    request: AnyRequest, club: FromPath[str], data: Annotated[WeeklyCup, Body()]
) -> ClubInfo:
    """Choose the cup that the club hosts every week, or end it. Every member may."""
    context, guest = context_of(request), (await caller_of(request)).required.id
    found = await _find(context, club, guest)
    if data.plan is not None:
        check_cup(data.plan)
    first = max(data.first, context.tables.clock())
    await context.store.clubs.plan(found.id, data.plan, None if data.plan is None else first)
    return await _info(context, await _find(context, club, guest), guest)


async def _find(context: Context, name: str, guest: str | None, link: str | None = None) -> Club:
    club = await context.store.clubs.find(name)
    if club is None or context.settings.cups == "off":
        raise Refused(ServerCode.NO_SUCH_CLUB)
    has_link = link is not None and hmac.compare_digest(link.encode(), club.link.encode())
    if not has_link and club.id not in await context.store.clubs.of(guest):
        raise Refused(ServerCode.NO_SUCH_CLUB)
    return club


async def _check_number(context: Context, guest: str) -> None:
    if len(await context.store.clubs.of(guest)) >= MAX_CLUBS:
        raise Refused(ServerCode.TOO_MANY_CLUBS, most=MAX_CLUBS)


async def _info(context: Context, club: Club, guest: str | None) -> ClubInfo:
    members = await context.store.clubs.members(club.id)
    names = await context.store.cups.listed(only=club.id) if guest in members else []
    cups = [await context.cups.find(name) for name in names]
    people = await people_of(context, {*members, *(entrant for cup in cups for entrant in cup.entrants)})
    return ClubInfo(
        id=club.id,
        name=club.name,
        link=club.link,
        member=guest in members,
        members=[people.get(member, PersonCard(name="")) for member in members],
        weekly=club.plan,
        following=club.wakes,
        cups=await summaries(context, guest, names),
        weeks=club_weeks(cups, guest or "", people),
    )


ROUTES = Router("/api", route_handlers=[my_clubs, found_club, show_club, join_club, leave_club, set_weekly])
