"""Qin as arrays: planes of the board's own size, and a vector of what lies beside it.

Seats are relative to the observer: 0 is itself, 1 the next to move after it, and so on. An empty seat is
all zeros. An action is a placement in the kernel's numbering, `pair × 9 + colours`; the last one is the
pass. The pile to draw from is no part of it: piles are alike.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

import numpy as np

from mandate.core.game import Decision, Seat, State, View
from mandate.envs.encoding import Blocks, Encoding, Form
from mandate.envs.layout import Floats
from mandate.games.qin.envs.planes import PLANES, SEATS, VECTOR, Printed, Spaces, write_planes, write_vector
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import COLOURS, Board
from mandate.games.qin.rules.game import QIN, read_board
from mandate.games.qin.rules.kernel import GameArray
from mandate.games.qin.rules.notation import PASS
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.views import survey
from mandate.games.qin.views.view import QinView, latest_of


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


def covered(board: Board, latest: Iterable[tuple[Seat, str]]) -> Spaces:
    """The spaces that the tiles of the last round cover."""
    codes = (board.codes.get(choice.partition("/")[0]) for _, choice in latest)
    pairs = [board.pairs[code // 9] for code in codes if code is not None]
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
        planes, vector = np.zeros(self.shapes["planes"], dtype=np.float32), np.empty(VECTOR, dtype=np.float32)
        self._write(*_parts(cast(QinView, view)), planes, vector)
        return {"planes": planes, "vector": vector}

    def join(self, blocks: Blocks) -> Floats:
        """The planes, then each number of the vector as a plane that is the same everywhere."""
        out = np.empty(self._shape, dtype=np.float32)
        out[:PLANES] = blocks["planes"]
        out[PLANES:] = blocks["vector"][:, None, None]
        return out

    def see_state(self, state: State, seat: Seat) -> Blocks:
        """`see(state.view(seat))` without the parts of a view that an observation does not use.

        It reads what a view reads, by the same function, and nothing else of the state.
        """
        state = cast(QinState, state)
        g, counts = np.empty_like(state.g), np.empty(survey.COUNTS, dtype=np.uint16)
        survey.look_at(state.g, seat, g, counts)
        latest = covered(self.board, latest_of(state.public_history))
        vector = np.empty(VECTOR, dtype=np.float32)
        if self.form != "array":
            planes = np.zeros(self.shapes["planes"], dtype=np.float32)
            self._write(g, counts, latest, seat, planes, vector)
            return self.formed({"planes": planes, "vector": vector})
        out = np.zeros(self._shape, dtype=np.float32)
        self._write(g, counts, latest, seat, out, vector)
        out[PLANES:] = vector[:, None, None]
        return {"observation": out}

    def _write(
        self, g: GameArray, counts: Spaces, latest: Spaces, me: int, planes: Floats, vector: Floats
    ) -> None:
        write_planes(self.board.geometry, g, self._printed, latest, me, planes)
        write_vector(g, counts, me, True, vector)

    def legal(self, decision: Decision) -> Sequence[int]:
        if tuple(decision.options) == (PASS,):
            return (self.pass_action,)
        return [*map(self.board.codes.__getitem__, decision.options)]

    def token(self, decision: Decision, action: int) -> str | None:
        del decision
        return self.placement(action)

    def placement(self, action: int) -> str:
        """The choice that an action means, for any seat."""
        return PASS if action == self.pass_action else self.board.tokens[action]

    def action(self, decision: Decision, token: str) -> int:
        del decision
        return self.pass_action if token == PASS else self.board.codes[token]


def _parts(view: QinView) -> tuple[GameArray, Spaces, Spaces, int]:
    """What an observation is written from; a spectator sees it from the first seat, and no hand."""
    empty_seats = [0] * (SEATS - view.seats)
    counts = np.array(
        (*view.hand_sizes, *empty_seats, *view.gone_sizes, *empty_seats, *view.unseen), dtype=np.uint16
    )
    return view.g, counts, covered(view.board, view.latest), view.seat or 0
