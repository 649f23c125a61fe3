"""What holds in every game of The Great Wall, for tests of all its modes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mandate.core.errors import Refused
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.rng import Chance
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from tests.games.great_wall.engine_view import engine_json

from .driving import check_pieces, choose, states

Options = dict[str, Any]
ENOUGH_SHAME = 500  # so that a game is as long as it can be
STORED_EVERY = 10  # decisions
MANY_KINDS = 20  # of what can be going on


def games_end_within_the_years(options: Options, games: int) -> None:
    for number in range(games):
        *_, end = states(seed=f"many{number}", eager=number % 2 == 1, **options)
        assert end.outcome is not None
        assert end.year <= end.side.years
        assert not end.stack


def no_piece_is_created_or_lost(options: Options, games: int, *, eager: bool) -> None:
    shame = ENOUGH_SHAME if eager else 10 * options["players"]
    for number in range(games):
        for state in states(seed=f"count{number}", eager=eager, rich=eager, **options):
            check_pieces(state, shame)


def every_decision_can_be_stored(options: Options, seed: str = "store") -> None:
    """Wherever something is going on that was not seen before, and now and then besides."""
    seen: set[tuple[tuple[str, str], ...]] = set()
    for number, state in enumerate(states(seed=seed, eager=True, **options)):
        going_on = tuple((frame.kind, str(frame.step)) for frame in state.stack)
        if going_on in seen and number % STORED_EVERY:
            continue
        seen.add(going_on)
        text = json.dumps(state.to_json())
        loaded = GREAT_WALL.state_from_json(json.loads(text))
        assert json.dumps(loaded.to_json()) == text
        assert loaded.asked == state.asked
        assert state.copy() == state
    assert len(seen) > MANY_KINDS


def what_is_hidden_can_be_redrawn(options: Options, every: int) -> GreatWallState:
    """Also late in long games. The state at the end."""
    chance = Chance("late")
    for i, state in enumerate(states(seed="late", eager=True, **options)):
        if i % every == 0 or not state.asked:
            for seat in (None, *map(Seat, range(state.n))):
                other = redrawn(state, seat, chance)
                assert other.asked.keys() == state.asked.keys()
                again = GREAT_WALL.begin(other.setup())
                again.shame_pool = ENOUGH_SHAME
                for who, choice in other.history:
                    again.apply(Seat(who), choice)
                assert again == other
    return state


def redrawn(state: GreatWallState, seat: Seat | None, chance: Chance) -> GreatWallState:
    """Another state that this seat could not tell from the one there is."""
    view = state.view(seat)
    other = GREAT_WALL.resample(view, chance)
    assert other.view(seat).to_json() == view.to_json()
    assert engine_json(other.view(seat)) == engine_json(view)
    check_pieces(other, ENOUGH_SHAME)
    return other


def a_seat_steps_back_until_something_is_revealed(options: Options, choices: int = 120) -> tuple[int, int]:
    """How often it could, and how often it could not; no one else can step back for it."""
    match: Match[GreatWallState] = Match.start(GREAT_WALL, options, seed="step")
    chance, stepped, refused = Chance("step"), 0, 0
    for _ in range(choices):
        if not match.state.asked:
            break
        seat, choice = choose(match.state, chance, eager=True)
        before, asked = match.state.to_json(), dict(match.state.asked)
        events = match.play(choice, seat)
        if any(event.reveals or event.chance() is not None for event in events):
            with pytest.raises(Refused):
                match.step_back(seat)
            refused += 1
            continue
        if options["players"] > 1:
            with pytest.raises(Refused):
                match.step_back(Seat((seat + 1) % options["players"]))
        match.step_back(seat)
        assert (match.state.to_json(), match.state.asked) == (before, asked)
        match.play(choice, seat)
        stepped += 1
    return stepped, refused
