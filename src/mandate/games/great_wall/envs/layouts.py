"""What stands where in an observation of The Great Wall.

Clans are in relative order: the seat's own, the other seats in their order, then the automata. What is not in
use (a fourth Clan, the left Section, co-op) is all zeros. Every number lies between `LOW` and `HIGH`, nearly
all of them between 0 and 1.
"""

from __future__ import annotations

import functools
import math
from typing import Final

import numpy as np
import numpy.typing as npt

from mandate.core.flow import Steps
from mandate.envs.layout import Block, Field
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CODE_AT, ROWS
from mandate.games.great_wall.cards.vocabulary import Window
from mandate.games.great_wall.envs.tokens import (
    ADVISORS,
    CLANS,
    COMMANDS,
    EVENTS,
    GENERALS,
    REQUESTS,
    SPOTS,
    TACTICS,
)
from mandate.games.great_wall.rules.flow import KINDS
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.views.tabletop import PARTS, PHASES

LOW, HIGH = -1.0, 2.0
TYPES: Final = len(OURS.horde_types)
# in the order in which kinds are declared, wherever their rules are
ASKED: Final = tuple(kind.value for kind in FrameKind if not isinstance(KINDS[kind], Steps))
TURN_PARTS: Final = tuple(dict.fromkeys(PARTS.values()))
CARDS_OF_YEAR: Final = (*COMMANDS, OURS.reed.command.id)
ALL_PHASES: Final = (*PHASES, "end")
WINDOWS: Final = tuple(Window)
ARTIFACTS: Final = tuple(OURS.cards.artifacts)
YEARS: Final = max(side.years for side in OURS.board.sides.values())
COMING: Final = 3  # Horde cards of the deck that are encoded
PLACES: Final = len(CODE_AT)

TABLE: Final = Block(
    "table",
    "what is asked, the time, the cards of the table, and what the options are",
    (
        Field("kind", len(ASKED), f"what is asked: `{'` `'.join(ASKED)}`"),
        Field("left", 1, "how much of it is left to do, ÷ 10, at most 1"),
        Field("window", len(WINDOWS), f"of Tactic cards: {', '.join(WINDOWS)}"),
        Field("seat", CLANS, "the own seat, as tokens count them"),
        Field("players", CLANS, f"1 to {CLANS}"),
        Field(
            "options",
            8,
            "coop, decline, overlord active, Reed General B, qin_honor ÷ 100, both, strong Walls, balanced",
        ),
        Field("year", 1, "÷ 6"),
        Field("phase", len(ALL_PHASES), ", ".join(ALL_PHASES)),
        Field(
            "turn",
            len(TURN_PARTS) + len(CARDS_OF_YEAR),
            f"part ({', '.join(TURN_PARTS)}), card ({' '.join(CARDS_OF_YEAR)})",
        ),
        Field("turn_of", CLANS, "whose turn it is, by Clan", 1),
        Field("coming", YEARS, "Hordes of each Year, ÷ 5"),
        Field("lethality", YEARS, "of each Year, ÷ 4"),
        Field("end_walls", 1, "Walls that end the game, ÷ 4"),
        Field("shame", 2, "tokens in the pool, and gone, ÷ 25"),
        Field("warehouse", 4, "W S G C, ÷ 10, at most 2"),
        Field("decks", 3, "cards left: Hordes ÷ 24, Advisors ÷ 44, Tactics ÷ 44"),
        Field(
            "next_hordes",
            COMING * (TYPES + 3),
            "the next three cards of the Horde deck as far as they are known: kind, Section on the back",
        ),
        Field("display", len(ADVISORS), "Advisors"),
        Field("advisors_gone", len(ADVISORS), "Advisors in the discard pile"),
        Field("tactics_gone", len(TACTICS), "Tactic cards in the discard pile, how many of each, ÷ 4"),
        Field("hordes_gone", TYPES, "Horde cards in the discard pile, how many of each kind, ÷ 4"),
        Field("artifacts", len(ARTIFACTS), "in play"),
        Field(
            "mission",
            3 * len(REQUESTS) + len(EVENTS) + 3,
            "co-op: Requests that lie there, are met, are fulfilled; Events; goal and Shame ÷ 10, last Year",
        ),
        Field(
            "solo",
            PLACES + 1 + len(COMMANDS) + PLACES + PLACES + 3 + 3,
            "Qin Jiushao: his track (the higher, the more), cards left ÷ 6, cards played; "
            "where his next Clerk goes, what activates, the Section he looks at, where he builds",
        ),
    ),
)

CLAN: Final = Block(
    "clans",
    "the Clans in relative order",
    (
        Field("there", 1, "such a Clan plays"),
        Field("kind", 3, "a player, the Reed Clan, Qin Jiushao"),
        Field("left", 1, "has resigned"),
        Field("honor", 1, "÷ 100, at most 2"),
        Field("total", 1, "Honor if the game ended now, ÷ 100, at most 2"),
        Field("tea", CLANS, "place in the Tea order, from the top"),
        Field("spot", SPOTS, "spot on the Command track"),
        Field("pool", 3, "Soldiers in the pool (Sp Ar Ho), ÷ 5"),
        Field("shamed", 3, "in the pool, with Shame, ÷ 5"),
        Field("dying", 3, "being Killed, ÷ 5"),
        Field("arriving", 3, "not placed yet, ÷ 5"),
        Field("clerks", 1, "in the pool, ÷ 5"),
        Field("clerks_new", 1, "still to be hired, ÷ 5"),
        Field("general", len(GENERALS), "once it is revealed"),
        Field("advisors", len(ADVISORS), "Active"),
        Field("supporting", len(ADVISORS), "Supporting, as far as the seat has seen them"),
        Field("supporters", 1, "how many, seen or not, ÷ 5"),
        Field("used", len(ADVISORS), "abilities of once that are used up"),
        Field("command", len(COMMANDS), "Command cards in hand"),
        Field("discards", len(COMMANDS), "Command cards used"),
        Field("card", len(CARDS_OF_YEAR), "this Year’s, once it lies open; the last is the Reed Clan’s"),
        Field("chosen", 1, "has chosen in secret"),
        Field("tactics", 1, "Tactic cards in hand, ÷ 5"),
        Field("hand_limit", 1, "of Tactic cards, ÷ 5"),
        Field("claimed", TYPES, "Hordes claimed, how many of each kind, ÷ 4"),
        Field("claimed_shame", 1, "Shame tokens on them, ÷ 4"),
        Field("trophies", 1, "co-op, ÷ 10"),
        Field("lost", 4, "co-op: Sacrificed Sp, Ar, Ho, Clerks, ÷ 5"),
        Field("wounds", 1, "dealt in the whole game, ÷ 50, at most 2"),
        Field("built", 1, "Wall levels, ÷ 9"),
        Field("income", 4, "of its Overseers (W S G C), ÷ 4"),
        Field("levy", 1, "what an Event takes of that, ÷ 4"),
    ),
    rows=(CLANS,),
)

SECTION: Final = Block(
    "sections",
    "the Sections L, M, R",
    (
        Field("used", 1, "in use"),
        Field("wall", 4, "level 0 to 3"),
        Field("barricades", 1, "÷ 4"),
        Field("help", 1, "Defense beside Wall and Barricades, ÷ 10"),
        Field("defense", 1, "of all together, ÷ 20"),
        Field("power", 1, "of all Hordes, ÷ 20"),
        Field("breached", 1, "Power exceeds Defense"),
        Field("breach", 2 * CLANS, "what a Breach would bring, by Clan: Shame, then deaths, ÷ 5", 1),
        Field("held", 2, "the last Assault: held, Breached"),
        Field("firing", 1, "Firing spots, ÷ 4"),
        Field("archers", CLANS, "on the Wall, by Clan, ÷ 4", 1),
        Field("rest", 3 * CLANS, "in the Rest Zone, by Clan: Sp Ar Ho, ÷ 5", 3),
    ),
    rows=(3,),
)

HORDE: Final = Block(
    "hordes",
    "by Section and row, from the Wall",
    (
        Field("there", 1, "a Horde lies there"),
        Field("kind", TYPES, "its kind"),
        Field("power", 1, "÷ 10"),
        Field("honor", 1, "÷ 10"),
        Field("free", 1, "spots that nothing covers, ÷ 10"),
        Field("shielded", 1, "Archers do not wound it in Winter"),
        Field("toll", 1, "for an Attack, ÷ 4"),
        Field("breach_shame", 1, "÷ 4"),
        Field("spots", 12, "Vital spots, a1 to a6, b1 to b6"),
        Field("wounds", 12, "Wounds on them"),
        Field("covers", 12 * CLANS, "by Clan: its Soldiers on them", 12),
        Field("counts", CLANS, "by Clan: what counts for the majority, ÷ 10", 1),
        Field("leader", CLANS, "who would claim it", 1),
        Field("deaths", CLANS, "by Clan: Soldiers that would die, ÷ 5", 1),
    ),
    rows=(3, ROWS),
)

LOCATION: Final = Block(
    "locations",
    f"the Locations {' '.join(CODE_AT)}",
    (
        Field("spots", 1, "÷ 4; 0: any number"),
        Field("free", 1, "free spots, ÷ 4"),
        Field("clerks", CLANS, "by Clan, ÷ 4", 1),
        Field("locked", 1, "full"),
        Field("activates", 1, "in this Activation step, or the next one"),
        Field("resolving", 1, "right now"),
        Field("shameful", 1, "who is there alone takes Shame"),
        Field("shame", CLANS, "who would, as it stands", 1),
        Field("gains", CLANS, "by Clan: resources it would bring, ÷ 8", 1),
        Field("levels", CLANS, "by Clan: the Overseer’s level, ÷ 3", 1),
        Field("overseers", 3 * CLANS, "by Clan: the Soldier that is Overseer (Sp Ar Ho)", 3),
    ),
    rows=(PLACES,),
)

OWN: Final = Block(
    "own",
    "what only this seat knows, and what things cost it now",
    (
        Field("goods", 4, "W S G C, ÷ 10, at most 2"),
        Field("tactics", len(TACTICS), "Tactic cards in hand, ÷ 4"),
        Field("generals", len(GENERALS), "the two that were dealt"),
        Field("advisors", len(ADVISORS), "the two that were dealt"),
        Field(
            "chosen",
            len(COMMANDS) + len(GENERALS) + len(ADVISORS),
            "chosen in secret: a Command card, a General, an Advisor",
        ),
        Field("soldiers", 15, "by type: price (W S G C) ÷ 10, and what is off it ÷ 10"),
        Field("walls", 3, "the next level of each Section, ÷ 10; 0: none is left"),
        Field("upgrades", 4, "the next level of each Overseer, ÷ 10; 0: none is left"),
        Field(
            "prices", 6, "Barricade, Advisor, Clerk, saving a Soldier, Shame, and Honor for a donation, ÷ 10"
        ),
    ),
)

BLOCKS: Final = (TABLE, CLAN, SECTION, HORDE, LOCATION, OWN)


# what each seat sees of its own: fields of the table, a field of the Clans, and the block of its own things
OWN_OF_TABLE: Final = ("kind", "left", "window", "seat", "next_hordes")
OWN_OF_CLANS: Final = "supporting"


def _rows(block: Block) -> int:
    return math.prod(block.rows)


def _begins() -> dict[str, int]:
    begins, at = {}, 0
    for block in BLOCKS:
        begins[block.name] = at
        at += block.size * _rows(block)
    return {**begins, "": at}


BEGIN: Final = _begins()  # of each block, where all lie one after the other
NUMBERS: Final = BEGIN[""]


def _own_begins() -> dict[str, int]:
    sizes = {field.name: field.size for field in TABLE.fields if field.name in OWN_OF_TABLE}
    sizes |= {OWN_OF_CLANS: CLANS * len(ADVISORS), OWN.name: OWN.size}
    begins, at = {}, 0
    for name, size in sizes.items():
        begins[name] = at
        at += size
    return {**begins, "": at}


OWN_BEGIN: Final = _own_begins()  # where what only a seat sees is written, behind what all see
OWN_NUMBERS: Final = OWN_BEGIN[""]


@functools.lru_cache(maxsize=64)
def order_for(seats: int, me: int) -> npt.NDArray[np.intp]:
    """Where each number of an observation is written: Clans by their numbers, then what each seat sees.

    So the table is written once for all seats, and put into the relative order of each.
    """
    clan_at = [(slot + me) % seats if slot < seats else slot for slot in range(CLANS)]
    begin_own = NUMBERS + me * OWN_NUMBERS
    out: list[int] = []
    for block in BLOCKS:
        for row in range(_rows(block)):
            clan = clan_at[row] if block is CLAN else row
            base = BEGIN[block.name] + clan * block.size
            for field, begin, end in block.slices():
                if block is TABLE and field.name in OWN_OF_TABLE:
                    places = _from(begin_own + OWN_BEGIN[field.name], field.size)
                elif block is CLAN and field.name == OWN_OF_CLANS:
                    places = _from(begin_own + OWN_BEGIN[OWN_OF_CLANS] + clan * field.size, field.size)
                elif block is OWN:
                    places = _from(begin_own + OWN_BEGIN[OWN.name] + begin, field.size)
                elif field.by_seat:
                    places = [
                        at + clan * field.by_seat + n
                        for at in range(base + begin, base + end, CLANS * field.by_seat)
                        for clan in clan_at
                        for n in range(field.by_seat)
                    ]
                else:
                    places = _from(base + begin, field.size)
                out += places
    return np.array(out, dtype=np.intp)


def _from(begin: int, size: int) -> list[int]:
    return [*range(begin, begin + size)]
