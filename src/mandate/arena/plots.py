"""Plots as SVG: intervals and a histogram, drawn with the page's own colours."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from html import escape

from mandate.arena.statistics import Estimate

WIDTH = 720
LEFT = 250  # where names end and the plot begins, at most
LETTER = 7.5  # how wide one of a name is, about
ROW = 30
MARGIN = 20
HEIGHT = 200  # of a histogram
MOST_BARS = 40


def intervals(
    names: Sequence[str],
    estimates: Sequence[Estimate],
    show: Callable[[float], str],
    *,
    middle: float | None = None,
    title: str,
) -> str:
    """A row for each estimate: a dot with its interval; `middle` is marked by a dashed line."""
    edges = [edge for one in estimates for edge in (one.low, one.high)]
    marks = round_marks(min(edges), max(edges), middle)
    low, high = marks[0], marks[-1]
    left = min(LEFT, MARGIN + LETTER * max(map(len, names)))

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * (WIDTH - left - MARGIN)

    bottom = MARGIN + ROW * len(names)
    parts = [
        f'<line class="grid" x1="{x(mark):.1f}" y1="{MARGIN}" x2="{x(mark):.1f}" y2="{bottom}"/>'
        + _mark(x(mark), bottom + 16, show(mark))
        for mark in marks
    ]
    if middle is not None:
        parts.append(
            f'<line class="middle" x1="{x(middle):.1f}" y1="{MARGIN}" x2="{x(middle):.1f}" y2="{bottom}"/>'
        )
    for row, (name, one) in enumerate(zip(names, estimates, strict=True)):
        y = MARGIN + ROW * (row + 0.5)
        tooltip = f"{name}: {show(one.mean)} ({show(one.low)} – {show(one.high)})"
        parts.append(
            f"<g><title>{escape(tooltip)}</title>"
            f'<text x="{left - 12}" y="{y + 4}" text-anchor="end">{escape(_short(name))}</text>'
            f'<line class="bar" x1="{x(one.low):.1f}" y1="{y}" x2="{x(one.high):.1f}" y2="{y}"/>'
            f'<circle class="dot" cx="{x(one.mean):.1f}" cy="{y}" r="5"/></g>'
        )
    return svg(WIDTH, bottom + 24, parts, title)


def histogram(values: Sequence[int], title: str) -> str:
    """How often each value was there; neighbours share a bar where there are many."""
    least, most = min(values), max(values)
    step = max(1, math.ceil((most - least + 1) / MOST_BARS))
    bars = Counter((value - least) // step for value in values)
    count = (most - least) // step + 1
    wide = (WIDTH - 2 * MARGIN) / count
    highest = max(bars.values())
    parts = []
    for bar, often in sorted(bars.items()):
        tall = often / highest * (HEIGHT - 2 * MARGIN)
        first = least + bar * step
        tooltip = f"{first}–{first + step - 1}: {often}" if step > 1 else f"{first}: {often}"
        parts.append(
            f'<rect class="fill" x="{MARGIN + bar * wide + 0.5:.1f}" y="{HEIGHT - MARGIN - tall:.1f}" '
            f'width="{max(0.5, wide - 1):.1f}" height="{tall:.1f}"><title>{tooltip}</title></rect>'
        )
    for bar in range(0, count, max(1, count // 8)):
        at = MARGIN + (bar + 0.5) * wide
        parts.append(_mark(at, HEIGHT - 4, str(least + bar * step)))
    return svg(WIDTH, HEIGHT, parts, title)


def round_marks(least: float, most: float, middle: float | None, steps: int = 7) -> list[float]:
    """Round numbers that enclose everything, so many steps or one or two more."""
    if middle is not None:
        least, most = min(least, middle), max(most, middle)
    span = (most - least) or 1.0
    unit = 10.0 ** math.floor(math.log10(span))
    step = next(unit * part for part in (0.1, 0.2, 0.5, 1.0, 2.0, 5.0) if span / (unit * part) <= steps)
    first, last = math.floor(least / step + 1e-9), math.ceil(most / step - 1e-9)
    return [mark * step for mark in range(first, max(last, first + 1) + 1)]


def _mark(x: float, y: float, text: str) -> str:
    return f'<text class="mark" x="{x:.1f}" y="{y:.0f}" text-anchor="middle">{escape(text)}</text>'


def svg(width: float, height: float, parts: Sequence[str], title: str) -> str:
    """A picture of these parts, with its title for those who listen."""
    return (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-label="{escape(title)}">'
        + "".join(parts)
        + "</svg>"
    )


def _short(name: str) -> str:
    return name if len(name) <= 32 else f"{name[:31]}…"
