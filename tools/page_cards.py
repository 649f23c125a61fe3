"""The Great Wall's cards and Locations for the page: `make types` writes them beside its data.

`cards.json` has every card, `places.json` what stands under "Locations and prices".
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.words.index import card_index, place_index
from tools.renewing import renew

DATA = Path(__file__).parents[1] / "web" / "src" / "games" / "great-wall" / "data"
FILE, PLACES_FILE = DATA / "cards.json", DATA / "places.json"


def page_cards() -> str:
    """All our cards."""
    return _in_lines(card_index(OURS))


def page_places() -> str:
    """Each entry of "Locations and prices"."""
    return _in_lines(place_index(OURS))


def _in_lines(index: dict[str, Any]) -> str:
    lines = (f"{json.dumps(id)}: {json.dumps(entry, ensure_ascii=False)}" for id, entry in index.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(arguments: Sequence[str]) -> int:
    written = renew(FILE, page_cards(), arguments, by="make types")
    return renew(PLACES_FILE, page_places(), arguments, by="make types") or written


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
