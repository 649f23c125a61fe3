"""What a program receives depends on what it asks for."""

import json
from typing import Any

import pytest

from mandate import qin
from mandate.core.game import Outcome, Seat, State
from mandate.games import great_wall
from mandate.lang import LANGUAGES
from mandate.lang.text import Fact, tell
from mandate.players.protocol import Ready, ask, over, seat_names, write


def game(name: str) -> State:
    """After two choices."""
    match: Any = great_wall.new(seed=1) if name == "great-wall" else qin.new(seed=1)
    for _ in range(2):
        seat, decision = next(iter(match.pending.items()))
        match.play(decision.options[0], seat)
    state: State = match.state
    return state


def question_for(state: State, ready: Ready) -> Any:
    seat, decision = next(iter(state.pending.items()))
    return json.loads(write(ask(state.view(seat), decision, ready, 5.0)))


@pytest.mark.parametrize("name", ["great-wall", "qin"])
def test_a_program_is_sent_what_a_screen_is(name: str) -> None:
    state = game(name)
    seat = next(iter(state.pending))
    assert question_for(state, Ready(2))["view"] == json.loads(state.encode_view(seat))


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("name", ["great-wall", "qin"])
def test_words_facts_and_history_come_to_who_asks_for_them(name: str, version: int) -> None:
    state = game(name)
    plain = question_for(state, Ready(version))
    assert not {"question", "facts", "history"} & set(plain)
    shown = question_for(state, Ready(version, show=["words", "facts", "history", "a later word"]))
    assert len(shown["question"]["choices"]) == len(shown["legal"])
    assert isinstance(shown["facts"], list)
    assert [line[0] for line in shown["history"]] == [0, 1]
    assert {**plain, **{key: shown[key] for key in ("question", "facts", "history")}} == shown


def test_a_history_tells_no_choice_that_lies_face_down() -> None:
    state = game("great-wall")  # the first choices are made in secret
    third = state.view(Seat(2)).past()
    assert [line[1] for line in third] == ["??", "??"]
    assert "??" not in [line[1] for line in state.view(Seat(0)).past()[:1]]


def texts_in(message: Any) -> list[dict[str, Any]]:
    """Whatever in it is still in no language: a message with facts, a seat to be named, a row of these."""
    if isinstance(message, list):
        return [found for each in message for found in texts_in(each)]
    if not isinstance(message, dict):
        return []
    here = (
        [message] if set(message) & {"facts", "shape", "join"} or set(message) in ({"id"}, {"seat"}) else []
    )
    return here + [found for each in message.values() for found in texts_in(each)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["great-wall", "qin"])
def test_with_a_language_every_text_is_a_plain_string(name: str, language: str) -> None:
    state = game(name)
    seat, decision = next(iter(state.pending.items()))
    names = seat_names(state.game, state.view(seat).to_json()["options"], language)
    assert texts_in(question_for(state, Ready(2, show=["words", "facts"]))["question"])
    ready = Ready(2, show=["words", "facts", "history"], language=language)
    shown = json.loads(write(ask(state.view(seat), decision, ready, 5.0, names)))
    assert texts_in([shown["question"], shown["facts"]]) == []
    question, groups = state.view(seat).question(), state.view(seat).tidy()
    assert question is not None
    assert shown["question"]["title"] == tell(question.title, language, names)
    labels = [tell(choice.label, language, names) for choice in question.choices]
    assert [choice["label"] for choice in shown["question"]["choices"]] == labels
    rows = [row for group in shown["facts"] for row in group["rows"]]
    meant = [row for group in groups for row in group.rows]
    assert [row["name"] for row in rows] == [_plainly(row.name, language, names) for row in meant]
    assert [row["value"] for row in rows] == [_plainly(row.value, language, names) for row in meant]
    plain = question_for(state, Ready(2))
    assert {key: shown[key] for key in plain} == plain  # the view, and all else, as without


def _plainly(fact: Fact, language: str, names: list[str]) -> str | int | float:
    return fact if isinstance(fact, int | float) else tell(fact, language, names)


def test_the_end_is_reported_in_words_to_who_named_a_language() -> None:
    end = Outcome((Seat(1),), "last_pagoda", (3, 0))
    assert "told" not in json.loads(write(over(end, Ready(2))))
    assert json.loads(write(over(end, Ready(2, language="de"))))["told"] == "letzte Pagode"
    strange = Outcome((), "an-unknown-reason", ())
    assert json.loads(write(over(strange, Ready(2, language="de"))))["told"] == "an-unknown-reason"
