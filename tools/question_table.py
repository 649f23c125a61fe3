"""The table of The Great Wall's questions in its page: what is asked, and under which clause, from the rules.

    python -m tools.question_table            # says whether it is out of date
    python -m tools.question_table --write    # renews it

Tokens and what they mean are written by hand; every kind of question needs its line.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from mandate.core.flow import Frame, Steps
from mandate.games.great_wall.rules.flow import KINDS
from mandate.lang.text import Fact, Text, tell
from tools.renewing import renew

PAGE = Path(__file__).parent.parent / "docs" / "games" / "great-wall.md"
ROW = re.compile(r"^\| `([a-z.]+)` \| .*? \| .*? \| (.* \| .*) \|$", re.MULTILINE)
FACTS: dict[str, Fact] = {"n": 2, "window": "…", "card": "…"}


def asked(kind: str) -> tuple[str, str]:
    """The title of a kind of question, and its clause."""
    found = KINDS[kind]
    assert not isinstance(found, Steps)
    assert found.telling is not None
    title = tell(Text(f"gw-ask-{kind.replace('.', '-')}", FACTS), "en")
    return title, found.telling.clause_of(Frame(kind), "")


def renewed(page: str) -> str:
    """The page with what the rules say in the columns that are theirs."""

    def line(found: re.Match[str]) -> str:
        title, clause = asked(found[1])
        return f"| `{found[1]}` | {title} | `{clause}` | {found[2]} |"

    before, head, table = page.partition("| kind | asks | clause | token | meaning |\n")
    rows, gap, after = table.partition("\n\n")
    return before + head + ROW.sub(line, rows) + gap + after


def main(arguments: Sequence[str]) -> int:
    return renew(PAGE, renewed(PAGE.read_text("utf-8")), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
