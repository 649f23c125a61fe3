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
from itertools import pairwise
from typing import Any, Protocol

import msgspec

from mandate import games
from mandate.core.errors import Code, Malformed
from mandate.core.game import Json, State
from mandate.core.record import Record
from mandate.lang.text import TextJson, text

TURNED = 0.1  # so much of the win lost by one choice, or more, turns a game
IN_THE_BALANCE = 0.1  # nor does a game turn that was further than this from even, before and after
MOST_TURNS = 3
NEAR = 0.03  # what gives away less than this is as good as the best


class Alternative(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A choice that would have been better."""

    choice: str
    value: float
    visits: int
    told: TextJson | None = None  # the choice in words, if the reviewer has them
    brings: TextJson | None = None  # how its expected outcome differs


class ReviewedChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One choice, judged by what its player could know. All figures are shares of the win."""

    ply: int  # counted from 1, as in a replay
    seat: int
    choice: str
    before: float  # with the best choice
    after: float  # with this one, before the draw
    drawn: float  # with what was then drawn, if the reviewer looks at draws
    lost: float  # by the choice
    luck: float  # of the draw
    alternatives: list[Alternative]  # the best others, if they are better
    told: TextJson | None = None  # the choice in words, if the reviewer has them
    brings: TextJson | None = None  # its expected outcome


def reviewed(
    ply: int,
    seat: int,
    choice: str,
    before: float,
    after: float,
    drawn: float,
    alternatives: list[Alternative],
) -> ReviewedChoice:
    """A choice with what it lost and what luck its draw brought."""
    lost, luck = max(before - after, 0.0), drawn - after
    return ReviewedChoice(ply, seat, choice, before, after, drawn, lost, luck, alternatives)


class Balance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's figures, added up over all its choices."""

    seat: int
    placements: int
    lost: float
    luck: float
    others: float  # between its turns: what the others did, and what they drew
    accuracy: float  # the share of its choices that gave away next to nothing


class Review(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every choice of a game judged, with totals."""

    seats: int
    simulations: int  # for each judgment
    winners: list[int]  # empty until the game is over
    moves: list[ReviewedChoice]
    balances: list[Balance]
    turns: list[int]  # the plies where the game turned
    settled: int | None  # the ply of the winner's last choice with less than an even chance before it

    def to_json(self) -> Json:
        shown: Json = msgspec.to_builtins(_rounded(self))
        return shown


def _rounded(part: Any) -> Any:
    """Figures with four digits; texts as they are."""
    if isinstance(part, float):
        return round(part, 4)
    if isinstance(part, list):
        return [_rounded(one) for one in part]
    if isinstance(part, Alternative | ReviewedChoice | Balance | Review):
        parts = {name: _rounded(getattr(part, name)) for name in part.__struct_fields__}
        return msgspec.structs.replace(part, **parts)
    return part


def summed_up(
    seats: int,
    simulations: int,
    moves: list[ReviewedChoice],
    winners: Sequence[int],
    *,
    together: bool = False,
) -> Review:
    """The review of these choices; `together`: all seats win or lose as one."""
    even = 0.5 if together or seats == 1 else 1 / seats  # for a seat that is neither ahead nor behind
    share = 1.0 if together else 1.0 / max(1, len(winners))
    behind = [move.ply for move in moves if list(winners) == [move.seat] and move.before < even]
    return Review(
        seats,
        simulations,
        list(winners),
        moves,
        [_balance(seat, moves, winners, share) for seat in range(seats)],
        _turns(moves, even),
        behind[-1] if behind else None,
    )


def _balance(seat: int, moves: list[ReviewedChoice], winners: Sequence[int], share: float) -> Balance:
    own = [move for move in moves if move.seat == seat]
    others = sum(later.before - earlier.drawn for earlier, later in pairwise(own))
    if own and winners:
        others += (share if seat in winners else 0.0) - own[-1].drawn
    lost, luck = sum(move.lost for move in own), sum(move.luck for move in own)
    accuracy = sum(move.lost < NEAR for move in own) / len(own) if own else 1.0
    return Balance(seat, len(own), lost, luck, others, accuracy)


def _turns(moves: list[ReviewedChoice], even: float) -> list[int]:
    """Where the game turned: the costliest choices among those made while it was open.

    A blunder in a lost position, or one that leaves a won position won, turns nothing.
    """
    high, low = even + IN_THE_BALANCE, even - IN_THE_BALANCE
    turned = [move for move in moves if move.lost >= TURNED and move.before >= low and move.after <= high]
    worst = sorted(turned, key=lambda move: -move.lost)[:MOST_TURNS]
    return sorted(move.ply for move in worst)


class Reviewer(Protocol):
    """Judges what a choice of a game was worth; a game names one in its registration."""

    usual: int  # simulations for each judgment, by default
    few: int  # the same where many wait for it

    def moments(self, record: Record) -> tuple[Sequence[Any], State]:
        """Every choice that is to be judged, and the state at the end of the record."""
        ...

    def review(self, moment: Any, simulations: int, seed: int | str) -> ReviewedChoice:
        """What one of these moments was worth; the same seed judges the same."""
        ...


def reviewer_of(game: str) -> Reviewer | None:
    """The reviewer of a game; None if it has none."""
    reviewer: Reviewer | None = games.registration(game).part("review") if game in games.names() else None
    return reviewer


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
    reviewer = reviewer_of(record.game)
    if reviewer is None:
        raise Malformed(Code.NO_REVIEW, game=text(f"{record.game}-name"))
    if simulations is None:
        simulations = reviewer.usual
    moments, end = reviewer.moments(record)
    moves: list[ReviewedChoice] = []
    with ThreadPoolExecutor(jobs or os.cpu_count() or 1) as pool:
        try:
            for move in pool.map(lambda moment: reviewer.review(moment, simulations, seed), moments):
                moves.append(move)
                if progress is not None:
                    progress(len(moves), len(moments))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    winners = end.outcome.winners if end.outcome is not None else ()
    together = end.game.together(record.setup["options"])
    return summed_up(end.seats, simulations, moves, winners, together=together)
