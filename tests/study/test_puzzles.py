"""Puzzles: those that come with the package hold what they say, and making them finds the same again."""

from collections import Counter
from datetime import date
from pathlib import Path

import pytest

from mandate.core.errors import Code, Malformed
from mandate.core.rng import Chance
from mandate.core.trial import attempt
from mandate.games.qin.study import puzzles as maker
from mandate.games.qin.views.position_reader import read
from mandate.study.puzzles import Puzzle, Tally, dumps, id_of, load, make, of_the_day, puzzles

SHIPPED = puzzles("qin")


def test_there_are_enough_of_every_difficulty_for_people_to_begin_and_to_grow() -> None:
    assert len(SHIPPED) >= 400
    assert len({puzzle.id for puzzle in SHIPPED}) == len(SHIPPED)
    assert {puzzle.difficulty for puzzle in SHIPPED} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_can_be_played_and_says_what_its_best_choice_does(puzzle: Puzzle) -> None:
    assert puzzle.id == id_of(puzzle.position)
    state = read(puzzle.position, Chance(puzzle.id))
    assert state.mover is not None
    offered = {option.partition("/")[0] for option in state.pending[state.mover].options}
    assert {puzzle.best, *(wrong.choice for wrong in puzzle.wrong)} <= offered
    events = attempt(state, state.mover, [puzzle.best]).events
    assert maker.kind_of(events, state.mover, puzzle.value, puzzle.wrong[0].value) == puzzle.kind
    themes = maker.themes_of(state, events, state.mover, puzzle.best, puzzle.wrong)
    assert themes == puzzle.themes
    assert puzzle.margin >= maker.APART - 0.001
    assert len(puzzle.solved) == len(maker.SOLVERS)


def test_every_theme_has_enough_puzzles_to_practice_it() -> None:
    counts = Counter(theme for puzzle in SHIPPED for theme in puzzle.themes)
    assert set(counts) == {"join", "village", "major", "block", "pagodas", "endgame"}
    assert min(counts.values()) >= 10


def test_nothing_hidden_is_in_the_file() -> None:
    for puzzle in SHIPPED:
        parts = puzzle.position.split()
        hands, piles, mover = parts[5].split(","), parts[6].split(","), int(parts[7])
        assert all(set(hand) <= set("?-") for seat, hand in enumerate(hands) if seat != mover)
        assert "?" not in hands[mover]
        assert all(pile.isdecimal() for pile in piles)


def test_the_puzzle_of_the_day_changes_every_day_and_comes_round() -> None:
    today = date(2026, 11, 16)
    assert of_the_day("qin", today) is of_the_day("qin", today)
    days = {of_the_day("qin", date.fromordinal(today.toordinal() + day)).id for day in range(len(SHIPPED))}
    assert len(days) == len(SHIPPED)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little thought, so that a test can wait for it; a placement need hardly be better than the others."""
    for name, value in {"LOOK": 60, "GLANCE": 40, "COMPARE": 60, "CONFIRM": 60, "TRIES": 1}.items():
        monkeypatch.setattr(maker, name, value)
    for name, share in {"LOOKED_APART": 0.0, "APART": 0.01}.items():
        monkeypatch.setattr(maker, name, share)
    monkeypatch.setattr(maker, "EACH_GAME", 1)
    monkeypatch.setattr(maker, "WHO_PLAYS", ("settler", "greedy"))
    monkeypatch.setattr(maker, "SOLVERS", ("apprentice", "settler"))


@pytest.mark.usefixtures("hasty")
def test_making_continues_where_a_file_ends_and_finds_the_same_again(tmp_path: Path) -> None:
    at_once, in_parts = tmp_path / "at-once.json", tmp_path / "in-parts.json"
    make.make("qin", at_once, 3, "test", jobs=1)
    make.make("qin", in_parts, 1, "test", jobs=1)
    assert len(load(in_parts)) == 1
    make.make("qin", in_parts, 3, "test", jobs=1)
    assert in_parts.read_bytes() == at_once.read_bytes()
    assert dumps(load(at_once)) == at_once.read_text("utf-8")


@pytest.mark.usefixtures("hasty")
def test_what_the_long_search_doubts_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    tally = Tally()
    monkeypatch.setattr(maker, "_confirmed", lambda *_: False)
    assert maker.MAKER.puzzles_of_game("test", 0, tally) == []
    assert tally.doubted > 0


def test_a_file_that_holds_something_else_is_refused_and_kept(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text('[{"id": 7}]')
    with pytest.raises(Malformed) as refusal:
        make.make("qin", other, 1, "test")
    assert refusal.value.code is Code.UNREADABLE
    assert other.read_text() == '[{"id": 7}]'


def test_a_game_without_puzzles_is_named() -> None:
    with pytest.raises(Malformed) as refusal:
        puzzles("nim")
    assert refusal.value.code is Code.BAD_OPTION
