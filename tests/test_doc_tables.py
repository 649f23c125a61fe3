"""Tables of the documents are whole: a row that an empty line cuts off is shown as plain text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
PAGES = sorted(
    page.relative_to(PROJECT).as_posix() for page in (*PROJECT.glob("*.md"), *PROJECT.glob("docs/**/*.md"))
)
RULE = re.compile(r"\|[ :|-]+\|")
FENCED = re.compile(r"^ *```.*?^ *```", re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", PAGES)
def test_every_row_belongs_to_a_table_with_a_heading(page: str) -> None:
    lines = FENCED.sub("", (PROJECT / page).read_text("utf-8")).splitlines()
    for above, line, below in zip(["", *lines], lines, [*lines[1:], ""], strict=False):
        if line.startswith("|") and not above.startswith("|"):
            assert RULE.fullmatch(below), line
