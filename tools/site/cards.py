"""Every card of The Great Wall, in every language, from the data files that the rules are read from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from typing import Any

from mandate.games.great_wall.words.index import TABLES
from mandate.lang import LANGUAGES, say
from mandate.lang.text import read_fact, tell
from tools.page_cards import page_cards
from tools.site.rules import BOOKS, other_languages, page_name

BOOK = BOOKS[1]


def pages() -> dict[str, str]:
    cards = json.loads(page_cards())
    return {page_name(BOOK, "cards", language): _page(cards, language) for language in LANGUAGES}


def _page(cards: dict[str, dict[str, Any]], language: str) -> str:
    lines = [
        f"# {say(language, 'page-gw-cards')} {{ lang={language} }}",
        other_languages(BOOK, "cards", language),
        f'<div lang="{language}" class="cards" markdown>',
        say(language, "page-gw-cards-about"),
    ]
    for kind in dict.fromkeys(card["kind"] for card in cards.values()):
        of_kind = {id: card for id, card in cards.items() if card["kind"] == kind}
        count = {"designs": len(of_kind), "cards": sum(card["copies"] for card in of_kind.values())}
        lines.append(f"## {say(language, 'gwp-learn-kinds', {'kind': kind})}")
        lines.append(say(language, "gwp-learn-count", count))
        rows = "\n".join(_row(id, card, language) for id, card in of_kind.items())
        lines.append(f'<dl class="cards">\n{rows}\n</dl>')
    return "\n\n".join([*lines, "</div>"]) + "\n"


def _row(id: str, card: dict[str, Any], language: str) -> str:
    marks = [say(language, "gwp-learn-mode", {"mode": card["mode"]})] if card["mode"] else []
    marks += [say(language, "gwp-source", {"source": each}) for each in card["source"].split("/") if each]
    marks += [say(language, "gwp-learn-copies", {"n": card["copies"]})] if card["copies"] > 1 else []
    texts = "".join(f"<p>{each}</p>" for each in _texts(card, language))
    rulings = [
        escape(say(language, f"gw-ruling-{ruling}"), quote=False) for ruling in card.get("rulings", ())
    ]
    notes = f"<ul>{''.join(f'<li>{each}</li>' for each in rulings)}</ul>" if rulings else ""
    return (
        f'<dt id="{id}">{escape(card["name"], quote=False)} <a href="#{id}">{id}</a></dt>'
        f"<dd><small>{escape(' · '.join(marks), quote=False)}</small>{texts}{notes}</dd>"
    )


def _texts(card: dict[str, Any], language: str) -> Iterator[str]:
    """What it does; where that depends on how many play, one text for each table."""
    if "text" in card:
        if card["text"] is not None:
            yield escape(tell(read_fact(card["text"]), language), quote=False)
        return
    for players, text in zip(TABLES, card["texts"], strict=True):
        if text is not None:
            yield f"<b>{players}:</b> {escape(tell(read_fact(text), language), quote=False)}"
