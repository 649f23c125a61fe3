"""The two ends of a simulation, compiled: dealing the hidden tiles, and playing on below the tree."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from mandate.core.jit import jit_on
from mandate.games.qin.players import evaluation
from mandate.games.qin.players.evaluation import Floats, gain
from mandate.games.qin.players.evaluation_table import Lookup
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.kernel import (
    DECK,
    ENDED,
    HANDS,
    KINDS,
    MUST_PASS,
    NOTHING,
    PILES,
    PLAYERS,
    RUNNING,
    BoardArray,
    Codes,
    GameArray,
    RandomState,
    Tiles,
)

Ints = npt.NDArray[np.int64]


class Desk(NamedTuple):
    """Room to work in, and what stays the same in one search."""

    root: GameArray  # the position, with nothing hidden in it
    g: GameArray
    trial: GameArray
    codes: Codes
    scores: Ints
    features: Floats
    shares: Floats
    totals: Floats  # the shares of all simulations so far, added up for each seat
    weights: Floats
    lookup: Lookup  # the learned evaluation, used in place of the weights unless it is empty
    hidden: Tiles  # the tiles that the seat has not seen
    hands: Tiles  # row by row, possible hands of the others; no row where any deal is possible
    sizes: Ints  # how many tiles are dealt to each seat beside these hands and those that are known
    to_move: int  # the seat whose hand is known for sure, if it is to move: then it can place
    path: Ints
    movers: Ints
    chance: RandomState


class SearchParameters(NamedTuple):
    """What the search is tuned by."""

    explore: float  # weight of the bonus for what was tried little
    trust: float  # imagined visits of the guess
    sharpness: float  # how steeply priors follow the guesses
    ripe: int  # visits after which a node gets its placements
    breadth: int  # placements of a kind kept at a node; all at the root
    horizon: int  # placements of a rollout, before the position is assessed
    draws: int  # placements that a rollout draws, to play the one that gains most
    shift: float = (
        0.0  # how far first guesses below the root are moved to where the learned judgement sees the node
    )


# --- Dealing ----------------------------------------------------------------------------------------


@jit_on(kernel)
def deal(desk: Desk, number: int) -> None:
    """The position, with everything hidden drawn again."""
    g, hidden = desk.g, desk.hidden
    for i in range(g.size):
        g[i] = desk.root[i]
    kernel.shuffle(hidden, desk.chance)
    at = lay_hands(desk, number % desk.hands.shape[0]) if desk.hands.shape[0] > 0 else 0
    for seat in range(np.int64(g[PLAYERS])):
        for _ in range(desk.sizes[seat]):
            g[HANDS + seat * KINDS + np.int64(hidden[at])] += 1
            at += 1
    for pile in range(4):
        for i in range(np.int64(g[PILES + pile])):
            g[DECK + 4 * i + pile] = hidden[at]
            at += 1


@jit_on(kernel)
def lay_hands(desk: Desk, row: int) -> int:
    """Hands from the list of possible ones; their tiles come first in `hidden` then. Returns how many."""
    g, hidden = desk.g, desk.hidden
    at = 0
    for i in range(np.int64(g[PLAYERS]) * KINDS):
        for _ in range(np.int64(desk.hands[row, i])):
            found = at
            while hidden[found] != i % KINDS:
                found += 1
            hidden[at], hidden[found] = hidden[found], hidden[at]
            at += 1
        g[HANDS + i] += desk.hands[row, i]
    return at


# --- Rolling out ------------------------------------------------------------------------------------


@jit_on(kernel, evaluation)
def roll_out(b: BoardArray, desk: Desk, parameters: SearchParameters) -> None:
    """Play on: plainly at random to the end, or a few placements, each the best of some drawn."""
    g, no_events = desk.g, desk.g[:1]
    if g[ENDED] != RUNNING or parameters.horizon == 0:
        return
    if parameters.draws == 1 and parameters.horizon >= kernel.TILES:
        kernel.play_out(b, g, desk.chance, desk.codes, no_events)
        return
    for _ in range(parameters.horizon):
        code = best_drawn(b, desk, parameters.draws)
        if code != NOTHING:
            kernel.take_turn(b, g, no_events, code, NOTHING)
        else:
            kernel.find_mover(b, g)
            if g[MUST_PASS] != 0:
                kernel.pass_turn(b, g, no_events)
        if g[ENDED] != RUNNING:
            break


@jit_on(kernel, evaluation)
def best_drawn(b: BoardArray, desk: Desk, draws: int) -> int:
    """Of some placements drawn at random the one that gains most; NOTHING where none is possible."""
    best, most = NOTHING, -10000
    for _ in range(draws):
        code = np.int64(kernel.random_code(b, desk.g, desk.chance, desk.codes))
        if code == NOTHING:
            return NOTHING
        gained = gain(b, desk.g, desk.trial, code)
        if gained > most:
            best, most = code, gained
    return best
