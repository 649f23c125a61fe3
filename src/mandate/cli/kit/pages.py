"""Pages that can be opened during a game."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mandate.cli.kit.layout import cell_width, wrap

if TYPE_CHECKING:
    from mandate.cli.kit.table import Table
    from mandate.core.game import Seat

HEADING = "# "  # before a line that stands out
KEY = 18  # columns for what is typed
_COLUMNS = re.compile(r"\s{3,}")


@dataclass(frozen=True, slots=True)
class Page:
    """A title and lines. A line starting with `# ` is a heading; one with four blanks is kept as is."""

    title: str
    lines: list[str]

    def laid_out(self, width: int) -> list[str]:
        """The lines, none wider than `width`; continuation lines are indented."""
        return [part for line in self.lines for part in _lay_out(line, width)]

    def written(self, width: int) -> list[str]:
        """The same for line-by-line output: title and headings are set apart."""
        out = ["", self.title.upper()]
        for line in self.laid_out(width):
            out += ["", line.removeprefix(HEADING).upper()] if line.startswith(HEADING) else [line]
        return out


def _lay_out(line: str, width: int) -> list[str]:
    """One line, wrapped if needed; `key   meaning`, separated by blanks, makes two columns."""
    if line.startswith("    "):
        return [line]
    columns = _COLUMNS.split(line.strip(), maxsplit=1)
    if len(columns) == 2 and cell_width(columns[0]) < KEY:
        key, meaning = columns
        first, *rest = wrap(meaning, width - KEY)
        return [key + " " * (KEY - cell_width(key)) + first, *(" " * KEY + part for part in rest)]
    first, *rest = wrap(line, width)
    return [first, *("  " + part for part in wrap(" ".join(rest), width - 2) if part)]


def in_lines(text: str) -> list[str]:
    """A message of several lines, as the lines of a page."""
    return [line for line in text.splitlines() if line.strip()]


def rules_page(table: Table[Any, Any]) -> Page:
    words = table.words
    return Page(
        table.drawing.rules_title(words), [words.clause(clause) for clause in table.drawing.clauses(table)]
    )


def log_page(table: Table[Any, Any], seat: Seat | None) -> Page:
    words = table.words
    lines = [
        words("play-log-line", number=n, sentence=said) for n, said in enumerate(table.log(seat), 1) if said
    ]
    back = table.deal.taken_back
    if back:
        lines.append(words("play-log-takebacks", count=back))
    return Page(words("play-page-log"), lines or [words("play-log-empty")])
