"""An option of The Great Wall as one row of numbers: what it is about, relative to the seat that is asked."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Final

import numpy as np

from mandate.envs.layout import Block, Field, Floats, counts, one_hot
from mandate.games.great_wall.cards.numbers import HORDE_TYPES, ROWS
from mandate.games.great_wall.envs.tokens import (
    ABOUT,
    ADVISORS,
    CLANS,
    COMMANDS,
    GENERALS,
    MOST_SCOUTED,
    REQUESTS,
    SPOTS,
    TACTICS,
    About,
)


@dataclass(frozen=True, slots=True)
class Offered:
    """An option as one seat is offered it."""

    about: About
    me: int
    seats: int

    def slot(self, clan: int) -> int:
        """Clans in relative order: this seat's own, the other seats, then the automata."""
        return (clan - self.me) % self.seats if clan < self.seats else clan

    def order(self) -> list[float]:
        out = [0.0] * MOST_SCOUTED
        for at, card in enumerate(self.about.order):
            out[card] = 1 - at / MOST_SCOUTED
        return out

    def acting(self) -> list[float]:
        out = [0.0] * CLANS
        for at, clan in enumerate(self.about.seats):
            slot = self.slot(clan)
            if slot < CLANS:
                out[slot] = 1 - at / CLANS
        return out


def _word(word: str) -> int | None:
    return WORDS_AND_CARDS.index(word) if word else None


# cards outside the players' decks have abilities too; they are encoded like words
WORDS_AND_CARDS: Final = tuple(dict.fromkeys(about.word for about in ABOUT.values() if about.word))

OPTION: Final[Block[Offered]] = Block(
    "options",
    "what is offered, an option in each row",
    (
        Field("offered", 1, "there is such an option", lambda _: [1.0]),
        Field(
            "word",
            len(WORDS_AND_CARDS),
            f"one of `{'` `'.join(WORDS_AND_CARDS)}`",
            lambda o: one_hot(len(WORDS_AND_CARDS), _word(o.about.word)),
        ),
        Field("command", len(COMMANDS), "a Command card", lambda o: one_hot(len(COMMANDS), o.about.command)),
        Field("general", len(GENERALS), "a General", lambda o: one_hot(len(GENERALS), o.about.general)),
        Field("advisor", len(ADVISORS), "an Advisor", lambda o: one_hot(len(ADVISORS), o.about.advisor)),
        Field("supporting", 1, "the Advisor supports", lambda o: [float(o.about.supporting)]),
        Field("tactic", len(TACTICS), "a Tactic card", lambda o: one_hot(len(TACTICS), o.about.tactic)),
        Field("boosted", 1, "the boosted box of it", lambda o: [float(o.about.with_more)]),
        Field(
            "horde",
            len(HORDE_TYPES),
            "a claimed Horde, by its kind",
            lambda o: one_hot(len(HORDE_TYPES), o.about.horde),
        ),
        Field("back", 3, "the Section on its back", lambda o: one_hot(3, o.about.back)),
        Field("request", len(REQUESTS), "a Request", lambda o: one_hot(len(REQUESTS), o.about.request)),
        Field("start", 10, "a Location that a Clerk leaves", lambda o: one_hot(10, o.about.start)),
        Field("place", 10, "a Location", lambda o: one_hot(10, o.about.place)),
        Field(
            "section_from", 3, "a Section that is left (L M R)", lambda o: one_hot(3, o.about.section_from)
        ),
        Field("section", 3, "a Section", lambda o: one_hot(3, o.about.section)),
        Field("row", ROWS, "rows of Hordes, from the Wall", lambda o: counts(ROWS, o.about.rows)),
        Field("cell", 12, "spots of a Horde card, a1 to a6, b1 to b6", lambda o: counts(12, o.about.cells)),
        Field("soldier", 3, "a Soldier (Sp Ar Ho)", lambda o: one_hot(3, o.about.soldier)),
        Field("rests", 1, "goes to rest", lambda o: [float(o.about.rests)]),
        Field("on_wall", 1, "an Archer on the Wall", lambda o: [float(o.about.on_wall)]),
        Field("barricade", 1, "builds a Barricade", lambda o: [float(o.about.builds == "barricade")]),
        Field("wall", 1, "builds a Wall", lambda o: [float(o.about.builds == "wall")]),
        Field("resource", 4, "a resource (W S G C)", lambda o: one_hot(4, o.about.resource)),
        Field("spot", SPOTS, "a spot of the Command track", lambda o: one_hot(SPOTS, o.about.spot)),
        Field("cards_back", MOST_SCOUTED, "scouted cards: the sooner one comes, the higher", Offered.order),
        Field(
            "clan",
            CLANS,
            "a player, by relative seat",
            lambda o: one_hot(CLANS, o.slot(o.about.seat) if o.about.seat >= 0 else None),
        ),
        Field("acting", CLANS, "by relative seat: the sooner one acts, the higher", Offered.acting),
    ),
)


@functools.lru_cache(maxsize=16)
def rows_for(seats: int, me: int) -> Floats:
    """The row of every token, as this seat is offered it."""
    rows = [OPTION.row(Offered(about, me, seats)) for about in ABOUT.values()]
    return np.array(rows, dtype=np.float32)
