"""By how many pagodas a seat can expect to lead in the end: play-outs of quick players, compiled.

In a lost position every placement has the same share of the win; pagodas still distinguish good from bad. All
placements of one call meet the same deals.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from mandate.core.game import Seat
from mandate.core.jit import jit_on
from mandate.core.rng import Chance
from mandate.games.qin.players import evaluation, playout
from mandate.games.qin.players.buffers import make_desk
from mandate.games.qin.players.evaluation import Floats
from mandate.games.qin.players.evaluation_table import no_lookup
from mandate.games.qin.players.playout import Desk, SearchParameters, deal, roll_out
from mandate.games.qin.players.search import STRONG
from mandate.games.qin.players.weights import weights
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.kernel import (
    ENDED,
    MOVER,
    NOTHING,
    PLAYERS,
    RESIGNED,
    RUNNING,
    SUPPLY,
    BoardArray,
    Codes,
    GameArray,
)
from mandate.games.qin.views.view import QinView

# To the end of the game, always the one of six placements drawn at random that gains most.
UNKNOWN = 1000  # pagodas: more than any seat has
QUICK = STRONG._replace(horizon=1000, draws=6)


def margins(
    view: QinView, seat: Seat, choices: Sequence[str | None], deals: int, seed: int | str
) -> list[list[float]]:
    """A row for each choice, a column for each deal; None plays on without one.

    The margin is the pagodas that the best of the others has left, less the seat's own.
    """
    desk = make_desk(view, weights(), Chance(seed), no_lookup())
    codes = [NOTHING if choice is None else view.board.codes[choice.partition("/")[0]] for choice in choices]
    results: Floats = np.zeros((len(codes), deals), dtype=np.float64)
    play_on(view.board.geometry, desk, QUICK, view.g.copy(), seat, np.array(codes, dtype=np.int64), results)
    rows: list[list[float]] = results.tolist()
    return rows


def margin(view: QinView, seat: Seat) -> float:
    """The margin of a seat as the pagodas stand."""
    return float(lead(view.g, seat))


@jit_on(kernel, evaluation, playout)
def play_on(
    b: BoardArray,
    desk: Desk,
    parameters: SearchParameters,
    dealt: GameArray,
    seat: int,
    codes: Codes,
    results: Floats,
) -> None:
    """Deal what is hidden, carry out each placement, and play on to the end."""
    g = desk.g
    for number in range(results.shape[1]):
        deal(desk, number)
        if g[MOVER] != desk.to_move and g[ENDED] == RUNNING:
            kernel.find_mover(b, g)
        for i in range(g.size):
            dealt[i] = g[i]
        for row in range(codes.size):
            for i in range(g.size):
                g[i] = dealt[i]
            if codes[row] != NOTHING:
                kernel.play(b, g, g[:1], codes[row], NOTHING)
            roll_out(b, desk, parameters)
            results[row, number] = lead(g, seat)


@jit_on(kernel)
def lead(g: GameArray, seat: int) -> np.int64 | int:
    """The fewest pagodas that another seat has left, less those of this one; who left does not count."""
    own, least = np.int64(g[SUPPLY + seat]), np.int64(UNKNOWN)
    for other in range(np.int64(g[PLAYERS])):
        if other != seat and (np.int64(g[RESIGNED]) >> other) & 1 == 0:
            supply = np.int64(g[SUPPLY + other])
            least = supply if supply < least else least
    return 0 if least == UNKNOWN else least - own
