"""Taking back within one's own chain of choices, at a table that allows no takebacks."""

import pytest

from mandate import qin
from mandate.core.errors import Code, Refused
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.record import loads
from mandate.core.replay import replay
from mandate.core.rng import Chance
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState


def test_nothing_was_chosen_yet() -> None:
    with pytest.raises(Refused) as refusal:
        qin.new(seed=1).step_back(Seat(0))
    assert refusal.value.code is Code.NOTHING_TO_TAKE_BACK


def test_a_drawn_tile_ends_the_chain() -> None:
    match = qin.new(seed=1)
    match.play(match.options[0])
    with pytest.raises(Refused) as refusal:
        match.step_back(Seat(0))
    assert refusal.value.code is Code.REVEALED_SINCE


def test_the_log_keeps_what_was_taken_back() -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 3}, seed=2)
    before = match.state.to_json()
    match.play(match.state.asked[Seat(1)][0], Seat(1))
    match.step_back(Seat(1))
    assert match.state.to_json() == before
    assert [entry.choice for entry in match.record.choices][1:] == ["takeback"]
    *_, (_, state, _) = replay(GREAT_WALL, loads(match.record.dumps()))
    assert state.digest() == match.state.digest()


def test_another_seats_choice_ends_the_chain() -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 3}, seed=2)
    chance = Chance(3)
    match.play(chance.choose(match.state.asked[Seat(1)]), Seat(1))
    match.play(chance.choose(match.state.asked[Seat(0)]), Seat(0))
    with pytest.raises(Refused) as refusal:
        match.step_back(Seat(1))
    assert refusal.value.code is Code.OTHERS_SINCE
    match.step_back(Seat(0))
    match.step_back(Seat(1))
    assert sorted(match.state.asked) == [0, 1, 2]


@pytest.mark.parametrize("through_copies", [False, True])
def test_stepping_back_leads_to_the_state_that_a_replay_gives(through_copies: bool) -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 1}, seed=4)
    chance, stepped = Chance(5), 0
    for _ in range(160):
        seat, options = next(iter(match.state.asked.items()))
        match = match.copy() if through_copies else match
        match.play(chance.choose(options), Seat(seat))
        if chance.below(3):
            continue
        match = match.copy() if through_copies else match
        while True:
            try:
                match.step_back(Seat(seat))
            except Refused:
                break
            stepped += 1
            *_, (_, state, _) = replay(GREAT_WALL, loads(match.record.dumps()))
            assert state.digest() == match.state.digest()
    assert stepped > 30


def test_a_chain_is_stepped_back_without_a_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 1}, seed=4)
    chance = Chance(5)
    monkeypatch.setattr("mandate.core.match.replay", lambda *_: pytest.fail("a whole game is played again"))
    stepped, refused = 0, []
    for _ in range(120):
        seat, options = next(iter(match.state.asked.items()))
        match.play(chance.choose(options), Seat(seat))
        try:
            match.step_back(Seat(seat))
            stepped += 1
        except Refused as refusal:
            refused.append(refusal.code)
    assert stepped
    assert set(refused) == {Code.REVEALED_SINCE}
