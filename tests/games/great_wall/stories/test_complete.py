"""No card without a story: every id stands in the name of a test of its own."""

import re
from pathlib import Path

import pytest

from mandate.games.great_wall.cards.catalog import load_cards

CARDS = load_cards()
IDS = [
    *CARDS.commands,
    *CARDS.generals,
    *CARDS.horde_types,
    *CARDS.advisors,
    *CARDS.tactics,
    *CARDS.artifacts,
    CARDS.reed.command.id,
    *CARDS.reed.generals,
    CARDS.jiushao.id,
    *CARDS.jiushao.commands,
    *CARDS.requests,
    *CARDS.events,
]
STORIES = "\n".join(path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))


@pytest.mark.parametrize("card", IDS)
def test_a_card_has_a_story(card: str) -> None:
    assert re.search(rf"^def test_{card.lower()}_\w+\(", STORIES, re.MULTILINE)


@pytest.mark.parametrize("card", CARDS.tactics)
def test_both_boxes_of_a_tactic_card_have_a_story(card: str) -> None:
    names = re.findall(rf"^def test_{card.lower()}_(\w+)\(", STORIES, re.MULTILINE)
    assert {"boosted" in name for name in names} == {True, False}
