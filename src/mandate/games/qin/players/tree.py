"""Monte-Carlo tree search over what one seat of Qin can know, compiled.

A node is a public history, so the board is the same on every visit, while hands and piles are drawn again
for every simulation. Which placements are possible at a node then depends on the hand only through its
kinds of tile. So a node keeps its placements in *blocks*, one for each kind, made when that kind is first
held there, and a simulation chooses among the blocks of the hand it has dealt. Piles are hidden from every
seat and all alike, so the search always takes the default one.

A placement is worth its mean result, seeded with a few imagined visits of what `assess` says of it, plus
a bonus for those that look good and were tried little (PUCT). Results are shares of the win, one a seat;
every seat maximizes its own.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from mandate.core.jit import jit, jit_on
from mandate.games.qin.players import evaluation, evaluation_table, playout
from mandate.games.qin.players.evaluation import Floats, assess, gain
from mandate.games.qin.players.evaluation_table import WORDS, survey, weigh
from mandate.games.qin.players.playout import Desk, Ints, SearchParameters, deal, roll_out
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.kernel import (
    ENDED,
    HANDS,
    KINDS,
    MOVER,
    MUST_PASS,
    NOTHING,
    PLAYERS,
    RUNNING,
    BoardArray,
    Codes,
    GameArray,
    RandomState,
)

NONE = -1
PASS_SLOT = KINDS  # a node's last slot holds the node after a forced pass
SLOTS = KINDS + 1
DEEPEST = 256
DOUBT, NO_DOUBT = 1e-3, 1e-6  # what a guess leaves open: before the end, and at it
# places in Tree.used
NODES, BLOCKS, EDGES = 0, 1, 2


class Tree(NamedTuple):
    """A tree in flat arrays. An edge is a placement; `used` tells how much of each array is in use."""

    used: Ints
    slots: Ints  # node × SLOTS → block, NONE if not made yet
    visits: Ints  # of a node
    start: Ints  # of a block: its first edge …
    length: Ints  # … how many edges it has …
    chosen: Ints  # … how often one of them was chosen …
    weight: Floats  # … and what their priors add up to
    code: Ints
    prior: Floats
    guess: Floats
    tries: Ints
    result: Floats
    child: Ints
    surveyed: Ints  # of a node, what the learned judgement keeps of its board; see `evaluation_table` …
    facts: Ints  # … and how many facts held there; NONE if not surveyed yet


@jit_on(kernel, evaluation, evaluation_table, playout)
def search(
    b: BoardArray, tree: Tree, desk: Desk, parameters: SearchParameters, first: int, simulations: int
) -> None:
    """Run simulations number `first`, `first` + 1, … in a tree that has its root."""
    for number in range(first, first + simulations):
        deal(desk, number)
        if desk.g[MOVER] != desk.to_move and desk.g[ENDED] == RUNNING:
            kernel.find_mover(b, desk.g)  # the hand that was dealt may have to pass
        depth, node = descend(b, tree, desk, parameters)
        roll_out(b, desk, parameters)
        evaluate_leaf(b, tree, desk, desk.g, NONE if parameters.horizon > 0 else node)
        for seat in range(desk.totals.size):
            desk.totals[seat] += desk.shares[seat]
        for i in range(depth):
            edge = desk.path[i]
            tree.tries[edge] += 1
            tree.result[edge] += desk.shares[desk.movers[i]]


@jit_on(kernel)
def is_settled(tree: Tree, left: int) -> bool:
    """Whether so many more simulations cannot change which placement at the root was tried most."""
    most, second = np.int64(0), np.int64(0)
    for slot in range(KINDS):
        block = tree.slots[slot]
        if block == NONE:
            continue
        start = tree.start[block]
        for edge in range(start, start + tree.length[block]):
            tries = tree.tries[edge]
            second = max(second, min(most, tries))
            most = max(most, tries)
    return most - second > left


@jit_on(kernel, evaluation, evaluation_table)
def evaluate_leaf(b: BoardArray, tree: Tree, desk: Desk, g: GameArray, node: int) -> None:
    """Each seat's expected share of the win, into `desk.shares`; a node's board is looked at only once."""
    lookup = desk.lookup
    if lookup.plain.size == 0 or g[ENDED] != RUNNING:
        assess(b, g, desk.weights, desk.features, desk.shares)
    elif node == NONE:
        count = survey(b, g, lookup, lookup.survey, 0)
        weigh(g, lookup, lookup.survey, 0, desk.shares, count)
    else:
        at = node * WORDS * np.int64(g[PLAYERS])
        if tree.facts[node] == NONE:
            tree.facts[node] = survey(b, g, lookup, tree.surveyed, at)
        weigh(g, lookup, tree.surveyed, at, desk.shares, tree.facts[node])


# --- Down the tree ----------------------------------------------------------------------------------


@jit_on(kernel, evaluation, evaluation_table)
def descend(b: BoardArray, tree: Tree, desk: Desk, parameters: SearchParameters) -> tuple[int, int]:
    """Play from the root to a node that is not ripe yet, or to the end.

    Returns how many edges were taken, and the node; NONE if the tree is full.
    """
    g = desk.g
    node, depth = np.int64(0), 0
    while g[ENDED] == RUNNING and depth < DEEPEST:
        if g[MUST_PASS] != 0:
            kernel.pass_turn(b, g, g[:1])
            node = after_pass(tree, node)
            if node == NONE:
                break
            continue
        tree.visits[node] += 1
        if node != 0 and tree.visits[node] <= parameters.ripe:
            break
        edge = select(b, tree, desk, parameters, node, depth)
        if edge == NONE:
            break
        desk.path[depth] = edge
        desk.movers[depth] = g[MOVER]
        depth += 1
        kernel.play(b, g, g[:1], tree.code[edge], NOTHING)
        node = tree.child[edge]
        if node == NONE:
            node = new_node(tree)
            tree.child[edge] = node
            if node == NONE:
                break
    return depth, node


@jit_on(kernel)
def new_node(tree: Tree) -> int:
    """A fresh node, or NONE where the tree is full."""
    node = tree.used[NODES]
    if node == tree.visits.size:
        return NONE
    tree.used[NODES] += 1
    tree.visits[node] = 0
    if tree.facts.size > 0:
        tree.facts[node] = NONE
    for slot in range(SLOTS):
        tree.slots[node * SLOTS + slot] = NONE
    return node


@jit_on(kernel)
def after_pass(tree: Tree, node: int) -> int:
    at = node * SLOTS + PASS_SLOT
    if tree.slots[at] == NONE:
        tree.slots[at] = new_node(tree)
    return tree.slots[at]


@jit_on(kernel, evaluation, evaluation_table)
def select(b: BoardArray, tree: Tree, desk: Desk, parameters: SearchParameters, node: int, depth: int) -> int:
    """The edge to take with the hand as it was dealt; NONE where the tree is full or nothing fits."""
    g = desk.g
    hand = HANDS + np.int64(g[MOVER]) * KINDS
    weight, chosen = 0.0, 0
    for kind in range(KINDS):
        if g[hand + kind] == 0:
            continue
        block = tree.slots[node * SLOTS + kind]
        if block == NONE:
            block = grow(b, tree, desk, parameters, node, kind, depth)
            if block == NONE:
                return NONE
        weight += tree.weight[block]
        chosen += tree.chosen[block]
    if weight == 0.0:
        return NONE  # another seat's turn at the root, and this deal gives it no tile that fits
    bonus = parameters.explore * math.sqrt(chosen + 1.0) / weight
    best, best_edge, best_block = -1.0, NONE, NONE
    for kind in range(KINDS):
        if g[hand + kind] == 0:
            continue
        block = tree.slots[node * SLOTS + kind]
        start = tree.start[block]
        for edge in range(start, start + tree.length[block]):
            tries = tree.tries[edge]
            mean = (tree.result[edge] + parameters.trust * tree.guess[edge]) / (tries + parameters.trust)
            value = mean + bonus * tree.prior[edge] / (1.0 + tries)
            if value > best:
                best, best_edge, best_block = value, edge, block
    if best_block != NONE:
        tree.chosen[best_block] += 1
    return best_edge


# --- Growing ----------------------------------------------------------------------------------------


@jit_on(kernel, evaluation, evaluation_table)
def grow(
    b: BoardArray, tree: Tree, desk: Desk, parameters: SearchParameters, node: int, kind: int, depth: int
) -> int:
    """Make the block of placements of one kind of tile at a node; NONE where the tree is full."""
    count = list_kind(b, desk, kind)
    codes, scores = desk.codes, desk.scores
    kept = count
    if node != 0:
        for i in range(count):
            scores[i] = gain(b, desk.g, desk.trial, np.int64(codes[i]))
        kept = min(count, parameters.breadth)
        keep_best(codes, scores, count, kept, desk.chance)
    block, start = tree.used[BLOCKS], tree.used[EDGES]
    if block == tree.start.size or start + kept > tree.code.size:
        return NONE
    tree.used[BLOCKS] += 1
    tree.used[EDGES] += kept
    tree.slots[node * SLOTS + kind] = block
    tree.start[block], tree.length[block], tree.chosen[block] = start, kept, 0
    mover = np.int64(desk.g[MOVER])
    total, moved = 0.0, 0.0
    if parameters.shift > 0.0 and depth > 0 and desk.lookup.plain.size > 0:
        assess(b, desk.g, desk.weights, desk.features, desk.shares)
        moved = -parameters.shift * desk.shares[mover]
        evaluate_leaf(b, tree, desk, desk.g, node)
        moved += parameters.shift * desk.shares[mover]
    for i in range(kept):
        edge = start + i
        guess = look_at(b, tree, desk, np.int64(codes[i]), mover, depth == 0, moved)
        tree.code[edge], tree.child[edge], tree.tries[edge] = codes[i], NONE, 0
        tree.result[edge] = 0.0
        tree.guess[edge] = guess
        prior = power(guess / (1.0 - guess), parameters.sharpness)
        tree.prior[edge] = prior
        total += prior
    tree.weight[block] = total
    return block


@jit
def power(odds: float, exponent: float) -> float:
    """Whole powers by multiplying, which every processor does alike."""
    if exponent == 4.0:
        return odds * odds * odds * odds
    if exponent == 2.0:
        return odds * odds
    return odds if exponent == 1.0 else math.pow(odds, exponent)


@jit_on(kernel)
def list_kind(b: BoardArray, desk: Desk, kind: int) -> int:
    """List the placements of one kind of tile into `codes`; return their number."""
    g = desk.g
    hand = HANDS + np.int64(g[MOVER]) * KINDS
    held = np.int64(0)
    for other in range(KINDS):
        held |= np.int64(g[hand + other]) << np.int64(8 * other)
        g[hand + other] = 1 if other == kind else 0
    count = kernel.legal(b, g, desk.codes)
    for other in range(KINDS):
        g[hand + other] = (held >> np.int64(8 * other)) & np.int64(255)
    return count


@jit_on(kernel)
def keep_best(codes: Codes, scores: Ints, count: int, kept: int, chance: RandomState) -> None:
    """Bring the best to the front; which of equals is left to chance."""
    for i in range(count):
        scores[i] = scores[i] * 4096 + kernel.below(chance, 4096)
    for i in range(kept):
        best = i
        for j in range(i + 1, count):
            if scores[j] > scores[best]:
                best = j
        codes[i], codes[best] = codes[best], codes[i]
        scores[i], scores[best] = scores[best], scores[i]


@jit_on(kernel, evaluation, evaluation_table)
def look_at(b: BoardArray, tree: Tree, desk: Desk, code: int, mover: int, well: bool, moved: float) -> float:
    """The share of the win that a placement promises the mover; nearly 0 or 1 only at the end."""
    trial = desk.trial
    for i in range(trial.size):
        trial[i] = desk.g[i]
    kernel.place(b, trial, trial[:1], code)
    if trial[ENDED] == RUNNING:
        trial[MOVER] = kernel.next_seat(trial, trial[MOVER])
    if well:
        evaluate_leaf(b, tree, desk, trial, NONE)
    else:
        assess(b, trial, desk.weights, desk.features, desk.shares)
    if trial[ENDED] != RUNNING:
        return min(max(desk.shares[mover], NO_DOUBT), 1.0 - NO_DOUBT)
    return min(max(desk.shares[mover] + moved, DOUBT), 1.0 - DOUBT)
