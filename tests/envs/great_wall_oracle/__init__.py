"""The Great Wall's observations read off the table that a view shows, field by field."""

from __future__ import annotations

from mandate.envs.encoding import Blocks
from mandate.games.great_wall.cards.numbers import ROWS, SECTION
from mandate.games.great_wall.envs import layouts
from mandate.games.great_wall.views.tabletop import tabletop
from mandate.games.great_wall.views.view import GreatWallView
from tests.envs.great_wall_oracle.clans import CLAN, OWN, clans_of
from tests.envs.great_wall_oracle.places import HORDE, LOCATION, SECTIONS, AtPlace, InSection, OfHorde
from tests.envs.great_wall_oracle.seen import Seen
from tests.envs.great_wall_oracle.table import TABLE
from tests.envs.reading import rows


def plainly(view: GreatWallView) -> Blocks:
    """The blocks of what a view's seat knows."""
    seen = Seen(tabletop(view), _left(view))
    table = seen.table
    sections: list[InSection | None] = [None] * 3
    hordes: list[OfHorde | None] = [None] * (3 * ROWS)
    for section in table.sections:
        number = SECTION[section.section]
        sections[number] = InSection(seen, section)
        for row, horde in enumerate(section.hordes):
            hordes[number * ROWS + row] = OfHorde(seen, horde)
    return {
        "table": rows(layouts.TABLE, TABLE, [seen]),
        "clans": rows(layouts.CLAN, CLAN, clans_of(seen)),
        "sections": rows(layouts.SECTION, SECTIONS, sections),
        "hordes": rows(layouts.HORDE, HORDE, hordes),
        "locations": rows(layouts.LOCATION, LOCATION, (AtPlace(seen, place) for place in table.locations)),
        "own": rows(layouts.OWN, OWN, [table.own]),
    }


def _left(view: GreatWallView) -> int:
    """How much is left to do, for questions that repeat until enough is done."""
    left = view.stack[-1][3].get("n", 0) if view.stack and view.decision is not None else 0
    return left if isinstance(left, int) else 0
