"""Every card has sentences that people can read, in three languages, and they say what its data say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.words import cards, written
from mandate.lang import LANGUAGES, knows
from mandate.lang.text import tell
from tools import reviewed_cards

PLAYERS = 3
LONGEST = {"en": 27, "de": 27, "fr": 30}  # words of one part
# numbers of a sentence that are in the rules and not on the card: no price of Shame falls below 4
OF_THE_RULES = {"K1": {4}}
# … and numbers of the data that it says in another way: "X, and 1 more for each", "twice"
SAID_OTHERWISE = {"G03": {2}}
MORE_PARTS = {
    OURS.reed.command.id: ("1", "2"),
    "RA": ("", "court", "field"),
    OURS.jiushao.id: ("", "winter", "ever"),
    "H8": ("", "claim"),
    "X7": ("", "claim"),
}


def parts_of(card: str) -> tuple[str, ...]:
    """Which sentences a card must have: one for each place where it is read."""
    if card in OURS.cards.tactics:
        return ("basic", "boosted")
    if card in OURS.cards.commands or card in OURS.jiushao.commands:
        command = OURS.cards.commands.get(card) or OURS.jiushao.commands[card]
        return ("1", "2", "3") if command.box2 else ("1",)
    if card in OURS.cards.events:
        event = OURS.cards.events[card]
        return ("once", "stays") if event.once or event.each else ("stays",)
    return MORE_PARTS.get(card, ("",))


def ids_of(card: str) -> list[str]:
    return [f"{card}-{part}" if part else card for part in parts_of(card)]


EFFECTS = reviewed_cards.effects()
RECORDED = reviewed_cards.recorded()
# for the test of the catalog
WRITTEN = frozenset({"others", "when", *(name for card in EFFECTS for name in ids_of(card))})


def sentences(card: str, language: str) -> list[str]:
    return [tell(part.text, language, strict=True) for part in written.parts(OURS, card, PLAYERS)]


def numbers(found: Any) -> Iterator[int]:
    """All numbers of the data without their signs, those of amounts such as `min(2 * SA, 10)` too."""
    if isinstance(found, dict):
        for value in found.values():
            yield from numbers(value)
    elif isinstance(found, list):
        for value in found:
            yield from numbers(value)
    elif isinstance(found, str):
        yield from (int(number) for number in re.findall(r"\b\d+\b", found))
    elif isinstance(found, int) and not isinstance(found, bool):
        yield abs(found)


def said(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_there_are_as_many_designs_as_in_the_box() -> None:
    assert len(EFFECTS) == 142


def test_every_card_has_its_sentences() -> None:
    for card in EFFECTS:
        for language in LANGUAGES:
            assert [name for name in ids_of(card) if not knows(language, f"gw-card-{name}")] == []
        found = [part.part for part in written.parts(OURS, card, PLAYERS) if part.part not in ("x", "when")]
        assert found == list(parts_of(card)), card


@pytest.mark.parametrize("card", EFFECTS)
def test_sentences_were_read_since_the_effect_changed(card: str) -> None:
    assert RECORDED.get(card) == reviewed_cards.mark(EFFECTS[card]), (
        f"the effect of {card} has changed: compare its sentences in words/*/cards.ftl in three languages, "
        f"then run: python -m tools.reviewed_cards --write {card}"
    )


def test_another_effect_has_another_mark() -> None:
    assert set(RECORDED) == set(EFFECTS)
    assert reviewed_cards.changed({**RECORDED, "A01": RECORDED["A02"]}) == ["A01"]
    for effect in EFFECTS.values():
        assert reviewed_cards.mark({**effect, "more": 1}) != reviewed_cards.mark(effect)


def test_the_tool_records_what_was_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewed_cards, "FILE", tmp_path / "reviewed.toml")
    assert reviewed_cards.main(["--write", "A00"]) == 2
    assert reviewed_cards.main(["--write", "A01"]) == 1  # all the others were never read
    assert reviewed_cards.recorded() == {"A01": RECORDED["A01"]}
    assert reviewed_cards.main(["--write", *EFFECTS]) == 0
    assert reviewed_cards.recorded() == RECORDED


def test_numbers_are_those_of_the_data() -> None:
    for card, effect in EFFECTS.items():
        if "players" in str(effect):
            continue  # it is filled in
        text = re.sub(r"\bbox \d", "", " ".join(sentences(card, "en")))
        found = set(numbers(effect))
        assert set(said(text)) - found <= {1} | OF_THE_RULES.get(card, set()), card  # "1 for each"
        assert {n for n in found if n > 1} - set(said(text)) == SAID_OTHERWISE.get(card, set()), card


def test_every_language_says_the_same_numbers() -> None:
    for card in EFFECTS:
        english, *others = ([sorted(said(text)) for text in sentences(card, each)] for each in LANGUAGES)
        assert others == [english, english], card


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_request_says_how_much_it_asks_for(players: int) -> None:
    asked = {"RQ05": {2: 6, 3: 3, 4: 4}, "RQ08": {2: 5, 3: 2, 4: 3}}
    for card, by_players in asked.items():
        (part,) = written.parts(OURS, card, players)
        assert said(tell(part.text, "en")) == [by_players[players]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short_and_begin_as_sentences_do(language: str) -> None:
    for card in EFFECTS:
        for text in sentences(card, language):
            assert len(text.split(" ")) <= LONGEST[language], (card, text)
            assert text[0].isupper() or text[0].isdigit(), (card, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_generals_speak_of_x(language: str) -> None:
    for card in EFFECTS:
        speaks = any(re.search(r"\bX\b", text) for text in sentences(card, language))
        assert speaks == (card in OURS.cards.generals), card


def test_a_card_without_sentences_has_a_text_made_from_its_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(written, "knows", lambda *_: False)
    # these play by rules of their own, which only their sentences say
    own = {*OURS.reed.generals, *OURS.jiushao.commands, OURS.reed.command.id, OURS.jiushao.id}
    for card in EFFECTS.keys() - own:
        made = cards.text(OURS, card, PLAYERS)
        assert made is not None
        for language in LANGUAGES:
            assert tell(made, language, strict=True)
