"""The page's cards are those of the rules, with texts that the catalog can tell in every language."""

import json

import pytest

from mandate.games.great_wall.cards.box import OURS
from mandate.lang import LANGUAGES
from mandate.lang.text import read_text, tell
from tools import page_vocabulary
from tools.page_cards import FILE, PLACES_FILE, page_cards, page_places


def test_the_files_are_what_the_rules_say() -> None:
    assert FILE.read_text("utf-8") == page_cards(), "run: make types"
    assert PLACES_FILE.read_text("utf-8") == page_places(), "run: make types"
    assert page_vocabulary.FILE.read_text("utf-8") == page_vocabulary.page_vocabulary(), "run: make types"


def test_every_card_is_there() -> None:
    found, ours = json.loads(page_cards()), OURS.cards
    every = (
        ours.generals, ours.advisors, ours.commands, ours.tactics, ours.horde_types, ours.artifacts,
        ours.requests, ours.events,
    )  # fmt: skip
    assert {id for cards in every for id in cards} <= set(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_reported(language: str) -> None:
    for id, card in json.loads(page_cards()).items():
        for text in card.get("texts", [card.get("text")]):
            assert tell(read_text(text), language).strip(), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_card_editor_can_be_said(language: str) -> None:
    found = page_vocabulary.vocabulary()
    for part in ("verbs", "stats", "triggers", "conditions"):
        for word, entry in found[part].items():
            assert tell(read_text(entry["say"]), language, strict=True).strip(), (part, word)
    for part in ("quantities", "who", "windows", "places", "goods"):
        for word, said in found[part].items():
            assert tell(read_text(said), language, strict=True).strip(), (part, word)
