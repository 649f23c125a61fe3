"""The board read back from the kernel's numbers: provinces and villages as people see them."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mandate.core.game import Json, Seat
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import COLOURS, Board, Space
from mandate.games.qin.views.survey import (
    FACTS,
    ROOM,
    SEATS,
    Numbers,
    find_regions,
    write_board,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

_OWNERS = {kernel.NO_ONE: b"null", **{seat: b"%d" % seat for seat in range(SEATS)}}
MOST_VILLAGES_WRITTEN = 1000  # ways in which the villages of one board are owned, kept as JSON


class Province(NamedTuple):
    """A connected area of one color. `owner` is None only if a game ended before its founding."""

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
    """What lies on the board: all of it public, so every seat sees the same chart."""

    def __init__(self, board: Board, tables: Numbers) -> None:
        """`tables` is a game in the kernel's numbers, from `ON_THE_BOARD` on."""
        self.board = board
        self.tables = tables

    def __reduce__(self) -> tuple[object, ...]:
        return Chart, (self.board, self.tables)  # what was made of them is made again

    @functools.cached_property
    def provinces(self) -> Sequence[Province]:
        """The regions of two or more spaces, in reading order of the first one."""
        return _found(self.board, self.tables, 2)

    @functools.cached_property
    def village_owners(self) -> Sequence[Seat | None]:
        """The owner of each village, in the order of `board.villages`."""
        owners = self._numbers_of_owners().tolist()
        return [None if owner == kernel.NO_ONE else Seat(owner) for owner in owners]

    def to_json(self) -> tuple[list[Json], list[Json]]:
        """Provinces and villages."""
        villages = zip(self.board.villages, self.village_owners, strict=True)
        return (
            [province.to_json(self.board) for province in self.provinces],
            [{"cells": self.board.names_of(village), "owner": owner} for village, owner in villages],
        )

    def encode(self) -> tuple[bytes, bytes, str]:
        """The same as bytes, and `in_position`, all read off the board in one go."""
        provinces, in_position = self._written()
        written, owners = self.board.villages_written, self._numbers_of_owners()
        key = owners.tobytes()
        if (villages := written.get(key)) is None:
            villages = self._write_villages(owners)
            if len(written) < MOST_VILLAGES_WRITTEN:
                written[key] = villages
        return b"[%b]" % provinces, villages, in_position.decode()

    def _write_villages(self, owners: Numbers) -> bytes:
        villages = zip(self.board.village_texts, owners.tolist(), strict=True)
        return b"[%b]" % b",".join([b"%b%b}" % (cells, _OWNERS[owner]) for cells, owner in villages])

    def _numbers_of_owners(self) -> Numbers:
        at = self.board.first_village
        return self.tables[at : at + len(self.board.villages)]

    @functools.cached_property
    def in_position(self) -> str:
        """Rows and owners, as in a position string."""
        return self._written()[1].decode()

    def _written(self) -> tuple[bytes, bytes]:
        board, n = self.board, int(self.board.geometry[kernel.SPACES])
        out = np.empty(ROOM * n, dtype=np.uint8)
        provinces, end = write_board(board.geometry, self.tables, board.script, *_room(n), out)
        return out[:provinces].tobytes(), out[provinces:end].tobytes()


def chart_of(board: Board, g: kernel.GameArray) -> Chart:
    return Chart(board, np.array(g[kernel.ON_THE_BOARD :], dtype=np.uint16))


def provinces(board: Board, g: kernel.GameArray) -> Sequence[Province]:
    return chart_of(board, g).provinces


def village_owners(board: Board, g: kernel.GameArray) -> Sequence[Seat | None]:
    return chart_of(board, g).village_owners


def regions(board: Board, g: kernel.GameArray) -> list[Province]:
    """Every region, single spaces too, in reading order of the first space."""
    return _found(board, g[kernel.ON_THE_BOARD :], 1)


def _room(n: int) -> tuple[Numbers, Numbers]:
    """Room for the spaces and for the facts of regions."""
    return np.empty(n, dtype=np.uint16), np.empty(FACTS * n, dtype=np.uint16)


def _found(board: Board, tables: Numbers, least: int) -> list[Province]:
    spaces, facts = _room(int(board.geometry[kernel.SPACES]))
    count = find_regions(board.geometry, tables, least, spaces, facts)
    numbers = facts[: FACTS * count].tolist()
    places = spaces[: numbers[-FACTS] if count else 0].tolist()
    found, begin = [], 0
    for at in range(0, FACTS * count, FACTS):
        end, colour, owner, pagodas = numbers[at : at + FACTS]
        whose = None if owner == kernel.NO_ONE else owner
        found.append(Province(tuple(places[begin:end]), COLOURS[colour - 1], whose, pagodas))
        begin = end
    return found
