"""How covered spaces can lie under tiles: every tile covers two that share an edge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mandate.games.qin.rules.board import Board, Space


def pairs(board: Board, covered: Sequence[Space]) -> Mapping[Space, Space]:
    """For each space the other one under its tile, with as many tiles as possible; drops unpaired spaces.

    Pairs are changed along a chain if that makes room for another one: a maximum matching on a
    checkerboard, on which the two spaces of a tile never have the same color.
    """
    inside = set(covered)
    dark = [space for space in covered if sum(divmod(space, board.stride)) % 2 == 0]
    partner: dict[Space, Space] = {}
    for space in dark:
        came: dict[Space, Space] = {}  # light space → the dark one from which the search came
        waiting, end = [space], None
        while waiting and end is None:
            here = waiting.pop(0)
            for near in board.near[here]:
                if near not in inside or near in came:
                    continue
                came[near] = here
                if near not in partner:
                    end = near
                    break
                waiting.append(partner[near])
        while end is not None:
            here = came[end]
            before = partner.get(here)
            partner[end], partner[here] = here, end
            end = before
    return partner
