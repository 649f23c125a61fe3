"""What a table's game says of it; of a frozen table's game that may not be there any more."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from mandate.core.errors import Problem
from mandate.core.game import Game
from mandate.games import find
from mandate.table.table import Table

Told = TypeVar("Told")
Otherwise = TypeVar("Otherwise")


def told_by_game(table: Table, tell: Callable[[Game], Told], otherwise: Otherwise) -> Told | Otherwise:
    """What the rules tell; `otherwise` where the table is frozen, and its game or its options are unknown."""
    try:
        return tell(find(table.opened.plan.game))
    except Problem:
        if table.frozen is None:
            raise
        return otherwise
