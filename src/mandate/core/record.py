"""Records: a setup, the choices, and what chance gave.

A record replays without the seed. It is one JSON object; many records are JSON lines. Keys stand in
the order of the game, so that of a record cut off in the middle everything before the cut is whole.
"""

from __future__ import annotations

import json
from copy import copy
from typing import Annotated, Any

import msgspec

from mandate.core.errors import Code, Malformed
from mandate.core.game import Json
from mandate.core.text import tidy

FORMAT = "mandate-record-1"
TAKEBACK = "takeback"
RESIGN = "resign"


class Entry(msgspec.Struct, omit_defaults=True):
    """One line of the log. A takeback is a line too: it cancels the `back` lines in force before it."""

    seat: int
    choice: str
    chance: list[str] = []
    back: int = 0


class SeriesGame(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """Which game of a series a record is, and how the series stood before it."""

    game: Annotated[int, msgspec.Meta(ge=0)]  # counted from 0
    of: Annotated[int, msgspec.Meta(ge=1)]
    points: list[float] = []  # that each seat had from the games before, as the game counts them
    boards: list[Any] = []  # of all its games, if the series can be continued from its records

    def __post_init__(self) -> None:
        if self.game >= self.of:
            raise ValueError("Expected `game` < `of`")
        if self.boards and len(self.boards) != self.of:
            raise ValueError("Expected as many `boards` as `of`")


class Record(msgspec.Struct, kw_only=True):
    """Everything there is to know of a game, or, if `seen_by` says so, what one seat may know."""

    format: str = FORMAT
    game: str
    rules: str
    names: list[str] = []
    seed: str | None = None  # given by a user: such a deal cannot be verified
    commitment: str | None = None
    salt: str | None = None
    seen_by: int | str | None = None  # a seat, or "spectator"; None for the whole record
    series: SeriesGame | None = None  # None for a game by itself
    takebacks: bool = False  # whether this table allows them
    hints: list[int] | msgspec.UnsetType = msgspec.UNSET  # that each seat was given, where any were
    # by seat, after how many choices a person took it over from a computer player, where one did
    joined: list[int | None] | msgspec.UnsetType = msgspec.UNSET
    # in a game that continues from a position of another one: how many of its choices were made there
    begun_after: Annotated[int, msgspec.Meta(ge=0)] | msgspec.UnsetType = msgspec.UNSET
    canceled: bool | msgspec.UnsetType = msgspec.UNSET  # it ended before two seats had chosen: see the server
    setup: Json
    choices: list[Entry] = []
    outcome: Json | None = None

    def copy(self) -> Record:
        """A copy that continues independently."""
        twin = copy(self)
        twin.choices = self.choices.copy()
        return twin

    @property
    def first_own(self) -> int:
        """How many choices were made before this game began: 0 unless it continues from another one."""
        return self.begun_after if isinstance(self.begun_after, int) else 0

    def in_force(self) -> list[Entry]:
        """The choices that count: those that no takeback canceled."""
        standing: list[Entry] = []
        for entry in self.choices:
            if entry.choice == TAKEBACK:
                if not 0 < entry.back <= len(standing):
                    raise Malformed(
                        Code.BAD_RECORD, line=1, key="choices.back", expected=f"1–{len(standing)}"
                    )
                del standing[-entry.back :]
            else:
                standing.append(entry)
        return standing

    def dumps(self) -> str:
        """One line of JSON."""
        return msgspec.json.encode(self).decode()


def loads(text: str, *, line: int = 1) -> Record:
    """The record in a line of JSON; a clear refusal that names the key where something is wrong."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as error:
        raise _bad(str(error), line) from error
    except msgspec.DecodeError as error:
        raise Malformed(Code.BAD_JSON, line=line, reason=str(error)) from error
    if record.format != FORMAT:
        raise Malformed(Code.BAD_RECORD, line=line, key="format", expected=FORMAT)
    record.names = [tidy(name) for name in record.names]  # names are untrusted input
    return record


def _bad(message: str, line: int) -> Malformed:
    """A message of msgspec's, `Expected … - at `$.key``, as one of ours."""
    what, _, where = message.partition(" - at ")
    missing = what.partition("missing required field")[2]
    key = ".".join(filter(None, (where.strip("`$."), missing.strip(" `"))))
    if not key:
        return Malformed(Code.BAD_JSON, line=line, reason=what)
    return Malformed(Code.BAD_RECORD, line=line, key=key, expected=what)


def salvage(text: str) -> Record | None:
    """What is whole of a record that was cut off; None where not even its setup is whole."""
    decoder = json.JSONDecoder()
    marker = '"choices":'
    at = text.find(marker)
    if at < 0:
        return None
    head = text[:at] + '"choices":[]}'
    try:
        record = msgspec.json.decode(head, type=Record)
    except msgspec.DecodeError:
        return None
    record.names = [tidy(name) for name in record.names]
    rest = text[at + len(marker) :].lstrip()[1:]
    while rest := rest.lstrip(" \t\r\n,"):
        try:
            value, end = decoder.raw_decode(rest)
            record.choices.append(msgspec.convert(value, Entry))
        except (json.JSONDecodeError, msgspec.ValidationError):
            break
        rest = rest[end:]
    return record


def split(text: str) -> list[str]:
    """The records in a file: JSON lines, or one JSON object over several lines."""
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) <= 1 or _is_object(lines[0]):
        return lines
    return [text]


def _is_object(line: str) -> bool:
    try:
        value: Any = msgspec.json.decode(line)
    except msgspec.DecodeError:
        return False
    return isinstance(value, dict)
