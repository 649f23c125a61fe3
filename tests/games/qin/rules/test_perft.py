"""The published table of docs/perft.md, counted again, and its small depths by the oracle too."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.perft import count
from mandate.games.qin.rules.state import QinState
from tests.games.qin.oracle import qin_oracle as oracle

PAGE = Path(__file__).parents[4] / "docs" / "perft.md"
MAPS = {"bird": oracle.BIRD, "lion": oracle.LION}
DEEPEST = 3  # deeper ones take seconds each; one of them is counted below


class Published(NamedTuple):
    board: str
    players: int
    tiles: str
    counts: list[int]


def published() -> list[Published]:
    tables = []
    for part in PAGE.read_text("utf-8").split("\n## ")[1:]:
        title = re.match(r"(\w+), (\d) players", part)
        deal = re.search(r"```\n(.*?)```", part, re.DOTALL)
        assert title is not None
        assert deal is not None
        counts = [int(n.replace(",", "")) for n in re.findall(r"\| \d+ \| ([\d,]+) \|", part)]
        tables.append(Published(title[1].lower(), int(title[2]), " ".join(deal[1].split()), counts))
    return tables


def begin(table: Published) -> QinState:
    options = {"players": table.players, "board": table.board}
    return QIN.begin({"options": options, "tiles": table.tiles})


@pytest.mark.parametrize("table", published(), ids=lambda table: f"{table.board}-{table.players}")
def test_the_published_numbers_are_right(table: Published) -> None:
    assert len(table.counts) == 4
    state = begin(table)
    assert [count(state, depth + 1) for depth in range(DEEPEST)] == table.counts[:DEEPEST]


def test_one_of_the_deepest_numbers_is_right() -> None:
    table = published()[0]
    assert count(begin(table), 4) == table.counts[3]


def test_counting_changes_nothing_and_no_choice_is_one_sequence() -> None:
    state = begin(published()[0])
    before = state.digest()
    assert count(state, 0) == 1
    assert state.digest() == before


@pytest.mark.parametrize("table", published(), ids=lambda table: f"{table.board}-{table.players}")
def test_the_oracle_counts_the_first_two_depths_alike(table: Published) -> None:
    tiles = table.tiles.split()
    start = next(oracle.trace(MAPS[table.board], table.players, 0, tiles, [], legal=True))
    assert len(start["legal"]) == table.counts[0]
    total = 0
    for token in start["legal"]:
        *_, after = oracle.trace(
            MAPS[table.board], table.players, 0, tiles, [(0, f"{token}/{pile(start['piles'])}")], legal=True
        )
        total += len(after["legal"])
    assert total == table.counts[1]


def pile(sizes: list[int]) -> int:
    """The default pile, counted from 1: the highest, the leftmost of equals."""
    return sizes.index(max(sizes)) + 1
