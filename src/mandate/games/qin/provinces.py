"""The board read back from a kernel record: provinces and villages as people see them."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from mandate.core.game import Json, Seat
from mandate.games.qin import kernel
from mandate.games.qin.board import COLOURS, Board, Space

if TYPE_CHECKING:
    from collections.abc import Sequence

RECENT = 256  # boards of which the regions are kept


@dataclass(frozen=True, slots=True)
class Province:
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
            "cells": [board.name_of(space) for space in self.spaces],
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
    g = np.frombuffer(on_the_board, dtype=np.uint16).tolist()
    cells, labels, owners, pagodas = g[:n], g[n : 2 * n], g[4 * n : 5 * n], g[5 * n : 6 * n]
    spaces_of: dict[int, list[Space]] = {}
    for space in board.spaces:
        if kernel.RED <= cells[space] <= kernel.BLUE:
            spaces_of.setdefault(labels[space], []).append(space)
    found = []
    for label, spaces in spaces_of.items():
        owner = owners[label]
        found.append(
            Province(
                tuple(spaces),
                COLOURS[cells[label] - 1],
                None if owner == kernel.NOBODY else Seat(owner),
                pagodas[label],
            )
        )
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
        {"cells": [board.name_of(space) for space in village], "owner": owner}
        for village, owner in zip(board.villages, owners, strict=True)
    ]
