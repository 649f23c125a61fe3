"""Observations of The Great Wall, written part by part where something has changed.

What all seats see is written once, with the Clans by their numbers; what only one seat sees is written beside
it. An observation is both, put into the relative order of its seat. Most of a table is the same from one
decision to the next, and what is not read again costs nothing. What a part is made from is compared by value,
so a writer may be given any game at any time.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Final

import numpy as np

from mandate.envs.layout import Floats
from mandate.games.great_wall.envs.layouts import NUMBERS, OWN_NUMBERS, order_for
from mandate.games.great_wall.envs.sight import Sight
from mandate.games.great_wall.envs.write_clans import write_clans
from mandate.games.great_wall.envs.write_own import write_own, write_seen
from mandate.games.great_wall.envs.write_places import write_locations, write_sections
from mandate.games.great_wall.envs.write_table import write_mission, write_piles, write_solo, write_time
from mandate.games.great_wall.envs.written import Written
from mandate.games.great_wall.rules.lineup import Lineup

Part = Callable[[Sight, Written], None]
FOR_ALL: Final[tuple[Part, ...]] = (
    write_time,
    write_piles,
    write_mission,
    write_solo,
    write_clans,
    write_sections,
    write_locations,
)
FOR_ONE: Final[tuple[Part, ...]] = (write_seen, write_own)


class Writer:
    """Writes what the seats of one table see."""

    def __init__(self) -> None:
        self._lineup: Lineup | None = None

    def _sit(self, lineup: Lineup) -> None:
        """Begin with an empty table."""
        self._lineup = lineup
        memory = array("f", bytes(4 * (NUMBERS + lineup.seats * OWN_NUMBERS)))
        self._numbers: Floats = np.frombuffer(memory, dtype=np.float32)
        self._open = Written(memory, 0)
        self._own = [Written(memory, NUMBERS + seat * OWN_NUMBERS) for seat in range(lineup.seats)]

    def write(self, sight: Sight, out: Floats) -> None:
        """All numbers as this seat sees them now."""
        s = sight.s
        if s.lineup is not self._lineup:
            self._sit(s.lineup)
        for part in FOR_ALL:
            part(sight, self._open)
        own = self._own[sight.me]
        for part in FOR_ONE:
            part(sight, own)
        self._numbers.take(order_for(s.n, sight.me), out=out, mode="clip")
