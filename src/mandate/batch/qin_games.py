"""Many games of Qin in compiled loops: dealing and stepping. The rules are the kernel's.

A game is a row of numbers. What chance gives comes from outside, a random number for each game and step: the
tile that is drawn is any of those in the piles, so that whoever copies a row does not know what comes.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from mandate.core.jit import jit_on
from mandate.envs.layout import Floats
from mandate.games.qin import kernel
from mandate.games.qin.kernel import (
    DECK,
    DOUBLES,
    ENDED,
    FIRST_SPACE,
    HAND_SIZE,
    HANDS,
    KIND_OF,
    KINDS,
    MOVER,
    MUST_PASS,
    NOBODY,
    NOTHING,
    PAIRS,
    PILES,
    PLAYERS,
    PLY,
    RUNNING,
    SECOND_SPACE,
    TILES,
    WINNERS,
    BoardArray,
    EventArray,
    GameArray,
    RandomState,
    Tiles,
    below,
    close,
    deal,
    default_pile,
    next_number,
    pair_allows,
    pair_is_open,
    pass_turn,
    play,
    shuffle,
)

Games = npt.NDArray[np.uint16]
Latest = npt.NDArray[np.uint16]  # game × seat × two spaces, 0 for none
Actions = npt.NDArray[np.int32]
Flags = npt.NDArray[np.bool_]
Masks = npt.NDArray[np.int8]
EACH_KIND: Final = TILES // KINDS
WANTS_DOUBLES: Final = PLY  # in a laid-out table, which has no choices yet: every starting hand gets a double
MIXING: Final = 4  # numbers that are drawn and not used: neighbouring keys begin alike


@jit_on(kernel)
def has_doubles(tiles: Tiles, players: int) -> bool:
    """Whether every starting hand has a double tile."""
    for seat in range(players):
        doubles = 0
        for i in range(HAND_SIZE):
            doubles += 1 if tiles[seat * HAND_SIZE + i] < DOUBLES else 0
        if doubles == 0:
            return False
    return True


@jit_on(kernel)
def deal_game(
    b: BoardArray, empty: GameArray, g: GameArray, tiles: Tiles, chance: RandomState, no_events: EventArray
) -> None:
    """A new game from the laid-out table `empty`, where NOBODY is to move if chance says who begins."""
    for i in range(g.size):
        g[i] = empty[i]
    g[WANTS_DOUBLES] = 0
    if empty[MOVER] == NOBODY:
        g[MOVER] = below(chance, np.int64(empty[PLAYERS]))
    for i in range(TILES):
        tiles[i] = i // EACH_KIND
    shuffle(tiles, chance)
    while empty[WANTS_DOUBLES] != 0 and not has_doubles(tiles, np.int64(empty[PLAYERS])):
        shuffle(tiles, chance)
    deal(b, g, tiles)
    close(g, no_events)


@jit_on(kernel)
def draw_anew(g: GameArray, chance: RandomState) -> None:
    """Let the tile that comes next be any of those in the piles."""
    pile = np.int64(default_pile(g))
    if pile == NOTHING:
        return
    total = np.int64(0)
    for i in range(4):
        total += np.int64(g[PILES + i])
    place = np.int64(below(chance, total))
    at = 0
    while place >= np.int64(g[PILES + at]):
        place -= np.int64(g[PILES + at])
        at += 1
    top = DECK + 4 * (np.int64(g[PILES + pile]) - 1) + pile
    other = DECK + 4 * place + at
    g[top], g[other] = g[other], g[top]


@jit_on(kernel)
def may_play(b: BoardArray, g: GameArray, code: int) -> bool:
    """Whether the mover may make this placement."""
    if code < 0 or code >= 9 * np.int64(b[PAIRS]):
        return False
    colours = code % 9
    if g[HANDS + np.int64(g[MOVER]) * KINDS + KIND_OF[colours]] == 0:
        return False
    pair = code // 9
    return pair_is_open(b, g, pair) and pair_allows(b, g, pair, colours // 3 + 1, colours % 3 + 1)


@jit_on(kernel)
def step_games(
    b: BoardArray,
    empty: GameArray,
    games: Games,
    latest: Latest,
    actions: Actions,
    chances: RandomState,
    rewards: Floats,
    terminated: Flags,
    tiles: Tiles,
    no_events: EventArray,
    begin: int,
    end: int,
) -> None:
    """One action in each of these games. A game that ends is dealt anew, after its rewards are written."""
    for i in range(begin, end):
        g, last, chance = games[i], latest[i], chances[i : i + 1]
        for _ in range(MIXING):
            next_number(chance)
        seats, mover, code = np.int64(g[PLAYERS]), np.int64(g[MOVER]), np.int64(actions[i])
        for seat in range(seats):
            rewards[i, seat] = 0.0
        over = not may_play(b, g, code)
        if over:
            rewards[i, mover] = -1.0
        else:
            draw_anew(g, chance)
            play(b, g, no_events, code, NOTHING)
            last[mover, 0], last[mover, 1] = b[b[FIRST_SPACE] + code // 9], b[b[SECOND_SPACE] + code // 9]
            while g[MUST_PASS] != 0:
                last[np.int64(g[MOVER]), 0] = 0
                pass_turn(b, g, no_events)
            over = g[ENDED] != RUNNING
            if over:
                winners = 0
                for seat in range(seats):
                    winners += (np.int64(g[WINNERS]) >> seat) & 1
                for seat in range(seats):
                    won = (np.int64(g[WINNERS]) >> seat) & 1
                    rewards[i, seat] = (seats * won / winners - 1) / (seats - 1)
        terminated[i] = over
        if over:
            deal_game(b, empty, g, tiles, chance, no_events)
            for seat in range(seats):
                last[seat, 0] = 0


@jit_on(kernel)
def deal_games(
    b: BoardArray,
    empty: GameArray,
    games: Games,
    chances: RandomState,
    tiles: Tiles,
    no_events: EventArray,
    begin: int,
    end: int,
) -> None:
    for i in range(begin, end):
        for _ in range(MIXING):
            next_number(chances[i : i + 1])
        deal_game(b, empty, games[i], tiles, chances[i : i + 1], no_events)
