"""A finished game gone through again: what each choice gave away, and what luck the draws brought.

    review = review_of(record, simulations=2000)
    worst = max(review.moves, key=lambda move: move.lost)

Everything is judged as the mover could know it at that moment, never by how the hidden things really lay.
So a choice that was right and went wrong is not blamed: its loss is luck, or the others' doing.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Protocol

import msgspec

from mandate import games
from mandate.core.errors import Code, Malformed
from mandate.core.game import Json, Seat, State
from mandate.core.record import Record
from mandate.lang.text import Text, text

TURNED = 0.1  # so much of the win lost by one choice, or more, turns a game
IN_THE_BALANCE = 0.1  # nor does a game turn that was further than this from even, before and after
MOST_TURNS = 3
NEAR = 0.03  # what gives away less than this is as good as the best


@dataclass(frozen=True, slots=True)
class Alternative:
    """A choice that would have been better. In words (`told`, `brings`) where its judge can say so."""

    choice: str
    value: float
    visits: int
    told: Text | None = None
    brings: Text | None = None  # how what it is expected to bring differs

    def to_json(self) -> Json:
        told: Json = {"choice": self.choice, "value": round(self.value, 4), "visits": self.visits}
        return told | _in_words(self.told, self.brings)


@dataclass(frozen=True, slots=True)
class Judged:
    """One choice. All figures are shares of the win that the mover could expect."""

    ply: int  # counted from 1, as in a replay
    seat: Seat
    choice: str
    before: float  # with the best choice
    after: float  # with this one, before the draw
    drawn: float  # with what was drawn, where the judge looks at draws
    alternatives: tuple[Alternative, ...]  # the best others, if they are better
    told: Text | None = None  # the choice in words
    brings: Text | None = None  # what it was expected to bring

    @property
    def lost(self) -> float:
        """What the choice gave away."""
        return max(self.before - self.after, 0.0)

    @property
    def luck(self) -> float:
        """What the draw brought."""
        return self.drawn - self.after

    def to_json(self) -> Json:
        told: Json = {"ply": self.ply, "seat": self.seat, "choice": self.choice}
        for name in ("before", "after", "drawn", "lost", "luck"):
            told[name] = round(getattr(self, name), 4)
        told["alternatives"] = [better.to_json() for better in self.alternatives]
        return told | _in_words(self.told, self.brings)


def _in_words(told: Text | None, brings: Text | None) -> Json:
    found = {"told": told, "brings": brings}
    return {name: msgspec.to_builtins(text) for name, text in found.items() if text is not None}


@dataclass(frozen=True, slots=True)
class Balance:
    """What made a seat's game, added up over all its choices."""

    seat: Seat
    placements: int
    lost: float  # by its own choices
    luck: float  # by its own draws
    others: float  # between its turns: what the others did, and what they drew
    accuracy: float  # how many of its choices gave away next to nothing, as a share

    def to_json(self) -> Json:
        told: Json = {"seat": self.seat, "placements": self.placements}
        names = ("lost", "luck", "others", "accuracy")
        return told | {name: round(getattr(self, name), 4) for name in names}


@dataclass(frozen=True, slots=True)
class Review:
    """All choices of a game that were judged, and what they come to."""

    seats: int
    simulations: int  # for each judgement
    moves: tuple[Judged, ...]
    winners: tuple[Seat, ...]  # none during the game
    together: bool = False  # whether all win or lose as one

    @property
    def balances(self) -> tuple[Balance, ...]:
        found = []
        for number in range(self.seats):
            seat = Seat(number)
            own = [move for move in self.moves if move.seat == seat]
            others = sum(later.before - earlier.drawn for earlier, later in pairwise(own))
            if own and self.winners:
                share = (1.0 if self.together else 1.0 / len(self.winners)) if seat in self.winners else 0.0
                others += share - own[-1].drawn
            lost, luck = sum(move.lost for move in own), sum(move.luck for move in own)
            accuracy = sum(move.lost < NEAR for move in own) / len(own) if own else 1.0
            found.append(Balance(seat, len(own), lost, luck, others, accuracy))
        return tuple(found)

    @property
    def even(self) -> float:
        """The share of the win of a seat that is neither ahead nor behind."""
        return 0.5 if self.together or self.seats == 1 else 1 / self.seats

    @property
    def turns(self) -> tuple[Judged, ...]:
        """Where the game turned, in its order: the costliest choices among those made while it was open.

        A blunder in a lost position, or one that leaves a won position won, turns nothing.
        """
        high, low = self.even + IN_THE_BALANCE, self.even - IN_THE_BALANCE
        turned = [m for m in self.moves if m.lost >= TURNED and m.before >= low and m.after <= high]
        worst = sorted(turned, key=lambda move: -move.lost)[:MOST_TURNS]
        return tuple(sorted(worst, key=lambda move: move.ply))

    @property
    def settled(self) -> Judged | None:
        """The winner's last choice before which it had less than an even chance; None if it always led."""
        behind = [move for move in self.moves if self.winners == (move.seat,) and move.before < self.even]
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
    """Judges what a choice of a game was worth; a game names one in its registration."""

    usual: int  # simulations for each judgement, by default
    few: int  # the same where many wait for it

    def moments(self, record: Record) -> tuple[Sequence[Any], State]:
        """Every choice that is to be judged, and the state at the end of the record."""
        ...

    def judge(self, moment: Any, simulations: int, seed: int | str) -> Judged:
        """What one of these moments was worth; the same seed judges the same."""
        ...


def judge_of(game: str) -> Judge | None:
    """The judge of a game; None if it has none."""
    found: Judge | None = games.registration(game).part("review") if game in games.names() else None
    return found


def review_of(
    record: Record,
    simulations: int | None = None,
    *,
    seed: int | str = 0,
    jobs: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Judge every choice of a record; `progress` is called with how many are done, and of how many.

    The same seed gives the same review, however many jobs share the work.
    """
    judge = judge_of(record.game)
    if judge is None:
        raise Malformed(Code.NO_REVIEW, game=text(f"{record.game}-name"))
    if simulations is None:
        simulations = judge.usual
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
    together = end.game.together(record.setup["options"])
    return Review(end.seats, simulations, tuple(judged), winners, together)
