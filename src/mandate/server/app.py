"""The application: every route, behind its middleware."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, ControllerRouterHandler

from mandate import __version__
from mandate.server import built
from mandate.server.context import Context
from mandate.server.http import api, health, page, study_routes, table_routes
from mandate.server.http.bot_socket import bot_socket
from mandate.server.http.callers import check_request, renew_cookie
from mandate.server.http.json_bodies import AnyRequest
from mandate.server.http.methods import answering_head, answering_options
from mandate.server.http.middleware.gate import with_gate
from mandate.server.http.middleware.rate_limit import with_safe_headers
from mandate.server.http.refusals import HANDLERS
from mandate.server.http.schema import ClosedStructs
from mandate.server.http.socket import table_socket
from mandate.server.http.web_socket import LooseWebSocket
from mandate.server.push import routes as push
from mandate.table.wire import LARGEST_MESSAGE


def make_app(context: Context) -> ASGIApp:
    """The application before an open context."""
    routes: list[ControllerRouterHandler] = [
        api.ROUTES,
        table_routes.ROUTES,
        study_routes.ROUTES,
        push.ROUTES,
        table_socket,
        bot_socket,
        *health.ROUTES,
    ]
    if built.has_page():
        routes += page.routes(built.PAGE, context.content)
    app = Litestar(
        route_handlers=routes,
        state=State({"context": context}),
        before_request=_check,
        before_send=[renew_cookie],
        request_class=AnyRequest,
        websocket_class=LooseWebSocket,
        exception_handlers=HANDLERS,
        plugins=[ClosedStructs()],
        request_max_body_size=LARGEST_MESSAGE,
        openapi_config=OpenAPIConfig(
            title="Mandate",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    return with_safe_headers(with_gate(answering_head(answering_options(app)), context))


async def _check(request: Request[Any, Any, Any]) -> None:
    await check_request(request)
