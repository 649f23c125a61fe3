"""The small numbers by which states and rules know things, and the names behind them.

Seats, Locations, Sections, Soldier types and resources are small numbers in a state. Location codes are the
first letters of their ids. What is printed on cards and on the board is in a `box`.
"""

from __future__ import annotations

from typing import Final

from mandate.games.great_wall.cards.board import HORDE_ROWS, LEVELS, OVERSEER_BOXES, SEATS
from mandate.games.great_wall.cards.vocabulary import (
    LOCATIONS,
    PRODUCTION,
    RESOURCES,
    SECTIONS,
    SOLDIERS,
    Section,
)

W, S, G, C = range(4)
SP, AR, HO = range(3)
L, M, R = (Section(number) for number in range(3))
CODES: Final = tuple(name[:3] for name in LOCATIONS)
CODE_AT: Final = {code: place for place, code in enumerate(CODES)}
PLACE: Final = {name: place for place, name in enumerate(LOCATIONS)}
PLACES: Final = len(LOCATIONS)
MADE_AT: Final = len(PRODUCTION)  # the first places are the Production Locations, in the order of resources
BARRACKS, TEA_HOUSE, BUILDERS, LOGISTICS, EMBASSY, ACADEMY = (
    PLACE[name] for name in ("barracks", "tea_house", "builders", "logistics", "embassy", "academy")
)
RESOURCE: Final = {name: number for number, name in enumerate(RESOURCES)}
SOLDIER: Final = {name: number for number, name in enumerate(SOLDIERS)}
SECTION: Final = {name: Section(number) for number, name in enumerate(SECTIONS)}
BETRAYAL: Final = "C3"  # the Command card that copies others and never comes back
TOP_LEVEL: Final = LEVELS - 1  # of a Wall
TOP_BOX: Final = OVERSEER_BOXES
ROWS: Final = HORDE_ROWS

# a cell of a Horde card is 0 to 11, row a from the left, then row b
CELLS: Final = 12
CELL_NAMES: Final = tuple(f"{row}{column}" for row in "ab" for column in range(1, 7))
# what covers a cell of a Horde card; 0 is a free one
WOUND: Final = 1
CLANS_MOST: Final = SEATS[-1]  # fewer play with automata
SPEARMAN_OF: Final = tuple(2 + 3 * clan for clan in range(CLANS_MOST))
# two at most on one table, so that the two cells of each are distinguished from the other's
HORSEMEN_OF: Final = tuple((code + 1, code + 2) for code in SPEARMAN_OF)
