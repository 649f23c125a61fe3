"""Checks before routing: the host named, the client's address, and the rate of requests.

A refusal here costs next to nothing, since no route has been resolved yet.
"""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType

from mandate.core.errors import Problem, Refused
from mandate.server.http.language import language_of
from mandate.server.http.middleware.hosts import without_port
from mandate.server.http.middleware.rate_limit import party
from mandate.server.http.protocols import PLACE
from mandate.server.http.refusals import refusal, status_of
from mandate.table.codes import ServerCode

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Send

    from mandate.server.context import Context

PENALTY_S = 1.0  # seconds by which the refusal of a client over its limit is delayed
CLOSE_REFUSED = 4000  # the close code after a refusal on opening: retrying will not help
RECONNECT = (
    1012  # the close code of a server that stops: come back at once, what was not answered is not done
)
NOT_NOW = 1013  # the close code for sockets that may retry later
LONGEST_REASON = 120  # bytes: a closing frame has room for no more
NOT_FILES = ("/api/", "/invite/", "/healthz", "/readyz", "/metrics")
LONGEST_FILE = 200  # bytes of the path of a file of the page; no file system takes more than 255
ANSWERED = "websocket.http.response"  # the extension by which a request for a socket is answered as HTTP
_CLOSE_CODES: dict[Any, int] = {
    ServerCode.TOO_FAST: NOT_NOW,
    ServerCode.TOO_MANY_CONNECTIONS: NOT_NOW,
    ServerCode.DRAINING: RECONNECT,
}
UNSEEN = re.compile("[\x00-\x1f\x7f]")  # in none of our paths, and rejected by the file system


def with_gate(app: ASGIApp, context: Context) -> ASGIApp:
    """Check every request and every socket before anything else."""

    async def guarded(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)
            return
        address = party(scope["client"][0] if scope["client"] else "")
        try:
            _check(scope, context)
        except Problem as problem:
            if problem.code == ServerCode.TOO_FAST:
                await asyncio.sleep(PENALTY_S)
            await _refuse(problem, scope, receive, send)
        else:
            account = context.effort.account(address)
            await context.effort.turn(account)
            await context.effort.measured(account, _handled(app, scope, receive, send))

    return guarded


async def _handled(app: ASGIApp, scope: Any, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


def _check(scope: Any, context: Context) -> None:
    if context.tables.draining and scope["type"] == ScopeType.WEBSOCKET:
        raise Refused(ServerCode.DRAINING)
    for name, value in scope["headers"]:  # a client may send several
        if name == b"host" and (named := value.decode("latin-1")) not in context.hosts:
            raise Refused(ServerCode.UNKNOWN_HOST, host=_shown(named))
    client = scope["client"][0] if scope["client"] else ""
    place = scope["state"].pop(PLACE, None)
    if place is not None and not place.belongs_to(client):
        raise Refused(ServerCode.TOO_MANY_CONNECTIONS)
    path: str = scope["path"]
    file = not path.startswith(NOT_FILES)
    (context.files if file else context.requests).check(party(client))
    if UNSEEN.search(path) or (file and len(path.encode()) > LONGEST_FILE):
        raise Refused(ServerCode.NO_SUCH_PAGE)


def _shown(host: str) -> str:
    return re.sub(r"[^A-Za-z0-9.:_-]", "?", without_port(host))[:100]


async def _refuse(problem: Problem, scope: Any, receive: Receive, send: Any) -> None:
    asked: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    language = language_of(asked.query_params.get("lang"), asked.headers.get("accept-language"))
    answer = refusal(problem, language)
    by_http = problem.code == ServerCode.DRAINING and ANSWERED in scope.get("extensions", {})
    if scope["type"] == ScopeType.WEBSOCKET and not by_http:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        why = reason(answer.code, answer.sentence)
        code = _CLOSE_CODES.get(problem.code, CLOSE_REFUSED)
        await send({"type": "websocket.close", "code": code, "reason": why})
        return
    as_json = "text/html" not in asked.headers.get("accept", "")  # a browser gets a plain sentence
    body = msgspec.json.encode(answer) if as_json else f"{answer.sentence}\n".encode()
    kind = b"application/json" if as_json else b"text/plain; charset=utf-8"
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    if problem.code == ServerCode.TOO_MANY_CONNECTIONS:
        headers.append((b"connection", b"close"))
    kind_of = f"{ANSWERED}." if by_http else "http.response."  # a proxy may then try another server
    await send({"type": f"{kind_of}start", "status": status_of(problem), "headers": headers})
    await send({"type": f"{kind_of}body", "body": body, "more_body": False})


def reason(code: str, sentence: str) -> str:
    """The code and the sentence, cut to fit."""
    return f"{code}: {sentence}".encode()[:LONGEST_REASON].decode("utf-8", "ignore")
