"""What holds in every game for one or two, whatever is chosen."""

from typing import Any

import pytest

from mandate.core.contract import check_game
from mandate.core.errors import Malformed
from mandate.core.game import Seat
from mandate.core.replay import verify
from mandate.core.rng import Chance
from mandate.games import great_wall
from mandate.games.great_wall.players.rules import SCORES
from mandate.games.great_wall.rules.events.course import Reasoned
from mandate.games.great_wall.rules.events.decks import DrewCommand
from mandate.games.great_wall.rules.game import GREAT_WALL
from tests.games.great_wall.engine_view import engine_json

from . import holding
from .driving import choose
from .modes import FEW

MODES = pytest.mark.parametrize("mode", FEW)


@MODES
def test_dozens_of_random_games_end_within_the_years(mode: str) -> None:
    holding.games_end_within_the_years(FEW[mode], games=25)


@MODES
@pytest.mark.parametrize("eager", [False, True])
def test_no_piece_and_no_card_is_created_or_lost(mode: str, eager: bool) -> None:
    holding.no_piece_is_created_or_lost(FEW[mode], games=3, eager=eager)


@MODES
def test_every_decision_can_be_stored_loaded_and_copied(mode: str) -> None:
    holding.every_decision_can_be_stored(FEW[mode])


@MODES
@pytest.mark.clause("gw.secret")
def test_the_contract_is_kept(mode: str) -> None:
    tally = check_game(GREAT_WALL, FEW[mode], games=1, seed=f"contract {mode}", looks=0.05)
    assert tally.choices > 50
    assert tally.comparisons > 150


@MODES
@pytest.mark.clause("gw.secret")
def test_what_is_hidden_can_be_redrawn_late_in_long_games(mode: str) -> None:
    holding.what_is_hidden_can_be_redrawn(FEW[mode], every=30)


@pytest.mark.clause("gw.secret")
def test_the_order_of_his_deck_and_his_first_advisors_are_hidden_from_the_player() -> None:
    match = great_wall.new(players=1, seed="hidden")
    match.play(match.options[0])
    chance = Chance("hidden")
    others = [GREAT_WALL.resample(match.view(Seat(0)), chance) for _ in range(10)]
    assert len({tuple(other.solo_deck) for other in others}) > 5
    assert len({tuple(other.supporting[2]) for other in others}) > 5
    assert {tuple(other.location_track) for other in others} == {tuple(match.state.location_track)}
    assert engine_json(match.view(Seat(0)))["supporting"][2] == ["??", "??"]
    shown = match.record_for(Seat(0)).setup
    assert shown["solo"] == ["??"] * 6
    assert shown["track"] == list(match.state.deal.track)


@MODES
def test_a_seat_steps_back_within_its_own_chain_until_something_is_revealed(mode: str) -> None:
    stepped, refused = holding.a_seat_steps_back_until_something_is_revealed(FEW[mode])
    assert stepped > 30
    assert refused > 3


def test_what_he_draws_is_in_the_record_and_no_preview_tells_it() -> None:
    match = great_wall.new(players=1, seed="draw")
    match.play(match.options[0])
    foretold = match.preview(match.options[0])
    events = match.play(match.options[0])
    (drew,) = [event for event in events if isinstance(event, DrewCommand)]
    assert drew.card in match.record.choices[-1].chance
    assert not any(isinstance(event, DrewCommand) for event in foretold)


@pytest.mark.parametrize("players", [1, 2])
def test_a_deal_can_be_verified_and_one_that_was_changed_cannot(players: int) -> None:
    match = great_wall.new(players=players)
    chance = Chance("verify")
    while match.outcome is None:
        seat, choice = choose(match.state, chance, eager=False)
        match.play(choice, seat)
    verify(GREAT_WALL, match.record)
    setup: dict[str, Any] = match.record.setup
    decks = ["solo", "track", "hordes"] if players == 1 else ["hordes"]
    for deck in decks:
        changed = {**setup, deck: setup[deck][::-1]}
        assert GREAT_WALL.secret(changed) != GREAT_WALL.secret(setup)


@pytest.mark.parametrize(
    ("players", "key", "value"),
    [
        (1, "solo", ["S1"] * 6), (1, "solo", ["S1"]), (1, "track", ["lum"] * 5), (1, "hordes", ["H1-L"] * 16),
        (2, "hordes", ["H1-L", *[f"H{n}-{s}" for n in range(1, 9) for s in "MR"][1:]]),
    ],
)  # fmt: skip
def test_a_deal_with_other_cards_is_refused(players: int, key: str, value: list[str]) -> None:
    setup = GREAT_WALL.start({"players": players}, Chance(1)).setup()
    with pytest.raises(Malformed):
        GREAT_WALL.begin({**setup, key: value})


def test_every_automatic_step_is_reported_with_a_reason() -> None:
    """Whatever a Clan without a person does, some reason stands among the events of the same choice."""
    reasons = set()
    for options in FEW.values():
        state = GREAT_WALL.start(options, Chance("reasons"))
        chance = Chance("reasons/play")
        state.shame_pool = 500
        while state.asked:
            events = state.apply(*choose(state, chance, eager=True))
            reasons |= {event.reason for event in events if isinstance(event, Reasoned)}
            moved = [e for e in events if e.kind == "moved" and e.to_json()["seat"] == state.jiushao >= 0]
            why = [e for e in events if isinstance(e, Reasoned) and e.seat == state.jiushao]
            assert len(why) >= len(moved)
    assert len(reasons) > 15


def test_the_rules_player_knows_every_question_about_the_reed_clan() -> None:
    from mandate.games.great_wall.rules.automata.reed import KINDS

    assert set(KINDS) <= set(SCORES)


def test_options_that_mean_nothing_are_refused() -> None:
    for options in (
        {"players": 3, "overlord": "active"},
        {"players": 3, "duel": "balanced"},
        {"players": 2, "coop": True, "duel": "balanced"},
        {"players": 4, "reed_general": "B"},
        {"players": 2, "qin_honor": 50},
        {"players": 2, "qin_advisors": "both"},
        {"players": 3, "walls": "strong"},
        {"players": 1, "walls": "strong"},
        {"players": 3, "coop": True, "walls": "weak"},
        {"players": 1, "qin_honor": 51},
        {"players": 1, "qin_honor": False},
        {"players": 0},
        {"players": 6},
        {"players": 1, "overlord": "active"},
        {"players": 1, "coop": True},
    ):
        with pytest.raises(Malformed):
            GREAT_WALL.configure(options)
    assert GREAT_WALL.configure({"players": 1, "overlord": "higher"})["overlord"] == "higher"
    assert GREAT_WALL.configure({"players": 2, "coop": True, "overlord": "active"})["overlord"] == "active"
