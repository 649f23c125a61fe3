"""The kernel against an independent, naive engine: every fact of every position of random games."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from mandate.core.game import Seat
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.game import QIN, begin_with
from tests.games.qin.oracle import qin_oracle as oracle

FULL = dict(oracle.PAGODAS)
MAPS = [
    oracle.BIRD,
    oracle.LION,
    "..R..\n.V.Y.\n..~..\nB...V\n.....\n",
    "R.Y.B\n.....\n.VV..\n....V\n.....\n.....\n",
    "..R....\n..V.V..\nY...V..\n.....~.\n...B...\n.V...V.\n.......\n",
]


@contextmanager
def supply_of(pagodas: int | None) -> Iterator[None]:
    """Fewer pagodas than in the box make the endings frequent."""
    oracle.PAGODAS.update({players: pagodas or FULL[players] for players in FULL})
    try:
        yield
    finally:
        oracle.PAGODAS.update(FULL)


@pytest.mark.parametrize("seed", range(24))
def test_every_fact_agrees_with_the_oracle(seed: int) -> None:
    rng = random.Random(f"oracle {seed}")
    board = MAPS[seed % len(MAPS)]
    players, pagodas = rng.choice([2, 3, 4]), rng.choice([None, 2, 4, 7, 10])
    first = rng.randrange(players)
    with supply_of(pagodas):
        resign_chance = rng.choice([0.0, 0.0, 0.02])
        tiles, choices = oracle.random_game(board, players, first, rng, resign_chance)
        text = board if board.endswith("\n") else board + "\n"
        state = begin_with(QIN.configure({"players": players, "board": text, "first": first}), tiles)
        if pagodas:
            state.g[kernel.SUPPLY : kernel.SUPPLY + players] = pagodas
        lines = oracle.trace(board, players, first, tiles, choices, legal=True)
        assert state.facts(None, None, legal=True) == next(lines)
        for (seat, choice), expected in zip(choices, lines, strict=True):
            if choice == "resign":
                state.resign(Seat(seat))
            else:
                state.apply(Seat(seat), choice)
            assert state.facts(Seat(seat), choice, legal=True) == expected
        assert state.outcome is not None
