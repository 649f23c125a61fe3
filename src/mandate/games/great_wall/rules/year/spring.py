"""Spring: time advances, Hordes come, the Advisor display is refreshed. The first Year has no Spring."""

from __future__ import annotations

from mandate.core.flow import NO_ONE, Frame, Kinds, Steps
from mandate.games.great_wall.cards.vocabulary import Trigger
from mandate.games.great_wall.rules.army.hordes import coming, place
from mandate.games.great_wall.rules.automata.reasons import Reason, why
from mandate.games.great_wall.rules.causes import Cause, Why
from mandate.games.great_wall.rules.city.court import refill
from mandate.games.great_wall.rules.effects.triggers import fire, forget
from mandate.games.great_wall.rules.events.course import Began
from mandate.games.great_wall.rules.events.decks import Dismissed, Took
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.rules.year.steps import step


def _time(s: GreatWallState, _frame: Frame) -> None:
    s.year += 1
    forget(s, "year")
    forget(s, "turn")
    s.emit(Began, "spring", s.year)


def _scouts(s: GreatWallState, _frame: Frame) -> None:
    step(s, "spring", "scouts")
    for seat in reversed(s.tea):
        fire(s, Trigger.ON_SPRING, seat)


def _hordes(s: GreatWallState, _frame: Frame) -> None:
    step(s, "spring", "hordes")
    for _ in range(coming(s, s.year)):
        place(s)


def _advisors(s: GreatWallState, _frame: Frame) -> None:
    """The first ones on the left go: one of them (or both) to Qin Jiushao, where he plays."""
    step(s, "spring", "advisors")
    n = s.box.numbers["advisors_refreshed"]
    leaving, s.display = s.display[:n], s.display[n:]
    if s.jiushao != NO_ONE:
        taken = leaving if s.lineup.qin_takes_both else leaving[:1]
        leaving = leaving[len(taken) :]
        for card in taken:
            s.supporting[s.jiushao].append(card)
            s.emit_caused(Cause(Why.SPRING), Took, s.jiushao, card, "below")
            why(s, s.jiushao, Reason.BOTH if s.lineup.qin_takes_both else Reason.LEFTMOST, card)
    s.advisor_discard += leaving
    for card in leaving:
        s.emit_caused(Cause(Why.SPRING), Dismissed, NO_ONE, card)
    refill(s)


KINDS: Kinds[GreatWallState] = {
    FrameKind.SPRING: Steps(
        (("time", _time), ("scouts", _scouts), ("hordes", _hordes), ("advisors", _advisors))
    )
}
