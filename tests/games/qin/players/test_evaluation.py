"""Quick looks at a position of Qin: gains are exact, shares of the win are sane."""

import numpy as np
import pytest

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.qin.players.evaluation import (
    DOUBLE,
    FEATURES,
    FIRM,
    FOUR,
    HUNTER,
    LENT,
    MAJOR,
    PREY,
    SHAKY,
    THREE,
    TURN,
    TWO,
    WIN,
    assess,
    count,
    gain,
)
from mandate.games.qin.players.weights import weights
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.state import NO_EVENTS, QinState
from tests.games.qin.rules.pictures import lay


def shares_of(state: QinState) -> list[float]:
    shares = np.zeros(4)
    assess(state.board.geometry, state.g, weights(), np.zeros(4 * FEATURES), shares)
    return [float(share) for share in shares[: state.seats]]


def exact_gain(state: QinState, code: int) -> int:
    after = state.g.copy()
    kernel.place(state.board.geometry, after, NO_EVENTS, code)
    mover = int(state.g[kernel.MOVER])
    set_now = [int(state.g[kernel.SUPPLY + s]) - int(after[kernel.SUPPLY + s]) for s in range(state.seats)]
    total = 2 * set_now[mover] - sum(set_now)
    if after[kernel.ENDED]:
        return WIN if int(after[kernel.WINNERS]) >> mover & 1 else total - WIN
    return total


@pytest.mark.parametrize(("players", "board"), [(2, "bird"), (3, "lion"), (4, "bird")])
def test_a_gain_is_what_the_rules_say(players: int, board: str) -> None:
    state = QIN.start({"players": players, "board": board}, Chance("gain"))
    chance, trial, glances = Chance("gains"), state.g.copy(), 0
    while (mover := state.mover) is not None:
        codes = state.legal_codes().tolist()
        for code in codes:
            trial[:] = 0
            estimated, exact = gain(state.board.geometry, state.g, trial, code), exact_gain(state, code)
            assert min(estimated, WIN) == min(exact, WIN), state.board.tokens[code]
            glances += not trial.any()
        if players == 4 and len(state.history) == 20:
            state.resign(mover)
        else:
            state.apply_unchecked(mover, chance.choose(state.pending[mover].options))
    assert glances > 100  # most gains are known without trying


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shares_add_up_to_one_win(players: int) -> None:
    state = QIN.start({"players": players}, Chance("shares"))
    chance = Chance("shares")
    while (mover := state.mover) is not None:
        shares = shares_of(state)
        assert sum(shares) == pytest.approx(1)
        assert min(shares) > 0
        state.apply_unchecked(mover, chance.choose(state.pending[mover].options))
    assert state.outcome is not None
    assert shares_of(state) == [
        (s in state.outcome.winners) / len(state.outcome.winners) for s in range(players)
    ]


def test_who_left_has_no_share() -> None:
    state = QIN.start({"players": 3}, Chance("left"))
    state.resign(Seat(1))
    assert shares_of(state)[1] == 0


def test_fewer_pagodas_to_go_and_the_move_are_worth_something() -> None:
    for players in (2, 3, 4):
        state = QIN.start({"players": players}, Chance("worth"))
        even = shares_of(state)
        state.g[kernel.SUPPLY + 1] -= 3
        assert shares_of(state)[1] > even[1]
        assert even[0] > even[1]


@pytest.mark.parametrize(
    ("picture", "counts"),
    [
        ("""
         R1  r1  .   r2  r2  r2
         .   .   .   .   .   .
         """, {(1, TWO): 1, (2, THREE): 1, (1, PREY): 1, (2, HUNTER): 1, (2, PREY): 0, (1, TURN): 1}),
        ("""
         R1  r1  .   r2  r2  .
         .   .   .   .   .   .
         """, {(1, PREY): 0, (2, PREY): 0}),
        ("""
         R1  r1  r1  r1  V1  b2  b2
         .   .   .   r1  .   .   .
         """, {(1, MAJOR): 1, (1, SHAKY): 1, (1, LENT): 0}),
        ("""
         R1  r1  r1  r1  V1  b2  b2
         .   .   .   .   .   .   .
         """, {(1, FOUR): 1, (1, LENT): 1}),
        ("""
         R1  r1  r1  r1  V1
         .   .   .   r1  .
         """, {(1, FIRM): 1, (2, TURN): 0}),
    ],
)  # fmt: skip
def test_what_is_counted(picture: str, counts: dict[tuple[int, int], int]) -> None:
    state = lay(picture, hands={1: "RR RY"}).state
    features = np.zeros(4 * FEATURES)
    count(state.board.geometry, state.g, features)
    assert {key: features[(key[0] - 1) * FEATURES + key[1]] for key in counts} == counts
    assert features[DOUBLE] == 1
