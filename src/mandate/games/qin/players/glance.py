"""What each placement of a decision is worth at a glance: the judgement of the search, without the search."""

from __future__ import annotations

import numpy as np

from mandate.core.game import Decision
from mandate.core.jit import jit_on
from mandate.games.qin.players import evaluation
from mandate.games.qin.players.evaluation import FEATURES, Floats, assess
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.kernel import ENDED, MOVER, RUNNING, BoardArray, Codes, GameArray
from mandate.games.qin.views.view import QinView

SEATS = 4


@jit_on(kernel, evaluation)
def glance(
    b: BoardArray,
    g: GameArray,
    trial: GameArray,
    codes: Codes,
    feature_weights: Floats,
    features: Floats,
    shares: Floats,
    found: Floats,
) -> None:
    """The share of the win that each placement promises the mover, into `found`; `g` stays as it is."""
    mover = np.int64(g[MOVER])
    for i in range(codes.size):
        for at in range(g.size):
            trial[at] = g[at]
        kernel.place(b, trial, trial[:1], codes[i])
        if trial[ENDED] == RUNNING:
            trial[MOVER] = kernel.next_seat(trial, trial[MOVER])
        assess(b, trial, feature_weights, features, shares)
        found[i] = shares[mover]


def promises(view: QinView, decision: Decision, feature_weights: Floats) -> Floats:
    """One share for each option of the decision, in their order."""
    codes = np.fromiter(map(view.board.codes.__getitem__, decision.options), dtype=np.int32)
    worths = np.zeros(len(codes), dtype=np.float64)
    features, shares = np.zeros(SEATS * FEATURES), np.zeros(SEATS)
    glance(view.board.geometry, view.g, view.g.copy(), codes, feature_weights, features, shares, worths)
    return worths
