"""Vacations: how many days there are, and what coming back early returns."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mandate.core.errors import Problem
from mandate.people.calendar import (
    DAYS_A_YEAR,
    LONGER_DAY_MS,
    MAX_AHEAD_MS,
    YEAR_MS,
    Calendar,
    calendar_info,
    days_of,
)
from mandate.people.fold import DAY_MS

NOW = 1_800_000_000_000


def test_days_are_counted_whole_and_coming_back_returns_the_others() -> None:
    calendar = Calendar().announce(NOW, NOW + 10 * DAY_MS, NOW)
    assert calendar.days_left(NOW) == DAYS_A_YEAR - 10
    back = calendar.back(NOW + 2 * DAY_MS + 2 * LONGER_DAY_MS)
    assert back.days_left(NOW) == DAYS_A_YEAR - 3
    assert back.open(NOW + 3 * DAY_MS) is None
    assert calendar.back(NOW).vacations == []  # called off before it began
    assert days_of((0, 1)) == days_of((0, DAY_MS + LONGER_DAY_MS)) == 1


def test_a_vacation_replaces_one_that_is_not_over() -> None:
    calendar = Calendar().announce(NOW + DAY_MS, NOW + 21 * DAY_MS, NOW)
    other = calendar.announce(NOW + 2 * DAY_MS, NOW + 30 * DAY_MS, NOW)
    assert other.vacations == [(NOW + 2 * DAY_MS, NOW + 30 * DAY_MS)]
    assert calendar_info(other, NOW).left == 0


def test_no_more_days_than_there_are_and_none_that_are_over_or_far_ahead() -> None:
    for since, until in (
        (NOW, NOW + (DAYS_A_YEAR + 1) * DAY_MS),
        (NOW, NOW),
        (NOW - 2 * DAY_MS, NOW - DAY_MS),
        (NOW + MAX_AHEAD_MS + 1, NOW + MAX_AHEAD_MS + DAY_MS),
    ):
        with pytest.raises(Problem):
            Calendar().announce(since, until, NOW)
    spent = Calendar().announce(0, NOW + DAYS_A_YEAR * DAY_MS, NOW)
    later = NOW + 40 * DAY_MS
    with pytest.raises(Problem):
        spent.announce(later, later + 1, later)
    year = NOW + DAYS_A_YEAR * DAY_MS + YEAR_MS
    assert spent.announce(year, year + DAY_MS, year).vacations == [(year, year + DAY_MS)]


@given(
    st.lists(
        st.tuples(st.sampled_from(["away", "back"]), st.integers(0, 60), st.integers(1, 480)), max_size=20
    )
)
def test_no_one_is_away_for_more_days_in_a_year_than_there_are(steps: list[tuple[str, int, int]]) -> None:
    now, calendar = NOW, Calendar()
    for what, hours, length in steps:
        now += hours * 3_600_000
        try:
            calendar = calendar.back(now) if what == "back" else calendar.announce(
                now, now + length * 3_600_000, now
            )  # fmt: skip
        except Problem:
            continue
        spans = sorted(calendar.vacations)
        assert all(one[1] <= two[0] for one, two in pairwise(spans))
        assert sum(until - since for since, until in spans) <= DAYS_A_YEAR * (DAY_MS + LONGER_DAY_MS)
        assert 0 <= calendar.days_left(now) <= DAYS_A_YEAR
