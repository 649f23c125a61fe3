"""Learning Qin from end to end with tiny numbers: what it writes, and that it continues where it was."""

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mandate.games.qin.learn import page, work
from mandate.games.qin.learn.coarse import before_learning
from mandate.games.qin.learn.fit import fit, whole
from mandate.games.qin.learn.gate import Score, Side, meet
from mandate.games.qin.learn.loop import Learning, Plan, save_tables
from mandate.games.qin.learn.start import AS_USUAL, PAGODAS, pagodas, read_tables, tables_of, weights_for
from mandate.games.qin.learn.teacher import Lesson, join, load, teach
from mandate.games.qin.players.evaluation_table import OWN_SUPPLY
from mandate.games.qin.players.weights import weights


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return teach(2, None, 16, np.random.default_rng(1), groups=6)


def test_a_lesson_is_the_same_for_the_same_seed_and_is_kept(lesson: Lesson, tmp_path: Path) -> None:
    again = teach(2, None, 16, np.random.default_rng(1), groups=6)
    assert np.array_equal(lesson.values, again.values)
    lesson.save(tmp_path / "one.lesson.npz")
    kept = load(tmp_path / "one.lesson.npz")
    assert np.array_equal(kept.rows, lesson.rows)
    assert lesson.facts.sum() * 2 == len(lesson.rows)
    assert np.allclose(lesson.values.sum(1), 1, atol=1e-5)


def test_fitting_comes_nearer_to_the_lesson(lesson: Lesson) -> None:
    taught = join([lesson] * 50)
    found = fit(taught, lesson, before_learning(2), epochs=20, rng=np.random.default_rng(2))
    assert found.after < 0.95 * found.before
    assert len(found.course) == 21
    assert min(found.course) == found.after


def test_tables_are_kept_and_meet(tmp_path: Path) -> None:
    table = whole(before_learning(2))
    save_tables(tmp_path / "01.npz", {2: table}, "test")
    kept = read_tables(tmp_path / "01.npz")[2]
    assert np.array_equal(kept, table)
    score = meet(Side(kept, 12), Side(None, 12), 2, 1, key=(1,))
    assert len(score.deals) == 1
    assert score.deals == meet(Side(kept, 12), Side(None, 12), 2, 1, key=(1,)).deals
    assert Score.of(json.loads(json.dumps(score._asdict()))) == score


def test_a_new_judgement_stays_only_if_chance_would_hardly_do_that() -> None:
    assert Score((1.0, 0.5, 1.0, 1.0, 0.5, 1.0, 1.0, 1.0), 2).better
    assert not Score((1.0, 0.5, 0.5, 0.5, 0.5, 1.0, 0.0, 0.5), 2).better
    assert not Score((1.0,), 2).better


def test_who_begins_with_pagodas_knows_nothing_else() -> None:
    table = pagodas(2)
    supplies = table[:, OWN_SUPPLY : OWN_SUPPLY + 25].copy()
    assert (np.diff(supplies) < 0).all()
    table[:, OWN_SUPPLY : OWN_SUPPLY + 25] = 0
    assert not table.any()
    assert np.count_nonzero(weights_for(PAGODAS)) == 2 * 3  # plain and near the end, for 2, 3 and 4 players
    assert tables_of(AS_USUAL) == {}
    assert np.array_equal(weights_for(AS_USUAL), weights())


# --- Stopped and gone on with -------------------------------------------------------------------------


def plan_in(folder: Path) -> Plan:
    return Plan(folder, PAGODAS, 2, 2, 1e9, 8, 2, 12, 1e9, 8, 1, seed=4, players=(2,))


def what_was_found(folder: Path) -> dict[str, object]:
    """Everything but the seconds."""
    found: dict[str, object] = {}
    for path in sorted(folder.iterdir()):
        if path.suffix == ".npz" and "lesson" not in path.name:
            found[path.name] = read_tables(path)[2].tolist()
        elif path.suffix == ".json":
            found[path.name] = {**json.loads(path.read_text("utf-8")), "seconds": 0}
        else:
            found[path.name] = ""
    return found


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    folder = tmp_path_factory.mktemp("undisturbed")
    Learning(plan_in(folder), lambda _: None).go()
    return what_was_found(folder)


class Stopped(BaseException):
    """As sudden as a cut of the current."""


def stopping(do: Callable[[Any], object], after: int) -> Callable[[Any], object]:
    done = 0

    def stop(part: Any) -> object:
        nonlocal done
        if done == after:
            raise Stopped
        done += 1
        return do(part)

    return stop


@pytest.mark.parametrize(
    ("stage", "after"),
    [("Teaching", 3), ("Fitting", 1), ("Meeting", 7)],
)
def test_stopped_anywhere_it_comes_to_the_same(
    stage: str, after: int, undisturbed: dict[str, object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = getattr(work, stage)
    with monkeypatch.context() as patch:
        patch.setattr(kind, "do", stopping(kind.do, after))
        with pytest.raises(Stopped):
            Learning(plan_in(tmp_path), lambda _: None).go()
    assert not (tmp_path / page.NAME).exists()
    Learning(plan_in(tmp_path), lambda _: None).go()
    assert what_was_found(tmp_path) == undisturbed
    text = (tmp_path / page.NAME).read_text("utf-8")
    assert "2. generation / one before" in text
    assert "last / the usual judgement" in text


def test_what_is_done_is_not_done_again(
    undisturbed: dict[str, object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Learning(plan_in(tmp_path), lambda _: None).go()
    for kind in (work.Teaching, work.Fitting):
        monkeypatch.setattr(kind, "do", stopping(kind.do, 0))
    monkeypatch.setattr(work, "meet", stopping(lambda _: None, 0))
    Learning(plan_in(tmp_path), lambda _: None).go()
    assert what_was_found(tmp_path) == undisturbed


def test_a_folder_of_another_learning_is_refused(tmp_path: Path) -> None:
    plan = plan_in(tmp_path)
    Learning(plan, lambda _: None)
    Learning(dataclasses.replace(plan, jobs=2, generations=3), lambda _: None)
    with pytest.raises(ValueError, match="simulations is 8 there"):
        Learning(dataclasses.replace(plan, simulations=9), lambda _: None)
