"""What a GPU runs for batches of Qin: a thread for each game, or a block for a few games side by side.

The rules are those of `rules` (see cuda_rules.py, also for the memory layout of games). Observations are
gathered by threads that run along the games, and then written out by threads that run along the output.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final

import numpy as np
from numba import config, cuda

from mandate.games.qin.batch.cuda_rules import LANES
from mandate.games.qin.envs.planes import (
    LARGE,
    LARGENESS,
    LATEST,
    MAJOR,
    OF_VILLAGE,
    PAGODA,
    PROVINCE,
    START,
)
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import Board
from mandate.games.qin.rules.kernel import MAJOR_SIZE, NOTHING, RUNNING, TILES, TRIES, VILLAGE, WAYS
from mandate.games.qin.views import survey

SIMULATED: Final = bool(config.ENABLE_CUDASIM)
GROUP: Final = 4 if SIMULATED else 32  # games that a block looks at together
LOOKING: Final = 4 if SIMULATED else 256  # threads that do
WARP: Final = 0xFFFFFFFF
# 16 warps on a processor instead of 12: measured to be worth more than registers
CROWDED: Final = {} if SIMULATED else {"max_registers": 128}
AT_ONCE: Final = 8  # random placements that a thread tries before it waits for its neighbours
FAST, SLOW, DONE = 0, 1, 2
# places in a game, as games lie here
MOVER, MUST_PASS, PLAYERS, ENDED, FRONTIER = (
    place << LANES
    for place in (kernel.MOVER, kernel.MUST_PASS, kernel.PLAYERS, kernel.ENDED, kernel.FRONTIER)
)
# a space as one number: what lies there, start, latest, owner, size, pagodas
_START, _LATEST, _WHOSE, _SIZE, _PAGODAS = 3, 4, 5, 8, 12

u16, i32, u32, u64 = np.uint16, np.int32, np.uint32, np.uint64


def compiled(function: Any) -> Any:
    return function if SIMULATED else cuda.jit(device=True)(function)


def inlined(function: Any) -> Any:
    return function if SIMULATED else cuda.jit(device=True, forceinline=True)(function)


def build(rules: SimpleNamespace, board: Board, fractions: bool) -> SimpleNamespace:
    """The kernels for one board; planes and vectors in `fractions`, or in whole numbers."""
    large, high = (LARGE, 2) if fractions else (1, 1)
    table_size, pairs = board.geometry.size, int(board.geometry[2])
    height, width = board.height, board.width
    stride, spaces = width + 2, height * width
    actions_there = 9 * pairs + 1
    counts_size = survey.COUNTS
    game_size = board.game_size
    # odd numbers of words, so that a column of them lies in different banks
    facts_row, allowed_row = spaces + 3 - (spaces + 1) % 4, pairs + 3 - (pairs + 1) % 4

    deal_game, deal_again, step_game = rules.deal_game, rules.deal_again, rules.step_game
    begin_chance, below, random_action = rules.begin_chance, rules.below, rules.random_action
    ways_in_hand, try_code, legal_at = rules.ways_in_hand, rules.try_code, rules.legal_at
    take_turn, find_mover, pass_turn, close = (
        rules.take_turn, rules.find_mover, rules.pass_turn, rules.close,
    )  # fmt: skip
    facts_of, count_tiles, write_vector = rules.facts_of, rules.count_tiles, rules.write_vector
    pair_is_open, allowed_on, may_join = rules.pair_is_open, rules.allowed_on, rules.may_join
    colours_in_hand, deal, shuffle = rules.colours_in_hand, rules.deal, rules.shuffle

    @inlined
    def place_of(number: int) -> int:
        """Where a game begins; the rest of it lies at every 32nd place from there on."""
        return (number >> LANES) * (game_size << LANES) + (number & ((1 << LANES) - 1))

    if SIMULATED:

        def any_of(flag: bool) -> bool:
            return flag  # each thread for itself

    else:

        @inlined
        def any_of(flag: bool) -> bool:
            return cuda.any_sync(WARP, flag)

    @cuda.jit
    def init(board_there: Any, empty: Any, games: Any, latest: Any, mix: Any) -> None:
        i = cuda.grid(1)
        if i >= latest.shape[0]:
            return
        tiles, no_events = cuda.local.array(TILES, u16), cuda.local.array(1, u16)
        chance = cuda.local.array(1, u64)
        begin_chance(mix, i, chance)
        deal_game(board_there, empty, games[place_of(i) :], tiles, chance, no_events)
        for seat in range(latest.shape[1]):
            latest[i, seat, 0] = 0
            latest[i, seat, 1] = 0

    @cuda.jit
    def step(
        board_there: Any, games: Any, latest: Any, actions: Any, mix: Any, chances: Any, rewards: Any,
        terminated: Any, over_there: Any,
    ) -> None:  # fmt: skip
        """A thread a game. Those that are over go onto a list, `over_there`, behind its length."""
        b = cuda.shared.array(table_size, u32)
        for at in range(cuda.threadIdx.x, table_size, cuda.blockDim.x):
            b[at] = board_there[at]
        cuda.syncthreads()
        i = cuda.grid(1)
        if i >= latest.shape[0]:
            return
        no_events = cuda.local.array(1, u16)
        chance = cuda.local.array(1, u64)
        begin_chance(mix, i, chance)
        g = games[place_of(i) :]
        over = step_game(b, g, latest[i], np.int64(actions[i]), chance, rewards[i], no_events)
        terminated[i] = over
        if over:
            chances[i] = chance[0]
            over_there[1 + cuda.atomic.add(over_there, 0, 1)] = i

    @cuda.jit
    def redeal(board_there: Any, empty: Any, games: Any, latest: Any, chances: Any, over_there: Any) -> None:
        """Another game for each on the list."""
        tiles, no_events = cuda.local.array(TILES, u16), cuda.local.array(1, u16)
        for at in range(cuda.grid(1), over_there[0], cuda.gridsize(1)):
            i = over_there[1 + at]
            deal_again(
                board_there, empty, games[place_of(i) :], latest[i], tiles, chances[i : i + 1], no_events
            )

    @cuda.jit
    def choose(board_there: Any, games: Any, mix: Any, actions: Any) -> None:
        i = cuda.grid(1)
        if i >= actions.shape[0]:
            return
        ways, chance = cuda.local.array(WAYS, i32), cuda.local.array(1, u64)
        begin_chance(mix, i, chance)
        actions[i] = random_action(board_there, games[place_of(i) :], chance, ways)

    @cuda.jit
    def tell(games: Any, player: Any, vectors: Any, over_there: Any) -> None:
        """Who moves, and the vectors; a thread a game. The list of games that are over is empty again."""
        i = cuda.grid(1)
        if i == 0:
            over_there[0] = 0
        if i >= player.shape[0]:
            return
        counts = cuda.local.array(counts_size, u16)
        g = games[place_of(i) :]
        me = np.int64(g[MOVER])
        count_tiles(g, me, counts)
        write_vector(g, counts, me, fractions, vectors[i])
        player[i] = me

    @cuda.jit
    def look(board_there: Any, printed: Any, games: Any, latest: Any, planes: Any, masks: Any) -> None:
        """Planes (game × plane × space) and masks: a block for GROUP games."""
        facts = cuda.shared.array((GROUP, facts_row), u16)
        allowed = cuda.shared.array((GROUP, allowed_row), u16)
        begin = cuda.blockIdx.x * GROUP
        there = min(GROUP, latest.shape[0] - begin)
        n = printed.size // 2
        # along the games: what is on each space, what may lie on each pair
        mine = cuda.threadIdx.x % GROUP
        if mine < there:
            i = begin + mine
            g = games[place_of(i) :]
            me = np.int64(g[MOVER])
            for space in range(cuda.threadIdx.x // GROUP, spaces, LOOKING // GROUP):
                s = u32((space // width + 1) * stride + space % width + 1)
                cell, whose, size, pagodas = facts_of(board_there, g, printed, s, me)
                recent = 0
                for seat in range(np.int64(g[PLAYERS])):
                    first = latest[i, seat, 0]
                    if first != 0 and (first == s or latest[i, seat, 1] == s):
                        recent = 1
                facts[mine, space] = u16(
                    cell | (np.int64(printed[n + s]) << _START) | (recent << _LATEST) | (whose << _WHOSE)
                    | (min(size, LARGE) << _SIZE) | (min(pagodas, 2) << _PAGODAS)
                )  # fmt: skip
            in_hand = colours_in_hand(g)
            two_at_one, two_at_both = may_join(in_hand)
            playing = g[MUST_PASS] == 0
            for pair in range(cuda.threadIdx.x // GROUP, pairs, LOOKING // GROUP):
                may = 0
                if playing and pair_is_open(board_there, g, u32(pair)):
                    may = allowed_on(board_there, g, u32(pair), in_hand, two_at_one, two_at_both)
                allowed[mine, pair] = u16(may)
        cuda.syncthreads()
        # along the output
        for one in range(there):
            i = begin + one
            for space in range(cuda.threadIdx.x, spaces, LOOKING):
                fact = np.int64(facts[one, space])
                cell, whose = fact & 7, (fact >> _WHOSE) & 7
                size, pagodas = (fact >> _SIZE) & 15, (fact >> _PAGODAS) & 3
                for plane in range(START):
                    planes[i, plane, space] = 1.0 if cell == plane else 0.0
                planes[i, START, space] = (fact >> _START) & 1
                village = cell == VILLAGE
                for seat in range(4):
                    own = whose == seat + 1
                    planes[i, PROVINCE + seat, space] = 1.0 if own and not village else 0.0
                    planes[i, OF_VILLAGE + seat, space] = 1.0 if own and village else 0.0
                planes[i, LARGENESS, space] = size / large
                planes[i, MAJOR, space] = 1.0 if size >= MAJOR_SIZE else 0.0
                planes[i, PAGODA, space] = pagodas / high
                planes[i, LATEST, space] = (fact >> _LATEST) & 1
            for action in range(cuda.threadIdx.x, actions_there, LOOKING):
                legal = 0
                if action < actions_there - 1:
                    legal = (allowed[one, action // 9] >> (action % 9)) & 1
                masks[i, action] = legal

    @cuda.jit(**CROWDED)
    def play_games(
        board_there: Any, empty: Any, games: Any, chances: Any, rounds: int, placements: Any
    ) -> None:
        """Whole random games, `rounds` in each thread; the same ones that `kernel.play_games` plays.

        Near its end a game takes long: few placements are legal, and a full scan must show that none is left.
        A game that gets there waits until its whole warp has; otherwise its neighbors would wait for each of
        them in turn.
        """
        b = cuda.shared.array(table_size, u32)
        for at in range(cuda.threadIdx.x, table_size, cuda.blockDim.x):
            b[at] = board_there[at]
        cuda.syncthreads()
        i = cuda.grid(1)
        there = i < chances.size
        g = games[place_of(i if there else 0) :]
        tiles, no_events = cuda.local.array(TILES, u16), cuda.local.array(1, u16)
        ways, chance = cuda.local.array(WAYS, i32), cuda.local.array(1, u64)
        chance[0] = chances[i] if there else u64(1)
        for at in range(TILES):
            tiles[at] = at // (TILES // 6)
        made = 0
        for _ in range(rounds):
            state, code, tries = DONE, NOTHING, 0
            count, sides = u64(0), u64(0)
            if there:
                for at in range(game_size):
                    g[at << LANES] = empty[at]
                shuffle(tiles, chance)
                deal(b, g, tiles)
                if g[ENDED] == RUNNING:
                    state, count, sides = FAST, ways_in_hand(g, ways), u64(4) * u64(g[FRONTIER])
            while True:
                if state == FAST and code == NOTHING:
                    most = min(tries + AT_ONCE, TRIES) if sides * count > u64(0) else 0
                    while code == NOTHING and tries < most:
                        code = try_code(b, g, chance, ways, count, sides)
                        tries += 1
                    if code == NOTHING and (tries >= TRIES or most == 0):
                        state = SLOW
                if code != NOTHING:
                    take_turn(b, g, no_events, code, NOTHING)
                    made += 1
                    state, code, tries = DONE, NOTHING, 0
                    if g[ENDED] == RUNNING:
                        state, count, sides = FAST, ways_in_hand(g, ways), u64(4) * u64(g[FRONTIER])
                if any_of(state == FAST):
                    continue
                if state == SLOW:
                    state, tries = DONE, 0
                    found = legal_at(b, g, -1)[1]
                    if found > 0:
                        state, code = FAST, legal_at(b, g, below(chance, found))[0]
                    else:
                        find_mover(b, g)
                        if g[MUST_PASS] != 0:
                            pass_turn(b, g, no_events)
                        if g[ENDED] == RUNNING:
                            state, count, sides = FAST, ways_in_hand(g, ways), u64(4) * u64(g[FRONTIER])
                if not any_of(state == FAST):
                    break
            if there:
                close(g, no_events)
        if there:
            chances[i] = chance[0]
            placements[i] = made

    return SimpleNamespace(
        init=init, step=step, redeal=redeal, choose=choose, tell=tell, look=look, play_games=play_games
    )
