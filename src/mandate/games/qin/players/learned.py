"""What learning found things in Qin to be worth: a file of tables, one for each number of players.

The file states the rules it was learned with, and how (`about`).
"""

from __future__ import annotations

import io
import logging
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

import numpy as np
import numpy.typing as npt

from mandate.core.errors import Code, Malformed
from mandate.games.qin.players.evaluation_table import (
    CHANCE,
    CHANCE_ROWS,
    MIDDLE,
    PHASES,
    ROWS,
    Lookup,
    lookup_of,
)
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import Board
from mandate.games.qin.rules.game import QIN

logger = logging.getLogger(__name__)

FILE = "learned.npz"
FORMAT = "qin-learned-1"  # another one as soon as a fact means something else
Table = npt.NDArray[np.int16]  # PHASES × ROWS


@dataclass(frozen=True, slots=True)
class Learned:
    """Tables by the number of players, and where they come from."""

    tables: Mapping[int, Table]
    about: str

    def lookup(self, board: Board, players: int) -> Lookup | None:
        """As the search reads it on a board; None where nothing was learned or the map is too large."""
        table = self.tables.get(players)
        spaces = int(board.geometry[kernel.SPACES])
        if table is None or spaces * _heaviest(table) >= int(MIDDLE):
            return None
        return lookup_of(table, spaces)


def _heaviest(table: Table) -> int:
    """The most that one open space can add; three sums share a word, and none may run over."""
    return int(np.abs(table[:, CHANCE : CHANCE + CHANCE_ROWS].astype(np.int64)).max())


@cache
def learned() -> Learned:
    """The tables of this release; refuses a file that is not here, damaged or learned with other rules."""
    file = resources.files("mandate.games.qin.players").joinpath(FILE)
    if not file.is_file():  # it is of no use without compiled kernels, so no browser has it
        raise Malformed(Code.LEARNED_FILE, file=FILE, reason="–")
    return read(file.read_bytes(), FILE)


def read(content: bytes, name: str) -> Learned:
    """The tables in a file; raise if it has none, or if they were learned with other rules or facts."""
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as kept:
            parts = {part: kept[part] for part in kept.files}
    except (ValueError, OSError, EOFError, zipfile.BadZipFile) as error:
        raise Malformed(Code.LEARNED_FILE, file=name, reason=str(error)) from error
    for part, wanted in (("format", FORMAT), ("rules", QIN.rules_version)):
        text = str(parts.pop(part, ""))
        if text != wanted:
            raise Malformed(Code.LEARNED_FILE, file=name, reason=f"{text or '–'} ≠ {wanted}")
    about = str(parts.pop("about", ""))
    tables: dict[int, Table] = {}
    for part, table in parts.items():
        players = part.removeprefix("players_")
        if players not in ("2", "3", "4") or table.shape != (PHASES, ROWS) or table.dtype != np.int16:
            raise Malformed(Code.LEARNED_FILE, file=name, reason=part)
        tables[int(players)] = table
    return Learned(tables, about)


def written(tables: Mapping[int, Table], about: str) -> bytes:
    """The content of a file that `read` takes."""
    parts: dict[str, Any] = {"format": FORMAT, "rules": QIN.rules_version, "about": about}
    parts |= {f"players_{players}": table for players, table in sorted(tables.items())}
    room = io.BytesIO()
    np.savez_compressed(room, **parts)
    return room.getvalue()


def usable(board: Board, players: int) -> Lookup | None:
    """What was learned for such a table; None, and a line in the log, if the file is of no use."""
    try:
        return learned().lookup(board, players)
    except Malformed as problem:
        _warn(str(problem))
        return None


@cache
def _warn(reason: str) -> None:
    logger.warning("%s The chancellor plays instead.", reason)
