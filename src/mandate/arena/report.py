"""The report: one self-contained HTML file that makes no requests."""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from mandate.arena import plots
from mandate.arena.summary import Summary
from mandate.arena.wording import score_name, tell_reason
from mandate.core.errors import Code, Malformed
from mandate.files import write_whole
from mandate.lang import say

STYLE = """
:root {
  color-scheme: light dark;
  --ink: #1d1d1f; --paper: #fbfaf7; --line: #d8d4ca; --mark: #a3341f; --soft: #6b675e
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece8df; --paper: #1b1a18; --line: #45423b; --mark: #ef8a6f; --soft: #a8a296 }
}
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem } h2 { font-size: 1.15rem; margin-top: 2.2rem }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { padding: .35rem .8rem; border-bottom: 1px solid var(--line); text-align: right }
td { white-space: nowrap } th { font-weight: 600; vertical-align: bottom }
th:first-child, td:first-child { text-align: left }
h2::first-letter { text-transform: uppercase }
td.cell { background: color-mix(in srgb, var(--mark) calc(var(--share) * 60%), transparent) }
small, .soft { color: var(--soft) }
svg { width: 100%; height: auto } svg text { fill: var(--ink); font: 13px system-ui, sans-serif }
svg .mark { fill: var(--soft); font-size: 12px } svg .grid { stroke: var(--line) }
svg .middle { stroke: var(--soft); stroke-dasharray: 4 4 } svg .bar { stroke: var(--mark); stroke-width: 2.5 }
svg .dot, svg .fill { fill: var(--mark) }
code { overflow-wrap: anywhere }
"""


def check(path: Path) -> None:
    """Refuse before anything is played where the report could not be written after it."""
    reason = 0
    if path.is_dir():
        reason = errno.EISDIR
    elif path.exists() and not path.is_file():
        reason = errno.EINVAL  # a device: writing puts a new file in the place of the old one
    elif not path.parent.is_dir():
        reason = errno.ENOENT
    elif not os.access(path.parent, os.W_OK):
        reason = errno.EACCES
    if reason:
        raise Malformed(Code.UNWRITABLE, file=str(path), reason=os.strerror(reason))


def write(path: Path, summary: Summary, language: str) -> None:
    """Write the report, whole or not at all."""
    write_page(path, page(summary, language))


def write_page(path: Path, written: str) -> None:
    try:
        write_whole(path, written)
    except OSError as error:
        raise Malformed(Code.UNWRITABLE, file=str(path), reason=error.strerror or str(error)) from error


def page(summary: Summary, language: str) -> str:
    """The whole page as text."""
    report = _Page(summary, language)
    parts, plan = [report.head()], summary.plan
    if summary.tables:
        parts.append(report.standings())
    if plan.seats == 2 and not plan.together and len(plan.players) > 2:
        parts.append(report.matrix())
    if summary.ratings is not None:
        parts.append(report.ratings())
    if summary.seats:
        parts.append(report.seats())
    if summary.lengths:
        parts.append(report.lengths())
    parts += [report.paces(), report.failures(), report.how()]
    return "\n".join(part for part in parts if part) + "\n</body>\n</html>\n"


def page_of(title: str, parts: Sequence[str], language: str) -> str:
    """A page in the same style; parts are HTML, the title is not."""
    whole = [head_of(title, language), *parts]
    return "\n".join(part for part in whole if part) + "\n</body>\n</html>\n"


def head_of(title: str, language: str) -> str:
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>"
    )


class _Page:
    """The parts of the page in one language."""

    def __init__(self, summary: Summary, language: str) -> None:
        self.summary = summary
        self.plan = summary.plan
        self.labels = summary.plan.labels
        self.language = language

    def say(self, message: str, **facts: Any) -> str:
        return escape(say(self.language, message, facts))

    def head(self) -> str:
        game = say(self.language, f"{self.plan.game}-name")
        facts = {"games": self.summary.games, "game": game, "seed": self.plan.seed}
        title = say(self.language, "simulate-title", facts)
        return f'{head_of(title, self.language)}\n<p class="soft">{self.say("arena-report-how")}</p>'

    def standings(self) -> str:
        plan, rows, names, shares = self.plan, [], [], []
        adjusted = self.summary.is_adjusted
        for table in self.summary.tables:
            for standing in table.standings[: 1 if plan.seats == 2 else None]:
                others = [self.labels[one.player] for one in table.standings if one is not standing]
                name = self.labels[standing.player]
                shown = table.anytime if table.anytime and not plan.together else standing.share
                names.append(f"{name} – {', '.join(others)}" if others else name)
                shares.append(shown)
                rows.append(
                    [
                        name,
                        ", ".join(others),
                        f"{standing.seats}/{plan.seats}",
                        str(table.games),
                        shown.percents(),
                        *([standing.adjusted.percents() if standing.adjusted else ""] if adjusted else []),
                        standing.score.decimals(),
                    ]
                )
        columns = ("arena-player", "arena-against", "arena-held", "arena-played")
        titles = [self.say(message) for message in columns]
        titles.append(self.say("arena-won") if plan.together else self.say("arena-share"))
        titles += [self.say("arena-adjusted")] if adjusted else []
        titles.append(self.say(f"simulate-{score_name(plan.game)}"))
        fair = None if plan.together else 1 / plan.seats
        title = titles[4]
        how = f'\n<p class="soft">{self.say("arena-report-adjusted")}</p>' if adjusted else ""
        plot = plots.intervals(names, shares, lambda v: f"{v:.0%}", middle=fair, title=title)
        return f"<h2>{title}</h2>\n{plot}\n{table_of(titles, rows)}{how}"

    def matrix(self) -> str:
        """Each player's wins against each other player, as rows against columns."""
        shares: dict[tuple[int, int], float] = {}
        for table in self.summary.tables:
            one, other = table.standings
            shares[one.player, other.player] = one.share.mean
            shares[other.player, one.player] = other.share.mean
        heads = "".join(f"<th>{escape(label)}</th>" for label in self.labels)
        rows = []
        for row, label in enumerate(self.labels):
            cells = [
                f'<td class="cell" style="--share: {shares[row, column]:.3f}">{shares[row, column]:.1%}</td>'
                if (row, column) in shares
                else "<td></td>"
                for column in range(len(self.labels))
            ]
            rows.append(f"<tr><th>{escape(label)}</th>{''.join(cells)}</tr>")
        title = self.say("arena-report-matrix")
        return f"<h2>{title}</h2>\n<table><tr><th></th>{heads}</tr>{''.join(rows)}</table>"

    def ratings(self) -> str:
        pairs = zip(self.labels, self.summary.ratings or (), strict=True)
        order = sorted(pairs, key=lambda pair: -pair[1].mean)
        names, rated = [label for label, _ in order], [one for _, one in order]
        title = self.say("arena-rating")
        plot = plots.intervals(names, rated, lambda v: f"{v:+.0f}", middle=0.0, title=title)
        rows = [[name, one.points()] for name, one in zip(names, rated, strict=True)]
        table = table_of([self.say("arena-player"), title], rows)
        return f'<h2>{title}</h2>\n{plot}\n{table}\n<p class="soft">{self.say("arena-report-rating")}</p>'

    def seats(self) -> str:
        title = self.say("arena-report-seats")
        names = [self.say("arena-report-seat", seat=seat + 1) for seat in range(self.plan.seats)]
        seats = self.summary.seats
        plot = plots.intervals(names, seats, lambda v: f"{v:.0%}", middle=1 / self.plan.seats, title=title)
        return f"<h2>{title}</h2>\n{plot}"

    def lengths(self) -> str:
        lengths = self.summary.lengths
        title = self.say("arena-report-length")
        mean = f"{sum(lengths) / len(lengths):.1f}"
        sentence = self.say("arena-length", mean=mean, least=min(lengths), most=max(lengths))
        reasons = [f"{tell_reason(r, self.language)} {n}" for r, n in self.summary.ended.most_common()]
        ended = self.say("simulate-ended", reasons=", ".join(reasons))
        return f"<h2>{title}</h2>\n{plots.histogram(lengths, title)}\n<p>{sentence} {ended}</p>"

    def paces(self) -> str:
        rows = [
            [label, str(pace.decisions), f"{pace.seconds:.1f}", f"{pace.rate:.0f}"]
            for label, pace in zip(self.labels, self.summary.paces, strict=True)
        ]
        titles = ("arena-player", "arena-report-decisions", "arena-report-seconds", "arena-pace")
        return (
            f"<h2>{self.say('arena-pace')}</h2>\n{table_of([self.say(message) for message in titles], rows)}"
        )

    def failures(self) -> str:
        if not self.summary.failures:
            return ""
        items = []
        for player, failures in self.summary.failures.items():
            sentence = self.say("arena-failed", player=self.labels[player], times=len(failures))
            items.append(f"<li>{sentence} {escape(failures[0].tell(self.language))}</li>")
        return f"<h2>{self.say('arena-report-failures')}</h2>\n<ul>{''.join(items)}</ul>"

    def how(self) -> str:
        plan = self.plan
        facts = f"mandate {plan.mandate}, {plan.game}, rules {plan.rules}, seed {plan.seed}, {plan.digest()}"
        return f'<p class="soft"><code>{escape(facts)}</code></p>'


def table_of(titles: list[str], rows: list[list[str]]) -> str:
    """A table as HTML. Titles are escaped already; rows are not."""
    head = "".join(f"<th>{title}</th>" for title in titles)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"
