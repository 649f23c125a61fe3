"""Stepping through recorded games: a full screen in a terminal, plain text elsewhere."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Protocol

from mandate.cli.kit.drawing import drawing_of
from mandate.core.errors import Code, Malformed
from mandate.core.option import span
from mandate.core.replay import replay
from mandate.core.text import harmless
from mandate.games import find
from mandate.lang import say

if TYPE_CHECKING:
    from mandate.cli.kit.layout import Line
    from mandate.core.game import Json
    from mandate.core.record import Record


class Step(Protocol):
    """One moment of a recorded game."""

    choice: str  # who chose what, or nothing at the start
    story: tuple[str, ...]  # what followed, in words

    def plain(self) -> str:
        """The table as plain text."""
        ...

    def draw(self, columns: int, rows: int) -> list[Line]:
        """The table for the full screen, in at most this many columns and rows."""
        ...


def show(records: list[tuple[Record, bool]], number: int, language: str) -> int:
    """Show one game of a file; the exit code says whether the record is complete."""
    if not 0 <= number < len(records):
        raise Malformed(Code.BAD_OPTION, option="game", value=str(number), expected=span(0, len(records) - 1))
    record, cut = records[number]
    drawing_of(record.game).prepare(language)
    steps = read_steps(record, language)
    if sys.stdin.isatty() and sys.stdout.isatty():
        from mandate.cli.kit.viewer_screen import run

        run(steps, language, drawing_of(record.game).styles)
    else:
        for ply, step in enumerate(steps):
            sys.stdout.write("\n".join((f"{ply}. {step.choice}", *step.story, step.plain())) + "\n\n")
    if cut:
        sys.stdout.flush()
        facts = {"choices": len(record.choices)}
        sys.stderr.write(f"mandate replay: {say(language, 'problem-truncated-record', facts)}\n")
    return 1 if cut else 0


def read_steps(record: Record, language: str) -> list[Step]:
    """Every moment of a record in order, with what led to it in words."""
    make = drawing_of(record.game).step
    names: list[str] = []
    steps: list[Step] = []
    for entry, state, events in replay(find(record.game), record):
        names = names or names_of(record, state.seats)
        choice = "" if entry is None else f"{names[entry.seat]}: {harmless(entry.choice)}"
        steps.append(make(choice, events, state.copy(), names, language))
    steps[0].story = (*tell_series(record, names, language), *steps[0].story)
    return steps


def tell_series(record: Record, names: list[str], language: str) -> list[str]:
    """Which game of a series a record is, and the score before it; empty for a single game."""
    series = record.series
    if series is None:
        return []
    facts: Json = {"game": series.game + 1, "of": series.of}
    if series.game == 0 or not series.points:
        return [say(language, "record-series", facts)]
    each = [
        say(language, "remote-score-one", {"player": name, "wins": round(points, 1)})
        for name, points in zip(names, series.points, strict=True)
    ]
    facts |= {"list": ", ".join(each), "wins": "fewest" if find(record.game).series_fewest else "most"}
    return [say(language, "record-series-before", facts)]


def names_of(record: Record, seats: int) -> list[str]:
    """A name for each seat; a duplicate or missing name gets the seat's number."""
    names = record.names[:seats] + [""] * (seats - len(record.names))
    return [
        name if name and names.count(name) == 1 else f"{name} {seat + 1}".strip()
        for seat, name in enumerate(names)
    ]
