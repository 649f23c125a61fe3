"""The one home of Qin's rules: plain functions over one game in one flat array.

Two arrays describe everything. `b` (uint32) is the board: geometry that never changes, shared by all
games on it. `g` (uint16) is one game: copying it copies the game, and many games are a 2-D array.
Nothing here allocates, raises or touches a Python object, so the same source runs compiled on a CPU,
uncompiled for debugging, and compiled for a GPU (mandate.games.qin.batch).

This stays one file on purpose: Numba's cache notices a change only in the file of the function that
is called, so rules spread over several files could be mixed with stale compiled ones.

Spaces are indices into the map with a border of one space all round. A *pair* is two neighbouring
grass spaces; a *code* names a placement: `pair * 9 + colour on the first space * 3 + colour on the
second`. A *region* is a connected area of one colour; its spaces form a ring in NEXT, all carry the
same LABEL (one of these spaces), and SIZE, OWNER and PAGODAS are kept at that label.
NEAR counts, for each space, its neighbours of each colour, three bits a colour, above those its free
neighbours, and above those it says whether the space itself is TAKEN; the counts are kept up only
while it is free. The *frontier* are the free spaces beside a province space with a free neighbour.

What a branch decides in random play can hardly be foretold, and a wrong guess costs a processor more
than a dozen plain steps. So the functions that every placement runs choose between values
(`a if c else b`, `&` between conditions) where one would expect them to branch.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from mandate.core.jit import inlined, jit

# Unsigned, because then the compiler can prove indices to be positive and drop a check at each access.
BoardArray = npt.NDArray[np.uint32]
GameArray = npt.NDArray[np.uint16]
Tiles = npt.NDArray[np.uint16]  # the kind of each
EventArray = npt.NDArray[np.uint16]
RandomState = npt.NDArray[np.uint64]
Codes = npt.NDArray[np.int32]
Tried = npt.NDArray[np.int32]  # a row for each placement
Spaces = tuple[int, int, int]
Three = tuple[np.uint16, np.uint16, np.uint16]
Six = tuple[np.uint16, np.uint16, np.uint16, np.uint16, np.uint16, np.uint16]
Regions = Three | Six  # the labels of regions

# --- The board: places in `b` ---------------------------------------------------------------------
SPACES = 0  # number of spaces, border included
VILLAGES = 1
PAIRS = 2
GAME_SIZE = 3
FIRST_SPACE = 4  # where each table begins …
SECOND_SPACE = 5
PAIRS_AT = 6  # four entries a space: the pairs it is part of, or NOTHING
VILLAGES_BESIDE = 7  # the villages that a space adjoins, a bit each; LAST_BIT for all from there on
BOTH_STEPS = 8  # a step to the right and a step down, added: less the step along a pair, that across it
ADJOINING = (
    9  # for village v, its adjoining spaces stand from b[b[ADJOINING] + v] up to b[b[ADJOINING] + v + 1]
)
START_CELLS = 10  # the CELL values at the start of a game
START_DEGREE = 11  # how many neighbours of a space are free or a start space, at the start
AROUND = 12  # four entries a space: its neighbours, in the same order as PAIRS_AT
# … and where the tables of a game begin in `g`, an entry a space: `g[b[SIZE] + label]`
CELL = 13  # what lies there: FREE, a colour, VILLAGE or BLOCKED
LABEL = 14
NEXT = 15
SIZE = 16
OWNER = 17
PAGODAS = 18
NEAR = 19
LISTED_AT = 20  # the space's place in the list of the frontier, or NOTHING
LISTED = 21  # that list
VILLAGE_OWNER = 22  # an entry a village
BOARD_HEADER = 23
GAME_TABLES = (CELL, LABEL, NEXT, SIZE, OWNER, PAGODAS, NEAR, LISTED_AT, LISTED, VILLAGE_OWNER)

# --- The game: places in `g` ----------------------------------------------------------------------
PLAYERS = 0
MOVER = 1  # the seat to move; NO_ONE when the game is over
PLY = 2
ENDED = 3  # one of the endings below
WINNERS = 4  # a bit for each seat
MUST_PASS = 5
FRONTIER = 6  # how many spaces the list of the frontier has
RESIGNED = 7  # a bit for each seat
SUPPLY = 8  # … 4 seats
PILES = 12  # … 4 sizes
HANDS = 16  # … 4 seats × 6 kinds of tile
GONE = 40  # … 4 seats × 6 kinds: hands that left the game with a resignation
DECK = 64  # the tiles not dealt to hands; number i lies in pile i % 4, later ones on top
ON_THE_BOARD = 136  # from here on the tables that the board has the places of, in the order of GAME_TABLES

LAST_BIT = 31  # in a set of villages
NO_REGION = np.uint16(0)  # the label of spaces that are no region: 0 is a corner of the border, of size 0
NO_ONE = NOTHING = 0xFFFF  # no seat, no pair, no village, no pile
RUNNING, LAST_PAGODA, NO_TILES, NO_PLACEMENT, RESIGNATION = 0, 1, 2, 3, 4

FREE, RED, YELLOW, BLUE, VILLAGE, BLOCKED = 0, 1, 2, 3, 4, 5
MAJOR_SIZE = 5
ONE_FREE = 512  # in NEAR: one free neighbour
TAKEN = 0x8000  # in NEAR: the space itself is not free, so no tile can cover it
COLOURS_NEAR = 511  # in NEAR: any neighbour of any colour
HAND_SIZE = 3
TILES = 72
KINDS = 6
SPARE = 8  # room that a list of codes needs beyond the codes of a board
TRIES = 64  # at a random placement, before all are listed
WAYS = 9  # to lay a tile on a pair
# kind of tile ← colour * 3 + colour (colours counted from 0), and back: RR YY BB RY RB YB
KIND_OF = (0, 3, 4, 3, 1, 5, 4, 5, 2)
KIND_FIRST = (0, 1, 2, 0, 0, 1)
KIND_SECOND = (0, 1, 2, 1, 2, 2)
DOUBLES = 3  # the first three kinds are doubles

# What a component of the placed tile meets: a joining is coded as its new owner (0 … 3), or:
NO_PROVINCE, ONE_PROVINCE = 8, 9
TIED, MAJOR_TAKEN, TWO_MAJORS = -1, -2, -3

# --- Events: EVENT_WIDTH numbers each, behind their count in ev[0]; an `ev` of length 1 keeps none ---
EVENT_WIDTH = 6  # kind, seat, space, size, n, m
(EVENT_PLACED, EVENT_RETURNED, EVENT_JOINED, EVENT_EXPANDED, EVENT_MAJOR, EVENT_FOUNDED) = range(6)
EVENT_CONNECTED, EVENT_CONQUERED, EVENT_DREW, EVENT_PASSED, EVENT_RESIGNED, EVENT_ENDED = range(6, 12)
EVENT_ROOM = 1 + 48 * EVENT_WIDTH


@inlined
def tell(ev: EventArray, kind: int, seat: int, space: int, size: int, n: int, m: int) -> None:
    if len(ev) > 1:
        at = 1 + ev[0] * EVENT_WIDTH
        ev[at] = kind
        ev[at + 1] = seat
        ev[at + 2] = space
        ev[at + 3] = size
        ev[at + 4] = n
        ev[at + 5] = m
        ev[0] += 1


# --- Setup ------------------------------------------------------------------------------------------


@jit
def lay_out(b: BoardArray, g: GameArray, players: int, first: int) -> None:
    """An empty table: the printed start spaces, full supplies, no tiles dealt."""
    n = b[SPACES]
    for i in range(g.size):
        g[i] = 0
    g[PLAYERS] = players
    g[MOVER] = first
    for seat in range(players):
        g[SUPPLY + seat] = 24 if players == 2 else (19 if players == 3 else 15)
    for v in range(np.int64(b[VILLAGES])):
        g[b[VILLAGE_OWNER] + v] = NO_ONE
    for s in range(n):
        kind = b[b[START_CELLS] + s]
        g[b[CELL] + s] = kind if kind >= VILLAGE else FREE
        g[b[OWNER] + s] = NO_ONE
        g[b[NEAR] + s] = b[b[START_DEGREE] + s] * ONE_FREE + (TAKEN if kind >= VILLAGE else 0)
        g[b[LISTED_AT] + s] = NOTHING
    for s in range(n):
        kind = b[b[START_CELLS] + s]
        if kind >= RED and kind <= BLUE:
            settle_space(b, g, s, kind)
            for i in range(4):
                come_near(b, g, b[b[AROUND] + 4 * s + i], kind)


@jit
def deal(b: BoardArray, g: GameArray, tiles: Tiles) -> None:
    """Deal a full shuffle: three tiles to each hand in seat order, the rest round to four piles."""
    players = np.int64(g[PLAYERS])
    for seat in range(players):
        for i in range(HAND_SIZE):
            g[HANDS + seat * KINDS + tiles[seat * HAND_SIZE + i]] += 1
    left = TILES - HAND_SIZE * players
    for i in range(left):
        g[DECK + i] = tiles[HAND_SIZE * players + i]
    for pile in range(4):
        g[PILES + pile] = (left + 3 - pile) // 4
    find_mover(b, g)


# --- The frontier: free spaces beside a province space, with a free neighbour ----------------------


@inlined
def leave_frontier(b: BoardArray, g: GameArray, s: int) -> None:
    places = b[LISTED_AT]
    listed = b[LISTED]
    at = g[places + s]
    if at != NOTHING:
        g[FRONTIER] -= 1
        last = g[listed + g[FRONTIER]]
        g[listed + at] = last
        g[places + last] = at
        g[places + s] = NOTHING


@inlined
def come_near(b: BoardArray, g: GameArray, s: int, colour: int) -> None:
    """A neighbour of `s` that was free has become a province space of `colour`."""
    before = g[b[NEAR] + s]
    near = before + (1 << (3 * colour - 3)) - ONE_FREE
    g[b[NEAR] + s] = near
    joins = ((before & (TAKEN | COLOURS_NEAR)) == 0) & (near >= ONE_FREE)
    at = g[FRONTIER]  # written in any case, and kept only if it joins: cheaper than a branch
    g[b[LISTED] + at] = s
    place_before = g[b[LISTED_AT] + s]
    g[b[LISTED_AT] + s] = at if joins else place_before
    g[FRONTIER] = at + np.uint16(joins)
    if near < ONE_FREE:  # free, but without a free neighbour
        leave_frontier(b, g, s)


@inlined
def settle_space(b: BoardArray, g: GameArray, s: int, colour: int) -> None:
    """Make `s` a province space, a region of its own for now; its neighbors are updated afterwards."""
    g[b[CELL] + s] = colour
    g[b[LABEL] + s] = s
    g[b[NEXT] + s] = s
    g[b[SIZE] + s] = 1
    g[b[OWNER] + s] = NO_ONE
    g[b[PAGODAS] + s] = 0
    g[b[NEAR] + s] |= TAKEN
    leave_frontier(b, g, s)


# --- What may be placed -----------------------------------------------------------------------------


@inlined
def alike(b: BoardArray, g: GameArray, s: int, colour: int) -> int:
    """How many neighbours of `s` are province spaces of `colour`."""
    return (g[b[NEAR] + s] >> (3 * colour - 3)) & 7


@inlined
def region_at(b: BoardArray, g: GameArray, s: int, colour: int) -> np.uint16:
    """The label of the region at `s` if it is of this colour, else NO_REGION."""
    label = g[b[LABEL] + s]
    return label if g[b[CELL] + s] == colour else NO_REGION


@inlined
def regions_at(b: BoardArray, g: GameArray, spaces: Spaces, colour: int) -> Three:
    """The labels of the regions of this colour at three spaces, each once; NO_REGION fills up."""
    one = region_at(b, g, spaces[0], colour)
    two = region_at(b, g, spaces[1], colour)
    three = region_at(b, g, spaces[2], colour)
    three = NO_REGION if (three == one) | (three == two) else three
    return one, NO_REGION if two == one else two, three


@inlined
def all_regions(some: Three, more: Three) -> Six:
    """Both together, each region once."""
    one, two, three = more
    one = NO_REGION if (one == some[0]) | (one == some[1]) | (one == some[2]) else one
    two = NO_REGION if (two == some[0]) | (two == some[1]) | (two == some[2]) else two
    three = NO_REGION if (three == some[0]) | (three == some[1]) | (three == some[2]) else three
    return some[0], some[1], some[2], one, two, three


@inlined
def around_pair(b: BoardArray, s: int, t: int) -> tuple[Spaces, Spaces]:
    """The six spaces around a pair: the three that adjoin `s`, then the three that adjoin `t`."""
    step = t - s
    across = b[BOTH_STEPS] - step
    return (s - step, s - across, s + across), (t + step, t - across, t + across)


@inlined
def check_joining(b: BoardArray, g: GameArray, beside: Regions) -> tuple[int, np.uint16]:
    """What a component beside these regions meets; and the label of the province, if it is one.

    NO_PROVINCE, ONE_PROVINCE, the new owner of a joining, or why the joining is not allowed.
    """
    provinces, majors = 0, 0
    province, major = NO_REGION, NO_REGION
    totals = np.int64(0)  # spaces brought by each seat, 16 bits a seat
    for label in beside:
        size = np.int64(g[b[SIZE] + label])
        owner = np.int64(g[b[OWNER] + label]) & np.int64(3)  # of a single space: some seat, with nothing
        provinces += 1 if size > 1 else 0
        province = label if size > 1 else province
        totals += (size if size > 1 else np.int64(0)) << (np.int64(16) * owner)
        majors += 1 if size >= MAJOR_SIZE else 0
        major = label if size >= MAJOR_SIZE else major
    if provinces < 2:
        return NO_PROVINCE + provinces, province
    if majors > 1:
        return TWO_MAJORS, NO_REGION
    best, winner, shared = np.int64(-1), NO_ONE, False
    for seat in range(np.int64(g[PLAYERS])):
        total = (totals >> np.int64(16 * seat)) & np.int64(0x7FFF)
        if total > best:
            best, winner, shared = total, seat, False
        elif total == best:
            shared = True
    if shared:
        return TIED, NO_REGION
    if majors == 1 and g[b[OWNER] + major] != winner:
        return MAJOR_TAKEN, NO_REGION
    return winner, NO_REGION


@jit
def meet(b: BoardArray, g: GameArray, s: int, t: int, colour: int) -> int:
    """What a component of `colour` on the free spaces `s` and `t` (or s == t) meets; see `check_joining`."""
    if s == t:
        around = b[AROUND] + 4 * s
        some = b[around], b[around + 1], b[around + 2]
        more = b[around + 3], b[around + 3], b[around + 3]
    else:
        some, more = around_pair(b, min(s, t), max(s, t))
    labels = all_regions(regions_at(b, g, some, colour), regions_at(b, g, more, colour))
    return check_joining(b, g, labels)[0]


@jit
def allowed_among(b: BoardArray, g: GameArray, s: int, t: int, wanted: int) -> int:
    """Those of the wanted colours that may lie on an open pair: a bit for each `colour * 3 + colour`."""
    at_s, at_t = around_pair(b, s, t)
    for colour in range(3):
        double = 1 << (4 * colour)
        on_s = (0b111 << (3 * colour)) & ~double
        on_t = (0b001001001 << colour) & ~double
        near_s, near_t = alike(b, g, s, colour + 1), alike(b, g, t, colour + 1)
        # a component with fewer than two neighbours of its colour joins nothing
        if near_s > 1 and (wanted & on_s) != 0:
            met, _ = check_joining(b, g, regions_at(b, g, at_s, colour + 1))
            wanted &= ~on_s if met < 0 else wanted
        if near_t > 1 and (wanted & on_t) != 0:
            met, _ = check_joining(b, g, regions_at(b, g, at_t, colour + 1))
            wanted &= ~on_t if met < 0 else wanted
        if near_s + near_t > 1 and (wanted & double) != 0:
            beside_s, beside_t = regions_at(b, g, at_s, colour + 1), regions_at(b, g, at_t, colour + 1)
            met, _ = check_joining(b, g, all_regions(beside_s, beside_t))
            wanted &= ~double if met < 0 else wanted
    return wanted


@inlined
def pair_allows(b: BoardArray, g: GameArray, pair: int, first: int, second: int) -> bool:
    """Whether these colours (1 … 3) may lie on an open pair; openness itself is not looked at."""
    s, t = b[b[FIRST_SPACE] + pair], b[b[SECOND_SPACE] + pair]
    near_s, near_t = alike(b, g, s, first), alike(b, g, t, second)
    if (near_s < 2) & (near_t < 2) & ((first != second) | (near_s + near_t < 2)):
        return True  # a component with fewer than two neighbours of its colour joins nothing
    return allowed_among(b, g, s, t, 1 << (3 * first + second - 4)) != 0


@inlined
def pair_is_open(b: BoardArray, g: GameArray, pair: int) -> bool:
    """Both spaces are free grass, and one of them lies beside a province space."""
    near = b[NEAR]
    either = g[near + b[b[FIRST_SPACE] + pair]] | g[near + b[b[SECOND_SPACE] + pair]]
    return (either < TAKEN) & ((either & COLOURS_NEAR) != 0)


@jit
def kind_fits(b: BoardArray, g: GameArray, kind: int) -> bool:
    """Whether a tile of this kind can be placed anywhere."""
    listed = b[LISTED]
    first, second = KIND_FIRST[kind] + 1, KIND_SECOND[kind] + 1
    for i in range(4 * np.int64(g[FRONTIER])):
        at = 4 * g[listed + i // 4] + i % 4
        if g[b[CELL] + b[b[AROUND] + at]] != FREE:
            continue
        pair = b[b[PAIRS_AT] + at]
        if pair_allows(b, g, pair, first, second):
            return True
        if first != second and pair_allows(b, g, pair, second, first):
            return True
    return False


@jit
def can_place(b: BoardArray, g: GameArray, seat: int) -> bool:
    for kind in range(KINDS):
        if g[HANDS + seat * KINDS + kind] > 0 and kind_fits(b, g, kind):
            return True
    return False


@inlined
def colours_in_hand(g: GameArray) -> int:
    """How the mover's tiles can lie: a bit for each `colour * 3 + colour` that is one of them."""
    hand = HANDS + g[MOVER] * KINDS
    in_hand = 0
    for colours in range(9):
        in_hand |= (1 if g[hand + KIND_OF[colours]] > 0 else 0) << colours
    return in_hand


@jit
def legal(b: BoardArray, g: GameArray, codes: Codes) -> int:
    """Write the codes of all legal placements of the mover, in rising order; return their number.

    `codes` has room for every code of the board and SPARE more.
    """
    if g[MOVER] == NO_ONE or g[MUST_PASS] != 0:
        return 0
    near, first, second = b[NEAR], b[FIRST_SPACE], b[SECOND_SPACE]
    # First the open pairs are noted at the end of `codes`, where six codes a pair do not reach.
    noted = 8 * b[PAIRS]
    end = noted
    for pair in range(b[PAIRS]):
        codes[end] = pair  # written over by the next, unless it is open
        either = g[near + b[first + pair]] | g[near + b[second + pair]]
        end += np.uint64((either < TAKEN) & ((either & COLOURS_NEAR) != 0))
    in_hand = colours_in_hand(g)
    two_at_one, two_at_both = may_join(in_hand)
    count = np.uint64(0)
    for i in range(noted, end):
        pair = np.uint32(codes[i])
        allowed = allowed_on(b, g, pair, in_hand, two_at_one, two_at_both)
        for colours in range(9):
            codes[count] = np.int64(pair) * 9 + colours  # written over by the next, unless it is allowed
            count += np.uint64((allowed >> colours) & 1)
    return np.int64(count)


@inlined
def may_join(in_hand: int) -> tuple[int, int]:
    """In NEAR, the colors of which two neighbors can mean a joining: at one of two spaces, or at both."""
    two_at_one, two_at_both = 0, 0
    for colour in range(3):
        two = 0b110 << (3 * colour)
        double = 1 << (4 * colour)
        two_at_one |= two if (in_hand & (0b111 << (3 * colour)) & ~double) != 0 else 0
        two_at_both |= two if (in_hand & double) != 0 else 0
    return two_at_one, two_at_both


@inlined
def allowed_on(
    b: BoardArray, g: GameArray, pair: int, in_hand: int, two_at_one: int, two_at_both: int
) -> int:
    """Those of the colours in hand that may lie on an open pair; the last two are those of `may_join`."""
    s, t = b[b[FIRST_SPACE] + pair], b[b[SECOND_SPACE] + pair]
    near_s, near_t = g[b[NEAR] + s], g[b[NEAR] + t]
    allowed = in_hand
    if (((near_s | near_t) & two_at_one) | ((near_s + near_t) & two_at_both)) != 0:
        allowed = allowed_among(b, g, s, t, in_hand)
    return allowed


# --- Carrying out a placement: provinces ------------------------------------------------------------


@jit
def unite(b: BoardArray, g: GameArray, s: int, t: int) -> None:
    """Make the regions of `s` and `t` one, under the label of the larger; owners are the caller's."""
    keep, lose = g[b[LABEL] + s], g[b[LABEL] + t]
    if keep == lose:
        return
    if g[b[SIZE] + keep] < g[b[SIZE] + lose]:
        keep, lose = lose, keep
    g[b[SIZE] + keep] += g[b[SIZE] + lose]
    at = lose
    for _ in range(np.int64(g[b[SIZE] + lose])):
        g[b[LABEL] + at] = keep
        at = g[b[NEXT] + at]
    after = g[b[NEXT] + keep]
    g[b[NEXT] + keep] = g[b[NEXT] + lose]
    g[b[NEXT] + lose] = after


@inlined
def attach(b: BoardArray, g: GameArray, label: int, s: int) -> None:
    """The single space `s` becomes part of a region."""
    g[b[LABEL] + s] = label
    g[b[NEXT] + s] = g[b[NEXT] + label]
    g[b[NEXT] + label] = s
    g[b[SIZE] + label] += 1


@inlined
def set_pagoda(g: GameArray, seat: int) -> bool:
    """Take one pagoda from the supply; the last one of a seat in play ends the game at once."""
    if g[SUPPLY + seat] == 0:
        return False  # only a resigned seat comes here: it builds no more
    g[SUPPLY + seat] -= 1
    if g[SUPPLY + seat] == 0 and (g[RESIGNED] >> seat) & 1 == 0:
        g[ENDED] = LAST_PAGODA
        g[WINNERS] = 1 << seat
    return True


@jit
def join(b: BoardArray, g: GameArray, ev: EventArray, s: int, t: int, beside: Regions, winner: int) -> None:
    """Several old provinces become one major province of `winner`, with one double pagoda."""
    standing = np.int64(0)  # pagodas of each seat in the old provinces, 16 bits a seat
    if s != t:
        unite(b, g, s, t)
    for label in beside:
        if label != NO_REGION:
            owner = np.int64(g[b[OWNER] + label]) & np.int64(3)  # a single space has no pagoda to count
            standing += np.int64(g[b[PAGODAS] + label]) << (np.int64(16) * owner)
            unite(b, g, s, label)
    joined = g[b[LABEL] + s]
    size = g[b[SIZE] + joined]
    g[b[OWNER] + joined] = winner
    own = 0
    tell(ev, EVENT_JOINED, winner, s, size, 0, 0)
    for seat in range(np.int64(g[PLAYERS])):
        pagodas = (standing >> np.int64(16 * seat)) & np.int64(0x7FFF)
        if seat == winner:
            own = min(pagodas, 2)
            pagodas -= own
        if pagodas > 0:
            g[SUPPLY + seat] += pagodas
            tell(ev, EVENT_RETURNED, seat, s, size, pagodas, 0)
    if own < 2 and set_pagoda(g, winner):
        own += 1
        tell(ev, EVENT_MAJOR, winner, s, size, 1, 0)
    g[b[PAGODAS] + joined] = own


@inlined
def expand(
    b: BoardArray, g: GameArray, ev: EventArray, s: int, t: int, beside: Regions, old: int
) -> np.int64:
    """The old province grows, by single spaces beside the tile too; returns what `carry_out` does."""
    villages = b[b[VILLAGES_BESIDE] + s] | b[b[VILLAGES_BESIDE] + t]
    before = g[b[SIZE] + old]
    attach(b, g, old, s)
    if s != t:
        attach(b, g, old, t)
    for label in beside:
        if label != NO_REGION and label != old:
            attach(b, g, old, label)
            villages |= b[b[VILLAGES_BESIDE] + label]
    if g[ENDED] != RUNNING:
        return np.int64(0)
    size, owner = g[b[SIZE] + old], g[b[OWNER] + old]
    tell(ev, EVENT_EXPANDED, owner, s, size, 0, 0)
    if before < MAJOR_SIZE and size >= MAJOR_SIZE and set_pagoda(g, owner):
        g[b[PAGODAS] + old] += 1
        tell(ev, EVENT_MAJOR, owner, s, size, 1, 0)
        return villages_around(b, g, old)
    return np.int64(villages)


@inlined
def found(b: BoardArray, g: GameArray, ev: EventArray, s: int, t: int, beside: Regions) -> np.int64:
    """Single spaces become a province of the mover, one alone does not; returns what `carry_out` does."""
    villages = b[b[VILLAGES_BESIDE] + s] | b[b[VILLAGES_BESIDE] + t]
    if s != t:
        attach(b, g, s, t)
    for label in beside:
        if label != NO_REGION:
            attach(b, g, s, label)
            villages |= b[b[VILLAGES_BESIDE] + label]
    size = g[b[SIZE] + s]
    if size < 2 or g[ENDED] != RUNNING:
        return np.int64(0)
    mover = g[MOVER]
    g[b[OWNER] + s] = mover
    g[b[PAGODAS] + s] = 1
    tell(ev, EVENT_FOUNDED, mover, s, size, 1, 0)
    set_pagoda(g, mover)
    if size >= MAJOR_SIZE and g[ENDED] == RUNNING:
        g[b[PAGODAS] + s] = 2
        tell(ev, EVENT_MAJOR, mover, s, size, 1, 0)
        set_pagoda(g, mover)
    return np.int64(villages)


@jit
def carry_out(
    b: BoardArray, g: GameArray, ev: EventArray, s: int, t: int, beside: Regions, met: int, old: int
) -> np.int64:
    """Carry out one component; return the villages whose majority may have changed, a bit each.

    `beside` are the old regions that it meets, `old` is the one province among them, if it is one.
    """
    if met == ONE_PROVINCE:
        return expand(b, g, ev, s, t, beside, old)
    if met == NO_PROVINCE:
        return found(b, g, ev, s, t, beside)
    if g[ENDED] != RUNNING:
        return np.int64(0)  # a joining that is not carried out leaves the old provinces as they were
    join(b, g, ev, s, t, beside, met)
    return villages_around(b, g, g[b[LABEL] + s])


# --- Carrying out a placement: villages -------------------------------------------------------------


@jit
def villages_around(b: BoardArray, g: GameArray, label: int) -> np.int64:
    """The villages that a region adjoins, a bit each."""
    villages = np.int64(0)
    at = label
    for _ in range(np.int64(g[b[SIZE] + label])):
        villages |= np.int64(b[b[VILLAGES_BESIDE] + at])
        at = g[b[NEXT] + at]
    return villages


@jit
def majority(b: BoardArray, g: GameArray, v: int) -> int:
    """The one seat with more pagodas in the adjoining provinces than every other, or NO_ONE."""
    start, stop = np.int64(b[b[ADJOINING] + v]), np.int64(b[b[ADJOINING] + v + 1])
    totals = np.int64(0)  # 16 bits a seat
    for i in range(start, stop):
        label = g[b[LABEL] + b[i]]
        owner = np.int64(g[b[OWNER] + label]) & np.int64(3)
        pagodas = np.int64(g[b[PAGODAS] + label])  # 0 without a region, or for a single space
        for j in range(start, i):
            pagodas = np.int64(0) if g[b[LABEL] + b[j]] == label else pagodas  # each province once
        totals += pagodas << (np.int64(16) * owner)
    best, winner = np.int64(0), NO_ONE
    for seat in range(np.int64(g[PLAYERS])):
        total = (totals >> np.int64(16 * seat)) & np.int64(0x7FFF)
        if total > best:
            best, winner = total, seat
        elif total == best:
            winner = NO_ONE
    return winner


@jit
def seize_villages(b: BoardArray, g: GameArray, ev: EventArray, villages: np.int64) -> None:
    """The mover's villages first, then the others' in turn order; empty ones before conquered ones."""
    owners = b[VILLAGE_OWNER]
    changes = 0
    for v in range(np.int64(b[VILLAGES])):
        left = villages >> np.int64(min(v, LAST_BIT))
        if left == 0:
            break
        if left & np.int64(1) != 0:
            seat = majority(b, g, v)
            if seat != NO_ONE and seat != g[owners + v]:
                changes += 1
    if changes == 0:
        return
    players = np.int64(g[PLAYERS])
    for turn in range(players):
        seat = (g[MOVER] + turn) % players
        for conquered in range(2):
            for v in range(np.int64(b[VILLAGES])):
                owner = g[owners + v]
                if (villages >> np.int64(min(v, LAST_BIT))) & np.int64(1) == 0:
                    continue
                if (owner != NO_ONE) != (conquered == 1) or owner == seat or majority(b, g, v) != seat:
                    continue
                seize(b, g, ev, v, seat)
                if g[ENDED] != RUNNING:
                    return


@jit
def seize(b: BoardArray, g: GameArray, ev: EventArray, v: int, seat: int) -> None:
    at = b[VILLAGE_OWNER] + v
    owner = g[at]
    if g[SUPPLY + seat] == 0:
        return  # a resigned seat that has no pagoda left
    if owner != NO_ONE:
        g[SUPPLY + owner] += 1
        tell(ev, EVENT_CONQUERED, seat, v, 0, owner, 0)
    else:
        tell(ev, EVENT_CONNECTED, seat, v, 0, 0, 0)
    g[at] = seat
    set_pagoda(g, seat)


# --- A turn -----------------------------------------------------------------------------------------


@inlined
def settle_tile(b: BoardArray, g: GameArray, s: int, first: int, t: int, second: int) -> None:
    """Both spaces first, then the six around them, so that neither joins the frontier to leave it again."""
    settle_space(b, g, s, first)
    settle_space(b, g, t, second)
    at_s, at_t = around_pair(b, s, t)
    for near in at_s:
        come_near(b, g, near, first)
    for near in at_t:
        come_near(b, g, near, second)


@jit
def place(b: BoardArray, g: GameArray, ev: EventArray, code: int) -> None:
    """Put the mover's tile on the board and carry out what follows, up to the last pagoda."""
    pair = code // 9
    first, second = (code % 9) // 3 + 1, code % 3 + 1
    s, t = b[b[FIRST_SPACE] + pair], b[b[SECOND_SPACE] + pair]
    at_s, at_t = around_pair(b, s, t)
    beside_s, beside_t = regions_at(b, g, at_s, first), regions_at(b, g, at_t, second)
    g[HANDS + g[MOVER] * KINDS + KIND_OF[code % 9]] -= 1
    if first == second:
        beside = all_regions(beside_s, beside_t)
        met, old = check_joining(b, g, beside)
        settle_tile(b, g, s, first, t, first)
        villages = carry_out(b, g, ev, s, t, beside, met, old)
    else:
        met_s, old_s = check_joining(b, g, beside_s)
        met_t, old_t = check_joining(b, g, beside_t)
        settle_tile(b, g, s, first, t, second)
        # joinings, then expansions, then foundings; of two of one kind, in the order of colours
        order_s = 0 if met_s < NO_PROVINCE else (1 if met_s == ONE_PROVINCE else 2)
        order_t = 0 if met_t < NO_PROVINCE else (1 if met_t == ONE_PROVINCE else 2)
        if order_s < order_t or (order_s == order_t and first < second):
            villages = carry_out(b, g, ev, s, s, beside_s, met_s, old_s)
            villages |= carry_out(b, g, ev, t, t, beside_t, met_t, old_t)
        else:
            villages = carry_out(b, g, ev, t, t, beside_t, met_t, old_t)
            villages |= carry_out(b, g, ev, s, s, beside_s, met_s, old_s)
    if g[RESIGNED] != 0:
        villages = ~np.int64(0)  # a resigned seat may have been too poor for a village, and no longer be
    if villages != 0 and g[ENDED] == RUNNING:
        seize_villages(b, g, ev, villages)


@inlined
def default_pile(g: GameArray) -> int:
    """The highest pile, the leftmost of equals; NO_ONE when all are empty."""
    best = NOTHING
    height = 0
    for pile in range(4):
        if g[PILES + pile] > height:
            best, height = pile, g[PILES + pile]
    return best


@inlined
def draw(g: GameArray, ev: EventArray, pile: int) -> None:
    if pile == NOTHING:
        pile = default_pile(g)
        if pile == NOTHING:
            return
    g[PILES + pile] -= 1
    tile = g[DECK + 4 * g[PILES + pile] + pile]
    g[HANDS + g[MOVER] * KINDS + tile] += 1
    tell(ev, EVENT_DREW, g[MOVER], pile, 0, tile, 0)


@inlined
def next_seat(g: GameArray, seat: int) -> int:
    players = np.int64(g[PLAYERS])
    other = np.int64(seat)
    for _ in range(players):
        other += 1
        if other == players:
            other = np.int64(0)
        if (g[RESIGNED] >> other) & 1 == 0:
            return other
    return NO_ONE


@jit
def find_mover(b: BoardArray, g: GameArray) -> None:
    """Settle whether the mover can place, must pass, or the game is over because no seat can place."""
    g[MUST_PASS] = 0
    if can_place(b, g, g[MOVER]):
        return
    tiles = 0
    for seat in range(np.int64(g[PLAYERS])):
        if (g[RESIGNED] >> seat) & 1 != 0:
            continue
        if seat != g[MOVER] and can_place(b, g, seat):
            g[MUST_PASS] = 1
            return
        for kind in range(KINDS):
            tiles += g[HANDS + seat * KINDS + kind]
    g[ENDED] = NO_TILES if tiles == 0 else NO_PLACEMENT
    most = 1000  # the most pagodas on the board are the fewest in the supply
    for seat in range(np.int64(g[PLAYERS])):
        if (g[RESIGNED] >> seat) & 1 == 0:
            most = min(most, g[SUPPLY + seat])
    for seat in range(np.int64(g[PLAYERS])):
        if (g[RESIGNED] >> seat) & 1 == 0 and g[SUPPLY + seat] == most:
            g[WINNERS] |= 1 << seat


@jit
def close(g: GameArray, ev: EventArray) -> None:
    if g[ENDED] != RUNNING:
        g[MOVER] = NO_ONE
        tell(ev, EVENT_ENDED, NO_ONE, 0, 0, g[ENDED], g[WINNERS])


@inlined
def take_turn(b: BoardArray, g: GameArray, ev: EventArray, code: int, pile: int) -> None:
    """The mover places and draws, and the turn moves on; `play` also asks whether anyone can place."""
    tell(ev, EVENT_PLACED, g[MOVER], code // 9, 0, code % 9, pile)
    place(b, g, ev, code)
    g[PLY] += 1
    if g[ENDED] == RUNNING:
        draw(g, ev, pile)
        g[MOVER] = next_seat(g, g[MOVER])


@jit
def play(b: BoardArray, g: GameArray, ev: EventArray, code: int, pile: int) -> None:
    """The mover places `code` and draws from `pile` (or from the default pile, if NO_ONE).

    Unchecked: the caller knows that the placement is legal and the pile not empty.
    """
    take_turn(b, g, ev, code, pile)
    if g[ENDED] == RUNNING:
        find_mover(b, g)
    close(g, ev)


@jit
def play_and_list(b: BoardArray, g: GameArray, code: int, pile: int, codes: Codes) -> int:
    """Play, then list what the next mover can place; return how many codes there are.

    One call from Python in place of several. None are listed when the game is over or the mover must pass.
    """
    play(b, g, g[:1], code, pile)
    return legal(b, g, codes)


@jit
def pass_turn(b: BoardArray, g: GameArray, ev: EventArray) -> None:
    tell(ev, EVENT_PASSED, g[MOVER], 0, 0, 0, 0)
    g[PLY] += 1
    g[MOVER] = next_seat(g, g[MOVER])
    find_mover(b, g)
    close(g, ev)


@jit
def resign(b: BoardArray, g: GameArray, ev: EventArray, seat: int) -> None:
    """The seat leaves: its hand goes out of the game, its pagodas stay and count."""
    tell(ev, EVENT_RESIGNED, seat, 0, 0, 0, 0)
    g[PLY] += 1
    g[RESIGNED] |= 1 << seat
    for kind in range(KINDS):
        g[GONE + seat * KINDS + kind] = g[HANDS + seat * KINDS + kind]
        g[HANDS + seat * KINDS + kind] = 0
    left = next_seat(g, seat)
    if next_seat(g, left) == left:
        g[ENDED] = RESIGNATION
        g[WINNERS] = 1 << left
    else:
        if g[MOVER] == seat:
            g[MOVER] = left
        find_mover(b, g)
    close(g, ev)


# --- Trying out -------------------------------------------------------------------------------------


@jit
def try_out(
    b: BoardArray, g: GameArray, trial: GameArray, no_events: EventArray, codes: Codes, found: Tried
) -> None:
    """What each placement would bring before a tile is drawn: in its row of `found` the pagodas that
    each seat would set, then whether the game would be over, then its winners. Only `trial` is changed.
    """
    players = g[PLAYERS]
    for i in range(codes.size):
        for at in range(g.size):
            trial[at] = g[at]
        place(b, trial, no_events, codes[i])
        for seat in range(players):
            found[i, seat] = np.int32(g[SUPPLY + seat]) - np.int32(trial[SUPPLY + seat])
        found[i, players] = trial[ENDED]
        found[i, players + 1] = trial[WINNERS]


# --- Random play and counting -----------------------------------------------------------------------


@inlined
def next_number(chance: RandomState) -> np.uint64:
    """64 random bits (xorshift; chance[0] must not be zero)."""
    x = chance[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    chance[0] = x
    return x


@inlined
def below(chance: RandomState, n: int) -> int:
    """A random number under n."""
    return np.int64(((next_number(chance) >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@jit
def shuffle(tiles: Tiles, chance: RandomState) -> None:
    for i in range(tiles.size - 1, 0, -1):
        j = below(chance, i + 1)
        tiles[i], tiles[j] = tiles[j], tiles[i]


@inlined
def ways_in_hand(g: GameArray, ways: Codes) -> np.uint64:
    """Write down how the mover's tiles can lie, each as `colour * 3 + colour`; return how many ways."""
    in_hand = colours_in_hand(g)
    count = np.uint64(0)
    for colours in range(9):
        ways[count] = colours  # written over by the next, unless it is in the hand
        count += np.uint64((in_hand >> colours) & 1)
    return count


@inlined
def try_code(
    b: BoardArray, g: GameArray, chance: RandomState, ways: Codes, count: np.uint64, sides: np.uint64
) -> int:
    """Draw a side of a space of the frontier and a way to lay a tile there; NOTHING if that is not legal."""
    # the whole part of a random fraction times `sides` is the side, the rest a fraction for the way
    drawn = (next_number(chance) >> np.uint64(32)) * sides
    way = ((drawn & np.uint64(0xFFFFFFFF)) * count) >> np.uint64(32)
    side = np.int64(drawn >> np.uint64(32))
    at = 4 * g[b[LISTED] + (side >> 2)] + (side & 3)
    other = b[b[AROUND] + at]
    # a pair with both spaces in the frontier counts only from its first one
    if (g[b[NEAR] + other] & (TAKEN | (COLOURS_NEAR if side & 2 != 0 else 0))) != 0:
        return NOTHING
    pair = np.int64(b[b[PAIRS_AT] + at])
    colours = np.int64(ways[way])
    return pair * 9 + colours if pair_allows(b, g, pair, colours // 3 + 1, colours % 3 + 1) else NOTHING


@inlined
def random_code(b: BoardArray, g: GameArray, chance: RandomState, codes: Codes) -> int:
    """A legal placement of the mover, each equally likely; NOTHING if the mover cannot place.

    Draw a space of the frontier, a side of it and a way to lay a tile, and draw again if that is not legal;
    after many failures, list the legal placements instead. `codes` has room for all.
    """
    ways = ways_in_hand(g, codes)
    sides = np.uint64(4) * np.uint64(g[FRONTIER])
    for _ in range(TRIES if sides * ways > 0 else 0):
        code = try_code(b, g, chance, codes, ways, sides)
        if code != NOTHING:
            return code
    count = legal(b, g, codes)
    return np.int64(codes[below(chance, count)]) if count > 0 else NOTHING


@jit
def play_out(b: BoardArray, g: GameArray, chance: RandomState, codes: Codes, no_events: EventArray) -> int:
    """Play uniformly random placements to the end; return how many were made.

    A drawn placement shows that the mover can place, so `find_mover` is called only without one.
    """
    placements = 0
    while g[ENDED] == RUNNING:
        code = random_code(b, g, chance, codes)
        if code != NOTHING:
            take_turn(b, g, no_events, code, NOTHING)
            placements += 1
            continue
        find_mover(b, g)
        if g[MUST_PASS] != 0:
            pass_turn(b, g, no_events)
    close(g, no_events)
    return placements


@jit
def play_games(
    b: BoardArray,
    empty: GameArray,
    g: GameArray,
    tiles: Tiles,
    chance: RandomState,
    codes: Codes,
    no_events: EventArray,
    games: int,
) -> int:
    """Deal and play whole random games from the laid-out table `empty`; return the placements."""
    placements = 0
    for _ in range(games):
        for i in range(g.size):
            g[i] = empty[i]
        shuffle(tiles, chance)
        deal(b, g, tiles)
        placements += play_out(b, g, chance, codes, no_events)
    return placements


@jit
def count_sequences(
    b: BoardArray,
    games: npt.NDArray[np.uint16],
    codes: npt.NDArray[np.int32],
    cursor: Codes,
    no_events: EventArray,
    depth: int,
) -> int:
    """How many sequences of `depth` choices begin at games[0]; a forced pass is one choice.

    `games` and `codes` have a row for each level, `cursor` two entries; games[0] is not changed.
    """
    if depth == 0:
        return 1
    total = 0
    level = 0
    count = choices_of(b, games[0], codes[0])
    cursor[0], cursor[1] = 0, count
    while level >= 0:
        if level == depth - 1:
            total += cursor[2 * level + 1]
            level -= 1
            continue
        at = cursor[2 * level]
        if at == cursor[2 * level + 1]:
            level -= 1
            continue
        cursor[2 * level] += 1
        here, child = games[level], games[level + 1]
        for i in range(here.size):
            child[i] = here[i]
        if here[MUST_PASS] != 0:
            pass_turn(b, child, no_events)
        else:
            play(b, child, no_events, codes[level, at], NO_ONE)
        level += 1
        cursor[2 * level], cursor[2 * level + 1] = 0, choices_of(b, child, codes[level])
    return total


@jit
def choices_of(b: BoardArray, g: GameArray, codes: Codes) -> int:
    if g[ENDED] != RUNNING:
        return 0
    return 1 if g[MUST_PASS] != 0 else legal(b, g, codes)
