"""Words of the closed vocabulary are named, not spelt: a misspelt trigger or stat would do nothing."""

import ast
import functools
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

import pytest

import mandate
from mandate.games.great_wall.cards.abilities import Effect
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.grammar import VERBS as TAKES
from mandate.games.great_wall.cards.vocabulary import Scope, Stat, Trigger, Verb, Window
from mandate.games.great_wall.rules.effects.verbs import VERBS

SOURCE = Path(mandate.__file__).parent
WORDS = {"vocabulary.py", "grammar.py"}
RULES = [path for path in (SOURCE / "games" / "great_wall").rglob("*.py") if path.name not in WORDS]
PLAYERS = list((SOURCE / "players").glob("great_wall*.py"))
# no card has the first two; the last is all that Hordes do before anybody fires
UNNAMED = {Trigger.ON_GAME_END, Verb.RECLAIM}


@functools.cache
def parts_of(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(path.read_text("utf-8"))))


def nodes(paths: list[Path]) -> Iterator[tuple[Path, ast.AST]]:
    return ((path, node) for path in paths for node in parts_of(path))


@pytest.mark.parametrize("words", [Trigger, Window])
def test_no_trigger_and_no_window_is_spelt_in_the_rules(words: type[StrEnum]) -> None:
    spelt = {word.value for word in words}
    for path, node in nodes(RULES + PLAYERS):
        if isinstance(node, ast.Constant) and node.value in spelt:
            raise AssertionError(f"{path.name}:{node.lineno}: {node.value!r} is spelt, not named")


@pytest.mark.parametrize("asks", ["stat", "changed", "fire", "open_window"])
def test_what_is_requested_by_a_word_is_requested_by_its_name(asks: str) -> None:
    calls = [
        node
        for _, node in nodes(RULES)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == asks
    ]
    assert calls
    for call in calls:
        assert not any(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in call.args)


@pytest.mark.parametrize("words", [Trigger, Window, Stat, Verb])
def test_every_word_is_at_work_somewhere_in_the_rules(words: type[StrEnum]) -> None:
    named = {
        node.attr
        for _, node in nodes(RULES)
        if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == words.__name__
    }
    assert {word.name for word in words} - named == {word.name for word in UNNAMED if type(word) is words}


def test_every_verb_takes_something_and_does_something() -> None:
    assert set(TAKES) == set(Verb)
    for effect in every_effect():
        assert isinstance(effect.do, Verb)


def every_effect() -> Iterator[Effect]:
    for effects in OURS.effects.values():
        yield from effects


def test_what_cards_change_is_a_stat_with_a_scope() -> None:
    changes = [effect for effect in every_effect() if effect.do is Verb.MODIFY]
    assert changes
    for effect in changes:
        assert isinstance(effect.args["stat"], Stat)
        assert isinstance(effect.args["scope"], Scope)
    assert all(isinstance(word, Stat) for word in OURS.changes)
    assert all(isinstance(word, Trigger) for word in OURS.abilities)
    assert all(isinstance(word, Verb) for word in VERBS)
