"""WebSocket frames (RFC 6455) as far as most of what comes and goes needs them: whole texts."""

from __future__ import annotations

import struct

from websockets.utils import apply_mask

SHORT_BYTES, LONG_BYTES = 126, 65_536  # from which on a header has 16, and 64, bits for the length
HEADER_BYTES = 6  # of a short frame of a client, with its mask
MOST_BYTES = 4096  # that are walked through
_WHOLE_TEXT = 0x81  # first byte of a frame that holds a whole text
_MASKED = 0x80  # in the second byte, beside the length


def short_text(data: bytes) -> bytes | None:
    """The text, if the data is exactly one short frame of a client with a whole text in it."""
    if len(data) < HEADER_BYTES or data[0] != _WHOLE_TEXT:
        return None
    size = data[1] - _MASKED
    if not 0 <= size < SHORT_BYTES or len(data) != HEADER_BYTES + size:
        return None
    return apply_mask(data[HEADER_BYTES:], data[2:HEADER_BYTES])


def ends_with_a_frame(data: bytes) -> bool:
    """Whether data that begins with a client's frame also ends with one; False where that is long to say."""
    at = 0
    while at + HEADER_BYTES <= len(data) <= MOST_BYTES:
        size = data[at + 1] & ~_MASKED
        if size >= SHORT_BYTES:
            return False
        at += HEADER_BYTES + size
    return at == len(data)


def text_header(size: int) -> bytes:
    """The header of a frame of the server that holds a whole text."""
    if size < SHORT_BYTES:
        return bytes((_WHOLE_TEXT, size))
    if size < LONG_BYTES:
        return struct.pack("!BBH", _WHOLE_TEXT, 126, size)
    return struct.pack("!BBQ", _WHOLE_TEXT, 127, size)
