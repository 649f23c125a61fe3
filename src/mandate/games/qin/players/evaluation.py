"""What a position of Qin is worth, and what a placement brings: quick looks, compiled.

`gain` is exact: pagodas set by the mover less those set by the others. `assess` is a guess: each seat's
share of the win, from what stands on the board. Its weights were fitted to finished games; see
`weights.py`. Rules are asked of the kernel; only the commonest placements, those that touch no
village, no major province and no joining, are counted here without trying them out.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from mandate.core.jit import jit_on
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.kernel import (
    AROUND,
    ENDED,
    FIRST_SPACE,
    FRONTIER,
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
    PLAYERS,
    RESIGNED,
    RUNNING,
    SECOND_SPACE,
    SIZE,
    SPACES,
    SUPPLY,
    VILLAGE_OWNER,
    VILLAGES,
    VILLAGES_BESIDE,
    WINNERS,
    BoardArray,
    GameArray,
)

Floats = npt.NDArray[np.float64]

WIN = 100  # what ending the game is worth, in pagodas
UNSURE = -1000

# What `assess` counts for each seat
(SUPPLIES, TWO, THREE, FOUR, MAJOR, FIRM, SHAKY, LENT, PREY, HUNTER, TURN, DOUBLE) = range(12)
FEATURES = 12
WEIGHTS = 2 * FEATURES  # each twice: plain, and the heavier the nearer the end is
NEARNESS = 2.0


# --- What a placement brings ------------------------------------------------------------------------


@jit_on(kernel)
def gain(b: BoardArray, g: GameArray, trial: GameArray, code: int) -> int:
    """Pagodas that the mover sets by this placement, less those the others set; the end counts WIN."""
    supply = np.int64(g[SUPPLY + g[MOVER]])
    found = _plain_gain(b, g, code) if g[RESIGNED] == 0 else UNSURE
    if found != UNSURE:
        return found if found < supply else WIN
    for i in range(g.size):
        trial[i] = g[i]
    kernel.place(b, trial, trial[:1], code)
    return brought(g, trial)


@jit_on(kernel)
def brought(g: GameArray, after: GameArray) -> int:
    """The same, for a placement that has been carried out in `after`."""
    mover = np.int64(g[MOVER])
    total = 0
    for seat in range(np.int64(g[PLAYERS])):
        set_now = np.int64(g[SUPPLY + seat]) - np.int64(after[SUPPLY + seat])
        total += set_now if seat == mover else -set_now
    if after[ENDED] != RUNNING:
        total += WIN if (np.int64(after[WINNERS]) >> mover) & 1 != 0 else -WIN
    return total


@jit_on(kernel)
def _plain_gain(b: BoardArray, g: GameArray, code: int) -> int:
    """The gain if it is plain at a glance, else UNSURE."""
    pair = code // 9
    first, second = (code % 9) // 3 + 1, code % 3 + 1
    s, t = b[b[FIRST_SPACE] + pair], b[b[SECOND_SPACE] + pair]
    if b[b[VILLAGES_BESIDE] + s] | b[b[VILLAGES_BESIDE] + t] != 0:
        return UNSURE
    if first == second:
        at_s, at_t = kernel.alike(b, g, s, first), kernel.alike(b, g, t, first)
        if at_s + at_t == 0:
            return 1
        return UNSURE if at_s + at_t > 1 else _grown(b, g, s if at_s == 1 else t, first, 2)
    one, two = _grown(b, g, s, first, 1), _grown(b, g, t, second, 1)
    return UNSURE if (one == UNSURE) | (two == UNSURE) else one + two


@jit_on(kernel)
def _grown(b: BoardArray, g: GameArray, s: int, colour: int, spaces: int) -> int:
    """What it brings to put so many spaces of a colour at `s`, beside at most one region of it."""
    near = kernel.alike(b, g, s, colour)
    if near == 0:
        return 0
    if near > 1:
        return UNSURE
    around = b[AROUND] + 4 * s
    label = NO_REGION
    for i in range(4):
        label |= kernel.region_at(b, g, b[around + i], colour)
    size = np.int64(g[b[SIZE] + label])
    if size == 1:
        return 1 if b[b[VILLAGES_BESIDE] + label] == 0 else UNSURE
    return UNSURE if (size < MAJOR_SIZE) & (size + spaces >= MAJOR_SIZE) else 0


# --- What a position is worth -----------------------------------------------------------------------


@jit_on(kernel)
def assess(b: BoardArray, g: GameArray, weights: Floats, features: Floats, shares: Floats) -> None:
    """Each seat's expected share of the win, into `shares`; `features` is room to count in."""
    players = np.int64(g[PLAYERS])
    if g[ENDED] != RUNNING:
        winners = 0
        for seat in range(players):
            winners += (np.int64(g[WINNERS]) >> seat) & 1
        for seat in range(players):
            shares[seat] = ((np.int64(g[WINNERS]) >> seat) & 1) / winners
        return
    nearness = count(b, g, features)
    at = (players - 2) * WEIGHTS
    best = -1e9
    for seat in range(players):
        score = 0.0
        for i in range(FEATURES):
            score += features[seat * FEATURES + i] * (weights[at + i] + nearness * weights[at + FEATURES + i])
        shares[seat] = score
        if (g[RESIGNED] >> seat) & 1 == 0:
            best = max(best, score)
    total = 0.0
    for seat in range(players):
        share = math.exp(shares[seat] - best) if (g[RESIGNED] >> seat) & 1 == 0 else 0.0
        shares[seat] = share
        total += share
    for seat in range(players):
        shares[seat] /= total


@jit_on(kernel)
def count(b: BoardArray, g: GameArray, features: Floats) -> float:
    """Fill in what each seat has; return how near the end is, from 0 to 1."""
    n = np.int64(b[SPACES])
    players = np.int64(g[PLAYERS])
    for i in range(players * FEATURES):
        features[i] = 0.0
    least = 1000
    for seat in range(players):
        supply = np.int64(g[SUPPLY + seat])
        features[seat * FEATURES + SUPPLIES] = supply
        if (g[RESIGNED] >> seat) & 1 == 0:
            least = min(least, supply)
        for kind in range(kernel.DOUBLES):
            features[seat * FEATURES + DOUBLE] += np.int64(g[kernel.HANDS + seat * kernel.KINDS + kind])
    if g[MOVER] != NO_ONE:
        features[np.int64(g[MOVER]) * FEATURES + TURN] = 1.0
    for s in range(n):
        if g[b[LABEL] + s] == s and g[b[SIZE] + s] > 1:
            size = min(np.int64(g[b[SIZE] + s]), np.int64(MAJOR_SIZE))
            features[np.int64(g[b[OWNER] + s]) * FEATURES + TWO + size - 2] += 1.0
    for v in range(np.int64(b[VILLAGES])):
        owner = np.int64(g[b[VILLAGE_OWNER] + v])
        if owner != NO_ONE:
            ahead = _lead(b, g, v, owner)
            hold = FIRM if ahead > 1 else (SHAKY if ahead == 1 else LENT)
            features[owner * FEATURES + hold] += 1.0
    _count_prey(b, g, features)
    return NEARNESS / (NEARNESS + least)


@jit_on(kernel)
def _lead(b: BoardArray, g: GameArray, v: int, owner: int) -> int:
    """By how many pagodas beside a village its owner leads over the next seat."""
    start, stop = np.int64(b[b[kernel.ADJOINING] + v]), np.int64(b[b[kernel.ADJOINING] + v + 1])
    totals = np.int64(0)  # 16 bits a seat
    for i in range(start, stop):
        label = g[b[LABEL] + b[i]]
        seat = np.int64(g[b[OWNER] + label]) & np.int64(3)
        pagodas = np.int64(g[b[PAGODAS] + label])
        for j in range(start, i):
            pagodas = np.int64(0) if g[b[LABEL] + b[j]] == label else pagodas
        totals += pagodas << (np.int64(16) * seat)
    own, other = 0, 0
    for seat in range(np.int64(g[PLAYERS])):
        total = (totals >> np.int64(16 * seat)) & np.int64(0x7FFF)
        if seat == owner:
            own = total
        else:
            other = max(other, total)
    return own - other


@jit_on(kernel)
def _count_prey(b: BoardArray, g: GameArray, features: Floats) -> None:
    """Provinces that one more space would join to a larger one of another seat."""
    listed = b[LISTED]
    for i in range(np.int64(g[FRONTIER])):
        s = np.int64(g[listed + i])
        if g[b[NEAR] + s] & 0b110110110 == 0:
            continue
        around = b[AROUND] + 4 * s
        for colour in range(1, 4):
            if kernel.alike(b, g, s, colour) < 2:
                continue
            some = b[around], b[around + 1], b[around + 2]
            more = b[around + 3], b[around + 3], b[around + 3]
            labels = kernel.all_regions(
                kernel.regions_at(b, g, some, colour), kernel.regions_at(b, g, more, colour)
            )
            winner, _ = kernel.check_joining(b, g, labels)
            if winner < 0 or winner >= NO_PROVINCE:
                continue
            for label in labels:
                owner = np.int64(g[b[OWNER] + label])
                if g[b[SIZE] + label] > 1 and owner != winner:
                    features[winner * FEATURES + HUNTER] += 1.0
                    features[owner * FEATURES + PREY] += 1.0
