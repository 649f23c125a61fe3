"""What holds in every game, whatever is chosen."""

import json

import pytest

from mandate.core.contract import check_game
from mandate.core.errors import Malformed
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.replay import verify
from mandate.core.rng import Chance
from mandate.games import great_wall
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.rules.city.court import refill
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.view import GreatWallView

from . import holding
from .driving import check_pieces, choose, states


@pytest.mark.parametrize("players", [3, 4, 5])
def test_dozens_of_random_games_end_within_the_years(players: int) -> None:
    for number in range(50):
        *_, end = states(players, f"many{number}")
        assert end.outcome is not None
        assert end.year <= OURS.board.sides[players].years
        assert not end.stack


@pytest.mark.parametrize("players", [3, 4, 5])
def test_long_eager_games_go_to_the_last_year_and_end(players: int) -> None:
    reasons = set()
    for number in range(12):
        *_, end = states(players, f"long{number}", eager=True)
        assert end.outcome is not None
        assert end.year <= OURS.board.sides[players].years
        reasons.add(end.reason)
    assert reasons <= {"time", "walls"}
    assert "time" in reasons


@pytest.mark.parametrize(("eager", "rich"), [(False, False), (True, False), (True, True)])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_piece_and_no_card_is_created_or_lost(players: int, eager: bool, rich: bool) -> None:
    for number in range(5):
        shame = 500 if eager else 10 * players
        for state in states(players, f"count{number}", eager=eager, rich=rich, decline=number > 3):
            check_pieces(state, shame)


@pytest.mark.parametrize("players", [3, *(pytest.param(n, marks=pytest.mark.long) for n in (4, 5))])
def test_every_decision_can_be_stored_loaded_and_copied(players: int) -> None:
    holding.every_decision_can_be_stored({"players": players}, "store0")
    holding.every_decision_can_be_stored({"players": players, "decline": True}, "store1")


def test_a_stored_game_continues_as_if_nothing_had_happened() -> None:
    chance, other = Chance("go on"), Chance("go on")
    state = GREAT_WALL.start({"players": 3}, Chance("go on/deal"))
    stored = state.copy()
    while state.asked:
        state.apply_unchecked(*choose(state, chance, eager=True))
        stored = GREAT_WALL.state_from_json(json.loads(json.dumps(stored.to_json())))
        stored.apply_unchecked(*choose(stored, other, eager=True))
    assert stored == state


@pytest.mark.parametrize("players", [3, pytest.param(4, marks=pytest.mark.long), 5])
@pytest.mark.clause("gw.secret")
def test_the_great_wall_keeps_the_contract(players: int) -> None:
    tally = check_game(GREAT_WALL, {"players": players}, games=1, seed=f"contract{players}", looks=0.05)
    assert tally.choices > 100
    assert tally.comparisons > 700


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.clause("gw.decline")
def test_the_great_wall_keeps_the_contract_where_gains_may_be_declined(players: int) -> None:
    options = {"players": players, "decline": True}
    tally = check_game(GREAT_WALL, options, games=1, seed=f"decline{players}", looks=0.05, resignations=0.005)
    assert tally.choices > 100


@pytest.mark.parametrize("players", [3, *(pytest.param(n, marks=pytest.mark.long) for n in (4, 5))])
@pytest.mark.clause("gw.resign")
def test_the_great_wall_keeps_the_contract_with_resignations(players: int) -> None:
    check_game(
        GREAT_WALL, {"players": players}, games=2, seed=f"away{players}", looks=0.05, resignations=0.03
    )


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_is_hidden_can_be_redrawn_late_in_long_games(players: int) -> None:
    """Decks have been shuffled again by then, so the log of draws has several of them."""
    chance = Chance("late")
    epochs = 0
    for number in range(4):
        for i, state in enumerate(states(players, f"late{number}", eager=True)):
            if i % 40 == 0 or not state.asked:
                epochs = max(epochs, state.tactic_epoch)
                for seat in (None, *range(players)):
                    view = state.view(None if seat is None else Seat(seat))
                    other = GREAT_WALL.resample(view, chance)
                    assert other.view(view.seat).to_json() == view.to_json()
                    assert other.asked.keys() == state.asked.keys()
                    check_pieces(other, 500)
                    if i % 200 == 0:
                        check_history(state, other)
    assert epochs > 1


def check_history(state: GreatWallState, other: GreatWallState) -> None:
    """The redrawn deal leads to the redrawn state by the same choices."""
    again = GREAT_WALL.begin(other.setup())
    again.shame_pool = 500
    assert len(other.history) == len(state.history)
    for seat, choice in other.history:
        again.apply(Seat(seat), choice)
    assert again == other


def test_a_view_does_not_change_with_the_game() -> None:
    kept: list[tuple[GreatWallView, str]] = []
    for i, state in enumerate(states(3, "kept", eager=True)):
        if i % 30 == 0:
            views = [state.view(None if seat is None else Seat(seat)) for seat in (None, 0, 2)]
            kept += [(view, json.dumps(view.to_json())) for view in views]
    assert len(kept) > 30
    for view, text in kept:
        assert json.dumps(view.to_json()) == text


def test_takebacks_lead_to_the_same_future() -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 3}, seed="back", takebacks=True)
    chance = Chance("back")
    for _ in range(120):
        seat, choice = choose(match.state, chance, eager=True)
        match.play(choice, seat)
    before = match.state.to_json()
    last = match.state.history[-1]
    match.take_back(Seat(last[0]))
    match.play(last[1], Seat(last[0]))
    assert match.state.to_json() == before


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_seat_steps_back_within_its_own_chain_until_something_is_revealed(players: int) -> None:
    stepped, refused = holding.a_seat_steps_back_until_something_is_revealed({"players": players}, 150)
    assert stepped > 50
    assert refused > 3


def test_a_trace_tells_everything_after_each_choice() -> None:
    for state in states(3, "trace"):
        answer = json.loads(json.dumps(state.facts(None, None, legal=True)))
        assert answer["ply"] == len(state.history)
        assert answer["pending"] == sorted(state.asked)
        assert sorted(answer["legal"]) == [str(seat) for seat in sorted(state.asked)]
        assert answer["state"] == state.to_json()
    assert answer["outcome"]["reason"] == state.reason


def test_a_match_can_be_begun_and_verified() -> None:
    match = great_wall.new(players=3, names=["Ann", "Ben", "Cho"])
    chance = Chance("verify")
    while match.outcome is None:
        seat, choice = choose(match.state, chance, eager=False)
        match.play(choice, seat)
    verify(GREAT_WALL, match.record)


def test_a_stored_state_that_is_broken_is_refused() -> None:
    stored = GREAT_WALL.start({"players": 3}, Chance(1)).to_json()
    for broken in ({**stored, "deal": {}}, {k: v for k, v in stored.items() if k != "tea"}):
        with pytest.raises(Malformed):
            GREAT_WALL.state_from_json(broken)
    for key, value in (("hordes", ["H1-L"] * 24), ("tactics", [1]), ("generals", ["??"] * 6), ("options", 3)):
        with pytest.raises(Malformed):
            GREAT_WALL.begin({**stored["deal"], key: value})


def test_advisor_discards_become_a_new_deck_that_can_be_redrawn() -> None:
    """The display is cleared until the deck has been made again twice."""
    state = GREAT_WALL.start({"players": 3}, Chance("advisors"))
    for seat in range(3):
        state.apply(Seat(seat), state.asked[Seat(seat)][0])
    while state.advisor_epoch < 2:
        state.advisor_discard += state.display[:2]
        del state.display[:2]
        refill(state)
    for viewer in (None, Seat(0), Seat(1)):
        other = GREAT_WALL.resample(state.view(viewer), Chance(f"redraw {viewer}"))
        assert other.view(viewer).to_json() == state.view(viewer).to_json()
        assert sorted(other.advisor_deck) == sorted(state.advisor_deck)
        check_pieces(other, 30)
        assert other.deal.shuffled("A", 2, other.deal.orders["A2"])[0] == other.deal.orders["A2"][-1]
