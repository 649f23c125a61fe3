"""Redrawing what is hidden: everything that a seat has seen must still be true, and nothing else."""

from collections import Counter

import pytest

from mandate import qin
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.rng import Chance
from mandate.games.qin.rules.game import QIN, fair
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.views import resample as resampling


@pytest.fixture(params=[resampling.TRIES, 0], ids=["by trying", "by searching"])
def _both_ways(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resampling, "TRIES", request.param)


def a_game(
    seed: str, players: int = 3, board: str = "lion", plies: int = 200, fair_start: bool = False
) -> Match[QinState]:
    """Random play, the same as in the golden game of that seed."""
    match = qin.new(players, board, seed=seed, fair_start=fair_start)
    chances = [Chance(f"golden {seat}") for seat in range(players)]
    for _ in range(plies):
        if (decision := match.decision) is not None:
            match.play(chances[decision.seat].choose(decision.options))
    return match


def repeated(state: QinState) -> QinState:
    """The same game through the checked door, which refuses a pass of someone who could have placed."""
    again = QIN.begin(state.setup())
    for step in state.history:
        again.apply(step.seat, step.choice)
    return again


@pytest.mark.usefixtures("_both_ways")
def test_who_passed_holds_no_tile_that_fitted_then() -> None:
    match = a_game("golden 363")
    passed = [entry.seat for entry in match.record.choices if entry.choice == "pass"]
    assert passed
    for seat in range(3):
        view = match.state.view(Seat(seat))
        for number in range(12):
            drawn = QIN.resample(view, Chance(f"{seat} {number}"))
            assert repeated(drawn).digest() == drawn.digest()


@pytest.mark.usefixtures("_both_ways")
def test_a_fair_start_stays_fair() -> None:
    match = a_game("fair", players=4, plies=9, fair_start=True)
    for seat in (None, *range(4)):
        view = match.state.view(None if seat is None else Seat(seat))
        for number in range(12):
            drawn = QIN.resample(view, Chance(number))
            assert fair(drawn.start.tiles, 4)
            assert repeated(drawn).view(view.seat).to_json() == view.to_json()


def test_every_hand_that_can_be_is_equally_likely() -> None:
    """Five unseen tiles of five kinds, two of them in the other hand: ten hands, none preferred."""
    match = qin.from_position("qin1 2 R3/2Y1/B3 - 24,24 RR,YYBB RY,RB,YB,- 0 0 -")
    view = match.state.view(Seat(0))
    draws = 4000
    hands = Counter(
        tuple(QIN.resample(view, Chance(f"even {number}")).hand(Seat(1))) for number in range(draws)
    )
    assert len(hands) == 10
    expected = draws / 10
    chi = sum((count - expected) ** 2 / expected for count in hands.values())
    assert chi < 9 + 5 * 18**0.5


def test_the_own_tiles_never_change() -> None:
    match = a_game("own", players=2, plies=20)
    view = match.state.view(Seat(1))
    hands = {tuple(QIN.resample(view, Chance(number)).hand(Seat(1))) for number in range(30)}
    others = {tuple(QIN.resample(view, Chance(number)).hand(Seat(0))) for number in range(30)}
    assert hands == {tuple(match.state.hand(Seat(1)))}
    assert len(others) > 5
