"""Queries to a table's game, which may no longer exist if the table is frozen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from mandate.core.errors import Problem
from mandate.core.game import Game
from mandate.games import find
from mandate.table.table import Table

Answer = TypeVar("Answer")
Otherwise = TypeVar("Otherwise")


def ask_game(table: Table, ask: Callable[[Game], Answer], otherwise: Otherwise) -> Answer | Otherwise:
    """Ask the game; `otherwise` if the table is frozen and its game or its options are unknown."""
    try:
        return ask(find(table.opened.plan.game))
    except Problem:
        if table.frozen is None:
            raise
        return otherwise
