"""Nobody can tell a redrawn deal from the real one, also where cards are looked at in secret."""

from typing import cast

import pytest

from mandate.core.contract import Tally, check_secrecy
from mandate.core.game import Seat, State
from mandate.core.match import Match
from mandate.core.rng import Chance
from mandate.games.great_wall.game import GREAT_WALL
from mandate.games.great_wall.state import GreatWallState

from .driving import choose


def with_geomancer(players: int) -> Match[GreatWallState]:
    """A match in which seat 1 was dealt the Advisor who scouts, and has made it an Active Advisor."""
    for seed in range(999):
        match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": players}, seed=seed)
        wanted = [token for token in match.state.asked[1] if token.endswith("+A20")]
        if wanted:
            match.play(wanted[0], Seat(1))
            return match
    raise AssertionError("no such deal")


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.clause("gw.secret")
def test_scouted_cards_are_known_to_the_scout_alone(players: int) -> None:
    match = with_geomancer(players)
    chance, tally, scouts = Chance("scout"), Tally(), 0
    while match.state.asked and scouts < 2:
        kind = match.state.stack[-1].kind
        seat, choice = choose(match.state, chance, eager=True)
        if kind == "scout":
            top = match.state.horde_deck[:-4:-1]
            names = [match.state.deal.hordes[horde] for horde in top]
            seen = match.view(Seat(1)).to_json()["hordes"]
            assert [seen[horde] for horde in top] == names
            for other in (None, Seat(0), Seat(2)):
                hidden = match.view(other).to_json()["hordes"]
                assert all(hidden[horde].startswith("?") for horde in top)
            check_secrecy(cast("Match[State]", match), chance, tally)
            match.play(choice, seat)
            check_secrecy(cast("Match[State]", match), chance, tally)
            scouts += 1
        else:
            match.play(choice, seat)
    assert scouts == 2
    assert tally.comparisons > 100


@pytest.mark.clause("gw.secret")
def test_a_record_for_another_seat_does_not_tell_what_lies_face_down() -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 3}, seed="face down")
    token = match.state.asked[2][1]
    match.play(token, Seat(2))
    assert [entry.choice for entry in match.record_for(Seat(2)).choices] == [token]
    for viewer in (None, Seat(0), Seat(1)):
        assert [entry.choice for entry in match.record_for(viewer).choices] == ["?"]


@pytest.mark.clause("gw.secret")
def test_redrawn_states_differ_in_what_is_hidden() -> None:
    """Otherwise the tests above would prove nothing."""
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 3}, seed="differ")
    chance = Chance("differ")
    for _ in range(60):
        seat, choice = choose(match.state, chance, eager=True)
        match.play(choice, seat)
    view = match.view(Seat(0))
    others = [GREAT_WALL.resample(view, chance) for _ in range(12)]
    assert len({tuple(other.tactic_deck) for other in others}) > 6
    assert len({tuple(other.deal.hordes) for other in others}) > 6
    assert len({tuple(other.advisor_deck) for other in others}) > 6
    assert len({tuple(other.supporting[1][:1]) for other in others}) > 3
    assert len({tuple(other.deal.generals) for other in others}) > 3
    assert all(other.res == match.state.res for other in others)  # gains and payments were told
