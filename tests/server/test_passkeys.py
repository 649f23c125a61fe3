"""Passkeys at a real server, with an authenticator in software: what works, and attacks that must not."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from mandate.server.http.identity import COOKIE
from mandate.server.store.passkeys import CHALLENGE_MS, MAX_PASSKEYS
from tests.server.authenticator import Authenticator, Json, user_of
from tests.server.serving import Serving, serving
from tests.server.test_sessions import browser, is_signed_in

Forge = Callable[[Json], None]


class Page:
    """The page in one browser, at http://localhost."""

    def __init__(self, server: Serving, http: httpx.AsyncClient, origin: str = "") -> None:
        self.http = http
        self.origin = origin or server.address.replace("127.0.0.1", "localhost")
        http.headers.update({"Host": self.origin.partition("://")[2], "Origin": self.origin})
        self.cookies = http.cookies

    async def post(self, path: str, body: object = None) -> httpx.Response:
        return await self.http.post(f"/api/me{path}", json=body)

    async def options(self, path: str) -> Json:
        answer = await self.post(f"/{path}/options")
        assert answer.status_code == 200, answer.text
        content: Json = answer.json()
        return content

    async def add(self, key: Authenticator, name: str = "") -> Json:
        credential = key.make(await self.options("passkeys"), self.origin)
        answer = await self.post("/passkeys", {"credential": credential, "name": name})
        assert answer.status_code == 201, answer.text
        content: Json = answer.json()
        return content

    async def sign_in(self, key: Authenticator) -> httpx.Response:
        return await self.post(
            "/sign-in", {"credential": key.sign(await self.options("sign-in"), self.origin)}
        )

    async def ways(self) -> Json:
        answer: Json = (await self.http.get("/api/me/ways-in")).json()
        return answer


def refused(answer: httpx.Response, code: str = "wrong-passkey") -> bool:
    return bool(answer.json()["code"] == code) and "set-cookie" not in answer.headers


def test_a_guest_is_claimed_signs_in_elsewhere_and_loses_a_device(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, browser(server) as one, browser(server) as two:
            laptop, phone = Page(server, one), Page(server, two)
            assert (await laptop.post("", {"name": "Ann"})).status_code == 201
            assert await laptop.ways() == {"code": False, "passkeys": []}
            key = Authenticator("first", counts=True)
            before = laptop.cookies[COOKIE]
            added = await laptop.add(key, "  my\u202e key ")
            assert laptop.cookies[COOKIE] != before  # a planted cookie ends with the claim
            assert added["name"] == "my key"
            answer = await phone.sign_in(key)
            assert (answer.status_code, answer.json()) == (201, {"name": "Ann", "token": None})
            assert len((await one.get("/api/me/sessions")).json()) == 2
            second = Authenticator("second", counts=False)
            other = await phone.add(second)
            assert other["name"] == "Firefox, Android"
            path = f"/api/me/passkeys/{other['id']}"
            assert (await one.put(path, json={"name": "Phone"})).status_code == 204
            assert [each["name"] for each in (await laptop.ways())["passkeys"]] == ["my key", "Phone"]
            assert (await laptop.ways())["passkeys"][0]["used"] is not None
            # the laptop is lost: its passkey and its session go, the other passkey still works
            assert (await two.delete(f"/api/me/passkeys/{added['id']}")).status_code == 204
            assert (await two.delete("/api/me/sessions")).status_code == 204
            assert not await is_signed_in(one)
            assert refused(await laptop.sign_in(key))
            for _ in range(2):  # its counter stays 0
                assert (await laptop.sign_in(second)).status_code == 201

    asyncio.run(run())


def test_the_last_way_in_is_removed_only_by_those_who_are_sure(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, browser(server) as http:
            page = Page(server, http)
            await page.post("", {"name": "Ann"})
            path = f"/api/me/passkeys/{(await page.add(Authenticator('one')))['id']}"
            assert refused(await http.delete(path), "last-way-in")
            assert (await page.post("/code")).status_code == 201
            assert (await http.delete(path)).status_code == 204
            assert (await http.delete(path)).status_code == 204  # it is gone already
            assert refused(await http.delete("/api/me/code"), "last-way-in")
            assert (await page.ways())["code"]
            assert (await http.delete("/api/me/code?sure=true")).status_code == 204
            assert await page.ways() == {"code": False, "passkeys": []}

    asyncio.run(run())


def test_a_passkey_claims_a_guest_for_rated_games_and_goes_with_the_guest(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, browser(server) as http:
            page, key = Page(server, http), Authenticator("one")
            await page.post("", {"name": "Ann"})
            options = await page.options("passkeys")
            guest = user_of(options)
            assert not await server.context.store.guests.is_claimed(guest)
            await page.add(key)
            assert await server.context.store.guests.is_claimed(guest)
            assert (await http.delete("/api/me")).status_code == 204
            assert await server.context.store.passkeys.of(guest) == []
            assert refused(await page.sign_in(key))

    asyncio.run(run())


def test_replayed_forged_and_stale_answers_are_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            browser(server) as one,
            browser(server) as two,
        ):
            ann, eve, key = Page(server, one), Page(server, two), Authenticator("ann")
            await ann.post("", {"name": "Ann"})
            await eve.post("", {"name": "Eve"})
            made = key.make(await ann.options("passkeys"), ann.origin)
            assert refused(await eve.post("/passkeys", {"credential": made}))  # asked of another guest
            assert (await ann.post("/passkeys", {"credential": made})).status_code == 201
            assert refused(await ann.post("/passkeys", {"credential": made}))  # a challenge is for once
            user = key.user
            again = key.make(await eve.options("passkeys"), eve.origin)
            key.user = user
            assert refused(await eve.post("/passkeys", {"credential": again}))  # the key is Ann's already

            signed = {"credential": key.sign(await ann.options("sign-in"), ann.origin)}
            assert (await ann.post("/sign-in", signed)).status_code == 201
            assert refused(await eve.post("/sign-in", signed))  # a replay
            copied = Authenticator("ann")
            copied._key, copied.user, copied.counter = key._key, key.user, key.counter - 1
            assert refused(await eve.sign_in(copied))  # the counter did not grow: a copy of the key
            other = Authenticator("ann")
            other.user, other.counter = key.user, key.counter
            assert refused(await eve.sign_in(other))  # another key under the same id
            elsewhere = {"credential": key.sign(await eve.options("sign-in"), "https://evil.example")}
            assert refused(await eve.post("/sign-in", elsewhere))  # signed for another site
            for forge in (
                lambda c: c["response"].update(userHandle=made["id"]),
                lambda c: c["response"].pop("userHandle"),
                lambda c: c["response"].update(signature="AAAA"),
                lambda c: c["response"].update(authenticatorData="AAAA"),
                lambda c: c["response"].update(clientDataJSON="e30"),
                lambda c: c.update(rawId="AAAA", id="AAAA"),
            ):
                assert refused(await forged(eve, key, forge))
            options = await eve.options("sign-in")
            asked = server.context.tables.clock()
            server.context.tables.clock = lambda: asked + CHALLENGE_MS + 1
            late = {"credential": key.sign(options, eve.origin)}
            assert refused(await eve.post("/sign-in", late))
            assert (await one.get("/api/me")).json()["name"] == "Ann"
            assert (await eve.sign_in(key)).status_code == 201  # the real one still works

    async def forged(page: Page, key: Authenticator, forge: Forge) -> httpx.Response:
        credential = key.sign(await page.options("sign-in"), page.origin)
        forge(credential)
        return await page.post("/sign-in", {"credential": credential})

    asyncio.run(run())


def test_what_is_asked_at_sign_in_says_nothing_about_people(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, browser(server) as http:
            page, key = Page(server, http), Authenticator("ann")
            empty = await page.options("sign-in")
            await page.post("", {"name": "Ann"})
            await page.add(key)
            answer = await page.options("sign-in")
            assert answer.keys() == empty.keys()
            assert {**answer, "challenge": ""} == {**empty, "challenge": ""}
            stranger = Authenticator("unknown")
            stranger.user = key.user
            wrong = await page.sign_in(stranger)
            key.user = stranger.user[::-1]
            assert wrong.json() == (await page.sign_in(key)).json()  # known or not, the answer is the same

    asyncio.run(run())


@pytest.mark.parametrize(
    ("origin", "settings", "host"),
    [
        ("http://localhost:8642", {}, "localhost"),
        ("https://play.example.org", {"hosts": "play.example.org"}, "play.example.org"),
        ("http://127.0.0.1:8642", {}, None),  # browsers have no passkeys for a numeric address
        ("http://play.example.org", {"hosts": "play.example.org"}, None),  # nor without TLS
    ],
)
def test_the_relying_party_is_the_page(
    tmp_path: Path, origin: str, settings: dict[str, str], host: str | None
) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}", **settings) as server, browser(server) as http:
            page, key = Page(server, http, origin), Authenticator("ann")
            if origin.startswith("https"):
                http.headers["X-Forwarded-Proto"] = "https"  # from a proxy that ends TLS
            token = (await page.post("", {"name": "Ann", "program": True})).json()["token"]
            http.headers["Authorization"] = f"Bearer {token}"  # a cookie for TLS is not sent without it
            if host is None:
                for path in ("/passkeys/options", "/sign-in/options"):
                    assert refused(await page.post(path), "no-passkeys")
                return
            assert (await page.options("passkeys"))["rp"]["id"] == host
            assert (await page.options("sign-in"))["rpId"] == host
            await page.add(key)
            del http.headers["Authorization"]
            assert (await page.sign_in(key)).status_code == 201

    asyncio.run(run())


def test_a_guest_has_so_many_passkeys(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            store = server.context.store.passkeys
            for number in range(MAX_PASSKEYS + 1):
                added = await store.add("ann", bytes([number]), b"key", 0, "", 0)
                assert (added is None) == (number == MAX_PASSKEYS)
            other = {"passkeys": (await ann.http.get("/api/me/ways-in")).json()["passkeys"]}
            assert other == {"passkeys": []}  # each guest sees only their own

    asyncio.run(run())
