"""Where requests come from: compared by scheme, host and port, and read without trust."""

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.connection import ASGIConnection
from websockets.asyncio.client import connect

from mandate.core.errors import Refused
from mandate.server.http.middleware.origin import SCHEME_DIFFERS, Origin, check_origin, read_origin
from tests.server.serving import PATIENCE, serving

SEED = 20_260_118
PIECES = (
    "http", "https", "://", ":", "/", "[", "]", "::1", "@", "%", "%00", "?", "#", "null", "\\", "xn--", "..",
    "-", "example.org", "127.0.0.1", "99999", "80", "443", "\x80", "\xff", " ", ",", ";", "=", '"', "for",
    "proto", "é",
)  # fmt: skip
HEADERS = (
    "origin", "host", "referer", "forwarded", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host",
    "sec-fetch-site", "sec-fetch-mode", "accept", "accept-language", "accept-encoding", "authorization",
    "cookie", "if-none-match", "content-type", "range",
)  # fmt: skip


def connection(scheme: str, **headers: str) -> ASGIConnection[Any, Any, Any, Any]:
    raw = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    return ASGIConnection({"type": "http", "scheme": scheme, "headers": raw})  # type: ignore[arg-type]


def passes(scheme: str, host: str, origin: str, *allowed: str) -> bool:
    try:
        check_origin(connection(scheme, host=host, origin=origin), allowed)
    except Refused:
        return False
    return True


def test_an_origin_is_a_scheme_a_host_and_a_port() -> None:
    assert read_origin("https://Example.org") == Origin("https", "example.org", 443)
    assert read_origin("http://[::1]:8642") == Origin("http", "::1", 8642)
    assert read_origin("capacitor://localhost") == Origin("capacitor", "localhost", None)
    for text in (
        "", "null", "http://[", "http://a:99999", "http://a:b", "http://a/", "http://u@a", "a.example", "//a",
        "http://", "http://a b\n", "http://a?x",
    ):  # fmt: skip
        assert read_origin(text) is None, text


def test_scheme_host_and_port_must_be_the_same() -> None:
    assert passes("http", "127.0.0.1:8642", "http://127.0.0.1:8642")
    assert passes("https", "table.example", "https://table.example")
    assert passes("https", "TABLE.example:443", "https://table.example")
    assert passes("wss", "table.example", "https://table.example")
    assert passes("ws", "table.example:80", "http://table.example")
    assert not passes("https", "table.example", "http://table.example")
    assert not passes("http", "table.example", "https://table.example")
    assert not passes("http", "table.example:8642", "http://table.example")
    assert not passes("http", "table.example", "http://other.example")
    assert passes("http", "table.example", "https://app.example", "https://app.example:443")
    assert not passes("http", "table.example", "http://app.example", "https://app.example")
    assert not passes("http", "", "http://")


def test_a_proxy_that_does_not_say_its_scheme_is_named_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    assert not passes("http", "table.example", "https://table.example")
    assert not passes("http", "table.example", "https://other.example")
    assert [record.getMessage() for record in caplog.records] == [SCHEME_DIFFERS]


def test_no_header_brings_the_server_down(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Made-up headers at a request and at both sockets: an answer or a clear refusal, never a failure."""
    chance = random.Random(SEED)

    def made_up() -> str:
        return "".join(chance.choice(PIECES) for _ in range(chance.randint(1, 6))).strip()

    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}", hosts="*") as server,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http,
        ):
            for origin in ("http://[", "http://a:b", "http://[::1", "null", "\xff"):
                refused = await http.post("/api/me", json={}, headers={b"origin": origin.encode("latin-1")})
                assert (refused.status_code, refused.json()["code"]) == (403, "foreign-origin"), origin
            for number in range(300):
                given = {name.encode(): made_up().encode("latin-1") for name in chance.sample(HEADERS, 3)}
                path = ("/api/me", "/api/me/push", "/api/tables/x/commands")[number % 3]
                answer = await http.request(
                    chance.choice(("GET", "POST")), path, content=b"{}", headers=given
                )
                assert answer.status_code < 500, given
            base = server.address.replace("http", "ws")
            for path in ("/api/tables/x/socket", "/api/tables/x/bot"):
                async with connect(f"{base}{path}", origin="http://[") as line:  # type: ignore[arg-type]
                    await line.wait_closed()
                    assert line.close_code != 4500

    asyncio.run(run())
    assert not [record for record in caplog.records if record.exc_info or record.levelname == "ERROR"]
