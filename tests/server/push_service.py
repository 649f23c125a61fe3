"""A push service of the tests' own: takes messages over HTTP, and reads them as the browser would."""

from __future__ import annotations

import asyncio
import base64
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.server.serving import PATIENCE


class Taken:
    """A message that was posted."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class PushService:
    """Answers every message with the next of the statuses, the last of them from then on."""

    def __init__(self) -> None:
        self.taken: list[Taken] = []
        self.statuses = [201]
        self.origin = ""
        self.headers: dict[str, str] = {}  # of its answers
        self.answering = asyncio.Event()  # cleared: messages are taken and not answered
        self.answering.set()
        self._news = asyncio.Condition()

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = (line.partition(": ") for line in head[1:] if line)
        headers = {name.lower(): value for name, _, value in pairs}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        status = self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]
        more = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
        async with self._news:
            self.taken.append(Taken(head[0].split()[1], headers, body))
            self._news.notify_all()
        await self.answering.wait()
        writer.write(f"HTTP/1.1 {status} X\r\nContent-Length: 0\r\nConnection: close\r\n{more}\r\n".encode())
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(true)

    async def count(self, number: int) -> None:
        await self.until(lambda: len(self.taken) >= number)


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    async with await asyncio.start_server(service.handle, "127.0.0.1", 0) as server:
        service.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        yield service


class Browser:
    """A browser that has subscribed, with its private key."""

    def __init__(self, service: PushService, name: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self.path = f"/{name}"
        self.endpoint = f"{service.origin}/{name}"

    @property
    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": pack(self._point), "auth": pack(self._auth)}

    @property
    def _point(self) -> bytes:
        kind = serialization.PublicFormat.UncompressedPoint
        return self._key.public_key().public_bytes(serialization.Encoding.X962, kind)

    def read(self, message: Taken) -> Any:
        """RFC 8291, from the receiver's side."""
        assert message.headers["content-encoding"] == "aes128gcm"
        salt, size, length = message.body[:16], message.body[16:20], message.body[20]
        assert int.from_bytes(size, "big") >= len(message.body) - 21 - length
        sender, sealed = message.body[21 : 21 + length], message.body[21 + length :]
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), other)
        secret = derive(shared, self._auth, b"WebPush: info\0" + self._point + sender, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\x02")
        return json.loads(text[:-1])


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def check_signature(message: Taken, public: str) -> Any:
    """The claims of a message's VAPID header, whose signature must be of that key."""
    scheme, _, rest = message.headers["authorization"].partition(" ")
    parts = dict(part.split("=", 1) for part in rest.split(", "))
    assert (scheme, parts["k"]) == ("vapid", public)
    said, _, signature = parts["t"].rpartition(".")
    raw = unpack(signature)
    assert len(raw) == 64
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpack(public))
    key.verify(der, said.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(unpack(part)) for part in said.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return claims


def pack(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).rstrip(b"=").decode()


def unpack(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
