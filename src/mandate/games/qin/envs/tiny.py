"""A tiny Qin: any small map, few tiles, a small hand. For exact methods, which must visit every position.

The rules are the kernel's, unchanged; only what is dealt is smaller. As in the whole game a tile is drawn
after each placement, as long as the bag has any; what is drawn is chance.
"""

from __future__ import annotations

from typing import Literal

import numpy as np

from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import TILE_NAMES, Board
from mandate.games.qin.rules.state import NO_EVENTS, room_for_codes

Node = Literal["deal", "place", "draw", "over"]
Kinds = tuple[int, ...]  # how many tiles of each kind


class TinyTable:
    """One game. Every tile of a hand, and every tile drawn, is an outcome of chance."""

    def __init__(self, board: Board, players: int, bag: Kinds, hand: int, pagodas: int) -> None:
        self.board, self.players, self.hand = board, players, hand
        self.bag = list(bag)  # what is not dealt and not drawn
        self.dealt: list[int] = []  # kinds, in seat order
        self.drawn: list[list[int]] = [[] for _ in range(players)]
        self.steps: list[tuple[int, int]] = []  # who placed what
        self.placing: int | None = None  # a placement whose tile is still to be drawn
        self.g = np.zeros(board.game_size, dtype=np.uint16)
        kernel.lay_out(board.geometry, self.g, players, 0)
        for seat in range(players):
            self.g[kernel.SUPPLY + seat] = pagodas

    @property
    def node(self) -> Node:
        if len(self.dealt) < self.players * self.hand:
            return "deal"
        if self.placing is not None:
            return "draw"
        return "place" if self.g[kernel.ENDED] == kernel.RUNNING else "over"

    @property
    def mover(self) -> int:
        return int(self.g[kernel.MOVER])

    def legal(self) -> list[int]:
        """The placements of the mover, in rising order."""
        codes = room_for_codes(self.board)
        count = kernel.legal(self.board.geometry, self.g, codes)
        return [int(code) for code in codes[:count]]

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can give now: a kind of tile, with its probability."""
        left = sum(self.bag)
        return [(kind, count / left) for kind, count in enumerate(self.bag) if count]

    def apply(self, action: int) -> None:
        """An outcome of chance, or a placement of the mover; neither is checked."""
        if self.node == "deal":
            self._take(len(self.dealt) // self.hand, action)
            self.dealt.append(action)
            if len(self.dealt) == self.players * self.hand:
                self._ask()
        elif self.placing is None:
            self.steps.append((self.mover, action))
            kernel.place(self.board.geometry, self.g, NO_EVENTS, action)
            if self.g[kernel.ENDED] == kernel.RUNNING and any(self.bag):
                self.placing = action
            else:
                self._next_turn()
        else:
            self.placing = None
            self._take(self.mover, action)
            self.drawn[self.mover].append(action)
            self._next_turn()

    def _take(self, seat: int, kind: int) -> None:
        self.bag[kind] -= 1
        self.g[kernel.HANDS + seat * kernel.KINDS + kind] += 1

    def _next_turn(self) -> None:
        if self.g[kernel.ENDED] == kernel.RUNNING:
            self.g[kernel.MOVER] = kernel.next_seat(self.g, self.mover)
            self._ask()

    def _ask(self) -> None:
        """Find out who can place next; forced passes are no choices."""
        kernel.find_mover(self.board.geometry, self.g)
        while self.g[kernel.MUST_PASS]:
            self.g[kernel.MOVER] = kernel.next_seat(self.g, self.mover)
            kernel.find_mover(self.board.geometry, self.g)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.players) if self.g[kernel.WINNERS] >> seat & 1)

    def past(self) -> str:
        """What all have seen: who placed what."""
        return " ".join(f"{seat}:{self.board.tokens[code]}" for seat, code in self.steps)

    def seen_by(self, seat: int) -> str:
        """All that this seat has seen, in the order of kinds where it has seen no order."""
        own = sorted(self.dealt[seat * self.hand : (seat + 1) * self.hand])
        held, drawn = (" ".join(TILE_NAMES[kind] for kind in kinds) for kinds in (own, self.drawn[seat]))
        return f"{seat} dealt {held or '-'} drew {drawn or '-'} | {self.past()}"

    def __deepcopy__(self, _known: object) -> TinyTable:
        twin = object.__new__(TinyTable)
        twin.__dict__ |= self.__dict__
        twin.bag, twin.dealt, twin.steps = self.bag.copy(), self.dealt.copy(), self.steps.copy()
        twin.drawn, twin.g = [each.copy() for each in self.drawn], self.g.copy()
        return twin
