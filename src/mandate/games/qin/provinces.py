"""The board read back from a kernel record: provinces and villages as people see them."""

from __future__ import annotations

import functools
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mandate.core.game import Json, Seat
from mandate.games.qin import kernel
from mandate.games.qin.board import COLOURS, Board, Space

if TYPE_CHECKING:
    from collections.abc import Sequence

RECENT = 256  # boards of which the regions are kept


class Province(NamedTuple):
    """A connected area of one colour. `owner` is None only where a game ended before its founding."""

    spaces: tuple[Space, ...]  # in reading order
    colour: str
    owner: Seat | None
    pagodas: int

    @property
    def major(self) -> bool:
        return len(self.spaces) >= kernel.MAJOR_SIZE

    def to_json(self, board: Board) -> Json:
        return {
            "cells": board.names_of(self.spaces),
            "colour": self.colour,
            "owner": self.owner,
            "pagodas": self.pagodas,
        }


def regions(board: Board, g: kernel.Record) -> tuple[Province, ...]:
    """Every region, single spaces too, in reading order of the first space."""
    return _regions(board, g[kernel.CELL :].tobytes())


@functools.lru_cache(maxsize=RECENT)
def _regions(board: Board, on_the_board: bytes) -> tuple[Province, ...]:
    """Every seat sees the same board: what is found for one is kept for the others."""
    n = int(board.geometry[kernel.SPACES])
    g = np.frombuffer(on_the_board, dtype=np.uint16)
    coloured = np.flatnonzero((g[:n] >= kernel.RED) & (g[:n] <= kernel.BLUE))
    cells, owners, pagodas = (g[table * n : (table + 1) * n].tolist() for table in (0, 4, 5))
    spaces_of: defaultdict[int, list[Space]] = defaultdict(list)
    every = [Space(space) for space in coloured.tolist()]
    for space, label in zip(every, g[n : 2 * n][coloured].tolist(), strict=True):
        spaces_of[label].append(space)
    found = []
    for label, spaces in spaces_of.items():
        owner = None if owners[label] == kernel.NOBODY else Seat(owners[label])
        found.append(Province(tuple(spaces), COLOURS[cells[label] - 1], owner, pagodas[label]))
    return tuple(found)


def provinces(board: Board, g: kernel.Record) -> list[Province]:
    """The regions of two or more spaces."""
    return [region for region in regions(board, g) if len(region.spaces) > 1]


def village_owners(board: Board, g: kernel.Record) -> list[Seat | None]:
    """The owner of each village, in the order of `board.villages`."""
    at = kernel.CELL + kernel.TABLES * int(board.geometry[kernel.SPACES])
    owners = g[at : at + len(board.villages)].tolist()
    return [None if owner == kernel.NOBODY else Seat(owner) for owner in owners]


def villages_to_json(board: Board, owners: Sequence[Seat | None]) -> list[Json]:
    return [
        {"cells": board.names_of(village), "owner": owner}
        for village, owner in zip(board.villages, owners, strict=True)
    ]
