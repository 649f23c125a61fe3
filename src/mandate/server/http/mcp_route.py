"""MCP at `/api/mcp`: Streamable HTTP without sessions, one answer in JSON for each request."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from litestar import Litestar, asgi
from litestar.types import Receive, Scope, Send

from mandate.core.errors import Refused
from mandate.extras import install_command
from mandate.table.codes import ServerCode
from mandate.table.wire import LARGEST_MESSAGE

if TYPE_CHECKING:
    from litestar.handlers import ASGIRouteHandler

    from mandate.server.context import Context

PATH = "/api/mcp"


class McpDoor:
    """The route, and what must run as long as it is open."""

    def __init__(self, context: Context) -> None:
        """Refuse where the SDK is not installed."""
        if find_spec("mcp") is None:
            raise Refused(ServerCode.NOT_INSTALLED, command=install_command("mcp"))
        from mcp.server.transport_security import TransportSecuritySettings

        from mandate.prompt.tools import make_server
        from mandate.server.http.mcp_place import ServerPlace

        server = make_server(ServerPlace(context))
        server.streamable_http_app(
            json_response=True,
            stateless_http=True,
            max_request_body_size=LARGEST_MESSAGE,
            # the gate checks hosts, the place origins
            transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),
        )
        self._sessions = server.session_manager

    @asynccontextmanager
    async def running(self, app: Litestar) -> AsyncIterator[None]:
        del app
        async with self._sessions.run():
            yield

    def route(self) -> ASGIRouteHandler:
        sessions: Any = self._sessions

        @asgi(PATH, copy_scope=False)
        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            await sessions.handle_request(scope, receive, send)

        return answer
