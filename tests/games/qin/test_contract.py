"""Qin keeps the contract, on both boards and for every number of players."""

import pytest

from mandate.core.contract import check_game
from mandate.games.qin.rules.game import QIN

TINY = "R..V\n.Y..\nV..B\n....\n"


@pytest.mark.parametrize("board", ["bird", "lion"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_qin_keeps_the_contract(board: str, players: int) -> None:
    tally = check_game(QIN, {"players": players, "board": board}, games=2, seed=f"{board}{players}")
    assert tally.choices > 60


@pytest.mark.parametrize("players", [2, 3, 4])
def test_qin_keeps_the_contract_with_resignations_and_fair_starts(players: int) -> None:
    options = {"players": players, "board": "lion", "fair_start": True, "first": "random"}
    check_game(QIN, options, games=3, seed=players, resignations=0.02)


def test_qin_keeps_the_contract_on_a_tiny_map_where_passes_happen() -> None:
    check_game(QIN, {"players": 3, "board": TINY}, games=40, seed=4, looks=1.0)


@pytest.mark.clause("qin.secret")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_reshuffle_of_what_is_hidden_cannot_be_seen(players: int) -> None:
    """At least 10,000 comparisons over the three runs; each one could fail by itself."""
    tally = check_game(QIN, {"players": players, "board": "bird"}, games=3, seed=f"leak{players}", looks=0.35)
    assert tally.comparisons >= 3400
