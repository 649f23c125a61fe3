"""Narrow plots as SVG: dots with their intervals, also against target bands, bars, and parts of a whole.

Letters stay readable on a phone. A mark's shape, too, shows its meaning, and every number stands beside its
mark.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape

from mandate.arena.plots import round_marks, svg
from mandate.arena.statistics import Estimate

WIDTH = 440
LETTER = 7.4  # how wide one is at most, on average
LEAST_LEFT = 110  # where the plot begins at the earliest: names stand before it
RIGHT = 372  # where it ends; numbers stand behind it
ROW = 24
HEIGHT = 190  # of plots that have no rows
MOST_COLUMNS = 30
TOP = 8
MAX_NAME = 28  # letters of a name
MET, MISSED, OPEN = "met", "missed", "undecided"  # verdicts on a number; any other: there is nothing to judge


@dataclass(frozen=True, slots=True)
class Point:
    """A number with its interval, the wider one of its family, and what it should be."""

    name: str
    value: float
    low: float
    high: float
    least: float
    most: float
    shown: str  # the number as it is read
    band: tuple[float, float] | None = None
    verdict: str | None = None


def whiskers(
    points: Sequence[Point],
    show: Callable[[float], str],
    title: str,
    *,
    middle: float | None = None,
    bars: bool = False,
) -> str:
    """A row for each number; `middle` is a dashed line, `bars` reach from nothing to the number."""
    edges = [edge for one in points for edge in (one.value, one.low, one.high, *(one.band or ()))]
    edges = [edge for edge in edges if math.isfinite(edge)] or [0.0, 1.0]
    marks = round_marks(min(edges), max(edges), 0.0 if bars else middle, steps=4)
    low, high = marks[0], marks[-1]

    left = _left(point.name for point in points)

    def x(value: float) -> float:
        return left + (min(max(value, low), high) - low) / (high - low) * (RIGHT - left)

    bottom = TOP + ROW * len(points)
    parts = [_band(x, point, TOP + ROW * row) for row, point in enumerate(points)]
    parts += [
        _upright("grid", x(mark), bottom) + _text("mark", x(mark), bottom + 14, show(mark)) for mark in marks
    ]
    if middle is not None:
        parts.append(_upright("middle", x(middle), bottom))
    for row, point in enumerate(points):
        y = TOP + ROW * (row + 0.5)
        tooltip = f"{point.name}: {point.shown} ({show(point.low)} – {show(point.high)})"
        parts.append(
            f'<g class="{_class(point.verdict)}"><title>{escape(tooltip)}</title>'
            + _text("name", left - 12, y + 4, _short(point.name), "end")
            + _text("name", WIDTH - 2, y + 4, point.shown, "end")
            + (_bar(x(0.0), x(point.value), y) if bars else "")
            + _line("wide", x, point.least, point.most, y)
            + _line("bar", x, point.low, point.high, y)
            + _sign(point.verdict, x(point.value), y)
            + "</g>"
        )
    return svg(WIDTH, bottom + 20, parts, title)


def parts_of_whole(rows: Sequence[tuple[str, Sequence[tuple[str, float]]]], title: str) -> str:
    """A bar for each row, in parts that are 1 together; which part is which stands in `key`."""
    parts = []
    left = _left(name for name, _ in rows)
    for row, (name, shares) in enumerate(rows):
        y, at = TOP + ROW * row, left
        parts.append(_text("name", left - 12, y + ROW / 2 + 4, _short(name), "end"))
        for number, (part, share) in enumerate(shares):
            wide = share * (WIDTH - 2 - left)
            shown = f"{name}, {part}: {share:.1%}"
            parts.append(
                f'<g><title>{escape(shown)}</title><rect class="part p{number}" x="{at:.1f}" y="{y + 2:.1f}" '
                f'width="{wide:.1f}" height="{ROW - 4}"/>'
                + (_text("on", at + wide / 2, y + ROW / 2 + 4, f"{share:.0%}") if wide > 30 else "")
                + "</g>"
            )
            at += wide
    return svg(WIDTH, TOP + ROW * len(rows) + 4, parts, title)


def curve(points: Sequence[Estimate], show: Callable[[float], str], title: str, ends: tuple[str, str]) -> str:
    """How a number goes from the beginning to the end, each named in `ends`, with its interval around it."""
    edges = [edge for one in points for edge in (one.mean, one.low, one.high) if math.isfinite(edge)]
    marks = round_marks(0.0, max(edges), None, steps=4)
    bottom, left, right = HEIGHT - 20, 44.0, WIDTH - 6.0

    def x(number: int) -> float:
        return left + (number + 0.5) / len(points) * (right - left)

    def y(value: float) -> float:
        return bottom - (min(max(value, 0.0), marks[-1])) / marks[-1] * (bottom - TOP)

    parts = [
        f'<line class="grid" x1="{left}" y1="{y(mark):.1f}" x2="{right}" y2="{y(mark):.1f}"/>'
        + _text("mark", left - 6, y(mark) + 4, show(mark), "end")
        for mark in marks
    ]
    known = [(x(number), one) for number, one in enumerate(points) if one.is_bounded]
    around = [f"{at:.1f},{y(one.high):.1f}" for at, one in known]
    around += [f"{at:.1f},{y(one.low):.1f}" for at, one in reversed(known)]
    parts.append(f'<polygon class="around" points="{" ".join(around)}"/>')
    line = " ".join(f"{x(number):.1f},{y(one.mean):.1f}" for number, one in enumerate(points))
    parts.append(f'<polyline class="course" points="{line}"/>')
    for number, one in enumerate(points):
        tooltip = f"{(number + 0.5) / len(points):.0%}: {show(one.mean)} ({show(one.low)} – {show(one.high)})"
        parts.append(
            f"<g><title>{escape(tooltip)}</title>"
            f'<circle class="step" cx="{x(number):.1f}" cy="{y(one.mean):.1f}" r="3"/></g>'
        )
    parts.append(_text("mark", left, HEIGHT - 4, ends[0], "start"))
    parts.append(_text("mark", right, HEIGHT - 4, ends[1], "end"))
    return svg(WIDTH, HEIGHT, parts, title)


def columns(values: Sequence[int], title: str) -> str:
    """How often each value was there; neighbours share a column where there are many."""
    least, most = min(values), max(values)
    step = max(1, math.ceil((most - least + 1) / MOST_COLUMNS))
    often = Counter((value - least) // step for value in values)
    count, highest = (most - least) // step + 1, max(often.values())
    wide, bottom = (WIDTH - 12) / count, HEIGHT - 20
    parts = []
    for column in range(count):
        first, last = least + column * step, least + column * step + step - 1
        tooltip = f"{first}–{last}: {often[column]}" if step > 1 else f"{first}: {often[column]}"
        tall, at = often[column] / highest * (bottom - TOP), 6 + column * wide
        parts.append(
            f'<g><title>{tooltip}</title><rect class="amount" x="{at:.1f}" y="{bottom - tall:.1f}" '
            f'width="{max(1.0, wide - 1):.1f}" height="{tall:.1f}"/></g>'
        )
        if column % math.ceil(count / 8) == 0:
            parts.append(_text("mark", at + wide / 2, HEIGHT - 4, str(first)))
    return svg(WIDTH, HEIGHT, parts, title)


def key(names: Sequence[str]) -> str:
    """The names of the parts, each behind its colour; they follow each other as in the bars."""
    items = (
        '<li><svg viewBox="0 0 16 16" aria-hidden="true">'
        f'<rect class="part p{number}" width="16" height="16"/></svg>{escape(name)}</li>'
        for number, name in enumerate(names)
    )
    return f'<ul class="key">{"".join(items)}</ul>'


def sign(verdict: str | None) -> str:
    """The mark alone, for a legend or the line of a target."""
    return (
        f'<svg class="sign {_class(verdict)}" viewBox="0 0 16 16" aria-hidden="true">'
        f"{_sign(verdict, 8, 8)}</svg>"
    )


# --- parts ----------------------------------------------------------------------------------------------


def _class(verdict: str | None) -> str:
    return verdict if verdict in (MET, MISSED, OPEN) else "free"


def _sign(verdict: str | None, x: float, y: float) -> str:
    if verdict == MISSED:
        return f'<path class="cross" d="M{x - 5:.1f} {y - 5:.1f}l10 10m0-10l-10 10"/>'
    if verdict == OPEN:
        return f'<circle class="ring" cx="{x:.1f}" cy="{y:.1f}" r="4.5"/>'
    return f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="{5 if verdict == MET else 3.5}"/>'


def _band(x: Callable[[float], float], point: Point, y: float) -> str:
    if point.band is None:
        return ""
    left, right = x(point.band[0]), x(point.band[1])
    return f'<rect class="band" x="{left:.1f}" y="{y:.1f}" width="{right - left:.1f}" height="{ROW}"/>'


def _line(name: str, x: Callable[[float], float], low: float, high: float, y: float) -> str:
    """None where too few games were played to say anything."""
    if not (math.isfinite(low) and math.isfinite(high)):
        return ""
    return f'<line class="{name}" x1="{x(low):.1f}" y1="{y:.1f}" x2="{x(high):.1f}" y2="{y:.1f}"/>'


def _bar(start: float, end: float, y: float) -> str:
    left, wide = min(start, end), abs(end - start)
    return f'<rect class="amount" x="{left:.1f}" y="{y - 7:.1f}" width="{wide:.1f}" height="14"/>'


def _upright(name: str, x: float, bottom: float) -> str:
    return f'<line class="{name}" x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}"/>'


def _text(name: str, x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text class="{name}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _left(names: Iterable[str]) -> float:
    """Where a plot begins, so that the names have room before it."""
    return max(LEAST_LEFT, 12 + LETTER * max(len(_short(name)) for name in names))


def _short(name: str) -> str:
    return name if len(name) <= MAX_NAME else f"{name[: MAX_NAME - 1]}…"
