"""Texts that are still in no language: a message id of the catalog and its facts.

A game tells what it asks and what happened as `Text`; each face (page, terminal, program) says it in the
language of its reader, with the names of those who sit there. `web/src/words/text.ts` does the same.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from mandate.lang import say

SEMICOLON = "; "  # its blanks are another matter in each language
Shape: TypeAlias = Literal["", "sentence", "open"]


class Named(msgspec.Struct, frozen=True):
    """The player at a seat, or one that plays without a person behind the seats."""

    seat: int


class Joined(msgspec.Struct, frozen=True, omit_defaults=True):
    """Several facts one after another."""

    join: tuple[Fact, ...]
    by: str = ", "


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of the catalog with its facts.

    `shape` is what no catalog can do: begin with a capital letter (`sentence`), or leave out the full stop
    at the end, so that something may follow (`open`).
    """

    id: str
    facts: dict[str, Fact] = {}
    shape: Shape = ""


Fact: TypeAlias = int | float | str | Text | Named | Joined


# A text in a message: a `Text` when it is sent, its JSON when it is received.
TextJson: TypeAlias = Annotated[Any, msgspec.Meta(description="A text in no language yet.")]


def text(id: str, /, **facts: Fact) -> Text:
    """A text with its facts by name."""
    return Text(id, facts)


def joined(parts: Iterable[Fact], by: str = ", ") -> Joined:
    return Joined(tuple(parts), by)


def listed(parts: Sequence[Fact]) -> Fact:
    """The last one behind an "and"."""
    if len(parts) < 2:
        return joined(parts)
    return Text("play-and", {"first": joined(parts[:-1]), "last": parts[-1]})


def shaped(text: Text, shape: Shape) -> Text:
    return Text(text.id, text.facts, shape)


def tell(fact: Fact, language: str, names: Sequence[str] = (), *, strict: bool = False) -> str:
    """The fact in a language, for people; `names` are those of the seats, and of the automata behind them.

    For a text that its game does not have, return the id: it must not break the table. With `strict` it
    is an error.

    Examples:
        >>> tell(text("play-and", first=Named(0), last=joined([3, 5])), "de", ["Ann", "Ben"])
        'Ann und 3, 5'
    """
    said = _said(fact, language, names, strict)
    return said if isinstance(said, str) else str(said)


def plain(thing: Any, language: str, names: Sequence[str] = ()) -> Any:
    """JSON with every text in it as a plain string, for programs: they have no catalog to tell it from."""
    if isinstance(thing, Text | Joined | Named):
        return tell(thing, language, names)
    if isinstance(thing, msgspec.Struct):
        omits = thing.__struct_config__.omit_defaults
        kept = ((field, getattr(thing, field.name)) for field in msgspec.structs.fields(thing))
        return {
            field.encode_name: plain(value, language, names)
            for field, value in kept
            if not (omits and value == field.default)
        }
    if isinstance(thing, Mapping):
        return {key: plain(value, language, names) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [plain(value, language, names) for value in thing]
    return thing


def _said(fact: Fact, language: str, names: Sequence[str], strict: bool) -> str | int | float:
    if isinstance(fact, Text):
        facts = {name: _said(value, language, names, strict) for name, value in fact.facts.items()}
        try:
            return _in_shape(say(language, fact.id, facts), fact.shape)
        except (LookupError, ValueError):
            if strict:
                raise
            return fact.id
    if isinstance(fact, Named):
        return names[fact.seat] if fact.seat < len(names) else str(fact.seat + 1)
    if isinstance(fact, Joined):
        parts = [tell(part, language, names, strict=strict) for part in fact.join]
        if fact.by != SEMICOLON or not parts:
            return fact.by.join(parts)
        return functools.reduce(
            lambda first, second: say(language, "text-semicolon", {"first": first, "second": second}), parts
        )
    return fact


def _in_shape(sentence: str, shape: Shape) -> str:
    if shape == "sentence":
        return sentence[:1].upper() + sentence[1:]
    return sentence.removesuffix(".") if shape == "open" else sentence


def read_fact(stored: Any) -> Fact:
    """A fact back from its JSON."""
    if not isinstance(stored, Mapping):
        return stored  # type: ignore[no-any-return]
    if "id" in stored:
        facts = {name: read_fact(fact) for name, fact in stored.get("facts", {}).items()}
        return Text(stored["id"], facts, stored.get("shape", ""))
    if "join" in stored:
        return Joined(tuple(read_fact(part) for part in stored["join"]), stored.get("by", ", "))
    return Named(stored["seat"])


def read_text(stored: Any) -> Text:
    fact = read_fact(stored)
    assert isinstance(fact, Text), stored
    return fact
