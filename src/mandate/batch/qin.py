"""Thousands of games of Qin as arrays, in one call.

    from mandate.batch.qin import QinBatch

    batch = QinBatch(games=4096, board="lion")
    state = batch.init(seed=1)
    state = batch.step(state, actions, seed=2)

A state is never changed: a step gives a new one. What chance gives follows from the seed of each step, so
that a copy of a state does not know coming tiles.
"""

from __future__ import annotations

import copy
import itertools
import operator
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from mandate.batch.qin_games import (
    WANTS_DOUBLES,
    Actions,
    Flags,
    Games,
    Latest,
    Masks,
    deal_games,
    step_games,
)
from mandate.batch.qin_sight import observe_games
from mandate.batch.room import room
from mandate.envs.layout import Floats
from mandate.envs.qin_encoding import printed_on
from mandate.envs.qin_planes import PLANES, SEATS, VECTOR
from mandate.games.qin import kernel, survey
from mandate.games.qin.game import QIN, RANDOM, read_board
from mandate.games.qin.state import NO_EVENTS, room_for_codes


@dataclass(frozen=True, slots=True)
class BatchState:
    """So many games, and what the seat to move in each of them is told."""

    games: Games  # in the kernel's numbers, hidden things too
    latest: Latest
    player: npt.NDArray[np.int64]  # the seat to move
    planes: Floats
    vector: Floats
    mask: Masks
    rewards: Floats  # game × seat, of the step that led here
    terminated: Flags  # whether a game ended in that step; another one has been dealt


class QinBatch:
    """Games of Qin with the same options, stepped together."""

    def __init__(self, games: int, *, threads: int = 1, **options: Any) -> None:
        if operator.index(games) < 1 or operator.index(threads) < 1:
            raise ValueError(f"games and threads are whole numbers from 1, not {games!r} and {threads!r}")
        configured = QIN.configure(options)
        self.size, self.board = games, read_board(configured["board"])
        self.seats = int(configured["players"])
        self.actions = len(self.board.tokens) + 1  # the last one is the pass, which is made by itself
        self._printed = printed_on(self.board)
        self._empty = np.zeros(self.board.game_size, dtype=np.uint16)
        first = kernel.NOBODY if configured["first"] == RANDOM else configured["first"]
        kernel.lay_out(self.board.geometry, self._empty, self.seats, first)
        self._empty[WANTS_DOUBLES] = configured["fair_start"]
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None
        self._parts = _parts(games, threads)

    def resized(self, games: int) -> QinBatch:
        """The same options and threads for another number of games."""
        twin = copy.copy(self)
        twin.size, twin._parts = games, _parts(games, len(self._parts))
        return twin

    def init(self, seed: int) -> BatchState:
        games = np.empty((self.size, self.board.game_size), dtype=np.uint16)
        chances = keys(seed, self.size)
        geometry = self.board.geometry

        def part(begin: int, end: int) -> None:
            deal_games(geometry, self._empty, games, chances, _tiles(), NO_EVENTS, begin, end)

        self._each(part)
        latest = np.zeros((self.size, self.seats, 2), dtype=np.uint16)
        rewards = np.zeros((self.size, self.seats), dtype=np.float32)
        return self._observed(games, latest, rewards, np.zeros(self.size, dtype=np.bool_))

    def step(self, state: BatchState, actions: npt.ArrayLike, seed: int) -> BatchState:
        """An action for the seat to move in each game. An illegal one ends its game with -1 for that seat."""
        given = self._checked(actions)
        games, latest, chances = state.games.copy(), state.latest.copy(), keys(seed, self.size)
        rewards = np.zeros((self.size, self.seats), dtype=np.float32)
        terminated = np.zeros(self.size, dtype=np.bool_)

        def part(begin: int, end: int) -> None:
            step_games(
                self.board.geometry, self._empty, games, latest, given, chances, rewards, terminated,
                _tiles(), NO_EVENTS, begin, end,
            )  # fmt: skip

        self._each(part)
        return self._observed(games, latest, rewards, terminated)

    def _observed(self, games: Games, latest: Latest, rewards: Floats, terminated: Flags) -> BatchState:
        size = (self.size, PLANES, self.board.height, self.board.width)
        planes, vector = room(size, np.float32), room((self.size, VECTOR), np.float32)
        mask = room((self.size, self.actions), np.int8)

        def part(begin: int, end: int) -> None:
            work, counts = np.empty_like(games[0]), np.empty(survey.COUNTS, dtype=np.uint16)
            covered = np.empty(2 * SEATS, dtype=np.uint16)
            observe_games(
                self.board.geometry, self._printed, games, latest, planes, vector, mask, work, counts,
                covered, room_for_codes(self.board), begin, end,
            )  # fmt: skip

        self._each(part)
        player = games[:, kernel.MOVER].astype(np.int64)
        return BatchState(games, latest, player, planes, vector, mask, rewards, terminated)

    def _each(self, part: Callable[[int, int], None]) -> None:
        """All parts, beside each other where there are threads."""
        if self._threads is None:
            part(0, self.size)
        else:
            list(self._threads.map(lambda bounds: part(*bounds), self._parts))

    def _checked(self, actions: npt.ArrayLike) -> Actions:
        given = np.asarray(actions)
        if given.shape != (self.size,) or not np.issubdtype(given.dtype, np.integer):
            told = f"{given.dtype} of shape {given.shape}"
            raise TypeError(f"actions are whole numbers of shape ({self.size},), not {told}")
        return given.astype(np.int32)


def _parts(games: int, threads: int) -> list[tuple[int, int]]:
    """From which game to which each thread goes."""
    return list(itertools.pairwise(np.linspace(0, games, threads + 1).astype(int).tolist()))


def keys(seed: int, games: int) -> npt.NDArray[np.uint64]:
    """A random number for each game, none of them zero, by the seed and the game's number alone."""
    if operator.index(seed) < 0:
        raise ValueError(f"a seed is a whole number from 0, not {seed!r}")
    mixed = (np.arange(games, dtype=np.uint64) + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
    mixed ^= np.uint64((int(seed) * 0xD1342543DE82EF95 + 0x2545F4914F6CDD1D) % 2**64)
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(factor)
    mixed ^= mixed >> np.uint64(31)
    mixed[mixed == 0] = 1
    return mixed


def _tiles() -> npt.NDArray[np.uint16]:
    """Room for a deal."""
    return np.empty(kernel.TILES, dtype=np.uint16)
