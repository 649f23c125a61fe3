"""Reading untrusted JSON: anything but a valid message is refused."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec
from litestar import Request

from mandate.core.errors import Malformed
from mandate.table.codes import ServerCode

MAX_DEPTH = 32  # levels of nested lists and objects; a record has seven
MAX_DIGITS = 40  # digits: Python may take more than a second for a hundred thousand

_STRINGS = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
_BRACKETS = re.compile(rb"[\[\]{}]")
_NUMBER = re.compile(rb"[0-9]{%d}" % (MAX_DIGITS + 1))
T = TypeVar("T")


def check(body: bytes) -> None:
    """Refuse nesting too deep or numbers too long for the code that handles them."""
    plain = None
    if body.count(b"[") + body.count(b"{") > MAX_DEPTH:
        plain = _STRINGS.sub(b"", body)
        depth = 0
        for bracket in _BRACKETS.findall(plain):
            depth += 1 if bracket in b"[{" else -1
            if depth > MAX_DEPTH:
                raise Malformed(ServerCode.BAD_MESSAGE, reason=f"more than {MAX_DEPTH} levels")
    if _NUMBER.search(body) and _NUMBER.search(_STRINGS.sub(b"", body) if plain is None else plain):
        raise Malformed(ServerCode.BAD_MESSAGE, reason=f"a number with more than {MAX_DIGITS} digits")


def read(frame: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """Read a message from a socket."""
    try:
        body = frame.encode() if isinstance(frame, str) else frame
        check(body)
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        raise Malformed(ServerCode.BAD_MESSAGE, reason=str(error)) from error


class AnyRequest(Request[Any, Any, Any]):
    """A request whose body is checked before it is read."""

    async def json(self) -> Any:
        check(await self.body())
        try:
            return await super().json()
        except (UnicodeError, RecursionError) as error:
            raise Malformed(ServerCode.BAD_MESSAGE, reason=str(error)) from error
