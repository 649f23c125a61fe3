"""Messages between the processes of one installation, over PostgreSQL, NATS or Redis (publish and subscribe).

A message arrives at most once. That is enough: the log of a table is in the database, and a process that
missed a message reads it from there. While the bus is away, tables in hand are polled (`heartbeat.py`).

Each process listens to two channels: one that all share, and its own. So it hears only of tables that it
holds, and a driver subscribes twice, however many tables there are.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, Protocol

CONNECT_SECONDS = 3.0  # for one attempt to connect, and for a bus that does not answer
PING_SECONDS = 5.0  # between two checks whether a silent connection is still there
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0  # seconds between two attempts to connect
MAX_MESSAGE_BYTES = 7_900  # of any bus: PostgreSQL takes less than 8000
MAX_WAITING = 10_000  # messages to be sent; more than a working bus leaves behind

logger = logging.getLogger(__name__)


class BusLost(Exception):
    """The bus cannot be reached; the text says why."""


class Message(NamedTuple):
    """A text for everyone who listens to a channel. `must`: it is sent after an outage too."""

    channel: str
    text: str
    must: bool = False


class Driver(Protocol):
    """One kind of bus. Every method raises `BusLost` where it cannot be reached."""

    async def open(self, channels: Sequence[str], heard: Callable[[str], None]) -> None:
        """Connect, and listen to these channels from now on."""
        ...

    async def lost(self) -> None:
        """Wait until the connection is lost; then raise."""
        ...

    async def publish(self, messages: Sequence[Message]) -> None:
        """Send messages in order."""
        ...

    async def close(self) -> None:
        """Let go of the connection, if there is one."""
        ...


class Bus:
    """Stays connected as long as the server runs. It reports loss and return once each."""

    def __init__(
        self,
        driver: Driver,
        shown: str,
        channels: Sequence[str],
        heard: Callable[[str], None],
        connected: Callable[[], None],
    ) -> None:
        """`connected` is called whenever it is connected (again): messages may have been missed."""
        self.shown = shown
        self.losses = 0
        self.sent = 0
        self.received = 0
        self._driver = driver
        self._channels = channels
        self._take = heard
        self._connected = connected
        self._away_since: float | None = time.monotonic()
        self._why = ""  # as last reported; empty while it answers
        self._waiting: deque[Message] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._tried = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    @property
    def away(self) -> bool:
        return self._away_since is not None

    @property
    def away_seconds(self) -> float:
        return 0.0 if self._away_since is None else time.monotonic() - self._away_since

    async def tried(self) -> None:
        """Wait until it is connected, or the first attempt has failed."""
        await self._tried.wait()

    def send(self, message: Message) -> None:
        """Send soon. While the bus is away only what must be sent is kept."""
        if self.away and not message.must:
            return
        self._waiting.append(message)
        if len(self._waiting) > MAX_WAITING:
            self._waiting.popleft()
        self._send_soon()

    async def close(self) -> None:
        """Send what waits, if the bus takes it, and disconnect."""
        if self._sending is not None and not self.away:
            await asyncio.wait([self._sending], timeout=CONNECT_SECONDS)
        tasks = [task for task in (self._task, self._sending) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await _quietly(self._driver.close())

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                await self._driver.open(self._channels, self._heard)
                pause = FIRST_PAUSE
                self._returned()
                await self._driver.lost()
            except BusLost as problem:
                self._note_loss(str(problem))
            await _quietly(self._driver.close())
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _returned(self) -> None:
        if self._why:
            logger.warning(
                "the bus is back", extra={"bus": self.shown, "seconds": round(self.away_seconds, 1)}
            )
        self._away_since, self._why = None, ""
        self._tried.set()
        self._connected()
        self._send_soon()

    def _note_loss(self, why: str) -> None:
        if self._away_since is None:
            self._away_since = time.monotonic()
        if not self._why:
            self.losses += 1
            logger.warning(
                "the bus is away: tables of several servers are polled until it is back",
                extra={"bus": self.shown, "why": why},
            )
        self._why = why or "lost"
        self._waiting = deque(message for message in self._waiting if message.must)
        self._tried.set()

    def _heard(self, text: str) -> None:
        self.received += 1
        self._take(text)

    def _send_soon(self) -> None:
        if self._waiting and not self.away and (self._sending is None or self._sending.done()):
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        while self._waiting and not self.away:
            some = list(self._waiting)
            self._waiting.clear()
            try:
                await self._driver.publish(some)
            except BusLost:  # `lost` will say so; what must be sent is tried again then
                self._waiting.extendleft(reversed([message for message in some if message.must]))
                return
            self.sent += len(some)


async def _quietly(closing: Awaitable[None]) -> None:
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            await closing
    except (BusLost, OSError, TimeoutError):
        pass  # it is gone already
