"""The reviewer of Qin: what a placement gave away, and what luck the draw brought, by search."""

from __future__ import annotations

from dataclasses import dataclass

from mandate.core.game import Seat, State
from mandate.core.record import RESIGN, Record
from mandate.core.replay import replay
from mandate.games import find
from mandate.games.qin.players.reviewer import standing, worth
from mandate.games.qin.players.search import evaluate
from mandate.games.qin.rules.notation import PASS
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.views.view import QinView
from mandate.study.review import Alternative, ReviewedChoice, reviewed

SHOWN = 3  # alternatives that are kept


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
    few = 600  # some seconds for a game

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
        """The best placement and the one that was made are searched alone, each with the same chance."""
        luck = f"{seed}/{moment.ply}"
        placed = moment.choice.partition("/")[0]
        thought = evaluate(moment.saw, simulations, luck, learned=self._learned)
        after = worth(moment.saw, placed, simulations, luck, learned=self._learned)
        better = []
        for candidate in [c for c in thought.candidates if c.choice != placed][:SHOWN]:
            value = worth(moment.saw, candidate.choice, simulations, luck, learned=self._learned)
            if value > after:
                better.append(Alternative(candidate.choice, value, simulations))
        better.sort(key=lambda candidate: -candidate.value)
        drawn = after
        if moment.sees.outcome is not None or len(moment.sees.hand) == len(moment.saw.hand):
            drawn = standing(moment.sees, moment.seat, simulations, luck, learned=self._learned)
        before = max([after, *(candidate.value for candidate in better)])
        return reviewed(moment.ply, moment.seat, moment.choice, before, after, drawn, better)


REVIEWER = QinReviewer()
