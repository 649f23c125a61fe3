"""Texts in no language yet: Python and the page tell them alike (`words/text.ts` reads the examples too)."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mandate.lang import LANGUAGES
from mandate.lang.text import Joined, Named, Text, joined, read_fact, read_text, shaped, tell, text

SHARED = json.loads(Path(__file__).with_name("texts.json").read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", SHARED["examples"], ids=lambda example: json.dumps(example["fact"])[:40])
def test_shared_examples(example: dict[str, Any], language: str) -> None:
    assert tell(read_fact(example["fact"]), language, SHARED["names"]) == example[language]


@pytest.mark.parametrize("example", SHARED["examples"], ids=lambda example: json.dumps(example["fact"])[:40])
def test_json_both_ways(example: dict[str, Any]) -> None:
    assert json.loads(msgspec.json.encode(read_fact(example["fact"]))) == example["fact"]


def test_a_fact_is_no_text() -> None:
    with pytest.raises(AssertionError):
        read_text({"seat": 1})


def test_shapes() -> None:
    token = text("choice-token", token="she comes.")
    assert tell(shaped(token, "sentence"), "en") == "She comes."
    assert tell(shaped(token, "open"), "en") == "she comes"
    assert tell(shaped(text("choice-token", token="no stop"), "open"), "en") == "no stop"


def test_built_by_hand() -> None:
    assert joined([Named(0), 2], "; ") == Joined((Named(0), 2), "; ")
    assert text("choice-token", token="x") == Text("choice-token", {"token": "x"})


def test_a_text_that_no_one_wrote_is_reported_by_its_id_and_refused_to_the_strict() -> None:
    fact = joined([Named(0), text("event-without-a-text", card=3)], ": ")
    assert tell(fact, "de", ["Ann"]) == "Ann: event-without-a-text"
    with pytest.raises(LookupError):
        tell(fact, "de", ["Ann"], strict=True)
