"""Every card of The Great Wall for the page: `make types` writes web/src/games/great-wall/data/cards.json."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from mandate.games.great_wall.numbers import CARDS, QIN, REED
from mandate.games.great_wall.words import cards, names

FILE = Path(__file__).parents[1] / "web" / "src" / "games" / "great-wall" / "data" / "cards.json"
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
        **QIN.commands,
        QIN.id: QIN,
    },
}
TABLES = (2, 3, 4)  # a Request asks for more where more play


def page_cards() -> str:
    """Name, kind, who vouches for it, and its text: several where it depends on how many play."""
    found = {id: _card(kind, id, card) for kind, all_of in KINDS.items() for id, card in all_of.items()}
    lines = (f"{json.dumps(id)}: {json.dumps(card, ensure_ascii=False)}" for id, card in found.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _card(kind: str, id: str, card: Any) -> dict[str, Any]:
    texts = [msgspec.to_builtins(cards.text(id, players)) for players in TABLES]
    told = {"text": texts[0]} if all(text == texts[0] for text in texts) else {"texts": texts}
    return {"name": names.card(id), "kind": kind, "source": getattr(card, "source", ""), **told}


def main() -> None:
    if "--write" in sys.argv:
        FILE.write_text(page_cards(), "utf-8")
    else:
        sys.stdout.write(page_cards())


if __name__ == "__main__":
    main()
