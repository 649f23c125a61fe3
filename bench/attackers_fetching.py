"""Attacks by fetching: what the server sends to anyone, over many connections that stay open.

The attacker must cost less than the server, so it writes HTTP itself and only counts the bytes of an answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect

FROM = "127.0.0.2"  # another address than the player's
SHOWS = ("", "words", "facts", "orders", "words,facts", "words,orders", "facts,orders", "words,facts,orders")
_LENGTH = re.compile(rb"\r\ncontent-length: ([0-9]+)", re.IGNORECASE)
_SCRIPTS = re.compile(r'"[.]?(/assets/[^"]+\.js)"')
Json = dict[str, Any]


async def _fetch_for_ever(address: str, path: str, headers: str = "") -> None:
    where = urlsplit(address)
    assert where.hostname is not None
    local = (FROM, 0) if where.hostname.startswith("127.") else None
    asked = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n{headers}\r\n".encode()
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(where.hostname, where.port or 80, local_addr=local)
            while True:
                writer.write(asked)
                head = await reader.readuntil(b"\r\n\r\n")
                if (length := _LENGTH.search(head)) is None:
                    raise ConnectionError
                await reader.readexactly(int(length[1]))
        await asyncio.sleep(0.1)


async def _beside_each_other(number: int, one: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(one() for _ in range(number)))


def words(address: str, connections: int) -> None:
    """The German catalog, compressed."""
    asyncio.run(_beside_each_other(connections, lambda: _fetch_for_ever(address, "/api/words/de")))


def files(address: str, connections: int) -> None:
    """The largest script that the page begins with, or the page itself where it was not built."""
    paths = ["/"]
    with httpx.Client(base_url=address, timeout=60) as http:
        for level in range(2):  # the page, and what it begins with
            paths += [each for each in _SCRIPTS.findall(http.get(paths[level]).text) if each not in paths]
            if len(paths) <= level + 1:
                break
        largest = max(paths, key=lambda path: int(http.head(path).headers["Content-Length"]))
    asyncio.run(_beside_each_other(connections, lambda: _fetch_for_ever(address, largest)))


async def _hot_seat(http: httpx.AsyncClient) -> tuple[Json, str]:
    """A new guest with a table of The Great Wall that they play alone, and their token."""
    me = (await http.post("/api/me", json={"name": "Eve", "program": True})).json()
    plan = {"game": "great-wall", "options": {"players": 4}, "seats": [{"kind": "me"}] * 4}
    bearer = f"Bearer {me['token']}"
    table = (await http.post("/api/tables", json=plan, headers={"Authorization": bearer})).json()
    return table, bearer


def _http(address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=FROM if "127.0.0.1" in address else None)
    return httpx.AsyncClient(base_url=address, transport=transport, timeout=60)


def sockets(address: str) -> None:
    """Six guests of one address at hot seats of The Great Wall, each with eight sockets of another `show`."""

    async def play(http: httpx.AsyncClient) -> None:
        table, bearer = await _hot_seat(http)
        where = f"{address.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
        async with contextlib.AsyncExitStack() as stack:
            opened: list[ClientConnection] = []
            for show in SHOWS:
                socket = connect(
                    f"{where}?show={show}",
                    additional_headers={"Authorization": bearer},
                    local_addr=(FROM, 0),
                    max_size=None,
                )
                opened.append(await stack.enter_async_context(socket))
            readers = [asyncio.create_task(_drain(socket)) for socket in opened[1:]]
            stack.callback(lambda: [reader.cancel() for reader in readers])
            async for frame in opened[0]:
                choice = _first_choice(frame)
                if choice is not None:
                    await opened[0].send(choice)

    async def all_of_them() -> None:
        async with _http(address) as http:
            await _beside_each_other(6, lambda: _again(lambda: play(http)))

    asyncio.run(all_of_them())


def _first_choice(frame: str | bytes) -> str | None:
    answer = json.loads(frame)
    for sight in answer.get("sights", ()):
        if sight["ask"] is not None and sight["view"] and sight["view"]["decision"]:
            choice = sight["view"]["decision"]["options"][0]
            return json.dumps({"do": "play", "seat": sight["seat"], "ask": sight["ask"], "choice": choice})
    return None


async def _drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


def looks(address: str, what: str) -> None:
    """How a running game of The Great Wall stands, or its record, by eight guests over 24 connections."""

    async def look(http: httpx.AsyncClient) -> None:
        table, bearer = await _hot_seat(http)
        at = f"/api/tables/{table['id']}"
        headers = {"Authorization": bearer}
        for _ in range(15):
            answer = (await http.get(at, headers=headers)).json()
            asked = next((one for one in answer["sights"] if one["ask"] is not None), None)
            if asked is not None:
                choice = asked["view"]["decision"]["options"][0]
                do = {"do": "play", "seat": asked["seat"], "ask": asked["ask"], "choice": choice}
                await http.post(f"{at}/commands", json=do, headers=headers)
        sent = f"Authorization: {bearer}\r\n"
        await _beside_each_other(3, lambda: _fetch_for_ever(address, at + what, sent))

    async def all_of_them() -> None:
        async with _http(address) as http:
            await _beside_each_other(8, lambda: _again(lambda: look(http)))

    asyncio.run(all_of_them())


async def _again(one: Callable[[], Awaitable[None]]) -> None:
    """A refusal does not discourage it."""
    while True:
        with contextlib.suppress(OSError, httpx.HTTPError, KeyError, ConnectionError):
            await one()
        await asyncio.sleep(0.5)


FETCHING: dict[str, Callable[[str], None]] = {
    "words-100": functools.partial(words, connections=100),
    "words-200": functools.partial(words, connections=200),
    "files-100": functools.partial(files, connections=100),
    "files-200": functools.partial(files, connections=200),
    "sockets": sockets,
    "looks": functools.partial(looks, what="?show=words,facts"),
    "records": functools.partial(looks, what="/record"),
}
