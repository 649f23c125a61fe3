"""An authenticator in software: it signs as a phone or a security key does, and can be made to cheat."""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, NEW_KEY = 0x01, 0x04, 0x40
Json = dict[str, Any]


def text(some: bytes) -> str:
    return urlsafe_b64encode(some).decode().rstrip("=")


class Authenticator:
    """One passkey. `counts`: whether it counts its signatures; passkeys that are synchronized do not."""

    def __init__(self, name: str, *, counts: bool = True) -> None:
        self.id = hashlib.sha256(name.encode()).digest()
        self.counter = 0
        self.user = ""
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._counts = counts

    def make(self, options: Json, origin: str) -> Json:
        """Answer `navigator.credentials.create`."""
        self.user = options["user"]["id"]
        point = self._key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._data(options["rp"]["id"], NEW_KEY) + attested
        return self._credential(
            clientDataJSON=text(_client_data("webauthn.create", options, origin)),
            attestationObject=text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        )

    def sign(self, options: Json, origin: str) -> Json:
        """Answer `navigator.credentials.get`."""
        client, data = _client_data("webauthn.get", options, origin), self._data(options["rpId"])
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            clientDataJSON=text(client),
            authenticatorData=text(data),
            signature=text(signature),
            userHandle=self.user,
        )

    def _data(self, host: str, more: int = 0) -> bytes:
        self.counter += self._counts
        flags = bytes([PRESENT | VERIFIED | more])
        return hashlib.sha256(host.encode()).digest() + flags + self.counter.to_bytes(4, "big")

    def _credential(self, **response: str) -> Json:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}


def _client_data(what: str, options: Json, origin: str) -> bytes:
    return json.dumps({"type": what, "challenge": options["challenge"], "origin": origin}).encode()


def user_of(options: Json) -> str:
    found = options["user"]["id"]
    return urlsafe_b64decode(found + "=" * (-len(found) % 4)).decode()
