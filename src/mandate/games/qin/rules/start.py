"""How a game of Qin begins, and the lines of its history."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from mandate.core.game import Json, Seat

PAGODAS = {2: 24, 3: 19, 4: 15}  # that each seat begins with, by the number of players


class Step(NamedTuple):
    """One line of the public history."""

    seat: Seat
    choice: str  # with its pile, unless all piles were empty
    drew: str | None  # the tile drawn: the seat's own secret


@dataclass(frozen=True)
class Start:
    """How a game began: a full deal, or a position somewhere in the middle of a game."""

    options: Json
    tiles: tuple[str, ...] = ()
    position: str | None = None

    @functools.cached_property
    def written(self) -> msgspec.Raw:
        """The options as JSON."""
        return msgspec.Raw(msgspec.json.encode(self.options))
