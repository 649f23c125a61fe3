"""Security headers and rate limits, applied before everything else."""

from __future__ import annotations

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from mandate.core.errors import Refused
from mandate.table.codes import ServerCode

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MAX_BUCKETS = 10_000
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
POLICY_WITH_RULES = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",  # links carry secrets
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


WITH_RULES = "/device/"  # the worker that runs the rules in the browser, and what it loads (WebAssembly)
HASHED = "/assets/"  # files of the page whose names change with their contents
FOREVER = "public, max-age=31536000, immutable"
CACHEABLE = (200, 206, 304)  # a 304 replaces the headers of the cached response


def with_safe_headers(app: ASGIApp) -> ASGIApp:
    """Add the headers to every response, including those sent before routing."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                if scope["path"].startswith(WITH_RULES):
                    headers.setdefault("Content-Security-Policy", POLICY_WITH_RULES)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", _keeping(scope["path"], message["status"]))
            await send(message)

        await app(scope, receive, send_safely if scope["type"] == ScopeType.HTTP else send)

    return guarded


def _keeping(path: str, status: int) -> str:
    """What caches may keep: API responses never, files without a hash in their name if revalidated."""
    if path.startswith("/api/"):
        return "no-store"
    return FOREVER if path.startswith(HASHED) and status in CACHEABLE else "no-cache"


@lru_cache(maxsize=4096)
def party(host: str) -> str:
    """The party behind an address, for counting by address.

    The owner of one IPv6 address has all 2^64 of its network; an IPv4 address may be written as an IPv6 one.
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((address, 64), strict=False))
    return str(address)


class Bucket:
    """A token bucket: `most` at once, then `rate` per second."""

    __slots__ = ("_left", "_most", "_rate", "_seen")

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most, self._left, self._seen = rate, most, most, time.monotonic()

    def take(self) -> bool:
        """Take one; whether one was left."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limits:
    """A bucket for each client; the least recently used are dropped first."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, client: str) -> None:
        if not self.take(client):
            raise Refused(ServerCode.TOO_FAST)

    def take(self, client: str) -> bool:
        """Take one for this client; whether one was left."""
        bucket = self._buckets.pop(client, None) or Bucket(self._rate, self._most)
        self._buckets[client] = bucket
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take()
