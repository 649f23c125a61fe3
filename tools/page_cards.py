"""The Great Wall's cards and Locations for the page: `make types` writes them beside its data.

`cards.json` has every card, `places.json` what stands under "Locations and prices".
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from mandate.games.great_wall.cards.numbers import CARDS, JIUSHAO, REED
from mandate.games.great_wall.cards.vocabulary import RESOURCES
from mandate.games.great_wall.words import cards, names, places, written
from tools.renewing import renew

DATA = Path(__file__).parents[1] / "web" / "src" / "games" / "great-wall" / "data"
FILE, PLACES_FILE = DATA / "cards.json", DATA / "places.json"
KINDS: dict[str, Mapping[str, Any]] = {
    "general": CARDS.generals,
    "advisor": CARDS.advisors,
    "command": CARDS.commands,
    "tactic": CARDS.tactics,
    "horde": CARDS.horde_types,
    "artifact": CARDS.artifacts,
    "request": CARDS.requests,
    "event": CARDS.events,
    "automatic": {
        REED.command.id: REED.command,
        **REED.generals,
        **JIUSHAO.commands,
        JIUSHAO.id: JIUSHAO,
    },
}
TABLES = (2, 3, 4)  # a Request asks for more where more play


def page_cards() -> str:
    """Each card with its text: several where it depends on how many play."""
    found = {id: _card(kind, id, card) for kind, all_of in KINDS.items() for id, card in all_of.items()}
    lines = (f"{json.dumps(id)}: {json.dumps(card, ensure_ascii=False)}" for id, card in found.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def page_places() -> str:
    """Each entry of "Locations and prices": its title, and its lines."""
    found = {
        id: {"title": msgspec.to_builtins(entry.title), "lines": msgspec.to_builtins(entry.lines)}
        for id, entry in places.entries().items()
    }
    lines = (f"{json.dumps(id)}: {json.dumps(entry, ensure_ascii=False)}" for id, entry in found.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _card(kind: str, id: str, card: Any) -> dict[str, Any]:
    texts = [msgspec.to_builtins(cards.text(id, players)) for players in TABLES]
    words = {"text": texts[0]} if all(text == texts[0] for text in texts) else {"texts": texts}
    parts = {part.part: msgspec.to_builtins(part.text) for part in written.parts(id, TABLES[0])}
    rulings = [ruling.id for ruling in CARDS.rulings.values() if id in ruling.cards]
    return {
        "name": names.card(id),
        "kind": kind,
        "mode": _mode(kind, card),
        "copies": _copies(kind, card),
        "source": getattr(card, "source", ""),
        **words,
        **({"parts": parts} if set(parts) != {""} else {}),
        **_printed(kind, card),
        **({"rulings": rulings} if rulings else {}),
    }


def _printed(kind: str, card: Any) -> dict[str, Any]:
    """The numbers that stand on its face beside the sentences."""
    if kind == "general":
        return {
            "goods": [card.resources.get(what, 0) for what in RESOURCES],
            "tactics": card.tactics,
            "tea": card.tea,
        }
    if kind == "tactic":
        return {"chi": card.boost_chi}
    if kind == "horde":
        return {"power": card.power, "honor": card.honor, "cells": [list(row) for row in card.grid]}
    return {}


def _mode(kind: str, card: Any) -> str:
    """Where it is used: everywhere, everywhere but together, only together, alone, or with the Reed Clan."""
    if kind == "automatic":
        return "solo" if card is JIUSHAO or card in JIUSHAO.commands.values() else "reed"
    if kind in ("request", "event") or getattr(card, "coop", False):
        return "coop"
    return "rivals" if kind in ("artifact", "horde") else ""


def _copies(kind: str, card: Any) -> int:
    """How many there are: each Clan has its Command cards, each type of Horde points to three Sections."""
    each = {"command": max(CARDS.board.tables), "horde": 3}
    return each.get(kind, getattr(card, "copies", 1))


def main(arguments: Sequence[str]) -> int:
    written = renew(FILE, page_cards(), arguments, by="make types")
    return renew(PLACES_FILE, page_places(), arguments, by="make types") or written


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
