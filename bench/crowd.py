"""Spectators of one table, in a process of their own: reading must not delay the players of the load.

    python -m bench.crowd ADDRESS TABLE COUNT

Says "watching" once all are there, reads what they are sent, and ends with its input.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from websockets.asyncio.client import ClientConnection, connect

AT_ONCE = 20  # spectators that come at the same time


@contextmanager
def crowd(address: str, table: str, count: int) -> Iterator[None]:
    """So many spectators at a table."""
    words = [sys.executable, "-m", "bench.crowd", address, table, str(count)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        if process.stdout.readline() != "watching\n":
            raise RuntimeError("the spectators did not connect")
        yield


async def watch(address: str, table: str, count: int) -> None:
    uri = f"{address}/api/tables/{table}/socket".replace("http", "ws", 1)
    free = asyncio.Semaphore(AT_ONCE)
    readers: list[asyncio.Task[None]] = []
    sockets: list[ClientConnection] = []

    async def read(socket: ClientConnection) -> None:
        async for _ in socket:
            pass

    async def come() -> None:
        async with free:
            socket = await connect(uri, max_size=None, ping_interval=None)
        sockets.append(socket)
        readers.append(asyncio.create_task(read(socket)))

    await asyncio.gather(*(come() for _ in range(count)))
    print("watching", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    # while everything is still read: a socket with unread messages waits in vain for the server's farewell
    await asyncio.gather(*(socket.close() for socket in sockets))
    await asyncio.gather(*readers)


if __name__ == "__main__":
    asyncio.run(watch(sys.argv[1], sys.argv[2], int(sys.argv[3])))
