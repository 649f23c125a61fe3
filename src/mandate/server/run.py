"""Running one server process: opening the context, listening, and closing it in order."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket as sockets
import sys
from collections.abc import Callable, Iterator
from types import FrameType

import uvicorn

from mandate.core.errors import Refused
from mandate.lang import load as load_words
from mandate.server.app import make_app
from mandate.server.context import Context
from mandate.server.http.connections import Connections
from mandate.server.http.protocols import protocols
from mandate.server.live.drain import drain
from mandate.server.open_files import raise_limit
from mandate.server.settings import Settings
from mandate.table.codes import ServerCode
from mandate.table.wire import LARGEST_MESSAGE

SWITCH_S = 0.001  # seconds: the thread that stores what all are waiting for gets its turn after so long
STOPPING = (signal.SIGINT, signal.SIGTERM)
SHUTDOWN_S = 5  # seconds that open requests have when the server is stopped
PING_S = 20.0  # seconds between two signs that the other side of a socket is still there, and to answer one
KEEP_ALIVE = 75  # seconds that an idle connection stays open: longer than proxies keep theirs


Listening = Callable[[str, Connections], None]


def run(settings: Settings, listening: Listening) -> None:
    """Serve until stopped. `listening` receives the address once it is open, and the room there is."""
    raise_limit()
    sys.setswitchinterval(SWITCH_S)
    with listen(settings.host, settings.port) as door, asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_serve(settings, door, listening))


def listen(host: str, port: int) -> sockets.socket:
    """The listening socket. Raise with the reason if it cannot be opened."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    try:
        return sockets.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        reason = (error.strerror or str(error)).partition(" (while")[0]  # it says where, as we do
        raise Refused(ServerCode.PORT_TAKEN, host=host, port=str(port), reason=reason) from error


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, door: sockets.socket, listening: Listening) -> None:
    context = Context(settings)
    try:
        await context.open()
        context.bots.start()
        context.study_workers.start()
        words = asyncio.create_task(asyncio.to_thread(load_words))
        server = Server(context, lambda: listening(_address(door), context.connections))
        async with context.garbage.looked_for():
            await server.serve(sockets=[door])
        await words
    finally:
        await context.close()


def configure(context: Context) -> uvicorn.Config:
    http, ws = protocols(context.connections, context.settings.rate)
    return uvicorn.Config(
        make_app(context),
        http=http,
        ws=ws,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # an update has a few kilobytes, and each compressor holds many more
        access_log=False,  # addresses of requests carry links
        log_config=None,
        proxy_headers=True,
        forwarded_allow_ips=context.settings.proxies,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=SHUTDOWN_S,
        timeout_keep_alive=KEEP_ALIVE,
    )


def _address(door: sockets.socket) -> str:
    host, port = door.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Server(uvicorn.Server):
    """Reports when it listens, and leaves the context time to close when stopped."""

    def __init__(self, context: Context, listening: Callable[[], None]) -> None:
        super().__init__(configure(context))
        self._context = context
        self._connections = context.connections
        self._hurry = True  # whether it was stopped without the time to move people elsewhere
        self._listening = listening

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        self._connections.start()
        self._listening()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGTERM moves people to other servers; a second signal, or Ctrl-C, leaves no time for that."""
        self._hurry = self.should_exit or sig != signal.SIGTERM
        self._context.tables.draining = True
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        tables = self._context.tables
        tables.draining = True
        seconds = self._context.settings.drain_seconds if tables.peers.others else 0.0
        await drain(tables, 0.0 if self._hurry else seconds, lambda: self._hurry)
        await super().shutdown(sockets)
        await self._connections.stop()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Uvicorn would end the process by the same signal as soon as it has stopped listening."""
        before = {number: signal.signal(number, self.handle_exit) for number in STOPPING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
