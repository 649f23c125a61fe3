"""Reading records: whole, broken, cut off, many in a file."""

import json
from typing import Any

import pytest

from mandate import qin
from mandate.core.errors import Code, Malformed
from mandate.core.record import SeriesGame, loads, salvage, split
from mandate.core.replay import verify
from mandate.games import find


def a_record() -> str:
    match = qin.new(seed=11)
    for _ in range(12):
        match.play(match.options[0])
    return match.record.dumps()


def test_cut_off_anywhere_what_is_before_the_cut_is_whole() -> None:
    text = a_record()
    whole = loads(text)
    first_choice = text.index('"choices":')
    for cut in range(first_choice + len('"choices":'), len(text) - 1):
        record = salvage(text[:cut])
        assert record is not None
        assert record.setup == whole.setup
        assert record.choices == whole.choices[: len(record.choices)]
        begun = text[first_choice:cut].count('"seat"')
        assert begun - 1 <= len(record.choices) <= begun
    assert salvage(text[: first_choice - 1]) is None


@pytest.mark.parametrize(
    ("broken", "key"),
    [
        ('{"seat": "x", "choice": "pass"}', "choices[0].seat"),
        ('{"seat": 0}', "choices[0].choice"),
        ("7", "choices[0]"),
    ],
)
def test_a_wrong_value_is_named_by_its_key(broken: str, key: str) -> None:
    facts = json.loads(a_record())
    facts["choices"] = [json.loads(broken)]
    with pytest.raises(Malformed) as problem:
        loads(json.dumps(facts), line=4)
    assert problem.value.code is Code.BAD_RECORD
    assert problem.value.facts["key"] == key
    assert problem.value.facts["line"] == 4


def test_a_missing_key_is_named_and_what_is_no_object_is_called_so() -> None:
    with pytest.raises(Malformed) as problem:
        loads("{}")
    assert (problem.value.code, problem.value.facts["key"]) == (Code.BAD_RECORD, "game")
    with pytest.raises(Malformed) as problem:
        loads("[1]")
    assert problem.value.code is Code.BAD_JSON


@pytest.mark.parametrize("text", ["", "nonsense", "[1, 2]", '{"format": "mandate-record-1"}', "null"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        loads(text)


def test_another_format_is_refused_by_name() -> None:
    with pytest.raises(Malformed) as problem:
        loads(a_record().replace("mandate-record-1", "mandate-record-77"))
    assert problem.value.facts["key"] == "format"


def test_a_file_is_json_lines_or_one_object_over_many_lines() -> None:
    text = a_record()
    assert split(f"{text}\n\n{text}\n") == [text, text]
    spread = json.dumps(json.loads(text), indent=2)
    assert split(spread) == [spread]
    assert split("\n \n") == []


def test_a_takeback_of_more_than_there_is_is_refused() -> None:
    facts = json.loads(a_record())
    facts["choices"].append({"seat": 0, "choice": "takeback", "back": 99})
    with pytest.raises(Malformed) as problem:
        loads(json.dumps(facts)).in_force()
    assert problem.value.code is Code.BAD_RECORD


def in_series(**series: object) -> str:
    return json.dumps(json.loads(a_record()) | {"series": series})


@pytest.mark.parametrize("more", [{}, {"points": [24.0, 0.0]}, {"boards": ["bird", "lion", "bird"]}])
def test_a_record_says_which_game_of_a_series_it_is_with_or_without_the_points(
    more: dict[str, list[Any]],
) -> None:
    record = loads(in_series(game=1, of=3, **more))
    assert record.series == SeriesGame(game=1, of=3, **more)
    assert loads(record.dumps()) == record
    assert json.loads(record.dumps())["series"] == {"game": 1, "of": 3, **more}


@pytest.mark.parametrize(
    ("series", "key"),
    [
        ({}, "series.game"),
        ({"game": 0}, "series.of"),
        ({"game": "one", "of": 2}, "series.game"),
        ({"game": -1, "of": 2}, "series.game"),
        ({"game": 2, "of": 2}, "series"),
        ({"game": 0, "of": 0}, "series.of"),
        ({"game": 0, "of": 2, "points": 3}, "series.points"),
        ({"game": 0, "of": 2, "points": [1, "two"]}, "series.points[1]"),
        ({"game": 0, "of": 2, "boards": ["bird"]}, "series"),
    ],
)
def test_what_cannot_be_a_game_of_a_series_is_named_by_its_key(series: dict[str, object], key: str) -> None:
    with pytest.raises(Malformed) as problem:
        loads(in_series(**series), line=2)
    assert problem.value.code is Code.BAD_RECORD
    assert (problem.value.facts["key"], problem.value.facts["line"]) == (key, 2)


def test_the_points_of_a_series_are_those_of_the_seats() -> None:
    with pytest.raises(Malformed) as problem:
        verify(find("qin"), loads(in_series(game=1, of=2, points=[1, 2, 3])))
    assert (problem.value.facts["key"], problem.value.facts["expected"]) == (
        "series.points",
        "Expected 2 numbers",
    )
