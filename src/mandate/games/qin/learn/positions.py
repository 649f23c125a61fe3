"""Where learning looks: positions of games of the search with itself, on printed boards and others."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from mandate.core.errors import Malformed
from mandate.games.qin.learn.mind import Mind
from mandate.games.qin.players.evaluation import Floats
from mandate.games.qin.players.evaluation_table import Lookup
from mandate.games.qin.rules import board as boards
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import Board
from mandate.games.qin.rules.kernel import GameArray
from mandate.games.qin.rules.state import NO_EVENTS, room_for_codes

OWN_MAPS = 0.2  # of the games
NOISE = 0.1  # placements by plain chance: what never happens cannot be learned
STRAY = 0.3  # positions that are left by a placement of chance before they are looked at
KEPT = 0.15  # of a game's positions
OPENING = 5  # fewer placements than this are by chance at the start


def some_map(rng: np.random.Generator) -> Board:
    """A random map: other sizes, other places for villages, some spaces of water."""
    while True:
        height, width = (int(size) for size in rng.integers(9, 15, 2))
        cells = np.full((height, width), ".")
        cells[rng.random((height, width)) < 0.06 * rng.random()] = "~"
        for _ in range(int(rng.integers(6, 15))):
            y, x = int(rng.integers(height)), int(rng.integers(width))
            cells[y, x] = "V"
            if rng.random() < 0.4 and x + 1 < width:
                cells[y, x + 1] = "V"
        middle, across = height // 2, width // 2
        for colour, down in (("B", -2), ("Y", 0), ("R", 2)):
            cells[middle + down, across + int(rng.integers(-1, 2))] = colour
        try:
            board = Board("chance", ["".join(row) for row in cells])
            boards.check_placements(board)
        except Malformed:
            continue
        return board


def some_board(rng: np.random.Generator) -> Board:
    if rng.random() < OWN_MAPS:
        return some_map(rng)
    return boards.built_in(str(rng.choice(list(boards.BUILT_IN))))


def new_game(board: Board, players: int, rng: np.random.Generator) -> GameArray:
    g = np.zeros(board.game_size, np.uint16)
    kernel.lay_out(board.geometry, g, players, 0)
    kernel.deal(board.geometry, g, rng.permutation(np.repeat(np.arange(kernel.KINDS), 12)).astype(np.uint16))
    kernel.close(g, NO_EVENTS)
    return g


def positions(
    players: int, lookup: Lookup | None, feature_weights: Floats, simulations: int, rng: np.random.Generator
) -> Iterator[tuple[Board, GameArray]]:
    """Positions with a tile to place, from an endless run of new games."""
    while True:
        board = some_board(rng)
        mind = Mind(board, lookup, simulations, int(rng.integers(2**31)), feature_weights=feature_weights)
        b, g, options = board.geometry, new_game(board, players, rng), room_for_codes(board)
        opening, ply = int(rng.integers(OPENING)), 0
        while passed(board, g):
            if ply and rng.random() < KEPT:
                aside = g.copy()
                while rng.random() < STRAY and passed(board, aside):
                    play_by_chance(board, aside, options, rng)
                if passed(board, aside):
                    yield board, aside
            if ply < opening or rng.random() < NOISE:
                play_by_chance(board, g, options, rng)
            else:
                kernel.play(b, g, NO_EVENTS, mind.think(g).best(), kernel.NOTHING)
            ply += 1


def passed(board: Board, g: GameArray) -> bool:
    """Carry out forced passes; whether the seat to move can place then."""
    while g[kernel.ENDED] == kernel.RUNNING and g[kernel.MUST_PASS]:
        kernel.pass_turn(board.geometry, g, NO_EVENTS)
    return bool(g[kernel.ENDED] == kernel.RUNNING)


def play_by_chance(board: Board, g: GameArray, room: kernel.Codes, rng: np.random.Generator) -> None:
    count = kernel.legal(board.geometry, g, room)
    kernel.play(board.geometry, g, NO_EVENTS, int(room[rng.integers(count)]), kernel.NOTHING)
