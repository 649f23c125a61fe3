"""Which cards of The Great Wall have changed since their sentences were read.

Sentences are written by hand (`words/{en,de,fr}/cards.ftl`) and effects are data: a changed effect needs a
reader who compares both. `python -m tools.reviewed_cards` names such cards; `--write CARD …` records that
they were read.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tomllib
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[1] / "tests" / "games" / "great_wall" / "reviewed_cards.toml"
HEAD = "# The effects at the time when their sentences were last read: python -m tools.reviewed_cards\n"
# what no sentence says: the face of the card is drawn from it, or the rules alone need it
UNSAID = {
    "id", "name", "source", "copies", "two", "resources", "tactics", "tea", "boost_chi", "power", "honor",
    "spots", "a", "b",
}  # fmt: skip
CARDS = ("general", "advisor", "command", "tactic", "horde", "artifact", "request", "event")


def effects() -> dict[str, dict[str, Any]]:
    """What each card does, as its data file says it; a Horde with what its ability stands for."""
    files = resources.files("mandate.games.great_wall.data").iterdir()
    data = [tomllib.loads(file.read_text("utf-8")) for file in files if file.name.endswith(".toml")]
    abilities = {entry["id"]: entry["abilities"] for read in data for entry in read.get("ability", ())}
    found = {}
    for entry in (entry for read in data for kind in CARDS for entry in read.get(kind, ())):
        said = {name: value for name, value in entry.items() if name not in UNSAID}
        if "ability" in entry:
            said["abilities"] = abilities[entry["ability"]]
        found[entry["id"]] = said
    return dict(sorted(found.items()))


def mark(effect: dict[str, Any]) -> str:
    """A short hash: the same effect has the same one, in whatever order its fields are written."""
    return hashlib.sha256(json.dumps(effect, sort_keys=True).encode()).hexdigest()[:10]


def changed(marks: dict[str, str]) -> list[str]:
    """The cards whose effect is another one than that."""
    return [card for card, effect in effects().items() if marks.get(card) != mark(effect)]


def recorded() -> dict[str, str]:
    return tomllib.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}


def main(arguments: Sequence[str]) -> int:
    marks, found = recorded(), effects()
    if arguments[:1] == ["--write"]:
        read = arguments[1:]
        if unknown := [card for card in read if card not in found]:
            print(f"no such card: {', '.join(unknown)}")
            return 2
        marks |= {card: mark(found[card]) for card in read}
        kept = sorted(set(marks) & set(found))
        FILE.write_text(HEAD + "".join(f'{card} = "{marks[card]}"\n' for card in kept), "utf-8")
    for card in changed(marks):
        print(f"{card} has changed: read its sentences, then python -m tools.reviewed_cards --write {card}")
    return 1 if changed(marks) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
