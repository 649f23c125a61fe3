"""Clocks, and the times at which no one is charged."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mandate.table.clock import Clock
from mandate.table.outages import MINUTE_MS, Outages, rest, runs_out, spent
from mandate.table.plan import MIN_MINUTES_A_DAY, Pace
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


def test_a_longer_move_uses_the_bank_and_a_takeback_does_not_refill_it() -> None:
    clock = Clock(Pace(per="move", seconds=10, bank=30))
    clock.start(2, 0)
    assert clock.left == [40_000, 40_000]
    clock.charge([0], 9_000, 9_000)
    clock.moved(0)
    assert clock.left == [40_000, 40_000]  # within the time for a move
    clock.charge([1], 25_000, 34_000)
    clock.moved(1)
    assert clock.left == [40_000, 25_000]  # fifteen seconds from the bank
    clock.charge([1], 30_000, 64_000)
    clock.renew()
    assert clock.left == [40_000, 10_000]  # the bank is used up
    game = Clock(Pace(per="game", seconds=10, bank=30))
    game.start(1, 0)
    assert game.left == [10_000]


@given(st.lists(st.integers(0, 12_000), max_size=8))
def test_a_bank_never_grows(moves: list[int]) -> None:
    clock = Clock(Pace(per="move", seconds=5, bank=7))
    clock.start(1, 0)
    banked = 7_000
    for at, used in enumerate(moves):
        clock.charge([0], used, at)
        clock.moved(0)
        banked = min(banked, max(0, banked - max(0, used - 5_000)))
        assert clock.left == [5_000 + banked]


HOURS = st.tuples(st.integers(0, 1439), st.integers(0, 1439)).filter(
    lambda hours: (hours[1] - hours[0]) % 1440 >= MIN_MINUTES_A_DAY
)


@given(HOURS, st.integers(0, 4 * 1440), st.integers(0, 4 * 1440), SPANS)
def test_clocks_run_only_in_the_hours_of_a_day(
    hours: tuple[int, int], since: int, more: int, spans: list[tuple[int, int]]
) -> None:
    pace = Pace(per="move", seconds=86_400, hours=hours)
    outages = Outages([(MINUTE_MS * a, MINUTE_MS * b) for a, b in spans])
    first, last = hours
    open_minutes = sum(
        (minute % 1440 - first) % 1440 < (last - first) % 1440 and not any(a <= minute < b for a, b in spans)
        for minute in range(since, since + more)
    )
    begun = since * MINUTE_MS
    assert spent(pace, outages, begun, begun + more * MINUTE_MS) == open_minutes * MINUTE_MS
    out = runs_out(pace, outages, begun, more * MINUTE_MS + 1)
    assert spent(pace, outages, begun, out) == more * MINUTE_MS + 1
    assert spent(pace, outages, begun, out - 1) == more * MINUTE_MS
    resting = rest(pace, 0, begun)
    assert spent(pace, Outages(), begun, begun + resting) == 0
    assert spent(pace, Outages(), begun, begun + resting + 1) == 1


def test_an_evening_past_midnight_is_one_window_and_a_short_one_is_refused() -> None:
    late = Pace(per="move", seconds=86_400, hours=(18 * 60, 2 * 60))
    assert late.minutes_a_day == 8 * 60
    assert rest(late, 0, 3 * 60 * MINUTE_MS) == 15 * 60 * MINUTE_MS
    assert rest(late, 0, 60 * MINUTE_MS) == 0
    for hours in ((0, 0), (60, 60 + MIN_MINUTES_A_DAY - 1)):
        with pytest.raises(ValueError, match="hours a day"):
            Pace(per="move", seconds=86_400, hours=hours)
    with pytest.raises(msgspec.ValidationError, match="hours a day"):
        msgspec.json.decode(b'{"per": "move", "hours": [0, 1]}', type=Pace)
