"""Guests: a signed token instead of an account, and a code that moves it to another device."""

from __future__ import annotations

import base64
import hashlib
import secrets

from itsdangerous import BadSignature, URLSafeSerializer

from mandate.server.store.store import Guest

COOKIE = "mandate"
CODE_BYTES = 15  # 120 bits: 24 letters and digits
GROUP = 4


class Identity:
    """Signs and reads tokens. Only a server with the same key can make them."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, salt="guest", signer_kwargs={"digest_method": hashlib.sha256})

    def token(self, guest: str) -> str:
        return str(self._signer.dumps(guest))

    def read(self, token: str) -> str | None:
        """The guest whom a token names, or None where it is not one of ours."""
        try:
            guest = self._signer.loads(token)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None


def new_guest(name: str) -> Guest:
    return Guest(secrets.token_urlsafe(12), name)


def new_code() -> str:
    """A recovery code for people to write down: XXXX-XXXX-…"""
    letters = base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode()
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def hash_code(code: str) -> str:
    """What is stored of a code. It has so many bits that a plain hash keeps it safe."""
    plain = "".join(code.split()).replace("-", "").upper()
    return hashlib.sha256(plain.encode()).hexdigest()
