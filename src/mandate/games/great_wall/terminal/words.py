"""The Great Wall's words in the player's language; what they are, the game says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.kit.words import Words as TableWords
from mandate.core.flow import NO_ONE
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.words import cards, events, names

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mandate.core.game import Event
    from mandate.games.great_wall.rules.lineup import Lineup
    from mandate.games.great_wall.views.tabletop.common import Goods


class Words(TableWords):
    """The catalog in one language, for one table of The Great Wall.

    The names of the automata follow those of the seats.
    """

    def __init__(
        self, language: str, names: Sequence[str], table: Lineup | None = None, *, ascii_only: bool = False
    ) -> None:
        super().__init__(language, names, ascii_only=ascii_only)
        self.persons = len(self.names)
        self.box = OURS if table is None else table.box
        if table is not None and table.reed != NO_ONE:
            self.names.append(self("gw-reed-name"))
        if table is not None and table.jiushao != NO_ONE:
            self.names.append(self("gw-qin-name"))

    def event(self, event: Event) -> str:
        return self.tell(events.sentence(self.box, event))

    def resource(self, what: str) -> str:
        return self.tell(names.resource(what))

    def amount(self, n: int, what: str) -> str:
        return self.tell(names.amount(n, what))

    def goods(self, counts: Sequence[int]) -> str:
        return self.tell(names.goods(counts))

    def stock(self, goods: Goods) -> str:
        return self.goods([goods.W, goods.S, goods.G, goods.C])

    def soldier(self, kind: str) -> str:
        return self.tell(names.soldier(kind))

    def soldiers(self, kind: str) -> str:
        return self.tell(names.soldiers(kind))

    def section(self, code: str) -> str:
        return self.tell(names.section(code))

    def place(self, code: str) -> str:
        return self.tell(names.place(code))

    def phase(self, name: str) -> str:
        return self.tell(names.phase(name))

    def card(self, id: str) -> str:
        return self.tell(names.card(self.box, id))

    def cards(self, ids: Iterable[str]) -> str:
        return self.tell(names.cards(self.box, ids))

    def text(self, card: str) -> str:
        """What a card does; nothing of a card that this seat has not seen."""
        said = cards.text(self.box, card, self.persons)
        return "" if said is None else self.tell(said)

    def row(self, spot: str) -> str:
        return self.tell(names.row(spot))
