"""A finished game gone through again: what each placement gave away, and what luck the draws brought.

    review = review_of(record, simulations=2000)
    worst = max(review.moves, key=lambda move: move.lost)

Everything is judged as the mover could know it at that moment, never by how the hidden tiles really lay.
So a placement that was right and went wrong is not blamed: its loss is luck, or the others' doing.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Protocol

from mandate import games
from mandate.core.errors import Code, Malformed
from mandate.core.game import Json, Seat, State
from mandate.core.record import Record
from mandate.players.thought import Candidate

TURNED = 0.1  # so much of the win lost by one placement, or more, turns a game
MOST_TURNS = 3


@dataclass(frozen=True, slots=True)
class Judged:
    """One placement. All figures are shares of the win that the mover could expect."""

    ply: int  # counted from 1, as in a replay
    seat: Seat
    choice: str
    before: float  # with the best placement
    after: float  # with this one, before the draw
    drawn: float  # with the tile that was drawn
    alternatives: tuple[Candidate, ...]  # the best others, if they are better

    @property
    def lost(self) -> float:
        """What the placement gave away."""
        return max(self.before - self.after, 0.0)

    @property
    def luck(self) -> float:
        """What the drawn tile brought."""
        return self.drawn - self.after

    def to_json(self) -> Json:
        told: Json = {"ply": self.ply, "seat": self.seat, "choice": self.choice}
        for name in ("before", "after", "drawn", "lost", "luck"):
            told[name] = round(getattr(self, name), 4)
        told["alternatives"] = [candidate.to_json() for candidate in self.alternatives]
        return told


@dataclass(frozen=True, slots=True)
class Balance:
    """What made a seat's game, added up over all its placements."""

    seat: Seat
    placements: int
    lost: float  # by its own placements
    luck: float  # by its own draws
    others: float  # between its turns: what the others did, and what they drew

    def to_json(self) -> Json:
        told: Json = {"seat": self.seat, "placements": self.placements}
        return told | {name: round(getattr(self, name), 4) for name in ("lost", "luck", "others")}


@dataclass(frozen=True, slots=True)
class Review:
    """All placements of a game, and what they come to."""

    seats: int
    simulations: int  # for each judgement
    moves: tuple[Judged, ...]
    winners: tuple[Seat, ...]  # none while the game goes on

    @property
    def balances(self) -> tuple[Balance, ...]:
        found = []
        for number in range(self.seats):
            seat = Seat(number)
            own = [move for move in self.moves if move.seat == seat]
            others = sum(later.before - earlier.drawn for earlier, later in pairwise(own))
            if own and self.winners:
                share = 1.0 / len(self.winners) if seat in self.winners else 0.0
                others += share - own[-1].drawn
            lost, luck = sum(move.lost for move in own), sum(move.luck for move in own)
            found.append(Balance(seat, len(own), lost, luck, others))
        return tuple(found)

    @property
    def turns(self) -> tuple[Judged, ...]:
        """Where the game turned: the placements that gave most away, in the order of the game."""
        worst = sorted(self.moves, key=lambda move: -move.lost)[:MOST_TURNS]
        return tuple(sorted((move for move in worst if move.lost >= TURNED), key=lambda move: move.ply))

    @property
    def settled(self) -> Judged | None:
        """The winner's last placement before which it had less than an even chance; None if it always led."""
        behind = [move for move in self.moves if self.winners == (move.seat,) and move.before < 0.5]
        return behind[-1] if behind else None

    def to_json(self) -> Json:
        return {
            "seats": self.seats,
            "simulations": self.simulations,
            "winners": list(self.winners),
            "moves": [move.to_json() for move in self.moves],
            "balances": [balance.to_json() for balance in self.balances],
            "turns": [move.ply for move in self.turns],
            "settled": self.settled.ply if self.settled else None,
        }


class Judge(Protocol):
    """Whoever can say what a choice of a game was worth; a game names it in its registration."""

    def moments(self, record: Record) -> tuple[Sequence[Any], State]:
        """Every choice that is to be judged, and the state at the end of the record."""
        ...

    def judge(self, moment: Any, simulations: int, seed: int | str) -> Judged:
        """What one of these moments was worth; the same seed judges the same."""
        ...


def judge_of(game: str) -> Judge | None:
    """The judge of a game; None where nobody can say what a choice in it is worth."""
    found: Judge | None = games.registration(game).part("review") if game in games.names() else None
    return found


def review_of(
    record: Record,
    simulations: int = 2000,
    *,
    seed: int | str = 0,
    jobs: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Judge every placement of a record; `progress` is told how many are done, and of how many.

    The same seed gives the same review, however many jobs share the work.
    """
    judge = judge_of(record.game)
    if judge is None:
        raise Malformed(Code.NO_REVIEW, game=record.game)
    moments, end = judge.moments(record)
    judged: list[Judged] = []
    with ThreadPoolExecutor(jobs or os.cpu_count() or 1) as pool:
        try:
            for move in pool.map(lambda moment: judge.judge(moment, simulations, seed), moments):
                judged.append(move)
                if progress is not None:
                    progress(len(judged), len(moments))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    winners = end.outcome.winners if end.outcome is not None else ()
    return Review(end.seats, simulations, tuple(judged), winners)
