"""Tokens end when no one uses them, and are renewed for those who do."""

import asyncio
import time
from pathlib import Path

import httpx

from mandate.server.http.identity import COOKIE, DAY_S, TOKEN_LIFETIME_S, Identity, Ticket
from tests.server.serving import PATIENCE, serving
from tests.server.test_bot_socket import door


class Clock:
    now = 1_794_787_200.0

    def __call__(self) -> float:
        return self.now


def test_a_token_lasts_half_a_year_and_is_due_after_a_day() -> None:
    clock = Clock()
    identity = Identity("key", clock)
    token = identity.token("ann", "phone")
    ticket = identity.read(token)
    assert ticket == Ticket("ann", "phone", int(clock.now))
    assert not identity.is_due(ticket)
    clock.now += DAY_S + 1
    assert identity.is_due(ticket)
    clock.now += TOKEN_LIFETIME_S - DAY_S - 1
    assert identity.read(token) == ticket
    clock.now += 1
    assert identity.read(token) is None
    for junk in ("", "x", Identity("other key", clock).token("ann", "phone")):
        assert identity.read(junk) is None


def test_a_browser_gets_a_fresh_cookie_and_a_program_a_fresh_token(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            server.guest() as ann,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as browser,
        ):
            clock = Clock()
            key = await server.context.store.secret("cookies")
            server.context._identity = Identity(key, clock)
            came = await browser.post("/api/me", json={"name": "Ben"})
            first = came.cookies[COOKIE]
            assert "Max-Age=15552000" in came.headers["set-cookie"]
            assert "set-cookie" not in (await browser.get("/api/me")).headers
            clock.now += 2 * DAY_S
            again = await browser.get("/api/me/tables")
            assert again.cookies[COOKIE] != first
            assert "httponly" in again.headers["set-cookie"].lower()
            gone = await browser.delete("/api/me")
            assert "set-cookie" in gone.headers
            assert "Max-Age=0" in gone.headers["set-cookie"]
            named = server.context.identity.read(ann.token)
            assert named is not None
            old = server.context.identity.token(named.guest, named.session)
            ann.http.headers["Authorization"] = f"Bearer {old}"
            assert (await ann.http.get("/api/me")).json() == {"name": "Ann", "token": None}
            clock.now += 2 * DAY_S
            answer = await ann.http.get("/api/me")
            assert "set-cookie" not in answer.headers
            fresh = server.context.identity.read(answer.json()["token"])
            assert fresh is not None
            assert fresh[:2] == named[:2]
            clock.now += TOKEN_LIFETIME_S
            assert (await ann.http.get("/api/me")).json()["code"] == "unknown-guest"

    asyncio.run(run())


def test_who_comes_with_a_token_that_has_ended_is_no_one_at_every_door(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            server.guest() as ann,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as browser,
        ):
            table = await ann.open("me", "me")
            await browser.post("/api/me", json={"name": "Ben"})
            clock = Clock()
            clock.now = time.time() + TOKEN_LIFETIME_S + 10
            server.context._identity = Identity(await server.context.store.secret("cookies"), clock)
            for person in (ann.http, browser):
                for answer in (
                    await person.get("/api/me"),
                    await person.put("/api/me", json={"name": "Eve"}),
                    await person.delete("/api/me"),
                    await person.post("/api/me/code"),
                    await person.post("/api/me/push/forget", json={"endpoint": "https://example.org"}),
                    await person.post(
                        f"/api/tables/{table['id']}/commands",
                        params={"link": table["link"]},
                        json={"do": "resign", "seat": 0},
                    ),
                ):
                    assert (answer.status_code, answer.json()["code"]) == (401, "unknown-guest")
                    assert "set-cookie" not in answer.headers  # nothing that has ended is renewed
                assert (await person.get("/api/me/tables")).json() == []
                assert (await person.get(f"/api/tables/{table['id']}")).json()["code"] == "no-such-table"
            async with ann.at(table) as line:  # with the link they watch, as anybody may
                await line.until(lambda: bool(line.updates))
                assert [sight["seat"] for sight in line.last["sights"]] == [None]
                assert (await line.do("resign", seat=0))["code"] == "unknown-guest"
            async with door(ann, table) as socket:
                await socket.wait_closed()
                assert (socket.close_code, (socket.close_reason or "")[:13]) == (4000, "unknown-guest")

    asyncio.run(run())
