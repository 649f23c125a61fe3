"""Declining gains: with the option `decline` every plain gain is a question.

Rules offer gains through `goods` and `tactics` as they always do. With the option on, these are deferred to
the end of the step that offers them (`offering`), and the questions come before anything else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mandate.core.flow import Ask, AskAll, Frame, Kinds, Steps
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import RESOURCE
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.causes import of_frame, own
from mandate.games.great_wall.rules.city.goods import HONOR, TACTIC, add_honor, receive
from mandate.games.great_wall.rules.city.production import GATHERED
from mandate.games.great_wall.rules.effects.tactics import draw_now
from mandate.games.great_wall.rules.events.belongings import Declined
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import DECLINE, TAKE
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, of
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import telling
from mandate.lang.text import Text, text


def _options(_s: GreatWallState, _frame: Frame) -> tuple[str, ...]:
    return (TAKE, DECLINE)


def _answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Take = frame.data
    seat, what, n = frame.seat, data["what"], data["n"]
    cause = of_frame(frame)
    if choice == DECLINE:
        _forgo(s, seat)
        s.emit_caused(cause, Declined, seat, what, n)
    elif what == HONOR:
        add_honor(s, seat, n, cause)
    elif what == TACTIC:
        draw_now(s, seat, n, cause)
    else:
        receive(s, seat, RESOURCE[what], n, cause)


def _forgo(s: GreatWallState, seat: Clan) -> None:
    """A player who gains nothing from a Production Location has not gathered there."""
    offered_by = next(frame for frame in reversed(s.stack) if frame.kind != FrameKind.TAKE)
    if offered_by.kind == FrameKind.PRODUCTION and offered_by.step == GATHERED:
        offered_by.data[GATHERED] = tuple(other for other in offered_by.data[GATHERED] if other != seat)


def _label(_s: GreatWallState, frame: Frame, _token: str) -> Text:
    data: frames.Take = frame.data
    what, n = data["what"], data["n"]
    return text("choice-gw-take", what=what, n=n, goods=names.resource(what))


def _targets(_s: GreatWallState, frame: Frame, _token: str) -> tuple[Target, ...]:
    data: frames.Take = frame.data
    what = data["what"]
    return of(TargetKind.RESOURCE, what) if what in RESOURCE else of(TargetKind.SEAT, frame.seat)


KINDS: Kinds[GreatWallState] = {
    FrameKind.TAKE: Ask(_options, _answer, telling=telling("gw.decline", _label, targets=_targets))
}


# --- the rules of a table where gains may be declined -------------------------------------------------


def offering(kinds: Kinds[GreatWallState]) -> Kinds[GreatWallState]:
    """The same kinds of frames; after each of their functions, its offers are put to the players first."""
    asking: dict[str, Steps[GreatWallState] | Ask[GreatWallState] | AskAll[GreatWallState]] = {}
    for name, kind in kinds.items():
        if isinstance(kind, Steps):
            asking[name] = Steps(tuple((step, _then_offer(run)) for step, run in kind.steps))
        elif isinstance(kind, Ask):
            asking[name] = Ask(kind.options, _then_offer(kind.answer), kind.always, kind.telling)
        else:
            asking[name] = AskAll(
                kind.options, _then_offer(kind.answer), _then_offer(kind.after), kind.telling
            )
    return asking


def _then_offer(run: Callable[..., Any]) -> Callable[..., Any]:
    def run_then_offer(s: GreatWallState, *args: Any) -> Any:
        then = run(s, *args)
        if s.offers:
            s.stack += [
                Frame(FrameKind.TAKE, seat, "", {"what": what, "n": n, **own(cause)})
                for seat, what, n, cause in reversed(s.offers)
            ]
            s.offers.clear()
        return then

    return run_then_offer
