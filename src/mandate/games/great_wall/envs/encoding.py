"""The Great Wall as arrays: blocks of the table, and two ways to number the choices.

`tokens`: an action is an index into the closed list of all choices. `slots`: an action is an index into the
offer, and the observation has a row of features for each offered option.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias, cast, get_args

import numpy as np

from mandate.core.game import Decision, View
from mandate.envs.encoding import Blocks, Encoding, Form, one_of
from mandate.envs.layout import Floats, Kept
from mandate.games.great_wall.cards.numbers import ROWS, SECTION
from mandate.games.great_wall.envs.clans import CLAN, OWN, clans_of
from mandate.games.great_wall.envs.options import OPTION, rows_for
from mandate.games.great_wall.envs.places import HORDE, LOCATION, SECTIONS, AtPlace, InSection, OfHorde
from mandate.games.great_wall.envs.seen import Seen
from mandate.games.great_wall.envs.table import TABLE
from mandate.games.great_wall.envs.tokens import NUMBER_OF, TOKENS
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.views.tabletop import tabletop
from mandate.games.great_wall.views.view import GreatWallView

Actions: TypeAlias = Literal["tokens", "slots"]
SLOTS: Final = 128  # more than any offer has
BLOCKS: Final = (TABLE, CLAN, SECTIONS, HORDE, LOCATION, OWN)


class GreatWallEncoding(Encoding):
    """The Great Wall, any mode."""

    low, high = -100.0, 100.0

    def __init__(self, options: Mapping[str, Any], form: Form = "array", actions: Actions = "tokens") -> None:
        super().__init__(form)
        GREAT_WALL.configure(options)
        self.by_slot = one_of("actions", actions, get_args(Actions)) == "slots"
        self.actions = SLOTS if self.by_slot else len(TOKENS)
        self.shapes = {block.name: block.shape for block in BLOCKS}
        if self.by_slot:
            self.shapes[OPTION.name] = (SLOTS, OPTION.size)
        self._kept: dict[tuple[int, int], Kept] = {}  # by seat and number of seats
        self._shape = (sum(int(np.prod(shape)) for shape in self.shapes.values()),)

    @property
    def shape(self) -> tuple[int, ...]:
        return self._shape

    def blocks(self, view: View) -> Blocks:
        great_wall_view = cast(GreatWallView, view)
        seen = Seen(tabletop(great_wall_view), _left(great_wall_view))
        table, kept = seen.table, self._kept.setdefault((seen.me, seen.table.options.players), {})
        sections: list[InSection | None] = [None] * 3
        hordes: list[OfHorde | None] = [None] * (3 * ROWS)
        for section in table.sections:
            number = SECTION[section.section]
            sections[number] = InSection(seen, section)
            for row, horde in enumerate(section.hordes):
                hordes[number * ROWS + row] = OfHorde(seen, horde)
        blocks = {
            TABLE.name: TABLE.array([seen]),
            CLAN.name: CLAN.array(clans_of(seen), kept),
            SECTIONS.name: SECTIONS.array(sections, kept),
            HORDE.name: HORDE.array(hordes, kept),
            LOCATION.name: LOCATION.array((AtPlace(seen, place) for place in table.locations), kept),
            OWN.name: OWN.array([table.own], kept),
        }
        if self.by_slot:
            blocks[OPTION.name] = self._offered(great_wall_view, seen)
        return blocks

    def __getstate__(self) -> dict[str, Any]:
        """Leave the caches out."""
        return self.__dict__ | {"_kept": {}}

    def _offered(self, view: GreatWallView, seen: Seen) -> Floats:
        rows = np.zeros(self.shapes[OPTION.name], dtype=np.float32)
        if view.decision is not None:
            numbers = [NUMBER_OF[token] for token in view.decision.options]
            rows[: len(numbers)] = rows_for(seen.table.options.players, seen.me)[numbers]
        return rows

    def join(self, blocks: Blocks) -> Floats:
        """The blocks concatenated in the order of the layout."""
        return np.concatenate([blocks[name].ravel() for name in self.shapes])

    def legal(self, decision: Decision) -> Sequence[int]:
        if self.by_slot:
            return range(len(decision.options))
        return [NUMBER_OF[token] for token in decision.options]

    def token(self, decision: Decision, action: int) -> str | None:
        if not self.by_slot:
            return TOKENS[action]
        return decision.options[action] if action < len(decision.options) else None

    def action(self, decision: Decision, token: str) -> int:
        return list(decision.options).index(token) if self.by_slot else NUMBER_OF[token]


def _left(view: GreatWallView) -> int:
    """How much is left to do, for questions that repeat until enough is done."""
    left = view.stack[-1][3].get("n", 0) if view.stack and view.decision is not None else 0
    return left if isinstance(left, int) else 0
