"""Visitors who mean harm at the door: endless heads, requests without an end, and no one who reads."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from mandate.server.http import connections, protocols
from mandate.server.http.middleware.rate_limit import Limits, party
from mandate.server.run import loop_factory
from tests.server.serving import PATIENCE, Serving, serving

PAGE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "ROUND_S", 0.05)
    for limit in ("HEAD_TIME", "BODY_TIME", "STALLED_S", "LINGER_S"):
        monkeypatch.setattr(protocols, limit, 0.5)


def on_the_servers_loop(work: Coroutine[None, None, None]) -> None:
    """Its transports are not asyncio's own, where uvloop is installed."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(work)


class Raw:
    """A connection without any manners."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def status(self) -> int:
        """Of the next answer, whose body is read too."""
        head = (await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)).decode()
        fields = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if line)
        self.body = await self.reader.readexactly(int(fields.get("content-length", "0")))
        return int(head.split()[1])

    async def ended(self) -> None:
        """Until the server has hung up."""
        with contextlib.suppress(ConnectionError):
            while await asyncio.wait_for(self.reader.read(1 << 20), PATIENCE):
                pass


@contextlib.asynccontextmanager
async def raw(server: Serving, limit: int = 1 << 16) -> AsyncIterator[Raw]:
    host, _, port = server.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port), limit=limit)
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


@contextlib.asynccontextmanager
async def at_the_door(tmp_path: Path, rate: int = 100_000) -> AsyncIterator[Serving]:
    async with serving(f"sqlite:///{tmp_path / 't.db'}", rate=rate) as server:
        yield server


@pytest.mark.parametrize(
    "start",
    [
        b"GET /" + b"a" * 1000,
        b"GET / HTTP/1.1\r\nX: " + b"a" * 1000,
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 100,
        b"GET / HTTP/1.1\r\n" + b"x" * 1000,
    ],
    ids=["address", "value", "fields", "name"],
)
def test_an_endless_head_is_cut_off(tmp_path: Path, start: bytes) -> None:
    more = start[-500:]

    async def run() -> None:
        async with at_the_door(tmp_path) as server, raw(server) as visitor:
            sent = 0
            with contextlib.suppress(ConnectionError):
                await visitor.send(start)
                while sent < 5_000_000 and not visitor.reader.at_eof():
                    await visitor.send(more * 100)
                    sent += len(more) * 100
                    await asyncio.sleep(0)
            assert sent < 5_000_000
            await visitor.ended()
            assert len(server.context.connections) == 0

    on_the_servers_loop(run())


def test_a_head_that_is_too_large_is_reported_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_the_door(tmp_path) as server:
            for head in (b"X: " + b"a" * 40_000 + b"\r\n", b"X: y\r\n" * 101):
                async with raw(server) as visitor:
                    await visitor.send(PAGE[:-2] + head + b"\r\n")
                    assert await visitor.status() == 431
                    assert json.loads(visitor.body)["code"] == "too-large"
            async with raw(server) as visitor:
                await visitor.send(PAGE[:-2] + b"X: " + b"a" * 30_000 + b"\r\n\r\n")
                assert await visitor.status() == 200

    on_the_servers_loop(run())


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (b"", None),
        (b"\r\n", 408),
        (b"GET / HTTP/1.1\r\nHost: ", 408),
        (b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{", 408),
        (b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n", 408),
    ],
    ids=["nothing", "newline", "head", "body", "chunked"],
)
def test_who_does_not_go_on_is_hung_up_on(tmp_path: Path, said: bytes, status: int | None) -> None:
    async def run() -> None:
        async with at_the_door(tmp_path) as server, raw(server) as visitor:
            await visitor.send(PAGE)  # someone who behaved well at first
            assert await visitor.status() == 200
            async with raw(server) as other:
                await other.send(said)
                if status is not None:
                    assert await other.status() == status
                await other.ended()

    on_the_servers_loop(run())


@pytest.mark.parametrize("said", [b"G", b"\r\n"], ids=["head", "newline"])
def test_a_byte_now_and_then_gives_no_more_time(tmp_path: Path, said: bytes) -> None:
    async def run() -> None:
        async with at_the_door(tmp_path) as server, raw(server) as visitor:
            await visitor.send(PAGE)
            assert await visitor.status() == 200
            ends = asyncio.create_task(visitor.ended())
            for _ in range(100):
                with contextlib.suppress(ConnectionError):
                    await visitor.send(said)
                await asyncio.sleep(0.05)
                if ends.done():
                    break
            assert ends.done()

    on_the_servers_loop(run())


def test_who_asks_and_never_reads_is_dropped(tmp_path: Path) -> None:
    """Also where so little is left in our buffer that the server never heard to stop sending."""
    words = b"GET /api/words/en HTTP/1.1\r\nHost: localhost\r\n\r\n"

    async def run() -> None:
        async with at_the_door(tmp_path) as server, raw(server, limit=1) as visitor:
            for _ in range(200):
                visitor.writer.write(words)
                await asyncio.sleep(0.01)
                if len(server.context.connections) == 0:
                    break
            async with asyncio.timeout(PATIENCE):
                while len(server.context.connections):
                    visitor.writer.write(words)
                    await asyncio.sleep(0.05)

    on_the_servers_loop(run())


def test_a_socket_that_no_one_reads_is_dropped(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_the_door(tmp_path) as server, server.guest() as ann:
            table = await ann.open("me", "me")
            address = f"{server.address.replace('http', 'ws')}/api/tables/{table['id']}/socket"
            headers = {"Authorization": f"Bearer {ann.token}"}
            async with connect(address, additional_headers=headers, max_queue=1, ping_interval=None) as line:
                async with asyncio.timeout(PATIENCE):
                    while server.context.tables.live[table["id"]].watchers:
                        with contextlib.suppress(ConnectionClosed):
                            await asyncio.wait_for(line.send("x" * 50_000), 0.05)
                        await asyncio.sleep(0)

    # a refusal for each of these messages, and none of them read

    on_the_servers_loop(run())


@pytest.mark.parametrize("frame", [b"\x89\x80abcd", b"\x00\x80abcd", b"\x8a\x80abcd"])
def test_a_flood_of_tiny_frames_is_cut_off(tmp_path: Path, frame: bytes) -> None:
    """Pings, pongs, and a message in pieces that never ends."""

    async def run() -> None:
        async with at_the_door(tmp_path, rate=20) as server, server.guest() as ann:
            table = await ann.open("me", "me")
            async with raw(server) as visitor:
                await visitor.send(
                    f"GET /api/tables/{table['id']}/socket HTTP/1.1\r\nHost: localhost\r\n"
                    f"Authorization: Bearer {ann.token}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                    "Sec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
                )
                assert await visitor.status() == 101
                with contextlib.suppress(ConnectionError):
                    await visitor.send(b"\x01\x80abcd" + frame * 20_000)
                await visitor.ended()
            async with asyncio.timeout(PATIENCE):
                while server.context.tables.live[table["id"]].watchers:
                    await asyncio.sleep(0.01)

    on_the_servers_loop(run())


# --- how many -----------------------------------------------------------------------------------------------


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_the_door(tmp_path) as server, contextlib.AsyncExitStack() as stack:
            server.context.connections.most_each = 3
            for _ in range(3):
                visitor = await stack.enter_async_context(raw(server))
                await visitor.send(PAGE)
                assert await visitor.status() == 200
            async with raw(server) as fourth:
                await fourth.send(PAGE)
                assert await fourth.status() == 429
                assert json.loads(fourth.body)["code"] == "too-many-connections"
            for host in ("192.0.2.1", "2001:db8::1"):  # the proxy speaks for others
                other = await stack.enter_async_context(raw(server))
                await other.send(PAGE[:-2] + f"X-Forwarded-For: {host}\r\n\r\n".encode())
                assert await other.status() == 200
            for number in range(2, 5):  # one network
                other = await stack.enter_async_context(raw(server))
                await other.send(PAGE[:-2] + f"X-Forwarded-For: 2001:db8::{number}\r\n\r\n".encode())
                assert await other.status() == (200 if number < 4 else 429)
        assert not server.context.connections._counts

    on_the_servers_loop(run())


def test_a_connection_that_no_one_speaks_for_counts_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}", proxies="192.0.2.1") as server:
            server.context.connections.most_each = 1
            async with raw(server) as first, raw(server) as second:
                await second.send(PAGE)
                assert await second.status() == 429
                await first.send(PAGE)
                assert await first.status() == 200

    on_the_servers_loop(run())


def test_a_socket_keeps_the_place_of_its_connection(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_the_door(tmp_path) as server:
            server.context.connections.most_each = 1
            address = f"{server.address.replace('http', 'ws')}/api/tables/x/socket"
            async with connect(address) as line:
                assert json.loads(await line.recv())["code"] == "no-such-table"
                with pytest.raises(ConnectionClosed) as closed:
                    await line.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4000
            async with asyncio.timeout(PATIENCE):
                while server.context.connections._counts:
                    await asyncio.sleep(0.01)

    on_the_servers_loop(run())


def test_whom_an_address_belongs_to() -> None:
    assert party("192.0.2.7") == "192.0.2.7"
    assert party("::ffff:192.0.2.7") == "192.0.2.7"
    assert party("2001:db8:1:2:3:4:5:6") == party("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert party("2001:db8:1:3::1") != party("2001:db8:1:2::1")
    assert party("fe80::1%eth0") == "fe80::/64"
    assert party("somewhere") == "somewhere"


# --- how often ----------------------------------------------------------------------------------------------


def test_thirty_people_behind_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "static"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>")
    for number in range(40):
        (page / "assets" / f"{number}.js").write_text("export {};")
    monkeypatch.setattr("mandate.server.built.PAGE", page)

    async def run() -> None:
        async with at_the_door(tmp_path, rate=20) as server:
            paths = ["/", *(f"/assets/{number}.js" for number in range(40))]
            paths += ["/api/games", "/api/words/en", "/api/tables", "/api/me/tables", "/api/push"]
            for _ in range(30):
                async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as browser:
                    answers = {path: (await browser.get(path)).status_code for path in paths}
                    assert set(answers.values()) == {200}, answers

    on_the_servers_loop(run())


def test_who_comes_too_often_waits_for_the_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mandate.server.http.middleware.gate.PENALTY_S", 0.2)

    async def run() -> None:
        async with at_the_door(tmp_path) as server, raw(server) as visitor:
            server.context.requests = Limits(1e-9, 1)
            await visitor.send(PAGE + PAGE + PAGE)
            began = asyncio.get_running_loop().time()
            assert [await visitor.status() for _ in range(3)] == [200, 429, 429]
            assert asyncio.get_running_loop().time() - began > 0.4

    on_the_servers_loop(run())
