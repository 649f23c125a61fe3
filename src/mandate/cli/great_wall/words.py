"""The words of The Great Wall: names of everything on the table, in the player's language."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from mandate.cli.kit.words import Words as TableWords
from mandate.core.errors import Problem
from mandate.games.great_wall.numbers import CARDS, CODES, QIN, REED, REWARD, TYPE_OF
from mandate.games.great_wall.vocabulary import LOCATIONS, RESOURCES, REWARDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from mandate.games.great_wall.table import Table

_CODE_OF = dict(zip(LOCATIONS, CODES, strict=True))


class Words(TableWords):
    """The catalogue in one language, for one table of The Great Wall.

    Behind the names of the seats come those who play without a person.
    """

    def __init__(
        self, language: str, names: Sequence[str], table: Table | None = None, *, ascii_only: bool = False
    ) -> None:
        super().__init__(language, names, ascii_only=ascii_only)
        self.persons = len(self.names)
        if table is not None and table.reed >= 0:
            self.names.append(self("gw-reed-name"))
        if table is not None and table.qin >= 0:
            self.names.append(self("gw-qin-name"))

    def resource(self, what: str) -> str:
        return self("gw-resource", what=what)

    def amount(self, n: int | str, what: str) -> str:
        return self("gw-amount", n=n, what=self.resource(what))

    def cost(self, cost: Mapping[str, int]) -> str:
        return ", ".join(self.amount(n, what) for what, n in cost.items() if n)

    def goods(self, counts: Sequence[int]) -> str:
        return ", ".join(self.amount(n, what) for what, n in zip(RESOURCES, counts, strict=False) if n)

    def soldier(self, soldier: str) -> str:
        return self("gw-soldier", soldier=soldier)

    def a_soldier(self, soldier: str) -> str:
        return self("gw-soldier-one", soldier=soldier)

    def soldiers(self, soldier: str) -> str:
        return self("gw-soldiers", soldier=soldier)

    def section(self, section: str) -> str:
        return self("gw-section", section=section)

    def place(self, place: str) -> str:
        """A Location, by its code or its id."""
        return self("gw-place", place=_CODE_OF.get(place, place))

    def phase(self, phase: str) -> str:
        return self("gw-phase", phase=phase)

    def window(self, window: str) -> str:
        return self("gw-window", window=window)

    def card(self, card: str) -> str:
        """The name printed on a card; proper names stay as they are in every language."""
        found = _names().get(card) or _names().get(card.partition("-")[0])
        return self._fit(found) if found else self("gw-hidden-card")

    def cards(self, cards: Iterable[str]) -> str:
        return ", ".join(self.card(card) for card in cards)

    def row(self, spot: str) -> str:
        """`L1` or the beginning of `L1a3`."""
        return self("gw-row", section=self.section(spot[0]), row=int(spot[1]))

    def spot(self, spot: str) -> str:
        """`L1a3`, or the two spots of a Horseman: `L1a3b3`."""
        return self("gw-spot", section=self.section(spot[0]), row=int(spot[1]), cell=cells(spot))

    def reward(self, code: str) -> str:
        verb, args = REWARDS[code]
        what = {"honor": "honor", "draw_tactic": "tactic"}.get(verb) or self.resource(str(args["what"]))
        return self("gw-reward", reward=what, n=int(args["n"]))

    def rewards(self, horde: str, spot: str) -> str:
        """What the spots of `L1a3b3` on this Horde card give."""
        printed = REWARD[TYPE_OF[horde]]
        codes = [printed["ab".index(cell[0]) * 6 + int(cell[1]) - 1] for cell in pairs(spot)]
        return ", ".join(self.reward(code) for code in codes if code)

    def refusal(self, problem: Problem) -> str:
        """With names in place of the codes that tokens use; a server has told its sentence already."""
        if not problem.facts:
            return super().refusal(problem)
        facts = {name: self._named(name, fact) for name, fact in problem.facts.items()}
        named = type(problem)(problem.code, clause=problem.clause, **facts)
        return self._fit(named.tell(self.language))

    def _named(self, name: str, fact: Any) -> Any:
        if name == "place":
            return self.place(str(fact))
        if name == "card":
            return self.card(str(fact).rstrip("+"))
        return self.window(str(fact)) if name == "window" else fact


def pairs(spot: str) -> list[str]:
    """The cells of `L1a3b3`: a3, b3."""
    return [spot[i : i + 2] for i in range(2, len(spot), 2)]


def cells(spot: str) -> str:
    return "+".join(pairs(spot))


@functools.cache
def _names() -> dict[str, str]:
    kinds: tuple[Mapping[str, Any], ...] = (
        CARDS.commands, CARDS.generals, CARDS.advisors, CARDS.tactics, CARDS.artifacts, CARDS.horde_types,
        CARDS.requests, CARDS.events,
        REED.generals, QIN.commands, {REED.command.id: REED.command, QIN.id: QIN},
    )  # fmt: skip
    return {name: card.name for kind in kinds for name, card in kind.items()}
