"""The messages between Mandate and a program that plays: JSON objects, each with its `type`.

They are the same over any transport; docs/protocol.md explains every key. Keys that a side does not
know are passed over, so that later versions can add some.
"""

from __future__ import annotations

import msgspec

from mandate.core.game import Json

PROTOCOL = 1


class Hello(msgspec.Struct, tag_field="type", tag="hello", kw_only=True):
    """To the program: a game begins. It answers `ready`."""

    protocol: int = PROTOCOL
    game: str
    rules: str  # the version of the rules
    options: Json
    seat: int
    seats: int
    seed: str  # for a program that uses chance: the same seed, the same answers
    seconds: float  # for each answer


class Ready(msgspec.Struct, tag_field="type", tag="ready"):
    """From the program: it speaks this version and plays this game."""

    protocol: int
    name: str = ""


class Ask(msgspec.Struct, tag_field="type", tag="ask", kw_only=True):
    """To the program: a decision of its seat. It answers `answer`."""

    decision: int  # counts this seat's own decisions in this game
    kind: str
    view: Json
    legal: list[str]
    time_left: float


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    """From the program: what it chooses."""

    decision: int
    token: str


class Over(msgspec.Struct, tag_field="type", tag="over", kw_only=True):
    """To the program: the game is over. Nothing is answered; another `hello` may follow."""

    winners: list[int]
    reason: str
    scores: list[int]


ToProgram = Hello | Ask | Over
FromProgram = Ready | Answer

DECODER: msgspec.json.Decoder[FromProgram] = msgspec.json.Decoder(FromProgram)
_write = msgspec.json.Encoder()


def write(message: ToProgram) -> bytes:
    """A message as one line."""
    return _write.encode(message) + b"\n"


def read(line: bytes) -> FromProgram:
    """The message in a line; raises `msgspec.DecodeError` where there is none."""
    return DECODER.decode(line)
