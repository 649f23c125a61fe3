"""The application: every door, with the guards before it."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, ControllerRouterHandler

from mandate import __version__
from mandate.server import api, built, health, page, study, table_doors
from mandate.server.bot_socket import bot_socket
from mandate.server.callers import check_request, renew_cookie
from mandate.server.doorkeeper import with_doorkeeper
from mandate.server.guard import with_safe_headers
from mandate.server.house import House
from mandate.server.methods import answering_head, answering_options
from mandate.server.push import doors as push
from mandate.server.reading import AnyRequest
from mandate.server.refusals import HANDLERS
from mandate.server.schema import ClosedStructs
from mandate.server.socket import table_socket
from mandate.server.web_socket import LooseWebSocket
from mandate.server.wire import LARGEST_MESSAGE


def make_app(house: House) -> ASGIApp:
    """The application before an open house."""
    doors: list[ControllerRouterHandler] = [
        api.ROUTES,
        table_doors.ROUTES,
        study.ROUTES,
        push.ROUTES,
        table_socket,
        bot_socket,
        *health.ROUTES,
    ]
    if built.has_page():
        doors += page.doors(built.PAGE, house.content)
    app = Litestar(
        route_handlers=doors,
        state=State({"house": house}),
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
    return with_safe_headers(with_doorkeeper(answering_head(answering_options(app)), house))


async def _check(request: Request[Any, Any, Any]) -> None:
    await check_request(request)
