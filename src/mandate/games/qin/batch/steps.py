"""Many games of Qin in compiled loops: a step of each, and then what its mover observes.

A row of a batch is a game, and behind it how its board looks (see qin_sight.py). All work on one game is
done before the next one, so it stays in the processor's nearest cache.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from mandate.core.jit import inlined, jit_on
from mandate.envs.layout import Floats
from mandate.games.qin.batch import loops
from mandate.games.qin.batch import masks as qin_masks
from mandate.games.qin.batch import planes as qin_sight
from mandate.games.qin.batch.loops import (
    Actions,
    Flags,
    Games,
    Latest,
    Masks,
    begin_chance,
    deal_again,
    step_game,
)
from mandate.games.qin.batch.masks import Begins, MaskRoom, write_mask
from mandate.games.qin.batch.planes import (
    Bytes,
    Outlook,
    Planes,
    see_all,
    see_region,
    see_villages,
    write_planes,
)
from mandate.games.qin.envs import planes as qin_planes
from mandate.games.qin.envs.planes import write_vector
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import Board
from mandate.games.qin.rules.kernel import (
    FIRST_SPACE,
    GAME_SIZE,
    MOVER,
    PLAYERS,
    SECOND_SPACE,
    BoardArray,
    EventArray,
    GameArray,
    RandomState,
    Tiles,
)
from mandate.games.qin.views import survey
from mandate.games.qin.views.survey import count_tiles


class Room(NamedTuple):
    """Arrays to work in."""

    tiles: Tiles
    chance: RandomState
    counts: GameArray
    masks: MaskRoom

    @classmethod
    def on(cls, board: Board, begins: Begins) -> Room:
        return cls(
            np.empty(kernel.TILES, dtype=np.uint16),
            np.empty(1, dtype=np.uint64),
            np.empty(survey.COUNTS, dtype=np.uint16),
            MaskRoom.on(board, begins),
        )


class Observations(NamedTuple):
    """What the movers observe, a row for each game."""

    player: Actions
    planes: Planes
    vector: Planes
    mask: Masks


@inlined
def tell_mover(
    b: BoardArray,
    g: GameArray,
    seen: Bytes,
    last: Latest,
    outlook: Outlook,
    room: Room,
    fractions: bool,
    observed: Observations,
    i: int,
) -> None:
    """All of what the mover of a game knows and may do; `fractions` as documented, or else whole numbers."""
    me = np.int64(g[MOVER])
    observed.player[i] = me
    write_planes(outlook, seen, last, me, np.int64(g[PLAYERS]), fractions, observed.planes[i])
    count_tiles(g, me, room.counts)
    write_vector(g, room.counts, me, fractions, observed.vector[i])
    write_mask(b, g, room.masks, observed.mask[i])


@jit_on(kernel, survey, qin_planes, loops, qin_masks, qin_sight)
def step_games(
    b: BoardArray,
    empty: GameArray,
    blank: Bytes,
    outlook: Outlook,
    games: Games,
    sights: Bytes,
    latest: Latest,
    actions: Actions,
    mix: np.uint64,
    rewards: Floats,
    terminated: Flags,
    room: Room,
    no_events: EventArray,
    fractions: bool,
    observed: Observations,
    begin: int,
    end: int,
) -> None:
    """One action in each of these games. A game that ends is dealt again, after its rewards are written.

    `sights` are the same rows as `games`, byte by byte; `blank` is how the board looks before any placement.
    """
    size, chance = np.int64(b[GAME_SIZE]), room.chance
    for i in range(begin, end):
        g, seen = games[i][:size], sights[i][2 * size :]
        begin_chance(mix, i, chance)
        code = np.int64(actions[i])
        over = step_game(b, g, latest[i], code, chance, rewards[i], no_events)
        terminated[i] = over
        if over:
            deal_again(b, empty, g, latest[i], room.tiles, chance, no_events)
            for at in range(blank.size):
                seen[at] = blank[at]
        else:
            s, t = b[b[FIRST_SPACE] + code // 9], b[b[SECOND_SPACE] + code // 9]
            see_region(b, g, outlook, s, seen)
            see_region(b, g, outlook, t, seen)
            see_villages(b, g, outlook, seen)
        tell_mover(b, g, seen, latest[i], outlook, room, fractions, observed, i)


@jit_on(kernel, survey, qin_planes, loops, qin_masks, qin_sight)
def observe_games(
    b: BoardArray,
    outlook: Outlook,
    games: Games,
    sights: Bytes,
    latest: Latest,
    room: Room,
    fractions: bool,
    observed: Observations,
    begin: int,
    end: int,
) -> None:
    """What the movers of these games observe; reads only the games."""
    size = np.int64(b[GAME_SIZE])
    for i in range(begin, end):
        g, seen = games[i][:size], sights[i][2 * size :]
        see_all(b, g, outlook, seen)
        tell_mover(b, g, seen, latest[i], outlook, room, fractions, observed, i)
