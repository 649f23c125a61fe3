"""Guests: a signed token instead of an account, and a code that moves it to another device.

A token expires after half a year without use, so an old one that leaks is worthless. While it is used, it is
replaced by a fresh one from time to time.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
import time
from collections.abc import Callable

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.datastructures import Cookie

from mandate.server.store.guests import Guest

COOKIE = "mandate"
CODE_BYTES = 15  # 120 bits: 24 letters and digits
GROUP = 4
DAY = 24 * 60 * 60  # seconds
LASTS = 180 * DAY  # a token, from when it was issued
RENEWED = DAY  # the age from which a token in use is exchanged for a fresh one
UNDATED = 1_794_787_200  # older tokens carry no date: they count as issued then


class Identity:
    """Signs and reads tokens. Only a server with the same key can make them."""

    def __init__(self, key: str, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        signing = {"digest_method": hashlib.sha256}
        self._signer = URLSafeSerializer(key, salt="guest, dated", signer_kwargs=signing)
        self._undated = URLSafeSerializer(key, salt="guest", signer_kwargs=signing)

    def token(self, guest: str) -> str:
        return str(self._signer.dumps([guest, int(self._clock())]))

    def read(self, token: str) -> str | None:
        """The guest named by a token, or None if it is invalid or has expired."""
        guest, issued = self._open(token)
        return guest if self._clock() - issued <= LASTS else None

    def is_due(self, token: str) -> bool:
        """Whether a fresh token should replace this one."""
        return self._clock() - self._open(token)[1] > RENEWED

    def _open(self, token: str) -> tuple[str | None, float]:
        """The guest, and when the token was issued."""
        try:
            match self._signer.loads(token):
                case [str() as guest, int() as given]:
                    return guest, given
        except BadSignature:
            pass
        try:
            guest = self._undated.loads(token)
        except BadSignature:
            return None, 0
        return (guest, UNDATED) if isinstance(guest, str) else (None, 0)

    def cookie(self, guest: str, *, secure: bool) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=self.token(guest),
            max_age=LASTS,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )


def new_guest(name: str) -> Guest:
    return Guest(secrets.token_urlsafe(12), name)


def new_code() -> str:
    """A recovery code for people to write down: XXXX-XXXX-…"""
    letters = base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode()
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def hash_code(code: str) -> str:
    """The hash stored of a code. The code has enough bits that a plain hash is safe."""
    plain = "".join(code.split()).replace("-", "").upper()
    return hashlib.sha256(plain.encode()).hexdigest()
