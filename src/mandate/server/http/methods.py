"""Methods of a route: HEAD wherever it takes GET, and OPTIONS listing every method."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import HttpMethod, ScopeType
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Send


def answering_head(app: ASGIApp) -> ASGIApp:
    """Answer HEAD wherever there is a GET: the same headers and no body. Ranges are for GET only."""

    async def headed(scope: Any, receive: Receive, send: Send) -> None:
        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
            asked = [(name, value) for name, value in scope["headers"] if name != b"range"]
            got: Any = {**scope, "method": HttpMethod.GET, "headers": asked}
            await app(got, receive, send_head)
        else:
            await app(scope, receive, send)

    return headed


def answering_options(app: Litestar) -> ASGIApp:
    """Send the whole `Allow` header: Litestar's own has only the methods of the first handler of a route."""
    allowed = {
        route.path_format: ", ".join(sorted(_methods(route)))
        for route in app.routes
        if isinstance(route, HTTPRoute)
    }

    async def named(scope: Any, receive: Receive, send: Send) -> None:
        async def send_named(message: Message) -> None:
            methods = allowed.get(scope.get("path_template", ""))
            if message["type"] == "http.response.start" and methods and message["status"] == 204:
                MutableScopeHeaders.from_message(message)["allow"] = methods
            await send(message)

        options = scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.OPTIONS
        await app(scope, receive, send_named if options else send)

    return named


def _methods(route: HTTPRoute) -> set[str]:
    methods = {str(method) for method in route.methods}
    return methods | {"HEAD"} if "GET" in methods else methods
