"""An option of The Great Wall as a row of small numbers: what it is about, relative to the seat.

Each number is an index for an embedding (or a one-hot): 0 stands for nothing. `COLUMNS` has their names, how
many values each has, and what they are.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import ROWS
from mandate.games.great_wall.envs.tokens import (
    ABOUT,
    ADVISORS,
    CLANS,
    COMMANDS,
    GENERALS,
    REQUESTS,
    SPOTS,
    TACTICS,
    About,
    most_scouted,
)

Bytes: TypeAlias = npt.NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Column:
    """One number of a row: an index from 0 to `values - 1`."""

    name: str
    values: int
    meaning: str


# cards outside the players' decks have abilities too; they are encoded like words
WORDS: Final = {
    word: number for number, word in enumerate(dict.fromkeys(a.word for a in ABOUT.values() if a.word), 1)
}
DECKS: Final = (COMMANDS, GENERALS, ADVISORS, TACTICS, REQUESTS)
CARD: Final = {card: number for number, card in enumerate((card for deck in DECKS for card in deck), 1)}
SCOUTED: Final = {
    order: number for number, order in enumerate(dict.fromkeys(a.order for a in ABOUT.values() if a.order), 1)
}
WAYS: Final = ("supports", "boosted", "rests", "on the Wall", "builds a Barricade", "builds a Wall")
ACTING: Final = range(1, CLANS + 1)  # places in the order in which Clans act
BOTH_ROWS: Final = ROWS + 1  # rows 1 and 2 together; the next number stands for 2 and 3

COLUMNS: Final = (
    Column("offered", 2, "there is such an option"),
    Column("word", len(WORDS) + 1, f"`{'` `'.join(WORDS)}`"),
    Column("card", len(CARD) + 1, "Command cards, Generals, Advisors, Tactic cards, Requests, in this order"),
    Column("advisor", len(ADVISORS) + 1, "the Advisor that comes with a General"),
    Column("way", len(WAYS) + 1, ", ".join(WAYS)),
    Column("horde", len(OURS.horde_types) + 1, "a claimed Horde, by its kind"),
    Column("back", 4, "the Section on its back (L M R)"),
    Column("start", 11, "a Location that a Clerk leaves"),
    Column("place", 11, "a Location"),
    Column("section_from", 4, "a Section that is left (L M R)"),
    Column("section", 4, "a Section"),
    Column("row", 2 * ROWS, "of Hordes, from the Wall: 1, 2, 3; 4: rows 1 and 2; 5: rows 2 and 3"),
    Column("cell", 13, "a spot of a Horde card, a1 to a6, b1 to b6"),
    Column("other_cell", 13, "a Horseman’s second spot"),
    Column("soldier", 4, "a Soldier (Sp Ar Ho)"),
    Column("resource", 5, "a resource (W S G C)"),
    Column("spot", SPOTS + 1, "a spot of the Command track"),
    Column("clan", CLANS + 1, "a player, by relative seat"),
    Column("order", len(SCOUTED) + 1, f"in which up to {most_scouted()} scouted cards go back"),
    *(Column(f"acts_{n}", CLANS + 1, f"the Clan that acts as number {n}, by relative seat") for n in ACTING),
)
AT: Final = {column.name: at for at, column in enumerate(COLUMNS)}
VALUES: Final = np.array([column.values for column in COLUMNS], dtype=np.uint8)


def _way(about: About) -> int:
    if about.builds:
        return 5 if about.builds == "barricade" else 6
    ways = (about.supporting, about.with_more, about.rests, about.on_wall)
    return next((number for number, is_so in enumerate(ways, 1) if is_so), 0)


def _card(about: About) -> int:
    begin = 1
    parts = (about.command, about.general, about.advisor, about.tactic, about.request)
    for deck, number in zip(DECKS, parts, strict=True):
        if number >= 0:
            return begin + number
        begin += len(deck)
    return 0


def _row(about: About, me: int, seats: int) -> list[int]:
    def slot(clan: int) -> int:
        """Clans in relative order: this seat's own, the other seats, then the automata."""
        return (clan - me) % seats if clan < seats else clan

    rows, cells = about.rows, (*about.cells, -1, -1)
    return [
        1,
        WORDS.get(about.word, 0),
        _card(about),
        about.advisor + 1 if about.general >= 0 else 0,
        _way(about),
        about.horde + 1,
        about.back + 1,
        about.start + 1,
        about.place + 1,
        about.section_from + 1,
        about.section + 1,
        0 if not rows else rows[0] + (1 if len(rows) == 1 else BOTH_ROWS),
        cells[0] + 1,
        cells[1] + 1,
        about.soldier + 1,
        about.resource + 1,
        about.spot + 1,
        slot(about.seat) + 1 if about.seat >= 0 else 0,
        SCOUTED.get(about.order, 0),
        *(slot(about.seats[n - 1]) + 1 if n <= len(about.seats) else 0 for n in ACTING),
    ]


@functools.lru_cache(maxsize=32)
def rows_for(seats: int, me: int, kind: str) -> npt.NDArray[Any]:
    """The row of every token, as this seat is offered it; as floats each number from 0 to 1."""
    rows = np.array([_row(about, me, seats) for about in ABOUT.values()], dtype=np.uint8)
    return rows if np.dtype(kind) == rows.dtype else (rows / (VALUES - 1)).astype(kind)
