"""The search as learning uses it: on bare games, one tree used again and again."""

from __future__ import annotations

import time
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from mandate.games.qin.players import tree as qin_tree
from mandate.games.qin.players.buffers import SEATS, make_tree
from mandate.games.qin.players.evaluation import FEATURES, Floats
from mandate.games.qin.players.evaluation_table import Lookup, no_lookup
from mandate.games.qin.players.playout import Desk, SearchParameters
from mandate.games.qin.players.search import STRONG
from mandate.games.qin.players.tree import DEEPEST
from mandate.games.qin.players.weights import weights
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import Board
from mandate.games.qin.rules.kernel import GameArray
from mandate.games.qin.rules.state import NO_EVENTS, room_for_codes

Codes = npt.NDArray[np.int64]
BATCH = 64  # simulations between two looks at the clock


class Found(NamedTuple):
    """What a search says of the placements of the seat to move."""

    codes: Codes
    tries: npt.NDArray[np.int64]
    values: Floats
    shares: Floats  # the mean result for each seat
    simulations: int

    def best(self) -> int:
        """The placement tried most; of equals, the one that promises most."""
        return int(self.codes[np.lexsort((-self.values, -self.tries))[0]])


class Mind:
    """A search that judges by what was learned, or as usual where that is None."""

    def __init__(
        self,
        board: Board,
        lookup: Lookup | None,
        simulations: int,
        seed: int,
        parameters: SearchParameters = STRONG,
        feature_weights: Floats | None = None,
    ) -> None:
        self.board, self.simulations, self.parameters = board, simulations, parameters
        codes = room_for_codes(board)
        surveyed = 0 if lookup is None else SEATS
        self.tree = make_tree(max(simulations, 8) + 2, len(codes), parameters, surveyed)
        self._desk = Desk(
            root=np.zeros(board.game_size, np.uint16),
            g=np.zeros(board.game_size, np.uint16),
            trial=np.zeros(board.game_size, np.uint16),
            codes=codes,
            scores=np.zeros(len(codes), np.int64),
            features=np.zeros(SEATS * FEATURES),
            shares=np.zeros(SEATS),
            totals=np.zeros(SEATS),
            weights=weights() if feature_weights is None else feature_weights,
            lookup=no_lookup() if lookup is None else lookup,
            hidden=np.zeros(0, np.uint16),
            hands=np.zeros((0, 0), np.uint16),
            sizes=np.zeros(SEATS, np.int64),
            to_move=-1,
            path=np.zeros(DEEPEST, np.int64),
            movers=np.zeros(DEEPEST, np.int64),
            chance=np.array([(seed * 2654435761 + 88172645463325252) % 2**63], np.uint64),
        )
        for _ in range(8):
            kernel.next_number(self._desk.chance)

    def think(self, g: GameArray, seconds: float = 0.0) -> Found:
        """Search from what the mover can see: a number of simulations, or as long as the clock allows."""
        players, mover = int(g[kernel.PLAYERS]), int(g[kernel.MOVER])
        root, hidden, sizes = g.copy(), _piles(g), np.zeros(players, np.int64)
        for seat in range(players):
            if seat != mover:
                hand = slice(kernel.HANDS + kernel.KINDS * seat, kernel.HANDS + kernel.KINDS * (seat + 1))
                sizes[seat] = g[hand].sum()
                hidden.append(np.repeat(np.arange(kernel.KINDS), g[hand]))
                root[hand] = 0
        done = self._run(root, np.concatenate(hidden), sizes, mover, seconds)
        return self._found(done)

    def after(self, g: GameArray, code: int) -> Floats:
        """What each seat can expect after a placement, with the hands known and the draws not."""
        players, mover = int(g[kernel.PLAYERS]), int(g[kernel.MOVER])
        root = g.copy()
        kernel.place(self.board.geometry, root, NO_EVENTS, code)
        if root[kernel.ENDED] != kernel.RUNNING:
            won = int(root[kernel.WINNERS]) >> np.arange(SEATS) & 1
            return np.asarray(won / won.sum(), np.float64)
        hidden, sizes = _piles(g), np.zeros(players, np.int64)
        highest = int(np.argmax(root[kernel.PILES : kernel.PILES + 4]))
        if root[kernel.PILES + highest]:
            root[kernel.PILES + highest] -= 1
            sizes[mover] = 1
        root[kernel.MOVER] = kernel.next_seat(root, mover)
        done = self._run(root, np.concatenate(hidden), sizes, -1, 0.0)
        return self._desk.totals / done

    def _run(
        self, root: GameArray, hidden: npt.NDArray[np.int64], sizes: Codes, to_move: int, seconds: float
    ) -> int:
        self._desk.totals[:] = 0
        desk = self._desk._replace(
            root=root, hidden=hidden.astype(np.uint16), sizes=sizes, to_move=to_move,
            hands=np.zeros((0, kernel.KINDS * len(sizes)), np.uint16),
        )  # fmt: skip
        self.tree.used[:] = 0
        qin_tree.new_node(self.tree)
        if not seconds:
            qin_tree.search(self.board.geometry, self.tree, desk, self.parameters, 0, self.simulations)
            return self.simulations
        done, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds or not done:
            qin_tree.search(self.board.geometry, self.tree, desk, self.parameters, done, BATCH)
            done += BATCH
        return done

    def _found(self, done: int) -> Found:
        tree = self.tree
        edges = [
            np.arange(tree.start[block], tree.start[block] + tree.length[block])
            for block in tree.slots[: kernel.KINDS]
            if block != qin_tree.NONE
        ]
        at, trust = np.concatenate(edges), self.parameters.trust
        values = (tree.result[at] + trust * tree.guess[at]) / (tree.tries[at] + trust)
        return Found(tree.code[at], tree.tries[at], values, self._desk.totals / done, done)


def _piles(g: GameArray) -> list[npt.NDArray[np.int64]]:
    """The tiles in the piles."""
    return [
        g[kernel.DECK + 4 * np.arange(int(g[kernel.PILES + pile])) + pile].astype(np.int64)
        for pile in range(4)
    ]
