"""The page: verdicts first, then every table with its intervals, for readers who know the game a little."""

from __future__ import annotations

import errno
import math
import os
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from mandate.core.errors import Code, Malformed
from mandate.core.game import Json
from mandate.files import write_whole
from mandate.games.great_wall.study.balance.estimates import Estimate
from mandate.games.great_wall.study.balance.figures import Figures, levers, measure
from mandate.games.great_wall.study.balance.modes import MODES, PLAYER, find
from mandate.games.great_wall.study.balance.names import LAYOUT, Layout, label, limits
from mandate.games.great_wall.study.balance.runs import GAME, Kept
from mandate.games.great_wall.study.balance.targets import TARGETS, CheckedTarget, Verdict, check_target
from mandate.lang import say
from mandate.players import label as label_of

BEGIN, END = "<!-- balance: begin -->", "<!-- balance: end -->"
TITLE = "# The balance of The Great Wall\n\n"
READING = (
    "In the tables a cell is the estimate, then its 95 % interval and what was counted: "
    "`42.5 % (34.0 % to 51.4 %; 120)`. Players of one game depend on one another, so intervals are made from "
    "games, not from players. A verdict on many numbers at once (13 Generals, 44 Advisors) uses wider "
    "intervals that hold for all of them together. *Met*: the interval lies within the target. *Clearly "
    "missed* (✗): it lies outside. *Undecided*: it reaches across a limit."
)
SIGNS = {Verdict.MET: "✓", Verdict.MISSED: "✗", Verdict.OPEN: "?", Verdict.UNSEEN: "–"}


class Report(msgspec.Struct, frozen=True):
    """All that a run found out."""

    seed: str
    made_by: str
    player: str
    games: dict[str, int]  # by mode
    seconds: dict[str, float]  # of thought, for each seat and game
    figures: dict[str, Figures]
    verdicts: list[CheckedTarget]

    def to_json(self) -> Json:
        """Plain JSON: a limit that is not there (too few games) is null."""
        shown: Json = msgspec.json.decode(msgspec.json.encode(self))
        return shown


def make(kept: Kept, made_by: str, modes: Sequence[str], games: int, player: str = PLAYER) -> Report:
    summaries = {name: kept.of(name, games) for name in modes}
    figures = {name: measure(find(name), played) for name, played in summaries.items()}
    levers(figures)
    return Report(
        seed=kept.seed,
        made_by=made_by,
        player=player,
        games={name: len(played) for name, played in summaries.items()},
        seconds={name: round(kept.cost(name, games), 3) for name in modes},
        figures=figures,
        verdicts=[check_target(target, figures, player) for target in TARGETS],
    )


# --- the page -------------------------------------------------------------------------------------------


def markdown(report: Report) -> str:
    """What stands between the marks."""
    parts = [_played(report), _verdicts(report), _rows(report)]
    parts += [_table(layout, report) for layout in LAYOUT]
    return "\n\n".join(part for part in parts if part)


def write(report: Report, path: Path) -> None:
    """Into a page that has the marks, between them; a page that is not there is made."""
    before, after = check(path)
    try:
        write_whole(path, f"{before}{BEGIN}\n\n{markdown(report)}\n\n{END}{after}")
    except OSError as error:
        raise Malformed(Code.UNWRITABLE, file=str(path), reason=error.strerror or str(error)) from error


def check(path: Path) -> tuple[str, str]:
    """What stands before and behind the marks; a page that cannot take the report is refused early."""
    if not path.exists():
        if not path.parent.is_dir():
            raise Malformed(Code.UNWRITABLE, file=str(path), reason=os.strerror(errno.ENOENT))
        return TITLE, "\n"
    try:
        page = path.read_text("utf-8")
    except OSError as error:
        raise Malformed(Code.UNREADABLE, file=str(path), reason=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise Malformed(Code.NOT_TEXT, file=str(path)) from error
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise Malformed(Code.NO_MARKS, file=str(path), marks=f"{BEGIN} … {END}")
    return before, after


def _played(report: Report) -> str:
    rows = [
        (
            f"`{name}`",
            MODES[name].about,
            f"{games:,}",
            f"{report.seconds[name]:.2f}",
            _rate(report.figures[name].get("years", {}).get("Years")),
        )
        for name, games in report.games.items()
    ]
    lines = _grid(("mode", "what", "games", "seconds a seat and game", "Years, mean"), rows, right=2)
    command = " ".join(f"--mode {name}" for name in report.games)
    if report.player != PLAYER:
        command += f" --player {report.player}"
    most = max(report.games.values())
    return (
        f"## What was played\n\nOn all seats: {label_of(report.player, 'en', game=GAME)}"
        f" (`{report.player}`).\n\n{lines}\n\n{READING}\n\n"
        f"Seed `{report.seed}`; rules, data and players `{report.made_by}`. To play the same games again:\n\n"
        f"    mandate report balance {command} --games {most} --seed {report.seed}"
    )


def _verdicts(report: Report) -> str:
    rows = []
    for checked in report.verdicts:
        number = checked.target.number
        rows.append(
            (
                str(number),
                say("en", f"report-target-{number}"),
                limits(checked.target),
                f"{SIGNS[checked.verdict]} **{say('en', f'report-{checked.verdict}')}**",
                tally(checked),
            )
        )
    counts = {verdict: sum(checked.verdict is verdict for checked in report.verdicts) for verdict in Verdict}
    summary = ", ".join(f"{n} {say('en', f'report-{verdict}')}" for verdict, n in counts.items() if n)
    table = _grid(("#", "measure", "target", "verdict", "its figures"), rows)
    return f"## Verdicts\n\nOf {len(report.verdicts)} targets: {summary}.\n\n{table}"


def tally(checked: CheckedTarget) -> str:
    """How many numbers of a target are in, out and open: `12 ✓, 2 ✗`."""
    counts = {sign: sum(row.verdict is verdict for row in checked.rows) for verdict, sign in SIGNS.items()}
    return ", ".join(f"{n} {sign}" for sign, n in counts.items() if n) if len(checked.rows) > 1 else ""


def _rows(report: Report) -> str:
    """Every number that is clearly outside its limits."""
    rows = [
        (
            str(checked.target.number),
            f"`{row.mode}`",
            f"{label(row.table, row.name)}",
            number(row.estimate.value, row.table),
            between(row.estimate.least, row.estimate.most, row.table),
            between(row.low, row.high, row.table),
        )
        for checked in report.verdicts
        for row in checked.rows
        if row.verdict is Verdict.MISSED
    ]
    if not rows:
        return ""
    heads = ("#", "mode", "number", "found", "interval of its family", "target")
    return "## Numbers clearly outside their target\n\n" + _grid(heads, rows)


def _table(layout: Layout, report: Report) -> str:
    """One kind of number, a column for each mode that has it; what misses its target is marked."""
    modes = [name for name, tables in report.figures.items() if tables.get(layout.table)]
    if not modes:
        return ""
    outside = {
        (row.mode, row.name)
        for checked in report.verdicts
        for row in checked.rows
        if row.table == layout.table and row.verdict is Verdict.MISSED
    }
    names = dict.fromkeys(row for mode in modes for row in report.figures[mode][layout.table])
    rows = [
        (
            label(layout.table, row),
            *(
                cell(report.figures[mode][layout.table].get(row), layout.table)
                + (f" {SIGNS[Verdict.MISSED]}" if (mode, row) in outside else "")
                for mode in modes
            ),
        )
        for row in names
    ]
    heads = (layout.rows, *(f"`{mode}`" for mode in modes))
    return f"## {layout.title}\n\n{layout.about}\n\n{_grid(heads, rows, right=1)}"


# --- numbers --------------------------------------------------------------------------------------------


def cell(estimate: Estimate | None, table: str) -> str:
    if estimate is None:
        return ""
    shown = number(estimate.value, table)
    return f"{shown} ({between(estimate.low, estimate.high, table)}; {estimate.n:,})"


def _rate(estimate: Estimate | None) -> str:
    return "" if estimate is None else f"{estimate.value:.2f}"


def number(value: float, table: str) -> str:
    if math.isinf(value):
        return "…"
    form = next((layout.form for layout in LAYOUT if layout.table == table), ".2f")
    return f"{value * 100:.1f} %" if form == "%" else f"{value:{form}}"


def between(low: float, high: float, table: str) -> str:
    return f"{number(low, table)} to {number(high, table)}"


def _grid(heads: Sequence[str], rows: Iterable[Sequence[str]], *, right: int | None = None) -> str:
    """A Markdown table; from the column `right` on, numbers stand at the right."""
    marks = ["---:" if right is not None and i >= right else "---" for i in range(len(heads))]
    lines = [heads, marks, *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
