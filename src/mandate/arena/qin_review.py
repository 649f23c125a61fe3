"""The judge of Qin: what a placement gave away, and what luck the draw brought, by search."""

from __future__ import annotations

from dataclasses import dataclass

from mandate.arena.review import Alternative, Judged
from mandate.core.game import Seat, State
from mandate.core.record import RESIGN, Record
from mandate.core.replay import replay
from mandate.games import find
from mandate.games.qin.notation import PASS
from mandate.games.qin.state import QinState
from mandate.games.qin.view import QinView
from mandate.players.qin_judge import standing, worth
from mandate.players.qin_search import evaluate

SHOWN = 3  # alternatives that are kept
DOUBTFUL = 0.04  # of the win: who seems to have given away so much is looked at again
LONGER = 8  # times as many simulations for that


@dataclass(frozen=True, slots=True)
class Moment:
    """A placement with what its mover saw before and after it."""

    ply: int
    seat: Seat
    choice: str
    saw: QinView
    sees: QinView


class QinJudge:
    """Searches what lay open to the mover, before the placement and after it."""

    usual = 2000
    few = 600  # some seconds for a game

    def __init__(self, *, learned: bool = True, looks_twice: bool = True) -> None:
        self._learned = learned  # whether it judges as the regent does; else as the chancellor
        self._looks_twice = looks_twice

    def moments(self, record: Record) -> tuple[list[Moment], State]:
        """Every placement of a record, and the state at its end."""
        found: list[Moment] = []
        saw: QinView | None = None
        for ply, (entry, state, _) in enumerate(replay(find(record.game), record)):
            assert isinstance(state, QinState)
            if entry is not None and entry.choice not in (PASS, RESIGN):
                seat = Seat(entry.seat)
                assert saw is not None
                found.append(Moment(ply, seat, entry.choice, saw, state.view(seat)))
            saw = None if state.mover is None else state.view(state.mover)
        return found, state

    def judge(self, moment: Moment, simulations: int, seed: int | str) -> Judged:
        """The best placements and the one that was made are searched alone, each with the same chance.

        Where something seems to have been given away they are searched again, for longer: a player is told
        of a mistake only if it was one.
        """
        luck = f"{seed}/{moment.ply}"
        placed = moment.choice.partition("/")[0]
        thought = evaluate(moment.saw, simulations, luck, learned=self._learned)
        others = [candidate.choice for candidate in thought.candidates if candidate.choice != placed][:SHOWN]
        values = self._values(moment, [placed, *others], simulations, luck)
        if self._looks_twice and max(values.values()) - values[placed] >= DOUBTFUL:
            simulations *= LONGER
            doubted = [choice for choice, value in values.items() if value >= values[placed]]
            values = self._values(moment, doubted, simulations, luck)
        after = values[placed]
        better = [
            Alternative(choice, value, simulations)
            for choice, value in sorted(values.items(), key=lambda item: -item[1])
            if value > after
        ]
        drawn = after
        if moment.sees.outcome is not None or len(moment.sees.hand) == len(moment.saw.hand):
            drawn = standing(moment.sees, moment.seat, simulations, luck, learned=self._learned)
        return Judged(
            moment.ply, moment.seat, moment.choice, max(values.values()), after, drawn, tuple(better)
        )

    def _values(self, moment: Moment, choices: list[str], simulations: int, luck: str) -> dict[str, float]:
        return {
            choice: worth(moment.saw, choice, simulations, luck, learned=self._learned) for choice in choices
        }


JUDGE = QinJudge()
