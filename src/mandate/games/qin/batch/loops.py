"""Many games of Qin in compiled loops: dealing and stepping. The rules are the kernel's.

A game is a row of numbers. Chance comes from outside, a random number for each game and step: the drawn
tile is any of those in the piles, so a copied row does not reveal what comes.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from mandate.core.jit import inlined, jit, jit_on
from mandate.envs.layout import Floats
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.kernel import (
    DECK,
    DOUBLES,
    ENDED,
    FIRST_SPACE,
    FRONTIER,
    HAND_SIZE,
    HANDS,
    KIND_OF,
    KINDS,
    MOVER,
    MUST_PASS,
    NO_ONE,
    NOTHING,
    PAIRS,
    PILES,
    PLAYERS,
    PLY,
    RUNNING,
    SECOND_SPACE,
    TILES,
    TRIES,
    WAYS,
    WINNERS,
    BoardArray,
    Codes,
    EventArray,
    GameArray,
    RandomState,
    Tiles,
    allowed_on,
    below,
    close,
    colours_in_hand,
    deal,
    default_pile,
    may_join,
    next_number,
    pair_allows,
    pair_is_open,
    pass_turn,
    play,
    play_games,
    shuffle,
    try_code,
    ways_in_hand,
)

Games = npt.NDArray[np.uint16]
Latest = npt.NDArray[np.uint16]  # game × seat × two spaces, 0 for none
Actions = npt.NDArray[np.int64] | npt.NDArray[np.int32]  # those given, or those chosen
Flags = npt.NDArray[np.bool_]
Masks = npt.NDArray[np.int8]
EACH_KIND: Final = TILES // KINDS
WANTS_DOUBLES: Final = PLY  # in a laid-out table, which has no choices yet: every starting hand gets a double
MIXING: Final = 4  # numbers that are drawn and not used: neighbouring keys begin alike


@inlined
def key(mix: np.uint64, number: int) -> np.uint64:
    """A random number for a game, never zero, by the mixed seed and the game's number alone."""
    x = (np.uint64(number) + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15) ^ mix
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    x ^= x >> np.uint64(31)
    return x if x != np.uint64(0) else np.uint64(1)


@inlined
def begin_chance(mix: np.uint64, number: int, chance: RandomState) -> None:
    """What chance gives a game in one step."""
    chance[0] = key(mix, number)
    for _ in range(MIXING):
        next_number(chance)


@jit
def write_keys(mix: np.uint64, keys: RandomState) -> None:
    for i in range(keys.size):
        keys[i] = key(mix, i)


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
    """A new game from the laid-out table `empty`, where NO_ONE is to move if chance says who begins."""
    for i in range(g.size):
        g[i] = empty[i]
    g[WANTS_DOUBLES] = 0
    if empty[MOVER] == NO_ONE:
        g[MOVER] = below(chance, np.int64(empty[PLAYERS]))
    for i in range(TILES):
        tiles[i] = i // EACH_KIND
    shuffle(tiles, chance)
    while empty[WANTS_DOUBLES] != 0 and not has_doubles(tiles, np.int64(empty[PLAYERS])):
        shuffle(tiles, chance)
    deal(b, g, tiles)
    close(g, no_events)


@jit_on(kernel)
def reshuffle(g: GameArray, chance: RandomState) -> None:
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
def legal_at(b: BoardArray, g: GameArray, number: int) -> tuple[int, int]:
    """The placement with this number among those that `legal` lists, and how many there are; lists none."""
    code, count = NOTHING, 0
    if g[MOVER] == NO_ONE or g[MUST_PASS] != 0:
        return code, count
    in_hand = colours_in_hand(g)
    two_at_one, two_at_both = may_join(in_hand)
    for pair in range(b[PAIRS]):
        if not pair_is_open(b, g, pair):
            continue
        allowed = allowed_on(b, g, pair, in_hand, two_at_one, two_at_both)
        for colours in range(WAYS):
            if (allowed >> colours) & 1 != 0:
                code = np.int64(pair) * 9 + colours if count == number else code
                count += 1
    return code, count


@jit_on(kernel)
def random_action(b: BoardArray, g: GameArray, chance: RandomState, ways: Codes) -> int:
    """A legal placement of the mover, each equally likely: that of `kernel.random_code`, without a list."""
    count = ways_in_hand(g, ways)
    sides = np.uint64(4) * np.uint64(g[FRONTIER])
    for _ in range(TRIES if sides * count > 0 else 0):
        code = try_code(b, g, chance, ways, count, sides)
        if code != NOTHING:
            return code
    found = legal_at(b, g, -1)[1]
    return legal_at(b, g, below(chance, found))[0] if found > 0 else NOTHING


@jit_on(kernel)
def choose_games(
    b: BoardArray,
    games: Games,
    mix: np.uint64,
    chance: RandomState,
    actions: Actions,
    ways: Codes,
    begin: int,
    end: int,
) -> None:
    """A random legal action in each of these games."""
    for i in range(begin, end):
        begin_chance(mix, i, chance)
        actions[i] = random_action(b, games[i], chance, ways)


@jit_on(kernel)
def step_game(
    b: BoardArray,
    g: GameArray,
    last: Latest,
    code: int,
    chance: RandomState,
    rewards: Floats,
    no_events: EventArray,
) -> bool:
    """The mover's action and what is automatic after it; whether the game is over. Rewards are written."""
    seats, mover = np.int64(g[PLAYERS]), np.int64(g[MOVER])
    for seat in range(seats):
        rewards[seat] = 0.0
    if not may_play(b, g, code):
        rewards[mover] = -1.0
        return True
    reshuffle(g, chance)
    play(b, g, no_events, code, NOTHING)
    last[mover, 0], last[mover, 1] = b[b[FIRST_SPACE] + code // 9], b[b[SECOND_SPACE] + code // 9]
    while g[MUST_PASS] != 0:
        last[np.int64(g[MOVER]), 0] = 0
        pass_turn(b, g, no_events)
    if g[ENDED] == RUNNING:
        return False
    winners = 0
    for seat in range(seats):
        winners += (np.int64(g[WINNERS]) >> seat) & 1
    for seat in range(seats):
        won = (np.int64(g[WINNERS]) >> seat) & 1
        rewards[seat] = (seats * won / winners - 1) / (seats - 1)
    return True


@jit_on(kernel)
def deal_again(
    b: BoardArray,
    empty: GameArray,
    g: GameArray,
    last: Latest,
    tiles: Tiles,
    chance: RandomState,
    no_events: EventArray,
) -> None:
    """Another game in place of one that is over."""
    seats = np.int64(g[PLAYERS])
    deal_game(b, empty, g, tiles, chance, no_events)
    for seat in range(seats):
        last[seat, 0] = 0


@jit_on(kernel)
def deal_games(
    b: BoardArray,
    empty: GameArray,
    games: Games,
    mix: np.uint64,
    chance: RandomState,
    tiles: Tiles,
    no_events: EventArray,
    begin: int,
    end: int,
) -> None:
    for i in range(begin, end):
        begin_chance(mix, i, chance)
        deal_game(b, empty, games[i][: empty.size], tiles, chance, no_events)


@jit_on(kernel)
def play_out_games(
    b: BoardArray,
    empty: GameArray,
    games: Games,
    chances: RandomState,
    rounds: int,
    placements: Actions,
    tiles: Tiles,
    codes: Codes,
    no_events: EventArray,
    begin: int,
    end: int,
) -> None:
    """Whole random games in place of these, so many one after another; how many placements were made."""
    for i in range(begin, end):
        for at in range(TILES):
            tiles[at] = at // EACH_KIND
        chance = chances[i : i + 1]
        g = games[i][: empty.size]
        placements[i] = play_games(b, empty, g, tiles, chance, codes, no_events, rounds)
