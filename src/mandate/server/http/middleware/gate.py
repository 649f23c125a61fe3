"""Who stands at every door: under which name we were called, from where, and how often.

What is refused here costs next to nothing, as no door has been looked for yet.
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

PENALTY = 1.0  # seconds that whoever comes too often waits for the refusal
REFUSED = 4000  # the close code after a refusal at the door: trying again will not help
NOT_NOW = 1013  # the close code for sockets that may come again later
LONGEST_REASON = 120  # bytes: a closing frame has room for no more
NOT_FILES = ("/api/", "/invite/", "/healthz", "/readyz", "/metrics")
LONGEST_FILE = 200  # bytes of the path of a file of the page; no file system takes more than 255
UNSEEN = re.compile("[\x00-\x1f\x7f]")  # in no address of ours, and refused by the file system


def with_doorkeeper(app: ASGIApp, context: Context) -> ASGIApp:
    """Every request and every socket passes here before anything else."""

    async def guarded(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)
            return
        address = party(scope["client"][0] if scope["client"] else "")
        try:
            _check(scope, context)
        except Problem as problem:
            if problem.code == ServerCode.TOO_FAST:
                await asyncio.sleep(PENALTY)
            await _refuse(problem, scope, receive, send)
        else:
            await context.effort.turn(address)
            await context.effort.measured(address, _handled(app, scope, receive, send))

    return guarded


async def _handled(app: ASGIApp, scope: Any, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


def _check(scope: Any, context: Context) -> None:
    for name, value in scope["headers"]:  # somebody may send several
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
    told = refusal(problem, language)
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        later = problem.code in (ServerCode.TOO_FAST, ServerCode.TOO_MANY_CONNECTIONS)
        why = reason(told.code, told.sentence)
        await send({"type": "websocket.close", "code": NOT_NOW if later else REFUSED, "reason": why})
        return
    as_json = "text/html" not in asked.headers.get("accept", "")  # who opens the page is told a sentence
    body = msgspec.json.encode(told) if as_json else f"{told.sentence}\n".encode()
    kind = b"application/json" if as_json else b"text/plain; charset=utf-8"
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    if problem.code == ServerCode.TOO_MANY_CONNECTIONS:
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": status_of(problem), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def reason(code: str, sentence: str) -> str:
    """The code and the sentence, as far as there is room for them."""
    return f"{code}: {sentence}".encode()[:LONGEST_REASON].decode("utf-8", "ignore")
