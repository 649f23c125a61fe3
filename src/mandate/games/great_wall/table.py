"""What the options fix for a whole game: who sits at the table, which part of the board is in use.

Clans are numbered: the seats first, then whoever plays without a person. Everything in a state that is
kept for each Clan has `clans` entries; what only a person has (hands, resources) is empty for the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mandate.games.great_wall.board_data import Side
from mandate.games.great_wall.numbers import BOARD, SPOTS


@dataclass(frozen=True, slots=True)
class Table:
    seats: int  # persons
    clans: int  # all that have Clerks and a Tea marker
    side: Side  # of the board
    spots: tuple[int, ...]  # Location: spots for Clerks, 0 for any number
    sections: tuple[int, ...]  # in use
    decline: bool  # whether gains may be declined


_KNOWN: dict[tuple[int, bool], Table] = {}


def table_for(options: Mapping[str, Any]) -> Table:
    """The table of these options; equal options give the same one."""
    players, decline = int(options["players"]), bool(options["decline"])
    if (players, decline) not in _KNOWN:
        side, spots = BOARD.sides[players], SPOTS[players]
        _KNOWN[players, decline] = Table(players, players, side, spots, (0, 1, 2), decline)
    return _KNOWN[players, decline]
