"""The socket by which a worker on another machine takes jobs.

The worker says who it is, both prove that they know the key, and everything after that is sealed with it
(`workers/seal.py`). A worker without a sign of life loses its jobs to others.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import os
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from mandate.core.errors import Problem, Refused
from mandate.server.http.callers import context_of
from mandate.server.http.middleware.gate import CLOSE_REFUSED
from mandate.server.http.protocols import LIFT
from mandate.server.workers.messages import (
    LEASE_SECONDS,
    Challenge,
    Proven,
    Verdict,
    check_hello,
    encode,
    read_hello,
    to_server,
)
from mandate.server.workers.remote import Link, RemoteWorkers
from mandate.server.workers.seal import NONCE, SERVER, WORKER, BrokenSeal, Seal, proof
from mandate.table.codes import ServerCode

AnySocket = WebSocket[Any, Any, Any]

logger = logging.getLogger(__name__)


@websocket("/api/workers")
async def worker_socket(socket: AnySocket) -> None:
    workers = context_of(socket).remote
    await socket.accept()
    try:
        link, seal = await _admitted(socket, workers)
    except Problem as problem:
        facts = {name: str(fact) for name, fact in problem.facts.items()}
        logger.warning("worker refused", extra={"code": problem.code.value, "why": problem.tell("en")})
        with contextlib.suppress(Exception):  # it may be gone already
            await socket.send_data(encode(Verdict(problem.code.value, facts)), mode="binary")
            await socket.close(code=CLOSE_REFUSED)
    except (WebSocketDisconnect, TimeoutError, msgspec.MsgspecError):
        with contextlib.suppress(Exception):
            await socket.close(code=CLOSE_REFUSED)
    else:
        await _work(socket, workers, link, seal)


async def _admitted(socket: AnySocket, workers: RemoteWorkers) -> tuple[Link, Seal]:
    lift = socket.scope["state"].get(LIFT)
    introduction = await _frame(socket)
    said, nonce = read_hello(introduction), os.urandom(NONCE)
    if not workers.key:
        raise Refused(ServerCode.WORKERS_OFF)
    ours = proof(workers.key, SERVER, introduction, nonce)
    await socket.send_data(encode(Challenge(nonce, ours)), mode="binary")
    theirs = msgspec.msgpack.decode(await _frame(socket), type=Proven).proof
    if not hmac.compare_digest(theirs, proof(workers.key, WORKER, introduction, nonce)):
        raise Refused(ServerCode.WORKER_KEY, name=said.name)
    check_hello(said)
    link = workers.admit(said)
    if lift is not None:
        lift()
    await socket.send_data(encode(Verdict()), mode="binary")
    return link, Seal(workers.key, SERVER, introduction, nonce)


async def _work(socket: AnySocket, workers: RemoteWorkers, link: Link, seal: Seal) -> None:
    """Until the worker is gone, or another connection of the same worker replaces this one."""
    writer, reader = (
        asyncio.create_task(_write(socket, link, seal)),
        asyncio.create_task(_read(socket, link, seal)),
    )
    try:
        await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
    finally:
        workers.gone(link)
        for task in (writer, reader):
            task.cancel()
        for ended in await asyncio.gather(writer, reader, return_exceptions=True):
            if isinstance(ended, BrokenSeal | msgspec.MsgspecError | TimeoutError):
                why = str(ended) or f"no sign of life for {LEASE_SECONDS:g} seconds"
                logger.warning("worker disconnected", extra={"worker": link.name, "why": why})
        with contextlib.suppress(Exception):
            await socket.close()


async def _write(socket: AnySocket, link: Link, seal: Seal) -> None:
    while (message := await link.outbox.get()) is not None:
        for frame in seal.frames(encode(message)):
            await socket.send_data(frame, mode="binary")


async def _read(socket: AnySocket, link: Link, seal: Seal) -> None:
    while True:
        if (message := seal.message(await _frame(socket))) is not None:
            link.hear(to_server.decode(message))


async def _frame(socket: AnySocket) -> bytes:
    async with asyncio.timeout(LEASE_SECONDS):
        event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="the worker has gone")
    frame = event.get("bytes") or event.get("text") or b""
    return frame.encode() if isinstance(frame, str) else bytes(frame)
