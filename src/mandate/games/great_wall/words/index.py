"""All cards of a box as one object: what the page's index of cards shows, for ours and for any pack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.packs import board_changes
from mandate.games.great_wall.cards.vocabulary import RESOURCES
from mandate.games.great_wall.words import cards, names, places, written

if TYPE_CHECKING:
    from mandate.games.great_wall.cards.box import Box

TABLES = (2, 3, 4, 5)  # a Request asks for more where more play


def card_index(box: Box) -> dict[str, Any]:
    """Each card with its text: several where it depends on how many play."""
    return {
        id: _card(box, kind, id, card) for kind, all_of in _kinds(box).items() for id, card in all_of.items()
    }


def place_index(box: Box) -> dict[str, Any]:
    """Each entry of "Locations and prices": its title, and its lines."""
    return {
        id: {"title": msgspec.to_builtins(entry.title), "lines": msgspec.to_builtins(entry.lines)}
        for id, entry in places.entries(box).items()
    }


def changes(box: Box) -> dict[str, Any]:
    """Where a pack differs from ours: its cards, what it says about Locations and prices, and its numbers."""
    ours, places = card_index(OURS), place_index(OURS)
    return {
        "cards": {id: card for id, card in card_index(box).items() if ours.get(id) != card},
        "places": {id: entry for id, entry in place_index(box).items() if places.get(id) != entry},
        "numbers": [list(change) for change in board_changes(box)],
    }


def _kinds(box: Box) -> Mapping[str, Mapping[str, Any]]:
    return {
        "general": box.cards.generals,
        "advisor": box.cards.advisors,
        "command": box.cards.commands,
        "tactic": box.cards.tactics,
        "horde": box.cards.horde_types,
        "artifact": box.cards.artifacts,
        "request": box.cards.requests,
        "event": box.cards.events,
        "automatic": {
            box.reed.command.id: box.reed.command,
            **box.reed.generals,
            **box.jiushao.commands,
            box.jiushao.id: box.jiushao,
        },
    }


def _card(box: Box, kind: str, id: str, card: Any) -> dict[str, Any]:
    texts = [msgspec.to_builtins(cards.text(box, id, players)) for players in TABLES]
    words = {"text": texts[0]} if all(text == texts[0] for text in texts) else {"texts": texts}
    said = written.parts(box, id, TABLES[0]) or (cards.made_parts(box, id) if id in box.reworded else ())
    parts = {part.part: msgspec.to_builtins(part.text) for part in said}
    rulings = [
        ruling.id for ruling in box.cards.rulings.values() if id in ruling.cards and id not in box.changed
    ]
    return {
        "name": names.card(box, id),
        "kind": kind,
        "mode": _mode(box, kind, card),
        "copies": _copies(box, kind, card),
        "source": getattr(card, "source", ""),
        **words,
        **({"parts": parts} if parts and (kind == "general" or set(parts) != {""}) else {}),
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


def _mode(box: Box, kind: str, card: Any) -> str:
    """Where it is used: everywhere, everywhere but together, only together, alone, or with the Reed Clan."""
    if kind == "automatic":
        return "solo" if card is box.jiushao or card in box.jiushao.commands.values() else "reed"
    if kind in ("request", "event") or getattr(card, "coop", False):
        return "coop"
    return "rivals" if kind in ("artifact", "horde") else ""


def _copies(box: Box, kind: str, card: Any) -> int:
    """How many there are: each Clan has its Command cards, each type of Horde points to three Sections."""
    each = {"command": max(box.cards.board.tables), "horde": 3}
    return each.get(kind, getattr(card, "copies", 1))
