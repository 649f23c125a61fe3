"""Intervals, each checked against another way to work it out."""

import math
import random
import statistics

import pytest

from mandate.games.great_wall.study.balance.estimates import FEWEST, mean, quantile, ratio, share


def test_a_mean_is_the_textbook_one() -> None:
    values = [3.0, 5.0, 4.0, 8.0, 1.0, 6.0, 7.0, 2.0, 9.0, 5.0]
    error = statistics.stdev(values) / math.sqrt(10)
    found = mean(values)
    assert found.value == statistics.mean(values)
    assert found.high - found.value == pytest.approx(2.262 * error, rel=1e-3)
    assert (found.n, found.games) == (10, 10)


def test_a_ratio_by_games_has_the_spread_that_leaving_out_each_game_shows() -> None:
    chance = random.Random(4)
    pairs = [
        (float(sum(chance.random() < 0.3 for _ in range(n))), n) for n in chance.choices(range(1, 9), k=200)
    ]
    y, x = sum(a for a, _ in pairs), sum(b for _, b in pairs)
    left_out = [(y - a) / (x - b) for a, b in pairs]
    jackknife = math.sqrt(199 / 200 * sum((one - statistics.mean(left_out)) ** 2 for one in left_out))
    found = ratio(pairs)
    assert found.value == y / x
    assert (found.high - found.low) / 2 == pytest.approx(1.972 * jackknife, rel=0.02)


def test_players_who_share_a_fate_count_as_one_game() -> None:
    together = share([(3.0, 3), (0.0, 3)] * 50)
    alone = share([(1.0, 1), (0.0, 1)] * 50)
    assert (together.low, together.high) == pytest.approx((alone.low, alone.high))
    assert (together.n, alone.n) == (300, 100)


def test_an_interval_holds_the_truth_nineteen_times_in_twenty() -> None:
    chance = random.Random(11)
    held = 0
    for _ in range(400):
        pairs = []
        for _ in range(60):
            luck = chance.choice([0.2, 0.6])  # good games and bad ones
            pairs.append((float(sum(chance.random() < luck for _ in range(4))), 4))
        found = share(pairs)
        held += found.low <= 0.4 <= found.high
    assert 368 <= held <= 392  # 95 % of 400 is 380


def test_the_interval_of_a_quantile_holds_it_with_the_chance_that_ranks_have() -> None:
    n, part = 200, 0.95
    found = quantile(list(range(1, n + 1)), part)
    assert found.value == 190
    low, high = round(found.low), round(found.high)
    below = [math.comb(n, k) * part**k * (1 - part) ** (n - k) for k in range(n + 1)]
    held = sum(below[low:high])  # at least `low` values lie below the true quantile, and fewer than `high`
    assert 0.95 <= held < 0.99


def test_a_quantile_of_few_values_has_no_upper_limit() -> None:
    assert math.isinf(quantile([1.0, 2.0, 3.0], 0.95).high)


def test_a_family_of_many_gets_wider_intervals() -> None:
    values = [float(i % 7) for i in range(100)]
    one, many = mean(values), mean(values, family=44)
    assert (one.low, one.high) == (many.low, many.high)
    assert (one.least, one.most) == (one.low, one.high)
    ratio_of_widths = (many.most - many.least) / (many.high - many.low)
    assert ratio_of_widths == pytest.approx(3.25 / 1.96, rel=0.02)  # 1 - 0.05 / 44 to both sides


def test_with_too_few_games_there_is_no_interval() -> None:
    found = mean([1.0] * (FEWEST - 1))
    assert (found.value, found.low, found.high) == (1.0, -math.inf, math.inf)
    assert (share([(1.0, 1)] * (FEWEST - 1)).least, share([(1.0, 1)] * (FEWEST - 1)).most) == (0.0, 1.0)
    assert mean([]).games == share([]).games == quantile([], 0.95).games == 0
