"""Tables with intervals, drawn: a curve where the first column counts up, else a row for each estimate.

What is drawn is read from the table above it, so that a figure is written in one place.
"""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Iterator, Sequence
from html import escape

from mandate.arena.plots import HEIGHT, WIDTH, intervals, round_marks, svg
from mandate.arena.statistics import Estimate

TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
NUMBER = r"-?\d[\d,]*(?:\.\d+)?"
ESTIMATE = re.compile(
    rf"\*{{0,2}}({NUMBER}) ?(%|×|k|M)?\*{{0,2}} ?[(\[]({NUMBER})\D{{1,4}}?({NUMBER}) ?(?:%|×|k|M)?[)\]]$"
)
FEWEST, MOST = 3, 30  # rows that are worth a plot


def with_plots(markdown: str) -> str:
    """The page with a plot below each table that has intervals."""
    return TABLE.sub(lambda found: found[0] + "".join(f"\n{plot}\n" for plot in _plots(found[0])), markdown)


def _plots(table: str) -> Iterator[str]:
    head, _, *rows = [
        [cell.strip() for cell in line.strip().strip("|").replace("\\|", "¦").split("|")]
        for line in table.splitlines()
    ]
    if not FEWEST <= len(rows) <= MOST:
        return
    for column in range(1, len(head)):
        found = [(row[0], _estimate(row[column])) for row in rows if column < len(row)]
        known = [(_plain(name), estimate, unit) for name, read in found if read for estimate, unit in (read,)]
        if len(known) < max(FEWEST, len(rows) - 1) or len({unit for *_, unit in known}) != 1:
            continue
        names, estimates, units = zip(*known, strict=True)
        title = _plain(f"{head[0]}: {head[column]}" if head[0] else head[column])
        at = [_number(name) for name in names]
        drawn = (
            _curve([value for value in at if value is not None], estimates, units[0], title)
            if all(value is not None for value in at) and at == sorted(at, key=lambda value: value or 0)
            else intervals(names, estimates, functools.partial(_shown, unit=units[0]), title=title)
        )
        yield f'<figure class="plot">{drawn}<figcaption>{escape(title, quote=False)}</figcaption></figure>'


def _curve(at: Sequence[float], estimates: Sequence[Estimate], unit: str, title: str) -> str:
    """Against a scale of doublings, for that is how such columns count."""
    marks = round_marks(min(one.low for one in estimates), max(one.high for one in estimates), None, 5)
    left, right, top, bottom = 60, WIDTH - 20, 14, HEIGHT + 20
    ends = [math.log2(max(value, 1)) for value in (at[0], at[-1])]

    def x(value: float) -> float:
        return (
            left
            + 20
            + (math.log2(max(value, 1)) - ends[0]) / ((ends[1] - ends[0]) or 1) * (right - left - 40)
        )

    def y(value: float) -> float:
        return bottom - (value - marks[0]) / (marks[-1] - marks[0]) * (bottom - top)

    parts = [
        _line("grid", left, y(mark), right, y(mark)) + _mark(left - 8, y(mark) + 4, _shown(mark, unit), "end")
        for mark in marks
    ]
    points = " ".join(f"{x(value):.1f},{y(one.mean):.1f}" for value, one in zip(at, estimates, strict=True))
    parts.append(f'<polyline class="curve" points="{points}"/>')
    for value, one in zip(at, estimates, strict=True):
        told = f"{value:,.0f}: {_shown(one.mean, unit)} ({_shown(one.low, unit)} – {_shown(one.high, unit)})"
        parts.append(
            f"<g><title>{told}</title>{_line('bar', x(value), y(one.low), x(value), y(one.high))}"
            f'<circle class="dot" cx="{x(value):.1f}" cy="{y(one.mean):.1f}" r="5"/>'
            f"{_mark(x(value), bottom + 18, f'{value:,.0f}', 'middle')}</g>"
        )
    return svg(WIDTH, bottom + 26, parts, title)


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _mark(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text class="mark" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _estimate(cell: str) -> tuple[Estimate, str] | None:
    found = ESTIMATE.match(cell)
    if found is None:
        return None
    mean, low, high = (float(found[group].replace(",", "")) for group in (1, 3, 4))
    return (Estimate(mean, low, high), found[2] or "") if low <= mean <= high else None


def _number(words: str) -> float | None:
    return float(words.replace(",", "")) if re.fullmatch(NUMBER, words) else None


def _shown(value: float, unit: str) -> str:
    return f"{value:,.10g}{' ' if unit else ''}{unit}"


def _plain(words: str) -> str:
    """Without Markdown."""
    return re.sub(r"[*`]|\[([^\]]*)\]\([^)]*\)", lambda found: found[1] or "", words)
