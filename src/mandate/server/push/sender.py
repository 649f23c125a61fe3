"""Sending push messages: in the background, with a few retries, and to known push services only."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from mandate.server.push.message import RECORD_BYTES, Browser, Signer, seal
from mandate.server.push.services import Services
from mandate.server.store.subscriptions import Subscription
from mandate.server.workers.queue import Asker, Turns

if TYPE_CHECKING:
    import httpx

ATTEMPT_SECONDS = 10.0  # for one attempt
PAUSES = (2.0, 15.0)  # seconds before the second and the third
AT_ONCE, AT_ONCE_EACH = 8, 3  # messages to one service, in all and for the guests of one network
MOST_RETRYING = 10  # messages of one guest waiting for a retry; further ones are not retried
LONGEST_KEPT = 28 * 24 * 60 * 60  # seconds a push service keeps a message, at most
GONE = (404, 410)

logger = logging.getLogger(__name__)


class Sender:
    """Sends messages. It logs the host of a service and a status, never an endpoint."""

    def __init__(self, signer: Signer, services: Services, *, pauses: tuple[float, ...] = PAUSES) -> None:
        self._signer = signer
        self._services = services
        self.pauses = pauses
        self._slots: dict[str, Turns[int]] = {}  # by service: there are as many as the setting names
        self.retrying: Counter[str] = Counter()  # by guest: messages waiting for a retry
        self._http: httpx.AsyncClient | None = None
        self.sent = 0
        self.failed = 0

    async def close(self) -> None:
        if self._http is not None:
            await self._http.aclose()

    async def send(
        self,
        to: Subscription,
        text: bytes,
        *,
        topic: str,
        keep: int,
        sender: Asker,
        wanted: Callable[[], bool] = lambda: True,
    ) -> bool:
        """Send a message; whether the subscription still stands. A later one on the topic replaces it.

        Nothing is sent once it is no longer `wanted`: the question may be answered before the message's turn.
        """
        assert len(text) < RECORD_BYTES // 2
        if to.endpoint not in self._services:  # the setting may have changed since
            return True
        status: int | None = None
        for pause in (*self.pauses, None):
            async with self._slot(to, sender):
                if not wanted():
                    return True
                status = await self._try(to, text, topic, keep)
            if status in GONE:
                return False
            if status is not None and status < 300:
                self.sent += 1
                return True
            if status is not None and status != 429 and status < 500:
                break
            if pause is None or not await self._pause(pause, sender):
                break
        self.failed += 1
        host = urlsplit(to.endpoint).hostname
        logger.warning("push message rejected", extra={"service": host, "status": status})
        return True

    @asynccontextmanager
    async def _slot(self, to: Subscription, sender: Asker) -> AsyncIterator[None]:
        """Take one of a service's slots in turn: one that hangs, or one guest, does not block the others."""
        turns = self._slots.setdefault(self._services.service_of(to.endpoint), _slots())
        slot = await turns.take(sender)
        try:
            yield
        finally:
            turns.give_back(sender, slot)

    async def _pause(self, seconds: float, sender: Asker) -> bool:
        """Wait before a retry, without a slot; False if too many of the guest's messages are waiting."""
        if self.retrying[sender.guest] >= MOST_RETRYING:
            return False
        self.retrying[sender.guest] += 1
        try:
            await asyncio.sleep(seconds)
        finally:
            self.retrying[sender.guest] -= 1
            if not self.retrying[sender.guest]:
                del self.retrying[sender.guest]
        return True

    async def _try(self, to: Subscription, text: bytes, topic: str, keep: int) -> int | None:
        """Run `_post` with a time limit on the whole, even if the response trickles in."""
        try:
            async with asyncio.timeout(ATTEMPT_SECONDS):
                return await self._post(to, text, topic, keep)
        except TimeoutError:
            return None

    async def _post(self, to: Subscription, text: bytes, topic: str, keep: int) -> int | None:
        """The status of the response, whose body is not read; None without a response."""
        headers = {
            "Authorization": self._signer.authorization(to.endpoint, to.contact, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(min(keep, LONGEST_KEPT)),
            "Topic": hashlib.sha256(topic.encode()).hexdigest()[:32],
        }
        import httpx  # takes a tenth of a second, which servers without slow games save at startup

        if self._http is None:
            # No redirects, nothing from the environment: messages go to their endpoints, or nowhere.
            self._http = httpx.AsyncClient(timeout=ATTEMPT_SECONDS, follow_redirects=False, trust_env=False)
        sealed = seal(text, Browser.read(to.key, to.auth))
        try:
            async with self._http.stream("POST", to.endpoint, content=sealed, headers=headers) as answer:
                return answer.status_code
        except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError):  # the last: an impossible host
            return None


def _slots() -> Turns[int]:
    return Turns(range(AT_ONCE), each=AT_ONCE_EACH)
