"""The messages between Mandate and a program that plays: JSON objects, each with its `type`.

They are the same over any transport; docs/protocol.md explains every key. Keys that a side does not
know are passed over, so that later versions can add some.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mandate.core.game import Decision, Game, Json, Outcome, View
from mandate.lang import knows, say
from mandate.lang.text import plain, tell

VERSIONS = (2,)  # a program answers `hello` with the one that it speaks
SPOKEN = ", ".join(map(str, VERSIONS))  # for people
WORDS, FACTS, HISTORY = "words", "facts", "history"  # what a program may ask to be shown


class Hello(msgspec.Struct, tag_field="type", tag="hello", kw_only=True):
    """To the program: a game begins. It answers `ready`."""

    protocol: int = VERSIONS[-1]
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
    language: str | None = None  # texts as plain strings in it


class Ask(msgspec.Struct, tag_field="type", tag="ask", kw_only=True):
    """To the program: a decision of its seat. It answers `answer`."""

    decision: int  # counts this seat's own decisions in this game
    kind: str
    view: Json
    legal: list[str]
    time_left: float
    question: Any = msgspec.UNSET  # these three if `ready` requested them
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
    told: str | msgspec.UnsetType = msgspec.UNSET  # the reason in words, where `ready` named a language


ToProgram = Hello | Ask | Over
FromProgram = Ready | Answer

DECODER: msgspec.json.Decoder[FromProgram] = msgspec.json.Decoder(FromProgram)
_write = msgspec.json.Encoder()


def write(message: ToProgram) -> bytes:
    """A message as one line."""
    return _write.encode(message) + b"\n"


def read(line: bytes) -> FromProgram:
    """The message in a line; raises `msgspec.DecodeError` if it has none."""
    return DECODER.decode(line)


def over(outcome: Outcome, ready: Ready | None) -> Over:
    """How the game ended, for a program that has introduced itself so."""
    language, message = ready.language if ready else None, f"reason-{outcome.reason}"
    known = language is not None and knows(language, message)
    return Over(
        winners=list(outcome.winners),
        reason=outcome.reason,
        scores=[int(score) for score in outcome.scores],
        told=msgspec.UNSET if language is None else say(language, message) if known else outcome.reason,
    )


def seat_names(game: Game, options: Mapping[str, Any], language: str | None) -> list[str]:
    """What plain strings call seats without names, and the automata behind them."""
    if language is None:
        return []
    seats = [say(language, "remote-seat", {"seat": seat + 1}) for seat in range(game.seats(options))]
    return [*seats, *(tell(name, language) for name in game.automata(options))]


def ask(view: View, decision: Decision, ready: Ready, time_left: float, names: Sequence[str] = ()) -> Ask:
    """The question to a program that has introduced itself so; `names` of the seats, for plain strings."""

    def said(value: Any) -> Any:
        return value if ready.language is None else plain(value, ready.language, names)

    return Ask(
        decision=decision.number,
        kind=decision.kind,
        view=view.to_json(),
        legal=list(decision.options),
        time_left=time_left,
        question=said(view.question()) if WORDS in ready.show else msgspec.UNSET,
        facts=said(view.tidy()) if FACTS in ready.show else msgspec.UNSET,
        history=view.past() if HISTORY in ready.show else msgspec.UNSET,
    )
