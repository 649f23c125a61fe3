"""Qin as arrays: planes of the board's own size, and a vector of what lies beside it.

Seats are told relative to the one that looks: 0 is itself, 1 the next to move after it, and so on. A seat
that nobody has is all zeros. An action is a placement in the kernel's numbering, `pair × 9 + colours`; the
last one is the pass. From which pile a tile is drawn is left out: piles are alike.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any, cast

import numpy as np

from mandate.core.game import Decision, View
from mandate.envs.encoding import Blocks, Encoding, Form
from mandate.envs.layout import Floats
from mandate.envs.qin_planes import PLANES, SEATS, VECTOR, Printed, Spaces, write_planes, write_vector
from mandate.games.qin import kernel
from mandate.games.qin.board import COLOURS, Board
from mandate.games.qin.game import QIN, read_board
from mandate.games.qin.notation import PASS
from mandate.games.qin.view import QinView


@functools.lru_cache(maxsize=64)
def printed_on(board: Board) -> Printed:
    """For each space 1 + the number of its village, or 0; then for each whether it is a start space."""
    n = int(board.geometry[kernel.SPACES])
    printed = np.zeros(2 * n, dtype=np.uint16)
    for number, spaces in enumerate(board.villages, 1):
        printed[spaces] = number
    for space in board.spaces:
        printed[n + space] = board.at(space) in COLOURS
    return printed


def latest_of(view: QinView) -> Spaces:
    """The spaces that the tiles of the last round cover."""
    codes = (view.board.codes.get(choice.partition("/")[0]) for _, choice in view.latest)
    pairs = [view.board.pairs[code // 9] for code in codes if code is not None]
    return np.array([space for pair in pairs for space in pair], dtype=np.uint16)


class QinEncoding(Encoding):
    """Qin on one board."""

    def __init__(self, options: Mapping[str, Any], form: Form = "array") -> None:
        super().__init__(form)
        self.board = read_board(QIN.configure(options)["board"])
        self.actions = len(self.board.tokens) + 1
        self.pass_action = len(self.board.tokens)
        self._printed = printed_on(self.board)
        size = (self.board.height, self.board.width)
        self.shapes = {"planes": (PLANES, *size), "vector": (VECTOR,)}
        self._shape = (PLANES + VECTOR, *size)

    @property
    def shape(self) -> tuple[int, ...]:
        return self._shape

    def blocks(self, view: View) -> Blocks:
        seen = cast(QinView, view)
        me = seen.seat or 0  # a spectator sees it from the first seat, and no hand
        planes = np.zeros(self.shapes["planes"], dtype=np.float32)
        write_planes(self.board.geometry, seen.g, self._printed, latest_of(seen), me, planes)
        sizes = (*seen.hand_sizes, *[0] * (SEATS - seen.seats))
        vector = np.empty(VECTOR, dtype=np.float32)
        write_vector(seen.g, np.array((*sizes, *seen.unseen), dtype=np.uint16), me, vector)
        return {"planes": planes, "vector": vector}

    def join(self, blocks: Blocks) -> Floats:
        """The planes, then each number of the vector as a plane that is the same everywhere."""
        out = np.empty(self._shape, dtype=np.float32)
        out[:PLANES] = blocks["planes"]
        out[PLANES:] = blocks["vector"][:, None, None]
        return out

    def legal(self, decision: Decision) -> Sequence[int]:
        if tuple(decision.options) == (PASS,):
            return (self.pass_action,)
        return [*map(self.board.codes.__getitem__, decision.options)]

    def token(self, decision: Decision, action: int) -> str | None:
        del decision
        return PASS if action == self.pass_action else self.board.tokens[action]

    def action(self, decision: Decision, token: str) -> int:
        del decision
        return self.pass_action if token == PASS else self.board.codes[token]
