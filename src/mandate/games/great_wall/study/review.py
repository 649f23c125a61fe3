"""The judge of The Great Wall: what a choice gave away, by the strongest player's look ahead.

The choice and its best rivals meet the same made-up tables, first a few. Only rivals that did better there
meet it again, on tables of their own: who is looked for among many seems better than it is, and what counts
is the second meeting. A rival is called better if that is more than chance explains.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from mandate.core.game import Decision, Seat, State
from mandate.core.record import Record
from mandate.core.replay import replay
from mandate.core.rng import Chance
from mandate.games import find
from mandate.games.great_wall.players.option_weights import OptionWeights
from mandate.games.great_wall.players.rules import RulesPlayer
from mandate.games.great_wall.players.search import BREADTH, CLEAR_LEAD_HONOR, matters, option_weights_for
from mandate.games.great_wall.players.trial import Trial
from mandate.games.great_wall.players.value import evaluation_for
from mandate.games.great_wall.views.view import GreatWallView
from mandate.lang.text import Text
from mandate.study.review import Alternative, ReviewedChoice, reviewed

RIVALS = 3  # that the rules of thumb think most of
SHOWN = 2  # that meet the choice again
FIRST_LOOK = 3  # a third of the simulations
PROMISING = 0.01  # of the win: a rival that did so much better is looked at again


@dataclass(frozen=True, slots=True)
class Moment:
    """A choice with what its mover saw before it."""

    ply: int
    seat: Seat
    choice: str
    saw: GreatWallView


class GreatWallReviewer:
    """Plays on after each choice that matters. What was drawn or revealed then is no matter of its own: it
    counts to what happened between two choices."""

    usual = 24  # made-up tables on which a choice meets its rivals
    few = 9

    def moments(self, record: Record) -> tuple[list[Moment], State]:
        """Every choice of a record that there was something to think about, and the state at its end."""
        choices: list[Moment] = []
        saw: dict[Seat, GreatWallView] = {}
        for ply, (entry, state, _) in enumerate(replay(find(record.game), record)):
            if entry is not None and (view := saw.get(Seat(entry.seat))) is not None:
                assert view.decision is not None
                if entry.choice in view.decision.options:
                    choices.append(Moment(ply, Seat(entry.seat), entry.choice, view))
            saw = {seat: _view(state, seat) for seat, asked in state.pending.items() if matters(asked)}
        evaluation_for(record.setup["options"])  # fails early if it is unusable
        return choices, state

    def review(self, moment: Moment, simulations: int, seed: int | str) -> ReviewedChoice:
        view, choice = moment.saw, moment.choice
        assert view.decision is not None
        evaluation, option_weights = evaluation_for(view.options), option_weights_for(view.options)
        chance = Chance(f"{seed}/{moment.ply}")
        rivals = _rivals(view, view.decision, choice, option_weights)
        trial = Trial(
            view, [choice, *rivals], evaluation, chance, option_weights=option_weights, explains=True
        )
        for _ in range(max(2, simulations // FIRST_LOOK)):
            trial.meet(trial.names)
        better: list[Alternative] = []
        likely = [name for name in rivals if trial.mean(name) > trial.mean(choice) + PROMISING]
        if likely:
            likely = sorted(likely, key=trial.mean, reverse=True)[:SHOWN]
            trial = Trial(
                view, [choice, *likely], evaluation, chance, option_weights=option_weights, explains=True
            )
            for _ in range(max(2, simulations)):
                trial.meet(trial.names)
            better = [
                Alternative(
                    name,
                    trial.mean(name),
                    trial.visits(name),
                    _label(view, name),
                    trial.brings_instead(name, choice),
                )
                for name in sorted(likely, key=trial.mean, reverse=True)
                if trial.surely_better(name, choice)
            ]
        after = trial.mean(choice)
        before = max([after, *(other.value for other in better)])
        made = reviewed(moment.ply, moment.seat, choice, before, after, after, better)
        return msgspec.structs.replace(made, told=_label(view, choice), brings=trial.brings(choice))


def _view(state: State, seat: Seat) -> GreatWallView:
    view = state.view(seat)
    assert isinstance(view, GreatWallView)
    return view


def _rivals(
    view: GreatWallView, decision: Decision, choice: str, option_weights: OptionWeights | None
) -> list[str]:
    """The others that are worth a thought; none where the choice is clearly the best."""
    worths = sorted(RulesPlayer(0).worths(view, decision, option_weights), key=lambda pair: -pair[1])
    names = [name for name, _ in worths[: BREADTH[decision.kind]] if name != choice]
    if worths[0][0] == choice and worths[0][1] - worths[1][1] > CLEAR_LEAD_HONOR:
        return []
    return names[:RIVALS]


def _label(view: GreatWallView, choice: str) -> Text | None:
    question = view.question()
    assert question is not None and view.decision is not None
    return question.choices[list(view.decision.options).index(choice)].label


REVIEWER = GreatWallReviewer()
