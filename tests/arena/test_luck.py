"""Results less the luck in them."""

import random
from statistics import fmean

import msgspec
import pytest

from mandate.arena.luck import LEAST_DEALS, SEEN, LuckWatch, adjusted, evaluator_of, luck_in, luck_of
from mandate.arena.plan import make_plan
from mandate.arena.statistics import adjusted_share
from mandate.arena.summary import summarise
from mandate.core.game import State
from mandate.core.match import Match
from mandate.games import find
from tests.arena.games import plan_of, play_all, result, tasks
from tests.seeds import SEED


def test_the_factor_of_each_deal_is_fitted_to_all_others() -> None:
    chance = random.Random(f"{SEED}/luck")
    luck = [chance.gauss(0, 1) for _ in range(12)]
    values = [0.3 * each + chance.random() for each in luck]
    for at, found in enumerate(adjusted(values, luck)):
        ys, cs = ([each for i, each in enumerate(of) if i != at] for of in (values, luck))
        slope = sum(c * (y - fmean(ys)) for c, y in zip(cs, ys, strict=True)) / sum(c * c for c in cs)
        assert found == pytest.approx(values[at] - slope * luck[at])


def test_what_luck_explains_is_taken_out_and_what_it_does_not_stays() -> None:
    chance = random.Random(f"{SEED}/luck")
    luck = [chance.gauss(0, 0.2) for _ in range(400)]
    values = [0.5 + each + chance.gauss(0, 0.02) for each in luck]
    shrunk, plain = adjusted_share(adjusted(values, luck)), adjusted_share(values)
    assert shrunk.high - shrunk.low < 0.2 * (plain.high - plain.low)
    assert adjusted(values, [0.0] * 400) == pytest.approx(values)
    few = LEAST_DEALS - 1
    assert adjusted(values[:few], luck[:few]) == values[:few]


def test_an_arena_measures_the_luck_of_every_game_and_reports_shares_without_it() -> None:
    plan = make_plan("qin", ["random", "greedy"], [{}], seed=str(SEED))
    games = play_all(plan, LEAST_DEALS, watch={SEEN: LuckWatch()})
    for played in games:
        ours, theirs = (luck_in(played, player) for player in range(2))
        assert ours is not None
        assert theirs is not None
        assert ours == pytest.approx(-theirs, abs=1e-5)  # what one seat gains the other loses
    found = summarise(plan, games)
    assert found.is_adjusted
    shown = found.to_json()["tables"][0]["standings"][0]
    assert 0 <= shown["adjusted"]["low"] <= shown["adjusted"]["mean"] <= shown["adjusted"]["high"] <= 1
    del games[0].seen[SEEN]  # a game of an earlier run that had none
    assert not summarise(plan, games).is_adjusted


def test_a_game_without_an_evaluator_has_no_luck() -> None:
    assert evaluator_of("great-wall") is None
    match: Match[State] = Match.start(find("great-wall"), {"players": 2}, seed=SEED)
    assert luck_of(match.record) is None
    plan = plan_of("a", "b")
    games = [result(task, [0]) for task in tasks(plan, LEAST_DEALS)]
    games[0].seen[SEEN] = msgspec.Raw(b"null")
    assert luck_in(games[0], 0) is None
    assert not summarise(plan, games).is_adjusted
