"""Routes for Web Push: the server's key, and the browsers subscribed."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import Body

from mandate.core.errors import Malformed, Refused
from mandate.server.http.callers import AnyRequest, caller_of, context_of
from mandate.server.http.refusals import REFUSALS
from mandate.server.push.message import Browser
from mandate.server.store.subscriptions import Subscription
from mandate.table.codes import ServerCode

LONGEST_CONTACT = 300
Endpoint = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


class PushKey(msgspec.Struct):
    """What a browser needs to subscribe; null if the server sends no push messages."""

    key: str | None


class PushBrowser(msgspec.Struct, forbid_unknown_fields=True):
    """A browser's subscription, as it gives it: where messages go, and the keys that encrypt them."""

    endpoint: Endpoint
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]
    instead: Endpoint | None = None  # the endpoint it replaces, whose language it keeps


class PushEndpoint(msgspec.Struct, forbid_unknown_fields=True):
    """A subscription by its address alone."""

    endpoint: Endpoint


@get("/push", responses=REFUSALS)
async def push_key(request: AnyRequest) -> PushKey:
    """The key that identifies this server to push services."""
    return PushKey(context_of(request).push_key)


@post("/me/push", status_code=204, responses=REFUSALS)
async def subscribe(request: AnyRequest, data: Annotated[PushBrowser, Body()]) -> None:
    """Notify this browser when it is the guest's turn in a slow game, in the language of this request."""
    context, caller = context_of(request), await caller_of(request)
    guest = caller.required
    if context.push_key is None:
        raise Refused(ServerCode.PUSH_OFF)
    if data.endpoint not in context.push_services:
        raise Refused(ServerCode.FOREIGN_PUSH)
    try:
        Browser.read(data.p256dh, data.auth)
    except ValueError as error:
        raise Malformed(ServerCode.BAD_MESSAGE, reason=str(error)) from error
    contact = f"https://{request.headers.get('host', 'localhost')}"[:LONGEST_CONTACT]
    subscription = Subscription(data.endpoint, data.p256dh, data.auth, caller.language, contact)
    await context.subscriptions.add(
        guest.id, subscription, context.tables.clock(), instead=data.instead, session=caller.session
    )


@post("/me/push/forget", status_code=204, responses=REFUSALS)
async def unsubscribe(request: AnyRequest, data: Annotated[PushEndpoint, Body()]) -> None:
    """Stop notifying this browser."""
    guest = (await caller_of(request)).required
    await context_of(request).subscriptions.remove(data.endpoint, guest=guest.id)


ROUTES = Router("/api", route_handlers=[push_key, subscribe, unsubscribe])
