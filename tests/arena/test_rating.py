"""Ratings: the model's own numbers where they are known, and wide intervals where little is."""

import math

import numpy as np
import pytest

from mandate.arena import rating
from mandate.arena.plan import Plan
from mandate.arena.played import Played
from tests.arena.games import plan_of, result, tasks, won_by


def drawn_games(plan: Plan, deals: int, strengths: list[float], seed: int = 1) -> list[Played]:
    """Games won by chance, in proportion to the strengths."""
    chance = np.random.default_rng(seed)
    games = []
    for task in tasks(plan, deals):
        weights = np.array([strengths[player] for player in task.seats])
        games.append(result(task, [int(chance.choice(len(weights), p=weights / weights.sum()))]))
    return games


def test_odds_of_ten_to_one_are_400_points() -> None:
    plan = plan_of("a", "b")
    games = drawn_games(plan, 1500, [1.0, 10.0])
    first, second = rating.rate(plan, games)
    assert (first.mean, first.low, first.high) == (0, 0, 0)
    won = sum(played.seats[played.winners[0]] for played in games)
    assert second.mean == pytest.approx(400 * math.log10((won + 1) / (len(games) - won + 1)), abs=0.1)
    assert second.low < 400 < second.high
    assert second.high - second.low < 80


def test_ratings_are_found_at_tables_for_four_too() -> None:
    plan = plan_of("a", "b", "c", "d", seats=4)
    found = rating.rate(plan, drawn_games(plan, 600, [1.0, 2.0, 4.0, 8.0]))
    for one, odds in zip(found, (1, 2, 4, 8), strict=True):
        assert one.low <= 400 * math.log10(odds) <= one.high


def test_one_among_three_of_another_kind() -> None:
    plan = plan_of("a", "b", seats=4)
    _, other = rating.rate(plan, drawn_games(plan, 600, [1.0, 3.0]))
    assert other.low < 400 * math.log10(3) < other.high


def test_who_won_everything_is_far_ahead_with_no_end_to_be_seen() -> None:
    plan = plan_of("a", "b")
    _, few = rating.rate(plan, won_by(plan, 10))
    _, many = rating.rate(plan, won_by(plan, 200))
    assert many.mean < few.mean < 0
    assert many.low < 2 * many.mean
    assert many.high > many.mean
    assert math.isfinite(many.low)


def test_shared_wins_count_in_parts() -> None:
    plan = plan_of("a", "b")
    _, other = rating.rate(plan, [result(task, [0, 1]) for task in tasks(plan, 20)])
    assert other.mean == pytest.approx(0, abs=1e-3)


def test_intervals_come_from_the_deals_and_not_from_the_games() -> None:
    """A hundred deals in which luck decides both games are worth a hundred games, not two hundred."""
    plan = plan_of("a", "b")
    alike = [result(task, [task.seats.index(task.deal % 2)]) for task in tasks(plan, 100)]
    apart = [
        result(task, [task.seats.index(task.deal % 2) if task.deal % 4 < 2 else task.deal % 2])
        for task in tasks(plan, 100)
    ]
    wide, narrow = rating.rate(plan, alike)[1], rating.rate(plan, apart)[1]
    assert (wide.high - wide.low) / (narrow.high - narrow.low) == pytest.approx(math.sqrt(2), abs=0.2)


def test_the_same_results_give_the_same_intervals() -> None:
    plan = plan_of("a", "b", "c")
    games = drawn_games(plan, 40, [1.0, 2.0, 3.0])
    assert rating.rate(plan, games) == rating.rate(plan, games)
