"""A game drawn in plain text: the board with its coordinates, and a line for each seat.

`.` grass, `~` water, `V` village, `R Y B` printed start spaces, `r y b` placed ones. The number behind
is the owner's seat, counted from 1; the first space of a province has `^` for each pagoda.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.core.game import Seat
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import COLOURS, Space
from mandate.games.qin.rules.provinces import regions, village_owners

if TYPE_CHECKING:
    from mandate.games.qin.rules.state import QinState


def cells(state: QinState) -> dict[Space, str]:
    """What to write on each space."""
    board, g = state.board, state.g
    signs = {space: board.at(space) for space in board.spaces}
    for space in board.spaces:
        cell = int(g[board.geometry[kernel.CELL] + space])
        if board.at(space) == "." and cell != kernel.FREE:
            signs[space] = COLOURS[cell - 1].lower()
    for region in regions(board, g):
        if region.owner is not None:
            for space in region.spaces:
                signs[space] += str(region.owner + 1)
            signs[region.spaces[0]] += "^" * region.pagodas
    for village, owner in zip(board.villages, village_owners(board, g), strict=True):
        if owner is not None:
            for space in village:
                signs[space] += str(owner + 1)
            signs[village[0]] += "^"
    return signs


def draw(state: QinState) -> str:
    board = state.board
    signs = cells(state)
    lines = ["    " + "".join(f"{chr(ord('a') + column):<4}" for column in range(board.width)).rstrip()]
    for row in range(board.height):
        spaces = board.spaces[row * board.width : (row + 1) * board.width]
        lines.append(f"{row + 1:>2}  " + "".join(f"{signs[space]:<4}" for space in spaces).rstrip())
    for seat in range(state.seats):
        mark = ">" if state.mover == seat else " "
        gone = " (resigned)" if state.resigned(Seat(seat)) else ""
        hand = " ".join(state.hand(Seat(seat)))
        lines.append(
            f"{mark} seat {seat + 1}: {state.supply[seat]:>2} pagodas left, hand {hand or '-'}{gone}"
        )
    lines.append(f"  piles: {' '.join(str(size) for size in state.piles)}")
    if state.outcome is not None:
        winners = " and ".join(str(winner + 1) for winner in state.outcome.winners)
        lines.append(f"  over ({state.outcome.reason}): seat {winners} wins")
    return "\n".join(lines)
