"""HTTP routes for cups: list, host, show, enter, withdraw, close."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import Body, FromPath

from mandate.core.errors import Refused
from mandate.people.cups import acts, wire
from mandate.people.cups.cup import Cup
from mandate.people.cups.plan import CupPlan
from mandate.people.profile import PersonCard
from mandate.server.context import Context
from mandate.server.http.callers import AnyRequest, Caller, caller_of, context_of
from mandate.server.http.people_shown import person_card
from mandate.server.http.refusals import REFUSALS
from mandate.server.workers.queue import Asker
from mandate.table.codes import ServerCode

MAX_HOSTED = 3  # cups of one host that have not ended


async def people_of(context: Context, guests: Collection[str]) -> dict[str, PersonCard]:
    """What others see of these guests: the name, and the address of those with a profile."""
    now = context.tables.clock()
    names = await context.store.guests.names(guests)
    shown = await context.store.profiles.of(guests)
    cards = {guest: PersonCard(name=name) for guest, name in names.items()}
    return cards | {guest: person_card(each, now) for guest, each in shown.items()}


async def summaries(context: Context, guest: str | None, names: Iterable[str]) -> list[wire.CupSummary]:
    cups = [await context.cups.find(name) for name in names]
    people = await people_of(context, {cup.created.host for cup in cups})
    return [wire.summary(cup, guest, people, context.tables.clock()) for cup in cups]


async def check_taking_part(context: Context, caller: Caller) -> str:
    """The caller who wants to host or enter a cup, or to found a club, if the operator lets them."""
    guest = caller.required.id
    policy = context.settings.cups
    if policy == "off" or (policy == "registered" and not await context.store.guests.is_claimed(guest)):
        raise Refused(ServerCode.CUPS_OFF, why=policy)
    return guest


@get("/cups", responses=REFUSALS)
async def list_cups(request: AnyRequest) -> list[wire.CupSummary]:
    """The cups that the caller may see: open ones, running ones, then ended ones, each the newest first."""
    context, caller = context_of(request), await caller_of(request)
    if context.settings.cups == "off":
        return []
    names = await context.store.cups.listed(await context.store.clubs.of(caller.id))
    return await summaries(context, caller.id, names)


@post("/cups", responses=REFUSALS)
async def host_cup(request: AnyRequest, data: Annotated[CupPlan, Body()]) -> wire.CupInfo:
    """Host a cup. The host enters it like everyone else."""
    context, caller = context_of(request), await caller_of(request)
    guest = await check_taking_part(context, caller)
    context.openings.check(caller.address)
    context.openings.check(guest)
    if data.rated:
        await context.check_claimed(guest)
    await context.safety.check_cup(guest, (), apart=False, club=data.club is not None)
    await _check_member(context, guest, data.club)
    await context.try_out(Asker(caller.address, guest), data.game, data.options)
    if await context.store.cups.hosted(guest) >= MAX_HOSTED:
        raise Refused(ServerCode.TOO_MANY_CUPS, most=MAX_HOSTED)
    return await _info(context, await context.cups.create(data, guest), guest)


@get("/cups/{cup:str}", responses=REFUSALS)
async def show_cup(request: AnyRequest, cup: FromPath[str]) -> wire.CupInfo:
    """A cup with its standings and games."""
    context, caller = context_of(request), await caller_of(request)
    return await _info(context, await _find(context, cup, caller.id), caller.id)


@post("/cups/{cup:str}/enter", status_code=200, responses=REFUSALS)
async def enter_cup(request: AnyRequest, cup: FromPath[str]) -> wire.CupInfo:
    """Enter a cup, also late until half time, or come back after withdrawing."""
    context, caller = context_of(request), await caller_of(request)
    guest = await check_taking_part(context, caller)
    found = await _find(context, cup, guest)
    plan = found.plan
    if plan.rated:
        await context.check_claimed(guest)
    if plan.programs and not caller.is_program:
        raise Refused(ServerCode.CUP_PROGRAMS, why="programs")
    others = [entrant.guest for entrant in found.entrants.values() if entrant.guest != guest]
    await context.safety.check_cup(guest, others, apart=plan.kind == "mini", club=plan.club is not None)
    found = await context.cups.act(found.name, lambda cup, now: acts.enter(cup, guest, now))
    context.cups.soon(found)
    return await _info(context, found, guest)


@post("/cups/{cup:str}/withdraw", status_code=200, responses=REFUSALS)
async def withdraw_from_cup(request: AnyRequest, cup: FromPath[str]) -> wire.CupInfo:
    """Be paired no more. A game that is being played continues."""
    context, guest = context_of(request), (await caller_of(request)).required.id
    found = await _find(context, cup, guest)
    found = await context.cups.act(found.name, lambda cup, now: acts.withdraw(cup, guest, now))
    return await _info(context, found, guest)


@post("/cups/{cup:str}/start", status_code=200, responses=REFUSALS)
async def start_cup(request: AnyRequest, cup: FromPath[str]) -> wire.CupInfo:
    """Begin one's own Swiss cup or arena before its time."""
    context, guest = context_of(request), (await caller_of(request)).required.id
    found = await _find(context, cup, guest)
    return await _info(context, await context.cups.start(found.name, guest), guest)


@delete("/cups/{cup:str}", responses=REFUSALS)
async def close_cup(request: AnyRequest, cup: FromPath[str]) -> None:
    """Close one's own cup before it begins."""
    context, guest = context_of(request), (await caller_of(request)).required.id
    found = await _find(context, cup, guest)
    await context.cups.act(found.name, lambda cup, now: acts.close(cup, guest, now))


async def _find(context: Context, name: str, guest: str | None) -> Cup:
    cup = await context.cups.find(name)
    if context.settings.cups == "off":
        raise Refused(ServerCode.NO_SUCH_CUP)
    club = cup.plan.club
    if club is not None and club not in await context.store.clubs.of(guest):
        raise Refused(ServerCode.NO_SUCH_CUP)
    return cup


async def _check_member(context: Context, guest: str, club: str | None) -> None:
    if club is not None and club not in await context.store.clubs.of(guest):
        raise Refused(ServerCode.NO_SUCH_CLUB)


async def _info(context: Context, cup: Cup, guest: str | None) -> wire.CupInfo:
    cup = await context.cups.opened(cup.name)
    people: dict[str, PersonCard] = {}
    known: set[str] = set()
    while unknown := {*cup.entrants, cup.created.host} - known:
        people |= await people_of(context, unknown)
        known |= unknown
        cup = await context.cups.opened(cup.name)  # it may have gone on meanwhile
    return wire.info(cup, guest, people, context.tables.clock())


ROUTES = Router(
    "/api", route_handlers=[list_cups, host_cup, show_cup, enter_cup, withdraw_from_cup, start_cup, close_cup]
)
