"""The levels of each game with what was measured of them: a table in the game's page.

python -m tools.ladder_table            # says whether one is out of date
python -m tools.ladder_table --write    # renews them
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from mandate import games
from mandate.games.registry import Measured
from mandate.players import label, levels_of, temper
from tools.renewing import between, renew

PAGES = Path(__file__).parents[1] / "docs" / "games"
BEGIN = "<!-- ladder: written by `make docs`, not by hand -->"
END = "<!-- end of the ladder -->"
AT_TABLE = (1, 2, 3)  # how many of the level below it meets


def table_of_levels(game: str) -> str:
    """A row a level, the weakest first; what no one measured has no columns."""
    figures = games.registration(game).figures
    head = ["level", "name", "how it plays"]
    if figures:
        head += [f"{others + 1} players" for others in AT_TABLE]
    rows = [head, ["---:", "---", "---", *["---:"] * (len(head) - 3)]]
    for number, name in enumerate(levels_of(game), 1):
        row = [str(number), f"`{name}` ({label(name, 'en', game=game)})", temper(name, "en")]
        if figures:
            at = {found.others: found for found in figures.get(name, ())}
            row += [_share(at[others]) if others in at else "–" for others in AT_TABLE]
        rows.append(row)
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def _share(found: Measured) -> str:
    interval = f" ({found.low:.1f}–{found.high:.1f})" if found.low is not None else ""
    return f"{found.percent:.1f} %{interval}, {found.games} games"


def page_of(game: str) -> Path:
    return PAGES / f"{game}.md"


def renewed(game: str) -> str:
    """The game's page with the table as it should be."""
    return between(page_of(game).read_text("utf-8"), BEGIN, END, table_of_levels(game))


def main(arguments: Sequence[str]) -> int:
    return max(renew(page_of(game), renewed(game), arguments) for game in ("qin", "great-wall"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
