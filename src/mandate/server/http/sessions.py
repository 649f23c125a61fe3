"""Sessions: where a guest is signed in, and ending that. A token is worth no more than its session."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, Router, delete, get
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.params import FromPath

from mandate.server.http.callers import AnyRequest, caller_of, context_of
from mandate.server.http.device import device_of
from mandate.server.http.identity import COOKIE
from mandate.server.http.refusals import DONE, REFUSALS
from mandate.server.store.guests import Guest
from mandate.server.store.store import Store

NO_COOKIE = Cookie(key=COOKIE, max_age=0, expires=0, path="/")  # removes the current one


class SessionInfo(msgspec.Struct):
    """A browser or program in which the caller is signed in. `seen` is exact to the hour."""

    id: str
    client: str  # such as Firefox; empty if it is not known
    system: str  # such as Android; empty if it is not known
    since: int
    seen: int
    current: bool  # whether this request came from there


@get("/me/sessions", responses=REFUSALS)
async def my_sessions(request: AnyRequest) -> list[SessionInfo]:
    """Where the caller is signed in, the last used first."""
    caller = await caller_of(request)
    return await sessions_of(context_of(request).store, caller.required.id, caller.session)


async def sessions_of(store: Store, guest: str, current: str | None) -> list[SessionInfo]:
    return [
        SessionInfo(
            id=each.id,
            client=each.device.client,
            system=each.device.system,
            since=each.since,
            seen=each.seen,
            current=each.id == current,
        )
        for each in await store.sessions.of(guest)
    ]


@delete("/me/sessions", responses=REFUSALS)
async def end_other_sessions(request: AnyRequest) -> None:
    """Sign out everywhere else."""
    context, caller = context_of(request), await caller_of(request)
    ended = await context.store.sessions.end(caller.required.id, but=caller.session)
    context.tables.audience.end_sessions(ended)


@delete("/me/sessions/{session:str}", responses=DONE)
async def end_session(request: AnyRequest, session: FromPath[str]) -> Response[None]:
    """Sign out there. Nothing happens if the caller has no such session."""
    context, caller = context_of(request), await caller_of(request)
    ended = await context.store.sessions.end(caller.required.id, only=session)
    context.tables.audience.end_sessions(ended)
    is_own = session == caller.session and not caller.is_program
    return Response(None, status_code=204, cookies=[NO_COOKIE] if is_own else [])


# --- for other routes ---------------------------------------------------------------------------------------


async def start_session(request: AnyRequest, guest: Guest) -> str:
    """Sign a guest in on the caller's device: the session's id."""
    context = context_of(request)
    device = device_of(request.headers.get("user-agent", ""))
    session, ended = await context.store.sessions.start(guest.id, device, context.tables.clock())
    context.tables.audience.end_sessions(ended)
    return session


async def sign_in(request: AnyRequest, response: Response[Any], guest: Guest) -> Response[Any]:
    """Sign a guest in and give the browser its cookie. The session it had before ends."""
    caller, session = await caller_of(request), await start_session(request, guest)
    before = [] if caller.session is None or caller.is_program else [caller.session]
    if before:
        await context_of(request).store.sessions.end(caller.required.id, only=caller.session)
    return _with_cookie(request, response, guest, session, before)


async def renew_session(request: AnyRequest, response: Response[Any]) -> Response[Any]:
    """End every earlier copy of the browser's cookie: it may have been planted there (session fixation).

    The token of a program comes only from its own file.
    """
    caller = await caller_of(request)
    if caller.is_program or caller.session is None:
        return response
    guest = caller.required
    session = await context_of(request).store.sessions.renew(guest.id, caller.session)
    if session is None:  # it was ended meanwhile
        return response
    return _with_cookie(request, response, guest, session, [caller.session])


def _with_cookie(
    request: AnyRequest, response: Response[Any], guest: Guest, session: str, before: list[str]
) -> Response[Any]:
    context = context_of(request)

    async def hang_up() -> None:  # a coroutine: Litestar runs plain functions in another thread
        context.tables.audience.end_sessions(before, renewed=True)

    response.set_cookie(context.identity.cookie(guest.id, session, secure=request.url.scheme == "https"))
    if before:  # after the response: the browser's other tabs reconnect with the new cookie
        response.background = BackgroundTask(hang_up)
    return response


ROUTES = Router("/api", route_handlers=[my_sessions, end_other_sessions, end_session])
