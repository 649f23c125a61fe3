"""Trying choices on a copy: what one seat can foresee of them, and where foreseeing ends.

A chain of a seat's own choices is followed until something hidden comes to light or another seat has to
choose. So a trial reveals no more than making these choices and taking them back again would.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from mandate.core.errors import Code, Refused
from mandate.core.game import Event, Seat, State
from mandate.core.orders import Answers
from mandate.core.question import Caution

# who chooses next: the same seat, others, unknown until something hidden is revealed, or no seat
Stop: TypeAlias = Literal["own", "others", "hidden", "over"]


@dataclass(frozen=True, slots=True)
class Trial:
    """What a chain of choices would come to."""

    state: State  # after the last choice that can be foreseen to its end
    events: list[Event]  # all that can be foreseen, also of a choice that ends in something hidden
    last: list[Event]  # those of the last choice
    stop: Stop
    cautions: tuple[Caution, ...]  # what the player may not have meant with the last choice


def attempt(state: State, seat: Seat, choices: Sequence[str], answers: Answers | None = None) -> Trial:
    """Try choices one after another. One that cannot be made or foreseen any more is refused.

    `answers` are given after each choice, as the table gives them for the seat when the choices are played.
    """
    state = state.copy()
    events: list[Event] = []
    last: list[Event] = []
    stop: Stop = "own"
    cautions: tuple[Caution, ...] = ()
    for choice in choices:
        if stop != "own":
            raise Refused(Code.NOT_FORESEEN)
        after = state.copy()
        happened = _made(after, seat, choice, answers)
        last = state.foreseen(happened)
        events += last
        stop = _stop(after, seat) if len(last) == len(happened) else "hidden"
        cautions = state.cautions(seat, choice, happened, None if stop == "hidden" else after)
        if stop != "hidden":
            state = after
    return Trial(state, events, last, stop, cautions)


def _made(state: State, seat: Seat, choice: str, answers: Answers | None) -> list[Event]:
    """Make a choice, and the following ones that the table makes for the same seat.

    Other seats' automatic choices are not made: that another seat has nothing to decide may reveal something
    that only that seat knows, such as a hand.
    """
    happened = state.apply(seat, choice)
    while (answer := _answer(state, seat, answers)) is not None:
        happened = [*happened, *state.apply(seat, answer)]
    return happened


def _answer(state: State, seat: Seat, answers: Answers | None) -> str | None:
    asked = state.pending.get(seat)
    if asked is not None and asked.automatic:
        return asked.options[0]
    return None if asked is None or answers is None else answers.next(state, seat)


def _stop(state: State, seat: Seat) -> Stop:
    if not state.pending:
        return "over"
    return "own" if seat in state.pending else "others"
