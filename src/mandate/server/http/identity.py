"""Guests: a signed token instead of an account, and a code that moves it to another device.

A token names a guest and a session, which the guest can end. It expires after half a year without use, so an
old one that leaks is worthless. While it is used, it is replaced by a fresh one from time to time.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.datastructures import Cookie

from mandate.server.store.guests import Guest

COOKIE = "mandate"
CODE_BYTES = 15  # 120 bits: 24 letters and digits
GROUP = 4
DAY_S = 24 * 60 * 60  # seconds
TOKEN_LIFETIME_S = 180 * DAY_S  # a token, from when it was issued
TOKEN_RENEWAL_S = DAY_S  # the age from which a token in use is exchanged for a fresh one


class Ticket(NamedTuple):
    """What a token says."""

    guest: str
    session: str
    issued: int  # seconds since 1970


class Identity:
    """Signs and reads tokens. Only a server with the same key can make them."""

    def __init__(self, key: str, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._signer = URLSafeSerializer(key, salt="session", signer_kwargs={"digest_method": hashlib.sha256})

    def token(self, guest: str, session: str) -> str:
        return str(self._signer.dumps([guest, session, int(self._clock())]))

    def read(self, token: str) -> Ticket | None:
        """What a token says, or None if it is invalid or has expired. Its session may have ended."""
        try:
            match self._signer.loads(token):
                case [str() as guest, str() as session, int() as issued]:
                    return Ticket(guest, session, issued) if self._age(issued) <= TOKEN_LIFETIME_S else None
        except BadSignature:
            pass
        return None

    def is_due(self, ticket: Ticket) -> bool:
        """Whether a fresh token should replace this one."""
        return self._age(ticket.issued) > TOKEN_RENEWAL_S

    def _age(self, issued: int) -> float:
        return self._clock() - issued

    def cookie(self, guest: str, session: str, *, secure: bool) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=self.token(guest, session),
            max_age=TOKEN_LIFETIME_S,
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
