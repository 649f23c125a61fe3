"""What a server and a worker on another machine exchange, sealed with the key that both know.

Each proves to the other that it knows the key, without sending it. From then on every frame carries a code
over its content, its number and its direction: without the key nothing can be added, changed, repeated or
put in another order. It can be read on the way, unless the connection has TLS.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator

from mandate.table.replays import LARGEST_ANSWER

SERVER, WORKER = b"server", b"worker"
NONCE = 32  # bytes
PIECE = 48 * 1024  # bytes of a message in one frame: a server takes frames up to 64 KiB
LARGEST_RESULT = LARGEST_ANSWER + 1024  # bytes
_LARGEST = LARGEST_RESULT + 1024  # bytes of a message to the server
_CODE = 32  # bytes
_MORE, _LAST = b"\0", b"\1"


class BrokenSeal(Exception):
    """A frame that the other side has not sent, or a message that is too large."""


def proof(key: str, side: bytes, *said: bytes) -> bytes:
    """That this side knows the key, bound to what both have said so far."""
    return hmac.digest(
        key.encode(), side + b"".join(hashlib.sha256(each).digest() for each in said), "sha256"
    )


class Seal:
    """Both directions of one connection."""

    def __init__(self, key: str, side: bytes, *said: bytes) -> None:
        other = WORKER if side == SERVER else SERVER
        self._mine, self._theirs = proof(key, b"to " + side, *said), proof(key, b"to " + other, *said)
        self._sent = self._heard = 0
        self._pieces: list[bytes] = []
        self._size = 0

    def frames(self, message: bytes) -> Iterator[bytes]:
        """The message in frames, to be sent in this order."""
        for at in range(0, max(1, len(message)), PIECE):
            content = (_LAST if at + PIECE >= len(message) else _MORE) + message[at : at + PIECE]
            yield _code(self._theirs, self._sent, content) + content
            self._sent += 1

    def message(self, frame: bytes) -> bytes | None:
        """The message that is complete with this frame; None if more of it follows."""
        code, content = frame[:_CODE], frame[_CODE:]
        if not content or not hmac.compare_digest(code, _code(self._mine, self._heard, content)):
            raise BrokenSeal("a frame without the right seal")
        self._heard += 1
        self._pieces.append(content[1:])
        self._size += len(content) - 1
        if self._size > _LARGEST:
            raise BrokenSeal(f"a message of more than {_LARGEST} bytes")
        if content[:1] == _MORE:
            return None
        message, self._pieces, self._size = b"".join(self._pieces), [], 0
        return message


def _code(key: bytes, number: int, content: bytes) -> bytes:
    return hashlib.blake2b(number.to_bytes(8, "big") + content, key=key, digest_size=_CODE).digest()
