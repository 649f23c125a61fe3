"""Room for a search of Qin: an empty tree, and the desk that it is grown on."""

from __future__ import annotations

import numpy as np

from mandate.core.rng import Chance
from mandate.games.qin.players.evaluation import FEATURES, Floats
from mandate.games.qin.players.evaluation_table import WORDS, Lookup
from mandate.games.qin.players.playout import Desk, SearchParameters
from mandate.games.qin.players.tree import DEEPEST, SLOTS, Tree
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.notation import PASS
from mandate.games.qin.rules.state import room_for_codes
from mandate.games.qin.views.resample import resample
from mandate.games.qin.views.view import QinView

SEATS = 4
DEALS = 128  # how many possible hands are kept where not every deal is possible


def make_tree(nodes: int, codes: int, parameters: SearchParameters, surveyed: int) -> Tree:
    """Room for so many nodes; `surveyed` seats have their board kept in each."""
    ripe = nodes // parameters.ripe + 2  # nodes that get blocks of placements
    blocks = kernel.KINDS * ripe
    edges = codes + blocks * parameters.breadth
    return Tree(
        used=np.zeros(3, dtype=np.int64),
        slots=np.empty(nodes * SLOTS, dtype=np.int64),
        visits=np.empty(nodes, dtype=np.int64),
        start=np.empty(blocks, dtype=np.int64),
        length=np.empty(blocks, dtype=np.int64),
        chosen=np.empty(blocks, dtype=np.int64),
        weight=np.empty(blocks, dtype=np.float64),
        code=np.empty(edges, dtype=np.int64),
        prior=np.empty(edges, dtype=np.float64),
        guess=np.empty(edges, dtype=np.float64),
        tries=np.empty(edges, dtype=np.int64),
        result=np.empty(edges, dtype=np.float64),
        child=np.empty(edges, dtype=np.int64),
        surveyed=np.empty(nodes * WORDS * surveyed, dtype=np.int64),
        facts=np.empty(nodes if surveyed else 0, dtype=np.int64),
    )


def make_desk(view: QinView, feature_weights: Floats, chance: Chance, lookup: Lookup) -> Desk:
    """What one tree is grown on, from what the view's seat can see."""
    codes = room_for_codes(view.board)
    hands = _possible_hands(view, chance)
    dealt = [0 if seat == view.seat or len(hands) else size for seat, size in enumerate(view.hand_sizes)]
    return Desk(
        root=view.g,
        g=view.g.copy(),
        trial=view.g.copy(),
        codes=codes,
        scores=np.zeros(len(codes), dtype=np.int64),
        features=np.zeros(SEATS * FEATURES, dtype=np.float64),
        shares=np.zeros(SEATS, dtype=np.float64),
        totals=np.zeros(SEATS, dtype=np.float64),
        weights=feature_weights,
        lookup=lookup,
        hidden=np.repeat(np.arange(kernel.KINDS, dtype=np.uint16), view.unseen),
        hands=hands,
        sizes=np.array(dealt, dtype=np.int64),
        to_move=-1 if view.seat is None else int(view.seat),
        path=np.zeros(DEEPEST, dtype=np.int64),
        movers=np.zeros(DEEPEST, dtype=np.int64),
        chance=np.array([chance.word()], dtype=np.uint64),
    )


def _possible_hands(view: QinView, chance: Chance) -> kernel.Tiles:
    """Hands that fit what the seat has seen, where not every deal of the unseen tiles does.

    Without passes and fair starts the past tells nothing about the tiles that are still hidden: every
    deal is equally likely, and the search deals for itself.
    """
    rows = []
    passed = any(step.choice == PASS and step.seat != view.seat for step in view.history)
    if passed or (view.options["fair_start"] and view.began is None):
        for _ in range(DEALS):
            hands = resample(view, chance).g[kernel.HANDS : kernel.HANDS + view.seats * kernel.KINDS].copy()
            if view.seat is not None:
                hands[view.seat * kernel.KINDS : (view.seat + 1) * kernel.KINDS] = 0
            rows.append(hands)
    return np.array(rows, dtype=np.uint16).reshape(len(rows), view.seats * kernel.KINDS)
