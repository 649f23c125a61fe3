"""A learned judgement of Qin: a sum of plain facts about provinces, villages and open spaces.

Every fact is a row of a table of weights, learned from games of the search. No fact names a place on the
board, so all of them hold on any map; each is computed for every seat in turn, as that seat sees the table.
Only integers are added, so every processor gets the same result.

`survey` looks at the board once and keeps, for each seat, what does not depend on any hand, and for each
color what the open spaces are worth to a seat with no tile of it, a mixed one, or a double. `weigh` then
needs only the hands: a position that comes again with other hands is not surveyed again.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from mandate.core.jit import jit_on
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.kernel import (
    AROUND,
    CELL,
    FREE,
    FRONTIER,
    HANDS,
    KINDS,
    LABEL,
    LISTED,
    MAJOR_SIZE,
    MOVER,
    NEAR,
    NO_ONE,
    NO_PROVINCE,
    NO_REGION,
    OWNER,
    PAGODAS,
    PILES,
    PLAYERS,
    RESIGNED,
    SIZE,
    SPACES,
    SUPPLY,
    VILLAGE_OWNER,
    VILLAGES,
    VILLAGES_BESIDE,
    BoardArray,
    GameArray,
)

Ints = npt.NDArray[np.int64]
Rows = npt.NDArray[np.int32]
Floats = npt.NDArray[np.float64]

MAX_FACTS = 400  # facts that can hold for a seat at a time

# A province: size, open spaces beside it, villages beside it, in danger, hunting; mine or theirs
SIZES, LIBERTIES, BESIDE = 6, 6, 3
PROVINCE = 0
PROVINCES = SIZES * LIBERTIES * BESIDE * 2 * 2
SINGLE = PROVINCE + 2 * PROVINCES
SINGLES = LIBERTIES * BESIDE
# A village: whose, my pagodas beside it, the most of another, open spaces beside it
VILLAGE = SINGLE + SINGLES
VILLAGE_ROWS = 3 * 4 * 4 * 4
# An open space and a colour: what one more space would do, villages beside it, my tiles of it, my turn
CHANCE = VILLAGE + VILLAGE_ROWS
(FOUND, FOUND_MORE, GROW_2, GROW_3, GROW_4, GROW_TO_5, GROW_MAJOR) = range(7)
THEIRS = 5  # added to the growing ones for another's province
(TAKE, TAKE_MORE, UNITE, LOSE, LOSE_MORE, SEE_JOINED, BLOCKED) = range(12, 19)
CHANCES = 19
HAS = 3  # no tile of the colour, mixed ones only, a double
CHANCE_ROWS = CHANCES * BESIDE * HAS * 2
# The table as a whole
OWN_SUPPLY = CHANCE + CHANCE_ROWS
OTHER_SUPPLY = OWN_SUPPLY + 25
AHEAD = OTHER_SUPPLY + 25
TURNS = AHEAD + 21
DOUBLES = TURNS + 4
COLOURS = DOUBLES + 4
LEFT = COLOURS + 4
OPEN = LEFT + 6
KINDS_HELD = OPEN + 12
ROWS = KINDS_HELD + 4
PHASES = 6
TABLE_FACTS = 9  # what `look_at_table` tells of a seat

ONE = 1024  # a one of the score
LANE = np.int64(21)  # bits of one of the three numbers in a word
MIDDLE = np.int64(1 << 20)
BIAS = np.int64(1 << 20 | 1 << 41 | 1 << 62)
MASK = np.int64((1 << 21) - 1)
WORDS = 4  # of a survey, for each seat: one for each colour, and what does not hang on the hands
DANGER, HUNT = 1 << 16, 1 << 17
STEP = 8  # of the score, between two entries of `curve`
FLAT = 14 * ONE // STEP  # from here on nothing is left


class Lookup(NamedTuple):
    """The learned weights as the search reads them, and room to work in."""

    plain: Ints  # PHASES × ROWS
    chances: Ints  # PHASES × CHANCES × BESIDE × turn: what it is worth by HAS, three numbers a word
    curve: Ints  # falling powers of e
    room: Ints  # three entries a space, clean between two surveys
    survey: Ints  # WORDS a seat
    rows: Rows  # the facts that hold, MOST a seat; a length of 1 keeps none


@jit_on(kernel)
def phase_of(g: GameArray) -> int:
    """How near the end is: which of the columns of weights judges."""
    least = np.int64(99)
    for seat in range(np.int64(g[PLAYERS])):
        if (g[RESIGNED] >> seat) & 1 == 0:
            least = min(least, np.int64(g[SUPPLY + seat]))
    near = 0 if least <= 1 else (1 if least == 2 else 2)
    return near if least <= 4 else (3 if least <= 7 else (4 if least <= 12 else 5))


@jit_on(kernel)
def hand_of(g: GameArray, seat: int) -> int:
    """For each colour, two bits: 0 no tile of it, 1 mixed ones only, 2 a double."""
    hand = HANDS + seat * KINDS
    rr, yy, bb = g[hand] > 0, g[hand + 1] > 0, g[hand + 2] > 0
    ry, rb, yb = g[hand + 3] > 0, g[hand + 4] > 0, g[hand + 5] > 0
    red = 2 if rr else (1 if ry | rb else 0)
    yellow = 2 if yy else (1 if ry | yb else 0)
    blue = 2 if bb else (1 if rb | yb else 0)
    return red | yellow << 2 | blue << 4


# --- The board ---------------------------------------------------------------------------------------


@jit_on(kernel)
def survey(b: BoardArray, g: GameArray, lookup: Lookup, out: Ints, at: int) -> int:
    """Look at the whole board and write what it is worth to out[at …]; return how many facts held."""
    players = np.int64(g[PLAYERS])
    for i in range(WORDS * players):
        out[at + i] = 0
    phase = np.int64(phase_of(g))
    count = look_at_villages(b, g, lookup, out, at, phase)
    count = look_at_spaces(b, g, lookup, out, at, phase, count)
    return look_at_regions(b, g, lookup, out, at, phase, count)


@jit_on(kernel)
def look_at_villages(b: BoardArray, g: GameArray, lookup: Lookup, out: Ints, at: int, phase: int) -> int:
    n, players = np.int64(b[SPACES]), np.int64(g[PLAYERS])
    room, plain, rows, noting = lookup.room, lookup.plain, lookup.rows, lookup.rows.size > 1
    villages = np.int64(b[VILLAGES])
    for v in range(villages):
        start, stop = np.int64(b[b[kernel.ADJOINING] + v]), np.int64(b[b[kernel.ADJOINING] + v + 1])
        totals, free = np.int64(0), np.int64(0)  # pagodas of each seat, 16 bits a seat
        bit = np.int64(1) << np.int64(min(v, 31))
        for i in range(start, stop):
            s = np.int64(b[i])
            free += 1 if g[b[CELL] + s] == FREE else 0
            label = np.int64(g[b[LABEL] + s])
            seen = room[n + label]
            room[n + label] = seen | bit
            owner = np.int64(g[b[OWNER] + label]) & np.int64(3)
            pagodas = np.int64(g[b[PAGODAS] + label])
            totals += (pagodas if seen & bit == 0 else np.int64(0)) << (np.int64(16) * owner)
        room[n] = 0
        owner = np.int64(g[b[VILLAGE_OWNER] + v])
        for seat in range(players):
            mine, other = np.int64(0), np.int64(0)
            for q in range(players):
                total = (totals >> np.int64(16 * q)) & np.int64(0x7FFF)
                mine = total if q == seat else mine
                other = max(other, total) if q != seat else other
            whose = 0 if owner == NO_ONE else (1 if owner == seat else 2)
            row = VILLAGE + ((whose * 4 + min(mine, 3)) * 4 + min(other, 3)) * 4 + min(free, 3)
            out[at + WORDS * seat + 3] += plain[phase * ROWS + row]
            if noting:
                rows[seat * MAX_FACTS + v] = row
    return villages


@jit_on(kernel)
def look_at_spaces(
    b: BoardArray, g: GameArray, lookup: Lookup, out: Ints, at: int, phase: int, count: int
) -> int:
    players, mover = np.int64(g[PLAYERS]), np.int64(g[MOVER])
    room, chances, rows, noting = lookup.room, lookup.chances, lookup.rows, lookup.rows.size > 1
    listed = b[LISTED]
    for i in range(np.int64(g[FRONTIER])):
        s = np.int64(g[listed + i])
        near = np.int64(g[b[NEAR] + s])
        mask = np.int64(b[b[VILLAGES_BESIDE] + s])
        beside = 0 if mask == 0 else (1 if mask & (mask - 1) == 0 else 2)
        around = b[AROUND] + 4 * s
        for colour in range(1, 4):
            alike = (near >> (3 * colour - 3)) & 7
            if alike == 0:
                continue
            one = np.int64(kernel.region_at(b, g, b[around], colour))
            two = np.int64(kernel.region_at(b, g, b[around + 1], colour))
            three = np.int64(kernel.region_at(b, g, b[around + 2], colour))
            four = np.int64(kernel.region_at(b, g, b[around + 3], colour))
            winner, owner, loss = np.int64(-1), np.int64(-1), np.int64(0)
            provinces = 0
            if alike == 1:
                label = one | two | three | four
                room[label] += 1
                size = np.int64(g[b[SIZE] + label])
                provinces = 1 if size > 1 else 0
                owner = np.int64(g[b[OWNER] + label])  # of a single space: none
                grown = GROW_MAJOR if size >= MAJOR_SIZE else GROW_2 + size - 2
                kind_mine = grown if size > 1 else FOUND
                kind_theirs = grown + THEIRS if size > 1 else FOUND
            else:
                two = 0 if two == one else two
                three = 0 if (three == one) | (three == two) else three
                four = 0 if (four == one) | (four == two) | (four == three) else four
                singles, size = 0, np.int64(0)
                for label in (one, two, three, four):
                    if label != 0:
                        room[label] += 1  # an open space beside this region
                        spaces = np.int64(g[b[SIZE] + label])
                        if spaces == 1:
                            singles += 1
                        else:
                            provinces += 1
                            size, owner = spaces, np.int64(g[b[OWNER] + label])
                            loss += np.int64(g[b[PAGODAS] + label]) << (np.int64(16) * owner)
                kind_mine, kind_theirs = BLOCKED, BLOCKED
                if provinces == 0:
                    kind_mine = FOUND if singles == 1 else FOUND_MORE
                    kind_theirs = kind_mine
                elif provinces == 1:
                    kind_mine = GROW_MAJOR if size >= MAJOR_SIZE else GROW_2 + size - 2
                    kind_mine = (
                        GROW_TO_5 if (size < MAJOR_SIZE) & (size + 1 + singles >= MAJOR_SIZE) else kind_mine
                    )
                    kind_theirs = kind_mine + THEIRS
                else:
                    labels = (
                        np.uint16(one), np.uint16(two), np.uint16(three),
                        np.uint16(four), NO_REGION, NO_REGION,
                    )  # fmt: skip
                    met, _ = kernel.check_joining(b, g, labels)
                    if met >= 0 and met < NO_PROVINCE:
                        winner = np.int64(met)
                        for label in (one, two, three, four):
                            if label != 0 and g[b[SIZE] + label] > 1:
                                room[label] |= DANGER if np.int64(g[b[OWNER] + label]) != winner else HUNT
            for seat in range(players):
                if provinces < 2:
                    kind = kind_mine if owner == seat else kind_theirs
                elif winner < 0:
                    kind = BLOCKED
                else:
                    kind = joining_for(loss, winner, seat, players)
                turn = 1 if seat == mover else 0
                place = (kind * BESIDE + beside) * 2 + turn
                out[at + WORDS * seat + colour - 1] += chances[phase * (CHANCES * BESIDE * 2) + place]
                if noting:
                    has = (hand_of(g, seat) >> (2 * colour - 2)) & 3
                    rows[seat * MAX_FACTS + count] = (
                        CHANCE + ((kind * BESIDE + beside) * HAS + has) * 2 + turn
                    )
            count += 1
    return count


@jit_on(kernel)
def joining_for(loss: int, winner: int, seat: int, players: int) -> int:
    """What it is to a seat if provinces join here; `loss` has the pagodas of each seat in them."""
    if winner != seat:
        lost = (loss >> np.int64(16 * seat)) & np.int64(0x7FFF)
        return SEE_JOINED if lost == 0 else (LOSE if lost == 1 else LOSE_MORE)
    taken = np.int64(0)
    for q in range(players):
        taken += ((loss >> np.int64(16 * q)) & np.int64(0x7FFF)) if q != seat else np.int64(0)
    return UNITE if taken == 0 else (TAKE if taken == 1 else TAKE_MORE)


@jit_on(kernel)
def look_at_regions(
    b: BoardArray, g: GameArray, lookup: Lookup, out: Ints, at: int, phase: int, count: int
) -> int:
    n, players = np.int64(b[SPACES]), np.int64(g[PLAYERS])
    room, plain, rows, noting = lookup.room, lookup.plain, lookup.rows, lookup.rows.size > 1
    labels, sizes = b[LABEL], b[SIZE]
    for s in range(1, n):
        if g[labels + s] != s:
            continue
        noted, mask = room[s], room[n + s]
        room[s], room[n + s] = 0, 0
        size = np.int64(g[sizes + s])
        liberties = min(noted & 0xFFFF, 5)
        beside = 0 if mask == 0 else (1 if mask & (mask - 1) == 0 else 2)
        owner = np.int64(g[b[OWNER] + s])
        size_class = size - 2 if size < 6 else (4 if size < 8 else 5)
        of_mine = (
            PROVINCE + ((size_class * LIBERTIES + liberties) * BESIDE + beside) * 4 + ((noted >> 16) & 3)
        )
        of_mine = of_mine if size > 1 else SINGLE + liberties * BESIDE + beside
        of_theirs = of_mine + PROVINCES if size > 1 else of_mine
        for seat in range(players):
            row = of_mine if owner == seat else of_theirs
            out[at + WORDS * seat + 3] += plain[phase * ROWS + row]
            if noting:
                rows[seat * MAX_FACTS + count] = row
        count += 1
    return count


# --- With the hands ----------------------------------------------------------------------------------


@jit_on(kernel)
def weigh(g: GameArray, lookup: Lookup, surveyed: Ints, at: int, shares: Floats, count: int) -> None:
    """Each seat's expected share of the win, into `shares`; the board has been surveyed: `count` facts."""
    players = np.int64(g[PLAYERS])
    curve = lookup.curve
    best = -1e18
    for seat in range(players):
        held = np.int64(hand_of(g, seat))
        score = surveyed[at + WORDS * seat + 3] + look_at_table(g, lookup, seat, held, count)
        for colour in range(3):
            has = (held >> np.int64(2 * colour)) & np.int64(3)
            word = surveyed[at + WORDS * seat + colour] + BIAS
            score += ((word >> (LANE * has)) & MASK) - MIDDLE
        shares[seat] = score  # a whole number still
        best = max(best, shares[seat]) if (g[RESIGNED] >> seat) & 1 == 0 else best
    total = np.int64(0)
    for seat in range(players):
        behind = np.int64(best - shares[seat])
        step = min(behind // STEP, np.int64(FLAT - 1))
        share = curve[step] - ((curve[step] - curve[step + 1]) * (behind % STEP)) // STEP
        share = share if (g[RESIGNED] >> seat) & 1 == 0 else np.int64(0)
        shares[seat] = share
        total += share
    for seat in range(players):
        shares[seat] /= total


@jit_on(kernel)
def look_at_table(g: GameArray, lookup: Lookup, seat: int, held: int, count: int) -> int:
    """What supplies, turns and the seat's own tiles add to its score."""
    players, mover, plain = np.int64(g[PLAYERS]), np.int64(g[MOVER]), lookup.plain
    left = np.int64(g[PILES]) + np.int64(g[PILES + 1]) + np.int64(g[PILES + 2]) + np.int64(g[PILES + 3])
    own, other = np.int64(g[SUPPLY + seat]), np.int64(24)
    for q in range(players):
        if q != seat and (g[RESIGNED] >> q) & 1 == 0:
            other = min(other, np.int64(g[SUPPLY + q]))
    hand = HANDS + seat * KINDS
    doubles = np.int64(g[hand]) + np.int64(g[hand + 1]) + np.int64(g[hand + 2])
    kinds = np.int64(0)
    for kind in range(KINDS):
        kinds += 1 if g[hand + kind] > 0 else 0
    colours = (1 if held & 3 != 0 else 0) + (1 if held & 12 != 0 else 0) + (1 if held & 48 != 0 else 0)
    turns = seat - mover if seat >= mover else seat - mover + players
    facts = (
        OWN_SUPPLY + min(own, 24),
        OTHER_SUPPLY + other,
        AHEAD + min(max(other - own, -10), 10) + 10,
        TURNS + (turns if mover != NO_ONE else np.int64(0)),
        DOUBLES + min(doubles, 3),
        COLOURS + colours,
        LEFT + (np.int64(0) if left == 0 else min(1 + left // 12, 5)),
        OPEN + min(np.int64(g[FRONTIER]) // 5, 11),
        KINDS_HELD + min(kinds, 3),
    )
    first = np.int64(phase_of(g)) * ROWS
    score = np.int64(0)
    for row in facts:
        score += plain[first + row]
        if lookup.rows.size > 1:
            lookup.rows[seat * MAX_FACTS + count] = row
            count += 1
    return score


# --- Weights -----------------------------------------------------------------------------------------


def lookup_of(weights: npt.NDArray[np.int16], spaces: int, noting: bool = False) -> Lookup:
    """The weights (PHASES × ROWS, in ONE-ths) as the search reads them, with room for a board."""
    table = weights.astype(np.int64)
    three = table[:, CHANCE : CHANCE + CHANCE_ROWS].reshape(PHASES, CHANCES, BESIDE, HAS, 2)
    packed = (three << (LANE * np.arange(HAS))[:, None]).sum(3)
    curve = [round((1 << 20) * math.exp(-i * STEP / ONE)) for i in range(FLAT)] + [0]
    return Lookup(
        plain=np.ascontiguousarray(table.reshape(-1)),
        chances=np.ascontiguousarray(packed.reshape(-1)),
        curve=np.array(curve, dtype=np.int64),
        room=np.zeros(2 * spaces, dtype=np.int64),
        survey=np.zeros(4 * WORDS, dtype=np.int64),
        rows=np.zeros(4 * MAX_FACTS if noting else 1, dtype=np.int32),
    )


def for_itself(lookup: Lookup) -> Lookup:
    """The same weights with room of its own: searches may run beside each other."""
    return lookup._replace(room=lookup.room.copy(), survey=lookup.survey.copy(), rows=lookup.rows.copy())


def no_lookup() -> Lookup:
    """An empty lookup: the search uses `evaluation`."""
    none = np.zeros(0, dtype=np.int64)
    return Lookup(none, none, none, none, none, np.zeros(1, dtype=np.int32))
