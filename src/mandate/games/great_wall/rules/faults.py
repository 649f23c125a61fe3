"""Every fault of a pack, each with an example from our own cards of how it is written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from mandate.core.errors import Malformed
from mandate.core.game import Fault, Json
from mandate.games.great_wall.cards.catalog import our_files
from mandate.games.great_wall.cards.packs import FILES, KEYS, pack_of
from mandate.games.great_wall.rules.packs import checked, prove

MOST: Final = 100  # at once
EXAMPLE: Final = {
    "sentence": 'sentence = { en = "When you gather: 1 Wood more." }',
    "name": 'name = "River Pilot"',
}


def faults(name: str, tables: Json, file: str) -> Iterator[Fault]:
    """The first fault of each entry; of a pack without one, the fault that a trial finds."""
    left = {kind: [*entries] if isinstance(entries, list) else entries for kind, entries in tables.items()}
    gone: set[str] = set()  # the ids of entries that were faulty: that others name them is no fault of theirs
    for _ in range(MOST):
        try:
            pack = pack_of(name, left, file)
            checked(pack, file)
        except Malformed as problem:
            if problem.facts.get("field") != "ability" or problem.facts.get("value") not in gone:
                yield Fault(problem, example(left, problem))
            gone.add(str(problem.facts.get("entry")))
            if not _without(left, problem):
                return
        else:
            break
    if left == tables:
        try:
            prove(pack, file)
        except Malformed as problem:
            yield Fault(problem, example(left, problem))


def _found(tables: Json, problem: Malformed) -> tuple[str, int] | None:
    """The entry of a problem: its kind and its place."""
    entry = str(problem.facts.get("entry"))
    for kind, entries in tables.items():
        if not isinstance(entries, list):
            continue
        for at in range(len(entries) - 1, -1, -1):  # of two with one id the later one is too many
            table, key = entries[at], KEYS.get(kind, "id")
            named = table.get(key) if isinstance(table, dict) else None
            if entry in (f"{kind} {at + 1}", str(named)):
                return kind, at
    return None


def _without(tables: Json, problem: Malformed) -> bool:
    """Take the faulty entry away, to look for faults of the others; whether there was one."""
    found = _found(tables, problem)
    if found is not None:
        del tables[found[0]][found[1]]
        return True
    return tables.pop(str(problem.facts.get("field")), None) is not None


def example(tables: Json, problem: Malformed) -> str:
    """How the field is written on a card of ours, or a whole card."""
    found = _found(tables, problem)
    if found is None or found[0] not in FILES:
        return '[pack]\nname = "My box"'
    kind, at = found
    given = tables[kind][at]
    id = str(given.get(KEYS.get(kind, "id"), "")) if isinstance(given, dict) else ""
    field = re.split(r"[.\[]", str(problem.facts.get("field", "*")))[0]
    if field in EXAMPLE:
        return EXAMPLE[field]
    ours = sorted(_ours(kind), key=lambda card: str(card.get(KEYS.get(kind, "id"))) != id)
    like = [card for card in ours if str(card.get("id", ""))[:1] == id[:1]] or ours
    card = next((card for card in like if field in card), None)
    if card is not None:
        return f"{field} = {toml(card[field])}"
    lines = [f"{name} = {toml(value)}" for name, value in like[0].items() if name != "source"]
    return "\n".join([f"[[{kind}]]", *lines])


def _ours(kind: str) -> list[dict[str, Any]]:
    return [card for file in dict.fromkeys(FILES[kind].values()) for card in our_files()[file].get(kind, ())]


def toml(value: Any) -> str:
    """A value on one line."""
    match value:
        case bool():
            return str(value).lower()
        case int():
            return str(value)
        case list():
            return f"[{', '.join(map(toml, value))}]"
        case dict():
            return "{ " + ", ".join(f"{name} = {toml(each)}" for name, each in value.items()) + " }"
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'
