"""The look-ahead for The Great Wall, and the levels that stand on it."""

import json
import logging
from importlib import resources

import pytest

from mandate.core.errors import Code, Malformed
from mandate.core.rng import Chance
from mandate.games.great_wall.players.heuristics.playout import play_out
from mandate.games.great_wall.players.search import BREADTH, LookAhead
from mandate.games.great_wall.players.trial import Trial
from mandate.games.great_wall.players.value import FILE, evaluation_for, learned, read, worth
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.view import GreatWallView
from mandate.lang import LANGUAGES
from mandate.lang.text import read_text, tell
from mandate.players import find
from mandate.players.advice import advise
from mandate.players.budget import Budget

WAYS: dict[str, dict[str, object]] = {
    "solo": {"players": 1},
    "reed": {"players": 2},
    "3": {"players": 3},
    "4": {"players": 4},
    "coop": {"players": 3, "coop": True},
}


def begun(options: dict[str, object], seed: int = 3) -> GreatWallState:
    state = GREAT_WALL.start(options, Chance(seed))
    assert isinstance(state, GreatWallState)
    return state


def asked_about(state: GreatWallState, kind: str) -> GreatWallView:
    """The view of anyone who is asked that next, played on by a steward."""
    steward = find("rules", 5, game="great-wall")
    while True:
        seat, decision = next(iter(state.pending.items()))
        if decision.kind == kind and len(decision.options) > 1:
            view = state.view(seat)
            assert isinstance(view, GreatWallView)
            return view
        state.apply(seat, steward.choose(state.view(seat), decision))


@pytest.mark.parametrize("way", WAYS)
def test_it_plays_a_year_of_every_way_by_the_rules(way: str) -> None:
    state = begun(WAYS[way])
    ahead = LookAhead(Budget(simulations=2), seed=1, breadth=2)
    while state.pending and state.year < 2:
        seat, decision = next(iter(state.pending.items()))
        state.apply(seat, ahead.choose(state.view(seat), decision))  # refuses what is not allowed
    assert state.year == 2


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", ["scribe", "rules", "strategist", "marshal:2"])
def test_every_level_plays_every_way(name: str, way: str) -> None:
    state = begun(WAYS[way])
    player = find(name, 5, game="great-wall")
    for _ in range(4):
        seat, decision = next(iter(state.pending.items()))
        state.apply(seat, player.choose(state.view(seat), decision))  # refuses what is not allowed


@pytest.mark.parametrize("way", WAYS)
def test_a_play_out_ends_with_its_year_and_is_worth_a_share_of_the_win(way: str) -> None:
    state = begun(WAYS[way])
    assert play_out(state, 1, Chance(2)) > 10
    assert state.year == 2
    judgement = learned().judgements[way]
    shares = [worth(state, seat, judgement) for seat in state.lineup.all_seats]
    assert all(0 < share < 1 for share in shares)
    play_out(state, 99, Chance(2))
    assert state.outcome is not None
    assert max(worth(state, seat, judgement) for seat in state.lineup.all_seats) in (
        0.0,
        pytest.approx(1.0, abs=0.02),
    )


def test_the_same_seed_thinks_the_same_and_what_is_hidden_changes_nothing() -> None:
    view = asked_about(begun({"players": 3}), "clerks")
    assert view.decision is not None
    first = LookAhead(Budget(simulations=12), seed=9).think(view, view.decision)
    again = LookAhead(Budget(simulations=12), seed=9).think(view, view.decision)
    assert (first.choice, first.candidates) == (again.choice, again.candidates)
    other = GREAT_WALL.resample(view, Chance(77)).view(view.seat)
    assert other.decision is not None
    redrawn = LookAhead(Budget(simulations=12), seed=9).think(other, other.decision)
    assert redrawn.candidates == first.candidates
    assert len(first.candidates) == min(BREADTH["clerks"], len(view.decision.options))
    assert first.simulations >= 12


def test_what_is_clear_is_not_played_on_to_the_end_of_the_budget() -> None:
    state, spent = begun({"players": 3}), {True: 0, False: 0}
    for _ in range(6):
        view = asked_about(state, "clerks")
        assert view.seat is not None
        assert view.decision is not None
        for early in spent:
            ahead = LookAhead(Budget(simulations=48), seed=9, stops_early=early)
            spent[early] += ahead.think(view, view.decision).simulations
        state.apply(view.seat, view.decision.options[0])
    assert spent[True] < spent[False]


def test_choices_that_always_end_alike_are_soon_left_alone() -> None:
    view = asked_about(begun({"players": 3}), "clerks")
    assert view.decision is not None
    ahead = LookAhead(Budget(simulations=200), seed=9)
    trial = Trial(view, view.decision.options[:2], learned().judgements["3"], Chance(1))
    first, second = trial.names
    for name in trial.names:
        trial.values[name] = [0.5, 0.4, 0.6]
    assert ahead._in_doubt(trial, trial.names) == trial.names  # three tables say nothing yet
    for name in trial.names:
        trial.values[name].append(0.5)
    assert ahead._in_doubt(trial, trial.names) == [first]
    trial.values[second] = [0.6, 0.3, 0.6, 0.5]
    assert ahead._in_doubt(trial, trial.names) == trial.names  # as good, but not the same
    trial.values[second] = [0.8, 0.71, 0.9, 0.81]
    assert ahead._in_doubt(trial, trial.names) == [second]


def test_a_budget_in_seconds_is_kept() -> None:
    view = asked_about(begun({"players": 3}), "fall.choose")
    assert view.decision is not None
    thought = LookAhead(Budget(seconds=0.01), seed=9).think(view, view.decision)
    assert thought.choice in view.decision.options
    assert thought.simulations > 0


@pytest.mark.parametrize(
    "name",
    ["marshal:0", "marshal:often", "marshal:1s,2", "marshal:", "marshal:-5", "marshal:-1s", "marshal:0s"],
)
def test_a_broken_budget_is_refused(name: str) -> None:
    with pytest.raises(Malformed) as refusal:
        find(name, game="great-wall")
    assert refusal.value.code is Code.PLAYER_BUDGET


def test_advice_says_how_the_game_would_go_on() -> None:
    view = asked_about(begun({"players": 3}), "fall.choose")
    assert view.decision is not None
    advice = advise("great-wall", view, view.decision)
    assert advice.measure == "chance"
    assert advice.simulations > 0
    assert advice.choice in view.decision.options
    assert advice == advise("great-wall", view, view.decision)
    brings = [suggestion.brings for suggestion in advice.suggestions]
    assert any(brings)
    for language in LANGUAGES:
        assert all(tell(read_text(text), language, strict=True) for text in brings if text)


def test_advice_says_how_sure_it_is() -> None:
    """Some dozen play-outs give no share of the win to the percent, and cannot order close choices."""
    view = asked_about(begun({"players": 3}), "fall.choose")
    assert view.decision is not None
    first, *others = advise("great-wall", view, view.decision).suggestions
    assert first.margin
    assert not first.even
    for other in others:
        assert first.value is not None
        assert other.value is not None
        assert other.even or other.value < first.value


def test_the_margin_holds_the_mean_of_many_more_tables() -> None:
    view = asked_about(begun({"players": 3}), "fall.choose")
    assert view.decision is not None
    judgement = evaluation_for(view.options)
    assert judgement is not None
    names = view.decision.options[:1]
    few, many = (Trial(view, names, judgement, Chance(seed)) for seed in (3, 4))
    for trial, tables in ((few, 8), (many, 64)):
        for _ in range(tables):
            trial.meet(names)
    margin = few.margin(names[0])
    assert margin is not None
    assert abs(few.mean(names[0]) - many.mean(names[0])) <= margin
    assert margin < 1
    assert (many.margin(names[0]) or 1) < margin
    assert Trial(view, names, judgement, Chance(3)).margin(names[0]) is None


def test_saying_why_changes_no_thought() -> None:
    view = asked_about(begun({"players": 3}), "fall.choose")
    assert view.decision is not None
    silent = LookAhead(Budget(simulations=12), seed=9).think(view, view.decision)
    telling = LookAhead(Budget(simulations=12), seed=9, explains=True).think(view, view.decision)
    assert [found.value for found in silent.candidates] == [found.value for found in telling.candidates]
    assert not any(found.brings for found in silent.candidates)


def _stored() -> dict[str, object]:

    found: dict[str, object] = json.loads(
        resources.files("mandate.games.great_wall.players").joinpath(FILE).read_text("utf-8")
    )
    return found


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"rules": "0"}, "0 ≠ "),
        ({"judgements": {}}, "3"),
        ({"judgements": 7}, "object"),
        ({"rules": None}, "str"),
    ],
)
def test_weights_that_do_not_fit_are_refused(change: dict[str, object], reason: str) -> None:
    assert read(json.dumps(_stored()).encode(), FILE) == learned()
    with pytest.raises(Malformed) as refusal:
        read(json.dumps({**_stored(), **change}).encode(), FILE)
    assert refusal.value.code is Code.LEARNED_FILE
    assert FILE in str(refusal.value)
    assert reason in str(refusal.value)


def test_without_weights_the_steward_plays_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def spoiled() -> None:
        raise Malformed(Code.LEARNED_FILE, file=FILE, reason="test")

    monkeypatch.setattr("mandate.games.great_wall.players.value.learned", spoiled)
    view = asked_about(begun({"players": 3}), "fall.choose")
    assert view.decision is not None
    with caplog.at_level(logging.WARNING):
        thought = LookAhead(Budget(simulations=8), seed=9).think(view, view.decision)
    assert thought.choice in view.decision.options
    assert thought.simulations == 0
    assert [record.message for record in caplog.records if FILE in record.message]
