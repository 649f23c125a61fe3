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
from tools.site.tables import readable

TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
NUMBER = r"-?\d[\d,]*(?:\.\d+)?"
UNIT = r"(?:%|×|k|M)?"
# `70.0 % (60.8–77.8 %)`, `**2.79 ×** [2.72–2.84]`, `92.5 % (87.9 % to 95.4 %; 200) ✗`
ESTIMATE = re.compile(
    rf"\*{{0,2}}({NUMBER}) ?({UNIT})\*{{0,2}} ?"
    rf"[(\[]({NUMBER}) ?{UNIT}(?:–| to )({NUMBER}) ?{UNIT}(?:; [\d,]+)?[)\]](?: \S)?$"
)
FEWEST, MOST = 3, 50  # estimates that are worth a plot
WIDE = 4  # columns of estimates: of a wider table only the first is drawn


def with_plots(markdown: str) -> str:
    """The page with a plot below each table that has intervals, and wide ones as they can be read."""
    done, at, heading = [], 0, ""
    for found in TABLE.finditer(markdown):
        before = markdown[at : found.start()]
        heading = (HEADING.findall(before) or [heading])[-1]
        plots = [f"\n{plot}\n" for plot in _plots(found[0], _plain(heading))]
        done += [before, readable(found[0]), *plots]
        at = found.end()
    return "".join([*done, markdown[at:]])


def _plots(table: str, heading: str) -> Iterator[str]:
    head, _, *rows = [
        [cell.strip() for cell in line.strip().strip("|").replace("\\|", "¦").split("|")]
        for line in table.splitlines()
    ]
    if len(rows) == 1:  # one line of estimates: the columns are compared
        head, rows = ["", rows[0][0]], [list(pair) for pair in zip(head[1:], rows[0][1:], strict=False)]
    drawn = [_drawn(head, rows, column, heading) for column in range(1, len(head))]
    found = [plot for plot in drawn if plot]
    yield from found[:1] if len(found) > WIDE else found


def _drawn(head: Sequence[str], rows: Sequence[Sequence[str]], column: int, heading: str) -> str:
    """A plot of this column, or nothing where it has no intervals to compare."""
    read = [(_plain(row[0]), _estimate(row[column])) for row in rows if column < len(row)]
    known = [(name, *found) for name, found in read if found]
    if not max(FEWEST, len(rows) - 1) <= len(known) <= MOST or len({unit for *_, unit in known}) != 1:
        return ""
    names, estimates, units = zip(*known, strict=True)
    at = [value for value in map(_number, names) if value is not None]
    is_curve = len(at) == len(names) and at == sorted(set(at))
    title = f"{heading}: {_plain(head[column])}" + (f", by {_plain(head[0])}" if is_curve else "")
    plot = (
        _curve(at, estimates, units[0], title)
        if is_curve
        else intervals(names, estimates, functools.partial(_shown, unit=units[0]), title=title)
    )
    caption = f"<figcaption>{escape(title, quote=False)}</figcaption>"
    return f'<figure class="plot" tabindex="0">{plot}{caption}</figure>'


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
        label = f"{value:,.0f}: {_shown(one.mean, unit)} ({_shown(one.low, unit)} – {_shown(one.high, unit)})"
        parts.append(
            f"<g><title>{label}</title>{_line('bar', x(value), y(one.low), x(value), y(one.high))}"
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
