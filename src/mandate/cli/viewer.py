"""Stepping through recorded games: a full screen in a terminal, plain text elsewhere."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mandate.cli.play.words import Words
from mandate.core.errors import Code, Malformed
from mandate.core.match import replay
from mandate.games import find
from mandate.games.qin.state import QinState
from mandate.lang import say

if TYPE_CHECKING:
    from mandate.core.record import Record


@dataclass(frozen=True, slots=True)
class Step:
    """One moment of a recorded game."""

    choice: str  # who chose what, or nothing at the start
    told: tuple[str, ...]  # what followed, in words
    state: QinState
    fresh: frozenset[str]  # the spaces covered by this choice


def show(records: list[tuple[Record, bool]], number: int, language: str) -> int:
    """Show one game of a file; the exit code tells whether it was whole."""
    if not 0 <= number < len(records):
        raise Malformed(Code.BAD_OPTION, option="game", value=str(number), expected=f"0–{len(records) - 1}")
    record, cut = records[number]
    steps = read_steps(record, language)
    if sys.stdin.isatty() and sys.stdout.isatty():
        from mandate.cli.viewer_screen import run

        run(steps, names_of(record, steps[0].state.seats), language)
    else:
        for ply, step in enumerate(steps):
            sys.stdout.write("\n".join((f"{ply}. {step.choice}", *step.told, str(step.state))) + "\n\n")
    if cut:
        sys.stdout.flush()
        facts = {"choices": len(record.choices)}
        sys.stderr.write(f"mandate replay: {say(language, 'problem-truncated-record', facts)}\n")
    return 1 if cut else 0


def read_steps(record: Record, language: str) -> list[Step]:
    """Every moment of a record in order, with what led to it in words."""
    steps: list[Step] = []
    words = Words(language, record.names)
    for ply, (entry, state, events) in enumerate(replay(find(record.game), record)):
        assert isinstance(state, QinState)
        if ply == 0:
            words = Words(language, names_of(record, state.seats))
        choice = "" if entry is None else f"{words.names[entry.seat]}: {entry.choice}"
        fresh = frozenset(space for event in events for space in getattr(event, "spaces", ()))
        steps.append(Step(choice, tuple(words.event(event) for event in events), state.copy(), fresh))
    return steps


def names_of(record: Record, seats: int) -> list[str]:
    """A name for each seat; where two are alike or one has none, the seat's number tells them apart."""
    names = record.names[:seats] + [""] * (seats - len(record.names))
    return [
        name if name and names.count(name) == 1 else f"{name} {seat + 1}".strip()
        for seat, name in enumerate(names)
    ]
