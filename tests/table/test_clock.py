"""Clocks, and the times at which no one is charged."""

from hypothesis import given
from hypothesis import strategies as st

from mandate.table.clock import Clock
from mandate.table.outages import Outages
from tests.table.scenes import clocked

MOMENTS = st.integers(0, 200)
SPANS = st.lists(st.tuples(MOMENTS, MOMENTS).map(lambda s: (min(s), max(s))), max_size=6)


def brute(spans: list[tuple[int, int]], since: int, now: int) -> int:
    """Count the milliseconds one by one."""
    return sum(not any(a <= moment < b for a, b in spans) for moment in range(since, now))


@given(SPANS, MOMENTS, MOMENTS)
def test_what_has_passed_leaves_out_every_outage_once(
    spans: list[tuple[int, int]], since: int, now: int
) -> None:
    assert Outages(spans).elapsed(since, now) == brute(spans, since, now)


@given(SPANS, MOMENTS, st.integers(1, 100))
def test_a_deadline_is_put_off_by_the_outages_before_it(
    spans: list[tuple[int, int]], since: int, left: int
) -> None:
    outages = Outages(spans)
    moment = outages.put_off(since, left)
    assert outages.elapsed(since, moment) == left
    assert outages.elapsed(since, moment - 1) == left - 1


def test_without_a_clock_no_one_runs_out_of_time() -> None:
    clock = Clock(clocked("none", 1))
    clock.start(2, 0)
    clock.charge([0], 10_000, 10_000)
    assert clock.out_of_time([0, 1], 10**9) == []
    assert clock.deadline([0, 1]) is None


def test_time_never_goes_below_nothing() -> None:
    clock = Clock(clocked("game", 5))
    clock.start(2, 0)
    clock.charge([1], 7000, 7000)
    assert clock.left == [5000, 0]
    assert clock.out_of_time([0, 1], 0) == [1]
