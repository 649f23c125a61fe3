"""The report as one HTML page with plots: what is met at a glance, then every number against its target.

It is self-contained and loads nothing. It is driven by the existing tables, modes and targets: a new one
appears by itself, in English until the catalog has words for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any

from mandate.arena import charts
from mandate.arena.charts import Point
from mandate.arena.page_style import begin, grid
from mandate.arena.wording import tell_reason
from mandate.core.errors import Code, Malformed
from mandate.files import write_whole
from mandate.games.great_wall.study.balance.estimates import Estimate
from mandate.games.great_wall.study.balance.modes import MODES, Contest
from mandate.games.great_wall.study.balance.names import LAYOUT, Layout, label, limits
from mandate.games.great_wall.study.balance.report import Report, between, cell, number, tally
from mandate.games.great_wall.study.balance.runs import GAME
from mandate.games.great_wall.study.balance.targets import CheckedTarget, Row, Verdict
from mandate.games.great_wall.words.names import place
from mandate.lang import say
from mandate.lang.text import tell

PARTS = ("end",)  # tables whose rows make up the whole
AMOUNTS = ("sources",)  # drawn as bars
FAIR = ("tea", "general")  # win rates: with rivals, as many as there are players are 1 together
FOLDED_FROM_ROWS = 12  # rows; longer plots without a target are folded until opened


def write(path: Path, report: Report, language: str) -> None:
    """Write the page, whole or not at all."""
    try:
        write_whole(path, page(report, language))
    except OSError as error:
        raise Malformed(Code.UNWRITABLE, file=str(path), reason=error.strerror or str(error)) from error


def page(report: Report, language: str) -> str:
    """The whole page as text."""
    page = _Page(report, language)
    parts = [page.head(), page.glance(), page.outside()]
    parts += [page.table(layout) for layout in page.layouts]
    parts.append(page.played())
    return "\n".join(part for part in parts if part) + "\n</main>\n</body>\n</html>\n"


class _Page:
    """The parts of the page in one language."""

    def __init__(self, report: Report, language: str) -> None:
        self.report = report
        self.language = language
        self.rows = {
            (row.table, row.mode, row.name): row for checked in report.verdicts for row in checked.rows
        }
        self.layouts = [
            layout for layout in LAYOUT if any(tables.get(layout.table) for tables in report.figures.values())
        ]

    # --- words -------------------------------------------------------------------------------------------

    def say(self, message: str, **facts: Any) -> str:
        return escape(say(self.language, message, facts))

    def title(self, layout: Layout) -> str:
        return say(self.language, "balance-table", {"table": _key(layout.table), "name": layout.title})

    def about(self, layout: Layout) -> str:
        facts = {"table": _key(layout.table), "name": layout.about}
        sentence = escape(say(self.language, "balance-about", facts))
        sentence = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", sentence)
        return re.sub(r"\*(.+?)\*", r"<em>\1</em>", sentence)

    def mode(self, name: str) -> str:
        return say(self.language, "balance-mode", {"mode": f"mode-{name}", "name": MODES[name].about})

    def row(self, table: str, name: str) -> str:
        if table == "end":
            return tell_reason(name, self.language)
        if table == "location":
            return tell(place(name), self.language)
        name_shown = label(table, name)
        if name_shown != name:
            return name_shown  # a card: its name is the same everywhere
        year = re.fullmatch(r"(Year|place) (\d+)", name)
        if year:
            return say(self.language, "balance-numbered", {"what": year[1].lower(), "number": year[2]})
        return say(self.language, "balance-row", {"row": _key(name), "name": name})

    # --- what is met -------------------------------------------------------------------------------------

    def head(self) -> str:
        title = self.say("balance-title")
        games = self.say("report-title", games=sum(self.report.games.values()), seed=self.report.seed)
        links = "".join(
            f'<li><a href="#{_key(layout.table)}">{escape(self.title(layout))}</a></li>'
            for layout in self.layouts
        )
        contents = self.say("balance-contents")
        nav = f"<nav><details><summary>{contents}</summary><ul>{links}</ul></details></nav>\n"
        return begin(self.language, title, games, nav)

    def glance(self) -> str:
        verdicts = self.report.verdicts
        tiles = "".join(
            f'<li class="{verdict}">{charts.sign(verdict)}<b>{n}</b> {self.say(f"report-{verdict}")}</li>'
            for verdict in Verdict
            if (n := sum(checked.verdict is verdict for checked in verdicts))
        )
        lines = "".join(self._target(checked) for checked in verdicts)
        return (
            f'<section id="glance"><h2>{self.say("balance-glance", targets=len(verdicts))}</h2>\n'
            f'<ul class="tiles">{tiles}</ul>\n<ol class="targets">{lines}</ol>\n{self._legend()}</section>'
        )

    def _target(self, checked: CheckedTarget) -> str:
        target = checked.target
        what = self.say(f"report-target-{target.number}")
        if checked.rows:
            what = f'<a href="#{_key(checked.rows[0].table)}">{what}</a>'
        counts = tally(checked)
        return (
            f'<li class="{checked.verdict}" value="{target.number}">{charts.sign(checked.verdict)}'
            f'<span class="what">{what} <small>{escape(limits(target))}</small></span>'
            f'<span class="verdict">{self.say(f"report-{checked.verdict}")}'
            f"{f' <small>{escape(counts)}</small>' if counts else ''}</span></li>"
        )

    def _legend(self) -> str:
        signs = (
            (Verdict.MET, "balance-sign-met"),
            (Verdict.OPEN, "balance-sign-open"),
            (Verdict.MISSED, "balance-sign-missed"),
            (None, "balance-sign-free"),
        )
        items = "".join(f"<li>{charts.sign(verdict)}{self.say(words)}</li>" for verdict, words in signs)
        return f'<p class="soft">{self.say("balance-reading")}</p><ul class="key">{items}</ul>'

    def outside(self) -> str:
        """Every number that is clearly outside its limits."""
        rows = [row for row in self.rows.values() if row.verdict is Verdict.MISSED]
        if not rows:
            return ""
        lines = [
            [
                f"{self.title_of(row.table)}: {self.row(row.table, row.name)}",
                row.mode,
                number(row.estimate.value, row.table),
                between(row.estimate.least, row.estimate.most, row.table),
                between(row.low, row.high, row.table),
            ]
            for row in rows
        ]
        heads = ("balance-number", "balance-mode-head", "balance-found", "balance-interval", "report-target")
        title = say(self.language, "balance-outside", {"numbers": len(rows)})
        table = grid(title, [self.say(head) for head in heads], lines)
        return f"<details><summary>{escape(title)}</summary>{table}</details>"

    def title_of(self, table: str) -> str:
        return next(self.title(layout) for layout in LAYOUT if layout.table == table)

    # --- one table ---------------------------------------------------------------------------------------

    def table(self, layout: Layout) -> str:
        table = layout.table
        modes = [name for name, tables in self.report.figures.items() if tables.get(table)]
        names = list(dict.fromkeys(row for mode in modes for row in self.report.figures[mode][table]))
        aimed = [mode for mode in modes if any((table, mode, name) in self.rows for name in names)]
        if len(names) == 1:
            points = [self._point(mode, layout, names[0], self.mode(mode)) for mode in modes]
            shown, more = self._plot(layout, points, self.title(layout)), ""
        else:
            first = aimed or (modes if len(names) <= FOLDED_FROM_ROWS else [])
            shown = self._parts(layout, modes) if table in PARTS else ""
            shown += _figures(self._panel(layout, mode) for mode in first)
            rest = [mode for mode in modes if mode not in first]
            more = _figures(self._panel(layout, mode) for mode in rest)
            if more:
                words = "balance-other-modes" if first else "balance-open-plots"
                more = f"<details><summary>{self.say(words)}</summary>{more}</details>"
        return (
            f'<section id="{_key(table)}"><h2>{escape(self.title(layout))}</h2>\n'
            f'<p class="soft">{self.about(layout)}</p>\n{shown}{more}\n{self._numbers(layout, modes, names)}'
            "</section>"
        )

    def _panel(self, layout: Layout, mode: str) -> str:
        points = [
            self._point(mode, layout, name, self.row(layout.table, name))
            for name in self.report.figures[mode][layout.table]
        ]
        if len(points) > FOLDED_FROM_ROWS or layout.table in FAIR[1:]:
            points.sort(key=lambda point: -point.value)  # among so many, readers look for the best
        return self._plot(layout, points, self.mode(mode), mode)

    def _plot(self, layout: Layout, points: Sequence[Point], caption: str, mode: str = "") -> str:
        of = MODES.get(mode)
        fair = 1 / of.players if of and of.contest is Contest.RIVALS and layout.table in FAIR else None
        title = f"{self.title(layout)}: {caption}" if mode else caption
        plot = charts.whiskers(
            points,
            lambda value: _mark(value, layout),
            f"{title}. {self._described(points)}",
            middle=fair,
            bars=layout.table in AMOUNTS,
        )
        head = f"<figcaption>{escape(caption)}</figcaption>" if mode else ""
        return f"<figure>{head}{plot}</figure>"

    def _described(self, points: Sequence[Point]) -> str:
        """What a plot shows, for those who do not see it: every number is in the table below."""
        most, least = max(points, key=lambda one: one.value), min(points, key=lambda one: one.value)
        facts = {"most": f"{most.name} {most.shown}", "least": f"{least.name} {least.shown}"}
        missed = ", ".join(point.name for point in points if point.verdict is Verdict.MISSED)
        sentence = say(self.language, "balance-plot", facts)
        return (
            f"{sentence} {say(self.language, 'balance-plot-missed', {'names': missed})}"
            if missed
            else sentence
        )

    def _point(self, mode: str, layout: Layout, name: str, label: str) -> Point:
        figure = self.report.figures[mode][layout.table].get(name)
        assert figure is not None
        aim: Row | None = self.rows.get((layout.table, mode, name))
        return Point(
            label,
            figure.value,
            figure.low,
            figure.high,
            figure.least,
            figure.most,
            number(figure.value, layout.table),
            (aim.low, aim.high) if aim else None,
            aim.verdict if aim else None,
        )

    def _parts(self, layout: Layout, modes: Sequence[str]) -> str:
        names = list(dict.fromkeys(row for mode in modes for row in self.report.figures[mode][layout.table]))
        labels = {name: self.row(layout.table, name) for name in names}

        def share(found: Estimate | None) -> float:
            return found.value if found else 0.0

        rows = [
            (
                self.mode(mode),
                [(labels[name], share(self.report.figures[mode][layout.table].get(name))) for name in names],
            )
            for mode in modes
        ]
        plot = charts.parts_of_whole(rows, f"{self.title(layout)}. {self.say('balance-plot-parts')}")
        return f"{charts.key(list(labels.values()))}<figure>{plot}</figure>"

    def _numbers(self, layout: Layout, modes: Sequence[str], names: Sequence[str]) -> str:
        """What the plots show, as a table."""
        rows = [
            [
                self.row(layout.table, name),
                *(cell(self.report.figures[mode][layout.table].get(name), layout.table) for mode in modes),
            ]
            for name in names
        ]
        heads = ["", *(escape(mode) for mode in modes)]
        table = grid(self.title(layout), heads, rows)
        return f"<details><summary>{self.say('balance-numbers')}</summary>{table}</details>"

    # --- what was played ---------------------------------------------------------------------------------

    def played(self) -> str:
        report = self.report
        rows = [
            [name, self.mode(name), f"{games:,}", f"{report.seconds[name]:.2f}"]
            for name, games in report.games.items()
        ]
        title = say(self.language, "balance-played")
        names = ("balance-mode-head", "balance-what", "balance-games", "balance-seconds")
        heads = [self.say(head) for head in names]
        facts = f"mandate report balance, {GAME}, {report.player}, seed {report.seed}, {report.made_by}"
        return (
            f'<section id="played"><h2>{escape(title)}</h2>{grid(title, heads, rows)}'
            f'<p class="soft">{self.say("balance-how")}</p>'
            f'<p class="soft"><code>{escape(facts)}</code></p></section>'
        )


def _mark(value: float, layout: Layout) -> str:
    """Beside an axis, where short is better than exact."""
    return f"{value * 100:.3g} %" if layout.form == "%" else f"{value:.3g}"


def _key(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def _figures(figures: Iterable[str]) -> str:
    cells = "".join(figures)
    return f'<div class="figures">{cells}</div>' if cells else ""
