"""The scoring at the end, step by step in a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.kit.layout import cell_width
from mandate.games.great_wall.terminal.cells import WIDTH
from mandate.games.great_wall.words.causes import step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mandate.games.great_wall.rules.events.course import Scored
    from mandate.games.great_wall.terminal.words import Words

LABEL = 24


def table(words: Words, scored: Sequence[Scored], clans: Sequence[int]) -> list[str]:
    """What everybody had, got in each step, and has: a column for each of these Clans."""
    if not scored:
        return []
    first = scored[0]
    before = [total - n for total, n in zip(first.totals, first.amounts, strict=True)]
    rows = [(words("gw-score-before"), [str(before[clan]) for clan in clans])]
    steps = ((words.tell(step(words.box, each.cause)), each.amounts) for each in scored)
    rows += [(name, [f"{amounts[clan]:+d}" for clan in clans]) for name, amounts in steps]
    rows.append((words("gw-score-total"), [str(scored[-1].totals[clan]) for clan in clans]))
    width = (WIDTH - LABEL) // len(clans)
    names = [words.names[clan] for clan in clans]
    lines = [_row(words("gw-score-title"), [_cut(name, width - 2) for name in names], width)]
    lines += [_row(label, numbers, width) for label, numbers in rows]
    return lines


def _row(label: str, cells: Sequence[str], width: int) -> str:
    label = _cut(label, LABEL - 1)
    head = label + " " * (LABEL - cell_width(label))
    return head + "".join(" " * max(width - cell_width(cell), 1) + cell for cell in cells)


def _cut(text: str, width: int) -> str:
    while cell_width(text) > width:
        text = text[:-1]
    return text
