"""What the rows of tidy facts are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.core.question import Row
from mandate.games.great_wall.cards.vocabulary import RESOURCES, SOLDIERS
from mandate.games.great_wall.words import names
from mandate.lang.text import Joined, Named, Text, joined, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mandate.core.question import Target
    from mandate.games.great_wall.views.tabletop.common import Army, Goods
    from mandate.lang.text import Fact


def row(id: str, value: Fact, target: Target | None = None) -> Row:
    """A row with a name of the catalog."""
    return Row(Text(id), value, target)


def goods(held: Goods) -> Joined:
    return names.goods([getattr(held, what) for what in RESOURCES])


def army(soldiers: Army) -> Joined:
    counts = ((kind, getattr(soldiers, kind)) for kind in SOLDIERS)
    return joined(
        text("gw-tidy-soldiers", n=n, soldier=names.soldier(kind), soldiers=names.soldiers(kind))
        for kind, n in counts
        if n
    )


def by_clan(counts: Sequence[int]) -> Joined:
    """Who has how many; those without any are left out."""
    return joined(text("gw-tidy-count", player=Named(clan), n=n) for clan, n in enumerate(counts) if n)


def named(clan: int, what: Fact) -> Text:
    return text("gw-tidy-of-clan", player=Named(clan), what=what)


def or_none(fact: Fact | None) -> Fact:
    """A dash where there is nothing."""
    empty = fact is None or (isinstance(fact, Joined) and not fact.join)
    return text("gw-board-none") if empty or fact is None else fact
