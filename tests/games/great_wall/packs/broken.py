"""Broken packs, made from a good one: every place in it that can be wrong, in several ways."""

import copy
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

GOOD = tomllib.loads(Path(__file__).with_name("every_deck.toml").read_text("utf-8"))
Broken = tuple[str, dict[str, Any]]  # what was done, and the tables
NEVER = "a word that nothing knows"
MAY_BE_EMPTY = {"once", "box3"}
FREE = {"name", "sentence", "code"}  # any text will do


def tables() -> dict[str, Any]:
    return {kind: entries for kind, entries in copy.deepcopy(GOOD).items() if kind != "pack"}


def all_broken() -> Iterator[Broken]:
    """Two hundred and more."""
    for kind, entries in tables().items():
        for at, entry in enumerate(entries):
            yield from _mutations(kind, at, entry, ())
    for kind in tables():
        yield _with(f"{kind} is a text", kind, "many")
        yield _with(f"{kind} is a number", kind, 3)
        yield _with(f"{kind} holds a number", kind, [3])
        yield _with(f"{kind} twice", kind, tables()[kind][:1] * 2)


def _mutations(kind: str, at: int, value: Any, path: tuple[str | int, ...]) -> Iterator[Broken]:
    where = f"{kind} {at} {'.'.join(map(str, path))}"
    if isinstance(value, dict):
        if "sentence" not in path:
            yield _set(f"{where}: a field more", kind, at, (*path, "mistake"), 1)
        for name, each in value.items():
            yield from _mutations(kind, at, each, (*path, name))
    elif isinstance(value, list):
        yield _set(f"{where}: a text", kind, at, path, "many")
        if path[-1] not in MAY_BE_EMPTY:
            yield _set(f"{where}: empty", kind, at, path, [])
        for i, each in enumerate(value):
            yield from _mutations(kind, at, each, (*path, i))
    elif isinstance(value, str):
        yield _set(f"{where}: a number", kind, at, path, [7])
        if path[-1] not in FREE and "sentence" not in path:
            yield _set(f"{where}: another word", kind, at, path, NEVER)
    else:
        yield _set(f"{where}: a text", kind, at, path, NEVER)
        yield _set(f"{where}: too much", kind, at, path, 10**5)


def _set(what: str, kind: str, at: int, path: tuple[str | int, ...], value: Any) -> Broken:
    made = tables()
    there = made[kind][at]
    for name in path[:-1]:
        there = there[name]
    there[path[-1]] = value
    return what, made


def _with(what: str, kind: str, value: Any) -> Broken:
    return what, {**tables(), kind: value}
