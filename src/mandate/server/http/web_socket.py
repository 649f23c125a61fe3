"""A WebSocket that is freed with its connection."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any, Literal

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Message, Receive, ReceiveMessage, Send
from litestar.types.asgi_types import WebSocketMode

from mandate.server.http.protocols import SEND_TEXT, SENDER

_STATE_AFTER: dict[str, Literal["connect", "receive"]] = {
    "websocket.connect": "connect",
    "websocket.receive": "receive",
}


class LooseWebSocket(WebSocket[Any, Any, Any]):
    """Litestar's WebSocket, without a reference cycle through its two wrappers.

    In Litestar a socket refers to its wrappers, and they refer to the socket. Only a full collection frees
    such a cycle, with the whole connection behind it, and those are rare (`garbage`).
    """

    def receive_wrapper(self, receive: Receive) -> Receive:
        mine = weakref.ref(self)

        async def wrapped() -> ReceiveMessage:
            if _alive(mine).connection_state == "disconnect":
                raise WebSocketDisconnect(detail="the client is gone")
            message = await receive()
            _alive(mine).connection_state = _STATE_AFTER.get(message["type"], "disconnect")
            return message

        return wrapped

    def send_wrapper(self, send: Send) -> Send:
        mine = weakref.ref(self)

        async def wrapped(message: Message) -> None:
            await WebSocket.send_wrapper(_alive(mine), send)(message)

        return wrapped

    async def send_data(
        self, data: str | bytes, mode: WebSocketMode = "text", encoding: str = "utf-8"
    ) -> None:
        """Send what is encoded already straight to the connection."""
        straight = self.scope["state"].get(SEND_TEXT)
        if straight is None or mode != "text" or not isinstance(data, bytes):
            await super().send_data(data, mode, encoding)
        elif self.connection_state == "disconnect":
            raise WebSocketDisconnect(detail="the client is gone")
        else:
            await straight(data)

    def sender(self) -> Callable[[bytes], None] | None:
        """What sends an encoded text at once; None while it has to wait."""
        sender = self.scope["state"].get(SENDER)
        return None if sender is None or self.connection_state == "disconnect" else sender()


def _alive(mine: weakref.ref[LooseWebSocket]) -> LooseWebSocket:
    socket = mine()
    assert socket is not None  # the caller has a reference
    return socket
