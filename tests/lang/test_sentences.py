"""Sentences are read one by one, and are those that reading a whole catalog at once gives."""

import threading

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Term

from mandate.lang import LANGUAGES, catalog
from mandate.lang.sentences import Sentences

SMALL = """# about nothing
hello = Hello, { -world }!
    .title = a title
-world = { $case ->
[big] WORLD
   *[small] world{ mark }
}

## marks
mark = { NUMBER(1) }{-end(case: "big")}
-end = .
hello = said twice
lost = { nowhere }
"""


@pytest.fixture
def small() -> Sentences:
    sentences = Sentences("en")
    sentences.add(SMALL)
    return sentences


def test_a_sentence_brings_all_that_it_refers_to(small: Sentences) -> None:
    assert small.sentence("hello", {}) == ("Hello, world1.!", [])
    assert small.sentence("mark", {}) == ("1.", [])


def test_terms_are_no_sentences_and_of_two_with_one_name_the_first_counts(small: Sentences) -> None:
    small.add("mark = another\nnew = new\n")
    assert [name for name in ("hello", "mark", "new", "-world", "world", "nowhere") if small.knows(name)] == [
        "hello", "mark", "new",
    ]  # fmt: skip
    assert small.sentence("mark", {})[0] == "1."
    for name in ("nowhere", "-world", "world"):
        with pytest.raises(LookupError):
            small.sentence(name, {})


def test_what_is_wrong_in_a_sentence_is_reported(small: Sentences) -> None:
    _, problems = small.sentence("lost", {})
    assert "nowhere" in str(problems)


@pytest.mark.parametrize("language", LANGUAGES)
def test_read_one_by_one_every_sentence_is_the_same(language: str) -> None:
    whole = FluentBundle([language], use_isolating=False)
    resource = FluentResource(text := catalog(language))
    whole.add_resource(resource)
    sentences = Sentences(language)
    sentences.add(text)
    names = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    terms = [f"-{entry.id.name}" for entry in resource.body if isinstance(entry, Term)]
    assert set(sentences._written) == {*names, *terms}
    for name in names:
        pattern = whole.get_message(name).value
        if pattern is None:
            continue
        said, problems = sentences.sentence(name, {})
        expected, expected_problems = whole.format_pattern(pattern, {})
        assert (said, [*map(repr, problems)]) == (str(expected), [*map(repr, expected_problems)]), name


def test_several_can_ask_for_the_same_sentence_at_once(small: Sentences) -> None:
    said: list[str] = []
    askers = [threading.Thread(target=lambda: said.append(small.sentence("hello", {})[0])) for _ in range(8)]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    assert said == ["Hello, world1.!"] * 8
