"""Sessions: each device has its own, guests end them, and a copied cookie is worth nothing then."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from mandate.server.http.device import device_of
from mandate.server.http.identity import COOKIE
from mandate.server.store.sessions import MAX_SESSIONS, SEEN_MS, Device
from tests.server.conftest import Postgres
from tests.server.serving import NO_CERTIFICATES, PATIENCE, Json, Person, Serving, guest_of, serving

FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)


@asynccontextmanager
async def browser(server: Serving, agent: str = FIREFOX) -> AsyncIterator[httpx.AsyncClient]:
    headers = {"User-Agent": agent}
    async with httpx.AsyncClient(
        base_url=server.address, timeout=PATIENCE, verify=NO_CERTIFICATES, headers=headers
    ) as http:
        yield http


async def recovered(http: httpx.AsyncClient, code: str) -> None:
    answer = await http.post("/api/me/recover", json={"code": code})
    assert answer.status_code == 201, answer.text


async def sessions(http: httpx.AsyncClient) -> list[Json]:
    answer: list[Json] = (await http.get("/api/me/sessions")).json()
    return answer


async def is_signed_in(http: httpx.AsyncClient) -> bool:
    answer = await http.get("/api/me")
    assert answer.status_code == 200 or answer.json()["code"] == "unknown-guest"
    return answer.status_code == 200


def test_a_guest_sees_every_device_and_ends_one_or_all_others(database: str) -> None:
    async def run() -> None:
        async with (
            serving(database) as server,
            browser(server) as laptop,
            browser(server, SAFARI) as phone,
            browser(server) as tablet,
            server.guest("Eve") as eve,
        ):
            await laptop.post("/api/me", json={"name": "Ann"})
            code = (await laptop.post("/api/me/code")).json()["code"]
            for device in (phone, tablet):
                await recovered(device, code)
            listed = await sessions(phone)
            assert len(listed) == 3
            (own,) = (each for each in listed if each["current"])
            assert (own["client"], own["system"]) == ("Safari", "iPhone")
            assert set(own) == {"id", "client", "system", "since", "seen", "current"}
            stolen = phone.cookies[COOKIE]
            assert (await eve.http.delete(f"/api/me/sessions/{own['id']}")).status_code == 204
            assert await is_signed_in(phone)  # no one ends the session of another guest
            assert (await tablet.delete(f"/api/me/sessions/{own['id']}")).status_code == 204
            assert not await is_signed_in(phone)
            assert phone.cookies[COOKIE] == stolen  # what has ended is not renewed
            assert len(await sessions(laptop)) == 2
            assert (await laptop.delete("/api/me/sessions")).status_code == 204
            assert not await is_signed_in(tablet)
            (last,) = await sessions(laptop)
            gone = await laptop.delete(f"/api/me/sessions/{last['id']}")
            assert "Max-Age=0" in gone.headers["set-cookie"]
            laptop.cookies.set(COOKIE, stolen)
            assert not await is_signed_in(laptop)

    asyncio.run(run())


def test_a_socket_ends_with_its_session_and_no_other_does(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann, browser(server) as laptop:
            await recovered(laptop, (await ann.http.post("/api/me/code")).json()["code"])
            again = {"code": (await ann.http.post("/api/me/code")).json()["code"], "program": True}
            token = (await laptop.post("/api/me/recover", json=again)).json()["token"]
            second = Person(server.address, ann.http, token)
            table = await ann.open("me", "open")
            async with ann.at(table) as mine, second.at(table) as lost:
                await lost.caught_up(1)
                ticket = server.context.identity.read(token)
                assert ticket is not None
                assert (await laptop.delete(f"/api/me/sessions/{ticket.session}")).status_code == 204
                await lost.until(lambda: lost.gone)
                assert [answer["code"] for answer in lost.loose] == ["unknown-guest"]
                assert (await mine.do("say", text="still here"))["is"] == "done"
            async with second.at(table) as lost:  # with the link they watch, as others may
                await lost.caught_up(1)
                assert [sight["seat"] for sight in lost.last["sights"]] == [None]

    asyncio.run(run())


def test_a_socket_at_another_process_ends_too(postgres: Postgres) -> None:
    async def run() -> None:
        database = postgres.new_database()
        async with serving(database) as first, serving(database) as second, first.guest("Ann") as ann:
            table = await ann.open("me", "open")
            async with ann.at(table, address=second.address) as line:
                await line.caught_up(1)
                (own,) = await sessions(ann.http)
                await ann.http.delete(f"/api/me/sessions/{own['id']}")
                await line.until(lambda: line.gone)
                assert line.socket.close_code == 4000
            ann.http.base_url = httpx.URL(second.address)
            assert not await is_signed_in(ann.http)

    asyncio.run(run())


def test_a_cookie_from_before_the_claim_or_the_sign_in_is_worth_nothing(tmp_path: Path) -> None:
    """Session fixation: a stranger gave this browser a cookie that they keep a copy of."""

    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, browser(server) as ann:
            async with browser(server) as eve:
                await eve.post("/api/me", json={"name": "Eve"})
                ann.cookies.set(COOKIE, eve.cookies[COOKIE], domain="127.0.0.1")
                assert await is_signed_in(ann)
                code = (await ann.post("/api/me/code")).json()["code"]  # claims the guest
                assert await is_signed_in(ann)
                assert not await is_signed_in(eve)
            async with browser(server) as other:
                await other.post("/api/me", json={"name": "Mallory"})
                planted = other.cookies[COOKIE]
                await recovered(other, code)
                assert (await other.get("/api/me")).json()["name"] == "Eve"
                other.cookies.clear()
                other.cookies.set(COOKIE, planted)
                assert not await is_signed_in(other)

    asyncio.run(run())


def test_an_open_tab_reconnects_when_its_session_is_renewed(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, browser(server) as ann:
            await ann.post("/api/me", json={"name": "Ann"})
            plan = {"game": "qin", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await ann.post("/api/tables", json=plan)).json()
            tab = Person(server.address, ann, ann.cookies[COOKIE])  # the same token, in another header
            async with tab.at(table) as line:
                await line.caught_up(1)
                await ann.post("/api/me/code")
                await line.until(lambda: line.gone)
                assert line.socket.close_code == 1012  # a page comes back by itself then
            tab.token = ann.cookies[COOKIE]
            async with tab.at(table) as line:
                await line.caught_up(1)
                assert [sight["seat"] for sight in line.last["sights"]] == [0]

    asyncio.run(run())


def test_a_session_is_seen_and_the_oldest_of_too_many_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest("Ann") as ann:
            store, tables, guest = server.context.store.sessions, server.context.tables, guest_of(server, ann)
            (before,) = await store.of(guest)
            later = before.seen + SEEN_MS + 1
            tables.clock = lambda: later
            assert await is_signed_in(ann.http)
            await asyncio.gather(*tables.background.tasks)
            (after,) = await store.of(guest)
            assert (after.since, after.seen) == (before.since, later)
            for number in range(MAX_SESSIONS - 1):
                _, ended = await store.start(guest, Device("test", ""), later + number)
                assert ended == []
            _, ended = await store.start(guest, Device("test", ""), later + MAX_SESSIONS)
            assert len(ended) == 1
            assert len(await store.of(guest)) == MAX_SESSIONS

    asyncio.run(run())


@pytest.mark.parametrize(
    ("agent", "client", "system"),
    [
        (FIREFOX, "Firefox", "Android"),
        (SAFARI, "Safari", "iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge", "Windows"),
        ("Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0 Safari/537.36", "Chrome", "Linux"),
        ("mandate/0.1.0 (Darwin)", "mandate", "macOS"),
        ("curl/8.5", "curl", ""),
        ("Mozilla/5.0 (<script>)", "", ""),
        ("<script>" * 100, "", ""),
        ("x" * 500, "x" * 20, ""),
    ],
)
def test_a_device_in_words(agent: str, client: str, system: str) -> None:
    assert device_of(agent) == Device(client, system)
