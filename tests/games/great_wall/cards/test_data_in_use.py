"""Every number of the data files is read by the rules: one that nothing reads would be corrected in vain."""

from __future__ import annotations

import ast
import dataclasses
from pathlib import Path

import pytest

import mandate.games.great_wall as package
from mandate.games.great_wall.cards import automata, board, catalog, coop, hordes
from mandate.games.great_wall.cards.box import OURS

ROOM = Path(package.__path__[0])
READERS = {
    "board_data.py", "cards.py", "clan_cards.py", "coop_cards.py", "command_cards.py", "horde_cards.py",
    "reading.py",
}  # fmt: skip
# where a number comes from; names come from the catalogs; what says how to read the rest; rulings
ONLY_FOR_READERS = {"source", "name", "regular", "location", "cards", "rulings"}


def trees() -> dict[Path, ast.Module]:
    return {
        path: ast.parse(path.read_text("utf-8")) for path in ROOM.rglob("*.py") if path.name not in READERS
    }


TREES = trees()
ATTRIBUTES = {
    node.attr for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.Attribute)
}


def keys_of(name: str) -> set[str]:
    """With what this is looked up, as in `numbers["barricades"]`, `board.prices["save"]`."""
    found = set()
    for tree in TREES.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
                called = (
                    node.value.id if isinstance(node.value, ast.Name) else getattr(node.value, "attr", "")
                )
                if called == name:
                    found.add(str(node.slice.value))
    return found


def test_every_number_of_the_board_is_looked_up_by_its_name() -> None:
    fixed = {"generals_dealt", "advisors_dealt", "horde_rows"}  # the rules are built on them
    assert keys_of("numbers") | fixed == set(OURS.numbers)


def test_every_price_of_the_board_is_looked_up() -> None:
    of_soldiers = set(OURS.board.soldiers)  # by their types
    assert keys_of("prices") | of_soldiers == set(OURS.board.prices)


@pytest.mark.parametrize(
    "kind",
    [
        kind
        for module in (board, catalog, automata, coop, hordes)
        for kind in vars(module).values()
        if dataclasses.is_dataclass(kind) and isinstance(kind, type) and kind.__module__ == module.__name__
    ],
    ids=lambda kind: kind.__name__,
)
def test_every_field_of_an_entry_is_read(kind: type) -> None:
    fields = {field.name for field in dataclasses.fields(kind)}
    assert fields - ATTRIBUTES - ONLY_FOR_READERS == set()
