"""Golden sentences: an event for every sentence that random and rule-based games brought, and some cards.

`make golden` tells them again; read the difference before you commit it.
"""

import json
from pathlib import Path
from typing import Any

from mandate.core.event_codec import EventReader
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.rules.events import ALL
from mandate.games.great_wall.words import cards
from mandate.lang import LANGUAGES
from mandate.lang.text import tell

FILE = Path(__file__).with_name("sentences.json")
NAMES = ["Ann", "Bo", "Cy", "Di"]
PLAYERS = 3  # at a table of so many
read_event = EventReader(ALL)


def tell_event(event: dict[str, Any], language: str) -> str:
    text = read_event(event).sentence()
    assert text is not None
    return tell(text, language, NAMES)


def tell_card(card: str, language: str) -> str:
    text = cards.text(OURS, card, PLAYERS)
    assert text is not None
    return tell(text, language)


def written() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


def rewritten() -> str:
    """The file as it should be."""
    golden = written()
    for entry in golden["events"]:
        entry.update((language, tell_event(entry["event"], language)) for language in LANGUAGES)
    for entry in golden["cards"]:
        entry.update((language, tell_card(entry["card"], language)) for language in LANGUAGES)
    return json.dumps(golden, ensure_ascii=False, indent=1) + "\n"
