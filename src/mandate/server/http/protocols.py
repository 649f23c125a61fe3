"""Uvicorn's HTTP and WebSocket protocols, hardened against hostile clients by limits on size and time.

Uvicorn's parsers accept a head of any length and wait for the rest of it forever, and unread output stays in
a connection's buffer. Here a head, a body and a stalled buffer each have a limit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import Enum, auto
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from mandate.core.errors import Malformed, Problem, Refused
from mandate.server.http.frames import ends_with_a_frame, short_text, text_header
from mandate.server.http.middleware.rate_limit import Bucket
from mandate.server.http.refusals import refusal
from mandate.table.codes import ServerCode

if TYPE_CHECKING:
    from asyncio.transports import BaseTransport

    from mandate.server.http.connections import Connections, Place

LARGEST_HEAD = 32 * 1024  # bytes of a request's first line and its headers
MOST_FIELDS = 100  # headers of one request
MOST_PIPELINED = 16  # requests waiting behind the current one
HEAD_TIME = 10.0  # seconds until a head is complete; for the first one, counted from the connection
BODY_TIME = 30.0  # seconds until a body is complete
STALLED_S = 20.0  # seconds without the client reading what is sent
MIN_BYTES_PER_S = 1024  # bytes per second that count as reading
LINGER_S = 10.0  # seconds a closing connection has to take the remaining output
SLICE_BYTES = 4096  # bytes of frames processed before they are counted
MOST_UNREAD = 8  # short messages that wait for the application before no more are read
PLACE = "place"  # in a scope's state: whose connection it is
SEND_TEXT = "send-text"  # in a scope's state: sends a text that is bytes already
SENDER = "sender"  # in a scope's state: gives what sends such a text at once, or None
LIFT = "lift"  # in a scope's state: lifts the limit of frames, for those who have proven who they are


class Reading(Enum):
    """What a connection is currently receiving."""

    HEAD = auto()
    BODY = auto()
    NOTHING = auto()


class Reader:
    """Checks that the other side reads what it is sent, in both protocols."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._left, self._since = 0, 0.0
        self._closing: float | None = None

    def moves(self) -> None:
        """Note that the buffer has been nearly emptied."""
        self._left = 0

    def look(self, now: float) -> None:
        transport = self._transport
        if transport.is_closing():
            self._closing = self._closing or now
            if now - self._closing > LINGER_S:
                transport.abort()
            return
        left = transport.get_write_buffer_size()
        if not left or not self._left or left <= self._left - MIN_BYTES_PER_S * (now - self._since):
            self._left, self._since = left, now
        elif now - self._since > STALLED_S:
            transport.abort()


class TooMuch(Exception):
    """Raised within the parser, which then stops at once."""


class Http(HttpToolsProtocol):
    """Requests, with limits."""

    guarded: Connections
    rate: int

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._reading, self._since, self._head = Reading.HEAD, self.loop.time(), 0
        self._problem: tuple[HTTPStatus, Problem] | None = None
        self._reader = Reader(transport)
        self._place: Place | None = self.guarded.enter(self.client[0] if self.client else "")
        self.guarded.watch(self)
        if self._place is None:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS, Refused(ServerCode.TOO_MANY_CONNECTIONS))

    def connection_lost(self, exc: Exception | None) -> None:
        self.guarded.unwatch(self)
        if self._place is not None:
            self._place.leave()
        super().connection_lost(exc)

    # --- in -----------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._reading is Reading.NOTHING:
            self._begin(Reading.HEAD)
        if self._reading is Reading.HEAD:
            self._head += len(data)
        super().data_received(data)
        if self._reading is Reading.HEAD and self._head > LARGEST_HEAD and not self.transport.is_closing():
            self._refuse(*_HEAD_TOO_LARGE)

    def _begin(self, reading: Reading) -> None:
        self._reading, self._since, self._head = reading, self.loop.time(), 0

    def on_message_begin(self) -> None:
        if self._reading is Reading.NOTHING:
            self._begin(Reading.HEAD)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > LARGEST_HEAD or len(self.headers) > MOST_FIELDS or len(self.pipeline) > MOST_PIPELINED:
            self._problem = _HEAD_TOO_LARGE
            raise TooMuch
        self._begin(Reading.BODY)
        self.scope["state"][PLACE] = self._place
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._reading = Reading.NOTHING
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        try:
            super().handle_websocket_upgrade()
        except (UnicodeError, ValueError):  # an invalid URL
            self.send_400_response("")
            return
        self.guarded.unwatch(self)
        place, self._place = self._place, None
        socket = self.transport.get_protocol()
        if isinstance(socket, Socket) and place is not None:
            socket.take_over(place)
        self.loop.call_soon(self._let_go)

    def _let_go(self) -> None:
        """Break the reference cycle with the parser, now that the socket has taken over."""
        self.parser = None  # type: ignore[assignment]

    # --- out ----------------------------------------------------------------------------------------

    def resume_writing(self) -> None:
        self._reader.moves()
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """Refuse what the parser cannot or must not read."""
        self._refuse(*(self._problem or _UNREADABLE))

    def _refuse(self, status: HTTPStatus, problem: Problem) -> None:
        """Refuse before the application is reached: in English, since the language is not known yet."""
        body = msgspec.json.encode(refusal(problem, "en"))
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
        end = f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self.transport.write(head.encode() + end.encode() + body)
        self.transport.close()

    def look(self, now: float) -> None:
        self._reader.look(now)
        if self.transport.is_closing() or self._reading is Reading.NOTHING:
            return
        if self.flow.read_paused:  # the server is the one causing the wait
            self._since = now
        elif now - self._since > (HEAD_TIME if self._reading is Reading.HEAD else BODY_TIME):
            self._give_up()

    def _give_up(self) -> None:
        cycle: Any = self.cycle  # None before the first request
        answering = cycle is not None and cycle.response_started and not cycle.response_complete
        if answering or (self._reading is Reading.HEAD and not self._head):
            self.transport.close()  # nothing was requested, or a response is under way
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, Refused(ServerCode.TOO_SLOW))


class Socket(WebSocketsSansIOProtocol):
    """Sockets, with limits."""

    guarded: Connections
    rate: int
    _place: Place | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._reader = Reader(cast(asyncio.Transport, transport))
        self._frames = Bucket(10 * self.rate, 50 * self.rate)
        self._flooded, self._limited = False, True
        self._between_frames = True  # whether what came so far ended with a frame
        self.guarded.watch(self)

    def take_over(self, place: Place) -> None:
        """Take over the place of the connection from before it became a socket."""
        self._place = place
        if (scope := getattr(self, "scope", None)) is not None:
            scope["state"] |= {
                PLACE: place,
                SEND_TEXT: self.send_text,
                SENDER: self.sender,
                LIFT: self.lift,
            }

    def connection_lost(self, exc: Exception | None) -> None:
        self.guarded.unwatch(self)
        if self._place is not None:
            self._place.leave()
        super().connection_lost(exc)
        # break the reference cycles; only a full collection would find them
        self.conn.parser.close()
        if (scope := getattr(self, "scope", None)) is not None:
            for name in (SEND_TEXT, SENDER, LIFT):
                scope["state"].pop(name, None)

    # --- in -----------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Process data in slices: a block full of tiny frames would otherwise block the server.

        A command is mostly one short text that comes as a whole. It needs no parser, which takes far longer.
        """
        if self._between_frames and self.handshake_initiated:
            if self._takes_texts() and (text := short_text(data)) is not None:
                self._take_text(text)
                return
            self._between_frames = ends_with_a_frame(data)
        for at in range(0, len(data), SLICE_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + SLICE_BYTES])
            if self._flooded:
                self.transport.abort()
                return

    def _takes_texts(self) -> bool:
        """Whether a text may come now, and not the next piece of a message."""
        ready = self.handshake_complete and self.conn.state is State.OPEN
        return ready and not self.frames and not self.transport.is_closing()

    def _take_text(self, text: bytes) -> None:
        self._count()
        if self._flooded:
            self.transport.abort()
        else:
            self.frames = [text]
            self.send_receive_event_to_app()

    def lift(self) -> None:
        """Take as many frames as come from now on."""
        self._limited = False

    def _count(self) -> None:
        self._flooded = self._flooded or (self._limited and not self._frames.take())

    def handle_cont(self, event: Frame) -> None:
        self._count()
        super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        self._count()
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._count()
        super().handle_bytes(event)

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on as bytes: JSON is read from them.

        Uvicorn stops reading after each message: two system calls. Here a few short ones may wait.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and (len(data) > SLICE_BYTES or self.queue.qsize() >= MOST_UNREAD):
            self.read_paused = True
            self.transport.pause_reading()

    # --- out ----------------------------------------------------------------------------------------

    async def send_text(self, data: bytes) -> None:
        """Send a text; ASGI's way makes a string of it, and bytes again, in five functions."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        if not self.close_sent:
            self._send(data)

    def sender(self) -> Callable[[bytes], None] | None:
        """What sends a text at once; None while it has to wait, or when the client is gone."""
        open_ = self.conn.state is State.OPEN and not self.disconnected and not self.close_sent
        return self._send if open_ and self.writable.is_set() else None

    def _send(self, data: bytes) -> None:
        self.transport.write(text_header(len(data)) + data)

    def resume_writing(self) -> None:
        self._reader.moves()
        super().resume_writing()

    def look(self, now: float) -> None:
        self._reader.look(now)


_HEAD_TOO_LARGE = (
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    Refused(ServerCode.TOO_LARGE, most=LARGEST_HEAD),
)
_UNREADABLE = (HTTPStatus.BAD_REQUEST, Malformed(ServerCode.BAD_MESSAGE, reason="HTTP"))


def protocols(connections: Connections, rate: int) -> tuple[type[Http], type[Socket]]:
    """Both protocols, for one server's connections."""
    shared: dict[str, Any] = {"guarded": connections, "rate": rate}
    return type("Http", (Http,), shared), type("Socket", (Socket,), shared)
