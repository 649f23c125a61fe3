"""Learning Qin from end to end with tiny numbers: what it writes, and that it goes on where it was."""

from pathlib import Path

import numpy as np
import pytest

from mandate.learn.coarse import before_learning
from mandate.learn.fit import fit, whole
from mandate.learn.gate import Side, meet
from mandate.learn.loop import read_tables, save_tables
from mandate.learn.teacher import Lesson, join, load, teach


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


def test_tables_are_kept_and_meet(tmp_path: Path) -> None:
    table = whole(before_learning(2))
    save_tables(tmp_path / "01.npz", {2: table}, "test")
    kept = read_tables(tmp_path / "01.npz")[2]
    assert np.array_equal(kept, table)
    score = meet(Side(kept, 12), Side(None, 12), 2, 1, seed=1)
    assert len(score.deals) == 1
    assert score.deals == meet(Side(kept, 12), Side(None, 12), 2, 1, seed=1).deals
