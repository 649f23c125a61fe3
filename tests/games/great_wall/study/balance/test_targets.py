"""Verdicts: met within, missed beyond, undecided across; of many numbers the worst decides."""

import pytest

from mandate.games.great_wall.study.balance.estimates import Estimate
from mandate.games.great_wall.study.balance.modes import MODES
from mandate.games.great_wall.study.balance.targets import (
    TARGETS,
    Check,
    Target,
    Verdict,
    check_target,
    inside,
    together,
)


def about(low: float, high: float) -> Estimate:
    return Estimate((low + high) / 2, low, high, low, high, 100, 100)


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [
        (0.45, 0.55, Verdict.MET),
        (0.40, 0.60, Verdict.MET),
        (0.35, 0.45, Verdict.OPEN),
        (0.55, 0.65, Verdict.OPEN),
        (0.30, 0.70, Verdict.OPEN),
        (0.20, 0.39, Verdict.MISSED),
        (0.61, 0.80, Verdict.MISSED),
    ],
)
def test_an_interval_against_limits(low: float, high: float, verdict: Verdict) -> None:
    assert inside(about(low, high), 0.40, 0.60) is verdict


def test_the_interval_of_the_family_decides() -> None:
    wide = Estimate(0.35, 0.31, 0.39, 0.25, 0.45, 100, 100)
    assert inside(wide, 0.40, 0.60) is Verdict.OPEN


def test_one_number_beyond_is_a_miss_and_one_across_leaves_it_open() -> None:
    met, missed, undecided = Verdict.MET, Verdict.MISSED, Verdict.OPEN
    assert together([met, met]) is met
    assert together([met, undecided]) is undecided
    assert together([met, undecided, missed]) is missed
    assert together([]) is Verdict.UNSEEN


def test_a_check_looks_at_its_rows_in_its_modes_only() -> None:
    target = Target(1, (Check("end", 0.4, 0.6, ("3p",), ("time",)),))
    tables = {"end": {"time": about(0.45, 0.5), "walls": about(0.9, 0.95)}}
    elsewhere = {"end": {"time": about(0.9, 0.95)}}
    judged = check_target(target, {"3p": tables, "4p": elsewhere})
    assert judged.verdict is Verdict.MET
    assert [(row.mode, row.name) for row in judged.rows] == [("3p", "time")]
    assert check_target(target, {"4p": elsewhere}).verdict is Verdict.UNSEEN


def test_a_check_without_rows_looks_at_all_of_them() -> None:
    target = Target(5, (Check("general", 0.25, 0.42, ("3p",)),))
    tables = {"general": {"G01": about(0.3, 0.4), "G02": about(0.05, 0.2), "G03": about(0.2, 0.3)}}
    judged = check_target(target, {"3p": tables})
    assert judged.verdict is Verdict.MISSED
    assert [row.verdict for row in judged.rows] == [Verdict.MET, Verdict.MISSED, Verdict.OPEN]


def test_co_op_is_judged_only_where_those_played_whom_it_is_meant_for() -> None:
    target = TARGETS[11]
    figures = {"coop-3": {"won": {"games": about(0.40, 0.50)}}}
    assert check_target(target, figures).verdict is Verdict.UNSEEN
    assert check_target(target, figures, "strategist").verdict is Verdict.MET
    assert check_target(TARGETS[18], figures, "strategist").verdict is Verdict.UNSEEN  # no lever was played


def test_the_targets_are_those_of_the_specification_and_three_more() -> None:
    assert [target.number for target in TARGETS] == list(range(1, 20))
    every = [check for target in TARGETS for check in target.checks]
    assert all(check.low < check.high for check in every)
    assert {mode for check in every for mode in check.modes} <= set(MODES)
    regular = TARGETS[8].checks
    assert regular[0].rows == ("lum", "qua", "gol", "bar", "tea")
    assert (regular[1].rows, regular[1].low) == (("tem",), 0.4)
    assert [(check.low, check.high) for check in TARGETS[1].checks] == [(0.05, 0.18), (0.10, 0.25)]
    assert TARGETS[18].checks[0].modes == ("solo-50", "solo-100", "solo-both", "coop-3")
    assert [check.high for check in TARGETS[9].checks] == pytest.approx([0.56, 1 / 3 + 0.06, 0.31, 0.26])
