"""Reading records: whole, broken, cut off, many in a file."""

import json

import pytest

from mandate import qin
from mandate.core.errors import Code, Malformed
from mandate.core.record import loads, salvage, split


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
        ('{"seat": 0}', "choices[0]"),
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
