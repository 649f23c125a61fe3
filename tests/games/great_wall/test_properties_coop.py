"""What holds in every co-op game, whatever is chosen."""

import json
from typing import Any

import pytest

from mandate.core.contract import check_game
from mandate.core.errors import Malformed, Refused
from mandate.core.game import Seat
from mandate.core.match import Match, verify
from mandate.core.rng import Chance
from mandate.games import great_wall
from mandate.games.great_wall.flow import KINDS
from mandate.games.great_wall.game import GREAT_WALL
from mandate.games.great_wall.notation import _CLAUSES
from mandate.games.great_wall.state import GreatWallState
from mandate.games.great_wall.table import table_for
from mandate.games.great_wall.triggers import ABILITIES, BY_KEY
from mandate.players.great_wall_rules import SCORES

from .driving import check_pieces, choose, states
from .modes import COOP

MODES = pytest.mark.parametrize("mode", COOP)
GEOMANCER = "A20/0"  # scouts in Spring


@MODES
def test_a_hundred_random_games_end_within_the_years(mode: str) -> None:
    for number in range(100):
        *_, end = states(seed=f"many{number}", eager=number % 2 == 1, **COOP[mode])
        assert end.outcome is not None
        assert end.year <= end.side.years
        assert not end.stack


@MODES
@pytest.mark.parametrize("eager", [False, True])
def test_no_piece_and_no_card_is_created_or_lost(mode: str, eager: bool) -> None:
    for number in range(5):
        shame = 500 if eager else 10 * COOP[mode]["players"]
        for state in states(seed=f"count{number}", eager=eager, rich=eager, **COOP[mode]):
            check_pieces(state, shame)


@MODES
def test_every_decision_can_be_stored_loaded_and_copied(mode: str) -> None:
    for state in states(seed="store", eager=True, **COOP[mode]):
        text = json.dumps(state.to_json())
        loaded = GREAT_WALL.state_from_json(json.loads(text))
        assert json.dumps(loaded.to_json()) == text
        assert loaded.asked == state.asked
        assert state.copy() == state


@MODES
@pytest.mark.clause("gw.secret")
def test_the_contract_is_kept(mode: str) -> None:
    tally = check_game(GREAT_WALL, COOP[mode], games=1, seed=f"contract {mode}", looks=0.1)
    assert tally.choices > 60
    assert tally.comparisons > 400


@MODES
@pytest.mark.clause("gw.coop.resign")
def test_the_contract_is_kept_with_resignations(mode: str) -> None:
    check_game(GREAT_WALL, COOP[mode], games=1, seed=f"leave {mode}", looks=0.03, resignations=0.02)


@MODES
@pytest.mark.clause("gw.secret")
def test_what_is_hidden_can_be_redrawn_late_in_long_games(mode: str) -> None:
    """With Horde decks that were made of discards, Sacrificed Advisors and whatever else comes late."""
    chance, decks = Chance("late"), 0
    for i, state in enumerate(states(seed="late", eager=True, **COOP[mode])):
        if i % 60 == 0 or not state.asked:
            decks = max(decks, len(state.horde_piles))
            for seat in (None, *range(state.n)):
                view = state.view(None if seat is None else Seat(seat))
                other = GREAT_WALL.resample(view, chance)
                assert other.view(view.seat).to_json() == view.to_json()
                assert other.asked.keys() == state.asked.keys()
                check_pieces(other, 500)
                again = GREAT_WALL.begin(other.setup())
                again.shame_pool = 500
                for who, choice in other.history:
                    again.apply(Seat(who), choice)
                assert again == other
    assert decks > 0 or mode == "coop-3"  # there a game needs 21 of 24 cards


@pytest.mark.clause("gw.coop.hordes")
def test_who_scouts_a_deck_made_of_discards_keeps_its_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every General scouts in Spring, so that all look at old and new decks."""
    for general in table_for(GREAT_WALL.configure(COOP["coop-2"])).generals:
        monkeypatch.setitem(ABILITIES["on_spring"], general, [(GEOMANCER, BY_KEY[GEOMANCER])])
    chance, later = Chance("scouts"), 0
    for i, state in enumerate(states(seed="scouts", eager=True, **COOP["coop-2"])):
        later = max(later, sum(look.places[0] >= len(state.deal.hordes) for look in state.scouts))
        if i % 25 == 0 or not state.asked:
            for seat in (None, *range(state.n)):
                view = state.view(None if seat is None else Seat(seat))
                other = GREAT_WALL.resample(view, chance)
                assert other.view(view.seat).to_json() == view.to_json()
                check_pieces(other, 500)
    assert later > 0


@MODES
def test_a_seat_steps_back_within_its_own_chain_until_something_is_revealed(mode: str) -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, COOP[mode], seed="step")
    chance, stepped, refused = Chance("step"), 0, 0
    for _ in range(120):
        if not match.state.asked:
            break
        seat, choice = choose(match.state, chance, eager=True)
        before, asked = match.state.to_json(), dict(match.state.asked)
        told = match.play(choice, seat)
        if any(event.reveals or event.chance() is not None for event in told):
            with pytest.raises(Refused):
                match.step_back(seat)
            refused += 1
            continue
        match.step_back(seat)
        assert (match.state.to_json(), match.state.asked) == (before, asked)
        match.play(choice, seat)
        stepped += 1
    assert stepped > 30
    assert refused > 3


@MODES
@pytest.mark.clause("gw.coop.secret")
def test_the_dealt_requests_and_events_are_verified(mode: str) -> None:
    match = great_wall.new(COOP[mode]["players"], coop=True)
    chance = Chance("verify")
    while match.outcome is None:
        seat, choice = choose(match.state, chance, eager=False)
        match.play(choice, seat)
    verify(GREAT_WALL, match.record)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("requests", ["RQ01"] * 12),
        ("requests", ["RQ01"]),
        ("events", ["E01"] * 12),
        ("hordes", [f"H{n}-{section}" for n in range(1, 9) for section in "LMR"]),
        ("artifacts", ["F1", "F2", "F3"]),
    ],
)
def test_a_deal_with_other_cards_is_refused(key: str, value: list[str]) -> None:
    setup: dict[str, Any] = GREAT_WALL.start(COOP["coop-3"], Chance(1)).setup()
    with pytest.raises(Malformed):
        GREAT_WALL.begin({**setup, key: value})


def test_co_op_is_for_two_to_four() -> None:
    with pytest.raises(Malformed, match="coop"):
        GREAT_WALL.configure({"players": 1, "coop": True})
    assert GREAT_WALL.configure({"players": 2, "coop": True})["coop"] is True


def test_every_question_of_co_op_has_a_clause_and_the_rules_player_knows_it() -> None:
    asked = {
        "arrange", "recall", "propose", "consent", "sacrifice", "atone", "whom", "give", "ordeal", "forget",
        "retreat", "homeward", "deploy", "levy", "keep",
    }  # fmt: skip
    assert asked <= set(KINDS)
    assert asked <= set(_CLAUSES)
    assert asked <= set(SCORES)
