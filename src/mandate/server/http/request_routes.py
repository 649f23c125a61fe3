"""HTTP routes for requests: look for opponents, see how it stands, decline an invitation, stop."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import Body

from mandate.people.matching.wish import RequestInfo, Wish
from mandate.server.http.api import welcome
from mandate.server.http.callers import AnyRequest, caller_of, context_of
from mandate.server.http.refusals import REFUSALS
from mandate.server.http.sessions import sign_in
from mandate.server.http.table_routes import admit_opening

NONE = {**REFUSALS, 204: ResponseSpec(None, description="No request")}


@put("/me/request", responses=REFUSALS)
async def find_opponent(request: AnyRequest, data: Annotated[Wish, Body()]) -> Response[RequestInfo]:
    """Look for opponents. A caller who is not a guest yet becomes one."""
    context, caller = context_of(request), await admit_opening(request)
    if data.rated:
        await context.check_rated(caller.id)
    guest = caller.guest or await welcome(request, "")
    response: Response[RequestInfo] = Response(await context.matchmaker.request(guest.id, data))
    return response if caller.guest is not None else await sign_in(request, response, guest)


@get("/me/request", responses=NONE)
async def my_request(request: AnyRequest) -> Response[RequestInfo | None]:
    """How the caller's request stands. A request for live games ends a minute after its owner last looked."""
    return _response(await context_of(request).matchmaker.look((await caller_of(request)).required.id))


@post("/me/request/decline", status_code=200, responses=NONE)
async def decline_invitation(request: AnyRequest) -> Response[RequestInfo | None]:
    """Decline an invitation to a seat, and keep looking."""
    return _response(await context_of(request).matchmaker.decline((await caller_of(request)).required.id))


@delete("/me/request", responses=REFUSALS)
async def stop_looking(request: AnyRequest) -> None:
    """No longer look for opponents. A game that has begun continues."""
    await context_of(request).matchmaker.cancel((await caller_of(request)).required.id)


def _response(info: RequestInfo | None) -> Response[RequestInfo | None]:
    return Response(info, status_code=204 if info is None else 200)


ROUTES = Router("/api", route_handlers=[find_opponent, my_request, decline_invitation, stop_looking])
