"""Redis or Valkey as the bus: publish and subscribe."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from mandate.server.bus.bus import CONNECT_SECONDS, PING_SECONDS, BusLost, Message


def make(address: str) -> RedisDriver:
    return RedisDriver(address.replace("valkey://", "redis://", 1))


class RedisDriver:
    """One connection that listens and one that sends. `Bus` reconnects them, not the library."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._client: Any = None  # the library's types leave most of its methods open
        self._listener: Any = None
        self._heard: Callable[[str], None] = lambda _: None

    async def open(self, channels: Sequence[str], heard: Callable[[str], None]) -> None:
        options: dict[str, Any] = {
            "socket_connect_timeout": CONNECT_SECONDS,
            "socket_keepalive": True,
            "retry": Retry(NoBackoff(), 0),
        }
        try:
            self._client = Redis.from_url(self._address, **options)
            self._listener, self._heard = self._client.pubsub(), heard
            async with asyncio.timeout(CONNECT_SECONDS):
                await self._listener.subscribe(*channels)
                unconfirmed = len(channels)
                while unconfirmed:
                    unconfirmed -= await self._next() == "subscribe"
        except (RedisError, OSError, TimeoutError, ValueError) as error:
            raise BusLost(str(error) or "no answer") from error

    async def lost(self) -> None:
        silent = False  # whether a ping is unanswered
        while True:
            try:
                if await self._next() is not None:
                    silent = False
                elif not silent:
                    await self._listener.ping()
                    silent = True
                else:
                    raise BusLost("no answer")
            except (RedisError, OSError, TimeoutError) as error:
                raise BusLost(str(error) or "the connection was closed") from error

    async def _next(self) -> str | None:
        """The kind of the next message, which is passed on if it is one of ours; None after a while."""
        message = await self._listener.get_message(timeout=PING_SECONDS)
        if message is None:
            return None
        if message["type"] == "message":
            self._heard(message["data"].decode("utf-8", "replace"))
        return str(message["type"])

    async def publish(self, messages: Sequence[Message]) -> None:
        if self._client is None:
            raise BusLost("not connected")
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                pipe = self._client.pipeline(transaction=False)
                for message in messages:
                    pipe.publish(message.channel, message.text)
                await pipe.execute()
        except (RedisError, OSError, TimeoutError) as error:
            raise BusLost(str(error) or "no answer") from error

    async def close(self) -> None:
        with suppress(RedisError, OSError):
            if self._listener is not None:
                await self._listener.aclose()
            if self._client is not None:
                await self._client.aclose()
        self._client = self._listener = None
