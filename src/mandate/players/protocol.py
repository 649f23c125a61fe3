"""The messages between Mandate and a program that plays: JSON objects, each with its `type`.

They are the same over any transport; docs/protocol.md explains every key. Keys that a side does not
know are passed over, so that later versions can add some.
"""

from __future__ import annotations

from typing import Any

import msgspec

from mandate.core.game import Decision, Json, View

VERSIONS = (1, 2)  # a program answers `hello` with the one that it speaks
OLDEST = VERSIONS[0]
SPOKEN = ", ".join(map(str, VERSIONS))  # for people
WORDS, FACTS, HISTORY = "words", "facts", "history"  # what a program may ask to be shown


class Hello(msgspec.Struct, tag_field="type", tag="hello", kw_only=True):
    """To the program: a game begins. It answers `ready`."""

    protocol: int = OLDEST  # programs that know only one version look here
    protocols: tuple[int, ...] = VERSIONS
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
    show: list[str] = []


class Ask(msgspec.Struct, tag_field="type", tag="ask", kw_only=True):
    """To the program: a decision of its seat. It answers `answer`."""

    decision: int  # counts this seat's own decisions in this game
    kind: str
    view: Json
    legal: list[str]
    time_left: float
    question: Any = msgspec.UNSET  # these three where `ready` asked for them
    facts: Any = msgspec.UNSET
    history: Any = msgspec.UNSET


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


def ask(view: View, decision: Decision, ready: Ready, time_left: float) -> Ask:
    """The question to a program that has introduced itself so."""
    return Ask(
        decision=decision.number,
        kind=decision.kind,
        view=view.old_json() if ready.protocol == OLDEST else view.to_json(),
        legal=list(decision.options),
        time_left=time_left,
        question=view.question() if WORDS in ready.show else msgspec.UNSET,
        facts=view.tidy() if FACTS in ready.show else msgspec.UNSET,
        history=view.past() if HISTORY in ready.show else msgspec.UNSET,
    )
