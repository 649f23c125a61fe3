"""What OpenSpiel's players see of Qin: observations and information states, whole or in parts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from mandate.core.game import Seat
from mandate.envs.layout import Floats
from mandate.games.qin.envs.chance import QinTable
from mandate.games.qin.envs.encoding import QinEncoding
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import TILE_NAMES

if TYPE_CHECKING:
    from mandate.games.qin.envs.openspiel import QinSpielState

OPEN = 2 * kernel.KINDS  # where the vector's open part begins: before it the own hand, and what is unseen
SIDES = 4  # where the other half of a tile lies


class QinObserver:
    """The interface OpenSpiel expects: `tensor` and its parts in `dict`, set from a state; or a text.

    With perfect recall it also includes the choices so far, the first hand and every drawn tile. Without
    private information all is relative to the first seat, so it is the same for all.
    """

    def __init__(self, encoding: QinEncoding, players: int, kind: Any) -> None:
        self._encoding, self._players = encoding, players
        self._open, self._recall = bool(kind.public_info), bool(kind.perfect_recall)
        self._private = kind.private_info
        pieces = dict(self._pieces())
        self.tensor: Floats = np.zeros(sum(int(np.prod(shape)) for shape in pieces.values()), np.float32)
        self.dict: dict[str, Floats] = {}
        at = 0
        for name, shape in pieces.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def _pieces(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        planes, vector = self._encoding.shapes["planes"], self._encoding.shapes["vector"]
        height, width = planes[1:]
        seats = self._seats_shown(0)
        if self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            yield "player", (self._players,)
        if self._open:
            yield "planes", planes
            yield "open", (vector[0] - OPEN,)
            if self._recall:
                yield "past", (1 + self._players + SIDES, height, width)
        if seats:
            yield "hands", (len(seats), kernel.KINDS)
            yield "unseen", (kernel.KINDS,)
            if self._recall:
                yield "first_hands", (len(seats), kernel.KINDS)
                yield "draws", (len(seats), kernel.TILES - kernel.HAND_SIZE * self._players, kernel.KINDS)

    def _seats_shown(self, player: int) -> list[Seat]:
        """The seats whose secrets are included, in relative order."""
        if self._private == pyspiel.PrivateInfoType.NONE:
            return []
        everyone = self._private == pyspiel.PrivateInfoType.ALL_PLAYERS
        return [Seat((player + i) % self._players) for i in range(self._players if everyone else 1)]

    # --- numbers ------------------------------------------------------------------------------------

    def set_from(self, state: QinSpielState, player: int) -> None:
        self.tensor.fill(0)
        table = state.table
        seats = self._seats_shown(player)
        me = Seat(player if seats else 0)
        shown, parts = table.shown, self.dict
        if "player" in parts:
            parts["player"][player] = 1
        seen = self._encoding.see_state(shown, me)
        assert isinstance(seen, dict)
        if self._open:
            parts["planes"][:] = seen["planes"]
            parts["open"][:] = seen["vector"][OPEN:]
            if self._recall:
                self._write_past(table, me, parts["past"])
        for row, seat in enumerate(seats):
            parts["hands"][row] = _kinds(shown.hand(seat)) / kernel.HAND_SIZE
            if self._recall:
                parts["first_hands"][row] = _kinds(_first_hand(table, seat)) / kernel.HAND_SIZE
                for number, tile in enumerate(_draws(table, seat)):
                    parts["draws"][row, number, TILE_NAMES.index(tile)] = 1
        if seats:
            hands = sum((_kinds(shown.hand(seat)) for seat in seats[1:]), np.zeros(kernel.KINDS, np.float32))
            parts["unseen"][:] = seen["vector"][kernel.KINDS : OPEN] - hands / 12

    def _write_past(self, table: QinTable, me: Seat, out: Floats) -> None:
        """For each covered space when and by which seat, and on which side the tile's other half lies."""
        board, number = table.board, 0
        stride = board.stride
        sides = {1: 0, -1: 1, stride: 2, -stride: 3}
        for step in table.shown.public_history:
            code = board.codes.get(step.choice.partition("/")[0])
            if code is None:
                continue
            number += 1
            pair = board.pairs[code // 9]
            for space, other in (pair, pair[::-1]):
                row, column = divmod(int(space), stride)
                at = row - 1, column - 1
                out[0][at] = number / kernel.TILES
                out[1 + (step.seat - me) % self._players][at] = 1
                out[1 + self._players + sides[int(other) - int(space)]][at] = 1

    # --- text ---------------------------------------------------------------------------------------

    def string_from(self, state: QinSpielState, player: int) -> str:
        table, lines = state.table, []
        if self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            lines.append(f"player {player}")
        if self._open:
            lines.append(_public_past(table) if self._recall else table.shown.view(None).position)
        for seat in self._seats_shown(player):
            if self._recall:
                drawn = " ".join(_draws(table, seat)) or "-"
                lines.append(f"hand {seat}: {' '.join(_first_hand(table, seat)) or '-'}; drew {drawn}")
            else:
                lines.append(f"hand {seat}: {' '.join(table.shown.hand(seat)) or '-'}")
        return "\n".join(lines)


def _public_past(table: QinTable) -> str:
    begins = f"first {'-' if table.first is None else table.first}; dealt {len(table.dealt)}"
    steps = (f"{step.seat} {step.choice.partition('/')[0]}" for step in table.shown.public_history)
    return "; ".join((begins, *steps))


def _kinds(tiles: list[str]) -> Floats:
    counts = np.zeros(kernel.KINDS, dtype=np.float32)
    for tile in tiles:
        counts[TILE_NAMES.index(tile)] += 1
    return counts


def _first_hand(table: QinTable, seat: Seat) -> list[str]:
    """In the order of kinds: a hand has none of its own."""
    at = seat * kernel.HAND_SIZE
    return [TILE_NAMES[kind] for kind in sorted(table.dealt[at : at + kernel.HAND_SIZE])]


def _draws(table: QinTable, seat: Seat) -> list[str]:
    return [step.drew for step in table.shown.history if step.seat == seat and step.drew is not None]
