"""The judge of The Great Wall: what a choice gave away, by the strongest player's look ahead.

The choice and its best rivals meet the same made-up tables, first a few. Only rivals that did better there
meet it again, on tables of their own: who is looked for among many seems better than it is, and what counts
is the second meeting. A rival is called better if that is more than chance explains.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from mandate.core.game import Decision, Json, Seat, State, View
from mandate.core.record import Record
from mandate.core.replay import replay
from mandate.core.rng import Chance
from mandate.games import find
from mandate.games.great_wall.players.option_weights import OptionWeights
from mandate.games.great_wall.players.rules import RulesPlayer
from mandate.games.great_wall.players.search import BREADTH, CLEAR_LEAD_HONOR, matters, option_weights_for
from mandate.games.great_wall.players.trial import Trial
from mandate.games.great_wall.players.value import evaluation_for, final_lead, mode_of
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.view import GreatWallView
from mandate.lang.text import Text, text
from mandate.study.accuracy import Scale, scale_of
from mandate.study.assess import Prospect, mean_and_error
from mandate.study.review import Alternative, Points, ReviewedChoice, reviewed

LOSSES = "mandate.games.great_wall.study"  # where `losses.json` lies
RIVALS = 3  # that the rules of thumb think most of
SHOWN = 2  # that meet the choice again
FIRST_LOOK = 3  # a third of the simulations
PROMISING = 0.01  # of the win: a rival that did so much better is looked at again
PROMISING_HONOR = 0.5  # so is one that costs no share of the win and brings so much more
SAME_SHARE = 0.005  # of the win: what differs by less does not cost it


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
    for_position = 16

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
        option_weights = option_weights_for(view.options)
        chance = Chance(f"{seed}/{moment.ply}")
        obvious, rivals = _rivals(view, view.decision, choice, option_weights)

        def tried(names: list[str], tables: int) -> Trial:
            trial = Trial(
                view,
                names,
                evaluation_for(view.options),
                chance,
                option_weights=option_weights,
                explains=True,
            )
            for _ in range(max(2, tables)):
                trial.meet(names)
            return trial

        first = trial = tried([choice, *rivals], simulations // FIRST_LOOK)
        better: list[Alternative] = []
        if likely := _likely(first, rivals, choice):
            trial = tried([choice, *likely], simulations)
            better = [
                _alternative(trial, view, name, choice)
                for name in sorted(likely, key=trial.mean, reverse=True)
                if trial.surely_better(name, choice)
            ]
        after = trial.mean(choice)
        before = max([after, *(other.value for other in better)])
        missed = None
        if obvious in rivals and first.surely_better(choice, obvious):
            missed = _alternative(first, view, obvious, choice)
        made = reviewed(
            moment.ply,
            moment.seat,
            choice,
            before,
            after,
            after,
            better,
            error=trial.gain(better[0].choice, choice)[1] if better else 0.0,
            obvious=missed,
            points=_points(trial, likely, first, choice),
        )
        return msgspec.structs.replace(made, told=_label(view, choice), brings=trial.brings(choice))

    def prospects(self, view: View, simulations: int, seed: int | str) -> list[Prospect]:
        """The choices that the rules of thumb think most of, played on from on the same made-up tables."""
        assert isinstance(view, GreatWallView) and view.decision is not None
        option_weights = option_weights_for(view.options)
        worths = RulesPlayer(0).worths(view, view.decision, option_weights)
        names = [name for name, _ in sorted(worths, key=lambda pair: -pair[1])[: RIVALS + 1]]
        trial = Trial(
            view,
            names or list(view.decision.options[:1]),
            evaluation_for(view.options),
            Chance(seed),
            option_weights=option_weights,
            explains=True,
        )
        for _ in range(simulations):
            trial.meet(trial.names)
        found = []
        for name in trial.names:
            points, spread = mean_and_error(trial.leads[name])
            share, error = mean_and_error(trial.values[name])
            label = msgspec.to_builtins(_label(view, name))
            brings = msgspec.to_builtins(trial.brings(name))
            found.append(Prospect(name, share, error, points, spread, label, brings))
        return found

    def points(self, end: State) -> tuple[Text, list[float] | None]:
        """Honor; in co-op, which is won or lost, Requests."""
        assert isinstance(end, GreatWallState)
        unit = text("gw-points", mode="coop" if end.coop else "rivals")
        return unit, None if end.coop else [float(final_lead(end, Seat(seat))) for seat in range(end.seats)]

    def scale(self, options: Json) -> Scale | None:
        mode = mode_of(options)
        return scale_of(LOSSES, f"coop-{options['players']}" if mode == "coop" else mode)


def _likely(first: Trial, rivals: list[str], choice: str) -> list[str]:
    """The rivals that may be better, by the first look: in the share of the win, else in Honor."""
    mean, honor = first.mean(choice), first.lead(choice)

    def promise(name: str) -> tuple[float, float]:
        lead = first.lead(name)
        return first.mean(name) - mean, 0.0 if lead is None or honor is None else lead - honor

    promises = {name: promise(name) for name in rivals}
    likely = [
        name
        for name, (share, honor) in promises.items()
        if share > PROMISING or (share > -SAME_SHARE and honor > PROMISING_HONOR)
    ]
    return sorted(likely, key=promises.__getitem__, reverse=True)[:SHOWN]


def _points(trial: Trial, likely: list[str], first: Trial, choice: str) -> Points | None:
    """What was lost in Honor, to the rival that did best in the first look: the second one measures it."""
    after = trial.lead(choice)
    if after is None:
        return None
    fair = [name for name in likely if first.mean(name) > first.mean(choice) - SAME_SHARE]
    if not fair:
        return Points(after, after, 0.0, 0.0)
    best = max(fair, key=lambda name: first.lead(name) or 0.0)
    lost, error, _ = trial.gain_in_points(best, choice)
    return Points(after, after, lost, error)


def _alternative(trial: Trial, view: GreatWallView, name: str, choice: str) -> Alternative:
    return Alternative(
        name,
        trial.mean(name),
        trial.visits(name),
        _label(view, name),
        trial.brings_instead(name, choice),
        trial.lead(name),
    )


def _view(state: State, seat: Seat) -> GreatWallView:
    view = state.view(seat)
    assert isinstance(view, GreatWallView)
    return view


def _rivals(
    view: GreatWallView, decision: Decision, choice: str, option_weights: OptionWeights | None
) -> tuple[str, list[str]]:
    """What the rules of thumb would choose, and what else is worth a thought.

    Nothing is, if the choice is clearly the best.
    """
    worths = sorted(RulesPlayer(0).worths(view, decision, option_weights), key=lambda pair: -pair[1])
    names = [name for name, _ in worths[: BREADTH[decision.kind]] if name != choice]
    if worths[0][0] == choice and worths[0][1] - worths[1][1] > CLEAR_LEAD_HONOR:
        return choice, []
    return worths[0][0], names[:RIVALS]


def _label(view: GreatWallView, choice: str) -> Text | None:
    question = view.question()
    assert question is not None and view.decision is not None
    return question.choices[list(view.decision.options).index(choice)].label


REVIEWER = GreatWallReviewer()
