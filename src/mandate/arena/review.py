"""A finished game gone through again: what each placement gave away, and what luck the draws brought.

    review = review_of(record, simulations=2000)
    worst = max(review.moves, key=lambda move: move.lost)

Everything is judged as the mover could know it at that moment, never by how the hidden tiles really lay.
So a placement that was right and went wrong is not blamed: its loss is luck, or the others' doing.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise

from mandate.core.errors import Code, Malformed
from mandate.core.game import Json, Seat, State
from mandate.core.match import replay
from mandate.core.record import RESIGN, Record
from mandate.games import find
from mandate.games.qin.notation import PASS
from mandate.games.qin.state import QinState
from mandate.games.qin.view import QinView
from mandate.players.qin_judge import standing, worth
from mandate.players.qin_search import evaluate
from mandate.players.thought import Candidate

GAME = "qin"  # the one game with a player that can say what a choice is worth
SHOWN = 3  # alternatives that are kept
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
    if record.game != GAME:
        raise Malformed(Code.NO_REVIEW, game=record.game)
    moments, end = _moments(record)
    judged: list[Judged] = []
    with ThreadPoolExecutor(jobs or os.cpu_count() or 1) as pool:
        try:
            for move in pool.map(lambda moment: _judge(moment, simulations, seed), moments):
                judged.append(move)
                if progress is not None:
                    progress(len(judged), len(moments))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    winners = end.outcome.winners if end.outcome is not None else ()
    return Review(end.seats, simulations, tuple(judged), winners)


@dataclass(frozen=True, slots=True)
class _Moment:
    """A placement with what its mover saw before and after it."""

    ply: int
    seat: Seat
    choice: str
    saw: QinView
    sees: QinView


def _moments(record: Record) -> tuple[list[_Moment], State]:
    """Every placement of a record, and the state at its end."""
    found: list[_Moment] = []
    saw: QinView | None = None
    for ply, (entry, state, _) in enumerate(replay(find(record.game), record)):
        assert isinstance(state, QinState)
        if entry is not None and entry.choice not in (PASS, RESIGN):
            seat = Seat(entry.seat)
            assert saw is not None
            found.append(_Moment(ply, seat, entry.choice, saw, state.view(seat)))
        saw = None if state.mover is None else state.view(state.mover)
    return found, state


def _judge(moment: _Moment, simulations: int, seed: int | str) -> Judged:
    """The best placement and the one that was made are searched alone, each with the same chance."""
    luck = f"{seed}/{moment.ply}"
    placed = moment.choice.partition("/")[0]
    thought = evaluate(moment.saw, simulations, luck)
    after = worth(moment.saw, placed, simulations, luck)
    better = []
    for candidate in [c for c in thought.candidates if c.choice != placed][:SHOWN]:
        value = worth(moment.saw, candidate.choice, simulations, luck)
        if value > after:
            better.append(Candidate(candidate.choice, value, simulations))
    better.sort(key=lambda candidate: -candidate.value)
    drawn = after
    if moment.sees.outcome is not None or len(moment.sees.hand) == len(moment.saw.hand):
        drawn = standing(moment.sees, moment.seat, simulations, luck)
    before = max([after, *(candidate.value for candidate in better)])
    return Judged(moment.ply, moment.seat, moment.choice, before, after, drawn, tuple(better))
