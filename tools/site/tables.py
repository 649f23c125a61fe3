"""Wide tables of estimates, as they can be read: the interval below its mean, and long ones folded."""

from __future__ import annotations

import re

# `47.3 % (39.3 % to 55.4 %; 148) ✗`: a mean, its interval, how many it comes from, and a verdict
CELL = re.compile(
    r"^(?P<mean>[^()|]+?) \((?P<interval>[^()|]+ to [^()|]+; [\d,]+|…; [\d,]+)\)(?P<verdict> \S+)?$"
)
NARROW = 3  # columns that fit a page as they are
SHORT = 20  # rows that are shown at once


def readable(table: str) -> str:
    """The same figures: nothing is left out of a table, and none that fits is changed."""
    rows = [line.strip().strip("|").split("|") for line in table.replace("\\|", "¦").splitlines()]
    if len(rows[0]) <= NARROW or not any(CELL.match(cell.strip()) for row in rows[2:] for cell in row):
        return table
    lines = [f"| {' | '.join(_cell(cell.strip()) for cell in row)} |" for row in rows]
    inner = "\n".join(lines).replace("¦", "\\|")
    if len(rows) - 2 <= SHORT:
        return f'<div class="wide" markdown>\n\n{inner}\n\n</div>\n'
    summary = f"The table: {len(rows) - 2} rows, {len(rows[0]) - 1} columns"
    return f'<details class="wide" markdown>\n<summary>{summary}</summary>\n\n{inner}\n\n</details>\n'


def _cell(words: str) -> str:
    found = CELL.match(words)
    return (
        f"{found['mean']}{found['verdict'] or ''}<br><small>{found['interval']}</small>" if found else words
    )
