"""A WebSocket that goes when its connection does."""

from __future__ import annotations

import weakref
from typing import Any

from litestar import WebSocket
from litestar.types import Message, Receive, ReceiveMessage, Send


class LooseWebSocket(WebSocket[Any, Any, Any]):
    """Litestar's, but its two doors do not hold it.

    There a socket holds its doors, and they hold the socket. Such a knot, with the whole connection behind
    it, lies about until somebody looks for garbage among everything there is, and we seldom do (`garbage`).
    """

    def receive_wrapper(self, receive: Receive) -> Receive:
        mine = weakref.ref(self)

        async def wrapped() -> ReceiveMessage:
            return await WebSocket.receive_wrapper(_alive(mine), receive)()

        return wrapped

    def send_wrapper(self, send: Send) -> Send:
        mine = weakref.ref(self)

        async def wrapped(message: Message) -> None:
            await WebSocket.send_wrapper(_alive(mine), send)(message)

        return wrapped


def _alive(mine: weakref.ref[LooseWebSocket]) -> LooseWebSocket:
    socket = mine()
    assert socket is not None  # whoever asks has got it
    return socket
