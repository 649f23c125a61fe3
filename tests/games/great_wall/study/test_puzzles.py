"""Puzzles of The Great Wall: what comes with the package holds what it says, and is found again."""

from pathlib import Path

import msgspec
import pytest

from mandate.core.errors import Code, Malformed, Refused
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.vocabulary import SECTIONS
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.study import puzzles as maker
from mandate.games.great_wall.views.view import GreatWallView
from mandate.lang import LANGUAGES
from mandate.lang.text import read_fact, tell
from mandate.study.puzzles import Puzzle, Tally, dumps, id_of, load, make, puzzles

SHIPPED = puzzles("great-wall")


def test_they_differ_in_what_they_ask_and_in_how_hard_they_are() -> None:
    assert len({puzzle.id for puzzle in SHIPPED}) == len(SHIPPED)
    assert len({puzzle.kind for puzzle in SHIPPED}) >= 3
    assert len({puzzle.difficulty for puzzle in SHIPPED}) >= 3


@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_can_be_played_and_every_answer_is_legal(puzzle: Puzzle) -> None:
    assert puzzle.game == GREAT_WALL.id
    assert puzzle.id == id_of(puzzle.position)
    state, seat = maker.MAKER.asked(puzzle)
    decision = state.pending[seat]
    answers = [puzzle.best, *(wrong.choice for wrong in puzzle.wrong)]
    assert len(set(answers)) == len(answers)
    assert set(answers) <= set(decision.options)
    if puzzle.kind == "save":
        assert puzzle.thing in SECTIONS
    else:
        assert puzzle.kind == maker.KINDS.get(FrameKind(decision.kind), "best")
    themes = maker.themes_of(FrameKind(decision.kind), puzzle.best, saves=puzzle.kind == "save")
    assert themes == puzzle.themes
    state.apply(seat, puzzle.best)


def test_each_is_better_by_a_margin_that_is_felt_and_says_what_else_would_have_happened() -> None:
    for puzzle in SHIPPED:
        assert puzzle.margin >= (maker.SAVED_APART if puzzle.kind == "save" else maker.APART) - 0.001
        assert maker.LEAST <= puzzle.value <= 1
        values = [wrong.value for wrong in puzzle.wrong]
        assert values == sorted(values, reverse=True)
        assert len(puzzle.solved) == len(maker.SOLVERS)
        for answers in (puzzle.brings, *(wrong.brings for wrong in puzzle.wrong)):
            for language in LANGUAGES:
                assert answers is None or tell(read_fact(answers), language, strict=True)


def test_a_position_of_other_rules_is_refused() -> None:
    position = msgspec.json.decode(SHIPPED[0].position, type=maker.Position)
    with pytest.raises(Refused) as refusal:
        msgspec.structs.replace(position, rules="1").state()
    assert refusal.value.code is Code.FROZEN_RECORD


def test_what_is_judged_is_what_the_seat_can_know() -> None:
    """The play-outs start from its view: nothing that is hidden in the record can change what comes out."""
    puzzle = min(SHIPPED, key=lambda puzzle: len(puzzle.position))
    state, seat = maker.MAKER.asked(puzzle)
    hidden = GREAT_WALL.resample(state.view(seat), Chance("other"))
    options = [puzzle.best, puzzle.wrong[0].choice]
    means = []
    for table in (state, hidden):
        view = table.view(seat)
        assert isinstance(view, GreatWallView)
        trial = maker.Watched(view, options, "test")
        trial.meet(options)
        means.append([trial.mean(option) for option in options])
    assert means[0] == means[1]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little thought, so that a test can wait for it; an option need hardly be better than the others."""
    for name, count in {
        "GLANCE": 1,
        "LOOK": 1,
        "COMPARE": 2,
        "TRIES": 1,
        "EACH_GAME": 1,
        "LOOKS": 12,
    }.items():
        monkeypatch.setattr(maker, name, count)
    monkeypatch.setattr(maker, "CONFIRM", (2, 4))
    for name, share in {"ALIKE": 0.0, "APART": 0.002, "SAVED_APART": 0.001}.items():
        monkeypatch.setattr(maker, name, share)
    monkeypatch.setattr(maker, "SEATS", (1,))
    monkeypatch.setattr(maker, "OPENING", 30)
    monkeypatch.setattr(maker, "SOLVERS", ("scribe", "rules"))


@pytest.mark.usefixtures("hasty")
def test_making_continues_where_a_file_ends_and_finds_the_same_again(tmp_path: Path) -> None:
    at_once, in_parts = tmp_path / "at-once.json", tmp_path / "in-parts.json"
    make.make("great-wall", at_once, 2, "test", jobs=1)
    make.make("great-wall", in_parts, 1, "test", jobs=1)
    assert len(load(in_parts)) == 1
    make.make("great-wall", in_parts, 2, "test", jobs=1)
    assert in_parts.read_bytes() == at_once.read_bytes()


@pytest.mark.usefixtures("hasty")
def test_what_hundreds_of_play_outs_doubt_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    tally = Tally()
    monkeypatch.setattr(maker, "_confirmed", lambda *_: None)
    assert [maker.MAKER.puzzles_of_game("test", number, tally) for number in range(3)] == [[], [], []]
    assert tally.doubted > 0
    assert tally.games == 3


class Counted:
    """A trial whose play-outs are made up: the share of them in which each Section is Breached."""

    def __init__(self, shares: dict[str, tuple[float, float, float]]) -> None:
        self.names = list(shares)
        self._shares = shares

    def breached(self, name: str, section: int) -> float:
        return self._shares[name][section]


@pytest.mark.parametrize(
    ("others", "section"),
    [
        ({"a": (0.0, 0.9, 1.0), "b": (0.0, 0.7, 1.0)}, 1),
        ({"a": (0.0, 0.9, 1.0), "b": (0.0, 0.1, 1.0)}, None),  # b saves it, too
        ({"a": (0.0, 0.2, 1.0)}, None),  # nothing is in danger that could be saved
    ],
)
def test_a_section_is_saved_where_it_would_fall_with_any_other_option(
    others: dict[str, tuple[float, float, float]], section: int | None
) -> None:
    trial = Counted({"best": (0.0, 0.1, 1.0), **others})
    assert maker.saved(trial, "best") == section  # type: ignore[arg-type]


def test_a_file_with_puzzles_of_another_game_is_refused_and_kept(tmp_path: Path) -> None:
    other = tmp_path / "qin.json"
    text = dumps([puzzles("qin")[0]])
    other.write_text(text, "utf-8")
    with pytest.raises(Malformed) as refusal:
        make.make("great-wall", other, 5, "test", jobs=1)
    assert refusal.value.code is Code.UNREADABLE
    assert other.read_text("utf-8") == text


def test_no_one_waits_for_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        make.make("great-wall", tmp_path, 1, "test", jobs=1)
