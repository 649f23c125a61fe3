"""A finished game gone through again: what each choice gave away, and what luck the draws brought.

    review = review_of(record, simulations=2000)
    worst = max(review.moves, key=lambda move: move.lost)

Everything is judged as the mover could know it at that moment, never by how the hidden things really lay.
So a choice that was right and went wrong is not blamed: its loss is luck, or the others' doing. Losses are
measured in shares of the win and in points, since in a lost position every choice has the same share.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from mandate import games
from mandate.core.errors import Code, Malformed
from mandate.core.game import Json, State, View
from mandate.core.record import Record
from mandate.lang.text import Text, TextJson, text
from mandate.study.accuracy import Scale

if TYPE_CHECKING:
    from mandate.study.assess import Prospect

TURNED = 0.1  # so much of the win lost by one choice, or more, turns a game
IN_THE_BALANCE = 0.1  # nor does a game turn that was further than this from even, before and after
MOST_TURNS = 3
NEAR = 0.03  # what gives away less than this is as good as the best
CLEAR_POINTS = 0.5  # points lost beyond what chance explains, where no share of the win was lost
ERRORS = 2  # standard errors that chance explains


class Alternative(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Another choice that was possible."""

    choice: str
    value: float
    visits: int
    told: TextJson | None = None  # the choice in words, if the reviewer has them
    brings: TextJson | None = None  # how its expected outcome differs
    margin: float | None = None  # its expected margin, in points


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice in the game's own points: by how many its player can expect to lead the best of the others."""

    after: float  # before the draw
    drawn: float  # with what was then drawn
    lost: float  # by the choice; measured apart from how the better one was found, so below zero by chance
    error: float  # standard error of `lost`

    @property
    def luck(self) -> float:
        return self.drawn - self.after


class ReviewedChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One choice, judged by what its player could know. Figures are shares of the win, but for `points`."""

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
    error: float = 0.0  # standard error of `lost`
    obvious: Alternative | None = None  # what the plainest rule of thumb would choose, where that is worse
    points: Points | None = None

    @property
    def gained(self) -> float:
        """The share of the win that it gained over the obvious choice."""
        return 0.0 if self.obvious is None else max(0.0, self.after - self.obvious.value)


def reviewed(
    ply: int,
    seat: int,
    choice: str,
    before: float,
    after: float,
    drawn: float,
    alternatives: list[Alternative],
    *,
    error: float = 0.0,
    obvious: Alternative | None = None,
    points: Points | None = None,
) -> ReviewedChoice:
    """A choice with what it lost and what luck its draw brought."""
    lost, luck = max(before - after, 0.0), drawn - after
    return ReviewedChoice(
        ply,
        seat,
        choice,
        before,
        after,
        drawn,
        lost,
        luck,
        alternatives,
        error=error,
        obvious=obvious,
        points=points,
    )


class Sum(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat's result is made of: result = start + luck + others − lost, to the last digit."""

    start: float  # what its place and its first tiles promised, compared with an even game
    lost: float  # by its own choices
    luck: float  # of its own draws
    others: float  # between its turns: what the others did, drew and held
    result: float | None  # compared with an even game; None until it is over
    error: float  # standard error of `lost`


class Highlights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The plies of three moments; None where there was none worth a word."""

    find: int | None  # gained most over the obvious choice
    costliest: int | None  # lost most
    luckiest: int | None  # whose draw brought most


class Balance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's figures, added up over all its choices."""

    seat: int
    choices: int
    share: Sum  # in shares of the win
    points: Sum | None  # in the game's points
    accuracy: float  # 1: nothing better was found; 0: it lost as much by each choice as random play does
    like: list[str]  # the levels that lose about as much by each choice, the weakest first
    highlights: Highlights


class Review(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every choice of a game judged, with totals."""

    seats: int
    simulations: int  # for each judgment
    winners: list[int]  # empty until the game is over
    moves: list[ReviewedChoice]
    balances: list[Balance]
    turns: list[int]  # the plies where the game turned
    settled: int | None  # the ply of the winner's last choice with less than an even chance before it
    highlights: Highlights  # of all seats
    unit: TextJson | None = None  # what points are called

    def to_json(self) -> Json:
        shown: Json = msgspec.to_builtins(_rounded(self))
        return shown


def _rounded(part: Any) -> Any:
    """Figures with four digits; texts as they are."""
    if isinstance(part, float):
        return round(part, 4)
    if isinstance(part, list):
        return [_rounded(one) for one in part]
    if isinstance(part, Alternative | ReviewedChoice | Points | Sum | Balance | Review):
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
    points: tuple[Text, Sequence[float] | None] | None = None,
    scale: Scale | None = None,
) -> Review:
    """The review of these choices.

    `together`: all seats win or lose as one. `points`: what they are called, and each seat's final margin.
    """
    even = 0.5 if together or seats == 1 else 1 / seats  # for a seat that is neither ahead nor behind
    behind = [move.ply for move in moves if list(winners) == [move.seat] and move.before < even]
    unit, margins = points or (None, None)
    balances = []
    for seat in range(seats):
        share = 1.0 if together else 1.0 / max(1, len(winners))
        won = (share if seat in winners else 0.0) if winners else None
        margin = margins[seat] if margins is not None and winners else None
        own = [move for move in moves if move.seat == seat]
        balances.append(_balance(seat, own, even, won, margin, scale))
    return Review(
        seats,
        simulations,
        list(winners),
        moves,
        balances,
        _turns(moves, even),
        behind[-1] if behind else None,
        _highlights(moves),
        unit,
    )


def _balance(
    seat: int,
    own: list[ReviewedChoice],
    even: float,
    won: float | None,
    margin: float | None,
    scale: Scale | None,
) -> Balance:
    steps = [(move.before, move.drawn, move.lost, move.luck, move.error) for move in own]
    share = _sum(steps, even, won)
    points = None
    counted = [move.points for move in own if move.points is not None]
    if counted and len(counted) == len(own):
        steps = [(each.after + each.lost, each.drawn, each.lost, each.luck, each.error) for each in counted]
        points = _sum(steps, 0.0, margin)
    accuracy, like = _accuracy(share if points is None else points, len(own), scale)
    return Balance(seat, len(own), share, points, accuracy, like, _highlights(own))


def _sum(steps: Sequence[tuple[float, float, float, float, float]], even: float, end: float | None) -> Sum:
    """`steps`: before, drawn, lost, luck and error of each choice."""
    others = sum(later[0] - earlier[1] for earlier, later in pairwise(steps))
    if steps and end is not None:
        others += end - steps[-1][1]
    return Sum(
        start=steps[0][0] - even if steps else 0.0,
        lost=sum(step[2] for step in steps),
        luck=sum(step[3] for step in steps),
        others=others,
        result=None if end is None else end - even,
        error=math.sqrt(sum(step[4] ** 2 for step in steps)),
    )


def _accuracy(lost: Sum, choices: int, scale: Scale | None) -> tuple[float, list[str]]:
    if not choices or scale is None:
        return 1.0, []
    each, error = lost.lost / choices, lost.error / choices
    accuracy = min(1.0, max(0.0, 1 - each / scale.random))
    return accuracy, scale.near(each, ERRORS * error)


def _highlights(moves: list[ReviewedChoice]) -> Highlights:
    def ply(worth: Callable[[ReviewedChoice], float], least: float) -> int | None:
        best = max(moves, key=worth, default=None)
        return best.ply if best is not None and worth(best) >= least else None

    def points_lost(move: ReviewedChoice) -> float:
        return 0.0 if move.points is None else move.points.lost - ERRORS * move.points.error

    costliest = ply(lambda move: move.lost, NEAR)
    return Highlights(
        find=ply(lambda move: move.gained if move.lost < NEAR else 0.0, NEAR),
        costliest=ply(points_lost, CLEAR_POINTS) if costliest is None else costliest,
        luckiest=ply(lambda move: move.luck, NEAR),
    )


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
    for_position: int  # simulations for each choice, where one position is assessed

    def moments(self, record: Record) -> tuple[Sequence[Any], State]:
        """Every choice that is to be judged, and the state at the end of the record."""
        ...

    def review(self, moment: Any, simulations: int, seed: int | str) -> ReviewedChoice:
        """What one of these moments was worth; the same seed judges the same."""
        ...

    def prospects(self, view: View, simulations: int, seed: int | str) -> list[Prospect]:
        """What the most promising choices of the view's seat promise; the same seed judges the same."""
        ...

    def points(self, end: State) -> tuple[Text, list[float] | None]:
        """What its points are called; by how many each seat leads the best of the others, if it is over."""
        ...

    def scale(self, options: Json) -> Scale | None:
        """What accuracy is measured by at a table with these options; None where that was not measured."""
        ...


def reviewer_of(game: str) -> Reviewer | None:
    """The reviewer of a game; None if it has none."""
    reviewer: Reviewer | None = games.registration(game).part("review") if game in games.names() else None
    return reviewer


class Reviewing:
    """A review in the making, for a caller that judges one choice at a time."""

    def __init__(self, record: Record, simulations: int | None = None, seed: int | str = 0) -> None:
        reviewer = reviewer_of(record.game)
        if reviewer is None:
            raise Malformed(Code.NO_REVIEW, game=text(f"{record.game}-name"))
        self._reviewer = reviewer
        self._simulations = reviewer.usual if simulations is None else simulations
        self._seed = seed
        self._options = record.setup["options"]
        self.moments, self._end = reviewer.moments(record)
        self.moves: list[ReviewedChoice] = []

    def review(self, moment: Any) -> ReviewedChoice:
        return self._reviewer.review(moment, self._simulations, self._seed)

    def go_on(self) -> bool:
        """Judge the next choice; return whether there was one."""
        if len(self.moves) == len(self.moments):
            return False
        self.moves.append(self.review(self.moments[len(self.moves)]))
        return True

    def result(self) -> Review:
        """The review of all choices judged so far."""
        end = self._end
        return summed_up(
            end.seats,
            self._simulations,
            self.moves,
            end.outcome.winners if end.outcome is not None else (),
            together=end.game.together(self._options),
            points=self._reviewer.points(end),
            scale=self._reviewer.scale(self._options),
        )


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
    reviewing = Reviewing(record, simulations, seed)
    with ThreadPoolExecutor(jobs or os.cpu_count() or 1) as pool:
        try:
            for move in pool.map(reviewing.review, reviewing.moments):
                reviewing.moves.append(move)
                if progress is not None:
                    progress(len(reviewing.moves), len(reviewing.moments))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return reviewing.result()
