"""A worker without processes: it speaks to a server as a real one does, and answers what the test wants."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from mandate.server.workers.messages import (
    KINDS,
    Challenge,
    Job,
    Proven,
    Room,
    ToServer,
    ToWorker,
    Verdict,
    encode,
    hello,
    to_worker,
)
from mandate.server.workers.seal import NONCE, WORKER, Seal, proof

KEY = "a key that both know".replace(" ", "-")


class Hand:
    """One connection to a server."""

    def __init__(self, socket: ClientConnection, seal: Seal) -> None:
        self.socket = socket
        self._seal = seal

    @classmethod
    @asynccontextmanager
    async def at(
        cls, address: str, name: str = "hand", *, run: str = "1", **room: int
    ) -> AsyncIterator[Hand]:
        """`Hand.at(address, think=1)`: admitted, with room for one job."""
        async with connect(address.replace("http", "ws") + "/api/workers", max_size=None) as socket:
            processes = {"think": 2, "study": 1, "review": 1}
            introduction = encode(hello(name, run, processes, os.urandom(NONCE)))
            await socket.send(introduction)
            challenge = msgspec.msgpack.decode(_bytes(await socket.recv()), type=Challenge)
            await socket.send(encode(Proven(proof(KEY, WORKER, introduction, challenge.nonce))))
            assert msgspec.msgpack.decode(_bytes(await socket.recv()), type=Verdict) == Verdict()
            hand = cls(socket, Seal(KEY, WORKER, introduction, challenge.nonce))
            await hand.send(Room({kind: room.get(kind, 0) for kind in KINDS}))
            yield hand

    async def send(self, message: ToServer) -> None:
        for frame in self._seal.frames(encode(message)):
            await self.socket.send(frame)

    async def hear(self) -> ToWorker:
        async with asyncio.timeout(240):
            while True:
                if (message := self._seal.message(_bytes(await self.socket.recv()))) is not None:
                    return to_worker.decode(message)

    async def job(self) -> Job:
        message = await self.hear()
        assert isinstance(message, Job), message
        return message


def _bytes(frame: str | bytes) -> bytes:
    assert isinstance(frame, bytes)
    return frame
