"""Presence at tables in other processes, and changes of people's names there.

Each process broadcasts every change at its tables, and its whole state on request: after another connects,
or after a while without news. The state of a process is forgotten when it says goodbye, or when its signs of
life in the database stop.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple, TypeAlias

import msgspec

from mandate.core.errors import Problem

FADE = 20_000  # milliseconds without a sign of life, after which a process counts as gone
BROADCAST_RETRY_SECONDS = 1.0  # until a failed broadcast is retried
TABLES_PER_NOTE = 20  # a PostgreSQL notification holds less than 8000 bytes

logger = logging.getLogger(__name__)

Guests: TypeAlias = frozenset[str]


class AtTable(NamedTuple):
    """Who has a table open: the seated guests, and how many others watch."""

    guests: Guests = Guests()
    watching: int = 0


class Note(msgspec.Struct, frozen=True, tag_field="note"):
    """A message from one process to the others."""

    process: str


class Here(Note, frozen=True, tag="here"):
    """Who has these tables open; with `whole`, it replaces everything sent before."""

    tables: dict[str, list[str]]
    whole: bool = False
    watching: dict[str, int] = {}  # how many without a seat have a table open: never who they are


class Named(Note, frozen=True, tag="named"):
    """A guest has a new name or, without a name, is forgotten."""

    guest: str
    name: str | None


class Asked(Note, frozen=True, tag="asked"):
    """A request for the whole state."""


class Gone(Note, frozen=True, tag="gone"):
    """This process ends."""


AnyNote: TypeAlias = Here | Named | Asked | Gone


NOBODY = AtTable()


def encoded(note: AnyNote) -> str:
    return msgspec.json.encode(note).decode()


_decoder: msgspec.json.Decoder[AnyNote] = msgspec.json.Decoder(AnyNote)


class Presence:
    """What this process knows of the others and broadcasts about itself. A single process does neither."""

    def __init__(
        self,
        process: str,
        came_or_went: Callable[[Iterable[str]], None],
        renamed: Callable[[str, str | None], None],
    ) -> None:
        """`came_or_went` receives the tables affected; `renamed`, a guest and their new name."""
        self._process = process
        self._came_or_went = came_or_went
        self._renamed = renamed
        self._speak: Callable[[Sequence[str]], Awaitable[None]] | None = None
        self._own: dict[str, AtTable] = {}  # by table
        self._others: dict[str, dict[str, AtTable]] = {}  # by process and table
        self._tables: set[str] = set()  # not yet broadcast
        self._notes: list[AnyNote] = []  # the same for other things
        self._telling: asyncio.Task[None] | None = None

    def at(self, table: str) -> set[str]:
        """The guests who have a table open in other processes."""
        return {guest for known in self._others.values() for guest in known.get(table, NOBODY).guests}

    def watching(self, table: str) -> int:
        """How many people without a seat have a table open in other processes."""
        return sum(known.get(table, NOBODY).watching for known in self._others.values())

    # --- telling ------------------------------------------------------------------------------------

    def connected(self, speak: Callable[[Sequence[str]], Awaitable[None]]) -> None:
        """Start broadcasting, and request the state of the others: some news may have been missed."""
        self._speak = speak
        self._notes += [*self._everything(), Asked(self._process)]
        self._tell()

    def note(self, table: str, guests: Collection[str], watching: int = 0) -> None:
        """Note which seated guests have a table open here, and how many watch. Call after every change."""
        now = AtTable(Guests(guests), watching)
        if self._speak is None or self._own.get(table, NOBODY) == now:
            return
        if now == NOBODY:
            del self._own[table]
        else:
            self._own[table] = now
        self._tables.add(table)
        self._tell()

    def rename(self, guest: str, name: str | None) -> None:
        if self._speak is not None:
            self._notes.append(Named(self._process, guest, name))
            self._tell()

    async def close(self) -> None:
        """Say goodbye, if the others can be reached."""
        speak, self._speak = self._speak, None
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)
        if speak is not None:
            with contextlib.suppress(Problem):
                await speak([encoded(Gone(self._process))])

    def _tell(self) -> None:
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_all())

    async def _tell_all(self) -> None:
        while self._speak is not None and (self._tables or self._notes):
            notes, tables = self._notes, self._tables
            self._notes, self._tables = [], set()
            try:
                await self._speak([encoded(note) for note in (*notes, *self._heres(tables))])
            except Problem as problem:
                logger.warning("presence could not be broadcast", extra={"code": problem.code.value})
                self._notes, self._tables = notes + self._notes, tables | self._tables
                await asyncio.sleep(BROADCAST_RETRY_SECONDS)

    def _everything(self) -> Iterator[Here]:
        yield Here(self._process, {}, whole=True)
        yield from self._heres(self._own)

    def _heres(self, tables: Iterable[str]) -> Iterator[Here]:
        rest = iter(tables)
        while some := list(islice(rest, TABLES_PER_NOTE)):
            known = {table: self._own.get(table, NOBODY) for table in some}
            yield Here(
                self._process,
                {table: sorted(each.guests) for table, each in known.items()},
                watching={table: each.watching for table, each in known.items() if each.watching},
            )

    # --- listening ----------------------------------------------------------------------------------

    def heard(self, text: str) -> None:
        try:
            note = _decoder.decode(text)
        except msgspec.DecodeError:  # from a newer release
            return
        if note.process == self._process:
            return
        match note:
            case Here(process=process):
                self._learn(process, note)
            case Named(guest=guest, name=name):
                self._renamed(guest, name)
            case Asked():
                self._notes += self._everything()
                self._tell()
            case Gone(process=process):
                self._forget(process)

    def _learn(self, process: str, note: Here) -> None:
        known = self._others.setdefault(process, {})
        touched = set(note.tables)
        if note.whole:
            touched |= known.keys()
            known.clear()
        for table, guests in note.tables.items():
            known[table] = AtTable(Guests(guests), note.watching.get(table, 0))
            if known[table] == NOBODY:
                del known[table]
        self._came_or_went(touched)

    def _forget(self, process: str) -> None:
        self._came_or_went(self._others.pop(process, {}))

    def alive(self, processes: Collection[str]) -> None:
        """Keep the processes that gave a sign of life lately; forget the state of the others."""
        for process in self._others.keys() - processes:
            self._forget(process)
        if self._speak is not None and {*processes} - self._others.keys() - {self._process}:
            self._notes.append(Asked(self._process))  # one of them is new, or was thought gone
            self._tell()
