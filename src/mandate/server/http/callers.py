"""The caller of a request: the guest named by a cookie or a token, their language, their address."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.params import QueryParameter

from mandate.core.errors import Malformed, Refused
from mandate.server.http.identity import COOKIE, Ticket
from mandate.server.http.language import language_asked, language_of
from mandate.server.http.middleware.origin import check_origin
from mandate.server.http.middleware.rate_limit import SAFE_METHODS, party
from mandate.server.store.guests import Guest
from mandate.server.store.sessions import SEEN_MS
from mandate.table.codes import ServerCode

if TYPE_CHECKING:
    from litestar.types import Message, Scope

    from mandate.server.context import Context

BEARER = "Bearer "
MAX_LINE_NUMBER = 2**53
NUMBER = re.compile("[0-9]{1,16}")
# a line's number or a time: what every database accepts
LineNumber = Annotated[int, QueryParameter(ge=0, le=MAX_LINE_NUMBER)]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Caller:
    """The caller of a request."""

    guest: Guest | None
    language: str
    address: str
    session: str | None = None  # of the guest
    is_program: bool = False  # whether the token came without a cookie
    is_new: bool = False  # whether there was neither a cookie nor a token
    fresh: str | None = None  # a token to replace one that has aged

    @property
    def id(self) -> str | None:
        return None if self.guest is None else self.guest.id

    @property
    def required(self) -> Guest:
        """The guest. Raise if the caller is not one."""
        if self.guest is None:
            raise Refused(ServerCode.UNKNOWN_GUEST)
        return self.guest


def context_of(connection: AnyConnection) -> Context:
    context: Context = connection.app.state.context
    return context


def read_number(name: str, text: str | None) -> int | None:
    """Read a number in a socket's URL, after accepting it: clients of a socket see no HTTP status."""
    if text is None:
        return None
    if not NUMBER.fullmatch(text) or int(text) > MAX_LINE_NUMBER:
        raise Malformed(ServerCode.BAD_MESSAGE, reason=name)
    return int(text)


async def caller_of(connection: AnyConnection) -> Caller:
    """The caller, determined once per request."""
    if isinstance(caller := connection.scope["state"].get("caller"), Caller):
        return caller
    context = context_of(connection)
    named = connection.headers.get("authorization", "")
    is_program = named.startswith(BEARER)
    token = named.removeprefix(BEARER) if is_program else connection.cookies.get(COOKIE, "")
    ticket = context.identity.read(token) if token else None
    known = None if ticket is None else await _signed_in(context, ticket)
    caller = Caller(
        guest=known,
        language=language_of(
            language_asked(connection.query_params), connection.headers.get("accept-language")
        ),
        address=party(connection.client.host if connection.client else ""),
        session=ticket.session if ticket is not None and known is not None else None,
        is_program=is_program,
        is_new=not is_program and not token,
        fresh=context.identity.token(ticket.guest, ticket.session)
        if ticket is not None and known is not None and context.identity.is_due(ticket)
        else None,
    )
    context.guests.check(caller.id or caller.address)
    if caller.guest is not None:
        context.tables.audience.seen(caller.guest.id, caller.address)
    connection.scope["state"]["caller"] = caller
    return caller


async def _signed_in(context: Context, ticket: Ticket) -> Guest | None:
    """The guest of a token, or None if its session has ended."""
    sessions, now = context.store.sessions, context.tables.clock()
    if (found := await sessions.find(ticket.guest, ticket.session)) is None:
        return None
    guest, seen = found
    if now - seen > SEEN_MS:
        context.tables.background.do(sessions.saw(ticket.session, now))
    return guest


async def renew_cookie(message: Message, scope: Scope) -> None:
    """Send a fresh cookie with the response if the caller's has aged."""
    if message["type"] != "http.response.start":
        return
    caller = scope.get("state", {}).get("caller")
    if not isinstance(caller, Caller) or caller.fresh is None or caller.is_program:
        return
    assert caller.session is not None
    headers = MutableScopeHeaders.from_message(message)
    if "set-cookie" not in headers:  # it may have been removed, or replaced by another guest's
        cookie = scope["litestar_app"].state.context.identity.cookie(
            caller.required.id, caller.session, secure=scope["scheme"] == "https"
        )
        headers.add("set-cookie", cookie.to_header(header=""))


async def check_request(request: AnyConnection) -> None:
    """Check the origin of every request that may change something."""
    if request.scope.get("method") not in SAFE_METHODS:
        check_origin(request, context_of(request).origins)
