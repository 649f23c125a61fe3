"""Frames that are read and written without the parser are the same as with it."""

import asyncio
import json
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode

from mandate.core.rng import Chance
from mandate.server.http.frames import (
    LONG_BYTES,
    MOST_BYTES,
    SHORT_BYTES,
    ends_with_a_frame,
    short_text,
    text_header,
)
from tests.server.serving import serving

SIZES = (0, 1, SHORT_BYTES - 1, SHORT_BYTES, LONG_BYTES - 1, LONG_BYTES)


@pytest.mark.parametrize("size", SIZES)
def test_a_header_is_that_of_the_library(size: int) -> None:
    text = b"x" * size
    assert text_header(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_only_a_short_text_that_came_whole_is_read_without_the_parser(size: int) -> None:
    text = bytes(Chance(size).below(256) for _ in range(size))
    frame = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert short_text(frame) == (text if size < SHORT_BYTES else None)
    assert ends_with_a_frame(frame) == (size < SHORT_BYTES)
    others = [
        frame[:-1],
        frame + b"\x81",
        frame * 2,
        Frame(Opcode.TEXT, text, fin=False).serialize(mask=True),
        Frame(Opcode.BINARY, text).serialize(mask=True),
        b"\xc1" + frame[1:],  # a reserved bit is set
        Frame(Opcode.TEXT, text).serialize(mask=False),
    ]
    assert not any(map(short_text, others))


def test_where_frames_end() -> None:
    frames = [Frame(Opcode.TEXT, b"x" * size).serialize(mask=True) for size in (0, 5, SHORT_BYTES - 1)]
    whole = b"".join(frames)
    ends = {0, *(len(b"".join(frames[:count])) for count in (1, 2, 3))}
    assert {at for at in range(len(whole) + 1) if ends_with_a_frame(whole[:at])} == ends
    assert not ends_with_a_frame(frames[0] * MOST_BYTES)


def test_commands_arrive_in_order_however_they_are_cut(database: str) -> None:
    def command(ref: int) -> bytes:
        return json.dumps({"do": "mark", "seat": 0, "thing": "none", "on": True, "ref": ref}).encode()

    def whole(ref: int) -> bytes:
        return Frame(Opcode.TEXT, command(ref)).serialize(mask=True)

    def in_two(ref: int) -> list[bytes]:
        text = command(ref)
        first = Frame(Opcode.TEXT, text[:9], fin=False).serialize(mask=True)
        return [first, Frame(Opcode.CONT, text[9:]).serialize(mask=True)]

    async def run() -> None:
        async with serving(database) as server, server.guest() as ann:
            table = await ann.open("me", "open")
            address = urlsplit(server.address)
            reader, writer = await asyncio.open_connection(address.hostname, address.port)
            writer.write(
                f"GET /api/tables/{table['id']}/socket HTTP/1.1\r\nHost: localhost\r\n"
                f"Authorization: Bearer {ann.token}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            await reader.readuntil(b"\r\n\r\n")

            async def answered(ref: int) -> None:
                """Wait for the refusal of that command; every command is refused."""
                await reader.readuntil(b'"ref":%d' % ref)

            async def send(*pieces: bytes) -> None:
                for piece in pieces:
                    writer.write(piece)
                    await writer.drain()

            ping = Frame(Opcode.PING, b"").serialize(mask=True)
            await send(whole(1))
            await answered(1)
            await send(*in_two(2), whole(3))
            await answered(2)
            await answered(3)
            first, second = in_two(4)
            await send(first)
            await send(ping)  # may come between the pieces of a message
            await send(second)
            await answered(4)
            await send(whole(5) + whole(6))
            await answered(5)
            await answered(6)
            cut = whole(8)
            await send(whole(7) + cut[:3])
            await answered(7)
            await send(cut[3:])
            await answered(8)
            await send(whole(9))
            await answered(9)
            writer.close()

    asyncio.run(run())
