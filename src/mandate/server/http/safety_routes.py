"""HTTP routes for safety: blocks, reports, notices, and the moderators' part."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import Body, FromPath, FromQuery

from mandate.core.errors import Refused
from mandate.people.conduct import (
    At,
    Block,
    Complaint,
    Decision,
    NewDecision,
    NewReport,
    Notice,
    ReportDetails,
    ReportInfo,
    noticed,
)  # fmt: skip
from mandate.people.fair_play import FAIR_PLAY_MS
from mandate.server.http.callers import AnyRequest, caller_of, context_of
from mandate.server.http.people_routes import find_person
from mandate.server.http.refusals import REFUSALS
from mandate.server.live.tables import NAME
from mandate.server.settings import Strangers
from mandate.table.codes import ServerCode
from mandate.table.talk import ChatPolicy

KEY_HEADER = "x-moderator-key"


class Policy(msgspec.Struct):
    """What the operator allows between people, and whether the caller is a moderator."""

    chat: ChatPolicy
    strangers: Strangers
    matchmaking: bool  # whether people may look for opponents
    weekly: bool  # whether there are deals of the week
    moderator: str | None = None


class Reported(msgspec.Struct):
    """The id of a report, for those who made it."""

    id: str


class ModeratorKey(msgspec.Struct, forbid_unknown_fields=True):
    """A key from the operator's settings."""

    key: Annotated[str, msgspec.Meta(max_length=200)]


def readable(text: str) -> str:
    """An id of a report, a block or a notice; not every database accepts every character."""
    if not NAME.fullmatch(text):
        raise Refused(ServerCode.NO_SUCH_REPORT)
    return text


@get("/policy", responses=REFUSALS)
async def policy(request: AnyRequest) -> Policy:
    """What the operator allows between people."""
    context, caller = context_of(request), await caller_of(request)
    moderator = None if caller.id is None else await context.safety.moderator(caller.id)
    return Policy(
        context.settings.chat, context.settings.strangers, context.matchmaker.on, context.weekly.on, moderator
    )


@get("/me/blocks", responses=REFUSALS)
async def my_blocks(request: AnyRequest) -> list[Block]:
    """The people whom the caller has blocked."""
    guest = (await caller_of(request)).guest
    return [] if guest is None else await context_of(request).store.safety.blocks_of(guest.id)


@post("/me/blocks", status_code=204, responses=REFUSALS)
async def block(request: AnyRequest, data: Annotated[At, Body()]) -> None:
    """Block a player or a spectator: neither sees the other in the lobby or meets them as a stranger."""
    context, guest = context_of(request), (await caller_of(request)).required
    live = await context.tables.admit(data.table, guest.id, data.link)
    await context.safety.block(live, guest.id, data)


@put("/people/{person:str}/block", status_code=204, responses=REFUSALS)
async def block_person(request: AnyRequest, person: FromPath[str]) -> None:
    """Block a person by their profile."""
    context, guest = context_of(request), (await caller_of(request)).required
    other = await find_person(request, person)
    await context.safety.block_person(guest.id, other.guest)


@delete("/me/blocks/{block_id:str}", responses=REFUSALS)
async def unblock(request: AnyRequest, block_id: FromPath[str]) -> None:
    """No longer keep apart from that person."""
    context, guest = context_of(request), (await caller_of(request)).required
    await context.store.safety.unblock(guest.id, readable(block_id))


@get("/me/notices", responses=REFUSALS)
async def my_notices(request: AnyRequest) -> list[Notice]:
    """What moderators decided about the caller: what holds now, and what was not confirmed yet.

    For a day also what the server has noticed: a missed rated game, a pause, too many games with one person.
    """
    context, guest = context_of(request), (await caller_of(request)).guest
    if guest is None:
        return []
    now = context.tables.clock()
    games = await context.store.played.fair_play_of(guest.id, now - FAIR_PLAY_MS)
    return [*await context.store.safety.notices(guest.id, now), *noticed(games, now)]


@post("/me/notices/{notice:str}/confirm", status_code=204, responses=REFUSALS)
async def confirm(request: AnyRequest, notice: FromPath[str]) -> None:
    """Confirm to have read a notice."""
    context, guest = context_of(request), (await caller_of(request)).required
    await context.store.safety.confirm(guest.id, readable(notice), context.tables.clock())


@post("/reports", responses=REFUSALS)
async def report(request: AnyRequest, data: Annotated[NewReport, Body()]) -> Reported:
    """Report a person, or a line of chat; the chat of the table is attached."""
    context, caller = context_of(request), await caller_of(request)
    guest = caller.required
    live = await context.tables.admit(data.table, guest.id, data.link)
    return Reported(await context.safety.report(live, guest.id, caller.address, data))


@post("/people/{person:str}/reports", responses=REFUSALS)
async def report_person(
    request: AnyRequest, person: FromPath[str], data: Annotated[Complaint, Body()]
) -> Reported:
    """Report a person by their profile: their name, or what they did at several tables."""
    context, caller = context_of(request), await caller_of(request)
    guest, other = caller.required, await find_person(request, person)
    return Reported(await context.safety.report_person(guest.id, caller.address, other.guest, data))


# --- moderators -------------------------------------------------------------------------------------------


async def moderator_of(request: AnyRequest) -> str:
    """The moderator who calls, by a key or as a guest who presented one. Refuse everyone else."""
    context, caller = context_of(request), await caller_of(request)
    key = request.headers.get(KEY_HEADER)
    if key is not None:
        context.newcomers.check(caller.address)
        name = context.safety.moderator_with(key)
    else:
        name = None if caller.id is None else await context.safety.moderator(caller.id)
    if name is None:
        raise Refused(ServerCode.NOT_MODERATOR)
    return name


@post("/moderation/enter", status_code=204, responses=REFUSALS)
async def enter(request: AnyRequest, data: Annotated[ModeratorKey, Body()]) -> None:
    """Become a moderator, with a key from the operator."""
    context, caller = context_of(request), await caller_of(request)
    context.newcomers.check(caller.address)
    await context.safety.appoint(caller.required.id, data.key)


@post("/moderation/leave", status_code=204, responses=REFUSALS)
async def leave(request: AnyRequest) -> None:
    """No longer be a moderator."""
    context, guest = context_of(request), (await caller_of(request)).required
    await context.store.safety.dismiss(guest.id)


@get("/moderation/reports", responses=REFUSALS)
async def list_reports(request: AnyRequest, closed: FromQuery[bool] = False) -> list[ReportInfo]:
    """Open reports, the oldest first, or closed ones."""
    await moderator_of(request)
    return await context_of(request).store.safety.list_reports(closed=closed)


@get("/moderation/reports/{report_id:str}", responses=REFUSALS)
async def show_report(request: AnyRequest, report_id: FromPath[str]) -> ReportDetails:
    """A report with its context."""
    await moderator_of(request)
    return await context_of(request).safety.show_report(readable(report_id))


@post("/moderation/reports/{report_id:str}", status_code=204, responses=REFUSALS)
async def decide(request: AnyRequest, report_id: FromPath[str], data: Annotated[NewDecision, Body()]) -> None:
    """Decide about a report and close it."""
    moderator = await moderator_of(request)
    await context_of(request).safety.decide(readable(report_id), moderator, data)


@get("/moderation/history", responses=REFUSALS)
async def history(request: AnyRequest) -> list[Decision]:
    """The latest decisions: who did what about whom, and why."""
    await moderator_of(request)
    return await context_of(request).store.safety.history()


ROUTES = Router(
    "/api",
    route_handlers=[
        policy, my_blocks, block, block_person, unblock, my_notices, confirm, report, report_person,
        enter, leave, list_reports, show_report, decide, history,
    ],
)  # fmt: skip
