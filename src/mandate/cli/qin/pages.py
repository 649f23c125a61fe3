"""The pages that can be called up over a game: help, rules, the log, the unseen tiles."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mandate.cli.kit.layout import cell_width, wrap
from mandate.cli.qin.loose import COMMANDS
from mandate.games.qin.clauses import CLAUSES

if TYPE_CHECKING:
    from mandate.cli.qin.signs import Signs
    from mandate.cli.qin.table import Table

HEADING = "# "
KEY_WIDTH = 15
_COLUMNS = re.compile(r"\s{3,}")


@dataclass(frozen=True, slots=True)
class Page:
    """A title and lines; a line that begins with `# ` is a heading."""

    title: str
    lines: list[str]

    def laid_out(self, width: int) -> list[str]:
        """The lines, none wider than `width`; what goes on in the next line is indented."""
        return [part for line in self.lines for part in _lay_out(line, width)]


def _lay_out(line: str, width: int) -> list[str]:
    """One line, broken where it must be; `key   meaning`, set apart by blanks, makes two columns."""
    columns = _COLUMNS.split(line.strip(), maxsplit=1)
    if len(columns) == 2:
        key, meaning = columns
        parts = wrap(meaning, width - KEY_WIDTH)
        key += " " * (KEY_WIDTH - cell_width(key))
        return [key + parts[0], *(" " * KEY_WIDTH + part for part in parts[1:])]
    parts = wrap(line, width)
    return [parts[0], *("  " + part for part in wrap(" ".join(parts[1:]), width - 2) if part)]


def find(command: str, table: Table, signs: Signs) -> Page | None:
    """The page that a command calls up, if it calls up one."""
    if command == "help":
        return help_page(table, signs)
    makers = {"rules": rules_page, "log": log_page, "unseen": unseen_page}
    return makers[command](table) if command in makers else None


def help_page(table: Table, signs: Signs) -> Page:
    words = table.words
    commands = {command: words(f"play-command-{command}") for command in COMMANDS}
    pictures = {
        "start": "[R]",
        "single": signs.pagoda,
        "double": signs.pagoda * 2,
        "village": signs.village,
        "water": signs.water * 2,
        "grass": signs.grass,
        "fresh": signs.fresh,
    }
    parts = (
        words("play-help-goal"),
        words("play-help-keys"),
        words("play-help-tokens"),
        words("play-help-commands", **commands),
        *table.help(),
        words("play-help-board", **pictures),
        words("qin-board-note") + "\n" + words("play-help-notice"),
    )
    lines = [line for part in parts for line in (*part.splitlines(), "")]
    return Page(words("play-page-help"), lines[:-1])


def rules_page(table: Table) -> Page:
    words = table.words
    return Page(words("play-page-rules"), [words.clause(clause) for clause in CLAUSES])


def log_page(table: Table) -> Page:
    words = table.words
    lines = [f"{number:>3}. {told}" for number, told in enumerate(table.log(), 1)]
    back = table.deal.taken_back
    if back:
        lines.append(words("play-log-takebacks", count=back))
    return Page(words("play-page-log"), lines or [words("play-log-empty")])


def unseen_page(table: Table) -> Page:
    words, view = table.words, table.view
    lines = [words("play-unseen-line", tile=tile, count=count) for tile, count in view.unseen_tiles.items()]
    others = sum(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)
    lines.append(words("play-unseen-where", piles=sum(view.piles), hands=others))
    return Page(words("play-page-unseen"), lines)
