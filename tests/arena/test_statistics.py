"""Intervals that cover what they claim to cover, where deals are what is drawn."""

import math

import numpy as np
import pytest

from mandate.arena import statistics

# scipy is loaded by the tests that compare with it: every process of a run finds all tests first.
DRAWN = np.random.default_rng(7)


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 5, 9, 30, 199, 5000])
def test_students_points_are_those_of_scipy(freedom: int) -> None:
    from scipy import stats

    assert statistics.student(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=2e-3)


@pytest.mark.parametrize("level", [0.9, 0.99, 0.999])  # the last is that of fifty intervals at once
@pytest.mark.parametrize("freedom", [9, 30, 199, 5000])
def test_and_so_they_are_for_other_intervals(freedom: int, level: float) -> None:
    from scipy import stats

    assert statistics.student(freedom, level) == pytest.approx(
        stats.t.ppf((1 + level) / 2, freedom), rel=2e-3
    )


@pytest.mark.parametrize(
    ("of", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_a_share_of_single_games_has_the_published_wilson_interval(
    of: int, games: int, low: float, high: float
) -> None:
    found = statistics.share_of_games(of, games)
    assert (found.mean, found.low, found.high) == pytest.approx((of / games, low, high), abs=5e-5)
    lost = statistics.share_of_games(games - of, games)
    assert (lost.low, lost.high) == pytest.approx((1 - high, 1 - low), abs=5e-5)
    # where the spread is not known but seen, it is wider, and the same whichever way it is counted
    seen = [1.0] * of + [0.0] * (games - of)
    wider, pairs = statistics.share(seen), statistics.share_of([(one, 1) for one in seen])
    assert 0 <= wider.low <= found.low < found.high <= wider.high
    assert wider.high - found.high < 0.03
    assert (pairs.mean, pairs.low, pairs.high) == pytest.approx((wider.mean, wider.low, wider.high))


def test_nothing_played_says_nothing() -> None:
    found = statistics.share_of_games(0, 0)
    assert (found.low, found.high) == (0.0, 1.0)


def test_a_mean_is_a_ratio_in_which_all_count_alike() -> None:
    values = [3.0, 5.0, 4.0, 8.0, 1.0, 4.0]
    mean, ratio = statistics.mean(values), statistics.ratio([(2 * value, 2) for value in values])
    assert (ratio.mean, ratio.low, ratio.high) == pytest.approx((mean.mean, mean.low, mean.high))
    assert not statistics.ratio([(3.0, 2)]).is_bounded


def test_the_mean_of_scores_has_students_interval() -> None:
    from scipy import stats

    values = [3.0, 5.0, 4.0, 8.0, 1.0, 4.0]
    found = statistics.mean(values)
    low, high = stats.t.interval(0.95, 5, loc=np.mean(values), scale=stats.sem(values))
    assert (found.mean, found.low, found.high) == pytest.approx((np.mean(values), low, high), rel=3e-3)


def test_a_single_deal_says_nothing_of_the_spread() -> None:
    assert statistics.mean([3.0]).to_json() == {"mean": 3.0, "low": None, "high": None}
    assert statistics.mean([3.0]).decimals() == "3.00"
    found = statistics.share([1.0])
    assert found.low < 0.01
    assert found.high == 1.0


def test_near_one_half_a_share_has_students_interval() -> None:
    deals = [0.0, 0.5, 0.5, 1.0] * 100
    share, mean = statistics.share(deals), statistics.mean(deals)
    assert (share.low, share.high) == pytest.approx((mean.low, mean.high), abs=2e-3)


def test_a_share_stays_between_0_and_1_and_is_no_point_where_all_deals_agree() -> None:
    for value in (0.0, 1.0):
        found = statistics.share([value] * 50)
        assert 0 <= found.low < found.high <= 1
        assert found.high - found.low == pytest.approx(0.075, abs=0.005)  # Wilson's for 50 games


def test_a_lead_lies_between_minus_one_and_one_and_is_students_in_the_middle() -> None:
    found = statistics.lead([0.0, 0.5, -0.5, 1.0, 0.0, 0.0] * 50)
    mean = statistics.mean([0.0, 0.5, -0.5, 1.0, 0.0, 0.0] * 50)
    assert (found.mean, found.low, found.high) == pytest.approx((mean.mean, mean.low, mean.high), abs=2e-3)
    assert statistics.lead([1.0] * 10).high == 1.0
    assert statistics.lead([-1.0, -1.0, -0.5]).low >= -1.0
    assert found.difference().startswith("+16.7% (+")


def test_the_games_of_a_deal_are_not_counted_as_several() -> None:
    """Each deal is decided by its luck alone: 50 deals of 4 games are worth 50 games and not 200."""
    from scipy import stats

    found = statistics.share([1.0, 0.0] * 25)
    half = stats.t.ppf(0.975, 49) * math.sqrt(0.25 / 49)
    assert found.high - found.low == pytest.approx(2 * half, rel=0.05)


@pytest.mark.parametrize("strength", [0.5, 0.8, 0.95])
@pytest.mark.parametrize("deals", [20, 200])
def test_intervals_of_shares_cover_the_truth_in_95_of_100_cases(strength: float, deals: int) -> None:
    """Both games of a deal share its luck: what the interval has to do right."""
    covered = 0
    for _ in range(1000):
        luck = DRAWN.beta(4 * strength, 4 * (1 - strength), size=deals)
        wins = (DRAWN.random((2, deals)) < luck).mean(axis=0)
        found = statistics.share(wins.tolist())
        covered += found.low <= strength <= found.high
    assert covered >= 925
