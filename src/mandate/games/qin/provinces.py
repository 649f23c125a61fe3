"""The board read back from a kernel record: provinces and villages as people see them."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mandate.core.game import Json, Seat
from mandate.games.qin import kernel
from mandate.games.qin.board import COLOURS, Board, Space
from mandate.games.qin.survey import FACTS, find_regions

if TYPE_CHECKING:
    from collections.abc import Sequence

RECENT = 256  # charts that are kept


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


class Chart:
    """What lies on the board: all of it open, so that every seat is shown the same one."""

    def __init__(self, board: Board, tables: kernel.Record) -> None:
        """`tables` is a kernel's record from `CELL` on."""
        self.board = board
        self.tables = tables

    @functools.cached_property
    def provinces(self) -> Sequence[Province]:
        """The regions of two or more spaces, in reading order of the first one."""
        return _found(self.board, self.tables, 2)

    @functools.cached_property
    def village_owners(self) -> Sequence[Seat | None]:
        """The owner of each village, in the order of `board.villages`."""
        at = kernel.TABLES * int(self.board.geometry[kernel.SPACES])
        owners = self.tables[at : at + len(self.board.villages)].tolist()
        return [None if owner == kernel.NOBODY else Seat(owner) for owner in owners]

    @functools.cached_property
    def as_json(self) -> tuple[list[Json], list[Json]]:
        """Provinces and villages. Made once for all who look: not to be changed."""
        villages = zip(self.board.villages, self.village_owners, strict=True)
        return (
            [_as_json(self.board, province) for province in self.provinces],
            [{"cells": self.board.names_of(village), "owner": owner} for village, owner in villages],
        )


@functools.lru_cache(maxsize=RECENT * 16)
def _as_json(board: Board, province: Province) -> Json:
    """Most provinces are the same as before the last placement."""
    return province.to_json(board)


def chart_of(board: Board, g: kernel.Record) -> Chart:
    return _chart(board, g[kernel.CELL :].tobytes())


@functools.lru_cache(maxsize=RECENT)
def _chart(board: Board, tables: bytes) -> Chart:
    return Chart(board, np.frombuffer(bytearray(tables), dtype=np.uint16))  # as the kernel's own: writable


def provinces(board: Board, g: kernel.Record) -> Sequence[Province]:
    return chart_of(board, g).provinces


def village_owners(board: Board, g: kernel.Record) -> Sequence[Seat | None]:
    return chart_of(board, g).village_owners


def regions(board: Board, g: kernel.Record) -> list[Province]:
    """Every region, single spaces too, in reading order of the first space."""
    return _found(board, g[kernel.CELL :], 1)


def _found(board: Board, tables: kernel.Record, least: int) -> list[Province]:
    n = int(board.geometry[kernel.SPACES])
    room = np.empty(n, dtype=np.uint16)
    told = np.empty(FACTS * n, dtype=np.uint16)
    count = find_regions(board.geometry, tables, least, room, told)
    facts = told[: FACTS * count].tolist()
    spaces = room[: facts[-FACTS] if count else 0].tolist()
    found, begin = [], 0
    for at in range(0, FACTS * count, FACTS):
        end, colour, owner, pagodas = facts[at : at + FACTS]
        whose = None if owner == kernel.NOBODY else owner
        found.append(Province(tuple(spaces[begin:end]), COLOURS[colour - 1], whose, pagodas))
        begin = end
    return found
