"""Web Push: who is notified that it is their turn, what, how often, and where messages never go."""

from __future__ import annotations

import asyncio
import base64
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from mandate.core.rng import Chance
from mandate.lang import LANGUAGES
from mandate.server.push import message
from mandate.server.push.sender import Sender
from mandate.server.push.services import KNOWN, Services
from mandate.server.store.subscriptions import MAX_BROWSERS, Subscription
from mandate.server.workers.queue import Asker
from tests.server.conftest import Postgres
from tests.server.push_service import Browser, PushService, check_signature, push_service
from tests.server.serving import Json, Person, Serving, guest_of, serving

SLOW = {"per": "move", "seconds": 3 * 24 * 60 * 60}


# --- the message ----------------------------------------------------------------------------------------


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_a_message_is_sealed_as_in_the_example_of_rfc_8291() -> None:
    number = int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    to = message.Browser.read(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    sealed = message.seal(
        b"When I grow up, I want to be a watermelon",
        to,
        key=ec.derive_private_key(number, ec.SECP256R1()),
        salt=bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert sealed == bytes_of(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK"
        "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_no_two_messages_are_sealed_alike() -> None:
    to = message.Browser.read(message.pack(message.point(ec.generate_private_key(message.CURVE))), "A" * 22)
    first, second = message.seal(b"text", to), message.seal(b"text", to)
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]


@pytest.mark.parametrize(("key", "auth"), [("", ""), ("BA", "A" * 22), ("A" * 87, "A" * 22), ("!", "?")])
def test_what_is_no_key_is_refused(key: str, auth: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        message.Browser.read(key, auth)


# --- where messages may go ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
        "https://FCM.googleapis.com:443/fcm/send/abc",
    ],
)
def test_the_services_of_known_browsers(endpoint: str) -> None:
    assert endpoint in Services(KNOWN)
    assert endpoint not in Services("none")
    assert endpoint not in Services("push.example.org")


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:8443/fcm/send/abc",
        "https://fcm.googleapis.com@127.0.0.1/",
        "https://user:secret@fcm.googleapis.com/",
        "https://fcm.googleapis.com.example.org/",
        "https://evilfcm.googleapis.com/",
        "https://push.apple.com/",
        "https://evilpush.apple.com/",
        "https://xn--.push.apple.com/x",
        "https://xn--a.push.apple.com/x",
        "https://-a.push.apple.com/x",
        "https://a..push.apple.com/x",
        "https://.push.apple.com/x",
        "https://a_b.push.apple.com/x",
        f"https://{'a' * 64}.push.apple.com/x",
        f"https://{'a.' * 130}push.apple.com/x",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://localhost/",
        "https://example.org/#.push.apple.com",
        "https://example.org\\.push.apple.com/",
        "https://fcm.googleapis.com\r\nX: y/",
        "https://fcm.googleapis.com:port/",
        "https://",
        "file:///etc/passwd",
        "//fcm.googleapis.com/",
        "",
    ],
)
def test_no_other_address_is_ever_called(endpoint: str) -> None:
    assert endpoint not in Services(KNOWN)


def test_a_host_that_cannot_be_looked_up_is_a_failed_delivery(caplog: pytest.LogCaptureFixture) -> None:
    """Even where the operator lists it: no traceback, and the subscription stays."""
    service = "https://xn--.example.org"
    key = message.pack(message.point(ec.derive_private_key(1, ec.SECP256R1())))
    auth = message.pack(b"a" * message.AUTH_BYTES)
    browser = Subscription(f"{service}/x", key, auth, "en", "https://table.example.org")

    async def run() -> None:
        sender = Sender(message.Signer("1" * 64), Services(service), pauses=())
        assert await sender.send(browser, b"{}", topic="t", keep=60, sender=Asker())
        assert (sender.sent, sender.failed) == (0, 1)
        await sender.close()

    asyncio.run(run())
    assert [record.getMessage() for record in caplog.records] == ["push message rejected"]


# --- who is notified ----------------------------------------------------------------------------------------


@asynccontextmanager
async def calling(database: str, service: PushService, **more: Any) -> AsyncIterator[Serving]:
    """A server that calls at once."""
    async with serving(database, push_hosts=service.origin, **more) as server:
        notifier = server.context.tables.notifier
        assert notifier is not None
        notifier.delay, notifier.sender.pauses = 0.01, (0.01, 0.01)
        yield server


@asynccontextmanager
async def ann_and_ben(database: str) -> AsyncIterator[tuple[PushService, Serving, Person, Person]]:
    """Two people at such a server, and the service by which they are called."""
    async with (
        push_service() as service,
        calling(database, service) as server,
        server.guest("Ann") as ann,
        server.guest("Ben") as ben,
    ):
        yield service, server, ann, ben


async def subscribe(person: Person, browser: Browser, language: str = "en") -> None:
    answer = await person.http.post(
        "/api/me/push", json=browser.subscription, headers={"Accept-Language": language}
    )
    assert answer.status_code == 204, answer.text


async def slow_table(ann: Person, ben: Person, **more: Any) -> Json:
    table = await ann.open("me", "open", pace=SLOW, options={"first": 0}, **more)
    assert (await ben.do(table, "sit")).status_code == 200
    return table


async def answer(person: Person, table: Json, chance: Chance) -> None:
    """Choose anything, over HTTP: no one has the table open."""
    reply = (await person.http.get(f"/api/tables/{table['id']}")).json()["sights"][0]
    choice = chance.choose(reply["view"]["decision"]["options"])
    done = await person.do(table, "play", seat=reply["seat"], ask=reply["ask"], choice=choice)
    assert done.status_code == 200, done.text


async def settled(server: Serving) -> None:
    """Until nothing is going on in the background."""
    while server.context.tables.background.tasks:
        await asyncio.gather(*server.context.tables.background.tasks)


def test_a_player_who_is_asked_is_notified_in_their_language_and_by_no_one_else(database: str) -> None:
    async def run() -> None:
        async with ann_and_ben(database) as (service, server, ann, ben):
            chance = Chance(1)
            browser, phone = Browser(service, "ben-desk"), Browser(service, "ben-phone")
            await subscribe(ben, browser, "de")
            await subscribe(ben, phone, "fr")
            table = await slow_table(ann, ben)
            await settled(server)
            assert service.taken == []  # Ann begins, and has subscribed nowhere
            await answer(ann, table, chance)
            await service.count(2)
            await settled(server)
            by_path = {taken.path: taken for taken in service.taken}
            read = browser.read(by_path[browser.path])
            assert read == {"table": table["id"], "title": "Du bist am Zug", "body": "Qin, mit Ann"}
            assert phone.read(by_path[phone.path])["title"] == "À vous de jouer"
            public = (await ben.http.get("/api/push")).json()["key"]
            claims = check_signature(by_path[browser.path], public)
            assert claims["aud"] == service.origin
            assert 0 < claims["exp"] - time.time() <= 24 * 60 * 60
            assert claims["sub"].startswith("https://127.0.0.1")
            headers = by_path[browser.path].headers
            assert headers["ttl"] == str(SLOW["seconds"])
            assert len(headers["topic"]) == 32
            assert table["id"] not in str(headers)
            await answer(ben, table, chance)
            await answer(ann, table, chance)
            await service.count(4)
            await settled(server)
            assert len(service.taken) == 4

    asyncio.run(run())


def test_no_one_is_notified_at_a_fast_table_or_while_they_have_the_table_open(tmp_path: Path) -> None:
    async def run() -> None:
        async with ann_and_ben(f"sqlite:///{tmp_path / 't.db'}") as (service, server, ann, ben):
            chance = Chance(1)
            await subscribe(ben, Browser(service, "ben"))
            for pace in ({"per": "none"}, {"per": "move", "seconds": 600}, {"per": "game", "seconds": 10**6}):
                fast = await ann.open("me", "open", pace=pace, options={"first": 0})
                await ben.do(fast, "sit")
                await answer(ann, fast, chance)
            slow = await slow_table(ann, ben)
            async with ben.at(slow) as line:
                await line.until(lambda: bool(line.updates))  # by now he is known to be there
                await answer(ann, slow, chance)
                await line.until(lambda: line.sight()["ask"] is not None)
                await settled(server)
            await settled(server)  # he has seen it: leaving the table does not bring it up again
            assert service.taken == []

    asyncio.run(run())


def test_a_browser_that_has_gone_is_forgotten_and_others_are_tried_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with ann_and_ben(f"sqlite:///{tmp_path / 't.db'}") as (service, server, ann, ben):
            chance = Chance(1)
            browser = Browser(service, "ben")
            await subscribe(ben, browser)
            table = await slow_table(ann, ben)
            service.statuses = [503, 429, 201]
            await answer(ann, table, chance)
            await service.count(3)
            await answer(ben, table, chance)
            service.statuses = [500]
            await answer(ann, table, chance)  # three attempts, and then no more
            await service.count(6)
            await settled(server)
            assert len(service.taken) == 6
            await answer(ben, table, chance)
            service.statuses = [302]
            service.headers = {"Location": f"{service.origin}/elsewhere"}
            await answer(ann, table, chance)  # a redirect is not followed
            await service.count(7)
            await settled(server)
            assert [taken.path for taken in service.taken] == ["/ben"] * 7
            await answer(ben, table, chance)
            service.statuses = [410]
            await answer(ann, table, chance)
            await service.count(8)
            await settled(server)
            await answer(ben, table, chance)
            await answer(ann, table, chance)
            await settled(server)
            assert len(service.taken) == 8

    asyncio.run(run())


def test_a_service_that_hangs_holds_no_one_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with ann_and_ben(f"sqlite:///{tmp_path / 't.db'}") as (service, server, ann, ben):
            chance = Chance(1)
            service.answering.clear()
            await subscribe(ben, Browser(service, "ben"))
            table = await slow_table(ann, ben)
            for turn in (1, 2, 3):
                await answer(ann, table, chance)
                await service.count(turn)
                await answer(ben, table, chance)
            service.answering.set()
            await settled(server)

    asyncio.run(run())


def test_of_two_processes_one_sends_and_a_new_one_sends_nothing_again(postgres: Postgres) -> None:
    database = postgres.new_database()

    async def run() -> None:
        async with push_service() as service:
            chance = Chance(1)
            async with (
                calling(database, service) as one,
                calling(database, service) as other,
                one.guest("Ann") as ann,
                Person.coming_in(other.address, "Ben") as ben,
            ):
                assert one.context.push_key == other.context.push_key
                browser = Browser(service, "ben")
                await subscribe(ben, browser)
                table = await slow_table(ann, ben)
                async with ann.at(table) as here, ann.at(table, address=other.address) as line:
                    for each in (here, line):
                        await each.caught_up(3)  # each process has heard that Ben sat down and the game began
                    for notifier in (one.context.tables.notifier, other.context.tables.notifier):
                        assert notifier is not None
                        notifier.delay = -2.0 if notifier is other.context.tables.notifier else 0.01
                    for turn in (1, 2, 3):
                        await answer(ann, table, chance)
                        await service.count(turn)
                        await line.until(lambda: line.sight()["ask"] is None)
                        await answer(ben, table, chance)
                        for each in (here, line):
                            await each.until(lambda each=each: each.sight()["ask"] is not None)  # type: ignore[misc]
                    await answer(ann, table, chance)
                    await service.count(4)
                await settled(one)
                await settled(other)
            async with calling(database, service) as again:
                await again.context.tables.caretaker.wake(table["id"])
                await settled(again)
            assert len(service.taken) == 4

    asyncio.run(run())


def test_what_a_killed_process_did_not_send_is_sent_by_the_next_once(database: str) -> None:
    async def run() -> None:
        async with push_service() as service:
            async with (
                calling(database, service) as server,
                server.guest("Ann") as ann,
                server.guest("Ben") as ben,
            ):
                assert server.context.tables.notifier is not None
                server.context.tables.notifier.delay = 1000.0
                await subscribe(ben, Browser(service, "ben"))
                table = await slow_table(ann, ben)
                await answer(ann, table, Chance(1))
            for _ in range(3):
                async with calling(database, service) as again:
                    await again.context.tables.caretaker.wake(table["id"])
                    await service.count(1)
                    await settled(again)
            assert len(service.taken) == 1

    asyncio.run(run())


# --- the doors ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_foreign_address_is_refused_with_its_code(tmp_path: Path, language: str) -> None:
    async def run() -> None:
        async with (
            push_service() as service,
            calling(f"sqlite:///{tmp_path / 't.db'}", service) as server,
            server.guest() as ann,
        ):
            browser = Browser(service, "ann")
            headers = {"Accept-Language": language}
            for endpoint in ("http://127.0.0.1:1/", "https://example.org/", f"{service.origin}.example.org/"):
                body = {**browser.subscription, "endpoint": endpoint}
                refused = await ann.http.post("/api/me/push", json=body, headers=headers)
                assert (refused.status_code, refused.json()["code"]) == (403, "foreign-push")
                assert {"en": "known browsers", "de": "bekannter", "fr": "connus"}[language] in refused.text
            for wrong in ({"p256dh": "AAAA"}, {"auth": "?"}, {"more": 1}):
                refused = await ann.http.post("/api/me/push", json={**browser.subscription, **wrong})
                assert (refused.status_code, refused.json()["code"]) == (400, "bad-message")
            del ann.http.headers["Authorization"]
            refused = await ann.http.post("/api/me/push", json=browser.subscription)
            assert (refused.status_code, refused.json()["code"]) == (401, "unknown-guest")

    asyncio.run(run())


def test_push_can_be_switched_off(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            push_service() as service,
            serving(f"sqlite:///{tmp_path / 't.db'}", push_hosts="none") as server,
            server.guest() as ann,
        ):
            assert (await ann.http.get("/api/push")).json() == {"key": None}
            refused = await ann.http.post("/api/me/push", json=Browser(service, "ann").subscription)
            assert (refused.status_code, refused.json()["code"]) == (409, "push-off")

    asyncio.run(run())


def test_browsers_are_few_can_be_taken_back_and_go_with_ones_data(database: str) -> None:
    async def run() -> None:
        async with ann_and_ben(database) as (service, server, ann, ben):
            clock, known = iter(range(10**6)), server.context.subscriptions
            server.context.tables.clock = lambda: next(clock)
            ids = {person: guest_of(server, person) for person in (ann, ben)}

            async def kept(person: Person) -> list[str]:
                return [each.endpoint.rpartition("/")[2] for each in await known.of(ids[person])]

            browsers = [Browser(service, f"ann{number}") for number in range(MAX_BROWSERS + 2)]
            for browser in browsers:
                await subscribe(ann, browser)
            assert await kept(ann) == [f"ann{number}" for number in range(2, MAX_BROWSERS + 2)]
            await subscribe(ann, browsers[-1])  # the same once more
            assert len(await kept(ann)) == MAX_BROWSERS
            theirs = {"endpoint": browsers[-1].endpoint}
            assert (await ben.http.post("/api/me/push/forget", json=theirs)).status_code == 204
            assert len(await kept(ann)) == MAX_BROWSERS  # no one else's to take back
            assert (await ann.http.post("/api/me/push/forget", json=theirs)).status_code == 204
            assert len(await kept(ann)) == MAX_BROWSERS - 1
            await subscribe(ben, browsers[-2])  # another person at the same browser
            assert (len(await kept(ann)), len(await kept(ben))) == (MAX_BROWSERS - 2, 1)
            assert (await ann.http.delete("/api/me")).status_code == 204
            assert (len(await kept(ann)), len(await kept(ben))) == (0, 1)

    asyncio.run(run())


def test_a_browser_that_has_moved_keeps_its_language_and_only_its_new_address(database: str) -> None:
    async def run() -> None:
        async with ann_and_ben(database) as (service, server, ann, ben):
            old, new, other = (Browser(service, name) for name in ("old", "new", "other"))
            await subscribe(ann, old, "de")
            await subscribe(ben, other, "fr")

            async def kept(person: Person) -> list[tuple[str, str]]:
                found = await server.context.subscriptions.of(guest_of(server, person))
                return [(each.endpoint, each.language) for each in found]

            for instead, language in (
                (old.endpoint, "de"),
                (new.endpoint, "de"),  # the same once more: it has not moved
                (other.endpoint, "en"),  # no one else's goes, and its language is not known
                (None, "en"),
            ):
                moved = {**new.subscription, "instead": instead}
                reply = await ann.http.post("/api/me/push", json=moved, headers={"Accept-Language": "en"})
                assert reply.status_code == 204, reply.text
                assert await kept(ann) == [(new.endpoint, language)]
            assert await kept(ben) == [(other.endpoint, "fr")]

    asyncio.run(run())


def test_no_log_names_an_address_or_a_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    from mandate.server.logs import log_to_stderr

    before = logging.getLogger().handlers[:], logging.getLogger().level
    log_to_stderr("info")
    logging.getLogger().addHandler(caplog.handler)

    async def run() -> None:
        async with ann_and_ben(f"sqlite:///{tmp_path / 't.db'}") as (service, server, ann, ben):
            service.statuses = [403]
            await subscribe(ben, Browser(service, "secret-of-ben"))
            table = await slow_table(ann, ben)
            await answer(ann, table, Chance(1))
            await service.count(1)
            await settled(server)
            messages = [(record.getMessage(), vars(record)) for record in caplog.records]
            assert any(text == "push message rejected" for text, _ in messages)
            assert "secret-of-ben" not in str(messages)
            assert table["id"] not in str(messages)

    try:
        asyncio.run(run())
    finally:
        logging.getLogger().handlers, level = before
        logging.getLogger().setLevel(level)
