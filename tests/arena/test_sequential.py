"""Stopping when decided: seldom wrong, and soon where the difference is large."""

import numpy as np
import numpy.typing as npt
import pytest

from mandate.arena.played import Played
from mandate.arena.sequential import Betting, Decider
from tests.arena.games import plan_of, result, tasks


def decide(values: npt.NDArray[np.float64]) -> int | None:
    """After how many values it is decided that their mean is not one half."""
    betting = Betting(0.05)
    for count, value in enumerate(values, 1):
        betting.add(float(value))
        known = betting.estimate
        if known.low > 0.5 or known.high < 0.5:
            return count
    return None


def test_equals_are_distinguished_in_fewer_than_5_of_100_runs_however_often_one_looks() -> None:
    drawn = np.random.default_rng(1)
    wrong = sum(decide(drawn.choice([0, 0.5, 1], size=300)) is not None for _ in range(100))
    assert wrong <= 5


def test_the_interval_holds_the_truth_at_every_moment() -> None:
    drawn = np.random.default_rng(2)
    missed = 0
    for _ in range(100):
        betting = Betting(0.05)
        for value in drawn.beta(6, 2, size=150):
            betting.add(float(value))
        missed += not betting.estimate.low <= 0.75 <= betting.estimate.high  # it only ever shrinks
    assert missed <= 5


@pytest.mark.parametrize(("share", "most"), [(1.0, 12), (0.75, 110), (0.0, 12)])
def test_a_large_difference_is_seen_soon(share: float, most: int) -> None:
    values = np.random.default_rng(3).random(400) < share
    found = decide(values.astype(float))
    assert found is not None
    assert 4 < found <= most


def feed(decider: Decider, games: list[Played]) -> int:
    """How many games were needed."""
    needed = 0
    plan = decider._plan
    for task, played in zip(tasks(plan, 10_000), games, strict=False):
        if not decider.is_decided(task):
            needed += 1
            decider.add(task, played)
    return needed


def test_a_decided_table_needs_no_more_games_and_others_go_on() -> None:
    plan = plan_of("strong", "weak", "weaker", until_decided=True)
    games = []
    for task in tasks(plan, 40):
        if task.table == 0:
            winner = task.seats.index(0)
        elif task.table == 1:
            winner = (task.deal + task.seating) % 2  # everybody wins half of each deal
        else:
            winner = task.seats.index(2)
        games.append(result(task, [winner]))
    decider = Decider(plan)
    needed = feed(decider, games)
    assert [contest.verdict for contest in decider.contests] == [1, 0, -1]
    assert 80 < needed < 160


def test_a_round_is_a_deal_on_every_setting() -> None:
    """Each setting favours another player in turn: that is not a difference between them."""
    plan = plan_of("a", "b", settings=2, until_decided=True)
    games = [result(task, [task.seats.index(task.deal % 2)]) for task in tasks(plan, 300)]
    decider = Decider(plan)
    assert feed(decider, games) == 600
    assert decider.contests[0].verdict == 0
    assert decider.contests[0].betting._count == 150


def test_players_with_tables_of_their_own_are_compared_on_the_same_deals() -> None:
    plan = plan_of("loses", "wins", "loses too", together=True, until_decided=True)
    games = [result(task, range(2) if task.table == 1 else []) for task in tasks(plan, 60)]
    decider = Decider(plan)
    needed = feed(decider, games)
    assert [(contest.table, contest.verdict) for contest in decider.contests] == [(1, 1), (2, 0)]
    assert needed < 180  # the second table stopped; the first and the third went on


def test_at_larger_tables_the_first_player_is_compared_with_its_fair_share() -> None:
    plan = plan_of("a", "b", seats=4, until_decided=True)
    games = [result(task, [task.deal % 4]) for task in tasks(plan, 100)]
    decider = Decider(plan)
    assert feed(decider, games) == 400  # one game in four is the fair share
    assert decider.contests[0].verdict == 0
    assert decider.contests[0].betting.estimate.mean == pytest.approx(0.25)
