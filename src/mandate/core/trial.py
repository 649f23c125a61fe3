"""Trying choices on a copy: what one seat can foresee of them, and where foreseeing ends.

A chain of a seat's own choices is followed as far as nothing hidden comes to light and nobody else has to
choose. So a trial tells no more than making these choices and taking them back again would.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from mandate.core.errors import Code, Refused
from mandate.core.game import Event, Seat, State
from mandate.core.question import Caution

# who goes on then: the same seat, others; nobody before something hidden is known; nobody at all
Stop: TypeAlias = Literal["own", "others", "hidden", "over"]


@dataclass(frozen=True, slots=True)
class Trial:
    """What a chain of choices would come to."""

    state: State  # after the last choice that can be foreseen to its end
    events: list[Event]  # all that can be foreseen, also of a choice that ends in something hidden
    last: list[Event]  # those of the last choice
    stop: Stop
    cautions: tuple[Caution, ...]  # what the player may not have meant with the last choice


def attempt(state: State, seat: Seat, choices: Sequence[str]) -> Trial:
    """Try choices one after another. One that cannot be made or foreseen any more is refused."""
    state = state.copy()
    told: list[Event] = []
    last: list[Event] = []
    stop: Stop = "own"
    cautions: tuple[Caution, ...] = ()
    for choice in choices:
        if stop != "own":
            raise Refused(Code.NOT_FORESEEN)
        after = state.copy()
        happened = _made(after, seat, choice)
        last = state.foreseen(happened)
        told += last
        stop = _stop(after, seat) if len(last) == len(happened) else "hidden"
        cautions = state.cautions(seat, choice, happened, None if stop == "hidden" else after)
        if stop != "hidden":
            state = after
    return Trial(state, told, last, stop, cautions)


def _made(state: State, seat: Seat, choice: str) -> list[Event]:
    """Make a choice, and those of the same seat after it that are no choices.

    That another one has nothing to decide can follow from what only that one knows, such as a hand.
    """
    told = state.apply(seat, choice)
    while (asked := state.pending.get(seat)) is not None and asked.automatic:
        told = [*told, *state.apply(seat, asked.options[0])]
    return told


def _stop(state: State, seat: Seat) -> Stop:
    if not state.pending:
        return "over"
    return "own" if seat in state.pending else "others"
