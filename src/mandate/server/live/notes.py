"""What server processes tell each other over the bus. None of it is in a log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeAlias, TypeVar

import msgspec

TABLES_PER_NOTE = 20  # with the guests at each, a note has less than 8000 bytes
NAMES_PER_NOTE = 90  # the same for names alone

T = TypeVar("T")


class Note(msgspec.Struct, frozen=True, tag_field="note"):
    """A message from one process to others."""

    process: str


class Holding(Note, frozen=True, tag="holding"):
    """The process has these tables in hand, with so many lines. It is answered by all who hold one too."""

    tables: dict[str, int]
    visited: list[str] = []  # those that clients requested lately
    answer: bool = False  # whether this is such an answer


class Dropped(Note, frozen=True, tag="dropped"):
    """The process no longer has these tables in hand."""

    tables: list[str]


class Wrote(Note, frozen=True, tag="wrote"):
    """The process wrote to these tables, which have so many lines now."""

    tables: dict[str, int]


class Blanked(Note, frozen=True, tag="blanked"):
    """Earlier lines of these tables have changed: a guest's messages were deleted."""

    tables: list[str]


class Visited(Note, frozen=True, tag="visited"):
    """Clients asked the process for these tables."""

    tables: list[str]


class Here(Note, frozen=True, tag="here"):
    """Who has these tables open at the process."""

    tables: dict[str, list[str]]
    watching: dict[str, int] = {}  # how many without a seat have a table open


class Watching(Note, frozen=True, tag="watching"):
    """Some of the guests without a seat who have a table open at the process."""

    table: str
    guests: list[str]


class Remarked(Note, frozen=True, tag="remarked"):
    """A spectator of a table has said something, which is stored under that number."""

    table: str
    number: int


class Named(Note, frozen=True, tag="named"):
    """A guest has a new name or, without a name, is forgotten."""

    guest: str
    name: str | None


class Ended(Note, frozen=True, tag="ended"):
    """These sessions have ended; `renewed`: their browsers have others in their place."""

    sessions: list[str]
    renewed: bool = False


class Gone(Note, frozen=True, tag="gone"):
    """The process ends."""


AnyNote: TypeAlias = (
    Holding | Dropped | Wrote | Blanked | Visited | Here | Watching | Remarked | Named | Ended | Gone
)

_decoder: msgspec.json.Decoder[AnyNote] = msgspec.json.Decoder(AnyNote)


def encoded(note: AnyNote) -> str:
    return msgspec.json.encode(note).decode()


def decoded(text: str) -> AnyNote | None:
    """The note; None for one that this release does not know."""
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError:
        return None


def portions(things: Iterable[T], most: int) -> Iterator[Sequence[T]]:
    """The things in lists of at most so many."""
    rest = iter(things)
    while some := list(islice(rest, most)):
        yield some
