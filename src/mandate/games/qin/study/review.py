"""The reviewer of Qin: what a placement gave away, and what luck the draw brought, by search."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import fmean

from mandate.core.game import Json, Seat, State, View
from mandate.core.jit import COMPILED
from mandate.core.record import RESIGN, Record
from mandate.core.replay import replay
from mandate.games import find
from mandate.games.qin.players.greedy import outlook
from mandate.games.qin.players.margin import margin, margins
from mandate.games.qin.players.reviewer import Estimate, standing, worth
from mandate.games.qin.players.search import evaluate
from mandate.games.qin.rules.notation import PASS
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.views.view import QinView
from mandate.lang.text import Text, text
from mandate.study.accuracy import Scale, scale_of
from mandate.study.assess import Prospect, mean_and_error
from mandate.study.review import Alternative, Points, ReviewedChoice, reviewed

LOSSES = "mandate.games.qin.study"  # where `losses.json` lies
SHOWN = 3  # alternatives that are kept
SIMULATIONS_PER_DEAL = 5
MIN_DEALS = 16 if COMPILED else 6
SAME_SHARE = 0.005  # of the win: what differs by less does not cost it


@dataclass(frozen=True, slots=True)
class Moment:
    """A placement with what its mover saw before and after it."""

    ply: int
    seat: Seat
    choice: str
    saw: QinView
    sees: QinView


class QinReviewer:
    """Searches what lay open to the mover, before the placement and after it."""

    usual = 2000
    few = 600 if COMPILED else 24  # some seconds for a game; uncompiled, as in a browser, some minutes
    for_position = 1500 if COMPILED else 48

    def __init__(self, *, learned: bool = True) -> None:
        self._learned = learned  # whether it judges as the regent does; else as the chancellor

    def moments(self, record: Record) -> tuple[list[Moment], State]:
        """Every placement of a record, and the state at its end."""
        placements: list[Moment] = []
        saw: QinView | None = None
        for ply, (entry, state, _) in enumerate(replay(find(record.game), record)):
            assert isinstance(state, QinState)
            if entry is not None and entry.choice not in (PASS, RESIGN):
                seat = Seat(entry.seat)
                assert saw is not None
                placements.append(Moment(ply, seat, entry.choice, saw, state.view(seat)))
            saw = None if state.mover is None else state.view(state.mover)
        return placements, state

    def review(self, moment: Moment, simulations: int, seed: int | str) -> ReviewedChoice:
        """The best placements and the one that was made are searched alone, each with the same chance."""
        luck = f"{seed}/{moment.ply}"
        view, placed = moment.saw, moment.choice.partition("/")[0]
        thought = evaluate(view, simulations, luck, learned=self._learned)
        names = [each.choice for each in thought.candidates if each.choice != placed][:SHOWN]
        obvious = _obvious(view)
        shares = {
            name: worth(view, name, simulations, luck, learned=self._learned)
            for name in dict.fromkeys([placed, *names, obvious])
        }
        after, after_error = shares[placed]
        points, margins = self._points(moment, shares, simulations, luck)
        better = [
            Alternative(name, shares[name].share, simulations, margin=margins[name])
            for name in sorted(names, key=lambda name: -shares[name].share)
            if shares[name].share > after
        ]
        drawn = after
        if _has_drawn(moment):
            drawn = standing(moment.sees, moment.seat, simulations, luck, learned=self._learned).share
        before = max([after, *(candidate.value for candidate in better)])
        best_error = shares[better[0].choice].error if better else 0.0
        missed = None
        if shares[obvious].share < after:
            missed = Alternative(obvious, shares[obvious].share, simulations, margin=margins[obvious])
        return reviewed(
            moment.ply,
            moment.seat,
            moment.choice,
            before,
            after,
            drawn,
            better,
            error=math.hypot(after_error, best_error) if better else 0.0,
            obvious=missed,
            points=points,
        )

    def prospects(self, view: View, simulations: int, seed: int | str) -> list[Prospect]:
        """The placements that a search likes best, each searched alone and played on for its pagodas."""
        assert isinstance(view, QinView) and view.decision is not None
        thought = evaluate(view, simulations, seed, learned=self._learned)
        names = [each.choice for each in thought.candidates][:SHOWN] or [thought.choice]
        if names == [PASS]:
            return []
        deals = max(MIN_DEALS, simulations // SIMULATIONS_PER_DEAL)
        results = margins(view, view.decision.seat, names, deals, seed)
        found = []
        for row, name in enumerate(names):
            share, error = worth(view, name, simulations, seed, learned=self._learned)
            points, spread = mean_and_error(results[row])
            found.append(Prospect(name, share, error, points, spread))
        return found

    def _points(
        self, moment: Moment, shares: Mapping[str, Estimate], simulations: int, luck: str
    ) -> tuple[Points, dict[str, float]]:
        """What was lost in pagodas, to a placement that costs no share of the win; and each one's margin.

        Half of the deals find the better placement, the other half measure it: on the deals that chose it,
        the best of several looks better than it is.
        """
        names = list(shares)
        deals = max(MIN_DEALS, simulations // SIMULATIONS_PER_DEAL)
        results = margins(moment.saw, moment.seat, names, deals, luck)
        half = deals // 2
        made = shares[names[0]].share
        rivals = [row for row, name in enumerate(names) if shares[name].share >= made - SAME_SHARE]
        best = max(rivals, key=lambda row: fmean(results[row][:half]))
        gains = [better - own for better, own in zip(results[best][half:], results[0][half:], strict=True)]
        after = drawn = fmean(results[0])
        if moment.sees.outcome is not None:
            drawn = margin(moment.sees, moment.seat)
        elif _has_drawn(moment):
            drawn = fmean(margins(moment.sees, moment.seat, [None], deals, luck)[0])
        points = Points(after, drawn, *mean_and_error(gains))
        return points, dict(zip(names, map(fmean, results), strict=True))

    def points(self, end: State) -> tuple[Text, list[float]]:
        view = end.view(None)
        assert isinstance(view, QinView)
        return text("qin-points"), [margin(view, Seat(seat)) for seat in range(view.seats)]

    def scale(self, options: Json) -> Scale | None:
        return scale_of(LOSSES, str(options["players"]))


def _obvious(view: QinView) -> str:
    """What sets most pagodas at once: the first of those, in the order of the offer."""
    assert view.decision is not None
    return max(outlook(view, view.decision), key=lambda brought: brought.gained).option


def _has_drawn(moment: Moment) -> bool:
    return moment.sees.outcome is not None or len(moment.sees.hand) == len(moment.saw.hand)


REVIEWER = QinReviewer()
