"""The settle loop: run frames (`flow`) until a seat must decide.

It is apart from the kinds that it runs because it is the innermost loop of a game, and may be compiled; the
kinds are dataclasses with slots, which mypyc does not compile.
"""

from __future__ import annotations

from mandate.core.errors import Code, Refused
from mandate.core.flow import END, Ask, AskAll, Asked, Kinds, S, Steps
from mandate.core.game import Seat

MAX_FRAMES = 100_000  # run after one choice; games with their own cards need a few hundred


def settle(state: S, kinds: Kinds[S]) -> Asked:
    """Run frames until a decision is pending; an empty stack asks no seat.

    Raises if they do not end, which only cards from elsewhere can bring about.
    """
    stack = state.stack
    for _ in range(MAX_FRAMES):
        if not stack:
            return {}
        frame = stack[-1]
        kind = kinds[frame.kind]
        if isinstance(kind, Steps):
            by_name = kind.by_name
            while True:  # one step after another, until something else comes first
                if frame.step == END:
                    stack.pop()
                    break
                run, frame.step = by_name[frame.step]
                jump = run(state, frame)
                if jump is not None:
                    frame.step = jump
                if not stack or stack[-1] is not frame:
                    break
        elif isinstance(kind, Ask):
            options = kind.options(state, frame)
            if not options:
                stack.pop()
            elif len(options) == 1 and not kind.always:
                stack.pop()
                kind.answer(state, frame, options[0])
            elif state.absent(seat := Seat(frame.seat)):  # only a seat is ever asked
                stack.pop()
                kind.answer(state, frame, options[-1])
            else:
                return {seat: options}
        else:
            asked = kind.options(state, frame)
            gone = next((seat for seat in asked if state.absent(seat)), None)
            if gone is not None:
                kind.answer(state, frame, gone, asked[gone][-1])
            elif asked:
                return asked
            else:
                stack.pop()
                kind.after(state, frame)
    raise Refused(Code.ENDLESS, most=MAX_FRAMES)


def answer(state: S, kinds: Kinds[S], seat: Seat, choice: str) -> None:
    """Give a legal answer to the question on top of the stack."""
    frame = state.stack[-1]
    kind = kinds[frame.kind]
    if isinstance(kind, Ask):
        state.stack.pop()
        kind.answer(state, frame, choice)
    else:
        assert isinstance(kind, AskAll)
        kind.answer(state, frame, seat, choice)
