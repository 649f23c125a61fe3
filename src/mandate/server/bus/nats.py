"""NATS as the bus: core NATS, without JetStream."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from mandate.server.bus.bus import CONNECT_SECONDS, PING_SECONDS, BusLost, Message


def make(address: str) -> NatsDriver:
    return NatsDriver(address)


class NatsDriver:
    """One connection. `Bus` reconnects it: so a loss is known at once, and nothing is kept unseen."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._client: Client | None = None
        self._ended = asyncio.Event()
        self._why = ""

    async def open(self, channels: Sequence[str], heard: Callable[[str], None]) -> None:
        self._ended, self._why = asyncio.Event(), ""

        async def take(message: Msg) -> None:
            heard(message.data.decode("utf-8", "replace"))

        async def closed() -> None:
            self._ended.set()

        async def failed(error: Exception) -> None:
            self._why = str(error)

        options: dict[str, Any] = {
            "allow_reconnect": False,
            "connect_timeout": CONNECT_SECONDS,
            "ping_interval": PING_SECONDS,
            "max_outstanding_pings": 1,
            "closed_cb": closed,
            "error_cb": failed,
        }
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                self._client = await nats.connect(self._address, **options)
                for channel in channels:
                    await self._client.subscribe(channel, cb=take)
                await self._client.flush()
        except (Error, OSError, TimeoutError) as error:
            raise BusLost(self._why or str(error) or "no answer") from error

    async def lost(self) -> None:
        await self._ended.wait()
        raise BusLost(self._why or "the connection was closed")

    async def publish(self, messages: Sequence[Message]) -> None:
        client = self._client
        if client is None:
            raise BusLost("not connected")
        try:
            for message in messages:
                await client.publish(message.channel, message.text.encode())
        except (Error, OSError) as error:
            raise BusLost(str(error)) from error

    async def close(self) -> None:
        if self._client is not None:
            client, self._client = self._client, None
            with suppress(Error, OSError):
                if client.is_connected:
                    await client.flush(timeout=1)
                await client.close()
