"""Whether one judgement plays better than another: the same deals, every seat in turn, as much to think."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from mandate.arena.statistics import Estimate, share
from mandate.games.qin.learn.mind import Mind
from mandate.games.qin.learn.positions import new_game, passed
from mandate.games.qin.learn.teacher import spaces_of
from mandate.games.qin.players.evaluation import Floats
from mandate.games.qin.players.evaluation_table import lookup_of
from mandate.games.qin.players.playout import SearchParameters
from mandate.games.qin.players.search import STRONG
from mandate.games.qin.rules import board as boards
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import Board
from mandate.games.qin.rules.state import NO_EVENTS

A_SECOND = 200_000  # room for a second's simulations


class Side(NamedTuple):
    """A player, and how much it may think. No table means the judgement before any learning."""

    table: npt.NDArray[np.int16] | None
    simulations: int = 0
    seconds: float = 0.0  # of the clock, where there are no simulations
    parameters: SearchParameters = STRONG
    feature_weights: Floats | None = None  # of the twelve counted things; None: as usual

    def mind(self, board: Board, seed: int) -> Mind:
        lookup = None if self.table is None else lookup_of(self.table, spaces_of(board))
        room = self.simulations or int(self.seconds * A_SECOND) + 1000
        return Mind(board, lookup, room, seed, self.parameters, self.feature_weights)


class Score(NamedTuple):
    """One seat of `one` against all the others of `two`; a deal is a game in each seat."""

    deals: tuple[float, ...]  # the share of wins in each
    players: int
    simulations: tuple[int, int] = (0, 0)  # a placement of each side, all together …
    placements: tuple[int, int] = (0, 0)

    @classmethod
    def of(cls, stored: dict[str, Any]) -> Score:
        """From the JSON of `_asdict`."""
        return cls(
            tuple(stored["deals"]),
            stored["players"],
            tuple(stored["simulations"]),
            tuple(stored["placements"]),
        )

    @property
    def estimate(self) -> Estimate:
        """The share of wins with its interval of 95 %, as the arena has it: a deal is one observation."""
        return share(self.deals)

    @property
    def better(self) -> bool:
        """Whether the whole interval is above what equals would win."""
        return len(self.deals) > 1 and self.estimate.low > 1 / self.players

    def __str__(self) -> str:
        thought = [n // max(m, 1) for n, m in zip(self.simulations, self.placements, strict=True)]
        return (
            f"{self.estimate.percents()} of {self.players * len(self.deals)} games "
            f"with {self.players} players (equals: {100 / self.players:.0f}%; "
            f"{thought[0]} and {thought[1]} simulations a placement)"
        )


def together(scores: list[Score]) -> Score:
    return Score(
        tuple(share for score in scores for share in score.deals),
        scores[0].players,
        (sum(s.simulations[0] for s in scores), sum(s.simulations[1] for s in scores)),
        (sum(s.placements[0] for s in scores), sum(s.placements[1] for s in scores)),
    )


def meet(one: Side, two: Side, players: int, deals: int, key: Sequence[int]) -> Score:
    """So many deals, on both printed boards by turns; which ones follows from the key."""
    rng = np.random.default_rng([*key, players, 99])
    shares: list[float] = []
    simulations, placements = [0, 0], [0, 0]
    every = [boards.built_in(name) for name in boards.BUILT_IN]
    minds = [[side.mind(board, int(rng.integers(2**31))) for board in every] for side in (one, two)]
    for deal in range(deals):
        at = deal % len(every)
        board = every[at]
        start = new_game(board, players, rng)
        points = 0.0
        for seat in range(players):
            g = start.copy()
            while passed(board, g):
                side = int(g[kernel.MOVER] != seat)
                thought = minds[side][at].think(g, (one, two)[side].seconds)
                simulations[side] += thought.simulations
                placements[side] += 1
                kernel.play(board.geometry, g, NO_EVENTS, thought.best(), kernel.NOTHING)
            winners = int(g[kernel.WINNERS])
            points += (winners >> seat & 1) / winners.bit_count()
        shares.append(points / players)
    return Score(tuple(shares), players, (simulations[0], simulations[1]), (placements[0], placements[1]))
