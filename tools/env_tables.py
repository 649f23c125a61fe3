"""The layouts of observations as tables in docs/env-layouts.md, made from the fields that fill them.

python -m tools.env_tables            # says whether the page is out of date
python -m tools.env_tables --write    # renews it
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from mandate.envs.layout import Block
from mandate.games.great_wall.envs.encoding import OPTIONS, SLOTS
from mandate.games.great_wall.envs.layouts import BLOCKS
from mandate.games.great_wall.envs.options import COLUMNS
from mandate.games.qin.envs.planes import PLANE_NAMES, VECTOR, VECTOR_NAMES
from tools.renewing import between, renew

PAGE = Path(__file__).parents[1] / "docs" / "env-layouts.md"
MARK = "<!-- {}: written by `make docs`, not by hand -->"
END = "<!-- end of {} -->"
HEAD = ("| at | name | what it is |", "|---|---|---|")


def qin() -> str:
    lines = ["**planes** (`planes`, height, width)", "", "| plane | name | what it is |", "|---|---|---|"]
    lines += [f"| {i} | `{name}` | {meaning} |" for i, (name, meaning) in enumerate(PLANE_NAMES)]
    lines += ["", f"**vector** ({VECTOR}): what lies beside the board", "", *HEAD]
    begin = 0
    for name, size, meaning in VECTOR_NAMES:
        lines.append(f"| {_at(begin, begin + size)} | `{name}` | {meaning} |")
        begin += size
    return "\n".join(lines) + "\n"


def great_wall() -> str:
    return "\n".join([*map(table, BLOCKS), options()])


def options() -> str:
    """The columns of the rows of options."""
    head = f"**{OPTIONS}** ({SLOTS} × {len(COLUMNS)}, uint8): what is offered, an option in each row"
    lines = [head, "", "| at | name | values | what it is |", "|---|---|---:|---|"]
    for at, column in enumerate(COLUMNS):
        lines.append(f"| {at} | `{column.name}` | {column.values} | {column.meaning} |")
    return "\n".join(lines) + "\n"


def table(block: Block) -> str:
    shape = " × ".join(map(str, (*block.rows, block.size)))
    lines = [f"**{block.name}** ({shape}): {block.meaning}", "", *HEAD]
    for field, begin, end in block.slices():
        lines.append(f"| {_at(begin, end)} | `{field.name}` | {field.meaning} |")
    return "\n".join(lines) + "\n"


def _at(begin: int, end: int) -> str:
    return str(begin) if end == begin + 1 else f"{begin}–{end - 1}"


def renewed(page: str) -> str:
    for name, made in (("Qin’s layout", qin()), ("The Great Wall’s layout", great_wall())):
        page = between(page, MARK.format(name), END.format(name), f"\n{made}")
    return page


def main(arguments: Sequence[str]) -> int:
    return renew(PAGE, renewed(PAGE.read_text("utf-8")), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
