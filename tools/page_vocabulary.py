"""The words that cards are written in, for the page's card editor: `make types` writes them beside it.

Each word comes with a sentence of an example, so that the editor speaks every language of the catalog.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from mandate.games.great_wall.cards.abilities import Effect
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.catalog import our_files
from mandate.games.great_wall.cards.grammar import CONDITIONS, REWARDS, SCOPES, VERBS, Arg, Kind
from mandate.games.great_wall.cards.packs import FILES, GROWING, KEYS
from mandate.games.great_wall.cards.vocabulary import (
    LOCATIONS,
    PLACED_TRIGGERS,
    RESOURCES,
    SOLDIERS,
    Quantity,
    Stat,
    Trigger,
    Verb,
    Who,
    Window,
)
from mandate.games.great_wall.rules.effects import verbs
from mandate.games.great_wall.rules.packs import OF_HORDES
from mandate.games.great_wall.words import cards, names
from mandate.lang.text import Text
from tools.renewing import renew

FILE = Path(__file__).parents[1] / "web/src/games/great-wall/packs/vocabulary.json"
DECKS = (  # kind of entry, what its ids begin with, and whether it is for co-op
    ("advisor", "A", False), ("general", "G", False), ("general", "K", True), ("tactic", "T", False),
    ("tactic", "U", True), ("horde", "H", False), ("horde", "X", True), ("ability", "", False),
    ("artifact", "F", False), ("command", "C", False), ("request", "RQ", True), ("event", "E", True),
    ("number", "", False), ("price", "", False), ("soldier", "", False), ("wall", "", False),
    ("overseer", "", False),
)  # fmt: skip
EFFECTS = ("basic", "boosted", "box1", "box2", "box3", "each", "together", "once")
NOT_EDITED = ("source", "id", "needs", "each_needs", "pays", "location", "level")
OF_HORDES_ALONE = frozenset().union(*filter(None, OF_HORDES.values())) - set(verbs.VERBS)
TYPES = {int: "int", str: "text", bool: "flag", dict: "counts"}


def vocabulary() -> dict[str, Any]:
    return {
        "decks": [_deck(*deck) for deck in DECKS],
        "verbs": {
            verb.value: {"say": _said(cards.effect(OURS, _example(verb))), "takes": _takes(VERBS[verb])}
            | ({} if verb in verbs.VERBS else {"horde": True})
            for verb in Verb
            if verb in verbs.VERBS or verb in OF_HORDES_ALONE
        },
        "stats": {
            stat.value: {"say": _said(cards.effect(OURS, _modify(stat))), "scopes": sorted(SCOPES[stat])}
            for stat in Stat
        },
        "triggers": {trigger.value: _trigger(trigger) for trigger in Trigger},
        "hordes": {
            trigger.value: None if found is None else sorted(found) for trigger, found in OF_HORDES.items()
        },
        "conditions": {name: _condition(name, arg) for name, arg in CONDITIONS.items()},
        "quantities": {each.value: _said(Text("gw-quantity", {"quantity": each.value})) for each in Quantity},
        "who": {
            who.value: _said(Text("gw-who", {"who": who.value, "effect": "…"})) for who in Who
        },
        "windows": {each.value: _said(names.window(each, anyone=False)) for each in Window},
        "places": {place: _said(names.place(place)) for place in LOCATIONS},
        "goods": {
            **{what: _said(names.resource(what)) for what in (*RESOURCES, "any3", "any4")},
            **{kind: _said(names.soldiers(kind)) for kind in SOLDIERS},
        },
        "rewards": list(REWARDS),
    }  # fmt: skip


def _said(text: Any) -> Any:
    return msgspec.to_builtins(text)


def _deck(kind: str, begins: str, coop: bool) -> dict[str, Any]:
    key = KEYS.get(kind, "id")
    all_files = FILES[kind]
    files = dict.fromkeys([all_files[begins]] if begins in all_files else all_files.values())
    if kind == "ability":
        files = dict.fromkeys(["hordes.toml", "coop_hordes.toml"])
    entries = [
        {name: value for name, value in entry.items() if name != "source"}
        for file in files
        for entry in our_files()[file].get(kind, ())
    ]
    return {
        "kind": kind,
        "begins": begins,
        "key": key,
        "coop": coop,
        "grows": any(file in GROWING for file in files),
        "fields": list(_fields(entries)),
        "entries": entries,
    }


def _fields(entries: Sequence[Mapping[str, Any]]) -> Iterable[dict[str, str]]:
    found: dict[str, Any] = {}
    for entry in entries:
        found |= entry
    for name, value in found.items():
        if name in NOT_EDITED:
            continue
        kind = TYPES.get(type(value), "list")
        special = {"abilities": "abilities", "window": "window", "ability": "ability", "scoring": "amount"}
        kind = special.get(name, "effects" if name in EFFECTS else kind)
        if name in ("a", "b"):
            kind = "cells" if name == "a" else ""
        if kind:
            yield {"name": name, "type": kind}


def _takes(args: Mapping[str, Arg]) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "type": arg.kind.name.lower(),
            "words": sorted(arg.words, key=_order),
            "required": arg.required,
        }
        for name, arg in args.items()
    ]


def _order(word: str) -> tuple[int, str]:
    known = ("any", "production", *RESOURCES, "any3", "any4", *LOCATIONS, *SOLDIERS)
    return (known.index(word) if word in known else len(known), word)


def _example(verb: Verb) -> Effect:
    if verb is Verb.MODIFY:
        return _modify(Stat.DEFENSE)
    gain = Effect(Verb.GAIN, {"what": "W", "n": 1})
    return Effect(
        verb,
        {name: _value(arg) for name, arg in VERBS[verb].items() if arg.required},
        then=(gain,) if verb is Verb.PAY else (),
        options=((gain,), (Effect(Verb.HONOR, {"n": 1}),)) if verb is Verb.CHOOSE else (),
    )


def _modify(stat: Stat) -> Effect:
    return Effect(Verb.MODIFY, {"stat": stat, "d": 1, "scope": min(SCOPES[stat])})


def _value(arg: Arg) -> Any:
    match arg.kind:
        case Kind.WORD:
            return min(arg.words, key=_order)
        case Kind.COST:
            return {"W": 1}
        case Kind.FLAG:
            return True
    return 1


def _trigger(trigger: Trigger) -> dict[str, Any]:
    if trigger in cards.TOGETHER:
        when = Text("gw-when-coop", {"trigger": trigger.value})
    else:
        when = Text("gw-when", {"trigger": trigger.value, "where": names.place("any")})
    return {"say": _said(when), "placed": trigger in PLACED_TRIGGERS}


def _condition(name: str, arg: Arg) -> dict[str, Any]:
    words = sorted(OURS.cards.commands) if name in ("if_track", "no_track") else sorted(arg.words)
    value: Any = True if arg.kind is Kind.FLAG else words[0] if words else 2
    (said,) = cards.conditions(OURS, {name: value}).join
    return {"say": _said(said), "type": arg.kind.name.lower(), "words": words}


def page_vocabulary() -> str:
    lines = (
        f"{json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in vocabulary().items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(arguments: Sequence[str]) -> int:
    return renew(FILE, page_vocabulary(), arguments, by="make types")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
