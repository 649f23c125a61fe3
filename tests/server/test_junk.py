"""Bodies, frames, addresses and names that no one should send: refused, and nothing in the log."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from websockets.asyncio.client import connect

from mandate.server.http.middleware.rate_limit import Limits
from mandate.server.http.socket import MAX_BAD_MESSAGES
from tests.server.serving import PATIENCE, Lost, serving

DEEP = 30_000
BODIES: dict[str, bytes] = {
    "lists": b"[" * DEEP,
    "closed lists": b"[" * DEEP + b"]" * DEEP,
    "objects": b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    "options": b'{"game":"qin","seats":[{"kind":"me"}],"options":{"board":' + b"[" * 900 + b"]" * 900 + b"}}",
    "not so deep": b'{"name":' + b"[" * 30 + b"]" * 30 + b"}",
    "huge number": b'{"name":' + b"9" * 50_000 + b"}",
    "huge option": b'{"game":"qin","seats":[{"kind":"me"}],"options":{"players":' + b"9" * 5_000 + b"}}",
    "huge exponent": b'{"name":1e999999}',
    "not a number": b'{"name":NaN}',
    "not text": b'{"name":"\xff\xfe"}',
    "half a sign": b'{"name":"\\ud800"}',
    "a nul": b'{"name":"a\x00"}',
    "open string": b'{"name":"' + b"[" * 1000,
    "open escape": b'["\\',
    "nothing": b"",
    "twice": b'{"name":"a","name":5}',
    "brackets in a string": b'{"name":"' + b"[{" * 15 + b'"}',
}
DOORS = (
    ("POST", "/api/me"), ("PUT", "/api/me"), ("POST", "/api/me/recover"), ("POST", "/api/tables"),
    ("POST", "/api/tables/{table}/commands"), ("POST", "/api/study/replay"), ("POST", "/api/study/preview"),
    ("POST", "/api/study/review"), ("POST", "/api/study/options"), ("POST", "/api/study/printed"),
    ("POST", "/api/me/push"),
)  # fmt: skip
ADDRESSES = (
    "/%00", "/a%00b", "/assets/%00.js", "/%1b[2J", "/%0a", "/%ff", "/%ED%A0%80", "/..%2f..%2fetc%2fpasswd",
    "/" + "a" * 5000, "/" + "a/" * 1000, "/%7f", "/api/words/%00", "/api/tables/%00/socket", "//", "/%2e%2e/",
    "/api/tables?lang=%00", "/api/me/tables?before=%00", "/api/tables/x?after=1e9",
    "/api/tables/x?link=%00%ff",
    "/api/tables/x/record?seat=99999999999999999999999999", "/?" + "a=b&" * 3000, "/index.html%00.js",
)  # fmt: skip


def test_no_body_and_no_address_is_our_own_mistake(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            table = await ann.open("me", "me")
            for method, door in DOORS:
                for name, body in BODIES.items():
                    answer = await ann.http.request(
                        method,
                        door.format(table=table["id"]),
                        content=body,
                        headers={"Content-Type": "application/json"},
                    )
                    assert answer.status_code < 500, (door, name, answer.text)
                    if answer.status_code >= 400:
                        assert answer.json()["sentence"], (door, name)
            for address in ADDRESSES:
                answer = await ann.http.get(address)
                assert answer.status_code < 500, (address, answer.text)

    with caplog.at_level(logging.ERROR):
        asyncio.run(run())
    assert not caplog.records


def test_no_frame_hangs_up_without_a_word(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            table = await ann.open("me", "me")
            async with ann.at(table) as line:
                await line.caught_up(2)
                for count, body in enumerate(BODIES.values(), 1):
                    await line.socket.send(body, text=True)  # also where it is not text
                    await line.until(lambda count=count: len(line.loose) >= count)  # type: ignore[misc]
                assert {message["code"] for message in line.loose} == {"bad-message"}
                assert (await line.do("say", text="still here"))["is"] == "done"

    with caplog.at_level(logging.ERROR):
        asyncio.run(run())
    assert not caplog.records


@pytest.mark.parametrize("name", ["lists", "objects", "huge number", "not text", "nothing"])
def test_a_program_gets_the_reason(tmp_path: Path, name: str) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            table = await ann.open("me", "me")
            address = f"{server.address.replace('http', 'ws')}/api/tables/{table['id']}/bot"
            async with connect(
                address, additional_headers={"Authorization": f"Bearer {ann.token}"}
            ) as socket:
                await socket.send(BODIES[name], text=True)
                async with asyncio.timeout(PATIENCE):
                    await socket.wait_closed()
                assert socket.close_code == 4000
                assert (socket.close_reason or "").startswith("bad-message: ")

    asyncio.run(run())


# --- names and words ----------------------------------------------------------------------------------------


def test_names_and_words_that_would_deceive(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            for unseen in ("\u3164", "\u2800", "\u200b", " \u202e ", "\u115f", "\u0301"):
                for answer in (
                    await ann.http.put("/api/me", json={"name": unseen}),
                    await ann.http.post("/api/me", json={"name": unseen, "program": True}),
                ):
                    assert (answer.status_code, answer.json()["code"]) == (409, "unseen-name"), ascii(unseen)
            renamed = await ann.http.put("/api/me", json={"name": "\x1b[2JBen\u202e"})
            assert renamed.json()["name"] == "[2JBen"
            table = await ann.open("me", "me")
            async with ann.at(table) as line:
                await line.do("say", text="\x1b]0;title\x07hello \u202eolleh")
                await line.until(lambda: any(item["what"] == "said" for item in line.news()))
                assert line.news()[-1]["text"] == "]0;title hello olleh"
                assert (await line.do("say", text="\u3164"))["code"] == "bad-message"
            board: dict[str, Any] = {"name": "\x1b[31m", "rows": ["RYB", "...", "..."]}
            asked = {"game": "qin", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"board": board}}
            refused = await ann.http.post("/api/tables", json=asked)
            assert refused.status_code == 400, refused.text

    asyncio.run(run())


def test_who_connects_early_sees_no_more_than_who_comes_late(tmp_path: Path) -> None:
    """A table without spectators: anyone who has the link may look before it begins, as they may sit down."""

    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            server.guest() as ann,
            server.guest("Ben") as ben,
            server.guest("Cem") as cem,
        ):
            table = await ann.open("me", "open", spectators=False)
            async with cem.at(table) as early, ben.at(table) as seated:
                await early.caught_up(1)
                assert (await seated.do("sit"))["is"] == "done"
                await early.until(lambda: early.gone)
                assert early.status == "open"
                assert [message["code"] for message in early.loose] == ["no-spectators"]
                assert early.socket.close_code == 4000
                await seated.until(lambda: seated.status == "playing")
            with pytest.raises(Lost):
                async with cem.at(table) as late:
                    await late.caught_up(1)

    asyncio.run(run())


# --- the addresses of sockets -------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["-3", "x", "", "1.5", "9" * 16, "9" * 400, "٣"])
def test_a_socket_whose_address_makes_no_sense_gets_the_reason(tmp_path: Path, number: str) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            table = await ann.open("me", "me")
            base = f"{server.address.replace('http', 'ws')}/api/tables/{table['id']}"
            headers = {"Authorization": f"Bearer {ann.token}"}
            async with connect(f"{base}/socket?after={quote(number)}", additional_headers=headers) as socket:
                answer = json.loads(await socket.recv())
                await socket.wait_closed()
                assert (answer["is"], answer["code"], answer["ref"]) == ("refused", "bad-message", None)
                assert socket.close_code == 4000
            async with connect(f"{base}/bot?seat={quote(number)}", additional_headers=headers) as socket:
                await socket.wait_closed()
                assert socket.close_code == 4000
                assert (socket.close_reason or "").startswith("bad-message: ")

    asyncio.run(run())


@pytest.mark.parametrize(("frame", "code"), [('{"do":"sit"}', 1013), ("{", 1000)])
def test_a_socket_that_sends_too_much_may_come_back_later(tmp_path: Path, frame: str, code: int) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            table = await ann.open("me", "me")
            if code == 1013:
                server.context.commands = Limits(0.0, 0.0)
            async with ann.at(table) as line:
                await line.caught_up(2)
                for _ in range(MAX_BAD_MESSAGES):
                    await line.socket.send(frame)
                async with asyncio.timeout(PATIENCE):
                    await line.socket.wait_closed()
                assert line.socket.close_code == code
                assert {each["code"] for each in line.loose} <= {"too-fast", "bad-message"}

    asyncio.run(run())
