"""Sending push messages: failing services, hanging ones and guests with many messages delay no others."""

import asyncio
from collections import Counter

import pytest

from mandate.server.push.message import Signer
from mandate.server.push.sender import AT_ONCE, AT_ONCE_EACH, MOST_RETRYING, Sender
from mandate.server.push.services import KNOWN, Services
from mandate.server.store.subscriptions import Subscription
from mandate.server.workers.queue import Asker

APPLE, MOZILLA = "https://x.push.apple.com", "https://x.push.services.mozilla.com"
FOR_EVER = 10**6  # seconds: in these tests no one lives to see the second attempt


class Post(Sender):
    """A sender whose services answer as the test says: 503 for messages of Eve, or not at all."""

    def __init__(self, *, hangs: bool = False) -> None:
        super().__init__(Signer("1" * 64), Services(KNOWN), pauses=(FOR_EVER, FOR_EVER))
        self.hangs = hangs
        self.taken: list[str] = []
        self.held: Counter[str] = Counter()
        self.most_held: Counter[str] = Counter()

    async def _post(self, to: Subscription, text: bytes, topic: str, keep: int) -> int | None:  # noqa: ARG002
        whose = "eve" if "eve" in to.endpoint else "others"
        self.taken.append(to.endpoint)
        self.held[whose] += 1
        self.most_held[whose] = max(self.most_held[whose], self.held[whose])
        try:
            if whose == "eve" and self.hangs:
                await asyncio.Event().wait()
            await asyncio.sleep(0)
            return 503 if whose == "eve" else 201
        finally:
            self.held[whose] -= 1

    async def send_to(self, address: str, asker: Asker) -> bool:
        return await self.send(
            Subscription(address, "", "", "en", ""), b"text", topic="table", keep=60, sender=asker
        )


async def settle() -> None:
    """Until nothing moves any more."""
    for _ in range(5000):
        await asyncio.sleep(0)


def flood(sender: Post, service: str, guests: int, messages: int) -> list[asyncio.Task[bool]]:
    return [
        asyncio.create_task(
            sender.send_to(f"{service}/eve{guest}-{number}", Asker("192.0.2.1", f"eve{guest}"))
        )
        for guest in range(guests)
        for number in range(messages)
    ]


async def end(tasks: list[asyncio.Task[bool]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_a_message_that_waits_for_another_attempt_holds_no_slot() -> None:
    async def run() -> None:
        sender = Post()
        tasks = flood(sender, APPLE, 1, 100)
        await settle()
        assert len(sender.taken) == 100  # each was tried once
        assert sender.retrying == {"eve0": MOST_RETRYING}
        assert sender.failed == 100 - MOST_RETRYING
        assert await sender.send_to(f"{APPLE}/ben", Asker("198.51.100.1", "ben"))
        assert sender.sent == 1
        await end(tasks)
        assert sender.retrying == {}

    asyncio.run(run())


@pytest.mark.parametrize("guests", [1, 50])
def test_behind_a_thousand_messages_that_hang_others_are_sent_at_once(guests: int) -> None:
    async def run() -> None:
        sender = Post(hangs=True)
        tasks = flood(sender, APPLE, guests, 1000 // guests)
        await settle()
        assert sender.held["eve"] == AT_ONCE_EACH < AT_ONCE
        for number in range(20):
            assert await sender.send_to(f"{APPLE}/ben{number}", Asker("198.51.100.1", "ben"))
        assert sender.most_held["eve"] == AT_ONCE_EACH
        await end(tasks)

    asyncio.run(run())


def test_a_service_that_hangs_for_all_stops_no_other_service() -> None:
    async def run() -> None:
        sender = Post(hangs=True)
        tasks = [
            asyncio.create_task(
                sender.send_to(f"{APPLE}/eve{number}", Asker(f"192.0.2.{number}", str(number)))
            )
            for number in range(50)
        ]
        await settle()
        assert sender.held["eve"] == AT_ONCE
        assert await sender.send_to(f"{MOZILLA}/ben", Asker("198.51.100.1", "ben"))
        await end(tasks)

    asyncio.run(run())


def test_what_is_no_longer_wanted_is_not_sent() -> None:
    async def run() -> None:
        sender = Post()
        to = Subscription(f"{APPLE}/ben", "", "", "en", "")
        asker = Asker("198.51.100.1", "ben")
        assert await sender.send(to, b"", topic="", keep=60, sender=asker, wanted=lambda: False)
        assert (sender.taken, sender.sent, sender.failed) == ([], 0, 0)

    asyncio.run(run())


def test_hosts_below_one_name_are_one_service() -> None:
    services = Services(KNOWN)
    apple = {services.service_of(f"https://{host}.push.apple.com/x") for host in ("a", "b", "a.b")}
    assert len(apple) == 1
    assert services.service_of("https://fcm.googleapis.com/x") not in apple
