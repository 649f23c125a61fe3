"""Reading the data files: every error is reported with its file, entry and field."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping
from enum import StrEnum
from importlib.resources.abc import Traversable
from typing import Any, NoReturn, TypeVar

from mandate.core.errors import Malformed
from mandate.games.great_wall.cards.amounts import amount
from mandate.games.great_wall.cards.grammar import Arg, Kind
from mandate.games.great_wall.cards.vocabulary import SOURCES

T = TypeVar("T")


class DataCode(StrEnum):
    """What can be wrong with a data file. Facts: file, entry, field; * stands for all of them."""

    UNREADABLE = "gw-data-unreadable"  # the file is missing or unreadable
    NOT_TOML = "gw-data-not-toml"
    MISSING = "gw-data-missing"  # a required field
    UNKNOWN = "gw-data-unknown"  # a field that nothing reads
    KIND = "gw-data-kind"  # a wrong type, such as a number in place of text
    WORD = "gw-data-word"  # a word outside the vocabulary
    AMOUNT = "gw-data-amount"  # an amount that cannot be worked out
    MOMENT = "gw-data-moment"  # a word of the vocabulary, at a moment when it is meaningless
    RANGE = "gw-data-range"  # a number that makes no sense there
    TWICE = "gw-data-twice"  # an id or a Tea value that another entry has
    COUNT = "gw-data-count"  # too many or too few
    LARGE = "gw-data-large"  # a pack that is too large, or a text or list in it
    TEXT = "gw-data-text"  # a text with signs that cannot be seen, or of alphabets that look alike
    FAILS = "gw-data-fails"  # a pack whose games break off or do not end


KINDS: Mapping[type, str] = {int: "int", str: "str", bool: "bool", list: "list", dict: "table"}


class Entry:
    """One table of a file, read field by field; `done` refuses fields that were never read."""

    def __init__(self, file: str, name: str, table: Any, path: str = "") -> None:
        self.file, self.name, self.path = file, name, path
        if not isinstance(table, dict):
            self.refuse(DataCode.KIND, "", value=_shown(table), expected=KINDS[dict])
        self.table: dict[str, Any] = table
        self.read: set[str] = set()

    def refuse(self, problem: DataCode, field: str, **facts: Any) -> NoReturn:
        where = f"{self.path}.{field}" if self.path and field else self.path or field or "*"
        raise Malformed(problem, file=self.file, entry=self.name, field=where, **facts)

    def has(self, field: str) -> bool:
        return field in self.table

    def take(self, field: str, kind: type[T]) -> T:
        """A required field of this type; a bool is not a number."""
        if field not in self.table:
            self.refuse(DataCode.MISSING, field)
        self.read.add(field)
        value = self.table[field]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.refuse(DataCode.KIND, field, value=_shown(value), expected=KINDS[kind])
        return value

    def number(self, field: str, least: int = 0, most: int = 99) -> int:
        value = self.take(field, int)
        if not least <= value <= most:
            self.refuse(DataCode.RANGE, field, value=value, least=least, most=most)
        return value

    def word(self, field: str, words: Collection[str]) -> str:
        return self.known(field, self.take(field, str), words)

    def list_of(self, field: str, words: Collection[str]) -> tuple[str, ...]:
        """A list of known words, at least one."""
        items: list[Any] = self.take(field, list)
        if not items:
            self.refuse(DataCode.COUNT, field, found=0, expected=1)
        inner = Entry(self.file, self.name, {str(i): word for i, word in enumerate(items)}, self._path(field))
        return tuple(inner.word(str(i), words) for i in range(len(items)))

    def known(self, field: str, word: str, words: Collection[str]) -> str:
        if word not in words:
            self.refuse(DataCode.WORD, field, value=word, expected=", ".join(sorted(words)))
        return word

    def card_id(self, letter: str) -> str:
        """An id with the prefix of its kind of card, which keeps ids of different kinds apart."""
        id = self.take("id", str)
        number = id.removeprefix(letter)
        if number == id or not (number.isdecimal() and number.isascii()):
            self.refuse(DataCode.WORD, "id", value=id, expected=f"{letter}1, {letter}2 …")
        return id

    def title(self) -> str:
        name = self.take("name", str)
        if not name.strip():
            self.refuse(DataCode.KIND, "name", value=_shown(name), expected=KINDS[str])
        return name

    def source(self) -> str:
        return self.word("source", SOURCES)

    def numbers(self, field: str, length: int, least: int = 0, most: int = 99) -> tuple[int, ...]:
        """A list of exactly this many numbers."""
        values: list[Any] = self.take(field, list)
        if len(values) != length:
            self.refuse(DataCode.COUNT, field, found=len(values), expected=length)
        inner = Entry(self.file, self.name, {str(i): n for i, n in enumerate(values)}, self._path(field))
        return tuple(inner.number(str(i), least, most) for i in range(length))

    def cost(self, field: str, resources: Collection[str]) -> dict[str, int]:
        """A table such as {S = 2, W = 1}."""
        inner = self.below(field)
        if not inner.table:
            self.refuse(DataCode.COUNT, field, found=0, expected=1)
        return {inner.known(what, what, resources): inner.number(what, 1) for what in inner.table}

    def below(self, field: str) -> Entry:
        """A table inside this one."""
        return Entry(self.file, self.name, self.take(field, dict), self._path(field))

    def each_below(self, field: str) -> Iterator[Entry]:
        """The tables of a list inside this one."""
        values: list[Any] = self.take(field, list)
        for i, table in enumerate(values):
            yield Entry(self.file, self.name, table, f"{self._path(field)}[{i}]")

    def argument(self, field: str, arg: Arg) -> Any:
        """A value of the kind that the vocabulary requires."""
        match arg.kind:
            case Kind.INT:
                return self.number(field)
            case Kind.FLAG:
                return self.take(field, bool)
            case Kind.WORD:
                return self.word(field, arg.words)
            case Kind.COST:
                return self.cost(field, arg.words)
            case Kind.AMOUNT:
                return self.amount(field, arg.words)

    def amount(self, field: str, words: Collection[str] = ()) -> int | str:
        value = self.table.get(field)
        if not isinstance(value, str):
            return self.number(field, least=-99)
        self.read.add(field)
        if value not in words:
            try:
                amount(value)
            except ValueError:
                self.refuse(DataCode.AMOUNT, field, value=value)
        return value

    def done(self) -> None:
        for field in self.table:
            if field not in self.read:
                self.refuse(DataCode.UNKNOWN, field, expected=", ".join(sorted(self.read)))

    def _path(self, field: str) -> str:
        return f"{self.path}.{field}" if self.path else field


def parsed(folder: Traversable, name: str) -> dict[str, Any]:
    """What a data file holds."""
    try:
        return tomllib.loads(folder.joinpath(name).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise Malformed(DataCode.UNREADABLE, file=name, entry="*", field="*", reason=str(error)) from error
    except tomllib.TOMLDecodeError as error:
        raise Malformed(DataCode.NOT_TOML, file=name, entry="*", field="*", reason=str(error)) from error


class File:
    """One data file, and the entries of each of its lists. `grows`: a pack may add entries to it.

    `written_in`: the file of those entries, by their kind and id, that a pack has put here.
    """

    def __init__(self, name: str, tables: dict[str, Any], *, grows: bool = False) -> None:
        self.name, self.tables, self.grows = name, tables, grows
        self.written_in: dict[tuple[str, str], str] = {}

    def refuse(self, problem: DataCode, entry: str = "*", field: str = "*", **facts: Any) -> NoReturn:
        raise Malformed(problem, file=self.name, entry=entry, field=field, **facts)

    def only(self, *kinds: str) -> None:
        """Require that the file holds lists of these kinds only."""
        for kind in self.tables:
            if kind not in kinds:
                self.refuse(DataCode.UNKNOWN, field=kind, expected=", ".join(kinds))

    def entries(self, kind: str, key: str = "id", count: int | None = None) -> Iterator[Entry]:
        """All entries of a kind, with unique keys; `count`, if given, is how many there must be."""
        if kind not in self.tables:
            self.refuse(DataCode.MISSING, field=kind)
        tables = self.tables[kind]
        if not isinstance(tables, list):
            self.refuse(DataCode.KIND, field=kind, value=_shown(tables), expected=KINDS[list])
        seen: set[Any] = set()
        for i, table in enumerate(tables, 1):
            name = str(table.get(key, f"{kind} {i}")) if isinstance(table, dict) else f"{kind} {i}"
            entry = Entry(self.written_in.get((kind, name), self.name), name, table)
            if name in seen:
                entry.refuse(DataCode.TWICE, key, value=name)
            seen.add(name)
            yield entry
        if count is not None and len(tables) != count and not (self.grows and len(tables) > count):
            self.refuse(DataCode.COUNT, field=kind, found=len(tables), expected=count)


def _shown(value: Any) -> str:
    return repr(value)[:60]
