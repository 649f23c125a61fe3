"""The application: every route, behind its middleware."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Litestar, Request
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import HttpMethod, ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, ControllerRouterHandler, Message, Receive, Send

from mandate import __version__
from mandate.server import built
from mandate.server.context import Context
from mandate.server.http import (
    account,
    analysis_routes,
    api,
    calendar_routes,
    challenge_routes,
    club_routes,
    cup_routes,
    health,
    ladder_routes,
    page,
    people_ratings,
    people_routes,
    request_routes,
    safety_routes,
    sessions,
    study_routes,
    table_routes,
    watch_routes,
    ways_in,
    weekly_routes,
)
from mandate.server.http.bot_socket import bot_socket
from mandate.server.http.callers import check_request, renew_cookie
from mandate.server.http.json_bodies import AnyRequest
from mandate.server.http.ladder_socket import ladder_socket
from mandate.server.http.mcp_route import McpDoor
from mandate.server.http.middleware.gate import with_gate
from mandate.server.http.middleware.rate_limit import with_safe_headers
from mandate.server.http.refusals import HANDLERS
from mandate.server.http.socket import table_socket
from mandate.server.http.web_socket import LooseWebSocket
from mandate.server.http.worker_socket import worker_socket
from mandate.server.push import routes as push
from mandate.table.wire import LARGEST_MESSAGE

if TYPE_CHECKING:
    from litestar.typing import FieldDefinition


def make_app(context: Context) -> ASGIApp:
    """The application before an open context."""
    app = routed(context)
    return with_safe_headers(with_gate(answering_head(answering_options(app)), context))


def routed(context: Context) -> Litestar:
    """The routes alone, which find the context in the application's state."""
    routes: list[ControllerRouterHandler] = [
        api.ROUTES,
        table_routes.ROUTES,
        watch_routes.ROUTES,
        study_routes.ROUTES,
        analysis_routes.ROUTES,
        push.ROUTES,
        people_ratings.ROUTES,
        sessions.ROUTES,
        ways_in.ROUTES,
        people_routes.ROUTES,
        challenge_routes.ROUTES,
        request_routes.ROUTES,
        calendar_routes.ROUTES,
        cup_routes.ROUTES,
        club_routes.ROUTES,
        ladder_routes.ROUTES,
        weekly_routes.ROUTES,
        safety_routes.ROUTES,
        account.ROUTES,
        table_socket,
        bot_socket,
        ladder_socket,
        worker_socket,
        *health.ROUTES,
    ]
    door = McpDoor(context) if context.settings.mcp == "on" else None
    if door is not None:
        routes.append(door.route())
    if built.has_page():
        routes += page.routes(built.PAGE, context.content)
    return Litestar(
        route_handlers=routes,
        state=State({"context": context}),
        before_request=_check,
        before_send=[renew_cookie],
        lifespan=[] if door is None else [door.running],
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


async def _check(request: Request[Any, Any, Any]) -> None:
    await check_request(request)


# --- methods: HEAD wherever a route takes GET, and OPTIONS listing every method


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


# --- the OpenAPI schema


class ClosedStructs(OpenAPISchemaPlugin):
    """Adds to Litestar's OpenAPI schema that messages with unknown fields are refused."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        kind = field_definition.annotation
        return (
            isinstance(kind, type)
            and issubclass(kind, msgspec.Struct)
            and kind.__struct_config__.forbid_unknown_fields
        )

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        plain = next(
            plugin
            for plugin in schema_creator.plugins
            if plugin is not self and schema_creator.plugin_supports_field(plugin, field_definition)
        )
        schema: Schema = plain.to_openapi_schema(field_definition, schema_creator)
        schema.additional_properties = False
        return schema
