"""Routes for taking everything along, and for going away for a while. `DELETE /api/me` is in `api.py`."""

from __future__ import annotations

from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import msgspec
from litestar import Response, Router, get, post
from litestar.response import Stream

from mandate.core.errors import Refused
from mandate.core.record import Record
from mandate.people.calendar import Calendar
from mandate.people.conduct import Block, Notice
from mandate.people.matching.wish import RequestInfo
from mandate.people.profile import Section
from mandate.people.standing import Standing
from mandate.server.http.api import leave_tables
from mandate.server.http.callers import AnyRequest, Caller, caller_of, context_of
from mandate.server.http.people_ratings import standings_of
from mandate.server.http.refusals import DONE, REFUSALS
from mandate.server.http.sessions import NO_COOKIE, SessionInfo, sessions_of
from mandate.server.http.ways_in import WaysIn, ways_in_of
from mandate.table import fold, seat_view
from mandate.table.codes import ServerCode

FORMAT = "mandate-me-1"
FILE = 'attachment; filename="mandate-me.json"'


class ExportedRating(msgspec.Struct, array_like=True):
    """A rating after a game: when, the estimate, and its standard deviation."""

    at: int
    mu: float
    sigma: float


class ExportedScale(msgspec.Struct):
    """A rating now, and after each game."""

    standing: Standing
    history: list[ExportedRating]


class ExportedMessage(msgspec.Struct):
    """Something said in chat."""

    table: str
    at: int
    text: str


class ExportedBrowser(msgspec.Struct):
    """A browser that is notified: the push service, and the language of the messages."""

    service: str
    language: str


class ExportedGame(msgspec.Struct):
    """A table with a seat of the guest; the record is what the guest may know of it now."""

    table: str
    game: str
    status: str
    changed: int
    record: Record | None


class ExportedProfile(msgspec.Struct):
    """What others see, and the address that they see it at."""

    tag: str
    avatar: int
    public: list[Section]


class ExportedChallenge(msgspec.Struct):
    """A challenge, made or received."""

    game: str
    yours: bool
    until: int
    status: str


class ExportedTry(msgspec.Struct):
    """The try that counts at the deal of a week."""

    week: str
    game: str
    table: str


class ExportHead(msgspec.Struct):
    """Everything but the games."""

    format: str
    exported: int
    name: str
    since: int
    ways_in: WaysIn
    sessions: list[SessionInfo]
    push: list[ExportedBrowser]
    ratings: list[ExportedScale]
    profile: ExportedProfile | None
    following: list[str]  # by tag
    challenges: list[ExportedChallenge]
    request: RequestInfo | None  # for opponents
    calendar: Calendar  # quiet hours and vacations
    blocks: list[Block]
    notices: list[Notice]
    weekly: list[ExportedTry]  # at the week's deals
    analyses: list[str]  # shared by link: their addresses
    messages: list[ExportedMessage]
    remarks: list[ExportedMessage]  # said as a spectator


class Export(ExportHead):
    """All that the server stores about a guest."""

    games: list[ExportedGame]


@get("/me/export", responses=REFUSALS)
async def export(request: AnyRequest) -> Response[Export]:
    """Everything stored about the caller, as one file."""
    context, caller = context_of(request), await caller_of(request)
    context.exports.check(caller.required.id)
    head = msgspec.json.encode(await _head(request, caller))
    body = _body(request, caller, head)
    return Stream(body, media_type="application/json", headers={"Content-Disposition": FILE})  # type: ignore[return-value]


async def _head(request: AnyRequest, caller: Caller) -> ExportHead:
    context, guest = context_of(request), caller.required
    store = context.store
    name, since = await store.guests.profile(guest.id)
    scales = []
    for standing in await standings_of(store, guest.id):
        points = await store.played.history(guest.id, standing.game, standing.scale, None)
        scales.append(ExportedScale(standing, [ExportedRating(*each) for each in points]))
    followed = await store.profiles.of(await store.profiles.following(guest.id))
    own = (await store.profiles.of([guest.id])).get(guest.id)
    now = context.tables.clock()
    return ExportHead(
        format=FORMAT,
        exported=now,
        name=name,
        since=since,
        ways_in=await ways_in_of(store, guest.id),
        sessions=await sessions_of(store, guest.id, caller.session),
        push=[
            ExportedBrowser(urlsplit(each.endpoint).hostname or "", each.language)
            for each in await context.subscriptions.of(guest.id)
        ],
        ratings=scales,
        profile=None if own is None else ExportedProfile(own.tag, own.avatar, sorted(own.public)),
        following=sorted(each.tag for each in followed.values()),
        challenges=[
            ExportedChallenge(each.plan.game, each.guest == guest.id, each.until, each.status)
            for each in await store.profiles.challenges_of(guest.id, now)
        ],
        request=await context.matchmaker.shown(guest.id),
        calendar=await store.calendars.of(guest.id),
        blocks=await store.safety.blocks_of(guest.id),
        notices=await store.safety.notices(guest.id, now),
        weekly=[ExportedTry(*each) for each in await store.weekly.of(guest.id)],
        analyses=await store.analyses.of(guest.id, now),
        messages=[ExportedMessage(*each) for each in await store.guests.said(guest.id)],
        remarks=[ExportedMessage(*each) for each in await store.remarks.all_of(guest.id)],
    )


async def _body(request: AnyRequest, caller: Caller, head: bytes) -> AsyncIterator[bytes]:
    """The file, a game at a time: a guest may have thousands."""
    context, guest = context_of(request), caller.required.id
    account = context.effort.account(caller.address)
    yield head[:-1] + b',"games":['
    comma = b""
    for listed in await context.store.lists.all_of(guest):
        await context.effort.turn(account)  # reading a long game is work
        table = fold.read(listed.name, await context.store.lines(listed.name))
        names = await context.store.guests.names([chair.guest for chair in table.chairs if chair.guest])
        shown = seat_view.record(table, seat_view.eyes(table, guest)[0], names)
        card = listed.card
        game = ExportedGame(listed.name, card.game, card.status, listed.changed, shown)
        yield comma + msgspec.json.encode(game)
        comma = b","
    yield b"]}"


@post("/me/disable", status_code=204, responses=DONE)
async def disable(request: AnyRequest) -> Response[None]:
    """Go away until the guest signs in again: nameless, signed out, without a request, at no open table."""
    context, guest = context_of(request), (await caller_of(request)).required
    if not await context.store.guests.is_claimed(guest.id):
        raise Refused(ServerCode.NO_WAY_IN)
    await context.matchmaker.cancel(guest.id)  # first: it could seat them at one more table
    await leave_tables(context.tables, guest.id, only="open")
    await context.store.guests.disable(guest.id, context.tables.clock())
    context.tables.audience.rename(guest.id, "")
    context.tables.audience.end_sessions(await context.store.sessions.end(guest.id))
    return Response(None, status_code=204, cookies=[NO_COOKIE])


ROUTES = Router("/api", route_handlers=[export, disable])
